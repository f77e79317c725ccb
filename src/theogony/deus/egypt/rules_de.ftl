### Deus, Erweiterung Ägypten: das Regelverzeichnis in der Reihenfolge der Regelliste. Texte in eigenen Worten.

## 1. Wahl der Kartensätze

rule-egypt-choice-per_colour = Für jede der sechs Farben wird getrennt festgelegt, ob die Grundspielkarten oder die Karten aus Ägypten mitspielen (Schalter blue_set, green_set, yellow_set, brown_set, red_set, purple_set).
rule-egypt-choice-whole_set = Von einer Farbe spielt immer ein ganzer Satz von 16 Karten mit; die beiden Sätze werden nie gemischt. Nur für die Tempel gibt es eine gemischte Variante (Schalter purple_set).
rule-egypt-choice-deck_size = Egal wie gewählt wird: Der Stapel hat immer 96 Karten, 16 je Farbe.
rule-egypt-choice-rules_follow = Zusätzliches Material und Sonderregeln einer Farbe gelten nur mit deren Karten aus Ägypten: Markt bei Blau, Barken bei Grün, Schreiber bei Braun, Kampfmarker bei Rot.
rule-egypt-choice-general_rules = 1x-Fähigkeiten, Baubedingungen, Rang und Meer gelten für jede Karte, die sich darauf bezieht, gleich welche Farben aus Ägypten stammen.
rule-egypt-choice-base_rest = Was die Erweiterung nicht ändert, bleibt wie im Grundspiel: Züge, Ablauf des Bauens, Gottheiten, Angriffe und Spielende.
rule-egypt-choice-shared = Die Sätze werden einmal vor dem Aufbau gewählt. Die Wahl ist offen und gilt für alle, denn es gibt nur einen gemeinsamen Stapel.
rule-egypt-components-cards = Die Erweiterung bringt 96 Gebäudekarten, 16 in jeder Farbe.
rule-egypt-components-market = Es gibt 1 Marktplättchen.
rule-egypt-components-scribes = Es gibt 4 Schreibermarker, einen in jeder Spielerfarbe.
rule-egypt-components-markers = Es gibt 20 Kampfmarker, 5 in jeder Spielerfarbe.
rule-egypt-components-barges = Es gibt 24 Barken: 7 der Größe 1, 8 der Größe 2 und 9 der Größe 3.

## 2. Begriffe

rule-egypt-rank-def = Der Rang einer Karte ist ihr Platz in der Reihe, von unten gezählt: Die unterste hat Rang 1, die darüber Rang 2 und so fort.
rule-egypt-rank-physical = Für den Rang zählt jede Karte der Reihe, gleich welcher Farbe, auch ein verdeckter Joker. Ein Rang ändert sich später nie.
rule-egypt-rank-foreign_row = Eine Karte, die dank eines Tempels in einer anderen Reihe liegt, hat den Rang ihres Platzes dort. Eine Mühle als dritte Karte der blauen Reihe hat Rang 3.
rule-egypt-rank-temple_row = Auch Tempelkarten haben einen Rang, doch fürs Aktivieren ist er ohne Belang: Tempel haben keinen Standardeffekt.
rule-egypt-sea-def = Ein Meer ist ein Meeresgebiet samt allen Meeresgebieten, die mit ihm zusammenhängen, so groß wie möglich genommen.
rule-egypt-sea-across_tiles = Ein Meer kann über mehrere Kontinentplatten reichen. Zwei Meeresgebiete derselben Platte, die nicht zusammenhängen, gehören zu verschiedenen Meeren.
rule-egypt-sea-ships_irrelevant = Spielsteine und Kampfmarker trennen kein Meer und verbinden keine Meere; nur das Gelände zählt.

## 3. 1x-Fähigkeiten

rule-egypt-once-some_cards = Viele Karten aus Ägypten haben außer dem Standardeffekt eine 1x-Fähigkeit. Sie ist der obere der beiden Texte.
rule-egypt-once-once = Die 1x-Fähigkeit einer Karte lässt sich im ganzen Spiel nur einmal nutzen; der Standardeffekt kehrt mit jeder Aktivierung wieder.
rule-egypt-once-timing = Eine 1x-Fähigkeit gibt es nur, während ihre Karte ausgespielt wird, nicht bei einer Aktivierung in späteren Zügen.
rule-egypt-once-before_after = Ob der Standardeffekt einer Karte oder ihre 1x-Fähigkeit zuerst kommt, ist frei wählbar.
rule-egypt-once-optional = Auf eine 1x-Fähigkeit darf man verzichten.
rule-egypt-once-lost = Eine nicht genutzte 1x-Fähigkeit ist endgültig verloren.
rule-egypt-once-after_lower = Zuerst wirken die unteren Karten der Reihe; die 1x-Fähigkeit gehört zur neuen Karte ganz oben. Ändert sie den Markt, kommt das für die Karten darunter in diesem Zug zu spät.
rule-egypt-once-example_manufactory = Beispiel: Auf eine Amtsstube des Architekten folgt eine Manufaktur. Die Amtsstube gibt die 2 obersten abgelegten Karten, aber nicht noch einmal ihre 1x-Fähigkeit; dann bringt die Manufaktur 1 Spielstein und hinterher 4 SP für 4 Sets aus 2 Spielsteinen auf dem Tableau, den neuen eingerechnet.
rule-egypt-once-independent = 1x-Fähigkeit und Standardeffekt hängen nicht voneinander ab: Man darf beide, nur eines von beiden oder keines nutzen.
rule-egypt-once-no_repeat_by_activation = Bibliothek, Königliche Archive, die Akademien des Grundspiels und die Münze einer Sternwarte wiederholen nur Standardeffekte, nie eine 1x-Fähigkeit.
rule-egypt-once-foreign_row = Eine Karte, die dank eines Tempels in eine andere Reihe kommt, behält ihre 1x-Fähigkeit; sie wird ja ausgespielt.
rule-egypt-once-joker = Eine verdeckt als Joker gelegte Karte hat weder 1x-Fähigkeit noch Standardeffekt, keine Baubedingung und keine aufgedruckten Kosten.
rule-egypt-once-double = Verdoppelt die Münze einer tiefer liegenden Sternwarte gleich die neue Karte, kommt deren 1x-Fähigkeit vor oder nach beiden Durchgängen. Dazwischen geht es nur, wenn der Tisch es erlaubt (Schalter once_between_runs).
rule-egypt-once-partial = Eine 1x-Fähigkeit, die nur zum Teil möglich ist, wird so weit wie möglich ausgeführt.

## 4. Besondere Baubedingung

rule-egypt-cond-minimum = Manche Karten zeigen neben den Kosten, wie viele Gebäude im Gebiet des neuen Spielsteins mindestens schon stehen müssen.
rule-egypt-cond-before_placing = Der neue Spielstein selbst zählt für seine Baubedingung nicht mit.
rule-egypt-cond-not_empty = Bei einem Mindestwert von 1, wie bei den Bogenschützen, scheidet ein leeres Gebiet aus. So eine Karte kann also weder das allererste eigene Gebäude sein noch für 3 SP an den Rand kommen.
rule-egypt-cond-on_top = Daneben gelten alle üblichen Setzregeln: eigenes Gebiet, verschiedene Arten, passendes Gelände. Bogenschützen können nicht dorthin, wo nur eine eigene Armee steht.
rule-egypt-cond-what_counts = Für die Bedingung zählen alle eigenen Gebäude im Gebiet: Standardgebäude, Armeen und Tempel. Kampfmarker, Schreiber und hingelegte Armeen zählen nicht.
rule-egypt-cond-no_site = Erfüllt kein Gebiet alle Bedingungen, ist die Karte nicht spielbar.
rule-egypt-cond-foreign_row = Die Baubedingung gilt auch für eine Karte in einer anderen Reihe, denn sie betrifft das Spielfeld und nicht die Reihe.

## 5. Blau, der Markt: Aufbau

rule-egypt-market-replace = Die 16 blauen Karten aus Ägypten treten an die Stelle der 16 blauen Karten des Grundspiels.
rule-egypt-market-setup = Das Marktplättchen liegt neben dem Spielfeld; in seiner Mitte beginnt je ein Marker jedes Rohstoffs.
rule-egypt-market-source_small = Zu zweit und zu dritt kommen die vier Marker des Markts von den beim Aufbau überzähligen. Im allgemeinen Vorrat bleiben nach Abzug der Startrohstoffe je 8 oder 12.
rule-egypt-market-source_four = Zu viert kommen die vier Marker des Markts aus dem allgemeinen Vorrat; nach Abzug der Startrohstoffe bleiben dort je 15 statt 16.
rule-egypt-market-pieces_fixed = Die Marker auf dem Markt zeigen nur Werte an. Sie gehören niemandem und kehren nie in den allgemeinen Vorrat zurück.

## 5. Blau, der Markt: Werte

rule-egypt-market-start = Jeder Rohstoff beginnt mit den Werten des Grundspiels: 4 Gold und 2 SP.
rule-egypt-market-scale = Der Markt hat drei Felder: 2 Gold und 1 SP, 4 Gold und 2 SP, 6 Gold und 3 SP.
rule-egypt-market-only_blue_once = Jede blaue Karte aus Ägypten hat eine 1x-Fähigkeit, die den Markt verändert. Sonst verändert ihn nichts.
rule-egypt-market-clamp = Auf dem obersten Feld bleibt Erhöhen ohne Wirkung, auf dem untersten Senken.
rule-egypt-market-swap = Ein Tausch betrifft zwei verschiedene Rohstoffe. Haben beide denselben Wert, ist er erlaubt und bewirkt nichts.
rule-egypt-market-public = Es gibt einen Markt für alle; ein Wert gilt, bis er wieder verändert wird.

## 5. Blau, der Markt: Baukosten bezahlen

rule-egypt-market-build_price = Gold statt eines Rohstoffs der Baukosten heißt: den aktuellen Goldwert dieses Rohstoffs zahlen statt 4. Steht Getreide bei 2, kostet jedes ersetzte Getreide 2 Gold.
rule-egypt-market-build_any = Die Marktpreise gelten beim Bau jeder Karte, auch bei Grundspielkarten und Tempeln, und für jeden Rohstoff der Kosten einzeln. Bei Getreide 2, Stein 6, Lehm und Holz 4 kostet ein ganz mit Gold bezahlter Tempel 16.
rule-egypt-market-build_only = Gold ersetzt Rohstoffe weiterhin nur bei Baukosten, nie bei Verkäufen, und auch dann, wenn man den Rohstoff hat. Neu ist nur der Preis.
rule-egypt-market-build_before_once = Die 1x-Fähigkeit einer Karte ändert nie, was diese Karte selbst kostet: Bezahlt wird vorher.
rule-egypt-market-gold_untouched = Aufgedruckte Goldkosten, das Gold für eine Mühle, Abgaben und in Gold genannte Preise hängen nicht vom Markt ab.

## 5. Blau, der Markt: Karteneffekte

rule-egypt-market-effects = Nennt eine Karte den Marktwert, gilt der Wert in Gold oder SP, der in diesem Augenblick besteht.
rule-egypt-market-example14 = Das allgemeine Beispiel, 14 statt 20 Gold für 4 Getreide bei 2 und 1 Stein bei 6, zeigt die reinen Marktwerte. Der Souk, die einzige Karte zum Kaufen, verlangt nur die Hälfte, hier 7 Gold; der Tisch kann den vollen Preis festlegen (Schalter souk_price).

## 5. Blau, der Markt: Spielende

rule-egypt-market-majority_vp = Die Mehrheit bei einem Rohstoff bringt dessen aktuellen SP-Wert, also 1, 2 oder 3, anstelle von 2 SP.
rule-egypt-market-majority_gold = Die Mehrheit beim Gold bringt nach wie vor 2 SP.
rule-egypt-market-majority_ties = Bei Gleichstand um eine Mehrheit bekommen alle Gleichen den vollen Wert. Mindestens 1 des Rohstoffs ist nötig.
rule-egypt-market-majority_count = Alle eigenen Rohstoffe zählen, auch die auf Barken. Marker auf dem Markt, Rohstofftempel, Münzen auf Karten und SP zählen nicht.

## 5. Blau: die Karten

rule-egypt-blue-grand_souk = Großer Souk: bis zu 4 Rohstoffe beliebiger Art zum jeweiligen Goldwert verkaufen; 1x: die Werte zweier Rohstoffe tauschen.
rule-egypt-blue-grand_souk-no_interrupt = Großer Souk: Der Tausch liegt vor oder nach dem ganzen Verkauf, nie mittendrin. 3 Lehm bei 2 und 1 Stein bei 6 bringen 12 Gold oder nach dem Tausch dieser beiden 20, nie aber 24.
rule-egypt-blue-merchantman = Kauffahrer: 1 Lehm, 1 Getreide, 1 Holz und 1 Stein für 6 SP abgeben; 1x: die Werte zweier Rohstoffe tauschen.
rule-egypt-blue-merchantman-exact = Kauffahrer: Alle vier Rohstoffe sind nötig, je einer, und Gold ersetzt keinen davon. Ein Satz je Aktivierung, unabhängig vom Markt immer für 6 SP.
rule-egypt-blue-cargo_barge = Lastkahn: bis zu 2 Sets aus 2 Stück des genannten Rohstoffs verkaufen, jedes zum SP-Wert; 1x: einen beliebigen Rohstoff um eine Stufe senken.
rule-egypt-blue-cargo_barge-sets = Lastkahn: Verkaufen lassen sich nur 2 oder 4; wer 3 hat, verkauft 2. Beispiel: Beim Wert 3 bringt ein Set 3 SP, zwei Sets bringen 6 SP.
rule-egypt-blue-papyrus_boat = Papyrusbarke: bis zu 6 Stück des genannten Rohstoffs zum Goldwert verkaufen; 1x: einen beliebigen Rohstoff um eine Stufe erhöhen.
rule-egypt-blue-souk = Souk: ein eigenes Schiff in seinem Meer beliebig weit bewegen, dann bis zu 5 Rohstoffe beliebiger Art zum halben Goldwert (1, 2 oder 3) kaufen; 1x: den eigenen Rohstoff um eine Stufe erhöhen oder senken. Nur dieser Effekt bewegt anderes als Armeen.
rule-egypt-blue-souk-no_move = Souk: Kaufen geht auch, ohne vorher ein Schiff zu bewegen.
rule-egypt-blue-souk-cross = Souk: Das Schiff darf an anderen Schiffen vorbei durch deren Gebiete, gleich wem sie gehören.
rule-egypt-blue-souk-end = Souk: Das Schiff muss in einem unbesetzten Meeresgebiet anhalten. Ist dort eine Armee, ein Schiff oder ein Kampfmarker, auch ein eigener, scheidet es aus.
rule-egypt-blue-souk-same_sea = Souk: Das Schiff verlässt sein Meer nie. Ein Meeresgebiet derselben Platte, das zu einem anderen Meer gehört, ist nicht erreichbar.
rule-egypt-blue-souk-example = Beispiel: 2 Lehm bei 4, 2 Stein bei 6 und 1 Holz bei 4 kosten mit einem Souk 12 Gold.
rule-egypt-blue-souk-optional = Souk: Bewegen ohne Kaufen ist ebenfalls erlaubt. Jedes eigene Schiff darf es sein, nicht nur das neue, und die Bewegung kommt vor dem Kauf.
rule-egypt-blue-souk-army_aboard = Souk: Ein Schiff, bei dem eine eigene Armee steht, kann nicht weg, denn sie braucht es dort. Ein Tisch kann ihm erlauben, die Armee stattdessen mitzunehmen (Schalter ship_with_army).
rule-egypt-blue-souk-attack = Souk: Gleich nach der Schiffsbewegung, noch vor dem Kauf, werden Angriffe geprüft. Das verlassene Gebiet ist nicht mehr besetzt.
rule-egypt-blue-supply = Verkaufte Rohstoffe kommen in den allgemeinen Vorrat, gekaufte aus ihm. Was dort fehlt, ist nicht zu kaufen.
rule-egypt-blue-zero = „Bis zu“ schließt null ein. Gold aus einer Karte lässt sich bei der nächsten schon ausgeben.

## 6. Grün, Barken und Einlagern

rule-egypt-barges-replace = Die 16 grünen Karten aus Ägypten treten an die Stelle der 16 grünen Karten des Grundspiels.
rule-egypt-barges-start = Alle beginnen mit einer Barke der Größe 2 und einer der Größe 3, zusammen 5 Plätze. Die anderen Barken bilden einen Vorrat.
rule-egypt-barges-slot = Jeder Platz einer Barke fasst genau einen Rohstoff.
rule-egypt-barges-mixed = Eine Barke darf verschiedene Rohstoffe tragen.
rule-egypt-barges-resort = Eingelagerte Rohstoffe darf man zu jeder Zeit zwischen den eigenen Barken verschieben.
rule-egypt-barges-store = Am Ende des eigenen Zuges sind die eigenen Rohstoffe einzulagern.
rule-egypt-barges-overflow = Rohstoffe ohne Platz gehen in den allgemeinen Vorrat zurück. Bei 8 Rohstoffen und 5 Plätzen gehen genau 3 verloren.
rule-egypt-barges-gain = Weitere Barken kommen nur aus der 1x-Fähigkeit einer gebauten Produktionskarte, in der dort genannten Größe und aus dem Barkenvorrat. Wer verzichtet, bekommt sie nie.
rule-egypt-barges-choice = Was verloren geht, wählt man selbst, und nur so viel, wie nicht passt.
rule-egypt-barges-own_turn = Geprüft wird nur am Ende des eigenen Zuges. Während des Zuges darf man beliebig viele Rohstoffe haben und ausgeben.
rule-egypt-barges-last_turn = Auch nach dem letzten Zug des Spiels wird eingelagert, und zwar vor der Wertung der Mehrheiten.
rule-egypt-barges-both_actions = Eingelagert wird nach einem Opfer ebenso wie nach einem Bau; auch was Ceres bringt, muss passen.
rule-egypt-barges-gold = Nur Rohstoffe brauchen Platz; Gold, Karten, Spielsteine und SP nicht.
rule-egypt-barges-start_goods = Auch die 4 Startrohstoffe belegen Plätze; zu Beginn ist also 1 Platz frei.
rule-egypt-barges-usable = Eingelagerte Rohstoffe sind wie alle anderen verwendbar: zum Bezahlen, zum Verkaufen und für Mehrheiten.
rule-egypt-barges-exhausted = Gibt es von der genannten Größe keine Barke mehr, bekommt man nichts, auch keine andere Größe.
rule-egypt-barges-new_in_time = Eine in diesem Zug erhaltene Barke steht an dessen Ende schon zum Einlagern bereit.

## 6. Grün: die Karten

rule-egypt-green-piecework = Akkordarbeit: Mit einem Produktionsgebäude im Gelände der Karte darf man eine leere Barke ganz mit dessen Rohstoff füllen; 1x: eine Barke der Größe 1.
rule-egypt-green-piecework-resort = Akkordarbeit: Vorher darf man umräumen, damit eine größere Barke leer wird. Liegt je 1 Rohstoff auf der Barke der Größe 2 und der Größe 3, kommen beide auf die kleinere, und man erhält 3.
rule-egypt-green-piecework-empty = Akkordarbeit: Eine Barke darf als leer gelten, wenn alles, was man gerade hat, auf die anderen eigenen Barken passt; außer der Tisch lässt außer Acht, was erst am Ende des Zuges eingelagert wird: dann darf es jede eigene Barke (Schalter piecework_unstored).
rule-egypt-green-piecework-once_first = Akkordarbeit: Eine vorab mit der 1x-Fähigkeit genommene Barke zählt schon mit, als die leere oder als Platz für anderes.
rule-egypt-green-piecework-short = Akkordarbeit: Hat der allgemeine Vorrat zu wenig, wird der Rest geladen.
rule-egypt-green-piecework-once = Akkordarbeit: Je Aktivierung wird eine Barke gefüllt, gleich wie viele Produktionsgebäude in diesem Gelände stehen.
rule-egypt-green-outsourced = Ausgelagerte Produktion: Ein eigenes Produktionsgebäude bringt so viele Rohstoffe, wie Gebäude in seinem Gebiet stehen; 1x: eine Barke der Größe 1.
rule-egypt-green-outsourced-self = Ausgelagerte Produktion: Das Produktionsgebäude selbst wird mitgezählt.
rule-egypt-green-outsourced-types = Ausgelagerte Produktion: Welche Rohstoffe möglich sind, bestimmt allein das Gelände der Nachbargebiete, egal wer sie besetzt. Das eigene Gelände hilft nur, wenn es auch ein Nachbargebiet hat.
rule-egypt-green-outsourced-mix = Ausgelagerte Produktion: Die möglichen Rohstoffe sind frei mischbar, gleich wie viele Nachbargebiete das jeweilige Gelände haben.
rule-egypt-green-outsourced-example = Beispiel: Neben einem Gebirge mit 3 eigenen Gebäuden liegen ein Dorf, ein Sumpf und ein Wald. Das ergibt 3 Rohstoffe, nur Lehm und Holz, etwa 1 Lehm und 2 Holz.
rule-egypt-green-outsourced-count = Ausgelagerte Produktion: Tempel und Armee im Gebiet zählen, ein Kampfmarker nicht. Meeresgebiete und Dörfer, auch besiegte, liefern keine Rohstoffart; ohne benachbartes Landgebiet gibt es nichts.
rule-egypt-green-mill = Mühle: Ein eigenes Produktionsgebäude bringt so viele Rohstoffe seines Gebiets, wie der Rang dieser Karte beträgt; 1x: eine Barke der Größe 3.
rule-egypt-green-mill-cost = Mühle: Ihr Bau kostet so viel Gold, wie ihr Rang beträgt. Beispiel: Als zweite Karte der Reihe kostet sie 2 Gold und bringt 2 Rohstoffe.
rule-egypt-green-mill-choice = Mühle: Jedes eigene Produktionsgebäude ist wählbar. Die Menge bleibt bei späteren Aktivierungen gleich, weil sich der Rang nicht ändert.
rule-egypt-green-seasonal = Saisonarbeit: Jedes eigene Produktionsgebäude bringt 1 Rohstoff seines Gebiets; 1x: eine Barke der Größe 2.
rule-egypt-green-barn = Scheune: Jedes eigene Produktionsgebäude, das in einem Gebiet mit mindestens 2 Gebäuden steht, bringt 1 Rohstoff dieses Gebiets; 1x: eine Barke der Größe 1.
rule-egypt-green-barn-count = Scheune: Tempel und Armee zählen zu den 2 Gebäuden, Kampfmarker nicht.
rule-egypt-green-new_included = Ein eben gesetztes Produktionsgebäude nimmt an den Effekten schon teil.

## 7. Gelb, Wissenschaft: die Karten

rule-egypt-yellow-replace = Die 16 gelben Karten aus Ägypten treten an die Stelle der 16 gelben Karten des Grundspiels. Material oder Sonderregeln brauchen sie nicht; jede hat eine starke 1x-Fähigkeit.
rule-egypt-yellow-architect = Amtsstube des Architekten: die 2 obersten Karten vom Ablagestapel nehmen; 1x: Spielsteine nehmen, bis von jeder Art 2 auf dem Tableau stehen.
rule-egypt-yellow-architect-limit = Amtsstube des Architekten: Die Handgrenze von 10 gilt. Mit 9 Handkarten nimmt man nur die oberste.
rule-egypt-yellow-architect-pile = Amtsstube des Architekten: Hat der Ablagestapel weniger als 2 Karten, nimmt man, was da ist. Gemischt wird nicht, und vom Nachziehstapel kommt nichts.
rule-egypt-yellow-architect-once = Amtsstube des Architekten: Die 1x-Fähigkeit gilt für die fünf Standardarten, soweit der persönliche Vorrat reicht. Arten mit mehr als 2 Spielsteinen bleiben, wie sie sind.
rule-egypt-yellow-library = Bibliothek: alle Spielsteine einer Art vom Tableau in den persönlichen Vorrat stellen, je Spielstein 1 SP; 1x: eine beliebige andere Karte über dem eigenen Tableau aktivieren.
rule-egypt-yellow-library-any = Bibliothek: Rang und Farbe der aktivierten Karte sind beliebig. Sie darf in derselben Reihe liegen und in diesem Zug schon gewirkt haben.
rule-egypt-yellow-library-zero = Bibliothek: Eine Art ohne Spielsteine auf dem Tableau bringt 0 SP.
rule-egypt-yellow-house_of_life = Haus des Lebens: nach Belieben Karten ziehen, für je 1 Gold; 1x: 2 Gold je Spielstein auf dem eigenen Tableau.
rule-egypt-yellow-house_of_life-board_only = Haus des Lebens: Was im persönlichen Vorrat oder auf dem Spielfeld steht, zählt nicht, also auch nicht der eben gebaute Wissenschafts-Spielstein.
rule-egypt-yellow-house_of_life-announce = Haus des Lebens: Die Zahl der Karten wird genannt und bezahlt, bevor die erste gezogen wird.
rule-egypt-yellow-house_of_life-limit = Haus des Lebens: Die Handgrenze von 10 gilt.
rule-egypt-yellow-house_of_life-max = Haus des Lebens: Es dürfen nicht mehr Karten genannt werden, als die Hand noch fasst, das Gold bezahlt und beide Stapel hergeben.
rule-egypt-yellow-archives = Königliche Archive: eine Karte gleichen Rangs aus einer anderen Reihe aktivieren; 1x: 2 SP je Karte der gezeigten Farbe über dem eigenen Tableau.
rule-egypt-yellow-archives-rank = Königliche Archive: Es zählt der Rang der Archive, die Farbe der anderen Karte ist egal. Beispiel: Liegen sie als dritte Karte ihrer Reihe, ist jede Karte vom Rang 3 in einer anderen Reihe möglich.
rule-egypt-yellow-archives-type = Königliche Archive: Die 1x-Fähigkeit zählt Karten nach ihrer eigenen Farbe, wo immer sie liegen, einen verdeckten Joker gar nicht; außer der Tisch zählt nach Reihen (Schalter archives_count).
rule-egypt-yellow-manufactory = Manufaktur: 1 Spielstein einer beliebigen Standardart nehmen; 1x: 1 SP je Set aus 2 Spielsteinen auf dem eigenen Tableau.
rule-egypt-yellow-manufactory-sets = Manufaktur: Zwei beliebige Spielsteine bilden ein Set; es zählt also die Hälfte der Spielsteine auf dem Tableau, abgerundet: 3, 2 und 3 ergeben 4 SP. Der Tisch kann zwei gleicher Art verlangen (Schalter manufactory_sets).
rule-egypt-yellow-scribal_school = Schriftgelehrten-Schule: bis zu 3 Spielsteine beliebiger Standardarten für je 2 Gold kaufen; 1x: die Hand auf 8 Karten auffüllen.
rule-egypt-yellow-observatory = Sternwarte: 1 eigenes Gold auf eine andere Karte über dem eigenen Tableau legen. Deren nächste Aktivierung läuft zweimal ab, dann kommt die Münze in den Vorrat; 1x: die Hand auf 8 Karten auffüllen.
rule-egypt-yellow-observatory-own_gold = Sternwarte: Die Münze stammt vom eigenen Gold. Ohne Gold gibt es keinen Effekt.
rule-egypt-yellow-observatory-single = Sternwarte: Auf einer Karte liegen nie zwei Münzen.
rule-egypt-yellow-draw8 = Wer schon 8 oder mehr Karten hat, zieht beim Auffüllen auf 8 keine.
rule-egypt-yellow-pieces = Spielsteine kommen immer aus dem eigenen persönlichen Vorrat. Was dort fehlt, lässt sich weder nehmen noch kaufen.
rule-egypt-yellow-reshuffle = Geht der Nachziehstapel beim Ziehen zu Ende, wird der Ablagestapel gemischt und weitergezogen.

## 7. Gelb, Wissenschaft: Aktivieren durch andere Karten

rule-egypt-yellow-activate-standard = Eine Karte aktivieren heißt: nur ihr Standardeffekt, ohne die übrige Reihe, ohne Baukosten, Spielstein und 1x-Fähigkeit. Gold oder Kampfmarker, die der Effekt verlangt, sind zu bezahlen.
rule-egypt-yellow-activate-no_temple = Bibliothek, Königliche Archive und Sternwarte können weder Tempel noch verdeckte Joker wählen.
rule-egypt-yellow-activate-other = Bibliothek und Sternwarte wählen nie sich selbst; ein anderes Exemplar derselben Karte ist erlaubt.
rule-egypt-yellow-activate-nested = Aktivierte Königliche Archive aktivieren ihrerseits eine Karte, nach eigenem Rang und eigener Reihe. Eine Karte, die noch am Wirken ist, lässt sich dabei nicht erneut aktivieren; das gilt auch für Wissenschaftskarten des Grundspiels, wenn ein Tempel solche Karten in andere Reihen gebracht hat.
rule-egypt-yellow-double-when = Jede Aktivierung verbraucht die Münze: durch die Reihe, auch noch im selben Zug, durch Bibliothek, Königliche Archive oder eine Wissenschaftskarte des Grundspiels. Auf einer höheren Karte derselben Reihe wirkt sie sofort, auf einer tieferen wartet sie.
rule-egypt-yellow-double-how = Eine verdoppelte Karte führt ihren Standardeffekt zweimal nacheinander aus, jedes Mal mit eigener Wahl und eigenen Kosten. Die Münze geht auch, wenn ein Durchgang ausgelassen wird; eine verdoppelte Garnison braucht 2 Kampfmarker, um beide zu legen.
rule-egypt-yellow-double-coin = Eine Münze auf einer Karte ist niemandes Gold: Sie ist nicht auszugeben, nicht zu stehlen und zählt für keine Mehrheit. Sie bleibt, bis sie genutzt wird oder das Spiel endet.

## 8. Braun, der Schreiber

rule-egypt-scribe-replace = Die 16 braunen Karten aus Ägypten treten an die Stelle der 16 braunen Karten des Grundspiels. Alle bekommen einen Schreibermarker.
rule-egypt-scribe-move = Wer ein Zivilgebäude baut, muss den eigenen Schreiber unter diesen Spielstein legen.
rule-egypt-scribe-last = Der Schreiber ist also stets beim jüngsten eigenen Zivilgebäude.
rule-egypt-scribe-before_activation = Der Schreiber wechselt beim Setzen des Spielsteins, bevor eine Karte wirkt. Schon die unteren braunen Karten gehen vom neuen Platz aus.
rule-egypt-scribe-by_piece = Der Spielstein entscheidet, nicht die Reihe: Eine braune Karte in einer anderen Reihe und ein Joker in der braunen versetzen den Schreiber, eine andersfarbige Karte in der braunen Reihe nicht.
rule-egypt-scribe-no_piece = Der Schreiber ist kein Gebäude, besetzt nichts und wird durch nichts anderes bewegt.
rule-egypt-brown-two_currencies = Landsitz, Stadthaus und Wirtshaus gibt es in zwei Fassungen, mit 1 SP oder 3 Gold je Gezähltem; Leuchtturm und Palast ebenso, deren Goldfassungen sind rekonstruiert.
rule-egypt-brown-country_estate = Landsitz: zählt unbesetzte Landgebiete neben dem Gebiet mit dem eigenen Schreiber. Barbarendörfer zählen nicht.
rule-egypt-brown-country_estate-defeated = Landsitz: Ein besiegtes Dorf gilt als unbesetztes Landgebiet und bringt 1 SP oder 3 Gold.
rule-egypt-brown-country_estate-markers = Landsitz: Ein Gebiet mit irgendeinem Kampfmarker ist besetzt; Meeresgebiete zählen nie. Besiegt ist ein Dorf, das angegriffen oder von Bogenschützen eingenommen wurde, ob dort eine Armee liegt oder nicht, und ein geleertes, sofern es als angegriffen gilt (Schalter emptied_is_attacked).
rule-egypt-brown-lighthouse = Leuchtturm: zählt die Meere, neben denen mindestens ein eigenes Gebäude an Land steht. Jedes Meer zählt einmal, auch über mehrere Platten.
rule-egypt-brown-lighthouse-land = Leuchtturm: Schiffe, Armeen im Meer und Gebiete, in denen nur ein Kampfmarker liegt, zählen nicht. Der Schreiber spielt keine Rolle.
rule-egypt-brown-palace = Palast: zählt die Kontinentplatten, auf denen mindestens 1 eigenes Gebäude steht. Eine Platte ist kein Gebiet.
rule-egypt-brown-palace-any = Palast: Schiffe und Armeen zählen als Gebäude, Kampfmarker und hingelegte Armeen nicht. Der Schreiber spielt keine Rolle.
rule-egypt-brown-town_house = Stadthaus: zählt die Gebäude beim eigenen Schreiber, also in dessen Gebiet. Beispiel: 3 Gebäude bringen 3 SP oder 9 Gold.
rule-egypt-brown-town_house-temple = Stadthaus: Tempel und Armee zählen mit.
rule-egypt-brown-inn = Wirtshaus: zählt die selbst besetzten Gebiete mit demselben Gelände wie das Gebiet des Schreibers, dieses eingeschlossen. Beispiel: Ist der Schreiber im Sumpf, bringt jeder selbst besetzte Sumpf 1 SP oder 3 Gold.
rule-egypt-brown-inn-markers = Wirtshaus: Auch Gebiete, in denen nur ein eigener Kampfmarker liegt, zählen, denn sie sind besetzt.

## 9. Rot, Kampfmarker: Aufbau und Einsatz

rule-egypt-combat-replace = Die 16 roten Karten aus Ägypten treten an die Stelle der 16 roten Karten des Grundspiels.
rule-egypt-combat-setup = Alle haben die 5 Kampfmarker ihrer Farbe im eigenen Bestand; die der übrigen Farben bleiben aus dem Spiel. Einsetzbar ist noch keiner.
rule-egypt-combat-gain = Jede genutzte 1x-Fähigkeit einer Militärkarte bringt einen eigenen Kampfmarker aus dem Bestand auf das Tableau.
rule-egypt-combat-use = Ein Kampfmarker ist nur dort einsetzbar, wo eine Militärkarte es ausdrücklich vorsieht.
rule-egypt-combat-once = Jeder Kampfmarker dient nur einmal im Spiel und scheidet dann aus.
rule-egypt-combat-optional = Niemand muss einen Kampfmarker einsetzen.
rule-egypt-combat-each_time = Wer den Standardeffekt einer Militärkarte in einem späteren Zug erneut nutzen will, muss wieder Kampfmarker abgeben. Ohne Kampfmarker auf dem Tableau geschieht nichts; nur die Kamele ziehen trotzdem.
rule-egypt-combat-from_board = Abgeben lassen sich nur Kampfmarker vom Tableau, nie solche aus dem Bestand.
rule-egypt-combat-same_play = Ein zuerst mit der 1x-Fähigkeit erhaltener Kampfmarker kann schon den Standardeffekt derselben Karte bezahlen.
rule-egypt-combat-placed_used = Von Festung, Garnison oder Kaserne gelegte Kampfmarker sind verbraucht. Werden sie später entfernt, verlassen sie das Spiel.

## 9. Rot, Kampfmarker: Besetzen

rule-egypt-combat-occupies = Ein Gebiet mit eigenem Kampfmarker ist besetzt, als stünde dort ein eigenes Gebäude. Andere dürfen dort weder eine Bewegung beenden noch einen Marker legen, und wer dort bauen will, zahlt eine Abgabe.
rule-egypt-combat-extends = Neben dem eigenen Kampfmarker darf man bauen, auch wenn er die einzige Verbindung ist.
rule-egypt-combat-attack = Auch beim Angriff auf ein Dorf ist ein Gebiet mit Kampfmarker ein besetztes.
rule-egypt-combat-example = Beispiel: Ein Zivilgebäude kommt in ein Gebirge, zu dem nur ein eigener Kampfmarker die Verbindung ist. Nun sind alle Gebiete um das Dorf besetzt, eine Armee ist dabei, und es wird sofort angegriffen; die SP gehen an eine andere Person, die dort die meisten Armeen hat.
rule-egypt-combat-not_army = Ein Kampfmarker ist keine Armee: Er ersetzt nicht die nötige Armee beim Angriff und zählt nicht beim Vergleich der Armeen.
rule-egypt-combat-not_building = Ein Kampfmarker ist kein Gebäude: Er zählt nicht bei Gleichstand im Angriff, bei Stadthaus, Palast, Leuchtturm, Scheune, Ausgelagerter Produktion, Baubedingungen, Seth, Sobek und Thoth oder Grundspieleffekten, die Gebäude zählen (Schalter marker_counts_as_building).
rule-egypt-combat-occupied_effects = Ein Kampfmarker zählt aber, wo besetzte Gebiete ohne Gebäudezahl gefragt sind: Wirtshaus, Gilden, Kontore und Geländetempel des Grundspiels, Ziele von Festung und Garnison und der Abstand, den ein fremdes erstes Gebäude hält.
rule-egypt-combat-check = Einen Kampfmarker zu legen oder zu verschieben kann wie Bauen oder Bewegen einen Angriff auslösen (Schalter marker_triggers_attack).
rule-egypt-combat-no_temple = In einem Gebiet, das nur ein Kampfmarker besetzt, kann kein Tempel gebaut werden, denn er stünde allein.
rule-egypt-combat-foreign_move = Für Bewegungen ist ein Gebiet mit fremdem Kampfmarker fremd; anhalten darf dort keine Armee. In ein Gebiet mit eigenem Marker dürfen die eigenen Armeen, der Marker bleibt liegen.
rule-egypt-combat-one_army = Mit den roten Karten aus Ägypten stehen nach keiner Bewegung zwei Armeen in einem Gebiet, was immer der Schalter army_limit sagt.
rule-egypt-combat-move_rest = Die übrigen Grenzen für Bewegungen bleiben: kein Tempel allein, Meeresgebiete nur mit eigenem Schiff, und ein Angriff wartet das Ende der Bewegung ab.
rule-egypt-combat-adjacent_army = Neben einer eigenen Armee heißt: neben einem Gebiet, in dem eine aktive eigene Armee steht, auch im Meer. Hingelegte Armeen sind außer Gefecht.

## 9. Rot: die Karten, jede mit der 1x-Fähigkeit, 1 Kampfmarker zu erhalten

rule-egypt-red-archers = Bogenschützen: 2 Kampfmarker abgeben, eine eigene Armee in ein Barbarendorf ziehen und dessen SP bekommen.
rule-egypt-red-archers-adjacent = Bogenschützen: Die Armee muss neben dem Dorf stehen.
rule-egypt-red-archers-laid = Bogenschützen: Die Armee wird im Dorf hingelegt und bleibt dort bis zum Spielende.
rule-egypt-red-archers-condition = Bogenschützen: Sie haben die Baubedingung 1; in ihrem Gebiet muss also schon ein eigenes Gebäude stehen.
rule-egypt-red-archers-attack = Bogenschützen: Das ist ein Angriff. Alle SP bekommt, wer die Bogenschützen nutzt, ohne Vergleich der Armeen; das Dorf ist besiegt, zählt fürs Spielende und löst Hathor aus.
rule-egypt-red-archers-target = Bogenschützen: Das Dorf darf noch nicht besiegt sein und muss noch SP haben.
rule-egypt-red-archers-inert = Bogenschützen: Die hingelegte Armee besetzt nichts, zählt nicht und bewegt sich nicht mehr; ihr Spielstein kommt nie zurück.
rule-egypt-red-archers-leave = Bogenschützen: Die Armee darf nicht gehen, wenn nur ein Tempel zurückbliebe. Ein Gebiet, das sie leer hinterlässt, wird frei.
rule-egypt-red-fortress = Festung: bei einem Mitspieler eine Gebäudeart auf dem Tableau mit 1 Kampfmarker kennzeichnen und dort einen solchen Spielstein zerstören. Von da an bekommt man Spielsteine dieser Art, wann immer jener welche bekommt.
rule-egypt-red-fortress-adjacent = Festung: Wählbar ist nur, wer ein Gebiet neben einer eigenen Armee besetzt.
rule-egypt-red-fortress-once = Festung: Ein Bereich eines Tableaus lässt sich im ganzen Spiel nur einmal kennzeichnen, gleich von wem.
rule-egypt-red-fortress-to_reserve = Festung: Der zerstörte Spielstein kommt wieder in den persönlichen Vorrat der betroffenen Person.
rule-egypt-red-fortress-same_number = Festung: Bekommt die betroffene Person mehrere Spielsteine der Art zugleich, bekommt man ebenso viele.
rule-egypt-red-fortress-own_reserve = Festung: Die Spielsteine kommen aus dem eigenen persönlichen Vorrat, soweit er reicht. Bekommt die betroffene Person keinen, bekommt man auch keinen.
rule-egypt-red-fortress-any_gain = Festung: Jeder Weg vom persönlichen Vorrat auf das Tableau zählt, ob durch Gottheiten, Karten oder Kauf.
rule-egypt-red-fortress-no_echo = Festung: Spielsteine aus einer Festung lösen keine andere aus, sonst ginge es bei zwei gegenseitigen endlos weiter (Schalter fortress_echo).
rule-egypt-red-fortress-empty = Festung: Auch ein Bereich ohne Spielsteine lässt sich kennzeichnen; zerstört wird dann nichts (Schalter fortress_empty_area).
rule-egypt-red-fortress-kinds = Festung: Nur die fünf Standardarten kommen in Frage; Spielsteine auf dem Spielfeld bleiben unberührt.
rule-egypt-red-garrison = Garnison: 1 Kampfmarker auf eine der sechs Reihen eines Mitspielers legen. Für jede weitere Karte in dieser Reihe muss der Mitspieler 2 Gold an den Besitzer des Markers zahlen.
rule-egypt-red-garrison-adjacent = Garnison: Wählbar ist nur, wer ein Gebiet neben einer eigenen Armee besetzt.
rule-egypt-red-garrison-once = Garnison: Eine Reihe lässt sich nur einmal kennzeichnen, gleich von wem.
rule-egypt-red-garrison-permanent = Garnison: Der Kampfmarker liegt auf der obersten Karte der Reihe und ist nie zu entfernen. Die Abgabe ist für jede weitere Karte fällig.
rule-egypt-red-garrison-empty_row = Garnison: Auch eine leere Reihe lässt sich kennzeichnen (Schalter garrison_empty_row).
rule-egypt-red-garrison-cannot_pay = Garnison: Ohne 2 Gold zusätzlich zu den Baukosten kann die Karte nicht in diese Reihe. Gold als Ersatz für Rohstoffe und die Abgabe müssen beide da sein.
rule-egypt-red-garrison-what = Garnison: Die Abgabe gilt für Tempel, Joker und Karten, die ein Tempel in diese Reihe bringt; wer die Karte anderswohin legt, spart sie. Sie gehört nicht zu den Baukosten: Rohstoffe und Nachlässe helfen nicht.
rule-egypt-red-camels = Kamele: eine eigene Armee beliebig weit bewegen. Für 1 Kampfmarker darf sie bei dieser Bewegung durch fremde Landgebiete und Barbarendörfer in beliebiger Zahl.
rule-egypt-red-camels-own_ship = Kamele: Durch ein Meeresgebiet mit eigenem Schiff darf die Armee hindurch und dort auch anhalten.
rule-egypt-red-camels-foreign_ship = Kamele: Ein Meeresgebiet mit fremdem Schiff ist immer gesperrt, auch mit Kampfmarker.
rule-egypt-red-camels-one_army = Kamele: Am Ende dürfen nicht zwei Armeen in einem Gebiet stehen.
rule-egypt-red-camels-no_end = Kamele: Anhalten darf die Armee weder in einem fremden Gebiet noch auf einem Dorf.
rule-egypt-red-camels-no_marker = Kamele: Ohne Kampfmarker geht es nur durch unbesetztes Land, eigene Gebiete und Meeresgebiete mit eigenem Schiff. Anders als im Grundspiel sind fremde Gebiete und Dörfer dann gesperrt, leeres Meer ist es immer.
rule-egypt-red-camels-defeated = Kamele: Ein besiegtes Dorf darf die Armee ohne Kampfmarker durchqueren, aber nicht dort anhalten.
rule-egypt-red-camels-no_marker_needed = Kamele: Die Bewegung selbst geht auch ganz ohne Kampfmarker.
rule-egypt-red-barracks = Kaserne: 1 Kampfmarker neben eine eigene Armee legen, in ein Gebiet, das niemand besetzt. Will dort jemand anderes bauen, kostet das 3 SP an den Besitzer des Markers; danach wird der Marker entfernt.
rule-egypt-red-barracks-owner_builds = Kaserne: Wer selbst im Gebiet des eigenen Kampfmarkers baut, darf ihn in ein unbesetztes angrenzendes Gebiet verlegen. Fehlt ein solches, ist der Marker weg.
rule-egypt-red-barracks-where = Kaserne: In Frage kommt jedes Land- oder Meeresgebiet ohne Spielsteine und Marker, nie aber ein Dorf, besiegt oder nicht.
rule-egypt-red-barracks-toll = Kaserne: Die 3 SP gehen an den Besitzer des Markers, der Marker verschwindet, dann wird gesetzt; ohne 3 SP ist dort kein Bau möglich. Das Gebiet gilt als leer, nötig ist also weiterhin ein eigenes Gebiet daneben oder weitere 3 SP für den Rand; steht außer dem Marker ein Spielstein dort, bleibt es gesperrt.
rule-egypt-red-barracks-removed = Kaserne: Ein entfernter Kampfmarker ist aus dem Spiel.
rule-egypt-red-barracks-shift = Kaserne: Verlegt wird der Kampfmarker beim Setzen, noch vor der Prüfung auf Angriffe. Das neue Gebiet muss nicht neben einer Armee liegen; wer nicht verlegt, verliert den Marker.
rule-egypt-red-chariots = Streitwagen: 1 Kampfmarker abgeben und die eigenen Armeen neu verteilen, auf eigene Gebiete und Gebiete daneben.
rule-egypt-red-chariots-all = Streitwagen: Ein einziger Kampfmarker genügt für alle eigenen Armeen.
rule-egypt-red-chariots-base = Streitwagen: Eigene Gebiete sind die vor dem Verteilen besetzten, auch die mit Kampfmarker. Der Weg ist egal, das Ziel nicht: kein fremdes Gebiet, kein Dorf, Meer nur mit eigenem Schiff, je Gebiet eine Armee und kein Tempel allein.
rule-egypt-red-chariots-attack = Streitwagen: Angriffe werden einmal geprüft, wenn alle Armeen stehen. Mehrere Dörfer können fallen, und Hathor zählt jedes.

## 10. Violett: Tempel

rule-egypt-temple-replace = Die 16 violetten Karten aus Ägypten treten an die Stelle der 16 violetten Karten des Grundspiels.
rule-egypt-temple-no_end_vp = Tempel aus Ägypten werden am Spielende nicht gewertet, von übrigen SP-Plättchen abgesehen. Dafür wirken sie auf Dauer.
rule-egypt-temple-lasting = Der Effekt eines Tempels gilt, sobald die Karte gespielt ist.
rule-egypt-temple-no_once = Statt eine 1x-Fähigkeit zu haben, bringt ein Tempel gleich beim Bau SP oder bekommt SP-Plättchen.
rule-egypt-temple-base_build = Kosten von 1 Rohstoff jeder Art, Gebiet, erlaubte Zahl der Tempel und der Bau ohne Tempel-Spielstein richten sich nach dem Grundspiel.
rule-egypt-temple-after = Ein Tempel wirkt erst, wenn er ganz gebaut ist: Er verbilligt sich nicht selbst und löst sich nicht selbst aus. Entscheidet der Tisch anders, zählen Seth, Sobek und Thoth den eigenen Spielstein als eben gebaut; Horus und die Kosten ändern sich nicht (Schalter temple_self_trigger).
rule-egypt-temple-immediate = Die sofortigen SP gibt es einmal, beim Bau. Spätere Tempel wiederholen sie nicht.
rule-egypt-temple-no_piece = Eine Tempelkarte ohne Tempel-Spielstein wirkt voll, und Horus zählt sie als gebauten Tempel. Seth, Sobek und Thoth reagieren nur auf gesetzte Spielsteine.

## 10. Violett: Tempel mit SP-Plättchen

rule-egypt-temple-tiles-start = Auf die Karten von Hathor, Horus, Seth, Sobek und Thoth kommen drei Plättchen zu 1 SP aus dem Vorrat.
rule-egypt-temple-tiles-trigger = Jedes Mal, wenn die Bedingung eines solchen Tempels eintritt, gibt es 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP.
rule-egypt-temple-tiles-empty = Ist kein Plättchen mehr auf der Karte, ist ihr Effekt vorbei: Ein viertes Mal bringt nichts.
rule-egypt-temple-tiles-end = Am Spielende zählen die übrigen Plättchen der Karte, ohne Zugabe. Einmal ausgelöst bringt so ein Tempel 4 und 2, also 6 SP, nie ausgelöst 3 SP.
rule-egypt-temple-tiles-auto = Tempel mit Plättchen reagieren von selbst und jeder für sich. Ein einziger Bau kann mehrere auslösen.
rule-egypt-temple-tiles-locked = Plättchen auf einer Karte sind noch keine eigenen SP: Sie lassen sich weder ausgeben noch stehlen.
rule-egypt-temple-hathor = Hathor wird ausgelöst, wann immer ein Barbarendorf angegriffen wird, gleich von wem.
rule-egypt-temple-horus = Horus wird ausgelöst, wann immer ein Tempel gebaut wird, gleich von wem.
rule-egypt-temple-seth = Seth wird ausgelöst, wann immer man selbst das zweite Gebäude eines Gebiets baut, Sobek beim dritten, Thoth beim vierten.
rule-egypt-temple-seth-temple_counts = Für Seth, Sobek und Thoth ist ein Tempel eines der Gebäude seines Gebiets.
rule-egypt-temple-hathor-each = Zwei zugleich fallende Dörfer lösen Hathor zweimal aus, wenn genug Plättchen da sind.
rule-egypt-temple-hathor-not_siege = SP von einem Dorf zu nehmen, ohne es anzugreifen, wie mit dem Belagerungsturm, löst Hathor nicht aus, auch nicht mit den letzten SP.
rule-egypt-temple-seth-built = Für Seth, Sobek und Thoth zählt nur der eigene Bau, und das neue Gebäude muss genau das zweite, dritte oder vierte sein. Zugezogene Armeen zählen mit, Bewegen löst nichts aus.

## 10. Violett: Rohstofftempel

rule-egypt-temple-resource-discount = Mit einem Rohstofftempel darf man bei Baukosten 1 seines Rohstoffs weglassen. Amun steht für Lehm, Aton für Getreide, Anubis für Holz, Apis für Stein.
rule-egypt-temple-resource-bonus = Wer diesen Rohstoff trotzdem bezahlt, bekommt 1 SP.
rule-egypt-temple-resource-permanent = Ein Rohstofftempel ist wie ein bleibender Rohstoff nur für das Bauen, 1 je Bau. Verkaufen oder für einen Kauffahrer abgeben lässt er sich nicht.
rule-egypt-temple-resource-majority = Bei den Mehrheiten zählt ein Rohstofftempel nicht.
rule-egypt-temple-resource-every_build = Ein Rohstofftempel gilt für jede selbst gebaute Karte mit seinem Rohstoff in den Kosten, auch für Tempel. Ohne den Rohstoff in den Kosten gibt es auch keinen SP.
rule-egypt-temple-resource-real = Den SP gibt es nur, wenn der Rohstoff in voller Zahl bezahlt wird, der erlassene mit einem echten Marker statt mit Gold, es sei denn, der Tisch lässt Gold gelten (Schalter temple_bonus_gold). Mehr als 1 SP je Bau und Tempel gibt es nicht.
rule-egypt-temple-resource-market = Ein weggelassener Rohstoff kostet kein Gold, was immer der Markt sagt. Alle anderen richten sich nach dem Markt.

## 10. Violett: Opfertempel

rule-egypt-temple-isis = Isis: Nach einem Opfer wird die eigene Hand auf 6 Karten aufgefüllt.
rule-egypt-temple-isis-limit = Isis: Die Handgrenze bleibt bei 10.
rule-egypt-temple-isis-only_offering = Isis: Eine nach der Aktion leere Hand wird weiter auf 5 aufgefüllt, und mit 6 oder mehr Karten zieht man keine. Minervas Zusatzkarten kommen hinzu.
rule-egypt-temple-ptah = Ptah: Ein Opfer zählt, als wäre 1 Karte mehr abgeworfen. Beispiel: 4 Karten für Ceres bringen 5 Rohstoffe.
rule-egypt-temple-ptah-gods = Ptah wirkt bei jeder Gottheit: Neptun gibt 2 Gold mehr, Minerva 1 Karte, Mars 1 Spielstein, Vesta 2 SP schon für eine Karte, und Jupiter folgt der gewählten. Der Spielstein der Gottheit bleibt 1, und mindestens eine Karte muss wirklich abgeworfen werden.

## 10. Violett: Tempel für andere Reihen

rule-egypt-temple-cross-right = Ma'at (blau), Min (grün), Montu (gelb), Mut (braun) und Neith (rot): In jede der vier anderen Standardreihen darf man eine Karte dieser Farbe legen.
rule-egypt-temple-cross-not_purple = In die Tempelreihe kommt eine solche Karte nie.
rule-egypt-temple-cross-one = Jeder dieser Tempel erlaubt höchstens eine Karte je anderer Reihe. Eine zweite blaue in der grünen Reihe wird abgelehnt.
rule-egypt-temple-cross-piece = Gebaut wird immer der Spielstein der Kartenart, gleich in welcher Reihe. Eine blaue Karte in der grünen Reihe heißt: ein Schiff vom Tableau ins Meer.
rule-egypt-temple-cross-row_size = So kann eine Reihe über 5 Karten hinauswachsen: auf 6 mit einem solchen Tempel, auf 7 mit zweien und so fort.
rule-egypt-temple-cross-activate = Es wirkt die Reihe, in die die Karte kam, von unten, die neue Karte zuletzt; die Reihe ihrer eigenen Farbe wirkt nicht. Wird jene Reihe später verlängert, wirkt die Karte wieder mit.
rule-egypt-temple-cross-colour_counts = Für weitere Tempel zählen die eigenen Karten nach ihrer Farbe, wo immer sie liegen, ein Joker für seine Reihe. Der Tisch kann stattdessen nach Reihen zählen (Schalter temple_requirement).
rule-egypt-temple-cross-temple_cards = Tempelkarten selbst kommen nie in andere Reihen.
rule-egypt-temple-cross-pieces_limit = Die fünf eigenen Spielsteine einer Art begrenzen deren Karten in allen Reihen zusammen.

## 11. Variante: Gemischte Tempel

rule-egypt-mix-pool = Die 16 Tempel des Grundspiels und die 16 aus Ägypten werden vermischt; 16 von den 32 kommen in den Stapel (Schalter purple_set).
rule-egypt-mix-hidden = Die anderen 16 Tempel legt man weg, ohne sie anzusehen; niemand weiß, welche es sind.
rule-egypt-mix-scoring = Jeder Tempel behält seine Regeln: Die des Grundspiels werden am Ende gewertet, jeder mit höchstens 12 SP, die aus Ägypten nicht.

## 12. Joker-Variante des Grundspiels

rule-egypt-joker-rank = Ein Joker hat einen Rang und erhöht damit den aller späteren Karten. Eine Mühle über einem einzelnen Joker hat Rang 2 und kostet 2 Gold.
rule-egypt-joker-price = Ein Joker kostet seinen Platz in der Reihe in Gold, Karten anderer Farben mitgezählt: als sechste Karte 6 Gold. Markt und Nachlässe spielen keine Rolle.
rule-egypt-joker-piece = Ein Joker baut einen Spielstein von der Art seiner Reihe, und jede Karte ist dafür verwendbar. Tempel für andere Reihen haben damit nichts zu tun.
rule-egypt-joker-effects = Ein Joker versetzt in der braunen Reihe den Schreiber, zahlt die Abgaben von Garnison und Kaserne und löst Seth, Sobek und Thoth aus. Kampfmarker, Barken oder Marktänderungen bringt er nicht.
rule-egypt-joker-requirement = Bei den Karten, die ein Tempel verlangt, zählt ein Joker für die Farbe seiner Reihe.

## 13. Was alle wissen

rule-egypt-info-open = Offen sind Markt, Rohstoffe und Barken, der Barkenvorrat, Schreiber, alle Kampfmarker, wo immer sie sind, und die Münzen und Plättchen auf Karten.
rule-egypt-info-discard = Karten aus der Amtsstube des Architekten kommen auf die Hand. Die anderen kennen die, die obenauf lag, aber nicht die darunter, und sie sehen die neue oberste Karte des Stapels.
