"""People at their browsers: they see the page and use mouse or keyboard, nothing else."""

from __future__ import annotations

import random
from typing import Any

TURN = 60_000  # milliseconds until a test gives up waiting for a page; machines may be busy

# Where a mouse could answer now: the middle of everything that is lit, or the main button.
TARGETS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const middle = (e) => [box(e).x + box(e).width / 2, box(e).y + box(e).height / 2];
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => box(e).width > 0);
  if (all('.scores').length) return { is: 'over', at: [] };
  const curtain = all('[data-take]');
  if (curtain.length) return { is: 'curtain', at: curtain.map(middle) };
  const go = all('[data-go]:not(:disabled)');
  if (go.length) return { is: 'go', at: go.map(middle) };
  const places = ['.choice', '.hex.legal', '.card.lit:not(.off)', '.strip.lit', '.base.lit'];
  const lit = [...places, '.opp .whole'].flatMap(all);
  if (lit.length) return { is: 'choose', at: lit.map(middle) };
  const rest = all('.card.lit');
  return rest.length ? { is: 'choose', at: rest.map(middle) } : { is: 'wait', at: [] };
}"""


class Place:
    """One server, several browsers."""

    def __init__(self, chromium: Any, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[Any] = []
        self.complaints: list[str] = []

    def person(self, name: str, language: str = "en", **window: Any) -> Person:
        window.setdefault("viewport", {"width": 1440, "height": 900})
        context = self.chromium.new_context(locale=language, reduced_motion="reduce", **window)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(TURN)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        return Person(page, self.address, name)

    def hear(self, message: Any) -> None:
        if message.type == "error" and "404" not in message.text:
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
        page.goto(address)
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: object) -> Any:
        """What the forms of the page send."""
        script = """async ([path, body]) => {
          const headers = { 'content-type': 'application/json', 'x-theogony': '1' };
          const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
          return await reply.json();
        }"""
        return self.page.evaluate(script, [path, body])

    def table(self, *seats: dict[str, Any], **more: Any) -> str:
        body = {"game": "deus", "seats": list(seats), "pace": "instant", "seed": "7", **more}
        made = self.post("/api/tables", body)
        assert "table" in made, made
        return str(made["table"])

    def open(self, table: str, page: str = "table") -> None:
        self.page.goto(f"{self.address}/{page}/{table}")
        self.page.wait_for_selector(".table")

    def set(self, **settings: Any) -> None:
        """As the page of settings keeps them."""
        script = """(more) => { const key = 'theogony-settings';
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...kept, ...more })); }"""
        self.page.evaluate(script, settings)

    def targets(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(TARGETS)
        return found

    def play_by_mouse(self, clicks: int) -> str:
        """So many clicks on what is lit, at random; says how it went on."""
        found = self.targets()
        for _ in range(clicks):
            while found["is"] == "wait":
                self.page.wait_for_timeout(30)
                found = self.targets()
            if found["is"] == "over":
                break
            x, y = self.chance.choice(found["at"])
            self.page.mouse.click(x, y)
            self.page.wait_for_timeout(15)
            found = self.targets()
        return str(found["is"])

    def play_by_keyboard(self, answers: int) -> str:
        """So many answers with keys alone: the list, a few steps down, Enter, Enter."""
        found = self.targets()
        for _ in range(answers):
            while found["is"] == "wait":
                self.page.wait_for_timeout(30)
                found = self.targets()
            if found["is"] == "over":
                break
            if found["is"] in ("curtain", "go"):
                self.page.keyboard.press("Enter")
            else:
                self.page.keyboard.press("l")
                for _ in range(self.chance.randrange(1, 5)):
                    self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(15)
            found = self.targets()
        return str(found["is"])

    def question(self) -> str:
        return str(self.page.locator(".ask .q strong").inner_text())

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".ask:not(.quiet)")
