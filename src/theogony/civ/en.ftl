### Civilization: A New Dawn: words, answers, and the log of what happens on the table. Texts in our own words.

## Types of focus cards and wonders

type-culture = culture
type-science = science
type-economy = economy
type-industry = industry
type-military = military

## What a card, a fight or a visit lets one choose between

deed-city = Build a city
deed-city_on_caravan = Build a city on a caravan
deed-wonder = Build a wonder
deed-reinforce = Reinforce control tokens
deed-attack = Attack
deed-conquer = Conquer the city-state
deed-liberate = Liberate the city-state
deed-arrive = Arrive here
deed-end = End the move here

## Abilities are called like what gives them

ability-rome = { leader-rome }
ability-egypt = { leader-egypt }
ability-france = { leader-france }
ability-aztec = { leader-aztec }
ability-america = { leader-america }
ability-japan = { leader-japan }
ability-scythia = { leader-scythia }
ability-sumeria = { leader-sumeria }
ability-stonehenge = { wonder-stonehenge }
ability-hanging_gardens = { wonder-hanging_gardens }
ability-forbidden_city = { wonder-forbidden_city }
ability-chichen_itza = { wonder-chichen_itza }
ability-sydney_opera_house = { wonder-sydney_opera_house }
ability-eiffel_tower = { wonder-eiffel_tower }
ability-great_lighthouse = { wonder-great_lighthouse }
ability-colossus = { wonder-colossus }
ability-machu_picchu = { wonder-machu_picchu }
ability-great_zimbabwe = { wonder-great_zimbabwe }
ability-estadio_do_maracana = { wonder-estadio_do_maracana }
ability-big_ben = { wonder-big_ben }
ability-oracle = { wonder-oracle }
ability-pyramids = { wonder-pyramids }
ability-porcelain_tower = { wonder-porcelain_tower }
ability-potala_palace = { wonder-potala_palace }
ability-oxford_university = { wonder-oxford_university }
ability-kremlin = { wonder-kremlin }
ability-petra = { wonder-petra }
ability-terracotta_army = { wonder-terracotta_army }
ability-alhambra = { wonder-alhambra }
ability-venetian_arsenal = { wonder-venetian_arsenal }
ability-pentagon = { wonder-pentagon }
ability-ruhr_valley = { wonder-ruhr_valley }
ability-carthage = { city_state-carthage }
ability-kumasi = { city_state-kumasi }
ability-brussels = { city_state-brussels }
ability-seoul = { city_state-seoul }
ability-geneva = { city_state-geneva }
ability-mohenjo_daro = { city_state-mohenjo_daro }
ability-buenos_aires = { city_state-buenos_aires }
ability-kabul = { city_state-kabul }

## Answers

answer-hex = Space { $hex }
answer-slot = Slot { $slot }
answer-take = Take { $focus }
answer-build = Build { $wonder }
answer-resource = 1 { $resource }
answer-natural = { $natural }
answer-do = { $deed }
answer-use = Use { $ability }
answer-card = { $diplomacy }
answer-visit = Take the card of { $city_state }
answer-seat = { $seat }
answer-number = { $number }

## The log

event-gained_resource = { $seat } takes 1 { $resource } from the supply.
event-collected = { $seat } collects 1 { $resource } there.
event-wasted_trade = { $amount ->
    [one] A trade token of { $seat } finds no room and is lost.
   *[other] { $amount } trade tokens of { $seat } find no room and are lost.
}
event-spent_resource = { $seat } spends 1 { $resource }.
event-took_natural = { $seat } gains { $natural }.
event-lost_natural = { $seat } gives up { $natural }.
event-placed = { $seat } places a control token at { $hex }.
event-took_back = { $seat } takes the control token at { $hex } back.
event-lost_token = { $seat } loses the control token at { $hex }.
event-reinforced = { $seat } reinforces the control token at { $hex }.
event-weakened = The control token of { $seat } at { $hex } is no longer reinforced.
event-founded = { $seat } has a new city at { $hex }.
event-lost_city = { $seat } loses the city at { $hex }.
event-controls = { $seat } controls { $wonder } now.
event-lost_wonder = { $seat } no longer controls { $wonder }.

## Refusals

why-civ-trade-timing = So many trade tokens cannot be spent for this.
why-civ-turn-choose = Choose one of the cards of your focus row by its slot.
why-civ-turn-no_effect = The card offers only what it says and what can be carried out now.
why-civ-trade-science = You can only spend trade tokens that lie on the card you resolve.
why-civ-trade-limit-waste = The tokens go on your focus cards. Great Zimbabwe, if you have it, takes all that are left at once, up to four in all.
why-civ-clar-no_type_in_row = The tokens go on a card of this type in your row.
why-civ-clar-swap = Name the left one of two cards that lie side by side.
why-civ-card-america = A natural wonder is laid on one of your five focus cards; you can only spend what lies on the card and has not served this turn.
why-civ-card-arsenal = The Venetian Arsenal resolves just this card once more, or not at all.
why-civ-card-nuclear = Choose a space of the map, or none.
why-civ-card-oxford = The new card takes the place of the card of its type, or with Oxford University of one that is not of science.
why-civ-card-oxford_tokens = The token goes on a focus card of the type of the city-state.
why-civ-card-pyramids = Only a card whose next level is in your deck can go up, each once.
