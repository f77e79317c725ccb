### Civilization: A New Dawn, base game: the switches of the set-up. Texts in our own words.

## Set-up

switch-map = Map
switch-map-text = The printed map for the first game, or one the players build together from tiles.
switch-leaders = Leaders
switch-leaders-text = Whether leaders are dealt at random, chosen freely, or each player picks one of two.
switch-victory_cards = Victory cards
switch-victory_cards-text = How many victory cards are laid out: 3, or 4 for the epic game.

## Victory

switch-agenda_check = When agendas are checked
switch-agenda_check-text = Whether agendas are checked after every change, at the end of one's own turn, or at the end of the round.
switch-final_tie = Last tie
switch-final_tie-text = Whether players who are tied after wonders and friendly spaces share the victory, or the one later in turn order wins.
switch-agenda_marks_use_tokens = Tokens as marks
switch-agenda_marks_use_tokens-text = Whether marking an agenda uses up one of the 31 control tokens.

## Science and trade

switch-tech_overflow_reward = Running past 24
switch-tech_overflow_reward-text = Whether a tech dial that runs past 24 counts as having reached it, for the card and the agenda.
switch-tech_overflow_surplus = Steps beyond 24
switch-tech_overflow_surplus-text = Whether the steps beyond 24 are lost, so that the dial rests on 15, or go on from 15.
switch-trade_spending = Spending trade tokens
switch-trade_spending-text = Whether trade tokens may be spent at any moment while a card is resolved, or are all declared at the beginning.

## Combat and building

switch-combat_spending = Trade tokens in combat
switch-combat_spending-text = Whether attacker and defender each decide once on their trade tokens, in this order, or in turn until both stop.
switch-city_state_token_in_defence = City-state tokens in defence
switch-city_state_token_in_defence-text = Whether a city-state token on the military card can be used in defence too.
switch-repeat_beaten_capital = Beaten capital again
switch-repeat_beaten_capital-text = Whether a capital that was beaten may be attacked again in the same turn.
switch-no_token_for_won_attack = No token left to replace
switch-no_token_for_won_attack-text = Whether an attacker without an unused control token takes one back from the map, or the space won stays empty.
switch-build_path_through_city_state = Building past city-states
switch-build_path_through_city_state-text = Whether the range for a new city may be counted through a city-state.
switch-city_on_natural_wonder = City on a natural wonder
switch-city_on_natural_wonder-text = Whether you keep a natural wonder when you build a city on its space, or it returns there and blocks the space.

## City-states and barbarians

switch-liberated_wonder = Wonder in a liberated city
switch-liberated_wonder-text = Whether a wonder stays on the space of a liberated city-state, or moves to a city of the attacker.
switch-razed_city_state = City destroyed on a city-state
switch-razed_city_state-text = Whether the owner keeps the city-state token when a barbarian destroys the city on a conquered city-state, or the token returns to its space.
switch-barbarian_order = Order of the barbarians
switch-barbarian_order-text = Whether barbarians move in the order of their letters, or the start player chooses the order.
switch-barbarian_crosses_caravan_on_water = Caravans on water
switch-barbarian_crosses_caravan_on_water-text = Whether a barbarian that crosses water destroys a caravan there, or leaves it untouched.

## Cards

switch-machu_picchu_as_slot_one = Machu Picchu and "as slot 1"
switch-machu_picchu_as_slot_one-text = Whether Machu Picchu also helps a card that another effect resolves as if in slot 1.
switch-pentagon_range = Range of the Pentagon
switch-pentagon_range-text = Whether obstacles still block counting under the Pentagon's unlimited range, or attacks reach anywhere.
switch-maracana_timing = Timing of Estádio do Maracanã
switch-maracana_timing-text = Whether the economy card comes before the other card, as corrected, or after it, as printed.
