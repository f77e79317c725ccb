"""A page that is loaded again, doubled, cut off or asleep agrees with the server in the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .line import Proxy
from .people import BOT, HERE, ME, SHOWN, Person, Place, agree

pytestmark = pytest.mark.browser


def answers_sent(page: Any) -> list[str]:
    """The keys of all answers this page sends from now on, as often as it sends them."""
    keys: list[str] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["do"] == "answer":
            keys.append(message["key"])

    page.on("websocket", lambda line: line.on("framesent", hear))
    return keys


def test_reload_in_the_middle_of_a_question(mira: Person) -> None:
    """What was answered stays answered, what was only chosen is asked again."""
    table = mira.table(ME, BOT)
    mira.open(table)
    mira.page.locator(".card.lit:not(.off)").first.click()
    mira.page.locator("[data-go]").click()
    mira.page.locator(".trail button").first.wait_for()
    mira.page.locator(".choice").first.click()
    mira.page.locator("[data-go]").wait_for()
    asked, words = mira.question(), mira.page.locator(".trail").inner_text()
    number = mira.number(table)
    mira.page.reload()
    mira.wait_for_question()
    assert mira.question() == asked
    assert mira.page.locator(".trail").inner_text() == words
    assert mira.page.locator(".trail button").count() == 1
    assert mira.number(table) == number
    assert mira.targets()["is"] == "choose"


def test_several_tabs_agree(mira: Person) -> None:
    table = mira.table(ME, BOT)
    mira.open(table)
    other = mira.page.context.new_page()
    other.goto(f"{mira.address}/table/{table}")
    other.wait_for_selector(".table")
    before = other.evaluate(SHOWN)
    mira.play_by_mouse(12)
    assert mira.page.evaluate(SHOWN) != before
    agree(mira.page, other)
    log = mira.page.locator(".log ol").inner_text()
    other.wait_for_function("(log) => document.querySelector('.log ol').innerText === log", arg=log)


@pytest.mark.parametrize("arrives", [False, True], ids=["answer lost", "receipt lost"])
def test_a_lost_connection_comes_back(place: Place, proxy: Proxy, arrives: bool) -> None:
    """An answer given while the line is cut counts, once, whether it had arrived or not."""
    place.forgive("WebSocket connection")
    place.forgive("net::ERR")
    mira = place.person("Mira", address=proxy.address)
    table = mira.table(ME, BOT)
    keys = answers_sent(mira.page)
    mira.open(table)
    mira.page.locator(".card.lit:not(.off)").first.click()
    mira.page.locator("[data-go]").wait_for()
    number = mira.number(table)
    if arrives:
        proxy.deaf = True
        mira.page.locator("[data-go]").click()
        there = place.person("Anna")
        while there.number(table) == number:
            mira.page.wait_for_timeout(20)
    proxy.cut()
    lost = mira.page.get_by_text("Connection lost")
    lost.wait_for()
    if not arrives:
        mira.page.locator("[data-go]").click()
    mira.page.get_by_text("Sending").wait_for()
    proxy.mend()
    lost.wait_for(state="hidden")
    mira.page.locator(".trail button").first.wait_for()
    assert mira.page.locator(".trail button").count() == 1
    assert mira.number(table) == number + 1
    assert len(set(keys)) == 1 and len(keys) == 1 + arrives
    assert mira.targets()["is"] == "choose"


@pytest.mark.parametrize("dropped", [False, True], ids=["line kept", "line dropped"])
def test_a_tab_that_slept_catches_up(place: Place, proxy: Proxy, dropped: bool) -> None:
    place.forgive("WebSocket connection")
    place.forgive("net::ERR")
    mira, jonas = place.person("Mira"), place.person("Jonas", address=proxy.address)
    table = mira.table(ME, {"kind": "open"}, BOT)
    jonas.post(f"/api/tables/{table}/sit", {"seat": 1})
    mira.open(table)
    jonas.open(table)
    before = jonas.page.evaluate(SHOWN)
    tab = jonas.page.context.new_cdp_session(jonas.page)
    tab.send("Page.setWebLifecycleState", {"state": "frozen"})
    if dropped:
        proxy.cut()
    while mira.get(f"/api/tables/{table}")["asked"] != 1:
        mira.click(mira.targets(patience=200))
    proxy.mend()
    tab.send("Page.setWebLifecycleState", {"state": "active"})
    agree(mira.page, jonas.page)
    assert jonas.page.evaluate(SHOWN) != before
    number = mira.number(table)
    jonas.play_by_mouse(4)
    assert mira.number(table) > number


def test_a_line_that_went_silent_is_given_up(place: Place, proxy: Proxy) -> None:
    """A laptop that slept: nothing says that the line is dead, only that nothing comes."""
    place.forgive("WebSocket connection")
    place.forgive("net::ERR")
    mira = place.person("Mira", address=proxy.address)
    mira.page.clock.install()
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    proxy.deaf = True
    mira.page.clock.fast_forward(3_600_000)
    mira.page.clock.fast_forward(10_000)
    mira.page.get_by_text("Connection lost").wait_for()
    proxy.cut()
    proxy.mend()
    mira.page.clock.fast_forward(10_000)
    mira.page.get_by_text("Connection lost").wait_for(state="hidden")
    assert mira.targets()["is"] == "choose"


def test_a_long_log_comes_whole_also_when_the_line_breaks_between_its_pages(
    place: Place, mira: Person
) -> None:
    """Whoever opens the table late reads what those read who were there all the time."""
    table = mira.table(ME, HERE, HERE, HERE)
    mira.open(table)
    late = place.person("Anna").page
    assert not mira.answer(table, more=260)
    heard: list[str] = []

    def break_once(line: Any) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            heard.append(json.loads(text)["is"])
            if heard[-1] == "log" and heard.count("log") == 1:
                line.close()  # with the first older page still on its way
            else:
                line.send(text)

        server.on_message(pass_on)

    late.route_web_socket("**/live*", break_once)
    late.goto(f"{place.address}/table/{table}")
    late.get_by_role("button", name="The whole log").click()
    mira.page.locator("[data-take]").click()
    mira.page.get_by_role("button", name="The whole log").click()
    told = mira.page.locator(".log ol").inner_text()
    assert told.count("\n") > 60 and "Round 1\n" in told
    places = "document.querySelector('.log ol').innerText.match(/Round \\d+/g)"
    rounds = mira.page.evaluate(places)
    assert len(rounds) == len({*rounds})
    late.wait_for_function(f"(rounds) => `${{{places}}}` === `${{rounds}}`", arg=rounds)
    assert late.locator(".log li").count() == mira.page.locator(".log li").count()
    assert heard.count("table") == 2 and heard.count("log") == 2


def test_a_log_that_grows_does_not_move_what_is_read(place: Place, mira: Person) -> None:
    """Older pages come below what is there: the newest turn stands at the top."""
    table = mira.table(ME, HERE, HERE, HERE)
    assert not mira.answer(table, more=260)
    late = place.person("Anna").page
    held: list[Any] = []

    def hold(line: Any) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda text: (
                held.append((line, text)) if json.loads(text)["is"] == "log" else line.send(text)
            )
        )

    late.route_web_socket("**/live*", hold)
    late.goto(f"{place.address}/table/{table}")
    late.get_by_role("button", name="The whole log").click()
    while not held:
        late.wait_for_timeout(20)
    log = late.locator(".log ol")
    before = log.inner_text()
    assert "Round 1\n" not in before
    log.evaluate("(log) => (log.scrollTop = 300)")
    seen = late.locator(".log li").nth(12)
    box = seen.bounding_box()
    for line, text in held:
        line.send(text)
    late.wait_for_function(
        "() => document.querySelector('.log ol').innerText.includes('Round 1\\n')"
    )
    assert log.inner_text().startswith(before)
    assert seen.bounding_box() == box
