### Civilization: A New Dawn: reinforcing, attacks, what a won attack brings, city-states.

ask-reinforce = Which control token do you reinforce next? { $left ->
    [one] You may turn over 1 more.
   *[other] You may turn over { $left } more. Choose in the order listed: what comes before your choice is left out by it.
}
ask-attack = What do you attack with { $focus }? You have { $left ->
    [one] 1 attack
   *[other] { $left } attacks
} left.
ask-strike = Your attack on { $hex } stands at { $attack } against { $defence }. How many trade tokens do you spend? Each adds 1.
ask-parry = { $rival } attacks { $hex } with { $attack } against your { $defence }. How many trade tokens from slot { $card } do you spend? Each adds 1.
ask-spoils = Which resource do you take for the beaten barbarian?
ask-lift = You have no unused control token: which one do you take back from the map?
ask-plunder = From which focus card of { $rival } do you take a trade token? { $left ->
    [one] You may take 1 more.
   *[other] You may take { $left } more. Choose in the order listed: what comes before your choice is left out by it.
}
ask-wonder_won = Under which of your cities does { $wonder } go?
ask-conquer = Do you conquer the city-state at { $hex }, or do you liberate it?
ask-swap = Which card of your row changes places with one in a higher slot?
ask-swap_with = With which card does the one in slot { $slot } change places?

event-attacked = { $seat } attacks { $hex } from { $from }.
event-rolled = The attacker rolls a { $attack_die }, the defender a { $defence_die }.
event-rolled_for = { $seat } rolls a { $attack_die }; for the defender { $rival } rolls a { $defence_die }.
event-values = At { $hex } it is { $attack } against { $defence }.
event-won_attack = { $seat } wins at { $hex }, { $attack } against { $defence }.
event-repelled = The attack of { $seat } on { $hex } fails, { $attack } against { $defence }.
event-beat_capital = { $seat } beats the capital of { $rival } at { $hex }.
event-took_trade = { $seat } takes a trade token of { $rival } from slot { $slot }.
event-conquered = { $seat } conquers { $city_state }.
event-liberated = { $seat } liberates { $city_state }.
event-left_empty = { $seat } has no piece for { $hex }: the space stays empty.
event-swapped = { $seat } swaps the cards in slots { $slot } and { $other }.

why-civ-military-reinforce = You can only reinforce your own control tokens that are not reinforced yet.
why-civ-military-attack-target = Nothing there can be attacked: it takes a barbarian, a city-state, or a city or control token of another player.
why-civ-military-attack-range = That is out of range of all your spaces.
why-civ-military-attack-path = The way there leads through water, a rival space, a city-state or a barbarian.
why-civ-military-attack-new_space = That is only in range of a space you have taken this turn.
why-civ-military-attack-again-won = You have beaten this capital already this turn.
why-civ-military-attack-trade_attacker = You can only spend what lies on the military card you resolve.
why-civ-military-attack-trade_defender = You can only spend what lies on this military card of yours.
why-civ-military-win-token_supply = Choose one of your control tokens on the map.
why-civ-military-win-capital-choice = You can only take trade tokens that lie there.
why-civ-military-win-capital-wonder_forced = The wonder goes under one of your cities that has none.
why-civ-wonder-limit_per_city = There is a wonder in this city already.
why-civ-citystate-retake = Either conquer the city-state or liberate it.
why-civ-card-sumeria = Sumeria takes a resource that the supply has.
why-civ-card-aztec = Name the card in the lower slot first, then one in a higher slot.
