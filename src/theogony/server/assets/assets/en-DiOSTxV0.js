var e=`### Texts of the pages around the game.

## Pages

about = About
about-what = Theogony plays civilisation-building board games exactly, rule by rule. One rules engine answers every question here; the page only draws what it says.
about-license = The MIT licence covers our code, texts and drawings.
disclaimer = Theogony is an independent, non-commercial implementation, not made, endorsed or supported by the games' publishers. Names of games and cards say what is meant and belong to their owners. It contains no publisher's art or text. Numbers marked reconstructed are ours.
disclaimer-short = Independent and non-commercial; not made or endorsed by the games' publishers.
pages = Pages
to-start = To the start page
loading = One moment …
load-failed = This page could not be loaded.
hero = Build a civilisation, call the gods
hero-text = Deus with its expansion Egypt, every card and every variant: alone against bots, with friends on one screen, or with friends elsewhere.
your-name = Your name
guest = Guest
name = Name
play-now = Play now
play-now-text = You against two bots. Nothing to register.
play-now-slow = The bots are of the level “{ $level }”: the rules run interpreted here, so stronger ones are slow. A priest takes about { $seconds } seconds a turn.
new-table = New table
list-mine = My games
list-open = Open tables
list-watch = Watch
list-finished = Finished games
none-mine = You are in no game at the moment.
none-open = No table waits for players.
none-watch = No game is being played.
none-finished = No game has been finished yet.
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
more-tables = More tables
private = private
private-text = Private: only those who sit here see this table.
private-lobby = Private: as soon as every seat is taken, only those who sit here see this table.
damaged = damaged
damaged-text = It cannot be opened. The server says: “{ $said }”
download-left = Download the data
your-turn = Your turn
game-deus = Deus
game-civ = Civilization

## New table

game = Game
table-title = Name of the table
optional = if you like
seats = Seats
seat-number = Seat { $number }
remove-seat = Remove seat { $number }
add-seat = Add a seat
seatkind-me = Me
seatkind-me-text = you
seatkind-here = At this screen
seatkind-invite = By invitation
seatkind-invite-text = You get a link that seats one person.
seatkind-open = Open
seatkind-open-text = Anybody may sit down.
seatkind-bot = Bot
level = Level
level-novice = Novice
level-apprentice = Apprentice
level-builder = Builder
level-priest = Priest
level-demigod = Demigod
level-random = Random
level-greedy = Greedy
level-slow = { $level }, about { $seconds } s a turn
slow-bots = The rules run interpreted here, so strong bots are slow: a priest takes about { $seconds } seconds a turn.
variants = Variants and rulings
preset = Set of rules
preset-none = as set below
preset-base = Base game
preset-egypt = With Egypt
map-own = your own
map-own-text = { $count } of { $wanted } tiles. A click adds a tile or takes it away; sides and turns are drawn by lot.
map-remove = Take away the tile at { $place }
map-add = Add a tile at { $place }
switches = All switches
rule = Rule
changed = { $count } changed
on = yes
off = no
value-standard = standard
value-shared = shared victory
value-most_temples_then_gold = most temples, then gold
value-before_deal = before the cards are dealt
value-after_deal = after the cards are dealt
value-base = base game
value-egypt = Egypt
value-mixed = mixed
value-half = half
value-full = full
value-stays = it stays
value-carries = it carries it along
value-must_fit = it must fit
value-ignored = ignored
value-colour = by colour
value-row = by row
value-any_two = any two
value-same_kind = two of a kind
value-allowed = allowed
value-forbidden = forbidden
pace = Bots answer
pace-text = At an even pace each move can be followed.
pace-human = at an even pace
pace-instant = at once
seed = Seed
seed-text = A number repeats the same deal. The table is then marked “open seed” for everybody.
seed-random = drawn at random
make-table = Open the table
cancel = Cancel

## What went wrong, by the server's codes

problem-no_name = Say first what you are called.
try-after = { $minutes ->
    [0] Please try again in a moment.
    [one] Please try again in a minute.
   *[other] Please try again in { $minutes } minutes.
}
problem-flood = Those were too many requests at once.
problem-people = Too many new people have come here from your address.
problem-busy = The server is still busy with other replays of yours.
problem-host = The server is not called like that. Whoever runs it can name this address with “--origin”.
problem-forged = This request did not come from this page. Please load it anew; behind a proxy, its address belongs into “--origin”.
problem-request = The server did not understand the request. Its words: “{ $said }”
problem-address = Something is wrong with this address. The server says: “{ $said }”
problem-method = This address cannot be asked like that. The server says: “{ $said }”
problem-not_found = There is nothing at this address. Perhaps a part of the link is missing.
problem-private = This table is private: only those who sit there see it. If you do, open it in the browser in which you sat down.
problem-damaged = This table is damaged and cannot be opened. The server says: “{ $said }”
problem-too_large = That was too large for the server.
problem-store = It could not be stored. Please try again.
problem-server = Something went wrong in the server. Please try again.
problem-name = A name needs letters, at the same screen, too.
problem-seat = There is no such seat here.
problem-level = There is no such bot.
problem-game = This game is not here. The server says: “{ $said }”
problem-players = This game is for { $fewest } to { $most } players.
problem-tiles = { $count ->
    [one] Your map has 1 tile; for so many players there are { $wanted }.
   *[other] Your map has { $count } tiles; for so many players there are { $wanted }.
}
problem-seed = A seed is made of digits and less than 2 to the power of 128.
problem-only_bots = At least one seat must be a person's.
problem-setup = The game cannot begin like this. The rules engine says: “{ $said }”
problem-key_used = This request was made before in another form. Please load the page anew.
problem-unfinished = You have { $count } games that go on. Finish one or give one up: on the start page, under “My games”.
problem-invite = This link is used up or incomplete. Ask for a new one.
problem-no_seat_free = This seat is no longer free.
problem-no_own_seat = You have no such seat here.
problem-not_at_table = Only people at the table vote.
problem-no_vote = There is no vote on this seat; perhaps the player is back.
problem-not_over = This game still goes on; that is possible when it is over.
problem-not_player = That is for those who played.
problem-moment = The game did not go that far: it has { $last } answers.
problem-moment_over = At this moment the game is over; choose an earlier one.
problem-illegal = That is not possible now. The rules engine says: “{ $said }”
problem-position = This position does not fit the game. The rules engine says: “{ $said }”
problem-record = This record does not fit the game. The rules engine says: “{ $said }”
problem-wrong = That did not work. The server says: “{ $said }”
problem-failed = The server gave no proper answer: “{ $said }”
problem-offline = The server cannot be reached. Is it running, and is there a connection?
problem-undrawn = The page cannot draw this game yet.

## Invitation and lobby

invite-title = You are invited
invite-text = A seat at this table is kept for you.
invite-used-title = This invitation is taken
invite-used = This link has already seated somebody. You can watch all the same.
invite-own = This is your own table. The link is for somebody else.
to-table = To the table
to-watch = Watch
invite-accept = Sit down
lobby-text = The game begins as soon as every seat is taken.
seat-free = Free seat
seat-invited = Invited
here = here
absent = not here
just-left = just gone
away = away
invite-link = Link for one person
copy = Copy
copied = Copied
sit-down = Sit down
same-screen = at the same screen as { $player }
leave-table = Leave the table
leave-table-text = The game waits for you. The others may vote for a bot in your place, and you may take it back.
leave-table-open = Leave the table
leave-table-open-sure = Leave now
leave-table-open-text = Your seat is free again. Until the game begins you can sit down anew.
leave-table-sure = Leave now
give-up = Give up the game
give-up-text = Nobody else sits here: the game stops and is gone from “My games”. It stays at its address, where you can take your seat back until you have given up 100 more.
give-up-open = Give up the table
give-up-open-sure = Give up now
give-up-open-text = Nobody else sits here: the table is gone from all lists. Whoever sits down at its address opens it again.
give-up-sure = Give up now
give-up-title = Leave “{ $title }”
dropped = Given up
dropped-text = This game was given up. It goes on when somebody takes a seat back.
dropped-open-text = This table was given up. Whoever sits down opens it again.
bot = bot
you = you
player = Player

## Settings

settings = Settings
language = Language
theme = Colours
theme-system = as the system has it
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the system has it
motion-full = shown
motion-reduced = reduced
confirm-moves = Confirm moves
confirm-moves-text = A click chooses and shows what follows; a second one, the button or Enter takes it.
confirm-turn = Confirm the end of the turn
confirm-turn-text = Before the next player is asked you may still go back.
sounds = Sounds
sounds-text = Two soft tones when it is your turn.
notify = Notifications
notify-text = The browser tells you that it is your turn while this tab is in the background.

## The table

map = Map
players = Players
table-and-log = Table and log
question = Question
yours = Your rows and your hand
parts = Parts of the table
tab-hand = Hand
tab-rows = Rows
tab-players = Players
tab-log = Log
round = Round { $round }
last-turns = { $turns ->
    [one] Last round: 1 turn left
   *[other] Last round: { $turns } turns left
}
turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
open-seed = open seed
open-seed-text = The seed of this table was typed: whoever knows it knows the cards.
offline = Connection lost, trying again …
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
undo = Undo
redo = Redo
hint = Hint
rules = Rules
light-or-dark = Light or dark
close = Close
back = Back
places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
filter = Type to filter
nothing-found = Nothing found.
go-region = Build at { $place }
go-temple_site = Build at { $place }
go-move = Move to { $place }
go-production = Produce at { $place }
go-village = Choose { $place }
go-army = Army at { $place }
confirm = Confirm
then-row = Then the row:
end-turn = End turn
end-turn-question = End your turn?
trail = This turn
go-back-to = Back to this step
step-drew = Cards
step-offered = Offering
step-paid = Payment
attack-on = Village { $hex } falls:
step-traded = Trade
skip = Skip
sending = Sending …
thinking = { $player } is thinking …
waiting-for = { $player } is to move
waiting-absent = { $player } is to move, but not here
waiting-just-left = { $player } is to move, but just gone
waiting-for-seats = Waiting for players
game-over = The game is over
which-rule = Which rule is this?
to-move = to move
next = next
cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-word = cards
your-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
hand-empty = Your hand is empty.
hand-offered = { $count ->
    [one] 1 card lies ready as an offering.
   *[other] { $count } cards lie ready as an offering.
}
short-deus-build-piece-needed = No piece ready
short-deus-pay-cost = Cannot be paid
short-deus-temple-next = Too few kinds
short-deus-place-next-adjacent = No place for it
short-deus-place-ship-sea = No sea in reach
short-deus-temple-notempty = No place for it
short-deus-temple-oneper = No place for it
short-deus-place-different = No place for it
short-deus-place-edgebuy-price = No place for it
short-deus-place-land-nosea = No place for it
short-deus-temple-nosea = No place for it
short-egypt-cond-minimum = No place for it
short-egypt-red-garrison-cannot_pay = Cannot be paid
use-build = building
ask-once-of = { $card }: do you use the 1x ability, and when? { $ability } It is never offered again.
once-mark = With a 1x ability.
not-at-all = Not at all
all-of-kind = { $count } × { $kind }
several-offer = Which more cards do you offer? As many as you like.
go-several-offer = { $count ->
    [one] Offer 1 more card
   *[other] Offer { $count } more cards
}
several-piece = { $must ->
    [0] Which pieces do you put on your tableau?
   *[other] Which { $left } pieces do you put on your tableau?
}
several-gift = Mars brings { $left } pieces to your tableau: which?
several-start_piece = Which pieces stand on your tableau at the start? Secret until everybody has chosen.
several-buy_piece = Which pieces do you buy, for { $price_each } gold each?
several-resource = Ceres gives you { $left } resources: which?
several-nearby = The production building at { $hex } yields { $left } resources: which?
several-store = { $over } resources do not fit on your barges: which do you put back?
several-buy = Which resources do you buy, for { $price_each } gold each?
several-buy_at_market = Which resources do you buy?
several-sell_any = Which resources do you sell, for { $each } { $reward } each?
several-sell_at_market = Which resources do you sell, at their market value in gold?
several-victim = From whom do you steal { $amount ->
    [one] 1 { $good }
   *[other] up to { $amount } { $good }
}? As many as you like.
several-swap_values = Which two resources swap their market values?
several-count = { $count } of { $of } chosen.
several-full = There is no room for more here. Take back something first.
one-less = One less: { $thing }
go-several-piece = Take:
go-several-gift = Take:
go-several-start_piece = Choose:
go-several-buy_piece = Buy:
go-several-resource = Take:
go-several-nearby = Take:
go-several-store = Put back:
go-several-buy = Buy:
go-several-buy_at_market = Buy:
go-several-sell_any = Sell:
go-several-sell_at_market = Sell:
go-several-victim = Steal from:
go-several-swap_values = Swap:
use-offer = offering
use-joker = joker
use-activate = activating
offered-to = Offered: { $god }
card-cost = Cost: { $cost }
cost = Cost
gold-per-rank = { $n } gold per rank
copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
origin = Where this comes from: { $origins }.
field-name_de = German name
field-effect = effect
field-cost = cost
field-copies = copies
card-rules = Rules: { $kind }
per = per
ready = { $count } ready
pieces-of = { $ready } ready, { $left } in the personal supply
mini-of = { $kind }: { $built } built, { $ready } ready
fort = A Fortress marks this kind.
garrison = A Garrison marks this row.
barges-of = Barges of sizes { $sizes }
markers-of = Combat markers: { $ready } ready, { $stock } in stock
market-value = Value on the market
barges-left = Barges left: { $barges }
game-ends = The game ends when
temples-built = Temples built
villages-taken = Villages taken
supply = Supply
draw-pile = draw pile
discards = discards
log = Log
log-empty = Nothing has happened yet.
log-origin = Played on after { $answers } answers of a finished game.
to-moment = To this moment
whole-log = The whole log
log-gained = { $player } gains { $goods }.
log-paid = { $player } pays { $goods }.
log-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
seat-sat = { $player } sits down.
seat-left = { $player } leaves.
seat-replaced = A bot plays for { $player }.
seat-back = { $player } is back.
by-chance = { $player } could not think and answered by chance.
key-legal = You may choose
key-price = For VP
key-last = Last move
smaller = Smaller
larger = Larger
whole-map = Whole map
legal = can be chosen
legal-price = can be chosen for { $price } VP
village-worth = Village with { $vp } VP
village-taken = Village, already taken
village-side = Side of the village at { $village }: { $held } of { $of } held
yields = Yields { $good }
combat-marker = combat marker
scribe = scribe
hint-title = What the search player would do
hint-text = Per cent: its share of the victory in games imagined from here.
hint-deals = { $deals } games
hint-worth = Hint: { $percent } % in { $deals } games
hint-plain = Hint
refused-stale = The table has moved on in the meantime. Please look again.
refused-illegal = That is not possible now.
refused-not_asked = Somebody else is asked.
refused-not_yours = This seat belongs to somebody else.
refused-barrier = Nothing can be taken back: something new was learned since.
refused-nothing = There is nothing to redo.
refused-too_often = You have taken back so much here that it is enough for now. First go on.
refused-key_used = This was sent already.
refused-garbage = The server did not understand that.
refused-busy = No hint could be found just now. Please try again in a moment.
refused-store = The server could not store it. It will be sent again by itself.
set-back = The game was set back: the server goes on from a copy of it.
pass-to = Pass the device to { $player }
pass-text = Nobody else should look.
i-am = I am { $player }
vote = Vote for a bot
vote-text = { $player } is not here. Votes for a bot: { $votes } of { $needed }.
take-seat-back = Take your seat back
version-note = The rules changed from version { $was } to { $now } while this game was played; it goes on from its last position.
see-result = See the result

## Result and replay

winners = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
total = Total
vp-over-game = VP over the game, as if it ended there
answered = { $player } has answered.
vp-chart = VP over the game. At the end: { $ends }
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download-record = Download the record
download-position = Download this position
the-beginning = The beginning
moment = Moment of the game
moment-of = Answer { $now } of { $last }
turn-back = One turn back
turn-on = One turn on
step-back = One answer back
step-on = One answer on
play = Play
pause = Pause
eyes = Seen by
eyes-spectator = Seen by a spectator
eyes-of = Seen by { $player }
eyes-all = Everything open
hand-of = Hand of
copy-link = Copy the link to this moment
play-on = Play on from here
play-on-text = A new table with this position: you in one seat, bots in the others.
your-seat = Your seat

## Rules and keys

rules-of = Rules of { $game }
rules-search = Search words or an ID
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
keys = Keys
key-enter = choose, then confirm
key-esc = go back
key-tab = to the next thing that can be chosen
key-arrows = walk on the map
key-list = list of all answers, filtered by typing
key-map = to the map
key-cards = to your cards
key-undo = undo, redo
key-hint = hint
key-rules = the rule in question
`;export{e as default};