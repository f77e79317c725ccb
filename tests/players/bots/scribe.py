"""A bot that writes down every line it is told and takes the first option, by its name:

python3 scribe.py FILE [LANGUAGE]
"""

import json
import sys

with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            texts = {"texts": sys.argv[2]} if len(sys.argv) > 2 else {}
            reply = {"type": "hello", "protocol": 1, "game": message["game"]} | texts
            print(json.dumps(reply | {"rules": message["rules"]}), flush=True)
        elif message["type"] == "ask":
            question = message["view"]["question"]
            name = question["options"][0]["name"]
            answer = {"type": "answer", "id": message["id"], "answer": name}
            print(json.dumps(answer | {"seat": question["seat"]}), flush=True)
        elif message["type"] == "bye":
            break
