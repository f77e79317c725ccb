## Brown: the scribe

event-moved_scribe = { $seat } puts the scribe under the civil building at { $hex }.
