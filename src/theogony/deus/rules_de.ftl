### Deus, Grundspiel: das Regelverzeichnis in der Reihenfolge der Regelliste. Texte in eigenen Worten.

## 1. Ziel und Spielmaterial

rule-deus-aim-actions = Ein Zug besteht aus genau einer Aktion: entweder bauen oder ein Opfer bringen.
rule-deus-aim-winner = Wer nach der Schlusswertung die meisten SP hat, gewinnt.
rule-deus-aim-endconditions = Das Spielende wird eingeläutet, wenn alle Barbarendörfer angegriffen oder alle Tempel-Spielsteine verbaut sind.
rule-deus-components-players = Deus ist ein Spiel für 2, 3 oder 4 Personen.
rule-deus-components-tableaus = Es gibt 4 Tableaus, eines pro Person. Jedes hat Plätze für sechs farbige Reihen und eine Übersicht der göttlichen Mächte.
rule-deus-components-cards = Das Spiel enthält 96 Gebäudekarten, je 16 für Seefahrt, Produktion, Wissenschaft, Zivil, Militär und Tempel.
rule-deus-components-pieces = Zu jeder Spielerfarbe gehören 25 Spielsteine, 5 von jeder der fünf Standardarten; zusammen sind das 100.
rule-deus-components-temples = Es gibt 7 neutrale Tempel-Spielsteine. Vor dem Bau gehören sie niemandem.
rule-deus-components-tiles = Es gibt 7 Kontinentplatten mit zwei bedruckten Seiten.
rule-deus-components-gold = Münzen haben die Werte 1 (63 Stück), 5 (12) und 10 (9). Nur der Wert zählt; gewechselt werden darf jederzeit.
rule-deus-components-vp = SP-Plättchen haben die Werte 1 (24 Stück), 3 (9), 5 (9) und 10 (17). Nur der Wert zählt.
rule-deus-components-resources = Es gibt 80 Rohstoffmarker, je 20 für Holz (braun), Stein (grau), Lehm (rot) und Getreide (gelb).
rule-deus-components-startcard = Eine Karte kennzeichnet, wer das Spiel beginnt.
rule-deus-components-card-anatomy = Eine Karte zeigt Art, Baukosten (oben links), Namen und Effekt. Der Effekt steht als Text und als Symbole da; beides bedeutet dasselbe.
rule-deus-components-colours = Blau ist Seefahrt (Schiff), Grün Produktion, Gelb Wissenschaft, Braun Zivil, Rot Militär (Armee), Violett Tempel. Zu jeder Farbe gehört ein eigener Spielstein.
rule-deus-components-buildingword = Als Gebäude gilt alles Gebaute, auch Schiffe und Armeen.

## 2. Spielfeld: Kontinente und Gebiete

rule-deus-map-tile-spaces = Eine Platte hat 7 Felder: 4 Landgebiete, 2 Meeresgebiete und 1 Barbarendorf.
rule-deus-map-region-notcontinent = Ein Gebiet ist ein einzelnes Feld, nicht die ganze Platte.
rule-deus-map-terrain-field = Ackerland liefert Getreide.
rule-deus-map-terrain-forest = Wald liefert Holz.
rule-deus-map-terrain-swamp = Sumpf liefert Lehm.
rule-deus-map-terrain-mountain = Gebirge liefert Stein.
rule-deus-map-sea-noyield = Weder Meeresgebiete noch Barbarendörfer bringen Rohstoffe.
rule-deus-map-adjacent = Felder mit einer gemeinsamen Seite sind benachbart, auch über Plattengrenzen hinweg.
rule-deus-map-edge = Ein Gebiet liegt am Spielfeldrand, wenn mindestens eine seiner sechs Seiten an kein anderes Feld stößt; eine Lücke zwischen zwei Platten genügt.
rule-deus-map-edge-hole = Bei freiem Aufbau gehören auch die Gebiete rund um ein eingeschlossenes Loch zum Rand (Schalter hole_is_edge).
rule-deus-map-occupy = Ein Gebiet besetzt, wer dort mindestens einen eigenen Spielstein hat. Ein Tempel gehört zu der Person, die sein Gebiet besetzt, und steht nie allein.
rule-deus-map-exclusive = Ein Gebiet ist nie von zwei Personen zugleich besetzt.

## 3. Spielaufbau

rule-deus-setup-tiles-count = Das Spielfeld besteht zu zweit aus 4 Platten, zu dritt aus 6 und zu viert aus 7.
rule-deus-setup-tiles-shape = Die Platten liegen in der festen Form für die Personenzahl; andere Formen gehören zur Aufbauvariante.
rule-deus-setup-tiles-orientation = Jede Platte darf in jeder der sechs Drehungen liegen.
rule-deus-setup-tiles-novillagepair = Zwei Barbarendörfer dürfen nicht benachbart sein, auch nicht über Plattengrenzen hinweg.
rule-deus-setup-tiles-random = Platten, Seiten und Drehungen werden ausgelost; ein unzulässiges Spielfeld wird neu gelost.
rule-deus-setup-village-vp = Jedes Barbarendorf beginnt mit 1 SP je benachbartem Gebiet. Am Spielfeldrand zählen nur vorhandene Gebiete, es sind also 3 bis 6.
rule-deus-setup-supply-temples = Der allgemeine Vorrat beginnt mit einem Tempel-Spielstein je Platte: 4, 6 oder 7 bei 2, 3 oder 4 Personen.
rule-deus-setup-supply-resources = In den allgemeinen Vorrat kommen je Rohstoff 5 Marker pro Person: 10, 15 oder 20 bei 2, 3 oder 4 Personen.
rule-deus-setup-supply-box = Überzählige Tempel-Spielsteine und Marker sind nicht im Spiel.
rule-deus-setup-supply-finite = Rohstoffe sind begrenzt: Hat der allgemeine Vorrat zu wenig, gibt es nur den Rest.
rule-deus-setup-supply-unlimited = Gold und SP gehen nie aus.
rule-deus-setup-player-pieces = Jede Person nimmt ein Tableau und die 25 Spielsteine einer Farbe und stellt von jeder Standardart 2 auf das Tableau, zusammen 10. Die anderen 15 bilden den persönlichen Vorrat.
rule-deus-setup-player-start = Alle beginnen mit 5 Gold, 5 SP und 1 Rohstoff jeder Art aus dem allgemeinen Vorrat.
rule-deus-setup-supply-afterstart = Die Startrohstoffe gehen von den 10, 15 oder 20 Markern ab; zu Spielbeginn liegen also noch 8, 12 oder 16 je Art bereit. Zu viert mit Markt sind es 15, denn dort liegt je einer.
rule-deus-setup-deck = Alle 96 Karten werden zu einem verdeckten Nachziehstapel gemischt, je 5 werden ausgeteilt. Der Ablagestapel ist anfangs leer.
rule-deus-setup-startplayer = Eine Person wird zum Startspieler bestimmt und nimmt die Startspielerkarte.
rule-deus-setup-startplayer-random = Der Startspieler wird ausgelost und bleibt es das ganze Spiel über.

## 4. Reihenfolge und Züge

rule-deus-turn-order = Gezogen wird im Uhrzeigersinn ab dem Startspieler; die Zahl der Runden ist offen.
rule-deus-turn-must = Im eigenen Zug ist genau eine der beiden Aktionen Pflicht. Passen ist nicht erlaubt.
rule-deus-turn-a = Aktion A: ein Gebäude bauen.
rule-deus-turn-b = Aktion B: ein Opfer bringen.
rule-deus-turn-nocards = Nur wer keine Karte auf der Hand hat und keine ziehen kann, passt; dafür müssen Nachziehstapel und Ablagestapel leer sein.

## 5. Ein Standardgebäude bauen

rule-deus-build-playcard = Zum Bauen wird eine Gebäudekarte aus der Hand gespielt: ein Standardgebäude einer der fünf Arten oder ein Tempel.
rule-deus-build-step-order = Die Schritte sind: Spielstein prüfen, Karte anlegen, bezahlen, Spielstein setzen (samt möglichem Angriff), dann die Effekte der Reihe.
rule-deus-build-piece-needed = Eine Karte ist nur spielbar, wenn ein Spielstein ihrer Art auf dem eigenen Tableau steht. Spielsteine im persönlichen Vorrat helfen nicht.
rule-deus-build-piece-source = Gesetzt wird immer ein Spielstein vom eigenen Tableau, nie einer aus dem persönlichen Vorrat.
rule-deus-build-row-colour = Eine gespielte Karte kommt in die Reihe ihrer Farbe.
rule-deus-build-row-top = Eine neue Karte kommt oben an ihre Reihe und lässt die Effekte darunter sichtbar. Karten werden nie eingeschoben, umgelegt oder verdeckt.
rule-deus-build-atomic = Gebaut werden darf nur, wenn jeder Schritt möglich ist: Spielstein, volle Bezahlung und ein zulässiges Gebiet. Sonst ändert sich gar nichts.
rule-deus-build-rowlimit = Da es von jeder Art nur 5 eigene Spielsteine gibt, lassen sich höchstens 5 Karten einer Standardfarbe spielen.
rule-deus-build-exampleA = Beispiel: Mit einem Zivil-Spielstein auf dem Tableau kann eine Zivilkarte für 1 Holz gebaut werden. Sie kommt oben an die braune Reihe und kostet wahlweise 1 Holz oder 4 Gold.

## 6. Bezahlen

rule-deus-pay-cost = Die Kosten der Karte in Rohstoffen, Gold oder beidem sind vollständig zu bezahlen.
rule-deus-pay-gold4 = Statt eines Rohstoffs der Baukosten dürfen 4 Gold gezahlt werden; gibt es einen Markt, dann sein Marktwert in Gold.
rule-deus-pay-gold4-owned = Gold darf auch zahlen, wer den Rohstoff hat.
rule-deus-pay-gold4-each = Ob mit Gold gezahlt wird, ist für jeden einzelnen Rohstoff der Kosten frei wählbar.
rule-deus-pay-gold4-only = Gold ersetzt Rohstoffe nur bei Baukosten, nie bei Karteneffekten oder Opfern.
rule-deus-pay-gold-fixed = Gold in den Kosten wird mit Gold bezahlt. Rohstoffe ersetzen weder Gold noch einander.
rule-deus-pay-returns = Bezahlte Rohstoffe liegen sofort wieder im allgemeinen Vorrat; schon Effekte desselben Zuges können sie zurückbringen.

## 7. Setzen

rule-deus-place-kind = Ein Standardgebäude bringt einen Spielstein der Kartenart auf das Spielfeld.
rule-deus-place-first = Für den ersten eigenen Spielstein sind nur Gebiete am Spielfeldrand zulässig.
rule-deus-place-first-distance = Der erste Spielstein hält, wenn es geht, mindestens 2 Gebiete Abstand zu allen von anderen besetzten Gebieten.
rule-deus-place-first-measure = Abstand beim ersten Spielstein heißt zwei Gebiete dazwischen, also mindestens 3 Schritte auf dem kürzesten Weg über vorhandene Felder aller Art; Lücken kürzen nichts ab (Schalter first_distance).
rule-deus-place-first-ifpossible = Ob der erste Spielstein Abstand halten kann, richtet sich nach seiner Art. Ist kein passendes leeres Randgebiet weit genug entfernt, genügt jedes passende leere Randgebiet.
rule-deus-place-first-once = Die Regeln für den ersten Spielstein gelten nur für den allerersten eigenen der Partie. Ein Tempel kann es nie sein, denn er braucht ein besetztes Gebiet.
rule-deus-place-next-own = Jeder weitere Spielstein darf in ein Gebiet, das man schon besetzt.
rule-deus-place-next-adjacent = Jeder weitere Spielstein darf auch in ein leeres Gebiet neben einem selbst besetzten; ein Meeresgebiet mit eigenem Schiff zählt als besetzt.
rule-deus-place-different = Zwei Gebäude derselben Art können nicht im selben Gebiet gebaut werden.
rule-deus-place-foreign = Ein von anderen besetztes Gebiet ist tabu. Ab dem zweiten Spielstein darf man direkt daneben bauen.
rule-deus-place-village-never = Auf einem Dorffeld wird nie gebaut, auch wenn dort keine SP mehr sind.
rule-deus-place-ship-sea = Seefahrt-Spielsteine können nur in Meeresgebieten gebaut werden.
rule-deus-place-land-nosea = Keine andere Art kann im Meer gebaut werden, auch nicht beim eigenen Schiff.
rule-deus-place-edgebuy = Für 3 SP darf ein Gebäude in ein beliebiges leeres Gebiet am Spielfeldrand, auch wenn andere Plätze frei wären.
rule-deus-place-edgebuy-price = Die 3 SP für einen Platz am Rand gehen beim Setzen in den Vorrat zurück. Mit weniger als 3 SP geht es nicht; SP aus den folgenden Effekten kommen zu spät.
rule-deus-place-edgebuy-scope = Die 3 SP ersetzen nur die Nachbarschaft: Das Gebiet muss leer sein, am Rand liegen, zur Art passen (Schiffe ins Meer) und darf kein Dorf sein. Ein Abstand zu anderen ist nicht nötig.
rule-deus-place-edgebuy-first = Der erste eigene Spielstein kann nicht für 3 SP gesetzt werden (Schalter edgebuy_first).
rule-deus-place-edgebuy-free = Ein ohnehin zulässiges Gebiet kostet keine SP.
rule-deus-place-exampleB = Beispiel: Jemand hat in einem Gebirge am Rand begonnen. Wer danach beginnt, darf in jedes Randgebiet, das mehr als zwei Gebiete entfernt ist.
rule-deus-place-exampleC = Beispiel: Das zweite Gebäude kommt in dasselbe Gebiet, falls es von anderer Art ist, oder in ein Nachbargebiet ohne Barbarendorf.

## 8. Effekte einer Reihe

rule-deus-effects-row = Nach dem Setzen wirken alle Karten der eben verlängerten Reihe, auch die neue.
rule-deus-effects-order = Die Effekte laufen von der untersten (ältesten) zur obersten (neuesten) Karte.
rule-deus-effects-onlyrow = Karten anderer Reihen tun nichts, außer ein Effekt aktiviert sie.
rule-deus-effects-counts-new = Für die Effekte steht der neue Spielstein schon auf dem Spielfeld, und ein Angriff ist bereits abgewickelt.
rule-deus-effects-sequential = Jede Karte wird ganz abgewickelt, bevor die nächste beginnt; diese findet die neue Lage vor.
rule-deus-effects-optional = Effekte sind ganz oder teilweise freiwillig: weniger ziehen, kaufen oder verkaufen, kürzer oder gar nicht bewegen, nicht stehlen. Reine Erträge an Gold, SP und Rohstoffen kommen von selbst (Schalter effects_optional).
rule-deus-effects-partial = Was nicht ganz geht, geschieht so weit wie möglich, der Rest verfällt; außer die Karte verlangt alles oder nichts.
rule-deus-effects-declaredraw = Wie viele Karten gezogen werden, steht fest, bevor die erste angesehen wird.
rule-deus-effects-regioncount = Werden Gebäude in einem Gebiet gezählt, zählt jeder Spielstein der besetzenden Person: Standardgebäude, Schiff, jede Armee und der Tempel. Meeresgebiete zählen mit.
rule-deus-effects-exampleD = Beispiel: Unten liegt eine Gilde, darüber ein Kontor, beide für Wald, und 1 Wald ist besetzt. Das bringt erst 1 SP, dann 3 Gold.

## 9. Tempel

rule-deus-temple-first = Die erste Tempelkarte kommt an den Tempelplatz ganz rechts am Tableau und verlangt nichts von den anderen Farben.
rule-deus-temple-next = Der zweite Tempel verlangt mindestens 1 Gebäude jeder Farbe, der dritte mindestens 2 und so fort: immer eins weniger als die Nummer des Tempels.
rule-deus-temple-count = Es zählen die Karten in jeder der fünf eigenen Standardreihen, ein verdeckter Joker für die Reihe, in der er liegt. Viele Karten einer Reihe gleichen eine andere nicht aus.
rule-deus-temple-count-own = Die Nummer des Tempels ergibt sich aus den eigenen Tempelkarten, auch aus denen ohne Spielstein.
rule-deus-temple-max = Mit 5 Spielsteinen je Art sind höchstens 6 Tempel erreichbar.
rule-deus-temple-row = Weitere Tempelkarten kommen oben auf die früheren.
rule-deus-temple-cost = Jeder Tempel kostet 1 Holz, 1 Stein, 1 Lehm und 1 Getreide.
rule-deus-temple-cost-gold = Auch beim Tempel sind je Rohstoff 4 Gold möglich, zusammen höchstens 16 Gold; gibt es einen Markt, gilt der Marktwert in Gold.
rule-deus-temple-piece = Der Tempel-Spielstein stammt aus dem allgemeinen Vorrat, nicht vom Tableau, und wird in ein eigenes Gebiet gesetzt.
rule-deus-temple-notempty = Wo ein Tempel gebaut wird, muss schon ein eigenes Gebäude stehen.
rule-deus-temple-oneper = In einem Gebiet steht höchstens ein Tempel.
rule-deus-temple-nosea = Ein Tempel steht nie im Meer, auch nicht bei eigenem Schiff oder eigener Armee.
rule-deus-temple-noplace = Solange es Tempel-Spielsteine gibt, ist eine Tempelkarte ohne eigenes Landgebiet, in dem noch kein Tempel steht, nicht spielbar.
rule-deus-temple-countsasbuilding = Für Effekte, die Gebäude in einem Gebiet zählen, zählt ein Tempel wie jedes andere Gebäude.
rule-deus-temple-nopiece = Gibt es keinen Tempel-Spielstein mehr, ist eine Tempelkarte trotzdem spielbar, nur ohne Spielstein. Kosten und Farbbedingung gelten weiter.
rule-deus-temple-nopiece-noregion = Eine Tempelkarte ohne Spielstein braucht auch kein Gebiet.
rule-deus-temple-neveralone = Ein Tempel darf in seinem Gebiet nie allein sein.
rule-deus-temple-pin = Steht beim Tempel nur eine Armee, muss sie bleiben, bis dort ein weiteres Gebäude gebaut ist.
rule-deus-temple-pin-general = Eine Armee darf nicht gehen, wenn nur der Tempel zurückbliebe. Steht eine zweite Armee dort, darf eine von beiden gehen.
rule-deus-temple-scoring = Ein gebauter Tempel bringt am Spielende SP, jeder höchstens 12.
rule-deus-temple-noeffectnow = Ein Tempel aktiviert während des Spiels nichts, weder die neue Karte noch frühere Tempel.
rule-deus-temple-exampleE = Beispiel: Der erste Tempel liegt ganz rechts; mit je einem Gebäude jeder Farbe darf der zweite darüber folgen.

## 10. Angriff auf ein Barbarendorf

rule-deus-attack-when = Sobald ein Gebäude gebaut oder auf dem Spielfeld bewegt wurde, kann ein Angriff folgen.
rule-deus-attack-cond-surrounded = Erste Bedingung: Jedes Gebiet neben dem Dorf ist besetzt, von einer oder mehreren Personen. Meeresgebiete zählen mit.
rule-deus-attack-cond-army = Zweite Bedingung: Irgendwo in den Gebieten neben dem Dorf steht mindestens eine Armee.
rule-deus-attack-immediate = Sind beide Bedingungen erfüllt, beginnt der Angriff unverzüglich, und alles andere wartet.
rule-deus-attack-beforeeffects = Nach einem Bau liegt der Angriff zwischen dem Setzen und dem ersten Effekt der Reihe.
rule-deus-attack-midrow = Ein durch einen Effekt ausgelöster Angriff wird vor der nächsten Armee und vor der nächsten Karte abgewickelt.
rule-deus-attack-mandatory = Ein Angriff braucht keine Zustimmung und kostet nichts. Alle Spielsteine bleiben stehen.
rule-deus-attack-who = Es greift an, wer in den Gebieten neben dem Dorf die meisten Armeen hat, egal wer am Zug ist.
rule-deus-attack-reward = Alle SP des Dorfes gehen an die angreifende Person.
rule-deus-attack-village-over = Für Karteneffekte ist das Feld nach dem Angriff kein Barbarendorf mehr.
rule-deus-attack-tie-buildings = Bei gleich vielen Armeen nimmt unter den Gleichen die SP, wer in den Gebieten neben dem Dorf mehr Gebäude hat.
rule-deus-attack-tie-all = Bei diesem Vergleich zählen alle Spielsteine: Standardgebäude, Schiffe, Armeen und für die besetzende Person auch Tempel.
rule-deus-attack-tie-split = Sind Armeen und Gebäude gleich viele, teilen sich die Gleichen die SP zu gleichen Teilen, abgerundet.
rule-deus-attack-tie-rest = Was sich nicht gleich aufteilen lässt, geht in den Vorrat zurück; im Dorf bleiben 0 SP.
rule-deus-attack-several = Löst ein Ereignis Angriffe auf mehrere Dörfer aus, wird jeder für sich abgewickelt, bevor es weitergeht.
rule-deus-attack-once = Ein Dorf, das als angegriffen gilt, wird nie wieder angegriffen.
rule-deus-attack-emptied = Ein Dorf, das seine letzten SP durch einen Effekt verloren hat, gilt ohne Angriff als angegriffen (Schalter emptied_is_attacked). Ist der Schalter aus, bleibt es ein Dorf und muss noch angegriffen werden, für 0 SP.
rule-deus-attack-seaarmy = Eine Armee beim eigenen Schiff in einem Meeresgebiet zählt dort wie jede andere Armee.
rule-deus-attack-move-end = Löst eine bewegte Armee den Angriff aus, wird er erst am Ende ihrer Bewegung abgewickelt.
rule-deus-attack-move-lost = Eine Armee, deren Bewegung einen Angriff ausgelöst hat, zieht nicht weiter; übrige Schritte verfallen.
rule-deus-attack-move-others = Nach dem Angriff darf ein Effekt für mehrere Armeen, etwa der Kriegselefant, mit den anderen fortfahren.
rule-deus-attack-move-transit = Nur das Gebiet, in dem die Armee anhält, kann einen Angriff auslösen, nicht ein durchquertes.
rule-deus-attack-exampleF = Beispiel: Ein Schiffsbau neben einem Dorf mit 3 SP erfüllt beide Bedingungen. Die 3 SP gehen an die Mitspielerin, die ringsum die meisten Armeen hat.

## 11. Opfer

rule-deus-offer-discard = Für ein Opfer mindestens eine Handkarte abwerfen, höchstens alle, und die Anzahl ansagen.
rule-deus-offer-faceup = Geopferte Karten landen offen auf dem Ablagestapel; die anderen sehen nur die oberste.
rule-deus-offer-order = Welche der abgeworfenen Karten oben liegt, ist frei wählbar.
rule-deus-offer-god = Die oberste Karte des Ablagestapels bestimmt, welche Gottheit angerufen wird, eine pro Opfer.
rule-deus-offer-strength = Die Macht wächst mit der Zahl der bei diesem Opfer abgeworfenen Karten, gleich welcher Farbe.
rule-deus-offer-piece = Die Götter bringen außerdem Spielsteine aus dem persönlichen Vorrat auf das Tableau.
rule-deus-offer-piece-none = Eine Gottheit darf auch angerufen werden, wenn im persönlichen Vorrat kein solcher Spielstein mehr ist; dann gibt es eben keinen.
rule-deus-offer-neptune = Neptun (blau): 2 Gold je abgeworfener Karte und 1 Seefahrt-Spielstein.
rule-deus-offer-ceres = Ceres (grün): 1 Rohstoff nach Wahl je abgeworfener Karte und 1 Produktions-Spielstein.
rule-deus-offer-ceres-any = Bei Ceres ist jede Mischung erlaubt, auch mit Rohstoffen, die man nicht selbst herstellt.
rule-deus-offer-ceres-short = Ceres gibt nur, was im allgemeinen Vorrat noch liegt. Reichen die Marker nicht, verfällt der Rest.
rule-deus-offer-minerva = Minerva (gelb): 1 Wissenschafts-Spielstein und beim Nachziehen am Ende 1 zusätzliche Karte je abgeworfener Karte.
rule-deus-offer-minerva-colour = Minerva ist gelb; die Stelle, die sie grün nennt, ist ein Druckfehler.
rule-deus-offer-vesta = Vesta (braun): 1 SP für genau eine abgeworfene Karte, 2 SP ab zwei Karten, und 1 Zivil-Spielstein.
rule-deus-offer-mars = Mars (rot): 1 Spielstein einer beliebigen Standardart je abgeworfener Karte, frei gemischt. Eine Armee muss nicht dabei sein.
rule-deus-offer-mars-noextra = Mars gibt keine zusätzliche Armee. Es gibt nur, was im persönlichen Vorrat ist; Fehlendes verfällt.
rule-deus-offer-jupiter = Jupiter (violett) ist ein Joker: Genutzt wird die Macht genau einer der fünf anderen Gottheiten samt deren Spielstein.
rule-deus-offer-jupiter-one = Die Mächte zweier Gottheiten lassen sich in einem Opfer nie verbinden.
rule-deus-offer-refill = Am Ende des Opfers wird die Hand auf 5 Karten aufgefüllt.
rule-deus-offer-refill-more = Wer am Ende des Opfers mehr als 5 Karten hat, zieht keine und wirft keine ab.
rule-deus-offer-refill-minerva = Minervas Zusatzkarten kommen zum Auffüllen auf 5 hinzu.
rule-deus-offer-minerva-order = Bei Minerva erst auf 5 auffüllen, dann die Zusatzkarten einzeln bis zur Handgrenze ziehen. Weniger ist erlaubt.
rule-deus-offer-exampleG = Beispiel: 3 abgeworfene Karten mit einem Tempel obenauf, und die Wahl fällt auf Ceres: Das bringt 3 Rohstoffe nach Wahl und 1 Produktions-Spielstein.

## 12. Ziehen, Handgrenze, Stapel

rule-deus-hand-limit = Bei 10 Karten auf der Hand ist Schluss mit Ziehen, gleich woher die Erlaubnis kam.
rule-deus-hand-limit-never = Niemand hat je mehr als 10 Karten auf der Hand.
rule-deus-hand-empty = Wessen Hand am Ende der eigenen Aktion leer ist, zieht sofort 5 Karten.
rule-deus-hand-empty-when = Ob die Hand leer ist, wird erst nach allen Effekten des Baus geprüft.
rule-deus-hand-build-nodraw = Solange noch eine Karte auf der Hand ist, füllt Bauen sie nicht auf.
rule-deus-pile-reshuffle = Ist der Nachziehstapel leer, entsteht aus dem gemischten Ablagestapel ein neuer.
rule-deus-pile-reshuffle-when = Gemischt wird, sobald die letzte Karte gezogen ist, auch mitten im Ziehen, oder beim nächsten Ziehen, falls auch der Ablagestapel leer war. Beim Opfer kommt die Gottheit vor dem Ziehen.
rule-deus-pile-bothempty = Sind beide Stapel leer, entfallen die fehlenden Karten und werden auch nicht nachgeholt.
rule-deus-pile-playedcards = Karten in Reihen kehren nie in die Stapel zurück.

## 13. Spielende

rule-deus-end-trigger-temples = Erster Auslöser: Der letzte Tempel-Spielstein des allgemeinen Vorrats ist gebaut.
rule-deus-end-trigger-villages = Zweiter Auslöser: Alle Barbarendörfer sind angegriffen, sodass auf keinem mehr SP liegen.
rule-deus-end-finishround = Nach dem Auslöser läuft die angefangene Runde zu Ende, damit alle gleich viele Züge hatten.
rule-deus-end-lastround = Ist diese Runde zu Ende, folgt noch eine ganze letzte Runde: eine weitere Aktion für alle.
rule-deus-end-turncompletes = Der auslösende Zug läuft normal zu Ende, mit Effekten und Ziehen.
rule-deus-end-simultaneous = Kommt der andere Auslöser gleichzeitig oder später hinzu, ändert das nichts: Es bleibt bei einer letzten Runde.
rule-deus-end-lastround-normal = In der letzten Runde gelten alle Regeln, auch Angriffe, Tempel ohne Spielstein und Ziehen.

## 14. Schlusswertung

rule-deus-score-gained = Es zählen die SP aus dem Spielverlauf: die Start-SP und alle gewonnenen, abzüglich der bezahlten oder verlorenen.
rule-deus-score-temples = Hinzu kommen die SP der eigenen Tempel nach dem Stand am Ende, jeweils höchstens 12.
rule-deus-score-majorities = Wer am meisten Getreide, Holz, Stein, Lehm oder Gold hat, erhält dafür je 2 SP: fünf getrennte Mehrheiten. Gibt es einen Markt, bringt ein Rohstoff stattdessen seinen Marktwert in SP.
rule-deus-score-majorities-min = Für eine Mehrheit ist mindestens 1 des Rohstoffs oder mindestens 1 Gold nötig.
rule-deus-score-majorities-tie = Bei Gleichstand um eine Mehrheit bekommen alle Gleichen die vollen SP.
rule-deus-score-majorities-gold = Beim Gold zählt der Wert, nicht die Zahl der Münzen.
rule-deus-score-tie = Bei gleicher Summe wird der Sieg geteilt, sofern nicht die meisten Tempel und dann das meiste Gold entscheiden sollen (Schalter final_tie).

## 15. Bewegung der Armeen

rule-deus-move-only = Effekte der Grundspielkarten bewegen nur Armeen, nie andere Spielsteine.
rule-deus-move-step = Ein Schritt führt eine Armee in ein benachbartes Landgebiet.
rule-deus-move-through = Eine Armee darf fremde Gebiete und Dörfer durchqueren, dort aber nicht anhalten. Jedes solche Feld kostet einen Schritt.
rule-deus-move-sea-own = Ein Meeresgebiet mit eigenem Schiff darf eine Armee betreten und durchqueren; sie darf dort auch anhalten.
rule-deus-move-sea-foreign = Ein Meeresgebiet mit fremdem Schiff ist gesperrt, auch zum Durchqueren.
rule-deus-move-sea-empty = Leere Meeresgebiete sind für Armeen gesperrt.
rule-deus-move-stack = Am Ende eines Zuges stehen in einem Gebiet höchstens 2 Armeen.
rule-deus-move-stack-limit = Eine zweite Armee kann im selben Gebiet nicht gebaut werden; zwei treffen sich nur durch Bewegung. Die Grenze lässt sich auf 1 senken; mit den roten Karten der Erweiterung Ägypten ist sie immer 1 (Schalter army_limit).
rule-deus-move-stack-when = Die Armeegrenze wird nach dem ganzen Bewegungseffekt geprüft. Zwischendurch darf eine dritte Armee im Gebiet stehen, wenn danach eine geht.
rule-deus-move-village-over = Auch auf einem angegriffenen oder leeren Dorf darf keine Armee anhalten.
rule-deus-move-empty = Hält eine Armee in einem leeren Landgebiet an, ist es besetzt, wo immer es liegt.
rule-deus-move-leave = Ein Gebiet, in dem kein Spielstein bleibt, steht wieder allen offen. Ein schon abgewickelter Angriff bleibt gültig.
rule-deus-move-upto = Eine Armee darf weniger Schritte machen oder stehen bleiben. Ein Effekt bewegt jede Armee nur einmal, und erst nach der einen kommt die nächste.

## 16. Kartenfamilien: Seefahrt (blau)

rule-deus-card-blue-trade = Blaue Karten handeln: Sie verkaufen Rohstoffe gegen Gold oder SP oder kaufen sie aus dem allgemeinen Vorrat.
rule-deus-card-blue-only = Nur Schiffe können im Meer gebaut werden.
rule-deus-card-blue-oneship = In einem Meeresgebiet sind nie zwei Schiffe, gleich wem sie gehören.
rule-deus-card-blue-noaccess = Ohne Zugang zu einem freien Meeresgebiet sind blaue Karten nicht spielbar; das Setzen am Rand für 3 SP kann ihn noch verschaffen.
rule-deus-card-blue-full = Sind alle Meeresgebiete belegt, kann niemand mehr blaue Karten spielen.
rule-deus-card-blue-sold = Verkaufte Rohstoffe wandern in den allgemeinen Vorrat.
rule-deus-card-blue-bought = Gekaufte Rohstoffe stammen aus dem allgemeinen Vorrat, auch solche, die eine Karte weiter unten eben verkauft hat.
rule-deus-card-galley = Galeere: bis zu 3 beliebige Rohstoffe kaufen, für je 1 Gold.
rule-deus-card-merchantship = Handelsschiff: beliebig viel vom angegebenen Rohstoff verkaufen, für je 4 Gold.

## 16. Kartenfamilien: Produktion (grün)

rule-deus-card-green-ownterrain = Ein Produktionsgebäude bringt nur den Rohstoff des Gebiets, in dem es steht.
rule-deus-card-green-effect = Wie viel ein Produktionsgebäude bringt, sagt die Karte.
rule-deus-card-workersquarters = Arbeiterunterkunft: Ein eigenes Produktionsgebäude nach Wahl bringt 1 Rohstoff seines Gebiets.
rule-deus-card-cooperative = Genossenschaft: 2 des angegebenen Rohstoffs je eigenem Produktionsgebäude im passenden Gelände, auch für das neue.
rule-deus-card-green-short = Fehlt eine Rohstoffart im Vorrat, wird nur diese gekürzt. Andere Arten sind nicht betroffen und kein Ersatz.

## 16. Kartenfamilien: Wissenschaft (gelb)

rule-deus-card-yellow-role = Gelbe Karten ziehen Karten, bringen Spielsteine auf das Tableau oder aktivieren Karten anderer Farben.
rule-deus-card-yellow-limit = Auch für gelbe Karten gilt die Grenze von 10 Handkarten.
rule-deus-card-yellow-pieces = Spielsteine durch gelbe Karten kommen aus dem persönlichen Vorrat auf das Tableau; jede der fünf Standardarten ist wählbar.
rule-deus-card-school = Schule: 1 Karte ziehen je selbst besetztem Gebiet mit 2 oder mehr Gebäuden.
rule-deus-card-workshop = Werkstatt: 1 Spielstein je selbst besetztem Gebiet mit 2 oder mehr Gebäuden.
rule-deus-card-yellow-activate = Eine andere Farbe aktivieren heißt: eine Karte nach Wahl aus der genannten Reihe ausführen, ohne Setzen, Bezahlen oder die übrige Reihe. Ein verdeckter Joker oder eine leere Reihe bringt nichts; eine weitere Karte darf dieselbe noch einmal wählen.

## 16. Kartenfamilien: Zivil (braun)

rule-deus-card-brown-role = Braune Karten bringen SP oder Gold, die eine Hälfte nach Größe der Städte, die andere nach besetztem Gelände.
rule-deus-card-guild = Gilde: 1 SP je selbst besetztem Gebiet ihrer Geländeart.
rule-deus-card-tradingpost = Kontor: 3 Gold je selbst besetztem Gebiet seiner Geländeart. Gezählt werden Gebiete, nicht Gebäude.
rule-deus-card-forum = Forum: 1 SP für je 2 selbst besetzte Gebiete mit jeweils 2 oder mehr Gebäuden, abgerundet.

## 16. Kartenfamilien: Militär (rot)

rule-deus-card-red-role = Rote Karten holen Gold oder SP von anderen oder aus Dörfern oder bewegen Armeen.
rule-deus-card-red-steal = Stehlen lässt sich nur, was die bestohlene Person hat; niemand fällt unter 0.
rule-deus-card-red-adjacent = Ein Dorf oder ein Mitspieler ist neben der Armee, wenn ihr Gebiet an das Dorf oder an ein Gebiet dieses Mitspielers grenzt.
rule-deus-card-ballista = Ballista: 4 Gold je Dorf, das noch SP hat und neben dem mindestens eine eigene Armee steht.
rule-deus-card-ballista-once = Ballista: Mehrere Armeen am selben Dorf bringen trotzdem nur 4 Gold; eine Armee an zwei Dörfern bringt 8.
rule-deus-card-siegetower = Belagerungsturm: 2 SP von einem Dorf nehmen, neben dem eine eigene Armee steht.
rule-deus-card-siegetower-less = Belagerungsturm: Hat das Dorf nur noch 1 SP, gibt es 1; hat es keine, gibt es nichts.
rule-deus-card-warelephant = Kriegselefant: Mehrere eigene Armeen dürfen nacheinander ziehen, jede mit eigenen Schritten.

## 16. Kartenfamilien: Tempel (violett)

rule-deus-card-temple-examples = Unter den Tempeln: 1 SP je selbst besetztem Gebiet, 4 SP je Ackerland oder 4 SP je Gebirge, immer höchstens 12 SP.
rule-deus-card-temple-region = Für Tempel gilt der Stand am Ende. Meeresgebiete zählen nur, wenn der Tempel keine Geländeart nennt.

## 17. Was alle wissen

rule-deus-info-discardtop = Vom Ablagestapel ist für andere nur die oberste Karte sichtbar.
rule-deus-info-offercount = Wie viele Karten geopfert wurden, wissen alle.
rule-deus-info-hand = Die Handkarten sind geheim, ihre Anzahl ist offen.
rule-deus-info-open = Offen sind Reihen, Spielsteine auf dem Tableau und im persönlichen Vorrat, Gold, Rohstoffe, der allgemeine Vorrat und die SP der Dörfer.
rule-deus-info-vp = Die SP aller sind offen (Schalter vp_open).
rule-deus-info-piles = Die Größe beider Stapel ist offen. Niemand kennt die Reihenfolge des Nachziehstapels, und niemand darf unter die oberste Karte des Ablagestapels schauen, auch nicht nach eigenen Karten.

## 18. Variante: Alternativer Start

rule-deus-variant-start-ten = Statt 2 von jeder Art wählen alle insgeheim 10 beliebige Spielsteine für das Tableau (Schalter start_pieces).
rule-deus-variant-start-rest = Auch beim alternativen Start bilden alle anderen Spielsteine den persönlichen Vorrat.
rule-deus-variant-start-fewer = Geübte können mit 9 oder 8 Spielsteinen beginnen, Profis mit 7 oder 6 (Schalter start_pieces).
rule-deus-variant-start-same = Die Zahl der wählbaren Spielsteine ist für alle am Tisch gleich (Schalter start_pieces).
rule-deus-variant-start-limits = Beim alternativen Start sind von jeder Art 0 bis 5 möglich; die Summe muss genau stimmen.
rule-deus-variant-start-secret = Die gewählten Spielsteine werden gemeinsam aufgedeckt, wenn alle gewählt haben, und zwar vor dem Austeilen der Karten (Schalter start_choice).

## 18. Variante: Alternativer Aufbau

rule-deus-variant-layout-free = Die Platten dürfen in einer der alternativen Formen oder ganz frei liegen (Schalter layout).
rule-deus-variant-layout-count = Auch bei anderem Aufbau richtet sich die Zahl der Platten nach der Personenzahl: 4, 6 oder 7.
rule-deus-variant-layout-villages = Auch bei anderem Aufbau dürfen Barbarendörfer einander nie berühren.
rule-deus-variant-layout-connected = Alle Platten bilden im Sechseckraster ein zusammenhängendes Spielfeld, ohne sich zu überlappen.

## 18. Variante: Joker-Gebäudekarte

rule-deus-variant-joker-once = Einmal pro Partie dürfen alle bauen, ohne auf die Farbe der gespielten Karte zu achten (Schalter joker).
rule-deus-variant-joker-facedown = Die Jokerkarte wird verdeckt in eine Reihe nach Wahl gelegt.
rule-deus-variant-joker-cost = Ein Joker kostet als erste Karte seiner Reihe 1 Gold, als zweite 2, als dritte 3 und so fort; die aufgedruckten Kosten gelten nicht.
rule-deus-variant-joker-noeffect = Ein Joker hat keinen eigenen Effekt, weder jetzt noch später.
rule-deus-variant-joker-activates = Ein Joker erlaubt es, einen Spielstein zu bauen, und aktiviert die anderen Karten seiner Reihe.
rule-deus-variant-joker-counts = Für die Bedingung der Tempel zählt ein Joker als Karte mit.
rule-deus-variant-joker-notemple = Ein Tempel lässt sich mit einem Joker nie bauen.
rule-deus-variant-joker-piece = Der Spielstein zum Joker hat die Art der Reihe, kommt vom eigenen Tableau und folgt allen Setzregeln; ein Angriff ist wie üblich möglich.
rule-deus-variant-joker-anycard = Jede Handkarte kann Joker sein, auch eine Tempelkarte, aber nur in einer der fünf Standardreihen.
rule-deus-variant-joker-gold = Der Preis eines Jokers ist in Gold zu zahlen und nicht ersetzbar.
rule-deus-variant-joker-hidden = Ein Joker bleibt bis zum Ende verdeckt, und nur die Person, der er gehört, kennt die Karte. Für spätere Karten zählt er als Platz in der Reihe.

## 19. Unterschiede der Auflagen

rule-deus-edition-pieces = Die frühere Auflage spricht von 5 Spielsteinen je Spielerfarbe, die spätere von 25. Es gilt 25.
rule-deus-edition-cost = In der früheren Auflage bestehen Kosten aus Rohstoffen und Gold, in der späteren aus Rohstoffen, Gold oder beidem. Es gilt die spätere.
rule-deus-edition-attackmove = In der früheren Auflage folgt ein Angriff nur auf das Bauen, in der späteren auf Bauen oder Bewegen. Es gilt die spätere.
rule-deus-edition-attacknote = Die spätere Auflage ergänzt: Der Angriff wartet das Ende der Armeebewegung ab, übrige Schritte dieser Armee verfallen, andere Armeen dürfen noch ziehen.
rule-deus-edition-exclusive = Die spätere Auflage ergänzt, dass zwei Personen nie dasselbe Gebiet besetzen.
rule-deus-edition-refill = Laut früherer Auflage wird eine Hand mit mehr als 5 Karten nicht verkleinert; die spätere ergänzt, dass auch nichts gezogen wird.
rule-deus-edition-limitability = Die spätere Auflage stellt klar, dass auch Fähigkeiten die Grenze von 10 Karten nicht aufheben.
rule-deus-edition-godnopiece = Die spätere Auflage ergänzt, dass eine Gottheit auch ohne verbliebenen Spielstein angerufen werden darf.
rule-deus-edition-villageend = Die spätere Auflage ergänzt beim Auslöser der Barbarendörfer, dass auf dem Dorf keine SP mehr liegen.
rule-deus-edition-militarynotes = Die spätere Auflage ergänzt die Hinweise zu Ballista und Belagerungsturm.
rule-deus-edition-general = Die spätere Auflage ergänzt, dass ein Gebiet kein Kontinent ist und dass bei leerem Nachziehstapel stets der Ablagestapel neu gemischt wird.
