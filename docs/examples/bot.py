"""A bot without any library: it builds when it can, and otherwise answers by chance.

theogony play deus --players "me,bot:python3 docs/examples/bot.py"
"""

import json
import random
import sys

seat = 0
chance = random.Random()


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1)
    elif message["type"] == "game":
        seat = message["seat"]
        chance.seed(seat)  # the same game is played again in the same way
    elif message["type"] == "ask":
        options = message["view"]["question"]["options"]
        builds = [option for option in options if option["name"].startswith("build ")]
        chosen = chance.choice(builds or options)
        say(type="answer", id=message["id"], answer=chosen["answer"])
    elif message["type"] == "bye":
        break
