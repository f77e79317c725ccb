### Civilization: A New Dawn: the event dial and the barbarians.

letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
barbarian-a = A
barbarian-b = B
barbarian-c = C
barbarian-d = D
barbarian-e = E
barbarian-f = F
barbarian-g = G
barbarian-h = H
barbarian-i = I

answer-barbarian = Barbarian { $barbarian }

ask-barbarian = The die is cast: which barbarian moves next?
ask-loss = A barbarian has come to your capital. From which focus card do you lose { $left ->
    [one] a trade token
   *[other] the next of { $left } trade tokens, in rising order of slots
}?
ask-led = Which barbarian do you move, by Seoul?
ask-led_to = Where does barbarian { $letter } go?

event-turned_dial = The event dial is turned: { $section ->
    [0] barbarians appear.
    [1] nothing happens.
    [3] mature cities bring trade tokens.
   *[other] the barbarians move.
}
event-rolled_direction = { $seat } rolls a { $number } for the barbarians.
event-drew_barbarian = Two barbarians cannot share a space: { $letter } is drawn.
event-barbarian_moved = Barbarian { $letter } moves from { $from } to { $hex }.
event-barbarian_came_back = Barbarian { $letter } turns round and returns to { $hex }.
event-barbarian_stayed = Barbarian { $letter } cannot move and stays at { $hex }.
event-barbarian_led = { $seat } moves barbarian { $letter } from { $from } to { $hex }.
event-barbarian_spawned = Barbarian { $letter } appears at { $hex }.

why-civ-event-barbarian-order = Each barbarian on the map moves once.
why-civ-event-barbarian-capital = You lose trade tokens that lie on your focus cards, two in all.
why-civ-card-seoul = Seoul moves a barbarian one space, onto land where nothing at all lies or stands.
