### Civilization: Ein neues Zeitalter, Grundspiel: das Regelverzeichnis in der Reihenfolge der Regelliste. Texte in eigenen Worten.

## 1. Spielmaterial und Grenzen

rule-civ-comp-players = Gespielt wird mit 2, 3 oder 4 Personen.
rule-civ-comp-shared = Für alle gemeinsam gibt es 8 Anführerbögen, 16 beidseitig bedruckte Spielplanteile, die Ereignisscheibe, den Barbaren-Richtungsanzeiger, 9 Barbaren mit je einem Buchstaben, 8 Wassermarker, 4 Stadtstaat- und 4 Naturwunder-Marker (beide doppelseitig), 24 Weltwunder-Karten mit ihren Markern, je 2 Diplomatiekarten für die 8 Stadtstaaten, 5 Siegkarten, 34 Handelsmarker, je 8 Marker der vier Ressourcen und 2 Würfel.
rule-civ-comp-per_player = Zu jeder Farbe gehört 1 Satz: eine Hauptstadt und 7 Städte, 3 Wagen, 31 Kontrollmarker, 20 Fokuskarten, 4 Diplomatiekarten, dazu je eine Technologiescheibe und Fokusleiste.
rule-civ-comp-limited = Mehr, als in der Schachtel liegt, gibt es nicht: keinen neunten Marker einer Ressource, keinen vierten Wagen, keine achte gewöhnliche Stadt.
rule-civ-comp-trade_unlimited = Nur Handelsmarker gehen nie aus. Reichen die 34 nicht, gibt es trotzdem weitere.
rule-civ-comp-destroyed_returns = Was zerstört wird, kommt zum unbenutzten Material seiner Farbe zurück und darf wieder eingesetzt werden. Ein Wagen kehrt auf die Wirtschaftskarte zurück.
rule-civ-comp-token_sides = Ein Kontrollmarker liegt auf der unverstärkten oder der verstärkten Seite, für alle sichtbar.
rule-civ-comp-open_information = Alles liegt offen, auch die zum Bau der Weltkarte ausgeteilten Spielplanteile. Unbekannt sind nur die Reihenfolge der Weltwunder unter der aufgedeckten Karte und welche Weltwunder in der Schachtel liegen.
rule-civ-comp-supply_empty = Ist eine Ressource, die man erhalten soll, im Vorrat ausgegangen, nimmt man eine andere, falls der Effekt die Wahl lässt; sonst gibt es nichts.

## 2. Spielaufbau

rule-civ-setup-leader = Alle erhalten einen zufälligen Anführerbogen; keiner kommt doppelt vor.
rule-civ-setup-leader-choice = Die Anführer werden ausgelost, frei gewählt oder jeweils aus zweien ausgesucht (Schalter leaders).
rule-civ-setup-color = Alle wählen eine Farbe und nehmen alles, was dazugehört. Keine Farbe wird zweimal vergeben.
rule-civ-setup-tech_zero = Der Pfeil jeder Technologiescheibe beginnt auf 0.
rule-civ-setup-row = Die fünf Karten der Stufe I liegen offen auf den Plätzen 1 bis 5, in der Reihenfolge des Anführerbogens. Für Rom sind das Astrologie, Außenhandel, Mauerwerk, Frühes Reich, Keramik.
rule-civ-setup-deck = Die übrigen 15 Fokuskarten bilden den eigenen Fokusstapel. Man darf ihn durchsehen.
rule-civ-setup-caravan = Zu Beginn steht genau ein Wagen auf Außenhandel; die anderen beiden sind noch unbenutzt.
rule-civ-setup-map = Gespielt wird auf der abgedruckten Weltkarte für die erste Partie oder auf einer gemeinsam gebauten (Schalter map).
rule-civ-setup-first_map-side = Auf der Weltkarte für die erste Partie liegt bei jedem Spielplanteil die A-Seite oben.
rule-civ-setup-first_map-groups = Die rote Gruppe von Spielplanteilen ist immer dabei; zu dritt kommt die gelbe hinzu, zu viert auch die blaue.
rule-civ-setup-first_map-capital = Auf der Weltkarte für die erste Partie kommt die eigene Hauptstadt auf das nächstgelegene Hauptstadt-Symbol und legt die eigene Farbe fest. Es gibt so viele Symbole wie Mitspielende.
rule-civ-setup-first_map-seats = Die Plätze am Tisch werden den Hauptstadt-Symbolen im Uhrzeigersinn zugeordnet, beginnend bei einem zufälligen.
rule-civ-setup-populate = Jedes Symbol auf der Weltkarte bekommt seinen Marker: Ressource, Naturwunder, Barbar oder Stadtstaat.
rule-civ-setup-populate-barbarian = Ein Barbar kommt auf das Feld mit seinem Buchstaben. Wessen Buchstabe auf der Weltkarte fehlt, spielt gar nicht mit.
rule-civ-setup-populate-city_state = Beim Stadtstaat müssen Symbol und Rahmen passen. Ein Zahnrad in der Raute ist Buenos Aires, eines im Kreis der andere Industrie-Stadtstaat.
rule-civ-setup-citystate_cards = Von jedem Stadtstaat im Spiel liegen beide Diplomatiekarten neben der Weltkarte; die übrigen bleiben in der Schachtel.
rule-civ-setup-direction_token = Eine ausgeloste Person legt den Richtungsanzeiger beliebig gedreht an eine Kante der Weltkarte. Seine Zahlen 1 bis 6 stehen die ganze Partie über für die sechs Richtungen.
rule-civ-setup-start_player = Dieselbe Person behält die Ereignisscheibe, hat den ersten Zug und bleibt bis zum Schluss Startspieler.
rule-civ-setup-dial_start = Der Pfeil der Ereignisscheibe beginnt auf dem Helm mit dem Stern (Barbaren erscheinen). Dieses erste Symbol wird nicht ausgeführt.
rule-civ-setup-wonders-sort = Weltwunder gibt es in vier Arten: Kultur, Wirtschaft, Wissenschaft und Militär. Jede hat 6 Karten, 2 aus jedem Zeitalter.
rule-civ-setup-wonders-p4 = Zu viert sind alle 6 Weltwunder jeder Art im Spiel.
rule-civ-setup-wonders-p3 = Zu dritt verliert jede Art ungesehen ein zufälliges Weltwunder der Antike; 5 bleiben (1 Antike, 2 Mittelalter, 2 Moderne).
rule-civ-setup-wonders-p2 = Zu zweit fallen von jeder Art ungesehen ein zufälliges Weltwunder der Antike und eines des Mittelalters weg; 4 bleiben (1, 1 und 2).
rule-civ-setup-wonders-p2-each = Das Weglassen von Weltwundern zu zweit gilt für jede der vier Arten.
rule-civ-setup-wonders-order = Jede Art bildet einen eigenen Stapel, nach Zeitaltern gemischt: oben die Antike, dann das Mittelalter, unten die Moderne. Ein späteres Zeitalter erscheint erst, wenn das frühere aufgebraucht ist.
rule-civ-setup-wonders-reveal = Die oberste Karte jedes Stapels liegt offen; vier Weltwunder stehen also zur Wahl.
rule-civ-setup-wonders-tokens = Die Weltwunder-Marker liegen beim Stapel ihrer Art bereit.
rule-civ-setup-victory = Drei zufällige der fünf Siegkarten werden offen ausgelegt. Die anderen beiden sind nicht im Spiel.
rule-civ-setup-supply = Alle Handelsmarker und alle Ressourcen, die nicht auf der Weltkarte liegen, bilden den Vorrat.

## 3. Fortgeschrittener Weltkartenbau

rule-civ-map-capital_tile = Alle erhalten ein zufälliges Spielplanteil mit Hauptstadt-Symbol; übrige Hauptstadt-Teile werden nicht gebraucht.
rule-civ-map-core-pick = Je zwei zufällige Teile mit Naturwunder und mit Stadtstaat werden gemischt und bilden den Kern, gleich bei welcher Personenzahl.
rule-civ-map-core-side = Ein Würfel bestimmt die Seite des ganzen Kerns: A bei 1 bis 3, B bei 4 bis 6.
rule-civ-map-core-place = Die Teile des Kerns werden nacheinander gezogen; Reihenfolge, Lage und Ausrichtung gibt das Kernbild der jeweiligen Seite vor.
rule-civ-map-core-marker = Während des Weltkartenbaus erinnert ein Handelsmarker auf jedem Teil des Kerns daran, was zum Kern gehört. Mehr bedeutet er nicht, und am Ende kommt er weg.
rule-civ-map-deal = Von den übrigen Teilen bekommen alle zwei zufällige, der Rest bleibt weg. Mit dem Hauptstadt-Teil sind es drei; die Weltkarte besteht also aus 4 Teilen und 3 je Person.
rule-civ-map-deal-pool = Ausgeteilt werden die Teile, die weder zum Kern gehören noch ein Hauptstadt-Symbol tragen.
rule-civ-map-order = Gelegt wird im Uhrzeigersinn ab einer ausgelosten Person, immer ein eigenes Teil, bis alle liegen.
rule-civ-map-order-independent = Wer das erste Teil legt und wer Startspieler wird, wird getrennt ausgelost.
rule-civ-map-place-side = Ein Teil darf auf jeder Seite und in jeder Drehung liegen.
rule-civ-map-place-four = Ein neues Teil muss mindestens vier Felder berühren, die schon auf dem Tisch liegen; drei sind zu wenig.
rule-civ-map-place-four-count = Für die Vier-Felder-Regel zählt jedes berührte Feld einmal, egal mit wie vielen Kanten es anliegt.
rule-civ-map-place-core = Das Teil muss an den Kern stoßen, auch wenn das nur mit einer bestimmten Seite oder Drehung geht.
rule-civ-map-place-core_fallback = Nur wenn keine Lage, die die Vier-Felder-Regel erfüllt, an den Kern heranreicht, muss das Teil an eines stoßen, das selbst den Kern berührt.
rule-civ-map-place-core_fallback-test = Ob der Kern erreichbar ist, wird über beide Seiten, alle Drehungen und alle Lagen geprüft. Da alle Teile dieselbe Form haben, gilt die Antwort für jedes. Lagen, für die die Wassermarker nicht reichen, zählen nicht.
rule-civ-map-place-none = Passt keines der eigenen Teile irgendwohin, entfällt für dieses Mal die Bindung an den Kern und, wenn auch das nicht hilft, die Grenze der Wassermarker: Das Loch wird dann gefüllt, so weit sie reichen. Vier berührte Felder müssen es immer sein.
rule-civ-map-place-capital = Mit dem eigenen Hauptstadt-Teil kommt auch die Hauptstadt auf dessen Symbol.
rule-civ-map-hole = Ein rundum eingeschlossenes Loch wird sofort mit Wassermarkern gefüllt. Sie sind ganz gewöhnliches Wasser; die Felder ringsum liegen also am Wasser und nicht am Kartenrand.
rule-civ-map-hole-limit = Es gibt 8 Wassermarker. Reichen die übrigen nicht, um das Loch zu füllen, das ein Teil einschließen würde, darf es so nicht liegen.
rule-civ-map-continue = Liegen alle Teile, geht der Aufbau mit den Markern auf der Weltkarte weiter.

## 4. Runden, Züge, Fokusreihe

rule-civ-round-order = Gezogen wird im Uhrzeigersinn ab dem Startspieler. Waren alle einmal dran, ist die Runde vorbei.
rule-civ-round-end_event = Zwischen zwei Runden rückt der Pfeil der Ereignisscheibe um einen Bereich vor, und dessen Symbol wirkt. Vor dem allerersten Zug geschieht nichts.
rule-civ-turn-choose = Im eigenen Zug wird eine der fünf Karten der eigenen Fokusreihe gewählt.
rule-civ-turn-resolve = Dann wird die gewählte Karte abgehandelt, das heißt, ihr Effekt ausgeführt.
rule-civ-turn-reset = Zuletzt wird die Karte zurückgesetzt: Sie kommt auf Platz 1, und die Karten von niedrigeren Plätzen rücken um einen nach rechts. Karten auf höheren Plätzen bleiben liegen.
rule-civ-turn-end = Mit dem Zurücksetzen endet der Zug, und im Uhrzeigersinn geht es weiter.
rule-civ-turn-no_effect = Auf den Effekt der gewählten Karte darf man verzichten. Zurückgesetzt wird sie trotzdem.
rule-civ-turn-partial = Bei „bis zu“ darf es weniger sein, und jeder Teil einer Karte, der keine Pflicht ist, darf entfallen. Die Reihenfolge der Teile bleibt wie aufgedruckt.
rule-civ-turn-no_pass = Einen Zug ohne gewählte Karte gibt es nicht: Genau eine wird abgehandelt.
rule-civ-row-slots = Die Fokusreihe hat fünf Plätze mit je einer Karte, in der Regel eine von jeder Art.
rule-civ-row-strength = Wie stark eine Karte wirkt, bestimmt der Platz, auf dem sie beim Abhandeln liegt, also vor dem Zurücksetzen.

## 5. Felder und Gelände

rule-civ-terrain-space = Ein Feld ist ein Sechseck mit einer Geländeart. Sind mehrere abgebildet, zählt die mit der größten Fläche.
rule-civ-terrain-difficulty = Der Schwierigkeitsgrad steigt von Grasland (1) über Hügel (2), Wald (3) und Wüste (4) bis Berge (5). Dieselbe Zahl nennt den Platz, zu dem das Gelände gehört.
rule-civ-terrain-water = Wasser hat Schwierigkeitsgrad 1, aber keinen Platz. Ohne einen Effekt, der es erlaubt, wird dort weder gelegt noch gebaut, gezogen oder abgezählt.
rule-civ-terrain-natural_wonder = Das Feld eines Naturwunders hat keine Geländeart und immer Schwierigkeitsgrad 5, auch wenn der Marker schon weg ist. Als Berg zählt es nicht.
rule-civ-terrain-city_state = Stadtstaaten stehen auf Grasland, Schwierigkeitsgrad 1. Eine Stadt auf einem eroberten hat daher 2 als Geländebonus, nicht die 8 des Stadtstaats.

## 6. Freundlich, rivalisierend, leer

rule-civ-space-friendly = Alles in der eigenen Farbe ist freundlich. Ein Feld ist freundlich, wenn dort eine eigene Stadt steht oder ein eigener Kontrollmarker liegt.
rule-civ-space-rival = Alles in anderen Farben ist rivalisierend. Ein Feld ist rivalisierend, wenn dort eine Stadt oder ein Kontrollmarker von jemand anderem ist.
rule-civ-space-caravan_neutral = Wagen machen ein Feld weder freundlich noch rivalisierend, und von ihnen aus wird keine Reichweite gezählt.
rule-civ-space-empty = Leer heißt, dass dort gar nichts ist: keinerlei Marker und keine Figur, auch kein Wagen und kein herrenloses Weltwunder.
rule-civ-space-citystate_neutral = Ein Stadtstaat ist für niemanden freundlich oder rivalisierend.

## 7. Ressourcen und Naturwunder

rule-civ-resource-types = Die vier Ressourcen sind Marmor, Quecksilber, Öl und Diamanten.
rule-civ-resource-spend = Ausgegebene Ressourcen kommen in den Vorrat zurück.
rule-civ-resource-use = Mit Ressourcen werden Weltwunder bezahlt, nie Städte.
rule-civ-resource-kept = Eine eingesammelte Ressource behält man, was auch immer aus dem Kontrollmarker oder dem Feld wird. Ihr Symbol wird nicht wieder belegt.
rule-civ-natural-spend = Ein Naturwunder lässt sich wie die abgebildete Ressource ausgeben, und man behält es dabei.
rule-civ-natural-once_per_turn = Jedes Naturwunder ist einmal pro Zug nutzbar, auch wenn darin zwei Weltwunder gebaut werden, und in späteren Zügen wieder.
rule-civ-natural-captured = Wer einen Kontrollmarker auf dem Feld eines Naturwunders besiegt, nimmt der anderen Seite dieses Naturwunder ab.
rule-civ-natural-returns = Entfernt ein Karteneffekt oder ein Barbar den Kontrollmarker vom Feld eines Naturwunders, kommt dieses dorthin zurück, auch neben den Barbaren.
rule-civ-natural-lifted = Auch wer seinen Marker freiwillig vom Feld eines Naturwunders zurücknimmt, legt das Naturwunder dorthin zurück.
rule-civ-natural-city = Wer auf dem eigenen Marker eines Naturwunder-Felds eine Stadt baut, behält das Naturwunder (Schalter city_on_natural_wonder). Es geht an die Person, die die Stadt einnimmt; zerstört ein Barbar die Stadt, kommt es auf das Feld zurück. Andere Lesart: Der Bau entfernt den Marker, sodass das Naturwunder zurückkehrt und das Feld sperrt.
rule-civ-natural-exchange = Tauscht ein Effekt einen rivalisierenden Marker auf dem Feld eines Naturwunders gegen einen eigenen, geht das Naturwunder mit über.

## 8. Städte und entwickelte Städte

rule-civ-city-capital_is_city = Die Hauptstadt gilt überall als Stadt, außer eine Regel nimmt Hauptstädte aus.
rule-civ-city-mature = Eine Stadt ist entwickelt, solange jedes Feld ringsum Wasser ist oder einen eigenen Kontrollmarker trägt. Fällt einer weg, ist sie es sofort nicht mehr.
rule-civ-city-mature-edge = Am Kartenrand müssen nur die vorhandenen Felder belegt sein.
rule-civ-city-mature-side = Ob die Marker um eine Stadt verstärkt sind, spielt für die Entwicklung keine Rolle.
rule-civ-city-mature-not_city = Für die Entwicklung ist es kein Ersatz, wenn auf einem Nachbarfeld eine andere eigene Stadt, ein Stadtstaat, ein rivalisierender Marker oder ein Barbar ist.
rule-civ-city-mature-benefit = Eine entwickelte Stadt bringt beim Handelsereignis einen Handelsmarker und ist Startpunkt für Wagen. Sonst zählt sie nur für Agenden und Karten, die sie nennen; Verteidigung oder Reichweite bringt sie nicht.

## 9. Fokuskarten allgemein

rule-civ-focus-types = Das Symbol oben links zeigt, welche der fünf Arten eine Karte hat: Kultur, Wissenschaft, Wirtschaft, Industrie oder Militär.
rule-civ-focus-advanced = Karten höherer Stufe funktionieren wie die erste ihrer Art, nur besser oder mit Zusätzen. Wo ihr Text von der allgemeinen Regel abweicht, etwa bei Wasser, Reichweite oder Anzahl, gilt der Text.
rule-civ-focus-replace = Eine neue Karte nimmt den Platz der Karte ihrer Art ein. Die alte kommt in den Fokusstapel und kann später wieder gewählt werden.
rule-civ-focus-replace-tokens = Die Handelsmarker einer ersetzten Karte wandern auf die neue.
rule-civ-focus-replace-everything = Auch alles Übrige auf einer ersetzten Karte zieht um, etwa Stadtstaat-Marker und Wagen.
rule-civ-focus-replace-resolving = Wird gerade die Karte ersetzt, die abgehandelt wird (Wissenschaft durch die Scheibe, Industrie durch Pyramiden oder Porzellanturm), wird an ihrer Stelle die neue zurückgesetzt, aber in diesem Zug nicht abgehandelt. Mitgewanderte Handelsmarker sind für den laufenden Effekt noch nutzbar.

## 10. Kultur

rule-civ-culture-place = So viele unbenutzte Kontrollmarker legen, wie die Karte erlaubt, jeden neben eine eigene Stadt.
rule-civ-culture-place-any_city = Die Kontrollmarker einer Kulturkarte dürfen neben verschiedenen eigenen Städten liegen.
rule-civ-culture-place-terrain = Auf Wasser wird nicht gelegt, auch nicht, wo der Schwierigkeitsgrad den Platz der Karte übersteigt. Auf Platz 2 sind Hügel erlaubt, Wald nicht.
rule-civ-culture-place-natural = Um auf das Feld eines Naturwunders zu legen, muss die Karte auf Platz 5 liegen; mit Mohenjo-Daro genügt Platz 4.
rule-civ-culture-place-blocked = Wo ein Barbar, eine Stadt, ein Stadtstaat oder irgendein Kontrollmarker ist, auch ein eigener, wird keiner gelegt.
rule-civ-culture-place-caravan_ok = Wagen jeder Farbe, Ressourcen, Naturwunder und herrenlose Weltwunder hindern nicht am Legen eines Kontrollmarkers.
rule-civ-culture-place-unreinforced = Ein gelegter Kontrollmarker zeigt zunächst die unverstärkte Seite.
rule-civ-culture-place-collect = Wer auf ein Feld mit Ressource oder Naturwunder legt, nimmt diesen Marker sofort zum Anführerbogen. Er ist noch im selben Zug nutzbar.
rule-civ-culture-place-wonder = Ein Kontrollmarker auf einem herrenlosen Weltwunder bringt die Kontrolle darüber.
rule-civ-culture-supply_empty = Sind alle 31 Marker in Gebrauch, darf man vor dem Legen einen beliebigen eigenen von der Weltkarte zurücknehmen, jedes Mal aufs Neue. Nur zurücknehmen, ohne zu legen, geht nicht.
rule-civ-culture-slot_one = Auf Platz 1 ist nur Grasland erlaubt, oder was ein anderer Effekt auf Schwierigkeitsgrad 1 senkt, auch wenn eine Bildunterschrift im Heft Hügel nahelegt.
rule-civ-culture-extra_tokens = Zusätzliche Marker durch Handelsmarker oder Frankreich folgen der normalen Regel der Karte (neben eigener Stadt, bis zum Platz). Sie gehören zum ersten Schritt, beliebig gemischt mit den aufgedruckten; was die Karte „danach“ tut, folgt erst, wenn alle liegen.

## 11. Wissenschaft

rule-civ-science-advance = Der Pfeil der Technologiescheibe rückt so viele Felder vor, wie der Platz angibt; Punkte zählen wie Zahlen.
rule-civ-science-level = Erreicht oder überschreitet der Pfeil ein Feld mit Technologiestufe, darf man eine Karte genau dieser Stufe aus dem eigenen Fokusstapel nehmen oder verzichten.
rule-civ-science-level-skip = Stufen dürfen übersprungen werden: Eine Karte der Stufe IV kann eine der Stufe I oder II ersetzen.
rule-civ-science-level-several = Mehrere Stufen in einem Zug bringen je eine Karte. Von 5 auf 10 zum Beispiel gibt es eine der Stufe II und eine der Stufe III.
rule-civ-science-level-order = Karten für mehrere Stufen werden in der Reihenfolge der Felder gewählt, jeweils für die Reihe, wie sie die vorige Wahl hinterlassen hat.
rule-civ-science-level-start_space = Das Feld, auf dem der Pfeil losläuft, gilt nicht als erreicht.
rule-civ-science-overflow = Würde der Pfeil über 24 hinauslaufen, kommt er auf 15. Von dort bringt er bei 19 und 24 erneut Karten der Stufe IV.
rule-civ-science-overflow-passing = Wer über 24 hinausläuft, hat sie erreicht, für die Karte wie für die Agenda (Schalter tech_overflow_reward). Der Pfeil bleibt dann auf 15, weitere Schritte verfallen (Schalter tech_overflow_surplus). 22 plus 5 endet also auf 15 mit einer Karte der Stufe IV, 24 plus 1 auf 15 ohne Karte, und genau 24 bleibt 24.

## 12. Wirtschaft: Wagen

rule-civ-economy-start_one = Anfangs ist nur ein Wagen nutzbar; bessere Wirtschaftskarten erlauben mehr.
rule-civ-economy-new_caravan = Ein neuer Wagen kommt zunächst auf die Wirtschaftskarte.
rule-civ-economy-move = Beim Abhandeln der Wirtschaftskarte ziehen die eigenen Wagen nacheinander, jeder Feld für Feld bis zur Zahl auf der Karte.
rule-civ-economy-move-from_card = Ein Wagen auf der Karte startet in der Hauptstadt oder in einer eigenen entwickelten Stadt, als stünde er dort: Das erste Nachbarfeld ist der erste Schritt.
rule-civ-economy-move-stay = Ein Wagen, der nirgends ankommt, wartet auf der Weltkarte und zieht mit der nächsten Wirtschaftskarte weiter.
rule-civ-economy-move-terrain = Kein Feld, das ein Wagen betritt, darf Wasser sein oder einen höheren Schwierigkeitsgrad haben als der Platz; das gilt auch für Städte. Das Startfeld ist egal.
rule-civ-economy-move-barbarian = Ein Feld mit einem Barbaren ist für Wagen gesperrt.
rule-civ-economy-move-through = Wagen dürfen Stadtstaaten und rivalisierende Städte durchqueren; enden dürfen sie dort nur, indem sie ankommen.
rule-civ-economy-move-through-choice = Hat ein Wagen in einem Stadtstaat oder einer rivalisierenden Stadt noch Schritte übrig, kann er ankommen oder ohne jeden Gewinn weiterziehen.
rule-civ-economy-move-free_spaces = Nur Wasser, Gelände und Barbaren sind einem Wagen im Weg. Kontrollmarker jeder Farbe, eigene Städte, Ressourcen, Naturwunder (Schwierigkeitsgrad 5) und andere Wagen halten ihn weder auf noch beenden sie seine Bewegung, und mehrere Wagen dürfen auf einem Feld stehen.
rule-civ-economy-move-zero = Ein Wagen, der nicht zieht, bleibt auf der Karte oder auf seinem Feld. Ihn ohne Schritt in eine Stadt zu stellen, geht nicht.
rule-civ-economy-one_per_place = Pro Zug darf höchstens ein eigener Wagen in derselben Stadt oder demselben Stadtstaat ankommen, auch wenn die Karte zweimal abgehandelt wird. Eine andere Stadt desselben Rivalen ist erlaubt.
rule-civ-economy-one_per_place-pass = Eine Stadt oder einen Stadtstaat zu durchqueren zählt nicht als die eine Ankunft, die dort pro Zug erlaubt ist.
rule-civ-economy-arrive-return = Erstens: Ein ankommender Wagen kehrt auf die Wirtschaftskarte zurück.
rule-civ-economy-arrive-no_second_move = Ein angekommener Wagen zieht in diesem Zug nicht noch einmal, auch nicht, wenn die Wirtschaftskarte ein zweites Mal abgehandelt wird.
rule-civ-economy-arrive-two_tokens = Zweitens: Ein ankommender Wagen bringt zwei Handelsmarker aus dem Vorrat.
rule-civ-economy-arrive_city_state = Bei einem Stadtstaat kommen beide Handelsmarker auf die eigene Fokuskarte seiner Art. Was dort keinen Platz hat, ist verloren.
rule-civ-economy-arrive_rival = Bei einer rivalisierenden Stadt werden die beiden Handelsmarker beliebig auf eine oder zwei eigene Fokuskarten gelegt.
rule-civ-economy-arrive_city_state-card = Drittens darf man eine Diplomatiekarte des Stadtstaats nehmen, wenn neben der Weltkarte noch eine liegt und man keine davon hat. Von anderen nimmt man sie nie.
rule-civ-economy-arrive_rival-card = Drittens darf man eine Diplomatiekarte des Rivalen nehmen. Wer schon eine von ihm hat, behält sie oder gibt sie für eine andere zurück.
rule-civ-economy-arrive_rival-stack = Zur Wahl stehen nur Karten in der Farbe des Rivalen, die in seinem eigenen Stapel liegen: keine verliehenen, keine in einer dritten Farbe.
rule-civ-economy-conquered_city_state = Das Feld eines eroberten Stadtstaats ist für die Wagen aller anderen eine rivalisierende Stadt: Handelsmarker nach Wahl und eine Karte des Eroberers, keine des Stadtstaats.
rule-civ-economy-barbarian_city_state = Solange ein Barbar auf einem Stadtstaat steht, kommt kein Wagen hinein oder hindurch.
rule-civ-economy-citystate_token_space = Ersetzt auf einem eroberten Stadtstaat ein Kontrollmarker die Stadt, kommen Wagen dort an wie in einer rivalisierenden Stadt und dürfen nicht einfach stehen bleiben. Andere rivalisierende Marker sind kein Ziel.
rule-civ-economy-captured_under = Entsteht auf dem Feld eines Wagens eine rivalisierende Stadt, durch Bau oder Einnahme, passiert ihm nichts. Mit der nächsten Bewegung darf er weiter.
rule-civ-economy-fewer = Erlaubt eine neue Wirtschaftskarte weniger Wagen, kommen überzählige weg, zuerst die auf der Karte.

## 13. Industrie: Städte bauen

rule-civ-industry-either = Eine Industriekarte baut eine Stadt oder ein Weltwunder, nicht beides, sofern ihr Text nichts anderes sagt.
rule-civ-industry-city-place = Eine unbenutzte Stadt kommt auf ein leeres Feld, das von einem freundlichen Feld aus in Reichweite der Karte liegt. Ohne unbenutzte Stadt geht es nicht.
rule-civ-industry-city-range = Die Reichweite wird vom freundlichen Feld aus gezählt; ein Nachbarfeld ist 1.
rule-civ-industry-city-caravan = Gebaut werden darf auch, wo ein Wagen steht, gleich wessen. Stadt und Wagen teilen sich dann das Feld.
rule-civ-industry-city-own_token = Auf einem eigenen Kontrollmarker darf gebaut werden. Er kommt zu den unbenutzten zurück, ob verstärkt oder nicht.
rule-civ-industry-city-wonder_token = Auf einem herrenlosen Weltwunder darf gebaut werden; man übernimmt damit die Kontrolle darüber.
rule-civ-industry-city-not_adjacent = Eine Stadt entsteht nie direkt neben einer anderen Stadt, gleich wessen, oder neben einem Stadtstaat. Ein Feld dazwischen genügt.
rule-civ-industry-city-terrain = Eine neue Stadt darf weder auf Wasser stehen noch auf einem Feld mit höherem Schwierigkeitsgrad als der Platz.
rule-civ-industry-city-path = Der gezählte Weg zum Baufeld einer Stadt darf nicht über Wasser oder über Felder mit höherem Schwierigkeitsgrad als der Platz führen.
rule-civ-industry-city-path_blocked = Rivalisierende Felder und Barbaren versperren den gezählten Weg zum Baufeld einer Stadt.
rule-civ-industry-city-occupied = Auf einer Ressource, einem Naturwunder, einem Barbaren, einem Stadtstaat, einer rivalisierenden Stadt oder einem rivalisierenden Marker entsteht keine Stadt. Über ein Feld mit einer Ressource hinweg zu zählen ist erlaubt.
rule-civ-industry-city-zero = Beim Bauen ist das Feld eines eigenen Kontrollmarkers selbst in Reichweite 0.
rule-civ-industry-city-origin = Beim Bauen spielt das Gelände des freundlichen Felds, von dem aus gezählt wird, keine Rolle.
rule-civ-industry-city-path_city_state = Der Weg zum Baufeld einer Stadt darf durch einen Stadtstaat führen, auf dem kein Barbar steht (Schalter build_path_through_city_state).

## 14. Industrie: Weltwunder bauen

rule-civ-industry-wonder-choose = Gebaut wird eines der offen auf den vier Stapeln liegenden Weltwunder.
rule-civ-industry-wonder-cost = Für ein Weltwunder muss die Produktion die aufgedruckten Kosten erreichen; genau so viel genügt.
rule-civ-industry-wonder-production = Die Produktion ist die Zahl des Platzes, dazu 2 je passender ausgegebener Ressource und 1 je Handelsmarker von der Industriekarte.
rule-civ-industry-wonder-eligible = Ausgegeben werden können nur die auf der Karte gezeigten Ressourcen, davon aber beliebig viele.
rule-civ-industry-wonder-natural = Auch ein Naturwunder bringt 2, wenn die Karte seine Ressource zeigt.
rule-civ-industry-wonder-city_needed = Ohne eine eigene Stadt, in der noch kein Weltwunder ist, kann man keines bauen.
rule-civ-industry-wonder-take = Die Karte des Weltwunders kommt zum Anführerbogen, ihr Marker unter eine eigene Stadt nach Wahl, die noch kein Weltwunder hat.
rule-civ-industry-wonder-reveal = Ist ein Weltwunder gebaut, wird die nächste Karte seines Stapels aufgedeckt. Ein leerer Stapel bietet nichts mehr.
rule-civ-industry-wonder-overpay = Zu viel zu zahlen ist erlaubt, der Überschuss verfällt. Eine Zahlung, bei der etwas ganz Überflüssiges dabei ist, muss aber nicht angeboten werden.

## 15. Militär: verstärken

rule-civ-military-either = Eine Militärkarte verstärkt oder greift an, nicht beides, sofern ihr Text nichts anderes sagt.
rule-civ-military-reinforce = Bis zu so viele eigene Kontrollmarker, wie der Platz angibt, werden auf die verstärkte Seite gedreht, egal wo auf der Weltkarte.
rule-civ-military-reinforce-no_trade = Mit Handelsmarkern lässt sich nicht mehr verstärken.
rule-civ-military-reinforce-defence = Ein verstärkter Marker verteidigt sich mit +1 und gibt jeder benachbarten Stadt und jedem benachbarten Marker derselben Farbe +1. Alles wird zusammengezählt.
rule-civ-military-reinforce-barbarian = Ein verstärkter Marker wehrt einen Barbaren ab: Der Barbar geht zurück, und der Marker verliert seine Verstärkung.

## 16. Militär: Angriffe

rule-civ-military-attack-count = Angegriffen wird so oft, wie die Karte erlaubt. Jeder Angriff wird vor dem nächsten ganz abgewickelt und darf ein eigenes Ziel und Ausgangsfeld haben.
rule-civ-military-attack-target = Angreifbar sind Barbaren, Stadtstaaten sowie Städte und Kontrollmarker von Rivalen, nie bloß ein Wagen, eine Ressource oder ein herrenloses Weltwunder.
rule-civ-military-attack-origin = Anzusagen sind das freundliche Ausgangsfeld und das Ziel. Das Ausgangsfeld zählt nur für die Reichweite und für das Verbot eben eroberter Felder.
rule-civ-military-attack-range = Das Ziel muss von einem freundlichen Feld aus in Reichweite der Karte liegen.
rule-civ-military-attack-path = Gezählt wird nicht über Wasser, rivalisierende Felder, Stadtstaaten oder Barbaren hinweg. Das Ziel selbst ist ausgenommen.
rule-civ-military-attack-path_terrain = Über jedes andere Gelände darf gezählt werden, auf jedem Platz, selbst über Berge auf Platz 1.
rule-civ-military-attack-new_space = Von einem Feld, das man in diesem Zug durch Angriff bekommen hat, kann man nicht gleich weiter angreifen.
rule-civ-military-attack-new_space-through = Über ein in diesem Zug gewonnenes Feld hinweg zu zählen ist aber erlaubt.
rule-civ-military-attack-again = Ein Ziel, das standgehalten hat, darf im selben Zug erneut angegriffen werden.
rule-civ-military-attack-again-won = Eine besiegte Hauptstadt darf im selben Zug nicht noch einmal angegriffen werden (Schalter repeat_beaten_capital).
rule-civ-military-attack-barbarian_first = Solange ein Barbar auf einem Stadtstaat steht, ist nur der Barbar angreifbar, nicht der Stadtstaat.
rule-civ-military-attack-dice = Beide Seiten werfen einen Würfel. Für Barbaren und Stadtstaaten würfelt, wer rechts von der angreifenden Person sitzt.
rule-civ-military-attack-value = Wer angreift, zählt zum Wurf die Zahl des Platzes und alle Angriffsboni eigener Karten und des Anführers.
rule-civ-military-defend-city_state = Ein Stadtstaat verteidigt sich mit Wurf plus 8, sonst nichts.
rule-civ-military-defend-barbarian = Ein Barbar verteidigt sich mit Wurf plus Schwierigkeitsgrad seines Felds: 1 auf einem Stadtstaat, 5 auf dem Feld eines Naturwunders.
rule-civ-military-defend-token = Ein Kontrollmarker verteidigt sich mit Wurf plus Schwierigkeitsgrad plus den Verteidigungsboni seines Besitzers, dazu +1 je benachbartem verstärktem Marker derselben Farbe und +1, wenn er selbst verstärkt ist.
rule-civ-military-defend-city = Eine Stadt, auch eine Hauptstadt, verteidigt sich wie ein Marker, aber mit doppeltem Schwierigkeitsgrad, auf Bergen also 10. Sonst wird nichts verdoppelt.
rule-civ-military-attack-trade_attacker = Sind beide Werte bekannt, darf die angreifende Person Handelsmarker von ihrer Militärkarte ausgeben, je +1.
rule-civ-military-attack-trade_defender = Danach darf auch die verteidigende Person Handelsmarker von ihrer Militärkarte ausgeben. Barbaren und Stadtstaaten geben nichts aus.
rule-civ-military-attack-trade_order = Jede Seite entscheidet einmal, zuerst Angriff, dann Verteidigung; auch vergeblich ausgegebene Marker sind weg (Schalter combat_spending).
rule-civ-military-attack-trade_this_attack = Ausgegebene Handelsmarker zählen nur für diesen einen Angriff.
rule-civ-military-attack-tie = Der höhere Wert gewinnt, bei Gleichstand die Verteidigung.
rule-civ-military-attack-defender_wins = Gewinnt die Verteidigung, bleibt alles, wie es war; nur ausgegebene Marker und zurückgegebene Diplomatiekarten sind weg.
rule-civ-military-attack-diplomacy = Ein Angriff auf einen Stadtstaat oder einen Rivalen kostet alle Diplomatiekarten, die man von dort hat, wie auch immer er ausgeht.
rule-civ-military-attack-diplomacy-time = Diplomatiekarten gehen zurück, sobald das Ziel feststeht, noch vor dem Würfeln; ihr Bonus hilft bei diesem Angriff also nicht.
rule-civ-military-win-barbarian = Ein besiegter Barbar kommt von der Weltkarte, und eine eigene Fokuskarte nach Wahl erhält einen Handelsmarker.
rule-civ-military-win-token = An die Stelle eines besiegten Markers kommt ein eigener unbenutzter, in jedem Fall unverstärkt.
rule-civ-military-win-city = An die Stelle einer besiegten Stadt, die keine Hauptstadt ist, kommt eine eigene unbenutzte.
rule-civ-military-win-city_state = Ein besiegter Stadtstaat wird erobert, wie im Kapitel über Stadtstaaten beschrieben.
rule-civ-military-win-capital = Eine besiegte Hauptstadt bleibt stehen, aber ihr Besitzer verliert bis zu zwei Handelsmarker seiner Fokuskarten; sie kommen beliebig auf die eigenen, höchstens drei je Karte.
rule-civ-military-win-capital-choice = Welche Handelsmarker eine besiegte Hauptstadt kostet, bestimmt, wer angegriffen hat. Stadtstaat-Marker sind sicher.
rule-civ-military-win-wonder = Hat die besiegte Stadt ein Weltwunder, bleibt dessen Marker unter der neuen Stadt liegen, und die Karte geht mit über.
rule-civ-military-win-capital-wonder = Aus einer besiegten Hauptstadt nimmt man Karte und Marker des Weltwunders und legt den Marker unter eine eigene Stadt, die noch keines hat.
rule-civ-military-win-capital-wonder_stays = Haben schon alle eigenen Städte ein Weltwunder, behält eine besiegte Hauptstadt das ihre. Die Handelsmarker gibt es trotzdem, und der Sieg zählt für die Agenda.
rule-civ-military-win-capital-wonder_forced = Ist eine eigene Stadt frei, muss das Weltwunder einer besiegten Hauptstadt mit; wählbar ist nur die Stadt, auch die eigene Hauptstadt.
rule-civ-military-win-no_city_left = Wer eine Stadt oder einen Stadtstaat einnimmt und keine unbenutzte Stadt hat, legt stattdessen einen verstärkten Kontrollmarker als Ersatz.
rule-civ-military-win-no_city_left-control = Auch mit Ersatzmarker ist ein Stadtstaat erobert und ein Weltwunder unter Kontrolle.
rule-civ-military-win-stand_in = Wer einen Ersatzmarker auf dem Feld eines Stadtstaats besiegt und den Stadtstaat erobert, muss eine Stadt hinstellen, wenn eine da ist. Befreien geht stattdessen auch.
rule-civ-military-win-stand_in-value = Ein Ersatzmarker verteidigt sich als Kontrollmarker: Schwierigkeitsgrad 1, +1 solange verstärkt, dazu die Nachbarn; nichts wird verdoppelt, und die 8 gibt es nicht.
rule-civ-military-win-token_supply = Fehlt für das gewonnene Feld ein unbenutzter Kontrollmarker, wird ein eigener von der Weltkarte zurückgenommen (Schalter no_token_for_won_attack). Andernfalls wird der besiegte Marker nur entfernt.
rule-civ-military-win-token_wonder = Ein Weltwunder unter einem besiegten Kontrollmarker geht mit über; hingelegt wird wie üblich ein Marker, keine Stadt.
rule-civ-military-win-caravans = Wagen auf dem angegriffenen Feld bleiben unbehelligt.
rule-civ-military-raid_no_combat = Ein ziehender Barbar kämpft nie: keine Würfel, keine Kampfboni, keine Handelsmarker, keine Diplomatie. Es gilt allein seine eigene Liste von Folgen.

## 17. Stadtstaaten

rule-civ-citystate-cards = Jeder Stadtstaat hat zwei eigene Diplomatiekarten mit seinem Namen.
rule-civ-citystate-conquer-token = Der Marker eines eroberten Stadtstaats kommt von der Weltkarte auf die eigene Fokuskarte seiner Art.
rule-civ-citystate-conquer-city = An die Stelle eines eroberten Stadtstaats kommt eine eigene unbenutzte Stadt.
rule-civ-citystate-conquer-cards_aside = Wird ein Stadtstaat erobert, kommen seine beiden Diplomatiekarten verdeckt zur Seite, auch wenn jemand sie hat.
rule-civ-citystate-token-use = Beim Abhandeln der Fokuskarte, auf der er liegt, kann ein Stadtstaat-Marker wie ein Handelsmarker genutzt werden. Er bleibt liegen.
rule-civ-citystate-token-once = Ein Stadtstaat-Marker ist einmal pro Zug nutzbar: Von zwei Angriffen bekommt nur einer das +1. In späteren Zügen geht es wieder.
rule-civ-citystate-token-defence = In der Verteidigung helfen Stadtstaat-Marker nicht, denn dabei wird keine Karte abgehandelt (Schalter city_state_token_in_defence).
rule-civ-citystate-token-limit = Für die Grenze von drei Handelsmarkern je Karte zählen Stadtstaat-Marker nicht mit.
rule-civ-citystate-retake = Fällt eine rivalisierende Stadt, die auf einem Stadtstaat steht, darf man diesen erobern oder befreien.
rule-civ-citystate-retake-conquer = Erobern heißt: Eine eigene Stadt kommt hin, und der Stadtstaat-Marker wechselt auf die eigene Fokuskarte seiner Art. Die Diplomatiekarten bleiben beiseite.
rule-civ-citystate-retake-liberate = Befreien heißt: Die besiegte Stadt kommt zu den unbenutzten ihrer Farbe, und es wird keine hingestellt. Der Stadtstaat-Marker kehrt auf sein Feld zurück, seine Karten sind wieder im Spiel, und man nimmt eine davon; die andere liegt für alle neben der Weltkarte.
rule-civ-citystate-retake-wonder = Ein Weltwunder in einer befreiten Stadt bleibt auf dem Feld und gehört niemandem, bis der Stadtstaat wieder erobert wird (Schalter liberated_wonder). Andernfalls kommt es wie aus einer Hauptstadt in eine Stadt der angreifenden Person.
rule-civ-citystate-barbarian_razed = Zerstört ein Barbar die Stadt auf einem selbst eroberten Stadtstaat, bleibt dessen Marker auf der eigenen Karte; kontrolliert ist der Stadtstaat aber erst, wenn sein Feld wieder freundlich ist. Kommt jemand anderes dort zu Stadt oder Kontrollmarker, geht der Stadtstaat-Marker an diese Person (Schalter razed_city_state).
rule-civ-citystate-exchanged = Tauscht ein Karteneffekt einen Ersatzmarker aus, gehen der eroberte Stadtstaat und ein Weltwunder dort mit über. Wird der Ersatzmarker zerstört, wegbewegt oder zurückgenommen, gilt für den Stadtstaat dasselbe wie nach einem Barbarenüberfall, und das Weltwunder bleibt herrenlos zurück.
rule-civ-citystate-barbarian_on = Ein Barbar darf auf einem Stadtstaat stehen und schadet ihm nicht.

## 18. Diplomatiekarten

rule-civ-diplomacy-own_useless = Die eigenen Diplomatiekarten nützen einem selbst nichts, wohl aber die von anderen und von Stadtstaaten.
rule-civ-diplomacy-limit = Von jedem Stadtstaat und von jeder anderen Person darf man höchstens eine Karte haben.
rule-civ-diplomacy-attack_returns = Ein Angriff kostet die Karten des angegriffenen Stadtstaats oder Rivalen. Wer angegriffen wird, behält die Karten der anderen Seite.
rule-civ-diplomacy-only_attacks = Rivalisierende Marker durch Karten auszutauschen, zu zerstören oder umzudrehen ist kein Angriff; dafür geht keine Diplomatiekarte zurück.
rule-civ-diplomacy-barbarian = Ein Angriff auf einen Barbaren, der auf einem Stadtstaat steht, kostet nicht die Karte dieses Stadtstaats.

## 19. Handelsmarker

rule-civ-trade-sources = Handelsmarker gibt es durch Wagen, das Handelsereignis, besiegte Barbaren und Hauptstädte sowie durch Karten.
rule-civ-trade-spend = Beim Abhandeln einer Fokuskarte darf man beliebig viele der Handelsmarker darauf ausgeben. Sie kommen in den Vorrat zurück.
rule-civ-trade-culture = Jeder von einer Kulturkarte ausgegebene Handelsmarker erlaubt 1 Kontrollmarker mehr.
rule-civ-trade-science = Jeder von einer Wissenschaftskarte ausgegebene Handelsmarker rückt die Technologiescheibe 1 Feld weiter.
rule-civ-trade-economy = Jeder von einer Wirtschaftskarte ausgegebene Handelsmarker bringt allen eigenen Wagen 1 Feld mehr.
rule-civ-trade-industry = Jeder von einer Industriekarte ausgegebene Handelsmarker ist 1 Produktion für ein Weltwunder. Für eine Stadt nützt er nichts.
rule-civ-trade-military = Jeder von einer Militärkarte ausgegebene Handelsmarker zählt 1 in einem einzigen Angriff oder einer Verteidigung.
rule-civ-trade-limit = Auf einer Fokuskarte liegen höchstens drei Handelsmarker. Was darüber ist, kommt sofort in den Vorrat.
rule-civ-trade-timing = Handelsmarker darf man jederzeit ausgeben, während ihre Karte abgehandelt wird, auch eben erst dort gelandete. Bei Wirtschaft helfen sie den Wagen, die noch nicht fertig gezogen sind (Schalter trade_spending).
rule-civ-trade-limit-waste = Ein Handelsmarker darf auch auf eine volle Karte gehen; dann ist er verloren.

## 20. Weltwunder

rule-civ-wonder-types = Ein Weltwunder ist kulturell, wirtschaftlich, wissenschaftlich oder militärisch. Die Art steht auf Karte und Marker und bestimmt den Stapel.
rule-civ-wonder-limit_per_city = In einer Stadt ist höchstens ein Weltwunder.
rule-civ-wonder-control = Ein Weltwunder kontrolliert, wer darauf eine Stadt oder, selten, einen Kontrollmarker hat. Wirkung und Agenden richten sich sofort danach.
rule-civ-wonder-capture = Wer das Feld eines Weltwunders durch Angriff einnimmt, übernimmt auch das Weltwunder.
rule-civ-wonder-barbarian = Zerstört ein Barbar eine Stadt, bleibt ihr Weltwunder-Marker auf dem Feld.
rule-civ-wonder-regain = Wer auf einem herrenlosen Weltwunder eine Stadt baut oder einen Kontrollmarker legt, kontrolliert es, egal wem es vorher gehörte.
rule-civ-wonder-unowned_card = Solange niemand ein Weltwunder kontrolliert, liegt seine Karte wirkungslos neben der Weltkarte.

## 21. Ereignisscheibe

rule-civ-event-turn_dial = Nach jeder Runde dreht der Startspieler den Pfeil im Uhrzeigersinn zum nächsten Bereich und führt dessen Symbol aus, bevor er zieht.
rule-civ-event-blank = Ein Bereich ohne Symbol bewirkt nichts.
rule-civ-event-trade = Handel: Für jede entwickelte Stadt gibt es einen Handelsmarker, frei auf die eigenen Fokuskarten zu verteilen, höchstens drei je Karte.
rule-civ-event-trade-order = Die Marker des Handelsereignisses werden der Reihe nach verteilt, im Uhrzeigersinn ab dem Startspieler.

## 21. Ereignisscheibe: Barbaren ziehen

rule-civ-event-barbarian-one_die = Ein Wurf des Startspielers gilt für alle: Jeder Barbar auf der Weltkarte zieht ein Feld in die Richtung mit dieser Zahl.
rule-civ-event-barbarian-caravan = Ein Wagen, auf den ein Barbar trifft, wird zerstört und kehrt auf die Wirtschaftskarte seiner Farbe zurück.
rule-civ-event-barbarian-token = Ein unverstärkter Marker oder eine gewöhnliche Stadt wird vom Barbaren zerstört und ist wieder unbenutzt. Der Barbar bleibt dort stehen.
rule-civ-event-barbarian-reinforced = Ein verstärkter Marker verliert gegen einen Barbaren seine Verstärkung, und der Barbar geht dorthin zurück, wo er herkam.
rule-civ-event-barbarian-capital = Kommt ein Barbar zur Hauptstadt, legt ihr Besitzer zwei Handelsmarker nach Wahl von den eigenen Fokuskarten ab, oder alle, wenn es weniger sind; der Barbar geht zurück. Stadtstaat-Marker gehen nicht verloren.
rule-civ-event-barbarian-water = Ein Barbar, der auf Wasser gerät, läuft in derselben Richtung weiter bis zum ersten Land. Abgesehen von Wagen auf dem Wasser richtet er erst dort etwas an.
rule-civ-event-barbarian-edge = Ein Barbar, der die Weltkarte verlassen würde, dreht dort um, wo er gerade ist, auch auf dem Wasser, und zieht in die Gegenrichtung.
rule-civ-event-barbarian-turn_water = Kehrt ein Barbar am Rand oder vor einem verstärkten Marker um und gerät auf Wasser, läuft er in der neuen Richtung weiter bis zum ersten Land.
rule-civ-event-barbarian-city_state = Ein Barbar kann auf einem Stadtstaat landen. Dann erreichen den Stadtstaat weder Wagen noch Angriffe.
rule-civ-event-barbarian-stack = Stehen nach allen Bewegungen mehrere Barbaren auf einem Feld, wird gewürfelt, und ein zufälliger von ihnen zieht in diese Richtung, bis jeder allein steht.
rule-civ-event-barbarian-order = Die Barbaren ziehen einzeln nach dem Alphabet, und jede Ankunft wirkt sofort (Schalter barbarian_order). Mehrfach besetzte Felder werden aufgelöst, wenn alle gezogen haben. Treffen zwei auf denselben verstärkten Marker, dreht der erste ihn um, und der zweite zerstört ihn.
rule-civ-event-barbarian-turn_chain = Von Marker oder Hauptstadt abgewehrt, geht ein Barbar bis auf das Land zurück, von dem er kam, und hat damit fertig gezogen. Muss er ein zweites Mal umdrehen, endet sein Zug dort, wo er begann.
rule-civ-event-barbarian-capital_water = Auch vor einer Hauptstadt kehrt ein Barbar über Wasser hinweg auf sein Ausgangsfeld zurück.
rule-civ-event-barbarian-several_pieces = Ein Barbar trifft alles, was auf dem Feld jemandem gehört: Ein Wagen wird auch dann zerstört, wenn ein verstärkter Marker oder eine Hauptstadt dort den Barbaren zurückschickt.
rule-civ-event-barbarian-caravan_water = Ein Wagen auf einem Wasserfeld, das ein Barbar überquert, wird zerstört (Schalter barbarian_crosses_caravan_on_water).
rule-civ-event-barbarian-stack-how = Welcher Barbar ein geteiltes Feld verlässt, wird mit gleichen Chancen gelost, jedes Mal mit neuem Wurf, und er zieht nach allen üblichen Regeln. Bei mehreren solchen Feldern ist das mit dem niedrigsten Buchstaben zuerst dran. Endet der Barbar wieder dort, wird neu gelost und gewürfelt.
rule-civ-event-barbarian-stack-stuck = Kommt von mehreren Barbaren auf einem Feld keiner in irgendeiner der sechs Richtungen weg, bleiben sie bis zur nächsten Barbarenbewegung beisammen.
rule-civ-event-barbarian-tokens_on_map = Ressourcen, Naturwunder und herrenlose Weltwunder halten keinen Barbaren auf und bleiben unversehrt.

## 21. Ereignisscheibe: Barbaren erscheinen

rule-civ-event-spawn = Jeder Barbar dieser Partie, der nicht auf der Weltkarte ist, kehrt auf das Symbol mit seinem Buchstaben zurück.
rule-civ-event-spawn-empty = Erscheinen kann ein Barbar nur, wenn sein Feld leer ist oder dort nur ein Wagen steht. Bei Marker, Stadt oder anderem Barbaren wartet er auf das nächste Mal.
rule-civ-event-spawn-caravan = Ein erscheinender Barbar zerstört einen Wagen auf seinem Feld.
rule-civ-event-spawn-any_token = Auch jeder andere Marker verhindert die Rückkehr eines Barbaren, etwa eine Ressource oder ein herrenloses Weltwunder.
rule-civ-event-spawn-removed = Auch durch Karten entfernte Barbaren kehren zurück.

## 22. Spielsieg

rule-civ-win-goal = Jede Siegkarte hat zwei Agenden. Auf jeder Karte im Spiel braucht man eine davon.
rule-civ-win-mark = Sobald man eine Agenda erfüllt, kommt ein eigener Kontrollmarker neben die Karte.
rule-civ-win-mark_stays = Die Markierung bleibt. Es macht nichts, wenn die Bedingung später nicht mehr gilt.
rule-civ-win-check = Ob jemand gewonnen hat, wird am Ende der Runde nach dem Ereignis geprüft; alle spielen die Runde also zu Ende.
rule-civ-win-tie_wonders = Haben es mehrere geschafft, gewinnt, wer davon mehr Weltwunder hat.
rule-civ-win-tiebreak = Bei gleich vielen Weltwundern entscheiden mehr freundliche Felder. Jede Stadt und jeder Marker ist ein Feld; Wagen zählen nicht.
rule-civ-win-first_wording = Mitten in der Runde zuerst fertig zu sein reicht nicht, auch wenn die Übersicht es so ausdrückt: Es zählt das Rundenende.
rule-civ-win-tie_left = Sind Weltwunder und freundliche Felder gleich, wird der Sieg geteilt, sofern nicht der spätere Platz in der Zugreihenfolge entscheiden soll (Schalter final_tie).
rule-civ-win-check_time = Agenden werden nach jeder Änderung geprüft, in jedem Zug und auch bei Ereignissen (Schalter agenda_check). Ein Augenblick genügt, und was ein Ereignis bringt, zählt für die Prüfung gleich danach.
rule-civ-win-same_round = Dieselbe Karte oder Agenda dürfen beliebig viele markieren, wann auch immer. Niemand schließt andere aus.
rule-civ-win-both_agendas = Auch noch die zweite Agenda einer Karte zu erfüllen bringt nichts.
rule-civ-win-mark_supply = Die Markierung verbraucht einen der 31 Kontrollmarker. Ist keiner unbenutzt, wird die Agenda ohne Marker vermerkt, und von der Weltkarte kommt nichts weg (Schalter agenda_marks_use_tokens).

## 22. Spielsieg: Agenden

rule-civ-agenda-cities = Alle 8 eigenen Städte, die Hauptstadt eingeschlossen, sind auf der Weltkarte. Ersatzmarker zählen nicht.
rule-civ-agenda-wonders_economy = 2 wirtschaftliche Weltwunder unter eigener Kontrolle.
rule-civ-agenda-warmonger = 1 rivalisierende Hauptstadt besiegt oder 2 eroberte Stadtstaaten unter eigener Kontrolle.
rule-civ-agenda-wonders_military = 2 militärische Weltwunder unter eigener Kontrolle.
rule-civ-agenda-coast = 15 eigene Felder mit Stadt oder Marker liegen am Wasser oder am Kartenrand. Ein Feld, auf das beides zutrifft, zählt einmal.
rule-civ-agenda-wonders_culture = 2 kulturelle Weltwunder unter eigener Kontrolle.
rule-civ-agenda-tech = Die eigene Technologiescheibe hat die 24 erreicht.
rule-civ-agenda-wonders_science = 2 wissenschaftliche Weltwunder unter eigener Kontrolle.
rule-civ-agenda-mature = 5 eigene Städte sind entwickelt; die Hauptstadt kann dabei sein.
rule-civ-agenda-natural = 2 Naturwunder unter eigener Kontrolle.
rule-civ-agenda-edge = Ein Feld liegt am Kartenrand, wenn es weniger als sechs Nachbarfelder hat. Ein gefülltes Loch ist Wasser, kein Rand.
rule-civ-agenda-capital_beaten = Eine besiegte Hauptstadt zählt nur bei einem selbst gewonnenen Angriff, dann aber auch, wenn nichts zu holen war.
rule-civ-agenda-city_states = Einen eroberten Stadtstaat kontrolliert, wer seinen Marker auf einer eigenen Fokuskarte und auf seinem Feld eine Stadt oder einen Marker hat.
rule-civ-agenda-natural_held = Ein Naturwunder kontrolliert, wer auf seinem Feld einen Marker oder eine Stadt hat.

## 22. Spielsieg: Episches Spiel

rule-civ-epic = Für eine längere Partie werden vier Siegkarten ausgelegt; dann ist auf allen vieren eine Agenda nötig (Schalter victory_cards).

## 23. Weitere Klarstellungen

rule-civ-clar-parallel = Sind alle einverstanden, darf es weitergehen, während jemand noch eine neue Fokuskarte aussucht.
rule-civ-clar-parallel-digital = Hier wartet das Spiel, bis die neue Fokuskarte gewählt ist, denn die Wahl kann für die nächste Person wichtig sein.
rule-civ-clar-card_over_rule = Widerspricht eine Karte einer allgemeinen Regel, gilt die Karte, aber nur so weit ihr Text reicht.
rule-civ-clar-as_if_slot = Eine Karte, die „wie auf Platz X“ abgehandelt wird, nutzt diese Zahl für alles: Gelände, Schritte, Produktion, Kampf und Bedingungen.
rule-civ-clar-start_of_turn = Effekte zu Beginn des eigenen Zuges kommen vor der Wahl der Karte, jeder einmal, in beliebiger Reihenfolge.
rule-civ-clar-start_of_turn-new = Wer während eines Zuges einen Effekt für den Zugbeginn bekommt, kann ihn ab dem nächsten eigenen Zug nutzen.
rule-civ-clar-once_per_turn = „Einmal pro Zug“ zählt für den Zug jeder Person neu. Was im eigenen Zug genutzt wurde, kann im Zug der nächsten wieder zur Verteidigung dienen, wo das überhaupt geht.
rule-civ-clar-automatic = Kampfboni, niedrigere Kosten und geänderte Schwierigkeitsgrade wirken von selbst. Gefragt wird nur, wo ein Text „darf“, „kann“ oder „bis zu“ sagt.
rule-civ-clar-on_build = Ein Effekt „beim Bau“ wirkt einmal und nur für die bauende Person, wenn der Marker liegt und das nächste Weltwunder aufgedeckt ist. Eine spätere Übernahme wiederholt ihn nicht.
rule-civ-clar-plain_distance = Außer bei Angriffen, Städtebau und Wagen meinen „innerhalb von so vielen Feldern“ und „benachbart“ auf Karten den bloßen Abstand über alles hinweg, auch über Wasser. Abstand 0 gehört dazu.
rule-civ-clar-difficulty_changes = Erst gelten Texte, die einen Schwierigkeitsgrad festsetzen, der niedrigste zählt, dann kommen Abzüge; die Geländeart bleibt. Für Japan mit Mohenjo-Daro ist ein Berg am Rand 3 minus 1, also 2, und weiterhin ein Berg.
rule-civ-clar-swap = Karten, die Plätze tauschen, nehmen alles mit, was auf ihnen liegt.
rule-civ-clar-no_type_in_row = Fehlt in der Reihe eine Karte der Art, für die ein Handelsmarker bestimmt ist, ist er verloren. Gibt es zwei, hat man die Wahl.

## 24. Entscheidungen zu einzelnen Karten: Allgemeines

rule-civ-card-mathematics = Mathematik: Der Handelsmarker darf auf die Wissenschaftskarte selbst gelegt und gleich wieder ausgegeben werden.
rule-civ-card-drama_move = Drama und Dichtung: Bewegt werden darf jeder eigene Marker, auch ein eben gelegter; er behält seine Seite. Er kommt auf ein benachbartes leeres Landfeld mit beliebigem Schwierigkeitsgrad, sammelt dort nichts ein, löst nichts aus und lässt Naturwunder, Weltwunder oder eroberten Stadtstaat zurück.
rule-civ-card-mass_media = Massenmedien: Der Austausch ist freiwillig und kein Angriff; ein Naturwunder geht mit über. Ohne unbenutzten Marker darf erst einer zurückgenommen werden, sonst ist ein unverstärktes Ziel nicht wählbar.
rule-civ-card-nuclear = Kernkraft: Der Schlag ist freiwillig, kommt vor dem Vorrücken und verlangt, dass die Karte auf Platz 5 abgehandelt wird; eine Wiederholung wie auf Platz 1 hat keinen. Mitte kann jedes Feld sein, auch Wasser. Eigene Marker trifft es auch, Städte nicht, und Naturwunder zerstörter Marker kehren zurück.
rule-civ-card-currency = Währung: Das Feld des Barbaren muss zulässiges Gelände haben. Der Barbar verschwindet ohne Belohnung und zählt nicht als besiegt (er kann wieder erscheinen), und der Wagen hält dort an. Auf einem Stadtstaat kommt er damit an.
rule-civ-card-steam_water = Dampfkraft und Kapitalismus: Wagen dürfen auch auf Wasser stehen bleiben. Wasser hat Schwierigkeitsgrad 1.
rule-civ-card-husbandry = Viehzucht: Auf dem eigenen Wagen wird ohne Reichweite und Geländegrenze gebaut, aber nie auf Wasser, nie neben Stadt oder Stadtstaat und nur, wenn dort sonst nichts ist als Wagen, ein eigener Marker oder ein herrenloses Weltwunder. Dieser Wagen kommt auf die Wirtschaftskarte und zieht in diesem Zug nicht mehr; andere bleiben.
rule-civ-card-nationalism = Nationalismus: Auf Platz 5 beginnt die Produktion bei 7. Über Wasser darf gezählt werden, die Stadt selbst steht aber auf Land.
rule-civ-card-mass_production = Massenproduktion: Erst angreifen, dann so viele Marker verstärken, wie der Platz angibt, abzüglich der geführten Angriffe, ob gewonnen oder nicht, nie unter 0. Ein wiederholter Angriff auf dasselbe Ziel zählt erneut; ohne Angriff ist es die volle Zahl.
rule-civ-card-flight = Luftfahrt: Erst verstärken, dann angreifen. Beim Zählen der Reichweite hindert nichts, das Ziel muss aber zulässig sein.
rule-civ-card-capitalism = Kapitalismus: Nach dem Zurücksetzen darf einmal pro Zug eine andere Karte der Reihe wie auf Platz 1 abgehandelt werden, ohne Zurücksetzen. Handels- und Stadtstaat-Marker auf ihr sind nutzbar. Was auf ein Zurücksetzen oder auf Platz 5 wartet, löst sie nicht aus.
rule-civ-card-arsenal = Venezianisches Arsenal: Einmal pro Zug darf eine Karte, die wirklich auf Platz 5 lag, vor dem Zurücksetzen noch einmal wie auf Platz 1 abgehandelt werden, mit ganz neuen Entscheidungen. Das kann auch die Wirtschaftskarte durch Estádio do Maracanã sein, aber nichts, was nur „wie auf“ einem Platz gilt. Es bleibt derselbe Zug: Einmal pro Zug nutzbare Marker erneuern sich nicht, und zurückgekehrte Wagen bleiben auf der Karte.
rule-civ-card-machu = Machu Picchu gilt immer für eine Karte, die wirklich auf Platz 1 oder 2 liegt, nicht aber für eine, die nur „wie auf Platz 1“ abgehandelt wird (Schalter machu_picchu_as_slot_one).
rule-civ-card-pentagon = Pentagon: Die Reichweite ist unbegrenzt, aber was beim Zählen im Weg ist, bleibt im Weg (Schalter pentagon_range).
rule-civ-card-maracana = Estádio do Maracanã: Einmal pro Zug darf nach den Effekten zu Zugbeginn erst die Wirtschaftskarte abgehandelt und zurückgesetzt werden; dann muss eine Karte anderer Art folgen, von dem Platz aus, auf dem sie nun liegt (Schalter maracana_timing). Bei Wirtschaft auf Platz 5 und Militär auf Platz 4 rückt Militär so auf Platz 5. Wie aufgedruckt käme die Wirtschaftskarte nach der anderen, aber vor deren Zurücksetzen.
rule-civ-card-petra = Petra: Ein Barbar, der ein geschütztes Feld betreten würde, kehrt dort um, wo er gerade ist, wie am Kartenrand; ist auch die Gegenrichtung geschützt oder außerhalb der Weltkarte, endet sein Zug, wo er begann. Wagen auf geschützten Feldern sind sicher, unverstärkte Marker sind nicht geschützt.
rule-civ-card-stonehenge = Stonehenge: Nur das Legen löst es aus. Beliebig viele Marker dürfen auf benachbarten Hügeln folgen, gleich auf welchem Platz und ohne Stadt daneben, sonst nach den üblichen Regeln, und jeder neue Hügelmarker kann es wieder auslösen.
rule-civ-card-maturity_helpers = Opernhaus von Sydney und Offene Grenzen helfen nur bei der Entwicklung von Städten; sie bringen weder Reichweite noch Felder für Agenden. Städte der anderen Seite helfen nicht, denn es braucht Kontrollmarker.
rule-civ-card-potala_lost = Potala-Palast: Wer ihn verliert, gibt überzählige Diplomatiekarten sofort zurück, nach eigener Wahl.
rule-civ-card-joint_bonuses = Alle Boni für Angriff und Verteidigung werden zusammengezählt, ohne Grenze.
rule-civ-card-japan = Japan: Der niedrigere Schwierigkeitsgrad gilt im eigenen Zug, beim Legen, Ziehen und Bauen und für alle, die sich dort verteidigen, auch Barbaren, und zwar vor dem Verdoppeln. Felder von Naturwundern haben kein Gelände und bleiben bei 5.
rule-civ-card-america = Amerika: Ein Naturwunder, das man erhält oder ausgibt, muss auf eine Karte der eigenen Reihe, auch wieder dieselbe. Für die Grenze von drei zählt es dort nicht. Es dient einmal pro Zug entweder als Handelsmarker dieser Karte, auch in der Verteidigung, oder von überall als seine Ressource; ob es oder ein Handelsmarker ausgegeben wird, entscheidet man selbst. Geht das Naturwunder verloren, verlässt es die Karte.

## 24. Entscheidungen zu einzelnen Karten: Fokuskarten

rule-civ-card-civil_service = Öffentlicher Dienst: Der letzte Marker darf neben jede eigene Stadt und jeden eigenen Marker, auch einen eben gelegten; Platz und gesperrte Felder gelten wie sonst. Er darf auch gelegt werden, wenn die ersten beiden entfallen sind.
rule-civ-card-replaceable_parts = Austauschbauweise: Naturwunder zählen nicht als vorhandene Sorte. Wer alle vier Sorten hat oder die fehlenden im Vorrat nicht findet, nimmt nichts; vorgerückt wird trotzdem.
rule-civ-card-steam_exchange = Dampfkraft: Nach allen Bewegungen kommt ein Ressourcenmarker, kein Naturwunder, in den Vorrat, und man erhält einen von anderer Sorte. Ist keine andere im Vorrat, geht es nicht.
rule-civ-card-urbanization = Urbanisierung: Die zwei Marker folgen nach der Stadt und nur neben dieser Stadt (Chichén Itzá ausgenommen), nach Platz und Legeregeln. Handelsmarker bringen keine weiteren.
rule-civ-card-iron_working = Eisenverarbeitung: Gegen Barbaren beträgt der Bonus insgesamt +3.

## 24. Entscheidungen zu einzelnen Karten: Anführer

rule-civ-card-rome = Rom: Wagen starten nur in Städten, nicht bei Ersatzmarkern. Wagen, die schon auf der Weltkarte sind, haben nichts davon.
rule-civ-card-france = Frankreich: Es zählt das späteste Zeitalter der Weltwunder, die man beim Abhandeln einer Kulturkarte kontrolliert, als eine Zahl (1, 2 oder 3) und nicht als Summe, bei jedem Abhandeln aufs Neue.
rule-civ-card-aztec = Azteken: Der Tausch setzt voraus, dass die Militärkarte in diesem Zug zurückgesetzt wurde; über Kapitalismus abgehandelt zählt nicht. Er kommt nach dem Zurücksetzen und darf zwei beliebige Karten betreffen, auch die Militärkarte.
rule-civ-card-scythia = Skythien: Für Angriff wie Verteidigung zählt das Gelände des verteidigten Felds. Stadtstaaten sind Grasland, Felder von Naturwundern sind nichts.
rule-civ-card-sumeria = Sumer: Nur im Angriff besiegte Barbaren bringen die Ressource, nach Wahl aus dem, was der Vorrat hat.

## 24. Entscheidungen zu einzelnen Karten: Weltwunder

rule-civ-card-hanging_gardens = Hängende Gärten: Der Schwierigkeitsgrad zählt nach allen Änderungen; mit Mohenjo-Daro gehen also auch Berge und Naturwunder. Ein Platz spielt keine Rolle; Einsammeln und Stonehenge wirken wie sonst.
rule-civ-card-forbidden_city = Verbotene Stadt: Das ist kein Angriff. Was unter dem Marker lag, bleibt zurück: ein Weltwunder herrenlos, das Naturwunder auf seinem Feld, der Stadtstaat wie nach einem Überfall.
rule-civ-card-chichen_itza = Chichén Itzá gilt für jedes Legen, das eine Stadt daneben verlangt, überall auf der Weltkarte. Der Wald muss wirklich leer sein: Ein Wagen oder irgendein Marker verdirbt es. Grenzen durch Platz oder Schwierigkeitsgrad bleiben.
rule-civ-card-eiffel = Eiffelturm: Nötig sind zwei Kontrollmarker eines Rivalen und ein eigener unbenutzter (einer darf vorher zurückgenommen werden). Der Rivale wählt; der neue Marker liegt unverstärkt, und Naturwunder, Weltwunder und eroberter Stadtstaat gehen mit über.
rule-civ-card-lighthouse = Großer Leuchtturm: Das Feld muss wirklich leeres Land am Rand sein; ein Weg wird nicht gezählt. Die Grenze durch den Platz und der Abstand zu Städten und Stadtstaaten bleiben. Er wirkt mit jeder Industriekarte.
rule-civ-card-colossus = Koloss: sechs Felder bei jedem Abhandeln der Wirtschaftskarte, beim Ziehen auf die Wagen verteilt, zusätzlich zu Handelsmarkern.
rule-civ-card-zimbabwe = Groß-Simbabwe: Jeder Handelsmarker, den man auf eine Fokuskarte legen würde, darf hierher, auch ein an eine Art gebundener, aber keiner, den ein Rivale legt (Botschaft). Hier kann er nicht ausgegeben, weggenommen oder an Barbaren verloren werden. Die Marker bleiben auf der Karte und wechseln mit ihr den Besitzer.
rule-civ-card-big_ben = Big Ben: Es zählen eigene Wagen neben dem verteidigten Feld, nicht darauf. Beide Seiten zählen nur ihre eigenen; auch gegen Barbaren und Stadtstaaten.
rule-civ-card-pyramids = Pyramiden heben bis zu drei verschiedene Karten der Stufe I an, der Porzellanturm zwei verschiedene der Stufen I bis III. Sie werden zusammen gewählt, jede steigt um eine Stufe, und die nächste Karte muss im eigenen Fokusstapel sein.
rule-civ-card-potala = Potala-Palast: insgesamt bis zu drei Karten, aus den Stapeln eines oder mehrerer Rivalen. Danach bringt ein Wagen in einer rivalisierenden Stadt eine weitere Karte, ohne dass eine zurückgeht. Stadtstaaten geben weiterhin je eine.
rule-civ-card-oxford = Universität Oxford: Die auf der Scheibe gewonnene Karte darf jede Karte der Reihe ersetzen, die nicht Wissenschaft ist, oder die ihrer eigenen Art. Wissenschaft weicht nur Wissenschaft. Alles auf der alten Karte zieht um, Wagen nur auf eine Wirtschaftskarte, Stadtstaat-Marker nur auf eine Karte ihrer Art.
rule-civ-card-oxford_caravans = Alle Wagen gehören zusammen: Es sind so viele, wie die beste Wirtschaftskarte der Reihe erlaubt, und jede Wirtschaftskarte bewegt alle. Ohne eine kommen die Wagen auf der Karte weg, und die auf der Weltkarte stehen still.
rule-civ-card-oxford_tokens = Fehlt in der Reihe die Art eines eroberten Stadtstaats, liegt sein Marker beim Anführerbogen: kontrolliert, aber ohne Nutzen. Bei zwei solchen Karten hat man die Wahl. Im Angriff zahlt man von der Militärkarte, die abgehandelt wird, in der Verteidigung von jeder Militärkarte der Reihe; ohne eine gar nicht.
rule-civ-card-kremlin = Kreml: Verglichen werden alle verstärkten Marker auf der Weltkarte, wenn der Angriff angesagt wird; nötig sind mehr, nicht nur gleich viele. Er wirkt gegen rivalisierende Marker, Städte und Hauptstädte, nicht gegen Stadtstaaten oder Barbaren.
rule-civ-card-cost = Ägypten, Brüssel und Buenos Aires senken die Kosten gemeinsam, aber nicht unter 0. Für Buenos Aires zählt, welche Weltwunder man kontrolliert, egal wer sie gebaut hat.

## 24. Entscheidungen zu einzelnen Karten: Stadtstaaten und Diplomatie

rule-civ-card-carthage = Karthago: bloßer Abstand 0 bis 2 vom verteidigten Feld; der angegriffene Stadtstaat oder die verteidigte Stadt zählt also selbst mit. Es zählen eigene Städte und alle Stadtstaat-Marker auf der Weltkarte, auch Karthago.
rule-civ-card-kabul = Kabul: Hauptstädte sind Städte, Ersatzmarker nicht.
rule-civ-card-seoul = Seoul: ein Schritt auf ein wirklich leeres Landfeld, auch von einem Stadtstaat weg. Es ist keine Barbarenbewegung: Nichts wird zerstört oder ausgelöst.
rule-civ-card-geneva = Genf: nur, wenn im Stapel dieser Person eine andere Karte von ihr liegt. Die zurückgegebene darf man nicht wieder nehmen.
rule-civ-card-kumasi = Kumasi: während eine Industrie- oder Kulturkarte abgehandelt wird, für Baufelder, Wege und das Legen; nicht zu Beginn eines Zuges und nicht im Kampf.
rule-civ-card-mohenjo = Mohenjo-Daro: immer wenn Kontrollmarker gelegt werden (Kultur, Urbanisierung, Hängende Gärten). Ersetzen und Bewegen ist kein Legen.
rule-civ-card-joint_war = Gemeinsamer Krieg und Verteidigungspakt wirken in jedem Angriff und jeder Verteidigung außer gegen die Person, von der sie stammen, Gemeinsamer Krieg auch gegen Barbaren und Stadtstaaten. Karten mehrerer Rivalen werden zusammengezählt.
rule-civ-card-embassy = Botschaft: einmal je Ankunft in der Hauptstadt der Person, von der die Karte stammt, wenn man sie dann hat oder dort nimmt. Beide Teile sind Pflicht: Die Karte für den Handelsmarker wählt, wer zu Besuch kommt (ist sie voll, ist er verloren), danach nimmt man eine beliebige Ressource aus dem Vorrat.

## 25. Was die Beispiele festlegen

rule-civ-example-setup = Beispiel: Grand Mesa, Buenos Aires (Zahnrad in der Raute), Marmor und Barbar I kommen dorthin, wo Symbol, Rahmen und Buchstabe passen.
rule-civ-example-mature = Beispiel: Eine Stadt am Rand hat vier Nachbarfelder, jedes Wasser oder mit eigenem Marker. Sie ist entwickelt.
rule-civ-example-culture = Beispiel: Kultur auf Platz 2 legt auf Grasland und Hügel, sonst nirgends.
rule-civ-example-science = Beispiel: Der Pfeil erreicht ein Feld der Stufe IV, und Luftfahrt (IV) ersetzt Eisenverarbeitung (II).
rule-civ-example-caravan = Beispiel: Mit Außenhandel auf Platz 3 kommt ein Wagen nicht über den Berg, aber durch den Wald nach Seoul. Er kehrt auf die Karte zurück, zwei Handelsmarker kommen auf Wissenschaft, dazu gibt es eine Karte von Seoul.
rule-civ-example-city = Beispiel: Keramik auf Platz 2 baut nur, wo Hügel oder leichteres Gelände erreichbar ist und sonst nichts dagegen spricht.
rule-civ-example-wonder = Beispiel: Die Verbotene Stadt kostet 9. Platz 3, 1 Marmor und 2 Öl ergeben 3 + 2 + 4 = 9.
rule-civ-example-reinforce = Beispiel: Militär auf Platz 2 verstärkt zwei beliebige eigene Marker.
rule-civ-example-combat = Beispiel: Der Angriff hat 5 + 2 + 1 = 8, die Verteidigung 3 + 3 + 1 + 2 = 9. Zwei Handelsmarker heben den Angriff auf 10, und er gelingt.
rule-civ-example-barbarian = Beispiel: Ein Wurf bewegt alle Barbaren. D zerstört eine Stadt, F läuft in derselben Richtung weiter über das Wasser.
rule-civ-example-tile = Beispiel: Ein Teil, das weniger als vier Felder berührt, liegt falsch; eines, das vier berührt, liegt richtig.
