## Braun: der Schreiber

event-moved_scribe = { $seat } legt den Schreiber unter das Zivilgebäude auf { $hex }.
