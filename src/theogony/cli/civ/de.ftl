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
field-name_de = deutscher Name
field-effect = Text und Zahlen
origin-rulebook = im Regelheft abgedruckt
origin-reference = aus öffentlichen Quellen
origin-doubtful = aus wenigen öffentlichen Quellen, mit Zweifeln

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
