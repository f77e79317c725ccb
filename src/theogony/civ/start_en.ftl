### Civilization: A New Dawn: what may be used at the start of a turn. Texts in our own words.

## Questions

ask-start = Your turn begins. Which ability do you use before you choose a card?
ask-destroy = Which rival control token next to one of your spaces does the Forbidden City destroy?
ask-name_first = The Eiffel Tower: which two control tokens of one rival do you name? First the one that comes first in the order listed.
ask-name_second = Which other control token of the same rival do you name besides the one at { $hex }?
ask-give_up = { $rival } names your control tokens at { $hex } and { $second }. Which one do you give up?

## Refusals

why-civ-clar-start_of_turn = You cannot use this at the start of this turn, or it would change nothing.
why-civ-clar-start_of_turn-new = What you have gained during this turn works from your next turn on.
why-civ-card-forbidden_city = No control token of another player lies there, next to one of your spaces.
why-civ-card-eiffel = Two different control tokens of one rival are named.
