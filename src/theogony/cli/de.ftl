### Die eigenen Texte des Terminals.

## Der Bildschirm

round = Runde { $round }
starts = { $player } beginnt
log = Protokoll
map-too-large = Für die Landkarte ist hier kein Platz; gib ein: karte
waiting = { $player } ist am Zug.
hint = eine Nummer oder ein Name; hilfe zeigt die Befehle
read-on = Enter: weiter, q: genug; Antworten und Befehle gehen auch hier:{ " " }
bot-failed = { $player } hat nicht gültig geantwortet; diesmal antwortet der Zufall.
bot-broken = { $player } hat nicht gültig geantwortet, deshalb geht es hier nicht weiter.
bot-given-up = { $player } hat nicht gültig geantwortet; bis zum Ende des Spiels antwortet der Zufall.
costs = kostet { $price }
then-left = (dann noch { $goods })
bot-apprentice = Lehrling { $number }
bot-builder = Baumeister { $number }
bot-demigod = Halbgott { $number }
bot-greedy = Gierhals { $number }
bot-novice = Neuling { $number }
bot-priest = Priester { $number }
bot-program = Bot { $number }
bot-random = Zufall { $number }
slow-bot = Die Regeln laufen hier interpretiert, deshalb braucht { $player } für einen Zug etwa { $seconds } Sekunden.
bot-search = Suche { $number }

## Das kurze Protokoll

log-gained = { $player } erhält { $goods }.
log-paid = { $player } zahlt { $goods }.
log-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

## Was auf Wunsch gezeigt wird

origin = Woher das stammt: { $origins }.
is-offered = Nummer { $number } ist möglich: { $words }.
is-possible = { $words } ist möglich, als Teil einer Antwort.
preview = { $option } – das bringt:
preview-nothing = Nichts, was sich vor der nächsten Frage wissen lässt.

## Befehle

help-answers = Antworte mit einer Nummer, mit dem, was daneben steht, oder seinem Anfang; auch Namen wie „{ example }“ oder „Feld 3,-1“ gehen, und Tab ergänzt. Mehrere Antworten trennt ein Semikolon: „4; 7,-1; 6,0“. Enter allein zeigt wieder den Tisch.
command-help = hilfe
argument-help = [KARTE]
help-help = diese Liste oder alles über eine Karte
command-undo = zurück
help-undo = deine letzte Antwort zurücknehmen, solange nichts Neues bekannt wurde
command-why = warum
argument-why = NAME
help-why = warum etwas nicht angeboten wird: „warum { example }“, „warum Feld 3,-1“
command-preview = vorschau
argument-preview = NUMMER
help-preview = was eine Antwort bringt
command-rules = regeln
argument-rules = ID oder Wörter
help-rules = Regeln nachschlagen: „regeln { example-rule }“, „regeln { example-words }“
command-map = karte
help-map = die ganze Karte und was ihre Buchstaben bedeuten
command-log = protokoll
help-log = alles, was geschehen ist
command-opponents = gegner
help-opponents = was von den anderen offen liegt
command-save = speichern
argument-save = [DATEI]
help-save = das Spiel in einer Datei aufheben
command-quit = ende
help-quit = gehen; das Spiel wird aufgehoben, und du erfährst, wie es weitergeht

## Antworten auf Eingaben

no-option = „{ $said }“ gibt es hier nicht: Gib { $numbers } ein, einen Namen oder hilfe.
one-of = { $first } oder { $last }
dropped = Nicht mehr ausgeführt: „{ $said }“.
which-option = „{ $said }“ könnte heißen: { $options }.
quit-in-full = „{ $said }“ ist zum Gehen zu kurz: Gib { $word } ein.
no-name = Nichts heißt „{ $said }“: Namen sind wie „{ example }“ oder „Feld 3,-1“.
no-card = Keine Karte heißt „{ $said }“.
which-card = „{ $said }“ könnte heißen: { $cards }.
no-rule = Keine Regel hat die ID oder die Wörter „{ $said }“.
why-what = Sag, was du vermisst: „warum { example }“, „warum Feld 3,-1“.
asked-now = Das beantwortet nicht die Frage: { $question }
preview-what = Sag, was du sehen willst: „vorschau 1“.
no-undo = Es gibt nichts zurückzunehmen: Etwas Neues wurde bekannt, oder der Zug ist weitergegangen.
hand-over = Bitte übergib an { $player }. Sonst sollte niemand hinsehen.
press-enter = Enter: weiter.{ " " }

## Gehen und das Ende

saved = Gespeichert in { $file }. Weiter geht es mit:
not-saved = { $file } lässt sich nicht schreiben: { $reason }.
left = Das Spiel ist aufgehoben in { $file }. Weiter geht es mit:
left-nothing = Es wurde noch nichts gespielt, also wird nichts aufgehoben.
total = Summe
listed = { $names } und { $last }
decided = Bei Gleichstand entschied: { $what }.
place = Platz
save-record = Aufzeichnung speichern? Eine Datei wie { $file }, oder Enter zum Gehen:{ " " }
no-file = „{ $said }“ ist weder ein Befehl noch ein Dateiname wie { $file }.
is-over = Das Spiel ist zu Ende: Es wird nichts mehr gefragt.
kept = Die Aufzeichnung ist in { $file }.
reason-eacces = du darfst dort nicht schreiben
reason-eexist = darin steht etwas anderes als eine Aufzeichnung
reason-eisdir = das ist ein Ordner
reason-enametoolong = der Name ist zu lang
reason-enoent = diesen Ordner gibt es nicht
reason-enospc = der Platz reicht nicht
reason-enotdir = was davor steht, ist kein Ordner
reason-erofs = dort lässt sich nichts ändern
reason-other = mit diesem Namen geht es nicht
