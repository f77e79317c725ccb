### Civilization: Ein neues Zeitalter, Grundspiel: Namen und Wirkung von Karten, Anführern, Weltwundern und Orten in der Reihenfolge der Daten. Texte in eigenen Worten.

## Fokuskarten: Kultur

focus-early_empire = Frühes Reich
focus-early_empire-text = Bis zu 2 Kontrollmarker neben eigene Städte legen, auf Felder, deren Schwierigkeitsgrad den Platz nicht übersteigt.
focus-drama_and_poetry = Drama und Dichtung
focus-drama_and_poetry-text = Bis zu 2 Kontrollmarker neben eigene Städte legen, Schwierigkeitsgrad bis zum Platz. Danach darf 1 eigener Kontrollmarker auf ein benachbartes, völlig leeres Landfeld mit beliebigem Schwierigkeitsgrad ziehen.
focus-civil_service = Öffentlicher Dienst
focus-civil_service-text = Bis zu 2 Kontrollmarker neben eigene Städte legen, danach bis zu 1 neben ein beliebiges freundliches Feld. Für alle gilt: Schwierigkeitsgrad höchstens der Platz.
focus-mass_media = Massenmedien
focus-mass_media-text = Bis zu 3 Kontrollmarker neben eigene Städte legen, Schwierigkeitsgrad bis zum Platz. Danach darf ein rivalisierender Kontrollmarker höchstens 2 Felder von einem freundlichen Feld gewählt werden: Er wird durch einen eigenen unverstärkten ersetzt oder, wenn er verstärkt ist, nur auf die unverstärkte Seite gedreht.

## Fokuskarten: Wissenschaft

focus-astrology = Astrologie
focus-astrology-text = Die Technologiescheibe um die Zahl des Platzes vorrücken.
focus-mathematics = Mathematik
focus-mathematics-text = 1 Handelsmarker aus dem Vorrat auf eine beliebige eigene Fokuskarte legen. Danach die Technologiescheibe um die Zahl des Platzes vorrücken.
focus-replaceable_parts = Austauschbauweise
focus-replaceable_parts-text = 1 Ressource aus dem Vorrat nehmen, von einer Sorte, die man noch nicht hat. Danach die Technologiescheibe um die Zahl des Platzes vorrücken.
focus-nuclear_power = Kernkraft
focus-nuclear_power-text = Auf Platz 5 darf erst ein beliebiges Feld gewählt werden: Dort und auf allen Nachbarfeldern werden unverstärkte Kontrollmarker zerstört und verstärkte auf die unverstärkte Seite gedreht, auch eigene. Städte sind sicher. Danach die Technologiescheibe um die Zahl des Platzes vorrücken.

## Fokuskarten: Wirtschaft

focus-foreign_trade = Außenhandel
focus-foreign_trade-text = 1 Wagen. Er zieht bis zu 3 Felder, über Gelände bis zum Platz.
focus-currency = Währung
focus-currency-text = 2 Wagen. Jeder zieht bis zu 4 Felder, über Gelände bis zum Platz. Ein Wagen darf das Feld eines Barbaren betreten: Der Barbar wird ohne Belohnung entfernt, und dieser Wagen zieht nicht weiter.
focus-steam_power = Dampfkraft
focus-steam_power-text = 2 Wagen. Jeder zieht bis zu 6 Felder, über Wasser und Gelände bis zum Platz. Danach darf 1 eigener Ressourcenmarker gegen einen von anderer Sorte aus dem Vorrat getauscht werden.
focus-capitalism = Kapitalismus
focus-capitalism-text = 3 Wagen. Jeder zieht bis zu 6 Felder, über Wasser und Gelände bis zum Platz. Einmal pro Zug darf nach dem Zurücksetzen dieser Karte eine andere Karte der Reihe abgehandelt werden, als läge sie auf Platz 1; jene wird nicht zurückgesetzt.

## Fokuskarten: Industrie

focus-pottery = Keramik
focus-pottery-text = Entweder ein Weltwunder bauen, mit der Zahl des Platzes als Produktion, oder eine Stadt, höchstens 2 Felder von einem freundlichen Feld.
focus-animal_husbandry = Viehzucht
focus-animal_husbandry-text = Entweder ein Weltwunder bauen, mit der Zahl des Platzes als Produktion, oder eine Stadt, höchstens 3 Felder von einem freundlichen Feld, oder eine Stadt, wo ein eigener Wagen steht; dieser kehrt dann auf die Wirtschaftskarte zurück.
focus-nationalism = Nationalismus
focus-nationalism-text = Entweder ein Weltwunder bauen, mit der Zahl des Platzes als Produktion (7 auf Platz 5), oder eine Stadt, höchstens 4 Felder von einem freundlichen Feld; dabei darf über Wasser gezählt werden.
focus-urbanization = Urbanisierung
focus-urbanization-text = Entweder ein Weltwunder bauen, mit der Zahl des Platzes als Produktion, oder eine Stadt, höchstens 5 Felder von einem freundlichen Feld; dabei darf über Wasser gezählt werden. Nach einer Stadt bis zu 2 Kontrollmarker neben sie legen, Schwierigkeitsgrad bis zum Platz.

## Fokuskarten: Militär

focus-masonry = Mauerwerk
focus-masonry-text = Entweder so viele Kontrollmarker verstärken, wie der Platz angibt, oder bis zu 2-mal angreifen, Reichweite 2.
focus-iron_working = Eisenverarbeitung
focus-iron_working-text = Entweder so viele Kontrollmarker verstärken, wie der Platz angibt, oder bis zu 2-mal angreifen, Reichweite 3, mit +1, gegen Barbaren mit +3.
focus-mass_production = Massenproduktion
focus-mass_production-text = Bis zu 2-mal angreifen, Reichweite 3, mit +2; dabei darf über Wasser gezählt werden. Danach so viele Kontrollmarker verstärken, wie der Platz angibt, abzüglich der geführten Angriffe.
focus-flight = Luftfahrt
focus-flight-text = So viele Kontrollmarker verstärken, wie der Platz angibt. Danach bis zu 3-mal angreifen, Reichweite 5, mit +3; dabei darf über alles hinweg gezählt werden.

## Anführer

leader-rome = Rom (Trajan)
leader-rome-text = Ein Wagen auf der Wirtschaftskarte darf in jeder eigenen Stadt starten, entwickelt oder nicht.
leader-egypt = Ägypten (Kleopatra)
leader-egypt-text = Jedes Weltwunder kostet 1 weniger.
leader-france = Frankreich (Katharina von Medici)
leader-france-text = Beim Abhandeln einer Kulturkarte zusätzliche Kontrollmarker legen, je nach dem spätesten Zeitalter der eigenen Weltwunder: 1 für Antike, 2 für Mittelalter, 3 für Moderne.
leader-aztec = Azteken (Montezuma)
leader-aztec-text = Nach mindestens einem gewonnenen Angriff in diesem Zug dürfen, wenn die Militärkarte zurückgesetzt ist, zwei beliebige Karten der Fokusreihe die Plätze tauschen.
leader-america = Amerika (Teddy Roosevelt)
leader-america-text = Jedes Naturwunder, das man erhält oder ausgibt, auf eine beliebige eigene Fokuskarte legen. Dort ist es einmal pro Zug als Handelsmarker dieser Karte oder als seine Ressource nutzbar.
leader-japan = Japan (Hojo Tokimune)
leader-japan-text = Im eigenen Zug haben Wüsten und Berge am Wasser oder am Kartenrand Schwierigkeitsgrad 3.
leader-scythia = Skythien (Tomyris)
leader-scythia-text = +3, wenn man ein Feld mit Grasland oder Hügeln angreift oder verteidigt.
leader-sumeria = Sumer (Gilgamesch)
leader-sumeria-text = Für einen im Angriff besiegten Barbaren zusätzlich zum Handelsmarker 1 Ressource nach Wahl aus dem Vorrat nehmen.

## Weltwunder: Kultur

wonder-stonehenge = Stonehenge
wonder-stonehenge-text = Wer einen Kontrollmarker auf Hügel gelegt hat, darf weitere auf benachbarte Hügel legen, und jeder davon kann dies wieder auslösen. Bewegen oder Ersetzen löst es nicht aus.
wonder-hanging_gardens = Hängende Gärten
wonder-hanging_gardens-text = Zu Beginn des eigenen Zuges darf 1 Kontrollmarker neben eine eigene Stadt gelegt werden, auf ein Feld mit Schwierigkeitsgrad 4 oder weniger.
wonder-forbidden_city = Verbotene Stadt
wonder-forbidden_city-text = Zu Beginn des eigenen Zuges darf 1 rivalisierender Kontrollmarker neben einem freundlichen Feld zerstört werden, verstärkt oder nicht.
wonder-chichen_itza = Chichén Itzá
wonder-chichen_itza-text = Kontrollmarker, die auf völlig leere Waldfelder gelegt werden, brauchen keine eigene Stadt daneben. Der Platz begrenzt weiterhin das Gelände.
wonder-sydney_opera_house = Opernhaus von Sydney
wonder-sydney_opera_house-text = Rivalisierende Kontrollmarker neben eigenen Städten zählen für deren Entwicklung wie eigene.
wonder-eiffel_tower = Eiffelturm
wonder-eiffel_tower-text = Zu Beginn des eigenen Zuges dürfen 2 Kontrollmarker eines Rivalen auf der Weltkarte genannt werden. Der Rivale wählt einen davon; er wird durch einen eigenen unbenutzten, unverstärkten ersetzt.

## Weltwunder: Wirtschaft

wonder-great_lighthouse = Großer Leuchtturm
wonder-great_lighthouse-text = Beim Bau einer Stadt gilt jedes völlig leere Landfeld am Kartenrand als höchstens 2 Felder von einem freundlichen Feld entfernt.
wonder-colossus = Koloss
wonder-colossus-text = Bei jedem Abhandeln einer Wirtschaftskarte dürfen die eigenen Wagen zusammen 6 Felder mehr ziehen, beliebig verteilt.
wonder-machu_picchu = Machu Picchu
wonder-machu_picchu-text = Eine Karte auf Platz 1 oder 2 wird abgehandelt, als läge sie auf Platz 3.
wonder-great_zimbabwe = Groß-Simbabwe
wonder-great_zimbabwe-text = Erhaltene Handelsmarker dürfen statt auf eine Fokuskarte auf diese Karte gelegt werden, höchstens 4. Zu Beginn des eigenen Zuges dürfen beliebig viele davon auf eigene Fokuskarten wechseln.
wonder-estadio_do_maracana = Estádio do Maracanã
wonder-estadio_do_maracana-text = Einmal pro Zug darf die Wirtschaftskarte zusätzlich zu einer Karte anderer Art abgehandelt und zurückgesetzt werden: vor dieser oder, wie aufgedruckt, nach ihr, je nach Schalter.
wonder-big_ben = Big Ben
wonder-big_ben-text = +2 in Angriff und Verteidigung für jeden eigenen Wagen neben dem verteidigten Feld.

## Weltwunder: Wissenschaft

wonder-oracle = Orakel
wonder-oracle-text = Zu Beginn des eigenen Zuges dürfen 2 benachbarte Karten der Fokusreihe die Plätze tauschen.
wonder-pyramids = Pyramiden
wonder-pyramids-text = Beim Bau: bis zu 3 Karten der Stufe I in der Reihe durch die Karten der Stufe II derselben Art ersetzen.
wonder-porcelain_tower = Porzellanturm
wonder-porcelain_tower-text = Beim Bau: bis zu 2 Karten der Reihe durch die um eine Stufe höheren derselben Art ersetzen.
wonder-potala_palace = Potala-Palast
wonder-potala_palace-text = Von jeder anderen Person darf man bis zu 4 Diplomatiekarten haben. Beim Bau: bis zu 3 Diplomatiekarten nach Wahl aus den Stapeln anderer nehmen.
wonder-oxford_university = Universität Oxford
wonder-oxford_university-text = Eine auf der Technologiescheibe gewonnene Karte darf in der Reihe auch eine Karte anderer Art ersetzen, sofern diese nicht Wissenschaft ist. Eine Wissenschaftskarte ist nur durch Wissenschaft ersetzbar.
wonder-kremlin = Kreml
wonder-kremlin-text = +4 beim Angriff auf ein rivalisierendes Feld, wenn man mehr verstärkte Kontrollmarker auf der Weltkarte hat als die verteidigende Person.

## Weltwunder: Militär

wonder-petra = Petra
wonder-petra-text = +2 in der Verteidigung. Barbaren können Felder mit eigenen Städten oder eigenen verstärkten Kontrollmarkern nicht betreten; sie kehren stattdessen um.
wonder-terracotta_army = Terrakotta-Armee
wonder-terracotta_army-text = +2 im Angriff.
wonder-alhambra = Alhambra
wonder-alhambra-text = +2 in Angriff und Verteidigung.
wonder-venetian_arsenal = Venezianisches Arsenal
wonder-venetian_arsenal-text = Einmal pro Zug darf eine auf Platz 5 abgehandelte Karte vor dem Zurücksetzen noch einmal abgehandelt werden, als läge sie auf Platz 1.
wonder-pentagon = Pentagon
wonder-pentagon-text = +2 im Angriff. Eigene Angriffe haben unbegrenzte Reichweite; die übrigen Regeln für das Zählen gelten, sofern der Schalter sie nicht aufhebt.
wonder-ruhr_valley = Ruhrgebiet
wonder-ruhr_valley-text = +5 in der Verteidigung.

## Stadtstaaten: Namen und Wirkung ihrer Diplomatiekarten

city_state-carthage = Karthago
city_state-carthage-text = +1 in der Verteidigung, und im Angriff auf alles außer Karthago, für jeden Stadtstaat und jede eigene Stadt höchstens 2 Felder vom verteidigten Feld.
city_state-kumasi = Kumasi
city_state-kumasi-text = Beim Abhandeln einer Industrie- oder Kulturkarte hat Wald Schwierigkeitsgrad 1.
city_state-brussels = Brüssel
city_state-brussels-text = Weltwunder kosten 1 weniger je eigener entwickelter Stadt.
city_state-seoul = Seoul
city_state-seoul-text = Zu Beginn des eigenen Zuges darf 1 Barbar auf ein benachbartes leeres Landfeld versetzt werden.
city_state-geneva = Genf
city_state-geneva-text = Zu Beginn des eigenen Zuges darf 1 Diplomatiekarte einer anderen Person zurückgegeben und eine andere derselben Person genommen werden.
city_state-mohenjo_daro = Mohenjo-Daro
city_state-mohenjo_daro-text = Beim Legen von Kontrollmarkern ist der Schwierigkeitsgrad aller Felder um 1 niedriger.
city_state-buenos_aires = Buenos Aires
city_state-buenos_aires-text = Ein Weltwunder kostet 2 weniger, wenn man noch keines seiner Art kontrolliert.
city_state-kabul = Kabul
city_state-kabul-text = +3 beim Angriff auf eine Stadt oder auf einen anderen Stadtstaat als Kabul.

## Diplomatiekarten der Mitspielenden

diplomacy-joint_war = Gemeinsamer Krieg
diplomacy-joint_war-text = +2 im Angriff, aber nicht gegen die Person, von der die Karte stammt.
diplomacy-defensive_pact = Verteidigungspakt
diplomacy-defensive_pact-text = +2 in der Verteidigung, aber nicht gegen die Person, von der die Karte stammt.
diplomacy-embassy = Botschaft
diplomacy-embassy-text = Immer wenn ein eigener Wagen in der Hauptstadt der Person ankommt, von der die Karte stammt, auch wenn man die Karte erst dabei nimmt: 1 Handelsmarker aus dem Vorrat auf eine Fokuskarte dieser Person nach eigener Wahl legen, dann 1 Ressource nach Wahl aus dem Vorrat nehmen.
diplomacy-open_borders = Offene Grenzen
diplomacy-open_borders-text = Kontrollmarker der Person, von der die Karte stammt, zählen für die Entwicklung eigener Städte wie eigene.

## Siegkarten

victory-v1 = Zivilisiert oder Geldgierig
victory-v1-text = Alle 8 eigenen Städte auf der Weltkarte haben oder 2 wirtschaftliche Weltwunder kontrollieren.
victory-v2 = Kriegerisch oder Paranoid
victory-v2-text = 1 rivalisierende Hauptstadt besiegen oder 2 eroberte Stadtstaaten kontrollieren, oder 2 militärische Weltwunder kontrollieren.
victory-v3 = Entdeckungsfreudig oder Kunstsinnig
victory-v3-text = 15 Felder am Wasser oder am Kartenrand kontrollieren oder 2 kulturelle Weltwunder.
victory-v4 = Technikbegeistert oder Gelehrt
victory-v4-text = Auf der Technologiescheibe die 24 erreichen oder 2 wissenschaftliche Weltwunder kontrollieren.
victory-v5 = Bevölkerungsreich oder Naturverbunden
victory-v5-text = 5 entwickelte Städte kontrollieren oder 2 Naturwunder.

## Agenden

agenda-civilized = Zivilisiert
agenda-civilized-text = Alle 8 eigenen Städte auf der Weltkarte haben, die Hauptstadt eingeschlossen.
agenda-moneygrubber = Geldgierig
agenda-moneygrubber-text = 2 wirtschaftliche Weltwunder kontrollieren.
agenda-warmonger = Kriegerisch
agenda-warmonger-text = 1 rivalisierende Hauptstadt besiegen oder 2 eroberte Stadtstaaten kontrollieren.
agenda-paranoid = Paranoid
agenda-paranoid-text = 2 militärische Weltwunder kontrollieren.
agenda-explorer = Entdeckungsfreudig
agenda-explorer-text = 15 Felder am Wasser oder am Kartenrand kontrollieren.
agenda-aesthetic = Kunstsinnig
agenda-aesthetic-text = 2 kulturelle Weltwunder kontrollieren.
agenda-technophile = Technikbegeistert
agenda-technophile-text = Auf der Technologiescheibe die 24 erreichen.
agenda-scholarly = Gelehrt
agenda-scholarly-text = 2 wissenschaftliche Weltwunder kontrollieren.
agenda-populous = Bevölkerungsreich
agenda-populous-text = 5 entwickelte Städte kontrollieren.
agenda-preservationist = Naturverbunden
agenda-preservationist-text = 2 Naturwunder kontrollieren.

## Naturwunder

natural-torres_del_paine = Torres del Paine
natural-torres_del_paine-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Diamanten ausgeben und behält es.
natural-cliffs_of_dover = Klippen von Dover
natural-cliffs_of_dover-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Marmor ausgeben und behält es.
natural-mt_everest = Mount Everest
natural-mt_everest-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Öl ausgeben und behält es.
natural-crater_lake = Crater Lake
natural-crater_lake-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Quecksilber ausgeben und behält es.
natural-grand_mesa = Grand Mesa
natural-grand_mesa-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Diamanten ausgeben und behält es.
natural-galapagos_islands = Galápagos-Inseln
natural-galapagos_islands-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Quecksilber ausgeben und behält es.
natural-mt_kilimanjaro = Kilimandscharo
natural-mt_kilimanjaro-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Öl ausgeben und behält es.
natural-pantanal = Pantanal
natural-pantanal-text = Schwierigkeitsgrad 5, kein Gelände. Wer es kontrolliert, darf es einmal pro Zug wie 1 Marmor ausgeben und behält es.

## Ressourcen

resource-marble = Marmor
resource-marble-text = Beim Bau eines Weltwunders, das diese Ressource zeigt, bringt jeder ausgegebene Marker 2 Produktion. Es gibt 8 Marker.
resource-mercury = Quecksilber
resource-mercury-text = Beim Bau eines Weltwunders, das diese Ressource zeigt, bringt jeder ausgegebene Marker 2 Produktion. Es gibt 8 Marker.
resource-oil = Öl
resource-oil-text = Beim Bau eines Weltwunders, das diese Ressource zeigt, bringt jeder ausgegebene Marker 2 Produktion. Es gibt 8 Marker.
resource-diamond = Diamanten
resource-diamond-text = Beim Bau eines Weltwunders, das diese Ressource zeigt, bringt jeder ausgegebene Marker 2 Produktion. Es gibt 8 Marker.

## Gelände

terrain-grassland = Grasland
terrain-grassland-text = Schwierigkeitsgrad 1. Stadtstaaten stehen darauf.
terrain-hills = Hügel
terrain-hills-text = Schwierigkeitsgrad 2.
terrain-forest = Wald
terrain-forest-text = Schwierigkeitsgrad 3.
terrain-desert = Wüste
terrain-desert-text = Schwierigkeitsgrad 4.
terrain-mountains = Berge
terrain-mountains-text = Schwierigkeitsgrad 5.
terrain-water = Wasser
terrain-water-text = Schwierigkeitsgrad 1, aber gesperrt, solange kein Effekt es öffnet.
terrain-wonder = Naturwunder
terrain-wonder-text = Schwierigkeitsgrad 5, aber keine Geländeart.
