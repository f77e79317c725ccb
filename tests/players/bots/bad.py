"""A bot that answers well until it is asked for so many times, and then does what it is told:

python3 bad.py FAULT [QUESTION [FILE]]

A stubborn bot writes its processes into the file, any other one what it is told.
"""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

FAULT = sys.argv[1]
WHEN = int(sys.argv[2]) if len(sys.argv) > 2 else 1


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def misbehave(message: dict[str, Any]) -> None:
    options = message["view"]["question"]["options"]
    right = {"type": "answer", "id": message["id"], "answer": options[0]["answer"]}
    if FAULT == "crash":
        raise KeyError("a bug of the bot")
    elif FAULT == "status":
        sys.exit(7)
    elif FAULT == "signal":
        os.kill(os.getpid(), signal.SIGTERM)
    elif FAULT == "stall":
        time.sleep(1000)
    elif FAULT == "busy":
        while True:
            pass
    elif FAULT == "stubborn":  # ignores what it can, with a child that does so as well
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        with open(sys.argv[3], "a") as file:
            file.write(f"{os.getpid()} {child.pid}\n")
        time.sleep(1000)
    elif FAULT == "garbage":
        print("I think I shall build a forum", flush=True)
    elif FAULT == "bytes":
        os.write(1, b"\xff\xfe\x00\n")
    elif FAULT == "list":
        print([1, 2], flush=True)
    elif FAULT == "deep":
        print("[" * 60_000, flush=True)
    elif FAULT == "digits":
        print('{"type": "answer", "id": ' + "9" * 10_000 + "}", flush=True)
    elif FAULT == "huge":
        print("x" * 1_000_000, flush=True)
    elif FAULT == "endless":
        while True:
            os.write(1, b"x" * 65536)
    elif FAULT == "flood":
        while True:
            os.write(1, b'{"type": "chatter"}\n' * 1000)
    elif FAULT == "stderr":
        while True:
            os.write(2, b"x" * 65536)
    elif FAULT == "close":
        os.close(1)
        time.sleep(1000)
    elif FAULT == "half":
        os.write(1, json.dumps(right).encode())  # without the end of the line
        sys.exit(0)
    elif FAULT == "seat":
        say(**right | {"seat": 1 - message["view"]["seat"]})
    elif FAULT == "late":
        say(**right | {"id": message["id"] - 1})
    elif FAULT == "twice":
        say(**right)
        say(**right)
    elif FAULT == "illegal":
        say(**right | {"answer": 100_000})
    elif FAULT == "true":
        say(**right | {"answer": True})
    elif FAULT == "nothing":
        say(type="answer", id=message["id"])
    elif FAULT == "unknown":
        say(type="resign")
    else:
        sys.exit(f"no fault is called {FAULT}")


for line in sys.stdin:
    if len(sys.argv) > 3 and FAULT != "stubborn":
        with open(sys.argv[3], "a") as file:
            file.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        protocol = {"protocol": 2 if FAULT == "protocol" else 1}
        if FAULT == "silent":
            time.sleep(1000)
        other: dict[str, Any] = {"rules": 999, "game": "chess", "texts": "la"}
        say(type="hello", **protocol, **{k: v for k, v in other.items() if k == FAULT})
    elif message["type"] == "ask":
        if message["id"] >= WHEN:
            misbehave(message)
        else:
            options = message["view"]["question"]["options"]
            say(type="answer", id=message["id"], answer=options[0]["answer"])
    elif message["type"] == "bye":
        break
