"""A finished game, seen again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from theogony import game

from ..cli.runs import said
from .people import Person, Place

pytestmark = pytest.mark.browser

READY = ".replay[aria-busy=false]"  # the moment of the address is shown


def test_a_replay_moves_and_keeps_its_address(mira: Person, finished: str) -> None:
    mira.open(finished, "replay")
    mira.page.get_by_role("button", name="One answer back").click()
    mira.page.get_by_role("button", name="One turn back").click()
    mira.page.wait_for_url("**at=*")
    mira.page.locator(READY).wait_for()
    link, words = mira.page.url, mira.question()
    mira.page.goto(link)
    mira.page.wait_for_selector(".table")
    assert mira.question() == words
    mira.page.get_by_role("slider").fill("0")
    mira.page.wait_for_url("**at=0&*")


# Counts how often something begins to travel over the page.
TRAVELS = """() => { window.travels = 0;
  new MutationObserver((changes) => { for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.className === 'travels') window.travels++; })
    .observe(document.body, { childList: true }); }"""


def test_pieces_travel_step_by_step_but_not_on_a_leap(mira: Person, finished: str) -> None:
    page = mira.page
    page.emulate_media(reduced_motion="no-preference")
    mira.go(f"/replay/{finished}?at=10&eyes=0")
    page.wait_for_selector(".hand .card")
    assert not page.locator(".card.off, .lit, .legal").count()  # nothing can be answered here
    page.evaluate(TRAVELS)
    for moment in (60, 12, 90):
        page.get_by_role("slider").fill(str(moment))
        page.locator(READY).wait_for()
        page.wait_for_function("() => new Promise((on) => requestAnimationFrame(() => on(true)))")
    assert page.evaluate("window.travels") == 0
    for _ in range(8):
        page.get_by_role("button", name="One answer on").click()
    page.wait_for_function("() => window.travels > 0")


def test_the_shortened_log_begins_with_a_whole_turn(mira: Person, finished: str) -> None:
    mira.open(finished, "replay")
    page = mira.page
    last = int(page.get_by_role("slider").get_attribute("max"))
    for moment in range(last - 40, last, 5):
        page.get_by_role("slider").fill(str(moment))
        page.locator(READY).wait_for()
        *_, oldest, link = page.locator(".log li:not(.round)").all_inner_texts()
        assert link == "The whole log"
        assert any(word in oldest for word in (" builds ", " offers ")), oldest


def test_no_hand_leaks_to_other_eyes(place: Place, finished: str) -> None:
    """A stranger sees one hand through a seat's eyes, none through a spectator's."""
    anna = place.person("Anna")
    heard: list[str] = []
    anna.page.on(
        "response", lambda reply: heard.append(reply.text()) if "/at/" in reply.url else None
    )
    anna.go(f"/replay/{finished}?at=20&eyes=0")
    anna.page.wait_for_selector(".hand .card")
    mine = {card.get_attribute("data-card") for card in anna.page.locator(".hand .card").all()}
    anna.go(f"/replay/{finished}?at=20&eyes=1")
    anna.page.wait_for_selector(".hand .card")
    yours = {card.get_attribute("data-card") for card in anna.page.locator(".hand .card").all()}
    assert mine and yours and mine != yours
    heard.clear()
    anna.go(f"/replay/{finished}?at=20&eyes=spectator")
    anna.page.wait_for_selector(".table.watching")
    assert anna.page.locator(".hand").count() == 0
    assert heard and '"hand":[' not in heard[-1].replace(" ", "")


def test_play_on_from_a_moment(mira: Person, finished: str) -> None:
    mira.go(f"/replay/{finished}?at=30")
    mira.page.wait_for_selector(".table")
    mira.page.get_by_role("button", name="Play on from here").click()
    mira.page.get_by_label("Level").select_option("novice")
    mira.page.locator("dialog").get_by_role("button", name="Play on from here").click()
    mira.page.wait_for_url("**/table/*")
    mira.wait_for_question()


def test_record_and_position_are_taken_away(mira: Person, finished: str, tmp_path: Path) -> None:
    """What is downloaded is read by the engine, and is the same game."""
    saved = []
    mira.open(finished, "replay")
    mira.page.get_by_role("slider").fill("30")
    mira.page.wait_for_url("**at=30&*")
    for link in ("Download the record", "Download this position"):
        with mira.page.expect_download() as coming:
            mira.page.get_by_role("link", name=link).click()
        saved.append(tmp_path / coming.value.suggested_filename)
        coming.value.save_as(saved[-1])
    record, position = saved
    info = mira.get(f"/api/tables/{finished}")
    assert json.loads(said("replay", str(record), "--json"))["scores"] == info["scores"]
    there = game("deus").from_position(yaml.safe_load(position.read_text(encoding="utf-8")))
    at = mira.get(f"/api/tables/{finished}/at/30?eyes=spectator")
    assert json.loads(json.dumps(there.view(None))) == at["views"][0]["view"]
