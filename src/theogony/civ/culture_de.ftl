### Civilization: Ein neues Zeitalter: Kontrollmarker legen, bewegen und tauschen. Texte in eigenen Worten.

placing-culture = neben eine deiner Städte
placing-friendly = neben eines deiner Felder
placing-new_city = neben die neue Stadt
placing-hanging_gardens = neben eine deiner Städte, auf höchstens Schwierigkeitsgrad 4
placing-stonehenge = auf Hügel neben dem eben gelegten

## Fragen

ask-control = Wohin legst du einen Kontrollmarker, { $placing }? { $left ->
    [0] Er kostet einen Handelsmarker oder was auf der Karte als solcher dient.
    [one] Dieser ist frei.
   *[other] { $left } sind frei.
}
ask-take_back = Alle deine Kontrollmarker sind im Einsatz. Welchen nimmst du von der Weltkarte zurück, um ihn { $placing } zu legen?
ask-more_tokens = Die Karte lässt dich { $left ->
    [one] 1 Kontrollmarker
   *[other] { $left } Kontrollmarker
} legen. Wie viele legst du zusätzlich, für je einen Handelsmarker?
ask-moved = Welchen deiner Kontrollmarker bewegst du auf ein leeres Feld daneben?
ask-moved_to = Wohin kommt der Kontrollmarker von { $hex }?
ask-convert = Welchen rivalisierenden Kontrollmarker, höchstens zwei Felder von irgendeinem deiner Felder entfernt, tauschst du gegen einen eigenen? Ein verstärkter wird stattdessen umgedreht.
ask-swapped = Alle deine Kontrollmarker sind im Einsatz. Welchen nimmst du von der Weltkarte zurück, um ihn gegen den auf { $hex } zu tauschen?

## Das Protokoll

event-moved_token = { $seat } bewegt einen Kontrollmarker von { $from } nach { $hex }.

## Absagen

why-civ-culture-place = Dieses Feld liegt nicht neben einer deiner Städte.
why-civ-culture-place-terrain = Dieses Feld ist Wasser oder schwieriger, als der Platz der Karte erlaubt.
why-civ-culture-place-natural = Das Feld eines Naturwunders hat Schwierigkeitsgrad 5: Die Karte muss auf Platz 5 liegen; mit Mohenjo-Daro genügt Platz 4.
why-civ-culture-place-blocked = Dort ist schon ein Barbar, eine Stadt, ein Stadtstaat oder ein Kontrollmarker.
why-civ-culture-supply_empty = Du hast keinen unbenutzten Kontrollmarker, und so lässt sich auch keiner dafür zurücknehmen.
why-civ-card-civil_service = Dieses Feld liegt nicht neben einer deiner Städte oder einem deiner Kontrollmarker.
why-civ-card-urbanization = Dieses Feld liegt nicht neben der neuen Stadt.
why-civ-card-stonehenge = Stonehenge lässt Marker auf Hügeln neben dem eben gelegten folgen.
why-civ-card-hanging_gardens = Die Hängenden Gärten reichen bis Schwierigkeitsgrad 4.
why-civ-card-drama_move = Ein Kontrollmarker von dir kommt auf ein Landfeld daneben, auf dem gar nichts liegt oder steht.
why-civ-card-mass_media = Dort liegt kein Kontrollmarker eines anderen Spielers.
why-civ-clar-plain_distance = Dieses Feld ist zu weit von deinen entfernt.
