### Deus, base game: words, questions, answers, the log, refusals and set-up. Texts in our own words.

## Goods

good-gold = gold
good-wood = wood
good-stone = stone
good-clay = clay
good-wheat = wheat
good-vp = VP

## Kinds of cards, and forms for the pieces and rows of a kind

kind-maritime = maritime
    .one = ship
    .a = a ship
    .many = ships
    .row = maritime row
kind-production = production
    .one = production piece
    .a = a production piece
    .many = production pieces
    .row = production row
kind-science = science
    .one = science piece
    .a = a science piece
    .many = science pieces
    .row = science row
kind-civil = civil
    .one = civil piece
    .a = a civil piece
    .many = civil pieces
    .row = civil row
kind-military = military
    .one = army
    .a = an army
    .many = armies
    .row = military row
kind-temple = temple
    .one = temple
    .a = a temple
    .many = temples
    .row = temple row

## Gods, terrain, cards that lie face down

god-neptune = Neptune
god-ceres = Ceres
god-minerva = Minerva
god-vesta = Vesta
god-mars = Mars
god-jupiter = Jupiter

terrain-field = field
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
terrain-sea = sea
terrain-village = village

card-face_down = Face-down card

## Questions. Where things are chosen one by one, each comes no earlier in the order than the one before.

ask-turn = Build a card, or make an offering? The first card you offer will lie on top.
ask-payment = { $left ->
    [one] How do you pay 1 { $good } for { $card }?
   *[other] How do you pay { $left } { $good } for { $card }? A resource pays 1 of them, gold pays all.
}
ask-region = Where do you place the { $kind-one }?
ask-row = In which row do you lay the card face down? It costs 1 gold for each place in the row.
ask-offer = Which card do you offer next? Choose in the order listed; when that is all: nothing more.
ask-god = Jupiter lets you choose: which god do you invoke with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}?
ask-resource = { $left ->
    [one] Ceres gives you 1 resource: which?
   *[other] Ceres gives you { $left } resources: which is next? The order is wood, stone, clay, wheat.
}
ask-buy = Which resource do you buy next, for { $price_each } gold? You may buy { $left ->
    [one] 1.
   *[other] up to { $left }, in the order wood, stone, clay, wheat.
}
ask-sell = How much { $good } do you sell, for { $each } { $reward } apiece?
ask-sell_any = Which resource do you sell next, for { $each } { $reward }? You may sell { $left ->
    [one] 1.
   *[other] up to { $left }, in the order wood, stone, clay, wheat.
}
ask-sell_set = Do you sell 1 wood, 1 stone, 1 clay and 1 wheat together for { $amount } { $reward }?
ask-production = { $per_building ->
    [0] Which production building yields 1 resource?
   *[other] Which production building yields 1 resource for each building in its region?
}
ask-draw = How many cards do you draw? The number is fixed before you see the first.
ask-gift = { $left ->
    [one] Mars puts 1 piece of your choice on your tableau: which?
   *[other] Mars puts { $left } pieces of your choice on your tableau: which is next? The order is maritime, production, science, civil, military.
}
ask-temple_site = In which of your regions does the temple stand?
ask-piece = { $must ->
    [0] You may put { $left ->
        [one] 1 piece
       *[other] up to { $left } pieces
    } on your tableau
   *[other] You put { $left ->
        [one] 1 piece
       *[other] { $left } pieces
    } on your tableau
}: { $left ->
    [one] which?
   *[other] which is next? The order is maritime, production, science, civil, military.
}
ask-activate = Which card of your { $kind-row } do you activate?
ask-village = From which village do you take { $most ->
    [one] 1 VP
   *[other] up to { $most } VP
}?
ask-victim = From whom do you steal { $amount ->
    [one] 1 { $good }
   *[other] up to { $amount } { $good }
}? { $left ->
    [one] You may rob one player.
   *[other] You may rob one player after the other, in the order of seats.
}
ask-army = Which army moves next, by up to { $steps ->
    [one] 1 region
   *[other] { $steps } regions
}? { $left ->
    [one] One army may move.
   *[other] Up to { $left } armies may move, one after the other.
}
ask-move = Where does the army at { $hex } go, by up to { $steps ->
    [one] 1 region
   *[other] { $steps } regions
}?
ask-start_piece = Choose a piece for your tableau, secretly and in the order maritime, production, science, civil, military.

## Answers

answer-build = Build { $card }
answer-offer = Offer { $card }
answer-joker = Lay { $card } face down as a joker
answer-activate = Activate { $card }
answer-hex = Space { $hex }
answer-resource = 1 { $good }
answer-pay = Pay with { $good }
answer-piece = 1 { $piece-one }
answer-row = The { $row-row }
answer-god = { $god }
answer-seat = { $seat }
answer-number = { $number }

## The log

event-turn = Round { $round }: { $seat } is to move.
event-passed = { $seat } holds no card, cannot draw any, and passes.
event-gained = { $seat } gains { $amount } { $good }.
event-paid = { $seat } pays { $amount } { $good }.
event-spared = { $seat } leaves 1 { $good } out, by a temple.
event-paid_to = { $seat } pays { $amount } { $good } to { $victim }.
event-put_back = { $seat } puts { $amount } { $good } back into the supply.
event-stole = { $amount ->
    [0] { $seat } finds nothing to steal: { $victim } has 0 { $good }.
   *[other] { $seat } steals { $amount } { $good } from { $victim }.
}
event-robbed = { $seat } steals { $amount } VP from { $victim }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-shuffled = { $amount ->
    [one] The discard pile becomes the new draw pile: 1 card.
   *[other] The discard pile is shuffled and becomes the new draw pile: { $amount } cards.
}
event-set_aside = { $seat } sets { $card } aside for the offering.
event-set_aside-hidden = { $seat } sets a card aside for the offering.
event-offered = { $amount ->
    [one] { $seat } offers 1 card: { $card }.
   *[other] { $seat } offers { $amount } cards with { $card } on top.
}
event-invoked = { $seat } invokes { $god }.
event-laid = { $seat } builds { $card }.
event-laid_elsewhere = { $seat } builds { $card } and lays it into the { $row-row }.
event-laid_face_down = { $seat } lays { $card } face down in the { $kind-row }.
event-laid_face_down-hidden = { $seat } lays a card face down in the { $kind-row }.
event-activated = { $seat } activates { $card }.
event-placed = { $seat } places { $kind-a } at { $hex }.
event-no_temple_left = No temple piece is left: the temple of { $seat } goes without one.
event-moved = { $seat } moves an army from { $from } to { $hex }.
event-took_piece = { $seat } puts { $amount ->
    [one] { $kind-a }
   *[other] { $amount } { $kind-many }
} on the tableau.
event-attacked = The village at { $hex } is attacked; it is worth { $amount } VP.
event-besieged = { $seat } besieges the village at { $hex }, which loses { $amount } VP.
event-emptied = The village at { $hex } has nothing left and counts as attacked.
event-chose_pieces = { $seat } has chosen { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
}.
event-revealed = { $amount ->
    [one] { $seat } starts with 1 { $kind-one }.
   *[other] { $seat } starts with { $amount } { $kind-many }.
}
event-last_round = The end is near: { $turns ->
    [one] 1 more turn is played.
   *[other] { $turns } more turns are played.
}
event-stalemate = For { $rounds } rounds nobody has built: the game ends as it stands.
event-ended = The game is over.

## Refusals: why something is not possible now

why-deus-turn-must = You must build a card or offer cards from your hand; there is no passing.
why-deus-build-playcard = This card is not in your hand.
why-deus-build-piece-needed = You have no piece of this kind on your tableau.
why-deus-build-rowlimit = There is no room left in this row.
why-deus-pay-cost = You cannot pay this cost, not even with gold for what is missing.
why-deus-pay-gold4 = Pay with the resource that is asked for if you have it, or with gold if you have enough.
why-deus-place-village-never = Nothing is ever built on a village.
why-deus-place-ship-sea = A ship can be built at sea only.
why-deus-place-land-nosea = Only ships can be built at sea.
why-deus-place-foreign = Regions that other players occupy are closed to you.
why-deus-place-different = Two pieces of the same kind cannot be built in one region.
why-deus-place-first = Your first piece must be placed on the edge of the board.
why-deus-place-first-distance = Your first piece must keep its distance from the other players.
why-deus-place-next-adjacent = A piece goes to a region you occupy or to an empty one next to it.
why-deus-place-edgebuy-price = Away from your regions, a place on the edge costs 3 VP, which you lack.
why-deus-temple-next = Another temple takes at least as many cards for each of the five standard kinds as you have temples.
why-deus-temple-nosea = A temple cannot be built at sea.
why-deus-temple-oneper = A region has room for one temple only.
why-deus-temple-notempty = A temple can only be built where you already have a building.
why-deus-temple-pin = This army must stay: without it the temple would be alone.
why-deus-move-step = This is out of the army's reach.
why-deus-move-upto = No army that may still move stands there.
why-deus-move-through = An army may pass another player's region, but not stop there.
why-deus-move-village-over = An army may pass a village, but not stop there.
why-deus-move-sea-empty = Without a ship of yours, an army cannot go to sea.
why-deus-move-sea-foreign = Another player's ship closes this sea region.
why-deus-move-stack = This region has all the armies it may hold.
why-deus-card-blue-bought = You can only buy what the general supply still has, in the order wood, stone, clay, wheat.
why-deus-card-blue-sold = You can only sell resources you have, in the order wood, stone, clay, wheat.
why-deus-card-blue-trade = You can only sell as many as you have and the card allows.
why-deus-effects-partial = This sale takes all four resources or none: answer yes or no.
why-deus-effects-declaredraw = You can only draw as many cards as the effect allows, your hand can hold and the piles have.
why-deus-card-green-ownterrain = You have no production building there.
why-deus-card-yellow-pieces = You can only take pieces your personal supply has, in the order of the kinds, and all of them if you must.
why-deus-card-yellow-activate = No such card lies face up in this row of yours.
why-deus-card-siegetower = There is no village with VP and an army of yours next to it.
why-deus-card-red-adjacent = This player has no region next to one of your armies, or it is too late for this seat.
why-deus-offer-discard = You can only offer cards you still hold, in the order listed.
why-deus-offer-jupiter = Choose one of the other five gods.
why-deus-offer-ceres-any = Ceres gives only what the general supply still has, in the order wood, stone, clay, wheat.
why-deus-variant-joker-once = You have used your joker already, or this table plays without jokers.
why-deus-variant-joker-cost = You lack the gold for a joker: 1 for each place in its row.
why-deus-variant-joker-facedown = A joker goes to one of the five standard rows.
why-deus-variant-start-limits = You can choose at most 5 of a kind, in the order of the kinds, until your number is complete.
why-deus-effects-optional = At this table effects are compulsory: you have to do as much as you can.
why-deus-hand-limit = You cannot hold more than 10 cards.
why-deus-pile-bothempty = The two piles do not have so many cards.
why-deus-offer-ceres-short = The general supply has none of this resource left.
why-deus-pay-gold-fixed = One resource cannot stand in for another, nor for gold.
why-deus-offer-mars-noextra = Mars gives only pieces your personal supply has, in the order of the kinds.

## Set-up

switch-first_distance = Distance of the first piece
switch-first_distance-text = How many steps the first piece keeps from other players' regions: 3, so that two regions lie in between, or 2.
switch-edgebuy_first = First piece for VP
switch-edgebuy_first-text = Whether the first piece, too, may be placed on the edge for 3 VP, without keeping its distance.
switch-hole_is_edge = Holes make edges
switch-hole_is_edge-text = Whether regions around an enclosed gap in the board count as regions on the edge.
switch-effects_optional = Optional effects
switch-effects_optional-text = Whether effects may be declined or used only in part; pure gains happen in any case.
switch-army_limit = Armies in a region
switch-army_limit-text = How many armies of a player may stand in one region after a move: 2 or 1.
switch-emptied_is_attacked = Emptied villages
switch-emptied_is_attacked-text = Whether a village that loses its last VP to a card counts as attacked.
switch-final_tie = Equal totals
switch-final_tie-text = Whether equal totals share the victory, or most temples and then most gold decide.
switch-vp_open = Open VP
switch-vp_open-text = Whether everybody sees the VP of the other players during the game.
switch-start_pieces = Pieces at the start
switch-start_pieces-text = The standard start gives 2 pieces of each kind; with a number, all choose so many of any kinds in secret.
switch-start_choice = When pieces are chosen
switch-start_choice-text = Whether the pieces of the alternative start are chosen before or after the cards are dealt.
switch-layout = Layout
switch-layout-text = The shape the tiles are laid in: one of the named ones, or a list of tiles of your own.
switch-joker = Joker card
switch-joker-text = Whether all players may once build with any card laid face down, for gold instead of its cost.

layout-standard = Standard
layout-line = Line
layout-star = Star
layout-parallelogram = Parallelogram
layout-open_flower = Open flower
layout-trapezoid = Trapezoid
layout-tailed_triangle = Triangle with a tail

## Results and card browser

source-gained = VP gained in play
source-temples = Temples
source-most_gold = Most gold
source-most_wood = Most wood
source-most_stone = Most stone
source-most_clay = Most clay
source-most_wheat = Most wheat

provenance-rulebook = printed in the rulebook
provenance-reference = from a public source
provenance-reconstructed = reconstructed
