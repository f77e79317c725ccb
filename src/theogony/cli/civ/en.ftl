### Civilization: A New Dawn at the terminal.

## Letters of types, of terrain, of resources

letter-culture = C
letter-science = S
letter-economy = E
letter-industry = I
letter-military = M

ground-grassland = G
ground-hills = H
ground-forest = F
ground-desert = D
ground-mountains = M
ground-water = ~
ground-wonder = N

short-marble = Ma
short-mercury = Me
short-oil = Oi
short-diamond = Di

sign-carthage = Ca
sign-kumasi = Ku
sign-brussels = Br
sign-seoul = Se
sign-geneva = Ge
sign-mohenjo_daro = Mo
sign-buenos_aires = Bu
sign-kabul = Ka
sign-torres_del_paine = To
sign-cliffs_of_dover = Cl
sign-mt_everest = Ev
sign-crater_lake = Cr
sign-grand_mesa = Gr
sign-galapagos_islands = Ga
sign-mt_kilimanjaro = Ki
sign-pantanal = Pa

short-dial = tech
short-trade = TT
short-production = PP

amount-trade = { $n ->
    [one] 1 trade token
   *[other] { $n } trade tokens
}
amount-production = { $n } production

## The screen

next-event = end of round: { $event }
dial-spawn = barbarians appear
dial-calm = no event
dial-move = barbarians move
dial-trade = tokens for mature cities
victory = Victory cards
offer = Wonders on offer
short-offer = Wonders on offer:
instead = instead of { $printed }
free = at no cost
places-on-map = { $count } places, numbered on the map
ask-payment = How do you pay for { $wonder }? It takes { $left } more production: a resource brings 2, a trade token 1.
ask-entrance = Where does the caravan from the card go? It takes a shortest way.
ask-step = Where does the caravan at { $hex } go? It takes a shortest way.
none-spent = none
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
dialled = to { $space }
new-card = card of level { $level }
stands = { $attack } to { $defence }
guests-serve = { $count ->
    [one] 1 city-state
   *[other] { $count } city-states
}
tokens-on = { $count } of 3 trade tokens
full = full: 3 of 3 trade tokens
serves = as a trade token, stays yours
serves-as = as { $resource }, stays yours
caravan-on-card = A caravan from the card
at = at { $hex }
target-capital = capital of { $player }
target-city = city of { $player }
target-token = control token of { $player }
target-reinforced = reinforced token of { $player }
target-barbarian = barbarian { $letter }
odds = Before the dice it is your value to that of the defence.
odds-span = 4–6 means: 6 with all trade tokens.
pass-advance = Leave the dial where it is
pass-start = None
pass-deed = Nothing
pass-again = No
pass-second = No
pass-visit = No card
pass-step = Stop here
pass-caravan = No other
pass-attack = No attack
pass-take = None
pass-treaty = No card
left-to-place = Left: { $tokens } control tokens, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}. Caravans: { $caravans } on the card, on the map: { $away }.

## The short log

log-resolves = { $player } resolves { $focus } from slot { $slot }{ $other ->
    [yes] , counted as { $strength }
   *[no] { "" }
}.
log-placed = { $player } places { $count ->
    [one] a control token
   *[other] control tokens
} at { $places }.
log-took_back = { $player } takes back { $count ->
    [one] the control token
   *[other] the control tokens
} at { $places }.
log-lost_token = { $player } loses { $count ->
    [one] the control token
   *[other] the control tokens
} at { $places }.
log-reinforced = { $player } reinforces { $places }.
log-weakened = { $player } loses the reinforcement at { $places }.
log-founded = { $player } has { $count ->
    [one] a new city
   *[other] new cities
} at { $places }.
log-lost_city = { $player } loses { $count ->
    [one] the city
   *[other] the cities
} at { $places }.
log-gained_trade = { $player } gets { $count ->
    [one] a trade token: slot
   *[other] { $count } trade tokens: slot
} { $slots }.
log-took_trade = { $player } takes { $count ->
    [one] a trade token
   *[other] { $count } trade tokens
} from { $rival }.
log-won_attack = { $player } attacks { $hex } and wins, { $attack } to { $defence }.
log-repelled = { $player } attacks { $hex } and fails, { $attack } to { $defence }.
log-caravan_moved = { $player } moves { $count ->
    [one] a caravan
   *[other] caravans
} to { $places }.
log-arrived = { $player } visits { $places } with { $count ->
    [one] a caravan
   *[other] caravans
}.
log-caravan_home = { $player } gets back { $count ->
    [one] the caravan
   *[other] the caravans
} at { $places }.
log-dial_spawn = { $count ->
    [0] No barbarian appears.
   *[other] Barbarians appear: { $places }.
}
log-dial_calm = The event dial brings nothing.
log-dial_move = { $count ->
    [0] No barbarian gets anywhere.
   *[other] Barbarians move: { $places }.
}
log-dial_trade = Mature cities bring trade tokens.

## What is shown on demand

legend-owner = The number of the player, then: ★ capital, ■ city, W with a wonder, ○ control token, ● reinforced one, » caravan.
legend-mature = Filled (★ ■) is a mature capital or city, hollow (☆ □) one that is not: a control token around it is still missing.
legend-others = !A or A is a barbarian, W a wonder without a city, two letters are a resource (Ma Me Oi Di), = is a city-state, ◆ a natural wonder.
legend-named = There are: { $signs }.
legend-dial = Events, the next first: { $events }.
legend-direction = When barbarians move, a die says where to: { $numbers }.
legend-printed = @A: barbarian A appears here again; = without colour: a conquered city-state. + means more than fits.
legend-options = [3] is legal, (3) is legal at a price.
legend-trade = Focus cards in slots 1 to 5: letter of the type and level; ● trade tokens, = city-states, ◆ natural wonders that lie on the card.
below = { $count } below it
to-win = Whoever has an agenda on each of these cards wins at the end of the round.
focus-facts = Focus card, { $type }, level { $level }.
leader-facts = Focus row at the start: { $row }.
wonder-facts = Wonder, { $type }, { $era }. Cost: { $cost }; to be paid with: { $resources }.
city_state-facts = City-state, { $type }.
agenda-facts = Agenda of the victory card “{ $card }”.
natural-facts = Natural wonder; counts as { $resource }.
diplomacy-facts = Diplomacy card; every player has one to give.
era-ancient = ancient
era-medieval = medieval
era-modern = modern
kind-focus = Focus cards
kind-leader = Leaders
kind-wonder = Wonders
kind-city_state = City-states
kind-diplomacy = Diplomacy cards
kind-agenda = Agendas
kind-natural = Natural wonders
kind-tile = Map tiles
kind-part = Maps, dials and pieces
field-name_de = German name
field-effect = text and numbers
field-row = row at the start
field-cost = cost and resources
field-pair = pair of agendas
field-resource = resource
field-terrain = terrain
field-icons = what lies on it
field-numbers = numbers
origin-rulebook = printed in the rulebook
origin-reference = from public sources
origin-doubtful = from few public sources, with doubts left
origin-reconstructed = reconstructed
tile-name = Tile { $tile }, side { $side }
tile-facts = Map tile. Its spaces, the middle first, the tip with the number last:
space-with = { $terrain } with { $icon }
space-else = { " " }(elsewhere read as { $terrain })
icon-barbarian = barbarian { $letter }
icon-capital = capital
part-pieces = Pieces
says-pieces = For each player 31 control tokens, 7 cities and a capital, 3 caravans; 8 resources of each sort, 9 barbarians, 8 water tokens.
part-terrain = Terrain
says-terrain = Difficulty: grassland 1, hills 2, forest 3, desert 4, mountains 5, water 1, natural wonders 5.
part-tech_dial = Tech dial
says-tech_dial = Level II at 3 and 6, III at 10 and 14, IV at 19 and 24; beyond 24 it goes back to 15. That and the IV at 24 are printed in the rulebook.
part-event_dial = Event dial
says-event_dial = In this order: barbarians appear, nothing, barbarians move, trade tokens for mature cities, barbarians move. One source has the order; the rulebook explains the icons.
part-direction_token = Barbarian direction token
says-direction_token = The numbers 1 to 6 in clockwise order. Any other order plays alike, as the token is laid any way round.
part-city_state_tokens = City-state tokens
says-city_state_tokens = Two sides each: Carthage and Kumasi, Brussels and Seoul, Geneva and Mohenjo-Daro, Buenos Aires and Kabul.
part-first_map = Map of the first game
says-first_map = Where its tiles lie and which join for three and for four players: from a public source that does not call it the first map, not compared with the picture in the rulebook.
part-advanced_core = Core of an advanced map
says-advanced_core = The four tiles in the middle of the first map, for side B in the mirror: not compared with the picture in the rulebook.

## Commands

command-row = row
help-row = your focus cards and abilities in full
command-wonders = wonders
help-wonders = the wonders on offer in full
command-victory = victory
help-victory = the agendas in full

## The end

winner = { $count ->
    [one] { $players } wins with agendas on { $score } victory cards.
   *[other] { $players } share the victory with agendas on { $score } victory cards.
}
tie-1 = Wonders
tie-2 = Friendly spaces
tie-3 = Latest seat after the start player

## Examples for the help

example = build oracle
example-rule = civ.turn.choose
example-words = trade token
