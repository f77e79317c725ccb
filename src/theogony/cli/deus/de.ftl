### Deus am Terminal.

## Buchstaben auf der Karte und Spaltenköpfe

letter-maritime = S
letter-production = P
letter-science = W
letter-civil = Z
letter-military = M
letter-temple = T

ground-field = Acker
ground-forest = Wald
ground-swamp = Sumpf
ground-mountain = Gebirge
ground-sea = Meer

short-gold = Go
short-wood = Ho
short-stone = St
short-clay = Le
short-wheat = Ge
short-vp = SP
short-combat_marker = ▲
short-hand = Ka

map-village = D { $vp } SP
map-ruin = D –

## Der Bildschirm

last-round = Letzte Runde: { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
supply = Vorrat
market = Markt
barges = Barken
ends = Übrig: { $temples } Tempel, { $villages ->
    [one] 1 Dorf
   *[other] { $villages } Dörfer
}
piles = Nachziehen { $deck }, Ablage { $discard }
box = , Schachtel { $box }
hand = Hand
offered = Bisher gewählt: { $cards }
ask-payment = Wie bezahlst du „{ $card }“?
spared = ohne { $goods }
pass-once = Nicht nutzen
brings = bringt { $goods }
cards-laid = { $count ->
    [0] –
    [one] 1 Karte
   *[other] { $count } Karten
}
use-build = bauen
use-offer = opfern
use-joker = Joker

## Was auf Wunsch gezeigt wird

legend = Auf der Karte: die Nummer der Person, dann ein Buchstabe je Spielstein. [3] ist erlaubt, (3) ist erlaubt und kostet etwas. D ist ein Dorf mit seinen SP.
stock = Spielsteine einer Art: ● bereit auf dem Tableau, ○ im persönlichen Vorrat, · gebaut. Karten wirken von links nach rechts, von oben nach unten.
legend-scribe = § ist ein Zivil-Spielstein mit dem Schreiber darunter.
legend-markers = ▲ ist ein Kampfmarker; ein kleines m in einem Dorf ist eine Armee, die dort liegt.
legend-coins = $ ist eine Münze: Die nächste Aktivierung der Karte zählt doppelt.
legend-tiles = +3 SP sind Plättchen auf einem Tempel.
legend-garrisons = ▲2 ist ein Kampfmarker von Person 2: gleich hinter den Spielsteinen auf ihrem Bereich, vor den Karten auf der Reihe. Die eigenen fünf: ● bereit, ○ im Bestand, · verbraucht.
legend-barges = Barken 4/5 [2 3]: 4 Rohstoffe, 5 Plätze, auf Barken der Größe 2 und 3.
barges-left = Barken im Vorrat, nach Größe: { $barges }.
hand-empty = Deine Hand ist leer.
holds = { $goods }, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
set-base = Deus
set-egypt = Deus: Ägypten
cost-by-rank = { $gold } Gold je Rang
short-by-rank = { $gold }Go/Rang
card-condition = Ihr Spielstein kommt dorthin, wo schon mindestens { $least ->
    [one] 1 Gebäude von dir steht
   *[other] { $least } Gebäude von dir stehen
}.
card-facts = Kosten: { $cost }. Exemplare: { $copies }. Obenauf geopfert ruft sie { $god }.
field-name_de = deutscher Name
field-effect = Effekt
field-cost = Kosten
field-copies = Exemplare

## Befehle

command-hand = hand
help-hand = deine Handkarten mit ganzem Text
command-rows = reihen
help-rows = deine gespielten Karten mit ganzem Text

## Gehen und das Ende

winner = { $count ->
    [one] { $players } gewinnt mit { $score } SP.
   *[other] { $players } teilen sich den Sieg mit { $score } SP.
}
tie-1 = Tempel
tie-2 = Gold

## Beispiele für die Hilfe

example = Bauen: Forum
example-rule = deus.map.edge
example-words = dorf sp
