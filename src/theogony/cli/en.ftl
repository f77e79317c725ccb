### The terminal's own texts.

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
map-too-large = The map does not fit here; type: map

## The screen

round = Round { $round }
starts = { $player } starts the rounds
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
log = Log
hand = Hand
waiting = { $player } is to move.
offered = Chosen so far: { $cards }
hint = a number or a name; help lists the commands
use-build = build
use-offer = offer
use-joker = joker
bot-greedy = Greedy { $number }
bot-random = Random { $number }

## The short log

log-gained = { $player } gains { $goods }.
log-paid = { $player } pays { $goods }.
log-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.

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
origin = Where this comes from: { $origins }.
is-offered = { $name } is possible: number { $number }.
preview = { $option } brings:
preview-nothing = Nothing that can be known before the next question.

## Commands

help-answers = Answer with a number, a name such as “build forum” or “hex 3,-1”, or the beginning of one; Tab completes. Enter alone shows the table again.
command-help = help
argument-help = [CARD]
help-help = this list, or all about a card
command-undo = undo
help-undo = take back your last answer, as long as nothing new was learned
command-why = why
argument-why = NAME
help-why = why something is not offered: “why build forum”, “why hex 3,-1”
command-preview = preview
argument-preview = NUMBER
help-preview = what an answer brings
command-rules = rules
argument-rules = ID or words
help-rules = look up rules: “rules deus.map.edge”, “rules village vp”
command-map = map
help-map = the whole map and what its letters mean
command-log = log
help-log = everything that happened
command-hand = hand
help-hand = your cards in full
command-rows = rows
help-rows = your played cards in full
command-opponents = opponents
help-opponents = what lies open of the others
command-save = save
argument-save = [FILE]
help-save = keep the game in a file
command-quit = quit
help-quit = leave; the game is kept and you are told how to go on

## Answers to what was typed

no-option = There is no “{ $said }” here: type a number from { $first } to { $last }, a name, or help.
which-option = “{ $said }” may be: { $options }.
no-name = Nothing is called “{ $said }”: names are like “build forum” or “hex 3,-1”.
no-card = No card is called “{ $said }”.
which-card = “{ $said }” may be: { $cards }.
no-rule = No rule has the ID or the words “{ $said }”.
why-what = Say what you miss: “why build forum”, “why hex 3,-1”.
asked-now = This does not answer the question “{ $question }”
preview-what = Say what to look at: “preview 1”.
no-undo = There is nothing to take back: something new was learned, or the turn has passed on.
hand-over = Please hand over to { $player }. Nobody else should look.
press-enter = Enter: go on.{ " " }

## Leaving and the end

saved = Saved to { $file }. To go on: { $hint }
not-saved = { $file } cannot be written: { $reason }.
left = The game is kept in { $file }. To go on:
left-nothing = Nothing was played yet, so nothing is kept.
total = Total
place = Place
winner = { $count ->
    [one] { $players } wins with { $vp } VP.
   *[other] { $players } share the victory with { $vp } VP.
}
save-record = Save the record? A file name, or Enter to leave:{ " " }
kept = The record is kept in { $file }.
no-record-there = it holds something else than a record
