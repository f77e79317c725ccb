### Civilization: Ein neues Zeitalter: Wissenschaft.

ask-advance = Deine Technologiescheibe rückt { $strength ->
    [one] ein Feld
   *[other] { $strength } Felder
} vor: Wie viele Handelsmarker gibst du für weitere aus?
ask-take = Welche Karte der Stufe { $level } nimmst du aus deinem Stapel?
ask-replace = Welche Karte deiner Reihe ersetzt du durch „{ $focus }“?
ask-upgrade = Welche { $slots ->
    [0] Karte
   *[other] weitere Karte
} steigt eine Stufe auf? Die Plätze werden aufsteigend gewählt.
ask-neighbours = Welche Karte tauscht den Platz mit der rechts davon?
ask-new_resource = Welche Ressource nimmst du? Es muss eine Sorte sein, die du noch nicht hast.
ask-nuke = Welches Feld wählst du? Alle Kontrollmarker dort und ringsum werden getroffen.

## Was eine Karte tut, bevor die Scheibe vorrückt

before-nothing = nichts
before-trade = einen Handelsmarker legen
before-resource = eine neue Ressource nehmen
before-nuke = ein Feld treffen

event-dialled = { $seat } rückt die Technologiescheibe auf { $number }.
event-nuked = { $seat } trifft { $hex } und alles ringsum.

why-civ-science-level = Aus dem eigenen Stapel gibt es nur eine Karte genau der erreichten Stufe.
why-civ-focus-replace = In deiner Reihe liegt keine Karte dieser Art, die sie ersetzen könnte.
why-civ-card-replaceable_parts = Diese Ressource hast du schon.
why-civ-comp-supply_empty = Von dieser Ressource ist nichts mehr im Vorrat.
