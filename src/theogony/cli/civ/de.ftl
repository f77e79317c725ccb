### Civilization: Ein neues Zeitalter am Terminal.

## Buchstaben für Arten, Gelände und Ressourcen

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

sign-carthage = Ka
sign-kumasi = Ku
sign-brussels = Br
sign-seoul = Se
sign-geneva = Ge
sign-mohenjo_daro = Mo
sign-buenos_aires = Bu
sign-kabul = Kb
sign-torres_del_paine = To
sign-cliffs_of_dover = Kl
sign-mt_everest = Ev
sign-crater_lake = Cr
sign-grand_mesa = Gr
sign-galapagos_islands = Ga
sign-mt_kilimanjaro = Ki
sign-pantanal = Pa

short-dial = Tech
short-trade = HM
short-production = PP

amount-trade = { $n ->
    [one] 1 Handelsmarker
   *[other] { $n } Handelsmarker
}
amount-production = { $n } Produktion

## Der Bildschirm

next-event = Rundenende: { $event }
dial-spawn = Barbaren erscheinen
dial-calm = kein Ereignis
dial-move = Barbaren ziehen
dial-trade = Marker für entwickelte Städte
victory = Siegkarten
offer = Weltwunder im Angebot
short-offer = Weltwunder:
instead = statt { $printed }
free = ohne Kosten
places-on-map = { $count } Orte, auf der Karte nummeriert
ask-payment = Wie bezahlst du „{ $wonder }“? Noch { $left } Produktion: Eine Ressource bringt 2, ein Handelsmarker 1.
ask-entrance = Wohin zieht der Wagen von der Karte? Er nimmt einen kürzesten Weg.
ask-step = Wohin zieht der Wagen auf { $hex }? Er nimmt einen kürzesten Weg.
none-spent = keiner
spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
dialled = auf { $space }
new-card = Karte der Stufe { $level }
stands = { $attack } zu { $defence }
guests-serve = { $count ->
    [one] 1 Stadtstaat
   *[other] { $count } Stadtstaaten
}
tokens-on = { $count } von 3 Handelsmarkern
full = voll: 3 von 3 Handelsmarkern
serves = wie ein Handelsmarker, bleibt dir
serves-as = wie { $resource }, bleibt dir
caravan-on-card = Ein Wagen von der Karte
at = auf { $hex }
target-capital = Hauptstadt von { $player }
target-city = Stadt von { $player }
target-token = Kontrollmarker von { $player }
target-reinforced = verstärkter Marker von { $player }
target-barbarian = Barbar { $letter }
odds = Vor den Würfeln steht dein Wert zu dem der Verteidigung.
odds-span = 4–6 heißt: 6 mit allen Handelsmarkern.
pass-advance = Die Scheibe stehen lassen
pass-start = Keine
pass-deed = Nichts
pass-again = Nein
pass-second = Nein
pass-visit = Keine Karte
pass-step = Hier anhalten
pass-caravan = Keiner mehr
pass-attack = Kein Angriff
pass-take = Keine
pass-treaty = Keine Karte
left-to-place = Übrig: { $tokens } Kontrollmarker, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}. Wagen: { $caravans } auf der Karte, auf dem Plan: { $away }.

## Das kurze Protokoll

log-resolves = { $player } handelt { $focus } von Platz { $slot } ab{ $other ->
    [yes] , wie auf { $strength }
   *[no] { "" }
}.
log-placed = { $player } legt { $count ->
    [one] einen Kontrollmarker
   *[other] Kontrollmarker
} auf { $places }.
log-took_back = { $player } nimmt { $count ->
    [one] den Kontrollmarker
   *[other] die Kontrollmarker
} von { $places } zurück.
log-lost_token = { $player } verliert { $count ->
    [one] den Kontrollmarker
   *[other] die Kontrollmarker
} auf { $places }.
log-reinforced = { $player } verstärkt { $places }.
log-weakened = { $player } verliert die Verstärkung auf { $places }.
log-founded = { $player } hat { $count ->
    [one] eine neue Stadt
   *[other] neue Städte
} auf { $places }.
log-lost_city = { $player } verliert { $count ->
    [one] die Stadt
   *[other] die Städte
} auf { $places }.
log-gained_trade = { $player } erhält { $count ->
    [one] einen Handelsmarker: Platz
   *[other] { $count } Handelsmarker: Platz
} { $slots }.
log-took_trade = { $player } nimmt { $count ->
    [one] einen Handelsmarker
   *[other] { $count } Handelsmarker
} von { $rival }.
log-won_attack = { $player } greift { $hex } an und siegt, { $attack } zu { $defence }.
log-repelled = { $player } greift { $hex } an und scheitert, { $attack } zu { $defence }.
log-caravan_moved = { $player } zieht mit { $count ->
    [one] einem Wagen
   *[other] Wagen
} nach { $places }.
log-arrived = { $player } besucht { $places } mit { $count ->
    [one] einem Wagen
   *[other] Wagen
}.
log-caravan_home = { $player } erhält { $count ->
    [one] den Wagen
   *[other] die Wagen
} auf { $places } zurück.
log-dial_spawn = { $count ->
    [0] Kein Barbar erscheint.
   *[other] Barbaren erscheinen: { $places }.
}
log-dial_calm = Die Ereignisscheibe bringt nichts.
log-dial_move = { $count ->
    [0] Kein Barbar kommt voran.
   *[other] Barbaren ziehen: { $places }.
}
log-dial_trade = Entwickelte Städte bringen Handelsmarker.

## Was auf Wunsch gezeigt wird

legend-owner = Die Nummer der Person, dann: ★ Hauptstadt, ■ Stadt, W mit Weltwunder, ○ Kontrollmarker, ● verstärkter, » Wagen.
legend-mature = Gefüllt (★ ■) ist eine entwickelte Hauptstadt oder Stadt, leer (☆ □) eine, die es nicht ist: Ringsum fehlt noch ein eigener Kontrollmarker.
legend-others = !A oder A ist ein Barbar, W ein Weltwunder ohne Stadt, zwei Buchstaben sind eine Ressource (Ma Qu Öl Di), = ist ein Stadtstaat, ◆ ein Naturwunder.
legend-named = Hier gibt es: { $signs }.
legend-dial = Ereignisse, das nächste zuerst: { $events }.
legend-direction = Ziehen Barbaren, so sagt ein Würfel, wohin: { $numbers }.
legend-printed = @A: Hier erscheint Barbar A wieder; = ohne Farbe: ein eroberter Stadtstaat. + heißt: mehr, als hineinpasst.
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
tie-1 = Weltwunder
tie-2 = freundliche Felder
tie-3 = spätester Platz nach der Startperson

## Beispiele für die Hilfe

example = Orakel bauen
example-rule = civ.turn.choose
example-words = Handelsmarker
