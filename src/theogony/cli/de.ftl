### Die eigenen Texte des Terminals.

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
map-too-large = Die Karte passt hier nicht hin; gib ein: karte

## Der Bildschirm

round = Runde { $round }
starts = { $player } beginnt die Runden
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
log = Protokoll
hand = Hand
waiting = { $player } ist am Zug.
offered = Bisher gewählt: { $cards }
hint = eine Nummer oder ein Name; hilfe zeigt die Befehle
use-build = bauen
use-offer = opfern
use-joker = Joker
bot-greedy = Greedy { $number }
bot-random = Random { $number }

## Das kurze Protokoll

log-gained = { $player } erhält { $goods }.
log-paid = { $player } zahlt { $goods }.
log-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

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
origin = Woher das stammt: { $origins }.
is-offered = { $name } ist möglich: Nummer { $number }.
preview = { $option } – das bringt:
preview-nothing = Nichts, was sich vor der nächsten Frage wissen lässt.

## Befehle

help-answers = Antworte mit einer Nummer, einem Namen wie „build forum“ oder „hex 3,-1“ oder seinem Anfang; Tab ergänzt. Enter allein zeigt wieder den Tisch.
command-help = hilfe
argument-help = [KARTE]
help-help = diese Liste oder alles über eine Karte
command-undo = zurück
help-undo = deine letzte Antwort zurücknehmen, solange nichts Neues bekannt wurde
command-why = warum
argument-why = NAME
help-why = warum etwas nicht angeboten wird: „warum build forum“, „warum hex 3,-1“
command-preview = vorschau
argument-preview = NUMMER
help-preview = was eine Antwort bringt
command-rules = regeln
argument-rules = ID oder Wörter
help-rules = Regeln nachschlagen: „regeln deus.map.edge“, „regeln dorf sp“
command-map = karte
help-map = die ganze Karte und was ihre Buchstaben bedeuten
command-log = protokoll
help-log = alles, was geschehen ist
command-hand = hand
help-hand = deine Handkarten mit ganzem Text
command-rows = reihen
help-rows = deine gespielten Karten mit ganzem Text
command-opponents = gegner
help-opponents = was von den anderen offen liegt
command-save = speichern
argument-save = [DATEI]
help-save = das Spiel in einer Datei aufheben
command-quit = ende
help-quit = gehen; das Spiel wird aufgehoben, und du erfährst, wie es weitergeht

## Antworten auf Eingaben

no-option = „{ $said }“ gibt es hier nicht: Gib eine Nummer von { $first } bis { $last } ein, einen Namen oder hilfe.
which-option = „{ $said }“ könnte heißen: { $options }.
no-name = Nichts heißt „{ $said }“: Namen sind wie „build forum“ oder „hex 3,-1“.
no-card = Keine Karte heißt „{ $said }“.
which-card = „{ $said }“ könnte heißen: { $cards }.
no-rule = Keine Regel hat die ID oder die Wörter „{ $said }“.
why-what = Sag, was du vermisst: „warum build forum“, „warum hex 3,-1“.
asked-now = Das beantwortet nicht die Frage „{ $question }“
preview-what = Sag, was du sehen willst: „vorschau 1“.
no-undo = Es gibt nichts zurückzunehmen: Etwas Neues wurde bekannt, oder der Zug ist weitergegangen.
hand-over = Bitte übergib an { $player }. Sonst sollte niemand hinsehen.
press-enter = Enter: weiter.{ " " }

## Gehen und das Ende

saved = Gespeichert in { $file }. Weiter geht es mit: { $hint }
not-saved = { $file } lässt sich nicht schreiben: { $reason }.
left = Das Spiel ist aufgehoben in { $file }. Weiter geht es mit:
left-nothing = Es wurde noch nichts gespielt, also wird nichts aufgehoben.
total = Summe
place = Platz
winner = { $count ->
    [one] { $players } gewinnt mit { $vp } SP.
   *[other] { $players } teilen sich den Sieg mit { $vp } SP.
}
save-record = Aufzeichnung speichern? Ein Dateiname, oder Enter zum Gehen:{ " " }
kept = Die Aufzeichnung ist in { $file }.
no-record-there = sie enthält etwas anderes als eine Aufzeichnung
