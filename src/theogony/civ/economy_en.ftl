### Civilization: A New Dawn: caravans, what they bring, diplomacy cards.

## Caravans

ask-caravan_trade = How many trade tokens do you spend? Each gives every caravan one space more.
ask-caravan = Which caravan moves next, up to { $range ->
    [one] 1 space
   *[other] { $range } spaces
}? The slot of the card chooses one that still waits there.{ $shared ->
    [0] { "" }
    [one] { " " }Colossus gives all of them together 1 space more.
   *[other] { " " }Colossus gives all of them together { $shared } spaces more.
}
ask-entrance = From which city does the caravan set out?
ask-step = Where does the caravan at { $hex } go? It has made { $done } of { $range ->
    [one] its 1 step
   *[other] its { $range } steps
}.{ $shared ->
    [0] { "" }
    [one] { " " }Colossus has 1 space left for all. Once its own steps are used up, the number 1 spends a trade token of the card instead, if there is one.
   *[other] { " " }Colossus has { $shared } spaces left for all. Once its own steps are used up, the number 1 spends a trade token of the card instead, if there is one.
}
ask-set_aside = Your economy card has fewer caravans: which one on the map do you set aside?
ask-return = Steam Power: which resource do you swap for another kind?
ask-exchange = Which kind do you take for { $resource }?
ask-other = Capitalism: which other card do you resolve as if it lay in slot 1? It is not reset.
ask-zimbabwe = Great Zimbabwe: which focus card gets the next trade token from it? Slots are chosen in rising order.

event-caravan_moved = A caravan of { $seat } moves from { $from } to { $hex }.
event-caravan_home = A caravan of { $seat } returns from { $from } to the economy card.
event-arrived = A caravan of { $seat } arrives at { $hex }.
event-barbarian_gone = Barbarian { $letter } at { $hex } leaves the map.

why-civ-economy-move = A caravan moves space by space, one caravan after the other, as far as the card and its trade tokens allow.
why-civ-economy-move-from_card = A caravan on the economy card sets out from your capital or a mature city of yours, for Rome from any own city, if it can take a step from there.
why-civ-economy-move-terrain = Caravans cannot enter water, nor a space whose difficulty is above the slot.
why-civ-economy-move-barbarian = A barbarian stands there.
why-civ-economy-barbarian_city_state = While a barbarian stands on the city-state no caravan gets in.
why-civ-economy-move-through = A caravan may pass a city-state or a rival city, but not stop there without arriving.
why-civ-economy-move-zero = The caravan has not moved yet: take a step first.
why-civ-economy-one_per_place = A caravan of yours has arrived there this turn already.
why-civ-economy-arrive-no_second_move = A caravan that came back to the card does not move again this turn.
why-civ-economy-fewer = No caravan of yours stands there.
why-civ-card-steam_exchange = You can only swap a resource token you have, for another kind that the supply has.
why-civ-card-capitalism = Choose another card of your row, or none.
why-civ-card-zimbabwe = Choose a card with fewer than three trade tokens.

## Diplomacy cards

ask-visit = Do you take a diplomacy card of { $city_state }?
ask-treaty = Which diplomacy card of { $rival } do you take? One of that player you have already goes back for it, unless you control Potala Palace.
ask-embassy_token = Embassy: on which focus card of { $rival } do you put a trade token?
ask-embassy_resource = Embassy: which resource do you take?
ask-potala = Potala Palace: from whom do you take a diplomacy card? You may take { $left ->
    [one] 1 more
   *[other] up to { $left } more, in the order of seats and cards
}.
ask-potala_card = Which diplomacy card of { $rival } do you take?
ask-keep = Potala Palace is lost: which diplomacy card of { $rival } do you keep? The others go back.
ask-geneva = Geneva: whose diplomacy card do you exchange?
ask-geneva_return = Geneva: which diplomacy card of { $rival } do you give back?
ask-geneva_take = Which diplomacy card of { $rival } do you take for { $diplomacy }?

event-took_visit = { $seat } takes a diplomacy card of { $city_state }.
event-lost_visit = { $seat } gives up the diplomacy card of { $city_state }.
event-took_treaty = { $seat } takes { $diplomacy } of { $rival }.
event-lost_treaty = { $seat } returns { $diplomacy } to { $rival }.

why-civ-economy-arrive_city_state-card = You may take the card of the city-state you visit, or none.
why-civ-economy-arrive_rival-card = You may take one diplomacy card of the player you visit, or none.
why-civ-economy-arrive_rival-stack = This card does not lie in that player's stack.
why-civ-card-embassy = Choose a focus card of the player you visit, then a resource the supply has.
why-civ-card-potala = Choose a player and a card in that player's stack.
why-civ-card-potala_lost = Choose the card to keep among those you have of that player.
why-civ-card-geneva = Geneva gives back a card you have of a player for a different one in that player's stack.
