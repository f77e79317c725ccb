### Civilization: A New Dawn: leaders and the map, before the first turn.

side-a = A
side-b = B

ask-leader = Which leader do you play?
ask-tile = Which of your tiles do you lay?
ask-side = Tile { $tile }: which side is up?
ask-turn = Tile { $tile }, side { $side }: by how many sixths of a circle do you turn it clockwise?
ask-place = Tile { $tile }, side { $side }, { $turn ->
    [0] not turned
    [one] turned by 1 sixth
   *[other] turned by { $turn } sixths
}: where does its middle go?

event-leads = { $seat } plays { $leader }.
event-starts = { $seat } is the start player and keeps the event dial.
event-core_die = The die shows { $die }: the core lies with side { $side } up.
event-dealt_tile = { $seat } gets tile { $tile }.
event-laid_tile = Tile { $tile } is laid at { $hex }, side { $side } up, { $turn ->
    [0] not turned
    [one] turned by 1 sixth
   *[other] turned by { $turn } sixths
}.
event-filled = The hole at { $hex } is filled with water.

why-civ-setup-leader = Another player already has this leader.
why-civ-setup-leader-choice = This leader is not among those offered to you.
why-civ-map-order = Choose one of the tiles dealt to you.
why-civ-map-place-side = The tile does not fit there.
why-civ-map-place-four = The tile would touch fewer than four spaces of the map.
why-civ-map-place-core = The tile has to touch the core, or a tile at the core where that is impossible.
why-civ-map-hole-limit = The tile would close a hole for which the water tokens do not suffice.

answer-leader = Play { $leader }
answer-tile = Tile { $tile }
answer-side = Side { $side }
answer-turn = { $turn ->
    [0] Do not turn it
    [one] Turn it by 1 sixth
   *[other] Turn it by { $turn } sixths
}
