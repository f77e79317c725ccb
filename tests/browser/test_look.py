"""What every reader needs: whole texts in both languages, room on a phone, keys for all."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from theogony.deus.cards import IDS

from .people import BOT, HERE, ME, Person, Place

pytestmark = pytest.mark.browser

EGYPT = {
    f"{colour}_set": "egypt" for colour in ("blue", "green", "yellow", "brown", "red", "purple")
}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
ENGLISH = Path(__file__).parents[2] / "web" / "src" / "texts" / "en.ftl"
SHORT = re.findall(r"^short-(\S+) =", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE)
REASONS = [key.replace("-", ".") for key in SHORT]  # rules with a short form for cards
PAGES = ["", "new", "settings", "rules/deus", "about"]

# Whatever is wider than the window, and what the question needs but lies outside of it.
OUTSIDE = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page'] : [];
  const needed = [...document.querySelectorAll('.ask .q strong, .ask .btn, .me .good, .hand')];
  const out = needed.filter((e) => { const b = e.getBoundingClientRect();
    const beside = b.right > innerWidth + 1 && !e.closest('.hand');
    return b.width > 0 && (b.bottom > innerHeight + 1 || b.top < 0 || beside); });
  return [...wide, ...out.map((e) => `${e.className}: ${e.textContent.trim().slice(0, 40)}`)];
}"""

# Texts cut by their box. Names on the strips of a row may be: the whole card is a hover away.
CUT = """() => [...document.querySelectorAll('.table *')].filter((e) => {
    if (e.closest('svg, .strip, .log, .card, .trail, .sr') || e.children.length) return false;
    const hides = getComputedStyle(e).overflow.includes('hidden');
    return hides && e.clientWidth && e.scrollWidth > e.clientWidth + 1;
  }).map((e) => `${e.className}: ${e.textContent}`)"""


# Parts of the table that cover one another, though each has its place.
COVERED = """() => {
  const parts = ['.map', '.side', '.opps', '.ask', '.me', '.own'];
  const found = parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect()]);
  const shown = found.filter(([, box]) => box?.width && box.height);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return shown.flatMap(([a, one], i) => shown.slice(i + 1)
    .filter(([, other]) => over(one, other)).map(([b]) => `${a} and ${b}`));
}"""


# Cards whose effect in icons is wider than its box.
SPILLED = """() => [...document.querySelectorAll('.card .fx')].filter((fx) => {
    const { right } = fx.getBoundingClientRect();
    return [...fx.children].some((part) => part.getBoundingClientRect().right > right + 1);
  }).map((fx) => fx.closest('.card').dataset.card)"""


# Cards with more than so many lines of words, or with a part that covers another or lies outside.
CROWDED = """(most) => [...document.querySelectorAll('.card')].filter((card) => {
    const box = (e) => e.getBoundingClientRect();
    const [all, body, ...parts] = [card, ...card.querySelectorAll('.body, .title, .words, .foot')];
    const shown = parts.filter((part) => box(part).height);
    const lines = document.createRange();
    lines.selectNodeContents(card.querySelector('.words'));
    const tops = new Set([...lines.getClientRects()].map((line) => line.top));
    const covers = shown.some((part, i) => i && box(part).top < box(shown[i - 1]).bottom - .5);
    const whole = [...shown, ...card.querySelectorAll('.foot span')];
    const cut = whole.some((part) => part.scrollWidth > part.clientWidth
      || part.scrollHeight > part.clientHeight + 1);
    return tops.size > most || covers || cut || box(body).bottom > box(all).bottom + .5;
  }).map((card) => card.innerText)"""


def deal(person: Person, hand: list[str], reasons: list[str]) -> None:
    """From now on tell the person's page of this hand, and why none of it can be built.

    Without reasons nothing is asked.
    """
    rules = cycle(reasons)

    def changed(text: str) -> str:
        message = json.loads(text)
        for told in message.get("views", []):
            question = told["view"]["question"]
            others = [one for one in question["options"] if not one["name"].startswith("build")]
            question["options"] = others if reasons else []
            told["view"]["seats"][told["seat"]]["hand"] = hand
        return json.dumps(message)

    def join(page: Any) -> None:
        server = page.connect_to_server()

        def ask(text: str) -> None:
            asked = json.loads(text)
            if asked["do"] == "why":
                page.send(json.dumps({"is": "why", "id": asked["id"], "rule": next(rules)}))
            else:
                server.send(text)

        page.on_message(ask)
        server.on_message(lambda text: page.send(changed(text)))

    person.page.route_web_socket(re.compile("/live"), join)


def long_game(person: Person, **more: Any) -> str:
    """A table some way into the game."""
    person.set(confirmTurn=False)
    table = person.table(ME, BOT, BOT, **more)
    assert not person.answer(table, more=30)
    person.open(table)
    person.wait_for_question()
    return table


@pytest.mark.parametrize("switches", [{}, EGYPT], ids=["base", "egypt"])
def test_german_without_missing_texts(place: Place, switches: dict[str, Any]) -> None:
    """The page complains aloud about a text it lacks, and that fails the test."""
    mira = place.person("Mira", "de-DE")
    long_game(mira, switches=switches)
    mira.play_by_mouse(10)
    words = mira.page.locator("body").inner_text()
    assert "Protokoll" in words and "Vorrat" in words
    for english in ("Log\n", "Supply", "draw pile", "Undo", "gains"):
        assert english not in words
    for page in PAGES:
        mira.go(f"/{page}")
        mira.page.wait_for_selector("main")
    assert mira.page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_what_the_question_needs_is_in_sight(
    place: Place, language: str, size: tuple[int, int]
) -> None:
    phone = PHONE if size[0] < 400 else {"viewport": {"width": size[0], "height": size[1]}}
    mira = place.person("Mira", language, **phone)
    long_game(mira)
    for _ in range(12):
        assert not mira.page.evaluate(OUTSIDE)
        assert not mira.page.evaluate(CUT)
        assert not mira.page.evaluate(COVERED)
        assert not mira.page.evaluate(SPILLED)
        mira.play_by_mouse(1)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(
    ("size", "lines"), [((1440, 900), 3), ((1280, 900), 4), ((1280, 720), 0), ((390, 844), 3)]
)
@pytest.mark.parametrize("reasons", [[], REASONS], ids=["offered", "barred"])
def test_the_words_of_every_card_have_room(
    place: Place, language: str, size: tuple[int, int], lines: int, reasons: list[str]
) -> None:
    """The whole catalogue as one hand; in low windows the words are in the tooltip alone."""
    phone = PHONE if size[0] < 400 else {"viewport": {"width": size[0], "height": size[1]}}
    mira = place.person("Mira", language, **phone)
    deal(mira, IDS, reasons)
    mira.open(mira.table(ME, BOT))
    cards = mira.page.locator(".card.off .foot span:not(:empty)" if reasons else ".card:not(.off)")
    cards.nth(len(IDS) - 1).wait_for()
    assert not mira.page.evaluate(CROWDED, lines)
    assert not mira.page.evaluate(SPILLED)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_many_answers_and_a_reason_cover_nothing(place: Place, size: tuple[int, int]) -> None:
    """Answers that need lines of their own take room from the map; a reason stands above them."""
    phone = PHONE if size[0] < 400 else {"viewport": {"width": size[0], "height": size[1]}}
    mira = place.person("Mira", "de-DE", **phone)
    page = mira.page
    gift = ["siege_tower", "workshop", "temple_cities", "temple_regions_forest"]
    table = mira.table(ME, BOT)
    assert not mira.answer(table, *(f"offer {card}" for card in gift), "pass")
    mira.open(table)
    for kind in ("military", "production", "science", "science"):
        page.locator(f"[data-answer='piece {kind}']").click()
    page.locator("[data-go]").wait_for()
    assert not page.evaluate(OUTSIDE) + page.evaluate(CUT) + page.evaluate(COVERED)
    page.locator("[data-answer='piece civil']").click()
    note, ask = page.locator(".note").bounding_box(), page.locator(".ask").bounding_box()
    assert "Mehr geht hier nicht" in page.locator(".note").inner_text()
    assert note["y"] + note["height"] <= ask["y"] and note["y"] >= 0


def test_a_phone_shows_every_part(place: Place) -> None:
    mira = place.person("Mira", **PHONE)
    long_game(mira)
    for tab, part in (("Rows", ".rows"), ("Players", ".minis"), ("Log", ".log"), ("Hand", ".hand")):
        mira.page.locator(".tabs").get_by_role("button", name=tab).tap()
        mira.page.locator(part).first.wait_for()
        assert not mira.page.evaluate(OUTSIDE)
    buttons = mira.page.locator(".acts .btn, .tabs button").all()
    assert all(button.bounding_box()["height"] >= 44 for button in buttons)


def test_on_a_phone_the_way_to_the_result_covers_no_player(place: Place, finished: str) -> None:
    anna = place.person("Anna", **PHONE)
    anna.open(finished)
    anna.page.get_by_role("button", name="Close").tap()
    anna.page.locator(".tabs").get_by_role("button", name="Players").tap()
    way = anna.page.get_by_role("button", name="See the result").bounding_box()
    players = anna.page.locator(".opps").bounding_box()
    assert players["y"] + players["height"] <= way["y"]


def test_the_whole_result_of_four_is_in_sight(place: Place) -> None:
    """Points by source, the chart with round numbers beside it, and what to do next."""
    mira = place.person("Mira", "de-DE")
    table = mira.table(ME, HERE, HERE, HERE)
    assert mira.answer(table, more=2000) == "over"
    for width, height in ((1440, 900), (1280, 720)):
        mira.page.set_viewport_size({"width": width, "height": height})
        mira.open(table)
        numbers = mira.page.locator(".chart text[text-anchor=end]")
        numbers.first.wait_for()
        found = [int(words) for words in numbers.all_text_contents()]
        assert len(found) > 2 and all(number % 5 == 0 for number in found)
        fits = "(box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth"
        assert mira.page.locator(".dialog-in").evaluate(fits)


# Notes, whenever something happened in a place of the map, whether that place is in sight.
WATCH = """() => {
  window.seen = [];
  const look = async () => {
    for (let i = 0; i < 20; i++) await null;  // all that follows from the move is drawn
    const map = document.querySelector('.map').getBoundingClientRect();
    for (const last of document.querySelectorAll('.hex:has(.last) .hit')) {
      const box = last.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      window.seen.push(x > map.x && x < map.right && y > map.y && y < map.bottom);
    }
  };
  const what = { childList: true, subtree: true };
  new MutationObserver(look).observe(document.querySelector('.board'), what);
}"""


def test_a_phone_shows_where_others_move(place: Place) -> None:
    """The map follows, also where somebody has moved it."""
    mira = place.person("Mira", **PHONE)
    mira.set(confirmTurn=False)
    page, table = mira.page, mira.table(ME, BOT, BOT, seed="11")
    mira.open(table)
    page.evaluate(WATCH)
    for click in range(24):
        if click == 12:  # from now on the map is the person's
            page.mouse.move(200, 200)
            page.mouse.down()
            page.mouse.move(20, 160, steps=4)
            page.mouse.up()
        mira.play_by_mouse(1)
    seen = page.evaluate("window.seen")
    assert len(seen) > 2 and all(seen), seen


def serious(page: Any) -> list[str]:
    page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(place: Place, scheme: str) -> None:
    mira = place.person("Mira", color_scheme=scheme)
    long_game(mira)
    assert not serious(mira.page)
    mira.page.keyboard.press("l")
    assert not serious(mira.page)
    for page in PAGES:
        mira.go(f"/{page}")
        mira.page.wait_for_selector("main")
        assert not serious(mira.page), page


def test_the_map_is_walked_by_arrow_keys(mira: Person) -> None:
    long_game(mira)
    mira.page.keyboard.press("m")
    first = mira.page.evaluate("document.activeElement.dataset.hex")
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        mira.page.keyboard.press(key)
        seen.add(mira.page.evaluate("document.activeElement.dataset.hex"))
    assert None not in seen and len(seen) > 2


@pytest.mark.parametrize(
    ("size", "high"), [((1440, 900), 52), ((1280, 720), 44), ((390, 844), 48)], ids=str
)
def test_the_head_is_as_high_on_every_page(
    place: Place, finished: str, size: tuple[int, int], high: int
) -> None:
    """Also after a table was seen, whose styles stay."""
    mira = place.person("Mira", viewport={"width": size[0], "height": size[1]})
    table, lobby = mira.table(ME, BOT), mira.table(ME, {"kind": "open"})
    pages = [*PAGES, f"table/{lobby}", f"table/{table}", f"replay/{finished}", ""]
    found = {}
    for page in pages:
        mira.go(f"/{page}")
        found[page] = mira.page.locator(".head").evaluate("(head) => head.offsetHeight")
    mira.open(table)
    mira.page.locator(".brand").click()
    mira.page.locator(".hero").wait_for()
    found["from the table"] = mira.page.locator(".head").evaluate("(head) => head.offsetHeight")
    assert found == dict.fromkeys(found, high)
