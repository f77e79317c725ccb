### Civilization: Ein neues Zeitalter: Städte und Weltwunder bauen.

ask-city = Wo baust du die Stadt? Sie darf bis zu { $range } Felder von deinen entfernt liegen, auf Gelände bis Schwierigkeitsgrad { $strength }.
ask-caravan_city = Auf welchem deiner Wagen baust du die Stadt?
ask-wonder = Welches Weltwunder baust du? Du beginnst mit { $production } Produktion.
ask-wonder_tokens = Wie viele Handelsmarker gibst du für das Weltwunder aus, zusätzlich zu { $production } Produktion?
ask-payment = „{ $wonder }“ braucht noch { $left } Produktion. Was gibst du als Nächstes aus, der Reihe nach? Eine Ressource bringt 2, ein Handelsmarker 1; Handelsmarker zahlen den ganzen Rest.
ask-wonder_city = Unter welche deiner Städte kommt „{ $wonder }“?

event-built = { $seat } baut „{ $wonder }“ auf { $hex }.
event-turned_up = Das nächste Weltwunder wird aufgedeckt: „{ $wonder }“.
event-spent_natural = { $seat } gibt „{ $natural }“ als Ressource aus.

why-civ-industry-city-place = Eine Stadt wird auf einem leeren Feld in Reichweite gebaut.
why-civ-industry-city-range = Das liegt von keinem deiner Felder aus in Reichweite.
why-civ-industry-city-path = Kein Weg in Reichweite führt dorthin: nicht durch Wasser, Gelände über dem Platz, rivalisierende Felder oder Barbaren.
why-civ-industry-city-terrain = Auf Wasser oder auf Gelände über dem Platz der Karte wird keine Stadt gebaut.
why-civ-industry-city-occupied = Dort liegt oder steht etwas, das eine Stadt verbietet.
why-civ-industry-city-not_adjacent = Eine Stadt oder ein Stadtstaat grenzt daran.
why-civ-natural-city = An diesem Tisch wird keine Stadt gebaut, wo ein Naturwunder genommen wurde.
why-civ-card-husbandry = Dort steht keiner deiner Wagen.
why-civ-industry-wonder-choose = Dieses Weltwunder liegt nicht offen.
why-civ-industry-wonder-cost = Die Produktion, die dieses Weltwunder kostet, erreichst du nicht.
why-civ-industry-wonder-production = Das hast du nicht, oder deine Handelsmarker reichen nicht für den ganzen Rest.
why-civ-industry-wonder-eligible = Diese Ressource ist auf dem Weltwunder nicht abgebildet.
why-civ-industry-wonder-overpay = Das wäre mehr, als nötig ist.
why-civ-industry-wonder-take = Das Weltwunder kommt unter eine deiner eigenen Städte.
why-civ-natural-once_per_turn = Dieses Naturwunder wurde in diesem Zug schon ausgegeben.
