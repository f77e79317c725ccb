### Civilization: A New Dawn: agendas and victory.

event-marked = { $seat } fulfils the agenda { $agenda }.
event-ended = The game is over.

source-v1 = Civilized or Moneygrubber
source-v2 = Warmonger or Paranoid
source-v3 = Explorer or Aesthetic
source-v4 = Technophile or Scholarly
source-v5 = Populous or Preservationist
