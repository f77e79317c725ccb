### Civilization: Ein neues Zeitalter: Verstärken, Angriffe, was ein Sieg bringt, Stadtstaaten.

ask-reinforce = Welchen Kontrollmarker verstärkst du als Nächsten? { $left ->
    [one] Du darfst noch 1 umdrehen.
   *[other] Du darfst noch { $left } umdrehen. Wähle der Reihe nach: Was vor deiner Wahl steht, scheidet damit aus.
}
ask-attack = Was greifst du mit „{ $focus }“ an? Du hast noch { $left ->
    [one] 1 Angriff
   *[other] { $left } Angriffe
}.
ask-strike = Dein Angriff auf { $hex } steht { $attack } gegen { $defence }. Wie viele Handelsmarker gibst du aus? Jeder bringt +1.
ask-parry = { $rival } greift { $hex } mit { $attack } gegen deine { $defence } an. Wie viele Handelsmarker von Platz { $card } gibst du aus? Jeder bringt +1.
ask-spoils = Welche Ressource nimmst du für den besiegten Barbaren?
ask-lift = Du hast keinen unbenutzten Kontrollmarker: Welchen nimmst du von der Weltkarte zurück?
ask-plunder = Von welcher Fokuskarte von { $rival } nimmst du einen Handelsmarker? { $left ->
    [one] Du darfst noch 1 nehmen.
   *[other] Du darfst noch { $left } nehmen. Wähle der Reihe nach: Was vor deiner Wahl steht, scheidet damit aus.
}
ask-wonder_won = Unter welche deiner Städte kommt „{ $wonder }“?
ask-conquer = Eroberst du den Stadtstaat auf { $hex }, oder befreist du ihn?
ask-swap = Welche Karte deiner Reihe tauscht den Platz mit einer auf einem höheren?
ask-swap_with = Mit welcher Karte tauscht die auf Platz { $slot }?

event-attacked = { $seat } greift { $hex } von { $from } aus an.
event-rolled = Der Angriff würfelt eine { $attack_die }, die Verteidigung eine { $defence_die }.
event-rolled_for = { $seat } würfelt eine { $attack_die }; für die Verteidigung würfelt { $rival } eine { $defence_die }.
event-values = Auf { $hex } steht es { $attack } gegen { $defence }.
event-won_attack = { $seat } siegt auf { $hex } mit { $attack } gegen { $defence }.
event-repelled = Der Angriff von { $seat } auf { $hex } scheitert mit { $attack } gegen { $defence }.
event-beat_capital = { $seat } besiegt die Hauptstadt von { $rival } auf { $hex }.
event-took_trade = { $seat } nimmt einen Handelsmarker von { $rival }, Platz { $slot }.
event-conquered = { $seat } erobert { $city_state }.
event-liberated = { $seat } befreit { $city_state }.
event-left_empty = { $seat } hat nichts für { $hex } übrig: Das Feld bleibt leer.
event-swapped = { $seat } vertauscht die Karten auf den Plätzen { $slot } und { $other }.

why-civ-military-reinforce = Verstärken kannst du nur eigene, noch unverstärkte Kontrollmarker.
why-civ-military-attack-target = Dort ist nichts anzugreifen: Es braucht einen Barbaren, einen Stadtstaat, eine rivalisierende Stadt oder einen rivalisierenden Kontrollmarker.
why-civ-military-attack-range = Das liegt von keinem deiner Felder aus in Reichweite.
why-civ-military-attack-path = Der Weg dorthin führt durch Wasser, ein rivalisierendes Feld, einen Stadtstaat oder einen Barbaren.
why-civ-military-attack-new_space = Das ist nur von einem Feld aus in Reichweite, das du in diesem Zug gewonnen hast.
why-civ-military-attack-again-won = Diese Hauptstadt hast du in diesem Zug schon besiegt.
why-civ-military-attack-trade_attacker = Ausgeben kannst du nur, was auf der Militärkarte liegt, die du abhandelst.
why-civ-military-attack-trade_defender = Ausgeben kannst du nur, was auf dieser Militärkarte von dir liegt.
why-civ-military-win-token_supply = Wähle einen deiner Kontrollmarker auf der Weltkarte.
why-civ-military-win-capital-choice = Nehmen kannst du nur Handelsmarker, die dort liegen.
why-civ-military-win-capital-wonder_forced = Das Weltwunder kommt unter eine deiner Städte ohne Weltwunder.
why-civ-wonder-limit_per_city = In dieser Stadt steht schon ein Weltwunder.
why-civ-citystate-retake = Entweder eroberst du den Stadtstaat, oder du befreist ihn.
why-civ-card-sumeria = Sumer nimmt eine Ressource, die der Vorrat hat.
why-civ-card-aztec = Nenne erst die Karte auf dem niedrigeren Platz, dann eine auf einem höheren.
