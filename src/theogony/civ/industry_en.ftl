### Civilization: A New Dawn: building cities and wonders.

ask-city = Where do you build the city? It may lie up to { $range } spaces from your own ones, on terrain up to difficulty { $strength }.
ask-caravan_city = On which of your caravans do you build the city?
ask-wonder = Which wonder do you build? You start with { $production } production.
ask-wonder_tokens = How many trade tokens do you spend on the wonder, besides { $production } production?
ask-payment = { $wonder } takes { $left } more production. What do you spend next, in the order listed? A resource brings 2, a trade token 1; trade tokens pay all the rest.
ask-wonder_city = Under which of your cities does { $wonder } go?

event-built = { $seat } builds { $wonder } at { $hex }.
event-turned_up = The next wonder is turned up: { $wonder }.
event-spent_natural = { $seat } spends { $natural } as a resource.

why-civ-industry-city-place = A city is built on an empty space within range.
why-civ-industry-city-range = That is out of range of all your spaces.
why-civ-industry-city-path = No way in range leads there: not through water, terrain above the slot, rival spaces or barbarians.
why-civ-industry-city-terrain = No city on water, nor on terrain above the slot of the card.
why-civ-industry-city-occupied = Something lies or stands there that forbids a city.
why-civ-industry-city-not_adjacent = A city or city-state is next to it.
why-civ-natural-city = This table plays that no city is built where a natural wonder was taken.
why-civ-card-husbandry = None of your caravans is there.
why-civ-industry-wonder-choose = That wonder does not lie face up.
why-civ-industry-wonder-cost = You cannot reach the production this wonder costs.
why-civ-industry-wonder-production = You do not have that, or your trade tokens do not pay all that is left.
why-civ-industry-wonder-eligible = This resource is not shown on the wonder.
why-civ-industry-wonder-overpay = That would spend more than is needed.
why-civ-industry-wonder-take = The wonder goes under one of your own cities.
why-civ-natural-once_per_turn = This natural wonder was spent this turn already.
