### Civilization: A New Dawn: control tokens are placed, moved and swapped. Texts in our own words.

placing-culture = next to one of your cities
placing-friendly = next to one of your spaces
placing-new_city = next to the new city
placing-hanging_gardens = next to one of your cities, on difficulty 4 at the most
placing-stonehenge = on hills next to the one just placed

## Questions

ask-control = Where do you place a control token, { $placing }? { $left ->
    [0] It costs a trade token, or what serves as one on the card.
    [one] This one is free.
   *[other] { $left } are free.
}
ask-take_back = All your control tokens are in use. Which one do you take back from the map, to place it { $placing }?
ask-more_tokens = The card lets you place { $left ->
    [one] 1 control token
   *[other] { $left } control tokens
}. How many more do you place, for a trade token each?
ask-moved = Which of your control tokens do you move to an empty space next to it?
ask-moved_to = Where does the control token at { $hex } go?
ask-convert = Which rival control token, up to two spaces from any friendly space, do you swap for one of your own? A reinforced one is turned down instead.
ask-swapped = All your control tokens are in use. Which one do you take back from the map, to swap it for the one at { $hex }?

## The log

event-moved_token = { $seat } moves a control token from { $from } to { $hex }.

## Refusals

why-civ-culture-place = This space is not next to one of your cities.
why-civ-culture-place-terrain = This space is water, or harder than the slot of the card allows.
why-civ-culture-place-natural = The space of a natural wonder has difficulty 5: the card has to lie in slot 5; with Mohenjo-Daro slot 4 is enough.
why-civ-culture-place-blocked = A barbarian, a city, a city-state or a control token is there already.
why-civ-culture-supply_empty = You have no unused control token, and none can be taken back for this in that way.
why-civ-card-civil_service = This space is not next to one of your cities or control tokens.
why-civ-card-urbanization = This space is not next to the new city.
why-civ-card-stonehenge = Stonehenge lets tokens follow on hills next to the one just placed.
why-civ-card-hanging_gardens = The Hanging Gardens reach difficulty 4 at the most.
why-civ-card-drama_move = A control token of yours moves to land next to it where nothing at all lies or stands.
why-civ-card-mass_media = No control token of another player is there.
why-civ-clar-plain_distance = This space is too far from yours.
