### Civilization: A New Dawn: science.

ask-advance = Your tech dial moves { $strength ->
    [one] one space
   *[other] { $strength } spaces
}: how many trade tokens do you spend for further ones?
ask-take = Which card of level { $level } do you take from your deck?
ask-replace = Which card of your row does { $focus } replace?
ask-upgrade = Which { $slots ->
    [0] card
   *[other] further card
} goes to the next level? Slots are chosen in rising order.
ask-neighbours = Which card changes places with the one to the right of it?
ask-new_resource = Which resource do you take? It must be of a kind you do not own.
ask-nuke = In and around which space are control tokens hit?

## What a card does before the dial moves

before-nothing = nothing
before-trade = put down a trade token
before-resource = take a new resource
before-nuke = strike a space

event-dialled = { $seat } moves the tech dial to { $number }.
event-nuked = { $seat } strikes at { $hex } and all around it.

why-civ-science-level = Only a card of exactly the level reached can be taken from your deck.
why-civ-focus-replace = Your row has no card of this type that it could replace.
why-civ-card-replaceable_parts = You own this resource already.
why-civ-comp-supply_empty = The supply of this resource is used up.
