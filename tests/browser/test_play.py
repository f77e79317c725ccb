"""Whole games and what can happen in them, in a real browser."""

from __future__ import annotations

import re

import pytest

from theogony.core.catalogue import Catalogue

from .people import BOT, HERE, ME, Person, Place, agree

pytestmark = pytest.mark.browser


def test_a_full_game_against_bots_by_mouse(mira: Person) -> None:
    mira.open(mira.table(ME, BOT, title="By mouse"))
    assert mira.play_by_mouse(3000) == "over"
    mira.page.mouse.click(3, 300)  # a click too many, beside the result
    assert mira.page.locator(".scores tbody tr").count() == 2
    mira.page.wait_for_selector(".chart .curve >> nth=1")


def test_a_full_hot_seat_game_by_keyboard(mira: Person) -> None:
    mira.open(mira.table(ME, HERE, seed="4147"))  # a short game
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
    stones = anna.page.locator(".stone:not(.ghost)")
    for _ in range(300):
        for person in (mira, jonas):
            person.click(person.targets(patience=20))
        if stones.count() >= 2:
            break
    assert anna.page.locator(".hand").count() == 0
    anna.page.locator(".log li").nth(2).wait_for()
    assert stones.count() >= 2
    agree(mira.page, jonas.page, anna.page)


UNDO = """([table]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0`);
  socket.onmessage = ({ data }) => {
    const { is, number, code } = JSON.parse(data);
    if (is === 'table')
      socket.send(JSON.stringify({ do: 'undo', key: 'undo-undo', at: number, seat: 0 }));
    if (is === 'ack' || is === 'refused') { socket.close(); done(code ?? is); }
  };
})"""


def test_undo_within_the_turn_and_not_across_a_barrier(mira: Person) -> None:
    page, table = mira.page, mira.table(ME, BOT)
    undo, redo = page.locator('[title="U"]'), page.locator('[title="R"]')
    assert not mira.answer(table, "offer workshop")
    mira.open(table)
    page.locator(".trail button").wait_for()
    page.keyboard.press("u")
    redo.wait_for()
    assert page.locator(".trail").count() == 0 and undo.is_disabled()
    page.keyboard.press("r")
    page.locator(".trail button").wait_for()
    page.locator('.choice[data-answer="pass"]').click()
    page.locator("[data-go]").click()
    page.locator('.choice[data-answer="number 1"]').wait_for()
    assert undo.is_disabled()  # the offering was shown
    number = mira.number(table)
    page.keyboard.press("u")
    assert "Nothing can be taken back" in page.locator(".note").inner_text()
    assert page.evaluate(UNDO, [table]) == "barrier"
    assert mira.number(table) == number


def test_cards_are_offered_together_in_any_order(mira: Person) -> None:
    """The engine asks for one after the other, in its own order; whoever clicks need not know."""
    page, table = mira.page, mira.table(ME, BOT)
    assert not mira.answer(table, "offer workshop")
    mira.open(table)
    lit = page.locator(".hand .card.lit")
    assert lit.count() == 4
    for place in (3, 0, 2, 0, 1):  # the first is chosen, then not
        lit.nth(place).click()
    assert page.locator(".hand .card.chosen").count() == 3
    assert "Offer 3 more cards" in page.locator("[data-go]").inner_text()
    page.locator("[data-go]").click()
    page.locator(".log", has_text="offers 4 cards with Workshop on top").wait_for()


GIFT = ["siege_tower", "workshop", "temple_cities", "temple_regions_forest"]


def test_pieces_are_taken_together_in_any_order(mira: Person) -> None:
    """Mars brings four; there are only three armies, so the engine wants something else first."""
    mira.set(confirmTurn=False)
    page, table = mira.page, mira.table(ME, BOT)
    assert not mira.answer(table, *(f"offer {card}" for card in GIFT), "pass")
    mira.open(table)
    kind = "[data-answer='piece {}']".format
    page.locator(kind("military")).click()
    page.locator(kind("military")).click()
    page.get_by_label("One less: military").click()
    page.locator(".row.civil .base.lit").click()  # where its pieces are drawn
    page.keyboard.press("l")  # and by keys
    page.keyboard.type("science")
    page.keyboard.press("Enter")
    assert not page.locator("[data-go]").count()  # one is still to be chosen
    assert "3 of 4 chosen" in page.locator(".ask").inner_text()
    page.locator(kind("maritime")).click()
    assert page.locator("[data-go]").inner_text().split()[:2] == ["Take:", "1"]
    page.keyboard.press("Enter")
    page.locator(".row.military .base .n", has_text="3").wait_for()
    ready = page.locator(".row .base .n span[aria-hidden]").all_inner_texts()
    assert ready == ["3", "2", "3", "3", "3"]


def test_what_an_answer_is_about_answers_clicks_where_it_lies(mira: Person) -> None:
    """Each click on the pile draws one card more; a click on a good pays with it."""
    page, table = mira.page, mira.table(ME, BOT)
    assert not mira.answer(table, "offer workshop", "offer siege_tower", "pass")
    mira.open(table)
    for number in (1, 2, 1):
        page.locator(".pile.lit").click()
        page.locator(f"[data-answer='number {number}'].on").wait_for()
    other = mira.table(ME, BOT)
    assert not mira.answer(other, "build workshop")
    mira.open(other)
    page.locator(".me .good.lit[title=wood]").click()
    page.locator("[data-answer='pay wood'].on").wait_for()
    page.locator(".me .good.lit[title=gold]").click()
    page.locator("[data-answer='pay gold'].on").wait_for()


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
    mira.page.locator(f'[data-rule="{rule}"]').wait_for()


def test_the_list_is_filtered_by_typing(mira: Person) -> None:
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    mira.page.keyboard.press("l")
    mira.page.locator(".optlist button").first.wait_for()
    every = mira.page.locator(".optlist button").count()
    mira.page.keyboard.type("offer")
    some = mira.page.locator(".optlist button")
    assert 0 < some.count() <= every
    assert all("ffer" in text for text in some.all_inner_texts())


def test_the_title_says_whose_turn_it_is(mira: Person) -> None:
    mira.open(mira.table(ME, BOT, title="Thursday"))
    mira.wait_for_question()
    assert mira.page.title() == "● Your turn · Thursday"


def test_the_end_of_a_turn_is_confirmed_unless_switched_off(mira: Person) -> None:
    page, table = mira.page, mira.table(ME, HERE)
    question, go = page.get_by_text("End your turn?"), page.locator("[data-go]")

    def give(answer: str) -> None:
        page.locator(f'.choice[data-answer="{answer}"]').click()
        go.click()

    assert not mira.answer(table, "offer workshop", "pass")
    mira.open(table)
    page.locator("[data-take]").click()
    number = mira.number(table)
    give("number 1")
    question.wait_for()
    assert mira.number(table) == number
    go.click()
    page.get_by_text("Pass the device to Jonas").wait_for()
    assert mira.number(table) == number + 1

    assert not mira.answer(table, "offer market_hall")
    page.locator("[data-take]").click()
    give("pass")
    question.wait_for()
    page.keyboard.press("Escape")
    question.wait_for(state="hidden")
    assert mira.number(table) == number + 2
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm the end of the turn").uncheck()
    page.keyboard.press("Escape")
    give("pass")
    page.get_by_text("Pass the device to Mira").wait_for()


def test_the_curtain_hides_every_hand(mira: Person) -> None:
    """What is not drawn can be neither seen nor read aloud."""
    page, table = mira.page, mira.table(ME, HERE)
    take, cards = page.locator("[data-take]"), page.locator("[data-card]")

    def hand() -> set[str]:
        assert cards.count() == 0
        take.click()
        page.locator(".hand .card").first.wait_for()
        return {str(card.get_attribute("data-card")) for card in cards.all()}

    mira.open(table)
    take.wait_for()
    mine = hand()
    assert "workshop" in mine and "farmstead" not in mine
    assert not mira.answer(table, "offer workshop", "pass", "number 1")
    page.get_by_text("Pass the device to Jonas").wait_for()
    yours = hand()
    assert "farmstead" in yours and "siege_tower" in mine - yours


def test_a_card_tells_all_about_itself(mira: Person) -> None:
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    mira.page.locator('.hand [data-card="workshop"]').hover()
    tip = mira.page.locator(".tipbox")
    tip.wait_for()
    words = tip.inner_text()
    assert "Workshop" in words and re.search(r"Cost\s+1", words)
    assert "Where this comes from: " in words
    texts = Catalogue("deus", "en")
    assert texts.text("card-workshop-text") in words
    gist = mira.page.locator('.hand [data-card="workshop"] .words').inner_text()
    assert gist == texts.text("card-workshop-gist")
    rules = tip.get_by_role("link", name="Rules:")
    assert re.fullmatch(r"/rules/deus#[a-z.]+", rules.get_attribute("href"))
    rules.click()
    mira.page.wait_for_url("**/rules/deus#*")
    rule = mira.page.url.rpartition("#")[2]
    mira.page.locator(f'[data-rule^="{rule}"]').first.wait_for()


def test_a_hint_gives_numbers(mira: Person) -> None:
    mira.open(mira.table(ME, BOT))
    mira.wait_for_question()
    mira.page.keyboard.press("h")
    lines = mira.page.locator(".hintline")
    lines.first.wait_for()
    said = lines.all_inner_texts()
    assert len(said) > 1
    best = re.search(r"(\d+) %\s+(\d+) games", said[0])
    assert best and int(best[1]) <= 100 and int(best[2]) > 0
    # What was never played out is worth nobody knows what.
    assert all(re.search(r"\d+ %\s+[1-9]\d* games|–\s+0 games", text) for text in said)
    assert mira.targets()["is"] == "go"  # the best one is chosen, and may be taken
