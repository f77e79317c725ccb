### Civilization: Ein neues Zeitalter: Ereignisscheibe und Barbaren.

letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
barbarian-a = A
barbarian-b = B
barbarian-c = C
barbarian-d = D
barbarian-e = E
barbarian-f = F
barbarian-g = G
barbarian-h = H
barbarian-i = I

answer-barbarian = Barbar { $barbarian }

ask-barbarian = Der Würfel ist gefallen: Welcher Barbar bewegt sich als Nächster?
ask-loss = Ein Barbar ist in deine Hauptstadt gekommen. Von welcher Fokuskarte verlierst du { $left ->
    [one] einen Handelsmarker
   *[other] den nächsten von { $left } Handelsmarkern, in aufsteigender Folge der Plätze
}?
ask-led = Seoul: Welchen Barbaren versetzt du?
ask-led_to = Wohin geht Barbar { $letter }?

event-turned_dial = Die Ereignisscheibe wird gedreht: { $section ->
    [0] Barbaren erscheinen.
    [1] Nichts geschieht.
    [3] Entwickelte Städte bringen Handelsmarker.
   *[other] Die Barbaren bewegen sich.
}
event-rolled_direction = { $seat } würfelt für die Barbaren eine { $number }.
event-drew_barbarian = Zwei Barbaren können sich kein Feld teilen: { $letter } wird ausgelost.
event-barbarian_moved = Barbar { $letter } zieht von { $from } nach { $hex }.
event-barbarian_came_back = Barbar { $letter } kehrt um und ist wieder auf { $hex }.
event-barbarian_stayed = Barbar { $letter } kann nicht weiter und bleibt auf { $hex }.
event-barbarian_led = { $seat } versetzt Barbar { $letter } von { $from } nach { $hex }.
event-barbarian_spawned = Barbar { $letter } erscheint auf { $hex }.

why-civ-event-barbarian-order = Jeder Barbar auf der Weltkarte bewegt sich ein Mal.
why-civ-event-barbarian-capital = Du verlierst Handelsmarker, die auf deinen Fokuskarten liegen, insgesamt zwei.
why-civ-card-seoul = Seoul versetzt einen Barbaren um ein Feld, auf Land, auf dem überhaupt nichts liegt oder steht.
