### The terminal's own texts.

## The screen

round = Round { $round }
starts = { $player } starts
log = Log
map-too-large = There is no room for the map here; type: map
waiting = { $player } is to move.
hint = a number or a name; help lists the commands
read-on = Enter: go on, q: enough; answers and commands work here too:{ " " }
bot-failed = { $player } gave no valid answer; chance answers this time.
bot-broken = { $player } gave no valid answer, so the game stops here.
bot-given-up = { $player } gave no valid answer; chance answers for the rest of the game.
costs = costs { $price }
then-left = (leaves { $goods })
bot-apprentice = Apprentice { $number }
bot-builder = Builder { $number }
bot-demigod = Demigod { $number }
bot-greedy = Greedy { $number }
bot-novice = Novice { $number }
bot-priest = Priest { $number }
bot-program = Bot { $number }
bot-random = Random { $number }
slow-bot = The rules run interpreted here, so { $player } takes about { $seconds } seconds a turn.
bot-search = Search { $number }

## The short log

log-gained = { $player } gains { $goods }.
log-paid = { $player } pays { $goods }.
log-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.

## What is shown on demand

origin = Where this comes from: { $origins }.
is-offered = Number { $number } is possible: { $words }.
is-possible = { $words } is possible, as a part of an answer.
preview = { $option } – this brings:
preview-nothing = Nothing that can be known before the next question.

## Commands

help-answers = Answer with a number, with what stands beside it, or the beginning of that; names such as “{ example }” or “hex 3,-1” work as well, and Tab completes. Several answers are parted by semicolons: “4; 7,-1; 6,0”. Enter alone shows the table again.
command-help = help
argument-help = [CARD]
help-help = this list, or all about a card
command-undo = undo
help-undo = take back your last answer, as long as nothing new was learned
command-why = why
argument-why = NAME
help-why = why something is not offered: “why { example }”, “why hex 3,-1”
command-preview = preview
argument-preview = NUMBER
help-preview = what an answer brings
command-rules = rules
argument-rules = ID or words
help-rules = look up rules: “rules { example-rule }”, “rules { example-words }”
command-map = map
help-map = the whole map and what its letters mean
command-log = log
help-log = everything that happened
command-opponents = opponents
help-opponents = what lies open of the others
command-save = save
argument-save = [FILE]
help-save = keep the game in a file
command-quit = quit
help-quit = leave; the game is kept and you are told how to go on

## Answers to what was typed

no-option = There is no “{ $said }” here: type { $numbers }, a name, or help.
one-of = { $first } or { $last }
dropped = No longer carried out: “{ $said }”.
which-option = “{ $said }” may be: { $options }.
quit-in-full = “{ $said }” is too short for leaving: type { $word }.
no-name = Nothing is called “{ $said }”: names are like “{ example }” or “hex 3,-1”.
no-card = No card is called “{ $said }”.
which-card = “{ $said }” may be: { $cards }.
no-rule = No rule has the ID or the words “{ $said }”.
why-what = Say what you miss: “why { example }”, “why hex 3,-1”.
asked-now = This does not answer the question: { $question }
preview-what = Say what to look at: “preview 1”.
no-undo = There is nothing to take back: something new was learned, or the turn has passed on.
hand-over = Please hand over to { $player }. Nobody else should look.
press-enter = Enter: go on.{ " " }

## Leaving and the end

saved = Saved to { $file }. To go on:
not-saved = { $file } cannot be written: { $reason }.
left = The game is kept in { $file }. To go on:
left-nothing = Nothing was played yet, so nothing is kept.
total = Total
listed = { $names } and { $last }
decided = The tie was broken by: { $what }.
place = Place
save-record = Save the record? A file such as { $file }, or Enter to leave:{ " " }
no-file = “{ $said }” is no command, and no file name such as { $file }.
is-over = The game is over: nothing more is asked.
kept = The record is kept in { $file }.
reason-eacces = you may not write there
reason-eexist = it holds something else than a record
reason-eisdir = this is a folder
reason-enametoolong = the name is too long
reason-enoent = there is no such folder
reason-enospc = there is no room left
reason-enotdir = what stands before it is no folder
reason-erofs = nothing can be changed there
reason-other = it cannot be done with this name
