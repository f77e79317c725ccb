### Civilization: Ein neues Zeitalter: Anführer und Weltkarte vor dem ersten Zug.

side-a = A
side-b = B

ask-leader = Mit welchem Anführer spielst du?
ask-tile = Welches deiner Spielplanteile legst du?
ask-side = Teil { $tile }: Welche Seite liegt oben?
ask-turn = Teil { $tile }, Seite { $side }: Um wie viele Sechstel drehst du es im Uhrzeigersinn?
ask-place = Teil { $tile }, Seite { $side }, { $turn ->
    [0] nicht gedreht
   *[other] um { $turn } Sechstel gedreht
}: Wohin kommt seine Mitte?

event-leads = { $seat } spielt { $leader }.
event-starts = { $seat } beginnt und behält die Ereignisscheibe.
event-core_die = Der Würfel zeigt { $die }: Der Kern liegt mit Seite { $side } nach oben.
event-dealt_tile = { $seat } erhält Teil { $tile }.
event-laid_tile = Teil { $tile } liegt bei { $hex }, Seite { $side } oben, { $turn ->
    [0] nicht gedreht
   *[other] um { $turn } Sechstel gedreht
}.
event-filled = Das Loch bei { $hex } wird mit Wasser gefüllt.

why-civ-setup-leader = Diesen Anführer hat schon jemand anders.
why-civ-setup-leader-choice = Dieser Anführer gehört nicht zu den dir angebotenen.
why-civ-map-order = Wähle eines der Teile, die du erhalten hast.
why-civ-map-place-side = Dort passt das Teil nicht hin.
why-civ-map-place-four = Das Teil würde weniger als vier Felder der Weltkarte berühren.
why-civ-map-place-core = Das Teil muss den Kern berühren, oder ein Teil am Kern, wo das nicht geht.
why-civ-map-hole-limit = Das Teil würde ein Loch schließen, für das die Wassermarker nicht reichen.

answer-leader = { $leader } spielen
answer-tile = Teil { $tile }
answer-side = Seite { $side }
answer-turn = { $turn ->
    [0] Nicht drehen
   *[other] Um { $turn } Sechstel drehen
}
