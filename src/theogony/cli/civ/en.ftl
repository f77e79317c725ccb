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
short-dial = tech
short-trade = TT
short-production = PP

amount-trade = { $n ->
    [one] 1 trade token
   *[other] { $n } trade tokens
}
amount-production = { $n } production

## The screen

next-event = next event: { $event }
dial-spawn = barbarians appear
dial-calm = none
dial-move = barbarians move
dial-trade = trade tokens for mature cities
victory = Victory cards
offer = Wonders on offer
places-on-map = { $count } places, numbered on the map
left-to-place = Left: { $tokens } control tokens, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}. Caravans: { $caravans } on the card, on the map: { $away }.

## What is shown on demand

legend-owner = The number of the player, then: ★ capital, ■ city, W city with a wonder, ○ control token, ● reinforced, » caravan.
legend-others = !A or A is a barbarian, = a city-state with its first letters, ◆ a natural wonder, two letters a resource (Ma Me Oi Di), + means more than fits.
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
field-name_de = German name
field-effect = text and numbers
origin-rulebook = printed in the rulebook
origin-reference = from public sources
origin-doubtful = from few public sources, with doubts left

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

## Examples for the help

example = build oracle
example-rule = civ.turn.choose
example-words = trade token
