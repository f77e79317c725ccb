"""People at their browsers: they see the page and use mouse or keyboard, nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

TURN = 60_000  # milliseconds until a test gives up waiting for a page; machines may be busy

ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Jonas"}
BOT = {"kind": "bot", "level": "novice"}

# Waits until somebody at this page can do something, and says where: the middles of all that is
# lit, or the main button.
TARGETS = """async (patience) => {
  const box = (e) => e.getBoundingClientRect();
  const middle = (e) => [box(e).x + box(e).width / 2, box(e).y + box(e).height / 2];
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => box(e).width > 0);
  const places = ['.choice', '.hex.legal', '.card.lit:not(.off)', '.strip.lit', '.base.lit'];
  const look = () => {
    if (all('.scores').length) return { is: 'over', at: [] };
    const curtain = all('[data-take]');
    if (curtain.length) return { is: 'curtain', at: curtain.map(middle) };
    const go = all('[data-go]:not(:disabled)');
    if (go.length) return { is: 'go', at: go.map(middle) };
    const lit = [...places, '.opp .whole'].flatMap(all);
    const found = lit.length ? lit : all('.card.lit');
    return { is: found.length ? 'choose' : 'wait', at: found.map(middle) };
  };
  for (const end = Date.now() + patience; ; await new Promise((on) => setTimeout(on, 10))) {
    const found = look();
    if (found.is !== 'wait' || Date.now() >= end) return found;
  }
}"""

# Answers over a socket of its own until the game is over or so many answers were given: those
# named first, then builds before all else, the same ones each time.
ANSWER = """([table, names, most]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0`);
  let given = 0, chance = 7, asked = -1;
  const next = (n) => (chance = (chance * 48271) % 2147483647) % n;
  const end = (how) => { socket.onclose = null; socket.close(); done(how); };
  socket.onclose = () => done('lost');
  socket.onmessage = ({ data }) => {
    const { is, number, views, reason } = JSON.parse(data);
    if (is === 'refused') return end(reason);
    if ((is !== 'table' && is !== 'update') || number === asked) return;
    if (views[0]?.view.over) return end('over');
    const { seat, view } = views.find((one) => one.view.question.seat === one.seat) ?? {};
    if (!view) return;
    if (given >= most) return end('');
    const { options } = view.question;
    const name = names[given++];
    const build = options.filter((option) => option.name.startsWith('build'));
    const some = build.length ? build : options;
    const wanted = name ? options.find((option) => option.name === name) : some[next(some.length)];
    if (!wanted) return end(`no option is ${name}`);
    asked = number;
    const key = `answer-${given}-${Date.now()}`;
    const { answer } = wanted;
    socket.send(JSON.stringify({ do: 'answer', key, at: number, seat, answer, confirmed: true }));
  };
})"""

# The pieces on the map, everybody's points, the round.
SHOWN = """() => JSON.stringify([
  [...document.querySelectorAll('.stone:not(.ghost)')].map((stone) => [
    stone.closest('.hex').dataset.hex, stone.classList[0], stone.firstChild.href.baseVal]).sort(),
  [...document.querySelectorAll('.opp .vp, .me .vp')].map((e) => e.textContent.trim()).sort(),
  document.querySelector('.crumb').textContent,
])"""


def agree(*pages: Any) -> None:
    """Wait until all pages show the same table."""
    for _ in range(TURN // 50):
        if len({page.evaluate(SHOWN) for page in pages}) == 1:
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.evaluate(SHOWN) for page in pages])


class Place:
    """One server, several browsers."""

    def __init__(self, chromium: Any, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[Any] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []

    def person(
        self,
        name: str,
        language: str = "en",
        address: str = "",
        cookie: str = "",
        **window: Any,
    ) -> Person:
        """Somebody at a browser: new here, or with the cookie of who was here before."""
        window.setdefault("viewport", {"width": 1440, "height": 900})
        context = self.chromium.new_context(locale=language, reduced_motion="reduce", **window)
        self.contexts.append(context)
        at = address or self.address
        if cookie:
            context.add_cookies([{"name": "theogony", "value": cookie, "url": at}])
        page = context.new_page()
        page.set_default_timeout(TURN)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        return Person(page, at, name)

    def forgive(self, words: str) -> None:
        """What the console may say in this test."""
        self.forgiven.append(words)

    def hear(self, message: Any) -> None:
        if message.type == "error" and not any(words in message.text for words in self.forgiven):
            self.complaints.append(message.text)

    def leave(self) -> list[str]:
        for context in self.contexts:
            context.close()
        return self.complaints


class Person:
    def __init__(self, page: Any, address: str, name: str) -> None:
        self.page = page
        self.address = address
        self.chance = random.Random(name)
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: object) -> Any:
        """What the forms of the page send."""
        headers = {"origin": self.address, "x-theogony": "1", "content-type": "application/json"}
        url = f"{self.address}{path}"
        reply = self.page.context.request.post(url, data=json.dumps(body), headers=headers)
        assert reply.ok, reply.text()
        return reply.json()

    def get(self, path: str) -> Any:
        return self.page.context.request.get(f"{self.address}{path}").json()

    def number(self, table: str) -> int:
        """Of the newest entry the server keeps."""
        return int(self.get(f"/api/tables/{table}")["number"])

    def table(self, *seats: dict[str, Any], **more: Any) -> str:
        usual = {"game": "deus", "pace": "instant", "seed": "7", "private": False}
        body = usual | {"seats": list(seats)} | more
        return str(self.post("/api/tables", body)["table"])

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def open(self, table: str, page: str = "table") -> None:
        self.go(f"/{page}/{table}")
        self.page.wait_for_selector(".table")

    def set(self, **settings: Any) -> None:
        """What the page of settings keeps, until it is changed there."""
        kept = json.dumps(json.dumps(settings))
        self.page.add_init_script(f"localStorage['theogony-settings'] ??= {kept}")

    def answer(self, table: str, *names: str, more: int = 0) -> str:
        """Answer behind the page's back; says `over`, or nothing, or what was wrong."""
        if not self.page.url.startswith(self.address):
            self.go("/about")
        most = len(names) + more
        return str(self.page.evaluate(ANSWER, [table, list(names), most]))

    def targets(self, patience: int = TURN) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(TARGETS, patience)
        return found

    def play_by_mouse(self, clicks: int) -> str:
        """So many clicks on what is lit, at random; says what can be done next."""
        found = self.targets()
        for _ in range(clicks):
            assert found["is"] != "wait", self.page.locator(".ask").inner_text()
            if found["is"] == "over":
                break
            self.click(found)
            found = self.targets()
        return str(found["is"])

    def click(self, found: dict[str, Any]) -> None:
        """On one of the targets, if there are any."""
        if found["at"]:
            self.page.mouse.click(*self.chance.choice(found["at"]))

    def play_by_keyboard(self, answers: int) -> str:
        """So many answers with keys alone; says what can be done next."""
        found = self.targets()
        for _ in range(answers):
            assert found["is"] != "wait", self.page.locator(".ask").inner_text()
            if found["is"] == "over":
                break
            if found["is"] == "choose":
                self.choose_from_the_list()
            self.page.keyboard.press("Enter")
            found = self.targets()
        return str(found["is"])

    def choose_from_the_list(self) -> None:
        """By keys: the list, a build if there is one, now and then some steps further down."""
        self.page.keyboard.press("l")
        listed = self.page.locator(".optlist button").all_inner_texts()
        builds = [text for text in listed if text.startswith("Build")]
        if builds and not listed[0].startswith("Build"):
            self.page.keyboard.type("build")
        if self.chance.random() < 0.3:
            for _ in range(self.chance.randint(1, min(3, len(builds or listed)))):
                self.page.keyboard.press("Tab")

    def question(self) -> str:
        return str(self.page.locator(".ask .q strong").inner_text())

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".ask:not(.quiet)")
