### Civilization: Ein neues Zeitalter: Agenden und Sieg.

event-marked = { $seat } erfüllt die Agenda „{ $agenda }“.
event-ended = Das Spiel ist zu Ende.

source-v1 = Zivilisiert oder Geldgierig
source-v2 = Kriegerisch oder Paranoid
source-v3 = Entdeckungsfreudig oder Kunstsinnig
source-v4 = Technikbegeistert oder Gelehrt
source-v5 = Bevölkerungsreich oder Naturverbunden
