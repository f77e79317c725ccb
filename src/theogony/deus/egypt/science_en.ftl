### Deus, Egypt expansion: what the science cards (yellow) ask, tell and refuse. Texts in our own words.

## Questions

ask-take_discards = How many of the top cards of the discard pile do you take, { $most } at most? Only the first one lies open.
ask-return_pieces = All pieces of which kind go from your tableau to your personal supply, for { $amount } VP apiece?
ask-other_card = { $rank ->
    [0] Which other card do you activate?
   *[other] Which card of rank { $rank } in another row do you activate?
}
ask-buy_cards = How many cards do you draw for { $price_each } gold apiece? You pay before you see the first.
ask-buy_piece = Which piece do you buy next, for { $price_each } gold? You may buy { $left ->
    [one] 1.
   *[other] up to { $left }, in the order maritime, production, science, civil, military.
}
ask-lay_coin = On which other card do you lay 1 gold, so that its next activation is double?

## The log

event-took_top = { $seat } takes { $card } from the top of the discard pile.
event-took_discard = { $seat } takes { $card } from the discard pile.
event-took_discard-hidden = { $seat } takes one more card from the discard pile.
event-returned_pieces = { $seat } returns { $amount ->
    [one] { $kind-a }
   *[other] { $amount } { $kind-many }
} from the tableau to the personal supply.
event-laid_coin = { $seat } lays a coin on { $card } ({ $spot }).
event-doubled = The coin on { $card } ({ $spot }) of { $seat } goes to the general supply: the card is carried out twice.

## Refusals

why-egypt-yellow-architect = Take as many of the top cards as the Architect Workshop allows, or fewer.
why-egypt-yellow-architect-limit = You cannot hold more than 10 cards.
why-egypt-yellow-architect-pile = The discard pile does not have so many cards.
why-egypt-yellow-library = Choose one of the five standard kinds.
why-egypt-yellow-house_of_life-limit = You cannot hold more than 10 cards.
why-egypt-yellow-house_of_life-max = You lack the gold for so many cards, or the two piles do not have them.
why-egypt-yellow-archives-rank = This card has another rank than the Royal Archives.
why-egypt-yellow-pieces = You can only buy pieces your personal supply has, in the order of the kinds.
why-egypt-yellow-observatory = Choose another card above your tableau.
why-egypt-yellow-observatory-single = There is a coin on this card already.
why-egypt-yellow-activate-standard = Choose another card above your tableau that can be activated.
why-egypt-yellow-activate-no_temple = Temples and face-down cards have nothing to activate.
why-egypt-yellow-activate-other = A card cannot choose itself.
why-egypt-yellow-activate-nested = This card is still being carried out.
