### Civilization: Ein neues Zeitalter: der Zug, die Fokusreihe und Handelsmarker.

ask-focus = { $among ->
    [0] Welche Fokuskarte handelst du ab?
    [1] Estádio do Maracanã: Welche Wirtschaftskarte handelst du zuerst ab?
   *[other] Welche Karte, die nicht zur Wirtschaft gehört, handelst du jetzt ab?
}
ask-deed = „{ $focus }“, wie auf Platz { $strength }: Was tust du?
ask-again = Venezianisches Arsenal: Handelst du „{ $focus }“ noch einmal ab, als läge die Karte auf Platz 1?
ask-second = Estádio do Maracanã: Handelst du eine Wirtschaftskarte ab, bevor die andere Karte zurückgesetzt wird?
ask-gain_trade = Auf welche Fokuskarte legst du { $left ->
    [one] den Handelsmarker
   *[other] den nächsten von { $left } Handelsmarkern
}? Eine Karte fasst drei, und die Plätze werden aufsteigend gewählt. Groß-Simbabwe, wenn du es hast, nimmt alle übrigen auf einmal.
ask-trade_card = Auf welche Karte der Art { $type } legst du { $amount ->
    [one] den Handelsmarker
   *[other] die { $amount } Handelsmarker
}?
ask-relic = Auf welche Fokuskarte legst du „{ $natural }“?
ask-spend = Amerika: Von der Karte auf Platz { $slot } { $left ->
    [one] ist noch 1 Handelsmarker auszugeben. Dient ein Naturwunder als solcher, oder nimmst du einen echten?
   *[other] sind noch { $left } Handelsmarker auszugeben. Dient ein Naturwunder als einer davon, oder nimmst du nur echte?
}
ask-guest = Auf welche Fokuskarte kommt der Marker von { $city_state }?

event-turn = Runde { $round }: { $seat } ist am Zug.
event-chose = { $seat } wählt „{ $focus }“ von Platz { $slot }.
event-resolves = { $seat } handelt „{ $focus }“ wie auf Platz { $strength } ab.
event-used = { $seat } nutzt „{ $ability }“.
event-reset = { $seat } setzt „{ $focus }“ auf Platz 1 zurück.
event-replaced = { $seat } legt „{ $focus }“ auf Platz { $slot }.
event-gained_trade = { $seat } legt { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} auf die Karte auf Platz { $slot }.
event-spent_trade = { $seat } gibt { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} der Karte auf Platz { $slot } aus.
event-stored_trade = { $seat } legt { $amount ->
    [one] einen Handelsmarker
   *[other] { $amount } Handelsmarker
} auf Groß-Simbabwe.
event-used_guest = { $seat } nutzt den Marker von { $city_state } als Handelsmarker.
event-used_relic = { $seat } nutzt „{ $natural }“ als Handelsmarker.
event-laid_relic = { $seat } legt „{ $natural }“ auf die Karte auf Platz { $slot }.

why-civ-turn-no_pass = Eine der fünf Karten musst du wählen; ihren Effekt darfst du ungenutzt lassen.
why-civ-card-maracana = Mit dem Estádio do Maracanã handelst du eine Wirtschaftskarte und eine andere Karte ab.
