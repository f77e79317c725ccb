### Texte der Seiten um das Spiel herum.

## Pages

about = Über
about-what = Theogony spielt Zivilisations-Brettspiele genau, Regel für Regel. Eine Regelmaschine beantwortet hier jede Frage; die Seite zeichnet nur, was sie sagt.
about-license = Die MIT-Lizenz gilt für unseren Code, unsere Texte und Zeichnungen.
disclaimer = Theogony ist eine unabhängige, nicht kommerzielle Umsetzung, von den Verlagen der Spiele weder gemacht noch gutgeheißen oder unterstützt. Namen von Spielen und Karten sagen, was gemeint ist, und gehören ihren Inhabern. Es enthält weder Bilder noch Texte eines Verlags. Als rekonstruiert bezeichnete Zahlen stammen von uns.
disclaimer-short = Unabhängig und nicht kommerziell; von den Verlagen der Spiele weder gemacht noch gutgeheißen.
pages = Seiten
to-start = Zur Startseite
loading = Einen Moment …
load-failed = Diese Seite ließ sich nicht laden.
hero = Baue eine Zivilisation, rufe die Götter
hero-text = Deus mit der Erweiterung Ägypten, jede Karte und jede Variante: allein gegen Bots, mit Freunden an einem Bildschirm oder mit Freunden anderswo.
your-name = Dein Name
guest = Gast
name = Name
play-now = Jetzt spielen
play-now-text = Du gegen zwei Bots. Ohne Anmeldung.
play-now-slow = Die Bots haben die Stärke „{ $level }“: Die Regeln laufen hier interpretiert, deshalb sind stärkere langsam. Ein Priester braucht für einen Zug etwa { $seconds } Sekunden.
new-table = Neuer Tisch
list-mine = Meine Partien
list-open = Offene Tische
list-watch = Zuschauen
list-finished = Beendete Partien
none-mine = Du bist gerade in keiner Partie.
none-open = Kein Tisch wartet auf Spieler.
none-watch = Es läuft keine Partie.
none-finished = Noch keine Partie ist beendet.
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
more-tables = Weitere Tische
private = privat
private-text = Privat: Diesen Tisch sieht nur, wer hier sitzt.
private-lobby = Privat: Sobald alle Plätze besetzt sind, sieht diesen Tisch nur, wer hier sitzt.
damaged = beschädigt
damaged-text = Er lässt sich nicht öffnen. Der Server sagt: „{ $said }“
download-left = Daten herunterladen
your-turn = Du bist am Zug
game-deus = Deus
game-civ = Civilization

## New table

game = Spiel
table-title = Name des Tisches
optional = wenn du magst
seats = Plätze
seat-number = Platz { $number }
remove-seat = Platz { $number } entfernen
add-seat = Platz hinzufügen
seatkind-me = Ich
seatkind-me-text = du
seatkind-here = An diesem Bildschirm
seatkind-invite = Mit Einladung
seatkind-invite-text = Du bekommst einen Link für eine Person.
seatkind-open = Offen
seatkind-open-text = Wer will, setzt sich.
seatkind-bot = Bot
level = Stärke
level-novice = Neuling
level-apprentice = Lehrling
level-builder = Baumeister
level-priest = Priester
level-demigod = Halbgott
level-random = Zufall
level-greedy = Gierig
level-slow = { $level }, etwa { $seconds } s je Zug
slow-bots = Die Regeln laufen hier interpretiert, deshalb sind starke Bots langsam: Ein Priester braucht für einen Zug etwa { $seconds } Sekunden.
variants = Varianten und Auslegungen
preset = Regelwerk
preset-none = wie unten gewählt
preset-base = Grundspiel
preset-egypt = Mit Ägypten
map-own = eigene
map-own-text = { $count } von { $wanted } Platten. Ein Klick legt eine Platte an oder nimmt sie weg; Seiten und Drehung werden ausgelost.
map-remove = Platte auf { $place } wegnehmen
map-add = Platte auf { $place } anlegen
switches = Alle Schalter
rule = Regel
changed = { $count } geändert
on = ja
off = nein
value-standard = Standard
value-shared = geteilter Sieg
value-most_temples_then_gold = meiste Tempel, dann Gold
value-before_deal = vor dem Austeilen
value-after_deal = nach dem Austeilen
value-base = Grundspiel
value-egypt = Ägypten
value-mixed = gemischt
value-half = halber
value-full = voller
value-stays = es bleibt
value-carries = es nimmt sie mit
value-must_fit = es muss passen
value-ignored = entfällt
value-colour = nach Farbe
value-row = nach Reihe
value-any_two = zwei beliebige
value-same_kind = zwei gleiche
value-allowed = erlaubt
value-forbidden = verboten
pace = Bots antworten
pace-text = In ruhigem Tempo lässt sich jeder Zug verfolgen.
pace-human = in ruhigem Tempo
pace-instant = sofort
seed = Startwert
seed-text = Eine Zahl wiederholt dieselbe Verteilung. Der Tisch trägt dann für alle den Vermerk „offener Startwert“.
seed-random = zufällig
make-table = Tisch eröffnen
cancel = Abbrechen

## What went wrong, by the server's codes

problem-no_name = Sag zuerst, wie du heißt.
try-after = { $minutes ->
    [0] Bitte versuch es gleich noch einmal.
    [one] Bitte versuch es in einer Minute noch einmal.
   *[other] Bitte versuch es in { $minutes } Minuten noch einmal.
}
problem-flood = Das waren zu viele Anfragen auf einmal.
problem-people = Von deiner Adresse kamen zu viele neue Leute hierher.
problem-busy = Der Server ist noch mit anderen Wiederholungen für dich beschäftigt.
problem-host = So heißt der Server nicht. Wer ihn betreibt, kann diese Adresse mit „--origin“ nennen.
problem-forged = Diese Anfrage kam nicht von dieser Seite. Bitte lade sie neu; hinter einem Proxy gehört dessen Adresse zu „--origin“.
problem-request = Der Server hat die Anfrage nicht verstanden. Seine Worte: „{ $said }“
problem-address = An dieser Adresse stimmt etwas nicht. Der Server sagt: „{ $said }“
problem-method = So lässt sich diese Adresse nicht ansprechen. Der Server sagt: „{ $said }“
problem-not_found = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Teil des Links.
problem-private = Dieser Tisch ist privat: Ihn sieht nur, wer dort sitzt. Falls du das bist, öffne ihn in dem Browser, in dem du Platz genommen hast.
problem-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Der Server sagt: „{ $said }“
problem-too_large = Das war zu groß für den Server.
problem-store = Es ließ sich nicht speichern. Bitte versuch es noch einmal.
problem-server = Im Server ging etwas schief. Bitte versuch es noch einmal.
problem-name = Ein Name braucht Buchstaben, auch an demselben Bildschirm.
problem-seat = Diesen Platz gibt es hier nicht.
problem-level = Einen solchen Bot gibt es nicht.
problem-game = Dieses Spiel gibt es hier nicht. Der Server sagt: „{ $said }“
problem-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler.
problem-tiles = { $count ->
    [one] Deine Karte hat 1 Platte; für so viele Spieler sind es { $wanted }.
   *[other] Deine Karte hat { $count } Platten; für so viele Spieler sind es { $wanted }.
}
problem-seed = Ein Startwert besteht aus Ziffern und ist kleiner als 2 hoch 128.
problem-only_bots = Mindestens auf einem Platz muss ein Mensch sitzen.
problem-setup = So kann die Partie nicht beginnen. Die Regelmaschine sagt: „{ $said }“
problem-key_used = Diese Anfrage wurde schon einmal anders gestellt. Bitte lade die Seite neu.
problem-unfinished = Du hast { $count } Partien, die noch laufen. Spiel eine zu Ende oder gib eine auf: auf der Startseite unter „Meine Partien“.
problem-invite = Dieser Link gilt nicht mehr oder ist unvollständig. Bitte um einen neuen.
problem-no_seat_free = Dieser Platz ist nicht mehr frei.
problem-no_own_seat = Hier hast du keinen solchen Platz.
problem-not_at_table = Nur wer am Tisch sitzt, stimmt ab.
problem-no_vote = Über diesen Platz lässt sich nicht abstimmen; vielleicht ist der Spieler wieder da.
problem-not_over = Diese Partie läuft noch; das geht erst, wenn sie zu Ende ist.
problem-not_player = Das geht nur für die, die mitgespielt haben.
problem-moment = So weit ging die Partie nicht: Sie hat { $last } Antworten.
problem-moment_over = In diesem Moment ist die Partie zu Ende; wähle einen früheren.
problem-illegal = Das ist jetzt nicht möglich. Die Regelmaschine sagt: „{ $said }“
problem-position = Diese Stellung passt nicht zum Spiel. Die Regelmaschine sagt: „{ $said }“
problem-record = Diese Aufzeichnung passt nicht zum Spiel. Die Regelmaschine sagt: „{ $said }“
problem-wrong = Das ging nicht. Der Server sagt: „{ $said }“
problem-failed = Der Server hat nicht ordentlich geantwortet: „{ $said }“
problem-offline = Der Server ist nicht zu erreichen. Läuft er, und steht die Verbindung?
problem-undrawn = Dieses Spiel kann die Seite noch nicht zeichnen.

## Invitation and lobby

invite-title = Du bist eingeladen
invite-text = An diesem Tisch ist ein Platz für dich frei.
invite-used-title = Die Einladung ist vergeben
invite-used = Dieser Link hat schon jemandem einen Platz gegeben. Zusehen kannst du trotzdem.
invite-own = Das ist dein eigener Tisch. Der Link ist für jemand anderen.
to-table = Zum Tisch
to-watch = Zusehen
invite-accept = Platz nehmen
lobby-text = Die Partie beginnt, sobald alle Plätze besetzt sind.
seat-free = Freier Platz
seat-invited = Eingeladen
here = da
absent = nicht da
just-left = eben weg
away = weg
invite-link = Link für eine Person
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
same-screen = am selben Bildschirm wie { $player }
leave-table = Tisch verlassen
leave-table-text = Das Spiel wartet auf dich. Die anderen können für einen Bot an deiner Stelle stimmen, und du kannst den Platz zurückholen.
leave-table-open = Tisch verlassen
leave-table-open-sure = Jetzt verlassen
leave-table-open-text = Dein Platz wird wieder frei. Bis die Partie beginnt, kannst du dich wieder setzen.
leave-table-sure = Jetzt verlassen
give-up = Partie aufgeben
give-up-text = Niemand sonst sitzt hier: Die Partie hält an und verschwindet aus „Meine Partien“. Unter ihrer Adresse bleibt sie, und du kannst dort deinen Platz zurücknehmen, bis du 100 weitere aufgegeben hast.
give-up-open = Tisch aufgeben
give-up-open-sure = Jetzt aufgeben
give-up-open-text = Niemand sonst sitzt hier: Der Tisch verschwindet aus allen Listen. Wer sich unter seiner Adresse setzt, öffnet ihn wieder.
give-up-sure = Jetzt aufgeben
give-up-title = „{ $title }“ verlassen
dropped = Aufgegeben
dropped-text = Diese Partie wurde aufgegeben. Sie geht weiter, wenn jemand seinen Platz zurücknimmt.
dropped-open-text = Dieser Tisch wurde aufgegeben. Wer sich setzt, öffnet ihn wieder.
bot = Bot
you = du
player = Spieler

## Settings

settings = Einstellungen
language = Sprache
theme = Farben
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-system = wie im System
motion-full = gezeigt
motion-reduced = reduziert
confirm-moves = Züge bestätigen
confirm-moves-text = Ein Klick wählt und zeigt, was folgt; ein zweiter, der Knopf oder Enter führt es aus.
confirm-turn = Zugende bestätigen
confirm-turn-text = Bevor der nächste Spieler gefragt wird, kannst du noch zurück.
sounds = Töne
sounds-text = Zwei leise Töne, wenn du am Zug bist.
notify = Benachrichtigungen
notify-text = Der Browser meldet, dass du am Zug bist, während dieser Tab im Hintergrund ist.

## The table

map = Karte
players = Spieler
table-and-log = Tisch und Protokoll
question = Frage
yours = Deine Reihen und deine Hand
parts = Teile des Tisches
tab-hand = Hand
tab-rows = Reihen
tab-players = Spieler
tab-log = Protokoll
round = Runde { $round }
last-turns = { $turns ->
    [one] Letzte Runde: noch 1 Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
turns-left = { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
open-seed = offener Startwert
open-seed-text = Der Startwert dieses Tisches wurde eingegeben: Wer ihn kennt, kennt die Karten.
offline = Verbindung verloren, neuer Versuch …
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
undo = Rückgängig
redo = Wiederholen
hint = Tipp
rules = Regeln
light-or-dark = Hell oder dunkel
close = Schließen
back = Zurück
places = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
answers = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
filter = Zum Filtern tippen
nothing-found = Nichts gefunden.
go-region = Bauen: { $place }
go-temple_site = Bauen: { $place }
go-move = Ziehen: { $place }
go-production = Ertrag: { $place }
go-village = Wählen: { $place }
go-army = Armee: { $place }
confirm = Bestätigen
then-row = Dann die Reihe:
end-turn = Zug beenden
end-turn-question = Zug beenden?
trail = Dieser Zug
go-back-to = Zurück zu diesem Schritt
step-drew = Karten
step-offered = Opfer
step-paid = Bezahlung
attack-on = Dorf { $hex } fällt:
step-traded = Tausch
skip = Überspringen
sending = Wird gesendet …
thinking = { $player } überlegt …
waiting-for = { $player } ist am Zug
waiting-absent = { $player } ist am Zug, aber nicht da
waiting-just-left = { $player } ist am Zug, aber eben weg
waiting-for-seats = Warten auf Spieler
game-over = Die Partie ist zu Ende
which-rule = Welche Regel ist das?
to-move = am Zug
next = als Nächstes
cards-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-word = Karten
your-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
hand-empty = Deine Hand ist leer.
hand-offered = { $count ->
    [one] 1 Karte liegt als Opfer bereit.
   *[other] { $count } Karten liegen als Opfer bereit.
}
short-deus-build-piece-needed = Kein Spielstein
short-deus-pay-cost = Nicht bezahlbar
short-deus-temple-next = Zu wenige Arten
short-deus-place-next-adjacent = Kein Platz dafür
short-deus-place-ship-sea = Kein Meer dafür
short-deus-temple-notempty = Kein Platz dafür
short-deus-temple-oneper = Kein Platz dafür
short-deus-place-different = Kein Platz dafür
short-deus-place-edgebuy-price = Kein Platz dafür
short-deus-place-land-nosea = Kein Platz dafür
short-deus-temple-nosea = Kein Platz dafür
short-egypt-cond-minimum = Kein Platz dafür
short-egypt-red-garrison-cannot_pay = Nicht bezahlbar
use-build = bauen
ask-once-of = { $card }: Nutzt du die 1x-Fähigkeit, und wann? { $ability } Sie wird nie wieder angeboten.
once-mark = Mit 1x-Fähigkeit.
not-at-all = Gar nicht
all-of-kind = { $count } × { $kind }
several-offer = Welche Karten opferst du noch? So viele du willst.
go-several-offer = { $count ->
    [one] Noch 1 Karte opfern
   *[other] Noch { $count } Karten opfern
}
several-piece = { $must ->
    [0] Welche Spielsteine stellst du auf dein Tableau?
   *[other] Welche { $left } Spielsteine stellst du auf dein Tableau?
}
several-gift = Mars bringt { $left } Spielsteine auf dein Tableau: Welche?
several-start_piece = Welche Spielsteine stehen am Anfang auf deinem Tableau? Geheim, bis alle gewählt haben.
several-buy_piece = Welche Spielsteine kaufst du, für je { $price_each } Gold?
several-resource = Ceres gibt dir { $left } Rohstoffe: Welche?
several-nearby = Das Produktionsgebäude auf { $hex } bringt { $left } Rohstoffe: Welche?
several-store = { $over } Rohstoffe passen nicht auf deine Barken: Welche legst du zurück?
several-buy = Welche Rohstoffe kaufst du, für je { $price_each } Gold?
several-buy_at_market = Welche Rohstoffe kaufst du?
several-sell_any = Welche Rohstoffe verkaufst du, für je { $each } { $reward }?
several-sell_at_market = Welche Rohstoffe verkaufst du, zu ihrem Marktwert in Gold?
several-victim = Wem stiehlst du { $amount ->
    [one] 1 { $good }
   *[other] bis zu { $amount } { $good }
}? So vielen du willst.
several-swap_values = Welche zwei Rohstoffe tauschen ihre Marktwerte?
several-count = { $count } von { $of } gewählt.
several-full = Mehr geht hier nicht. Nimm zuerst etwas Gewähltes zurück.
one-less = Eins weniger: { $thing }
go-several-piece = Nehmen:
go-several-gift = Nehmen:
go-several-start_piece = Wählen:
go-several-buy_piece = Kaufen:
go-several-resource = Nehmen:
go-several-nearby = Nehmen:
go-several-store = Zurücklegen:
go-several-buy = Kaufen:
go-several-buy_at_market = Kaufen:
go-several-sell_any = Verkaufen:
go-several-sell_at_market = Verkaufen:
go-several-victim = Bestehlen:
go-several-swap_values = Tauschen:
use-offer = opfern
use-joker = Joker
use-activate = aktivieren
offered-to = Opfer: { $god }
card-cost = Kosten: { $cost }
cost = Kosten
gold-per-rank = { $n } Gold je Rang
copies = { $n ->
    [one] 1 Exemplar
   *[other] { $n } Exemplare
}
origin = Woher das stammt: { $origins }.
field-name_de = deutscher Name
field-effect = Effekt
field-cost = Kosten
field-copies = Exemplare
card-rules = Regeln: { $kind }
per = je
ready = { $count } bereit
pieces-of = { $ready } bereit, { $left } im eigenen Vorrat
mini-of = { $kind }: { $built } gebaut, { $ready } bereit
fort = Eine Festung markiert diese Art.
garrison = Eine Garnison markiert diese Reihe.
barges-of = Barken der Größen { $sizes }
markers-of = Kampfmarker: { $ready } bereit, { $stock } im Vorrat
market-value = Wert auf dem Markt
barges-left = Barken im Vorrat: { $barges }
game-ends = Die Partie endet, wenn
temples-built = Tempel gebaut
villages-taken = Dörfer erobert
supply = Vorrat
draw-pile = Nachziehstapel
discards = Ablage
log = Protokoll
log-empty = Noch ist nichts geschehen.
log-origin = Weitergespielt nach { $answers } Antworten einer beendeten Partie.
to-moment = Zu diesem Moment
whole-log = Das ganze Protokoll
log-gained = { $player } erhält { $goods }.
log-paid = { $player } zahlt { $goods }.
log-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
seat-sat = { $player } nimmt Platz.
seat-left = { $player } geht.
seat-replaced = Ein Bot spielt für { $player }.
seat-back = { $player } ist zurück.
by-chance = { $player } konnte nicht nachdenken und hat durch Los geantwortet.
key-legal = Du darfst wählen
key-price = Für SP
key-last = Letzter Zug
smaller = Kleiner
larger = Größer
whole-map = Ganze Karte
legal = wählbar
legal-price = wählbar für { $price } SP
village-worth = Dorf mit { $vp } SP
village-taken = Dorf, schon erobert
village-side = Seite des Dorfs auf { $village }: { $held } von { $of } besetzt
yields = Ertrag: { $good }
combat-marker = Kampfmarker
scribe = Schreiber
hint-title = Was der Suchspieler täte
hint-text = Prozent: sein Anteil am Sieg in von hier aus gedachten Partien.
hint-deals = { $deals } Partien
hint-worth = Tipp: { $percent } % in { $deals } Partien
hint-plain = Tipp
refused-stale = Am Tisch hat sich inzwischen etwas getan. Bitte sieh noch einmal hin.
refused-illegal = Das ist jetzt nicht möglich.
refused-not_asked = Jemand anders ist gefragt.
refused-not_yours = Dieser Platz gehört jemand anderem.
refused-barrier = Nichts lässt sich zurücknehmen: Seither wurde etwas Neues bekannt.
refused-nothing = Es gibt nichts zu wiederholen.
refused-too_often = Hier wurde so viel zurückgenommen, dass es erst einmal genug ist. Spiel zuerst weiter.
refused-key_used = Das wurde schon gesendet.
refused-garbage = Das hat der Server nicht verstanden.
refused-busy = Ein Tipp ließ sich gerade nicht finden. Bitte versuch es gleich noch einmal.
refused-store = Der Server konnte es nicht speichern. Es wird von selbst noch einmal gesendet.
set-back = Die Partie wurde zurückgesetzt: Der Server macht mit einer Sicherung weiter.
pass-to = Bitte übergib an { $player }
pass-text = Sonst sollte niemand hinsehen.
i-am = Ich bin { $player }
vote = Für einen Bot stimmen
vote-text = { $player } ist nicht da. Stimmen für einen Bot: { $votes } von { $needed }.
take-seat-back = Deinen Platz zurücknehmen
version-note = Die Regeln wechselten während dieser Partie von Fassung { $was } zu { $now }; sie geht von ihrer letzten Stellung weiter.
see-result = Ergebnis ansehen

## Result and replay

winners = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
}
total = Summe
vp-over-game = SP im Lauf der Partie, als wäre sie da zu Ende
answered = { $player } hat geantwortet.
vp-chart = SP im Lauf der Partie. Am Ende: { $ends }
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
download-record = Aufzeichnung herunterladen
download-position = Diese Stellung herunterladen
the-beginning = Der Anfang
moment = Moment der Partie
moment-of = Antwort { $now } von { $last }
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
step-back = Eine Antwort zurück
step-on = Eine Antwort weiter
play = Abspielen
pause = Anhalten
eyes = Gesehen von
eyes-spectator = Als Zuschauer
eyes-of = Mit den Augen von { $player }
eyes-all = Alles offen
hand-of = Hand von
copy-link = Link zu diesem Moment kopieren
play-on = Von hier weiterspielen
play-on-text = Ein neuer Tisch mit dieser Stellung: du auf einem Platz, Bots auf den anderen.
your-seat = Dein Platz

## Rules and keys

rules-of = Regeln von { $game }
rules-search = Wörter oder ID suchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
keys = Tasten
key-enter = wählen, dann bestätigen
key-esc = zurückgehen
key-tab = zum nächsten Wählbaren
key-arrows = auf der Karte gehen
key-list = Liste aller Antworten, durch Tippen gefiltert
key-map = zur Karte
key-cards = zu deinen Karten
key-undo = zurücknehmen, wiederholen
key-hint = Tipp
key-rules = die betreffende Regel
