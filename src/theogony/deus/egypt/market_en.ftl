## Egypt: the market, and the maritime cards that trade by it

ask-swap_values = Two resources swap their market values: which is the first of them, in the order wood, stone, clay, wheat?
ask-swap_with = With which resource does { $good } swap its market value?
ask-raise_value = Which resource rises on the market by one step? One on the top space stays there.
ask-lower_value = Which resource falls on the market by one step? One on the bottom space stays there.
ask-shift_value = Does { $good } rise or fall on the market by one step? Beyond the last space it cannot go.
ask-sell_at_market = Which resource do you sell next, for its market value in gold? You may sell { $left ->
    [one] 1.
   *[other] up to { $left }, in the order wood, stone, clay, wheat.
}
ask-sell_pairs = How many pairs of { $good } do you sell, for { $each } VP a pair?
ask-move_ship = Which of your ships moves within its sea?
ask-sail = Where does the ship at { $hex } go, within its sea?
ask-buy_at_market = Which resource do you buy next? You may buy { $left ->
    [one] 1.
   *[other] up to { $left }, in the order wood, stone, clay, wheat.
}

event-valued = The market value of { $good } is now { $amount } gold.
event-sailed = { $seat } moves a ship from { $from } to { $hex }.

why-egypt-market-swap = Choose two different resources, in the order wood, stone, clay, wheat.
why-egypt-blue-papyrus_boat = This card raises the market value of one resource.
why-egypt-blue-cargo_barge = This card lowers the market value of one resource.
why-egypt-blue-cargo_barge-sets = You can only sell whole pairs that you have, two at most.
why-egypt-blue-grand_souk = You can only sell resources you have, in the order wood, stone, clay, wheat.
why-egypt-blue-souk = This card raises or lowers the market value of its own resource only.
why-egypt-blue-souk-optional = Choose one of your ships, or none.
why-egypt-blue-souk-army_aboard = This ship cannot leave: an army of yours needs it there.
why-egypt-blue-souk-end = The ship must stop in an unoccupied region of its sea.
why-egypt-blue-souk-same_sea = The ship cannot leave its sea.
why-egypt-blue-supply = You can only buy what the general supply still has and your gold pays for, in the order wood, stone, clay, wheat.
