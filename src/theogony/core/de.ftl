### Was alle Spiele gemeinsam haben.

# Der Name eines Platzes, dem niemand einen Namen gegeben hat.
player = Spieler { $number }

answer-yes = Ja
answer-no = Nein
# Lehnt ab, was gefragt ist, oder beendet eine Wahl, die Stück für Stück getroffen wird.
answer-pass = Nichts weiter

event-answered_itself = { $seat } hat nur eine Möglichkeit: „{ $answer }“.

# Groups of switches.
group-variants = Varianten
group-rulings = Auslegungen
