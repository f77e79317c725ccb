## Places of cards, moments of a 1x ability

spot-maritime-1 = maritime row, rank 1
spot-maritime-2 = maritime row, rank 2
spot-maritime-3 = maritime row, rank 3
spot-maritime-4 = maritime row, rank 4
spot-maritime-5 = maritime row, rank 5
spot-maritime-6 = maritime row, rank 6
spot-maritime-7 = maritime row, rank 7
spot-maritime-8 = maritime row, rank 8
spot-maritime-9 = maritime row, rank 9
spot-production-1 = production row, rank 1
spot-production-2 = production row, rank 2
spot-production-3 = production row, rank 3
spot-production-4 = production row, rank 4
spot-production-5 = production row, rank 5
spot-production-6 = production row, rank 6
spot-production-7 = production row, rank 7
spot-production-8 = production row, rank 8
spot-production-9 = production row, rank 9
spot-science-1 = science row, rank 1
spot-science-2 = science row, rank 2
spot-science-3 = science row, rank 3
spot-science-4 = science row, rank 4
spot-science-5 = science row, rank 5
spot-science-6 = science row, rank 6
spot-science-7 = science row, rank 7
spot-science-8 = science row, rank 8
spot-science-9 = science row, rank 9
spot-civil-1 = civil row, rank 1
spot-civil-2 = civil row, rank 2
spot-civil-3 = civil row, rank 3
spot-civil-4 = civil row, rank 4
spot-civil-5 = civil row, rank 5
spot-civil-6 = civil row, rank 6
spot-civil-7 = civil row, rank 7
spot-civil-8 = civil row, rank 8
spot-civil-9 = civil row, rank 9
spot-military-1 = military row, rank 1
spot-military-2 = military row, rank 2
spot-military-3 = military row, rank 3
spot-military-4 = military row, rank 4
spot-military-5 = military row, rank 5
spot-military-6 = military row, rank 6
spot-military-7 = military row, rank 7
spot-military-8 = military row, rank 8
spot-military-9 = military row, rank 9
spot-temple-1 = temple row, rank 1
spot-temple-2 = temple row, rank 2
spot-temple-3 = temple row, rank 3
spot-temple-4 = temple row, rank 4
spot-temple-5 = temple row, rank 5
spot-temple-6 = temple row, rank 6
spot-temple-7 = temple row, rank 7
spot-temple-8 = temple row, rank 8
spot-temple-9 = temple row, rank 9

moment-before = before its effect
moment-between = between the two runs of its effect
moment-after = after its effect

## Questions, answers and the log, whatever the colours

ask-once = Do you use the 1x ability of the card just played, and when? It is never offered again.
ask-lay = Into which row do you lay { $card }?
ask-copy = Which of your cards { $card } do you activate?

answer-spot = Card in the { $spot }
answer-once = Use the 1x { $moment }
answer-spare = Leave out 1 { $good }
answer-raise = Raise { $good }
answer-lower = Lower { $good }

event-used_once = { $seat } uses the 1x ability of { $card }.

why-egypt-rank-def = No such card of yours lies there.
why-egypt-once-before_after = A 1x ability comes before the effect of its card, or after it, or not at all.
why-egypt-once-double = A 1x ability comes between two runs only if its card is doubled and the table allows it.
why-egypt-cond-minimum = This card needs a region where enough of your buildings stand already.

## Set-up: Egypt

group-sets = Cards of the expansion
group-egypt = Rulings of Egypt
switch-blue_set = Blue cards
switch-blue_set-text = Whether the maritime cards come from the base game or from Egypt, with the market.
switch-green_set = Green cards
switch-green_set-text = Whether the production cards come from the base game or from Egypt, with barges to store resources.
switch-yellow_set = Yellow cards
switch-yellow_set-text = Whether the science cards come from the base game or from Egypt.
switch-brown_set = Brown cards
switch-brown_set-text = Whether the civil cards come from the base game or from Egypt, with the scribe.
switch-red_set = Red cards
switch-red_set-text = Whether the military cards come from the base game or from Egypt, with combat markers.
switch-purple_set = Violet cards
switch-purple_set-text = Whether the temples come from the base game, from Egypt, or mixed: 16 at random out of all 32.
switch-once_between_runs = 1x between two runs
switch-once_between_runs-text = Whether the 1x ability of a card doubled by a coin may also come between its two runs.
switch-souk_price = Price at the Souk
switch-souk_price-text = Whether a Souk buys resources at half their market value in gold or at the full value.
switch-ship_with_army = Ship with an army
switch-ship_with_army-text = Whether a ship with an army of yours in its region stays when a Souk moves ships, or carries the army along.
switch-piecework_unstored = Room for Piecework
switch-piecework_unstored-text = Whether all you own must fit on your other barges before Piecework fills an empty one, or any barge can be emptied for it, as resources are stored only at the end of the turn.
switch-archives_count = Counting for Royal Archives
switch-archives_count-text = Whether Royal Archives count cards by their own colour or by the row they lie in.
switch-manufactory_sets = Sets of the Manufactory
switch-manufactory_sets-text = Whether any two pieces on the tableau make a set, or only two of the same kind.
switch-marker_counts_as_building = Combat markers as buildings
switch-marker_counts_as_building-text = Whether a combat marker on the board also counts where buildings are counted.
switch-marker_triggers_attack = Combat markers and attacks
switch-marker_triggers_attack-text = Whether placing or shifting a combat marker can trigger an attack on a village.
switch-fortress_echo = Fortress upon Fortress
switch-fortress_echo-text = Whether pieces gained through a Fortress can trigger another Fortress.
switch-fortress_empty_area = Fortress on an empty area
switch-fortress_empty_area-text = Whether a Fortress may mark a kind of which no piece is on the opponent's tableau.
switch-garrison_empty_row = Garrison on an empty row
switch-garrison_empty_row-text = Whether a Garrison may mark a row without cards.
switch-temple_self_trigger = Temples trigger themselves
switch-temple_self_trigger-text = Whether Seth, Sobek and Thoth count their own piece as the building just built.
switch-temple_bonus_gold = Temple bonus for gold
switch-temple_bonus_gold-text = Whether a resource temple gives its 1 VP even if the resource is paid with gold.
switch-temple_requirement = Cards for further temples
switch-temple_requirement-text = Whether the cards a further temple requires are counted by their colour or by row.
