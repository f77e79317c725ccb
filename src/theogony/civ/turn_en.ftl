### Civilization: A New Dawn: the turn, the focus row and trade tokens.

ask-focus = { $among ->
    [0] Which focus card do you resolve?
    [1] Estádio do Maracanã: which economy card do you resolve first?
   *[other] Which card that is not of economy do you resolve now?
}
ask-deed = { $focus }, as in slot { $strength }: what do you do?
ask-again = Venetian Arsenal: do you resolve { $focus } once more, as if it lay in slot 1?
ask-second = Estádio do Maracanã: do you resolve an economy card before the other card is reset?
ask-gain_trade = On which focus card do you put { $left ->
    [one] the trade token
   *[other] the next of { $left } trade tokens
}? A card holds three, and slots are chosen in rising order. Great Zimbabwe, if you have it, takes all that are left at once.
ask-trade_card = On which { $type } card do you put { $amount ->
    [one] the trade token
   *[other] the { $amount } trade tokens
}?
ask-relic = On which focus card do you lay { $natural }?
ask-spend = America: { $left ->
    [one] 1 trade token is still to be spent from the card in slot { $slot }. Does a natural wonder serve as it, or do you spend a real one?
   *[other] { $left } trade tokens are still to be spent from the card in slot { $slot }. Does a natural wonder serve as one of them, or do you spend real ones only?
}
ask-guest = On which focus card does the token of { $city_state } go?

event-turn = Round { $round }: { $seat } is to move.
event-chose = { $seat } chooses { $focus } from slot { $slot }.
event-resolves = { $seat } resolves { $focus } as in slot { $strength }.
event-used = { $seat } uses { $ability }.
event-reset = { $seat } resets { $focus } to slot 1.
event-replaced = { $seat } puts { $focus } into slot { $slot }.
event-gained_trade = { $seat } puts { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} on the card in slot { $slot }.
event-spent_trade = { $seat } spends { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} of the card in slot { $slot }.
event-stored_trade = { $seat } puts { $amount ->
    [one] a trade token
   *[other] { $amount } trade tokens
} on Great Zimbabwe.
event-used_guest = { $seat } uses the token of { $city_state } as a trade token.
event-used_relic = { $seat } uses { $natural } as a trade token.
event-laid_relic = { $seat } lays { $natural } on the card in slot { $slot }.

why-civ-turn-no_pass = You must choose one of your five cards; its effect you may leave unused.
why-civ-card-maracana = With Estádio do Maracanã you resolve one economy card and one other card.
