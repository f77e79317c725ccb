### What all games share.

# The name of a seat nobody has given a name.
player = Player { $number }

answer-yes = Yes
answer-no = No
# Declines what is asked, or ends a choice made one by one.
answer-pass = Nothing more

event-answered_itself = { $seat } has only one choice: “{ $answer }”.

# Groups of switches.
group-variants = Variants
group-rulings = Rulings
