## Plätze von Karten, Zeitpunkte einer 1x-Fähigkeit

spot-maritime-1 = Seefahrtsreihe, Rang 1
spot-maritime-2 = Seefahrtsreihe, Rang 2
spot-maritime-3 = Seefahrtsreihe, Rang 3
spot-maritime-4 = Seefahrtsreihe, Rang 4
spot-maritime-5 = Seefahrtsreihe, Rang 5
spot-maritime-6 = Seefahrtsreihe, Rang 6
spot-maritime-7 = Seefahrtsreihe, Rang 7
spot-maritime-8 = Seefahrtsreihe, Rang 8
spot-maritime-9 = Seefahrtsreihe, Rang 9
spot-production-1 = Produktionsreihe, Rang 1
spot-production-2 = Produktionsreihe, Rang 2
spot-production-3 = Produktionsreihe, Rang 3
spot-production-4 = Produktionsreihe, Rang 4
spot-production-5 = Produktionsreihe, Rang 5
spot-production-6 = Produktionsreihe, Rang 6
spot-production-7 = Produktionsreihe, Rang 7
spot-production-8 = Produktionsreihe, Rang 8
spot-production-9 = Produktionsreihe, Rang 9
spot-science-1 = Wissenschaftsreihe, Rang 1
spot-science-2 = Wissenschaftsreihe, Rang 2
spot-science-3 = Wissenschaftsreihe, Rang 3
spot-science-4 = Wissenschaftsreihe, Rang 4
spot-science-5 = Wissenschaftsreihe, Rang 5
spot-science-6 = Wissenschaftsreihe, Rang 6
spot-science-7 = Wissenschaftsreihe, Rang 7
spot-science-8 = Wissenschaftsreihe, Rang 8
spot-science-9 = Wissenschaftsreihe, Rang 9
spot-civil-1 = Zivilreihe, Rang 1
spot-civil-2 = Zivilreihe, Rang 2
spot-civil-3 = Zivilreihe, Rang 3
spot-civil-4 = Zivilreihe, Rang 4
spot-civil-5 = Zivilreihe, Rang 5
spot-civil-6 = Zivilreihe, Rang 6
spot-civil-7 = Zivilreihe, Rang 7
spot-civil-8 = Zivilreihe, Rang 8
spot-civil-9 = Zivilreihe, Rang 9
spot-military-1 = Militärreihe, Rang 1
spot-military-2 = Militärreihe, Rang 2
spot-military-3 = Militärreihe, Rang 3
spot-military-4 = Militärreihe, Rang 4
spot-military-5 = Militärreihe, Rang 5
spot-military-6 = Militärreihe, Rang 6
spot-military-7 = Militärreihe, Rang 7
spot-military-8 = Militärreihe, Rang 8
spot-military-9 = Militärreihe, Rang 9
spot-temple-1 = Tempelreihe, Rang 1
spot-temple-2 = Tempelreihe, Rang 2
spot-temple-3 = Tempelreihe, Rang 3
spot-temple-4 = Tempelreihe, Rang 4
spot-temple-5 = Tempelreihe, Rang 5
spot-temple-6 = Tempelreihe, Rang 6
spot-temple-7 = Tempelreihe, Rang 7
spot-temple-8 = Tempelreihe, Rang 8
spot-temple-9 = Tempelreihe, Rang 9

moment-before = vor ihrem Effekt
moment-between = zwischen den zwei Durchgängen ihres Effekts
moment-after = nach ihrem Effekt

## Fragen, Antworten und Protokoll, gleich mit welchen Farben

ask-once = Nutzt du die 1x-Fähigkeit der gespielten Karte, und wann? Sie wird nie wieder angeboten.
ask-lay = In welche Reihe legst du „{ $card }“?
ask-copy = Welche deiner Karten „{ $card }“ aktivierst du?

answer-spot = Karte in der { $spot }
answer-once = 1x nutzen: { $moment }
answer-spare = 1 { $good } weglassen
answer-raise = { $good } erhöhen
answer-lower = { $good } senken

event-used_once = { $seat } nutzt die 1x-Fähigkeit von „{ $card }“.

why-egypt-rank-def = Dort liegt keine solche Karte von dir.
why-egypt-once-before_after = Eine 1x-Fähigkeit kommt vor dem Effekt ihrer Karte, danach oder gar nicht.
why-egypt-once-double = Zwischen zwei Durchgänge kommt eine 1x-Fähigkeit nur, wenn ihre Karte verdoppelt ist und der Tisch es erlaubt.
why-egypt-cond-minimum = Diese Karte braucht ein Gebiet, in dem schon genug deiner Gebäude stehen.

## Aufbau: Ägypten

group-sets = Karten der Erweiterung
group-egypt = Auslegungen zu Ägypten
switch-blue_set = Blaue Karten
switch-blue_set-text = Ob die Seefahrtskarten aus dem Grundspiel kommen oder aus Ägypten, dann mit Markt.
switch-green_set = Grüne Karten
switch-green_set-text = Ob die Produktionskarten aus dem Grundspiel kommen oder aus Ägypten, dann mit Barken zum Einlagern.
switch-yellow_set = Gelbe Karten
switch-yellow_set-text = Ob die Wissenschaftskarten aus dem Grundspiel kommen oder aus Ägypten.
switch-brown_set = Braune Karten
switch-brown_set-text = Ob die Zivilkarten aus dem Grundspiel kommen oder aus Ägypten, dann mit Schreiber.
switch-red_set = Rote Karten
switch-red_set-text = Ob die Militärkarten aus dem Grundspiel kommen oder aus Ägypten, dann mit Kampfmarkern.
switch-purple_set = Violette Karten
switch-purple_set-text = Ob die Tempel aus dem Grundspiel kommen, aus Ägypten oder gemischt: 16 zufällige von allen 32.
switch-once_between_runs = 1x zwischen zwei Durchgängen
switch-once_between_runs-text = Ob die 1x-Fähigkeit einer durch eine Münze verdoppelten Karte auch zwischen den zwei Durchgängen liegen darf.
switch-souk_price = Preis beim Souk
switch-souk_price-text = Ob der Souk Rohstoffe zum halben Marktwert in Gold kauft oder zum vollen.
switch-ship_with_army = Schiff mit Armee
switch-ship_with_army-text = Ob ein Schiff, bei dem eine eigene Armee steht, beim Souk liegen bleiben muss oder die Armee mitnimmt.
switch-piecework_unstored = Platz für Akkordarbeit
switch-piecework_unstored-text = Ob alles, was man hat, auf die anderen Barken passen muss, bevor die Akkordarbeit eine leere füllt, oder dafür jede Barke geleert werden darf, weil erst am Ende des Zuges eingelagert wird.
switch-archives_count = Zählung der Königlichen Archive
switch-archives_count-text = Ob die Königlichen Archive Karten nach deren eigener Farbe zählen oder nach der Reihe, in der sie liegen.
switch-manufactory_sets = Sets der Manufaktur
switch-manufactory_sets-text = Ob zwei beliebige Spielsteine auf dem Tableau ein Set bilden oder nur zwei gleicher Art.
switch-marker_counts_as_building = Kampfmarker als Gebäude
switch-marker_counts_as_building-text = Ob ein Kampfmarker auf dem Spielfeld auch dort zählt, wo Gebäude gezählt werden.
switch-marker_triggers_attack = Kampfmarker und Angriffe
switch-marker_triggers_attack-text = Ob das Legen oder Verschieben eines Kampfmarkers einen Angriff auf ein Barbarendorf auslösen kann.
switch-fortress_echo = Festung auf Festung
switch-fortress_echo-text = Ob Spielsteine, die eine Festung bringt, eine weitere Festung auslösen können.
switch-fortress_empty_area = Festung auf leerem Bereich
switch-fortress_empty_area-text = Ob eine Festung eine Art kennzeichnen darf, von der kein Spielstein auf dem fremden Tableau steht.
switch-garrison_empty_row = Garnison auf leerer Reihe
switch-garrison_empty_row-text = Ob eine Garnison eine Reihe ohne Karten kennzeichnen darf.
switch-temple_self_trigger = Tempel lösen sich selbst aus
switch-temple_self_trigger-text = Ob Seth, Sobek und Thoth ihren eigenen Spielstein als das eben gebaute Gebäude zählen.
switch-temple_bonus_gold = Tempelbonus für Gold
switch-temple_bonus_gold-text = Ob ein Rohstofftempel seinen SP auch gibt, wenn der Rohstoff mit Gold bezahlt wird.
switch-temple_requirement = Karten für weitere Tempel
switch-temple_requirement-text = Ob die Karten, die ein weiterer Tempel verlangt, nach ihrer Farbe oder nach Reihen gezählt werden.
