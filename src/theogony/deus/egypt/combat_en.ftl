### Egypt, military: combat markers. Texts in our own words.

good-combat_marker = combat marker

## Questions

ask-claim = Into which region next to one of your armies do you put a combat marker?
ask-shift_marker = Your combat marker makes room for the piece at { $hex }. To which region next to it do you shift it? If you pass, it is discarded.
ask-fortress = On whose tableau do you mark an area with a combat marker?
ask-area = Which area do you mark on the tableau of { $victim }?
ask-garrison = Whose row do you mark with a combat marker?
ask-garrison_row = Which row of { $victim } do you mark?
ask-captor = Which army do you send into a village, for { $markers ->
    [one] 1 combat marker
   *[other] { $markers } combat markers
}? It stays there for good.
ask-capture = Into which village does the army at { $hex } go, for { $markers ->
    [one] 1 combat marker
   *[other] { $markers } combat markers
}?
ask-rider = Which army moves, as far as it likes?
ask-ride = Where does the army at { $hex } go? Where the only way crosses other players' land or a village, it costs a combat marker.
ask-regroup = In which region does the next army stand? Choose in the order listed, one region for each army; they all move at once.

## The log

event-got_marker = { $seat } puts a combat marker on the tableau.
event-spent_markers = { $seat } uses { $amount ->
    [one] 1 combat marker
   *[other] { $amount } combat markers
}.
event-placed_marker = { $seat } puts the combat marker at { $hex }.
event-shifted_marker = { $seat } shifts a combat marker from { $from } to { $hex }.
event-removed_marker = The combat marker of { $seat } at { $hex } leaves the game.
event-marked_area = { $seat } marks the { $kind } area of { $victim }.
event-destroyed_piece = { $seat } loses { $kind-a } from the tableau; it goes back to the personal supply.
event-fortress = The fortress of { $seat } on the { $kind } area of { $victim } takes effect.
event-marked_row = { $seat } marks the { $row-row } of { $victim }: every card laid there costs 2 gold.
event-laid_down = { $seat } sends an army from { $from } into the village at { $hex }, where it is laid down.

## Refusals

why-egypt-combat-adjacent_army = This region is not next to one of your armies.
why-egypt-combat-occupies = This region is occupied already; a combat marker of anybody occupies it, too.
why-egypt-red-archers-adjacent = No army with a village next to it that still has VP stands there.
why-egypt-red-archers-target = The army can only go into a village next to it that still has VP.
why-egypt-red-fortress-adjacent = This player has no region next to one of your armies.
why-egypt-red-fortress-once = Nothing can be marked there; each area is marked only once.
why-egypt-red-fortress-empty = At this table an area without pieces cannot be marked.
why-egypt-red-fortress-kinds = Only the areas of the five standard kinds can be marked.
why-egypt-red-garrison = Choose one of the six rows.
why-egypt-red-garrison-adjacent = This player has no region next to one of your armies.
why-egypt-red-garrison-once = Nothing can be marked there; each row is marked only once.
why-egypt-red-garrison-empty_row = At this table a row without cards cannot be marked.
why-egypt-red-garrison-cannot_pay = Besides the cost of the card, laying it into this row takes 2 gold for the owner of the garrison, which you lack.
why-egypt-red-camels = There is no way for an army to go there or to leave from there.
why-egypt-red-camels-defeated = A defeated village can be crossed, but no army can stop there.
why-egypt-red-camels-no_end = An army cannot stop in another player's region or on a village.
why-egypt-red-camels-foreign_ship = Other players' sea regions stay closed to your armies, even with a combat marker.
why-egypt-red-camels-one_army = Another army of yours stands there, and no region holds two.
why-egypt-red-camels-no_marker = The way there crosses other players' land or a village, which takes a combat marker on your tableau.
why-egypt-red-barracks-where = Combat markers are put into regions, never on a village.
why-egypt-red-barracks-toll = Another player's combat marker lies there: building costs 3 VP for its owner, on top of those for the edge away from your regions. You lack them.
why-egypt-red-barracks-owner_builds = The combat marker can only be shifted to an unoccupied region next to it.
why-egypt-red-chariots-base = Regions are chosen in the order listed, until every army has one: yours and those next to them, but no foreign region, no village, and sea only with a ship of yours.
