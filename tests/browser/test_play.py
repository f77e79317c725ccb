"""Whole games and what can happen in them, in a real browser."""

from __future__ import annotations

import re

import pytest

from .people import BOT, HERE, ME, Person, Place

pytestmark = pytest.mark.browser


def test_a_full_game_against_bots_by_mouse(mira: Person) -> None:
    mira.open(mira.table(ME, BOT, title="By mouse"))
    assert mira.play_by_mouse(3000) == "over"
    assert mira.page.locator(".scores tbody tr").count() == 2
    mira.page.wait_for_selector(".chart .curve >> nth=1")


def test_a_full_hot_seat_game_by_keyboard(mira: Person) -> None:
    mira.open(mira.table(ME, HERE))
    assert mira.play_by_keyboard(3000) == "over"


def test_play_now_is_one_click(mira: Person) -> None:
    mira.go("/")
    mira.page.get_by_role("button", name="Play now").click()
    mira.page.wait_for_selector(".table")
    assert mira.page.locator(".opp").count() == 2


def test_two_play_and_a_third_watches(place: Place) -> None:
    mira, jonas, anna = place.person("Mira"), place.person("Jonas"), place.person("Anna")
    table = mira.table(ME, {"kind": "invite"})
    mira.go(f"/table/{table}")
    link = mira.page.get_by_label("Link for one person").input_value()
    jonas.page.goto(link)
    jonas.page.get_by_role("button", name="Sit down").click()
    jonas.page.wait_for_selector(".table")
    anna.open(table)
    mira.page.wait_for_selector(".table")
    for _ in range(40):
        for person in (mira, jonas):
            person.click(person.targets(patience=0))
    assert anna.page.locator(".hand").count() == 0
    anna.page.locator(".log li").nth(2).wait_for()
    boards = [p.page.locator(".stone:not(.ghost)").count() for p in (mira, jonas, anna)]
    assert boards[0] == boards[1] == boards[2]


def test_undo_within_the_turn_and_not_across_a_barrier(mira: Person) -> None:
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    card = mira.page.locator(".card.lit").first
    card.click()
    offer = mira.page.locator('.choice[data-answer^="offer"]')
    if offer.count():
        offer.click()
    mira.page.locator("[data-go]").click()
    mira.page.wait_for_selector('[title="U"]:not(:disabled)')
    mira.page.keyboard.press("u")
    mira.page.wait_for_selector('[title="U"]:disabled')
    mira.page.wait_for_selector('[title="R"]')
    mira.page.keyboard.press("u")
    assert "Nothing can be taken back" in mira.page.locator(".note").inner_text()


def test_what_is_impossible_says_why_and_which_rule(mira: Person) -> None:
    mira.set(confirmTurn=False)
    mira.open(mira.table(ME, BOT))
    for _ in range(80):
        if mira.page.locator(".hex.legal").count():
            break
        mira.play_by_mouse(1)
    mira.page.locator(".hex:not(.legal)").first.press("Enter")
    note = mira.page.locator(".note")
    note.wait_for()
    rule = note.locator(".link").inner_text()
    assert re.fullmatch(r"[a-z0-9_.]+", rule)
    note.locator(".link").click()
    assert mira.page.locator(f'[data-rule="{rule}"]').is_visible()


def test_the_list_is_filtered_by_typing(mira: Person) -> None:
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    mira.page.keyboard.press("l")
    every = mira.page.locator(".optlist button").count()
    mira.page.keyboard.type("offer")
    some = mira.page.locator(".optlist button")
    assert 0 < some.count() <= every
    assert all("ffer" in text for text in some.all_inner_texts())


def test_the_title_says_whose_turn_it_is(mira: Person) -> None:
    mira.open(mira.table(ME, BOT, title="Thursday"))
    mira.wait_for_question()
    assert mira.page.title() == "● Your turn · Thursday"
