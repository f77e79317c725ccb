### Civilization: Ein neues Zeitalter: was zu Beginn eines Zuges benutzt werden darf. Texte in eigenen Worten.

## Fragen

ask-start = Dein Zug beginnt. Welche Fähigkeit benutzt du, bevor du eine Karte wählst?
ask-destroy = Welchen rivalisierenden Kontrollmarker neben einem deiner Felder zerstört die Verbotene Stadt?
ask-name_first = Eiffelturm: Welche zwei Kontrollmarker eines Rivalen nennst du? Zuerst den, der in der Liste vorn steht.
ask-name_second = Welchen anderen Kontrollmarker desselben Rivalen nennst du neben dem auf { $hex }?
ask-give_up = { $rival } nennt deine Kontrollmarker auf { $hex } und { $second }. Welchen gibst du her?

## Absagen

why-civ-clar-start_of_turn = Das kannst du zu Beginn dieses Zuges nicht benutzen, oder es würde nichts ändern.
why-civ-clar-start_of_turn-new = Was du in diesem Zug erhalten hast, wirkt ab deinem nächsten Zug.
why-civ-card-forbidden_city = Dort liegt kein Kontrollmarker eines anderen Spielers neben einem deiner Felder.
why-civ-card-eiffel = Genannt werden zwei verschiedene Kontrollmarker eines Rivalen.
