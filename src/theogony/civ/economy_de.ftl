### Civilization: Ein neues Zeitalter: Handelswagen, was sie bringen, Diplomatiekarten.

## Handelswagen

ask-caravan_trade = Wie viele Handelsmarker gibst du aus? Jeder gibt allen Wagen ein Feld mehr.
ask-caravan = Welcher Wagen zieht als Nächster, bis zu { $range ->
    [one] 1 Feld
   *[other] { $range } Felder
} weit? Mit dem Platz der Karte wählst du einen, der dort noch wartet.{ $shared ->
    [0] { "" }
    [one] { " " }Der Koloss gibt allen zusammen 1 Feld mehr.
   *[other] { " " }Der Koloss gibt allen zusammen { $shared } Felder mehr.
}
ask-entrance = Von welcher Stadt fährt der Wagen los?
ask-step = Wohin zieht der Wagen auf { $hex }? Er hat { $done } von { $range ->
    [one] 1 Schritt
   *[other] { $range } Schritten
} gemacht.{ $shared ->
    [0] { "" }
    [one] { " " }Der Koloss hat noch 1 Feld für alle. Sind die eigenen Schritte aufgebraucht, gibst du mit der Zahl 1 stattdessen einen Handelsmarker der Karte aus, wenn dort einer liegt.
   *[other] { " " }Der Koloss hat noch { $shared } Felder für alle. Sind die eigenen Schritte aufgebraucht, gibst du mit der Zahl 1 stattdessen einen Handelsmarker der Karte aus, wenn dort einer liegt.
}
ask-set_aside = Deine Wirtschaftskarte erlaubt weniger Wagen: Welchen nimmst du von der Weltkarte?
ask-return = „Dampfkraft“: Welche Ressource tauschst du gegen eine andere Sorte?
ask-exchange = Welche Sorte nimmst du für { $resource }?
ask-other = „Kapitalismus“: Welche andere Karte handelst du ab, als läge sie auf Platz 1? Sie wird nicht zurückgesetzt.
ask-zimbabwe = Groß-Simbabwe: Welche Fokuskarte bekommt den nächsten Handelsmarker von dort? Die Plätze werden aufsteigend gewählt.

event-caravan_moved = Ein Wagen von { $seat } zieht von { $from } nach { $hex }.
event-caravan_home = Ein Wagen von { $seat } kehrt von { $from } auf die Wirtschaftskarte zurück.
event-arrived = Ein Wagen von { $seat } kommt auf { $hex } an.
event-barbarian_gone = Barbar { $letter } auf { $hex } verlässt die Weltkarte.

why-civ-economy-move = Wagen ziehen Feld für Feld, einer nach dem anderen, so weit die Karte und ihre Handelsmarker reichen.
why-civ-economy-move-from_card = Ein Wagen auf der Wirtschaftskarte startet in deiner Hauptstadt oder einer entwickelten Stadt von dir, für Rom in jeder eigenen Stadt, sofern er von dort einen Schritt machen kann.
why-civ-economy-move-terrain = Wagen dürfen weder auf Wasser ziehen noch auf ein Feld, dessen Schwierigkeitsgrad höher ist als der Platz.
why-civ-economy-move-barbarian = Dort steht ein Barbar.
why-civ-economy-barbarian_city_state = Solange ein Barbar auf dem Stadtstaat steht, kommt kein Wagen hinein.
why-civ-economy-move-through = Ein Wagen darf einen Stadtstaat oder eine rivalisierende Stadt durchqueren, aber dort nur halten, wenn er ankommt.
why-civ-economy-move-zero = Der Wagen ist noch nicht gezogen: Er macht erst einen Schritt.
why-civ-economy-one_per_place = Dort ist in diesem Zug schon ein Wagen von dir angekommen.
why-civ-economy-arrive-no_second_move = Ein Wagen, der auf die Wirtschaftskarte zurückgekehrt ist, zieht in diesem Zug nicht noch einmal.
why-civ-economy-fewer = Dort steht kein Wagen von dir.
why-civ-card-steam_exchange = Du kannst nur einen Ressourcenmarker tauschen, den du hast, gegen eine andere Sorte aus dem Vorrat.
why-civ-card-capitalism = Wähle eine andere Karte deiner Reihe oder keine.
why-civ-card-zimbabwe = Wähle eine Karte mit weniger als drei Handelsmarkern.

## Diplomatiekarten

ask-visit = Nimmst du eine Diplomatiekarte von { $city_state }?
ask-treaty = Welche Diplomatiekarte von { $rival } nimmst du? Hast du schon eine dieser Person, geht sie dafür zurück, außer du kontrollierst den Potala-Palast.
ask-embassy_token = „Botschaft“: Auf welche Fokuskarte von { $rival } legst du einen Handelsmarker?
ask-embassy_resource = „Botschaft“: Welche Ressource nimmst du?
ask-potala = Potala-Palast: Von wem nimmst du eine Diplomatiekarte? Du darfst noch { $left ->
    [one] 1
   *[other] bis zu { $left }
} nehmen, in der Reihenfolge der Sitze und Karten.
ask-potala_card = Welche Diplomatiekarte von { $rival } nimmst du?
ask-keep = Der Potala-Palast ist verloren: Welche Diplomatiekarte von { $rival } behältst du? Die anderen gehen zurück.
ask-geneva = Genf: Wessen Diplomatiekarte tauschst du?
ask-geneva_return = Genf: Welche Diplomatiekarte von { $rival } gibst du zurück?
ask-geneva_take = Welche Diplomatiekarte von { $rival } nimmst du für „{ $diplomacy }“?

event-took_visit = { $seat } nimmt eine Diplomatiekarte von { $city_state }.
event-lost_visit = { $seat } gibt die Diplomatiekarte von { $city_state } ab.
event-took_treaty = { $seat } nimmt „{ $diplomacy }“ von { $rival }.
event-lost_treaty = { $seat } gibt „{ $diplomacy }“ an { $rival } zurück.

why-civ-economy-arrive_city_state-card = Du darfst die Karte des besuchten Stadtstaats nehmen oder keine.
why-civ-economy-arrive_rival-card = Du darfst eine Diplomatiekarte der besuchten Person nehmen oder keine.
why-civ-economy-arrive_rival-stack = Diese Karte liegt nicht im Stapel dieser Person.
why-civ-card-embassy = Wähle eine Fokuskarte der besuchten Person, dann eine Ressource, die der Vorrat hat.
why-civ-card-potala = Wähle eine Person und eine Karte aus ihrem Stapel.
why-civ-card-potala_lost = Wähle die Karte, die du behältst, unter denen, die du von dieser Person hast.
why-civ-card-geneva = Genf gibt eine Karte, die du von einer Person hast, für eine andere aus deren Stapel zurück.
