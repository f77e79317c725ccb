### Deus at the terminal.

## Letters on the map, and heads of columns

letter-maritime = M
letter-production = P
letter-science = S
letter-civil = C
letter-military = A
letter-temple = T

ground-field = field
ground-forest = forest
ground-swamp = swamp
ground-mountain = mount.
ground-sea = sea

short-gold = Go
short-wood = Wo
short-stone = St
short-clay = Cl
short-wheat = Wh
short-vp = VP
short-combat_marker = ▲
short-hand = Ca

map-village = V { $vp } VP
map-ruin = V –

## The screen

last-round = Last round: { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
supply = Supply
market = Market
barges = barges
ends = Left: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $villages ->
    [one] 1 village
   *[other] { $villages } villages
}
piles = Draw pile { $deck }, discards { $discard }
box = , box { $box }
hand = Hand
offered = Chosen so far: { $cards }
ask-payment = How do you pay for { $card }?
spared = without { $goods }
pass-once = Do not use it
brings = brings { $goods }
cards-laid = { $count ->
    [0] –
    [one] 1 card
   *[other] { $count } cards
}
use-build = build
use-offer = offer
use-joker = joker

## What is shown on demand

legend = On the map: the number of the player, then a letter for each piece. [3] is legal, (3) is legal at a price. V is a village with its VP.
stock = Pieces of a kind: ● ready on the tableau, ○ in the personal supply, · built. Cards are carried out from left to right, from top to bottom.
legend-scribe = § is a civil piece with the scribe under it.
legend-markers = ▲ is a combat marker; a small a in a village is an army laid down there.
legend-coins = $ is a coin: the next activation of the card is double.
legend-tiles = +3 VP are tiles on a temple.
legend-garrisons = ▲2 is a combat marker of player 2: right behind the pieces on their area, before the cards on the row. The own five: ● ready, ○ in the stock, · used.
legend-barges = Barges 4/5 [2 3]: 4 resources, 5 slots, on barges of 2 and 3.
barges-left = Barges in the supply, by size: { $barges }.
hand-empty = Your hand is empty.
holds = { $goods }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
set-base = Deus
set-egypt = Deus: Egypt
cost-by-rank = { $gold } gold for each rank
short-by-rank = { $gold }Go/rank
card-condition = Its piece goes where at least { $least ->
    [one] 1 building of yours stands
   *[other] { $least } buildings of yours stand
} already.
card-facts = Cost: { $cost }. Copies: { $copies }. Offered on top, it calls { $god }.
field-name_de = German name
field-effect = effect
field-cost = cost
field-copies = copies

## Commands

command-hand = hand
help-hand = your cards in full
command-rows = rows
help-rows = your played cards in full

## Leaving and the end

winner = { $count ->
    [one] { $players } wins with { $score } VP.
   *[other] { $players } share the victory with { $score } VP.
}
tie-1 = Temples
tie-2 = Gold

## Examples for the help

example = build forum
example-rule = deus.map.edge
example-words = village vp
