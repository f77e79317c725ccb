## Green: barges and production

ask-store = { $over ->
    [one] 1 of your resources does not fit on your barges: which one goes back to the supply?
   *[other] { $over } of your resources do not fit on your barges: which one goes back to the supply next? The order is wood, stone, clay, wheat.
}
ask-fill_barge = With how much { $good } do you fill an empty barge?
ask-outsourced = Which production building yields 1 resource of the land next to it for each building in its region?
ask-nearby = The production building at { $hex } yields { $left ->
    [one] 1 resource
   *[other] { $left } resources
} of the land next to it: { $left ->
    [one] which?
   *[other] which is next? The order is wood, stone, clay, wheat.
}
ask-mill = Which production building yields { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} of its region?

event-took_barge = { $seat } takes a barge of size { $size }.
event-overflowed = { $seat } has no room for { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.

why-egypt-barges-choice = Just as many resources go back as do not fit on your barges: resources you have, in the order wood, stone, clay, wheat.
why-egypt-green-piecework-empty = You have no barge of this size that can be empty now.
why-egypt-green-outsourced-types = Only resources of the land next to this region can be chosen, in the order wood, stone, clay, wheat.
why-deus-card-green-short = The general supply does not have so much of this resource.
