"""A finished game, seen again."""

from __future__ import annotations

import pytest

from .people import Person, Place

pytestmark = pytest.mark.browser

def test_a_replay_moves_and_keeps_its_address(mira: Person, finished: str) -> None:
    mira.open(finished, "replay")
    mira.page.get_by_role("button", name="One answer back").click()
    mira.page.get_by_role("button", name="One turn back").click()
    mira.page.wait_for_url("**at=*")
    link, words = mira.page.url, mira.question()
    mira.page.goto(link)
    mira.page.wait_for_selector(".table")
    assert mira.question() == words
    mira.page.get_by_role("slider").fill("0")
    mira.page.wait_for_url("**at=0&*")


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
