### Civilization: Ein neues Zeitalter: Wörter, Antworten und das Protokoll des Geschehens auf dem Tisch. Texte in eigenen Worten.

## Arten von Fokuskarten und Weltwundern

type-culture = Kultur
type-science = Wissenschaft
type-economy = Wirtschaft
type-industry = Industrie
type-military = Militär

## Wozwischen eine Karte, ein Kampf oder ein Besuch wählen lässt

deed-city = Eine Stadt bauen
deed-city_on_caravan = Eine Stadt auf einem Wagen bauen
deed-wonder = Ein Weltwunder bauen
deed-reinforce = Kontrollmarker verstärken
deed-attack = Angreifen
deed-conquer = Den Stadtstaat erobern
deed-liberate = Den Stadtstaat befreien
deed-arrive = Hier ankommen
deed-end = Die Bewegung hier beenden

## Fähigkeiten heißen wie das, was sie gibt

ability-rome = { leader-rome }
ability-egypt = { leader-egypt }
ability-france = { leader-france }
ability-aztec = { leader-aztec }
ability-america = { leader-america }
ability-japan = { leader-japan }
ability-scythia = { leader-scythia }
ability-sumeria = { leader-sumeria }
ability-stonehenge = { wonder-stonehenge }
ability-hanging_gardens = { wonder-hanging_gardens }
ability-forbidden_city = { wonder-forbidden_city }
ability-chichen_itza = { wonder-chichen_itza }
ability-sydney_opera_house = { wonder-sydney_opera_house }
ability-eiffel_tower = { wonder-eiffel_tower }
ability-great_lighthouse = { wonder-great_lighthouse }
ability-colossus = { wonder-colossus }
ability-machu_picchu = { wonder-machu_picchu }
ability-great_zimbabwe = { wonder-great_zimbabwe }
ability-estadio_do_maracana = { wonder-estadio_do_maracana }
ability-big_ben = { wonder-big_ben }
ability-oracle = { wonder-oracle }
ability-pyramids = { wonder-pyramids }
ability-porcelain_tower = { wonder-porcelain_tower }
ability-potala_palace = { wonder-potala_palace }
ability-oxford_university = { wonder-oxford_university }
ability-kremlin = { wonder-kremlin }
ability-petra = { wonder-petra }
ability-terracotta_army = { wonder-terracotta_army }
ability-alhambra = { wonder-alhambra }
ability-venetian_arsenal = { wonder-venetian_arsenal }
ability-pentagon = { wonder-pentagon }
ability-ruhr_valley = { wonder-ruhr_valley }
ability-carthage = { city_state-carthage }
ability-kumasi = { city_state-kumasi }
ability-brussels = { city_state-brussels }
ability-seoul = { city_state-seoul }
ability-geneva = { city_state-geneva }
ability-mohenjo_daro = { city_state-mohenjo_daro }
ability-buenos_aires = { city_state-buenos_aires }
ability-kabul = { city_state-kabul }

## Antworten

answer-hex = Feld { $hex }
answer-slot = Platz { $slot }
answer-take = „{ $focus }“ nehmen
answer-build = „{ $wonder }“ bauen
answer-resource = 1 { $resource }
answer-natural = { $natural }
answer-do = { $deed }
answer-use = „{ $ability }“ nutzen
answer-card = { $diplomacy }
answer-visit = Die Karte von { $city_state } nehmen
answer-seat = { $seat }
answer-number = { $number }

## Das Protokoll

event-gained_resource = { $seat } nimmt 1 { $resource } aus dem Vorrat.
event-collected = { $seat } sammelt dort 1 { $resource } ein.
event-wasted_trade = { $amount ->
    [one] Ein Handelsmarker von { $seat } findet keinen Platz und verfällt.
   *[other] { $amount } Handelsmarker von { $seat } finden keinen Platz und verfallen.
}
event-spent_resource = { $seat } gibt 1 { $resource } aus.
event-took_natural = { $seat } erhält „{ $natural }“.
event-lost_natural = { $seat } gibt „{ $natural }“ ab.
event-placed = { $seat } legt einen Kontrollmarker auf { $hex }.
event-took_back = { $seat } nimmt den Kontrollmarker von { $hex } zurück.
event-lost_token = { $seat } verliert den Kontrollmarker auf { $hex }.
event-reinforced = { $seat } verstärkt den Kontrollmarker auf { $hex }.
event-weakened = Der Kontrollmarker von { $seat } auf { $hex } ist nicht mehr verstärkt.
event-founded = { $seat } hat eine neue Stadt auf { $hex }.
event-lost_city = { $seat } verliert die Stadt auf { $hex }.
event-controls = { $seat } kontrolliert jetzt „{ $wonder }“.
event-lost_wonder = { $seat } kontrolliert „{ $wonder }“ nicht mehr.

## Ablehnungen

why-civ-trade-timing = So viele Handelsmarker kannst du dafür nicht ausgeben.
why-civ-turn-choose = Wähle eine Karte deiner Fokusreihe nach ihrem Platz.
why-civ-turn-no_effect = Die Karte bietet nur, was auf ihr steht und sich jetzt ausführen lässt.
why-civ-trade-science = Ausgeben kannst du nur Handelsmarker, die auf der abgehandelten Karte liegen.
why-civ-trade-limit-waste = Die Marker kommen auf deine Fokuskarten. Nach Groß-Simbabwe kommen, wenn du es hast, alle übrigen auf einmal, höchstens bis es vier sind.
why-civ-clar-no_type_in_row = Die Marker kommen auf eine Karte dieser Art in deiner Reihe.
why-civ-clar-swap = Nenne die linke von zwei benachbarten Karten.
why-civ-card-america = Ein Naturwunder kommt auf eine deiner fünf Fokuskarten; ausgeben kannst du nur, was auf der Karte liegt und in diesem Zug noch nicht gedient hat.
why-civ-card-arsenal = Das Venezianische Arsenal handelt nur diese Karte noch einmal ab oder gar keine.
why-civ-card-nuclear = Wähle ein Feld der Weltkarte oder keines.
why-civ-card-oxford = Die neue Karte ersetzt die ihrer Art oder, mit der Universität Oxford, eine, die nicht zur Wissenschaft gehört.
why-civ-card-oxford_tokens = Der Marker kommt auf eine Fokuskarte der Art des Stadtstaats.
why-civ-card-pyramids = Nur eine Karte, deren nächste Stufe in deinem Stapel ist, kann aufsteigen, jede einmal.
