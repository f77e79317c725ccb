### Civilization: Ein neues Zeitalter am Terminal.

## Buchstaben für Arten, Gelände und Rohstoffe

letter-culture = K
letter-science = W
letter-economy = H
letter-industry = I
letter-military = M

ground-grassland = G
ground-hills = H
ground-forest = W
ground-desert = S
ground-mountains = B
ground-water = ~
ground-wonder = N

short-marble = Ma
short-mercury = Qu
short-oil = Öl
short-diamond = Di
short-dial = Tech
short-trade = HM
short-production = PP

amount-trade = { $n ->
    [one] 1 Handelsmarker
   *[other] { $n } Handelsmarker
}
amount-production = { $n } Produktion

## Der Bildschirm

next-event = nächstes Ereignis: { $event }
dial-spawn = Barbaren erscheinen
dial-calm = keines
dial-move = Barbaren ziehen
dial-trade = Handelsmarker für reife Städte
victory = Siegkarten
offer = Weltwunder im Angebot
places-on-map = { $count } Orte, auf der Karte nummeriert
left-to-place = Übrig: { $tokens } Kontrollmarker, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}. Wagen: { $caravans } auf der Karte, auf dem Plan: { $away }.

## Was auf Wunsch gezeigt wird

legend-owner = Die Nummer der Person, dann: ★ Hauptstadt, ■ Stadt, W Stadt mit Weltwunder, ○ Kontrollmarker, ● verstärkt, » Wagen.
legend-others = !A oder A ist ein Barbar, = ein Stadtstaat mit Anfangsbuchstaben, ◆ ein Naturwunder, zwei Buchstaben ein Rohstoff (Ma Qu Öl Di), + heißt: mehr, als hineinpasst.
legend-options = [3] ist erlaubt, (3) ist erlaubt und kostet etwas.
legend-trade = Fokuskarten auf den Plätzen 1 bis 5: Buchstabe der Art und Stufe; ● Handelsmarker, = Stadtstaaten, ◆ Naturwunder, die auf der Karte liegen.
below = { $count } darunter
to-win = Wer auf jeder dieser Karten eine Agenda hat, gewinnt am Ende der Runde.
focus-facts = Fokuskarte, { $type }, Stufe { $level }.
leader-facts = Fokusreihe zu Beginn: { $row }.
wonder-facts = Weltwunder, { $type }, { $era }. Kosten: { $cost }; bezahlbar mit: { $resources }.
city_state-facts = Stadtstaat, { $type }.
agenda-facts = Agenda der Siegkarte „{ $card }“.
natural-facts = Naturwunder; zählt als { $resource }.
diplomacy-facts = Diplomatiekarte; jede Person hat eine zu vergeben.
era-ancient = Antike
era-medieval = Mittelalter
era-modern = Moderne
kind-focus = Fokuskarten
kind-leader = Anführer
kind-wonder = Weltwunder
kind-city_state = Stadtstaaten
kind-diplomacy = Diplomatiekarten
kind-agenda = Agenden
kind-natural = Naturwunder
kind-tile = Spielplanteile
kind-part = Weltkarten, Scheiben und Material
field-name_de = deutscher Name
field-effect = Text und Zahlen
field-row = Reihe zu Beginn
field-cost = Kosten und Ressourcen
field-pair = Paar der Agenden
field-resource = Ressource
field-terrain = Gelände
field-icons = was darauf liegt
field-numbers = Zahlen
origin-rulebook = im Regelheft abgedruckt
origin-reference = aus öffentlichen Quellen
origin-doubtful = aus wenigen öffentlichen Quellen, mit Zweifeln
origin-reconstructed = rekonstruiert
tile-name = Spielplanteil { $tile }, Seite { $side }
tile-facts = Spielplanteil. Seine Felder, das mittlere zuerst, die Spitze mit der Nummer zuletzt:
space-with = { $terrain } mit { $icon }
space-else = { " " }(anderswo gelesen als { $terrain })
icon-barbarian = Barbar { $letter }
icon-capital = Hauptstadt
part-pieces = Material
says-pieces = Je Person 31 Kontrollmarker, 7 Städte und eine Hauptstadt, 3 Wagen; 8 Ressourcen jeder Sorte, 9 Barbaren, 8 Wassermarker.
part-terrain = Gelände
says-terrain = Schwierigkeitsgrad: Grasland 1, Hügel 2, Wald 3, Wüste 4, Berge 5, Wasser 1, Naturwunder 5.
part-tech_dial = Technologiescheibe
says-tech_dial = Stufe II bei 3 und 6, III bei 10 und 14, IV bei 19 und 24; über 24 hinaus geht es zurück auf 15. Das und die IV bei 24 stehen im Regelheft.
part-event_dial = Ereignisscheibe
says-event_dial = In dieser Reihenfolge: Barbaren erscheinen, nichts, Barbaren ziehen, Handelsmarker für entwickelte Städte, Barbaren ziehen. Die Reihenfolge hat eine einzige Quelle, die Symbole erklärt das Regelheft.
part-direction_token = Barbaren-Richtungsanzeiger
says-direction_token = Die Zahlen 1 bis 6 im Uhrzeigersinn. Jede andere Reihenfolge spielt sich gleich, da der Anzeiger beliebig gedreht ausliegt.
part-city_state_tokens = Stadtstaat-Marker
says-city_state_tokens = Je zwei Seiten: Karthago und Kumasi, Brüssel und Seoul, Genf und Mohenjo-Daro, Buenos Aires und Kabul.
part-first_map = Karte für die erste Partie
says-first_map = Wo die Spielplanteile liegen und welche zu dritt und zu viert dazukommen: aus einer öffentlichen Quelle, die sie nicht so nennt, nicht mit dem Bild im Regelheft verglichen.
part-advanced_core = Kern einer gebauten Weltkarte
says-advanced_core = Die vier mittleren Spielplanteile der ersten Karte, für Seite B gespiegelt: nicht mit dem Bild im Regelheft verglichen.

## Befehle

command-row = reihe
help-row = deine Fokuskarten und Fähigkeiten mit ganzem Text
command-wonders = wunder
help-wonders = die Weltwunder im Angebot mit ganzem Text
command-victory = sieg
help-victory = die Agenden mit ganzem Text

## Das Ende

winner = { $count ->
    [one] { $players } gewinnt mit Agenden auf { $score } Siegkarten.
   *[other] { $players } teilen sich den Sieg mit Agenden auf { $score } Siegkarten.
}

## Beispiele für die Hilfe

example = build oracle
example-rule = civ.turn.choose
example-words = Handelsmarker
