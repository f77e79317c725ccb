"""Tables and who sits at them: made, left, taken back, played again."""

from __future__ import annotations

from typing import Any

import pytest

from .people import BOT, ME, Person, Place

pytestmark = pytest.mark.browser


def test_a_table_as_the_form_says(place: Place, mira: Person) -> None:
    """Seats, variants and a typed seed, which everybody is told."""
    page = mira.page
    mira.go("/new")
    page.get_by_label("Name of the table").fill("Nile")
    page.get_by_label("Remove seat 3").click()
    page.get_by_label("Level").select_option("novice")
    page.get_by_label("Set of rules").select_option("egypt")
    page.get_by_text("All switches").click()
    page.locator(".switches .field").first.wait_for()
    page.get_by_label("Open VP").select_option("false")
    page.get_by_label("Bots answer").select_option("instant")
    page.get_by_label("Seed").fill("2024")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    mira.wait_for_question()
    table = page.url.rpartition("/")[2]
    made = mira.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
    assert made["title"] == "Nile" and made["seats"][1]["level"] == "novice"
    assert made["switches"]["blue_set"] == "egypt" and made["switches"]["vp_open"] is False
    assert page.locator(".opp .vp").inner_text().startswith("?")
    anna = place.person("Anna")
    anna.open(table)
    for person in (mira, anna):
        assert person.page.locator(".badge", has_text="open seed").is_visible()


def test_without_a_typed_seed_nothing_is_said(mira: Person) -> None:
    mira.open(mira.table(ME, BOT, seed=None))
    mira.wait_for_question()
    assert mira.page.get_by_text("open seed").count() == 0


def test_who_leaves_is_voted_out_and_comes_back(place: Place) -> None:
    mira, jonas = place.person("Mira"), place.person("Jonas")
    table = mira.table({"kind": "open"}, ME)
    jonas.post(f"/api/tables/{table}/sit", {"seat": 0})
    jonas.open(table)
    mira.open(table)
    assert mira.page.get_by_role("button", name="Vote for a bot").count() == 0
    jonas.page.goto("about:blank")
    mira.page.get_by_text("Jonas is not here. Votes for a bot: 0 of 1.").wait_for()
    mira.page.get_by_role("button", name="Vote for a bot").click()
    mira.wait_for_question()  # a bot has played for Jonas
    mira.page.locator(".log", has_text="A bot plays for Jonas.").wait_for()
    jonas.open(table)
    assert jonas.page.locator(".hand").count() == 0
    jonas.page.get_by_role("button", name="Take your seat back").click()
    jonas.page.locator(".hand .card").first.wait_for()
    while mira.get(f"/api/tables/{table}")["asked"] != 0:
        mira.click(mira.targets(patience=200))
    jonas.wait_for_question()
    number = jonas.number(table)
    jonas.play_by_mouse(3)
    assert jonas.number(table) > number


def test_a_rematch_from_the_result(lea: Person, finished: str) -> None:
    """The same people, everybody one seat further; asked again, the same table."""
    lea.open(finished)
    lea.page.get_by_role("button", name="Rematch").click()
    lea.page.wait_for_url(lambda url: finished not in url)
    lea.page.locator("[data-take]").wait_for()
    again = lea.page.url.rpartition("/")[2]
    names = [seat["name"] for seat in lea.get(f"/api/tables/{again}")["seats"]]
    assert names == ["Jonas", "Lea"]
    lea.open(finished)
    link = lea.page.get_by_role("link", name="To the rematch")
    assert link.get_attribute("href") == f"/table/{again}"


@pytest.mark.parametrize("wrong", ["table/nonsense", "replay/nonsense", "nonsense"])
@pytest.mark.parametrize(
    ("language", "words", "start"),
    [
        ("en-GB", "There is nothing at this address", "To the start page"),
        ("de-DE", "Unter dieser Adresse ist nichts", "Zur Startseite"),
    ],
    ids=["en", "de"],
)
def test_a_wrong_address_says_so(
    place: Place, wrong: str, language: str, words: str, start: str
) -> None:
    place.forgive("404")
    place.forgive("WebSocket connection")
    anna = place.person("Anna", language)
    anna.go(f"/{wrong}")
    anna.page.get_by_text(words).wait_for()
    anna.page.get_by_role("link", name=start).click()
    anna.page.locator(".hero").wait_for()


def test_a_game_against_bots_is_given_up_and_taken_up_again(mira: Person) -> None:
    """From the list, after a warning; from its address one may come back."""
    page = mira.page
    table = mira.table(ME, BOT, title="Delta")
    mira.go("/")
    card = page.get_by_role("link", name="Delta")
    page.get_by_role("button", name="Leave “Delta”").click()
    page.get_by_role("button", name="Give up the game").click()
    assert page.get_by_text("Nobody else sits here").is_visible()
    assert mira.get(f"/api/tables/{table}")["state"] == "playing"
    page.get_by_role("button", name="Give up now").click()
    card.wait_for(state="detached")
    assert mira.get(f"/api/tables/{table}")["state"] == "dropped"
    mira.open(table)
    page.get_by_text("This game was given up").wait_for()
    page.get_by_role("button", name="Take your seat back").click()
    mira.wait_for_question()
    assert mira.get(f"/api/tables/{table}")["state"] == "playing"
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Give up the game").click()
    page.get_by_role("button", name="Give up now").click()
    page.get_by_text("You are in no game").wait_for()


def test_what_the_server_refuses_is_said_in_german(place: Place) -> None:
    place.forgive("400")
    jana = place.person("Jana", "de-DE")
    page = jana.page
    jana.go("/new")
    page.get_by_role("radio", name="eigene").click()
    page.locator(".mapdraw .tile:not(.free)").first.click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("Deine Karte hat 5 Platten; für so viele Spieler sind es 6.").wait_for()
    page.get_by_role("radio", name="Standard").click()
    page.get_by_label("Startwert").fill("elf")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("Ein Startwert besteht aus Ziffern").wait_for()


def test_a_table_whose_answer_was_lost_is_not_made_twice(place: Place, mira: Person) -> None:
    """The server made it, the page heard nothing: asked again, it is the same one."""
    place.forgive("ERR_FAILED")
    page = mira.page
    lost: list[str] = []

    def lose(route: Any) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().json()["table"])
        route.abort()

    page.route("**/api/play", lose)
    mira.go("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("The server cannot be reached").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert page.url.endswith(lost[0])
    assert len(mira.get("/api/tables?list=mine")["tables"]) == 1


def test_switches_are_grouped_and_only_those_shown_that_do_something(mira: Person) -> None:
    page = mira.page
    mira.go("/new")
    page.get_by_text("All switches").click()
    groups = page.locator(".switches legend")
    groups.first.wait_for()
    assert groups.all_inner_texts() == ["Variants", "Cards of the expansion", "Rulings"]
    price, sets = page.get_by_label("Price at the Souk"), page.get_by_label("Set of rules")
    assert price.count() == 0
    page.get_by_label("Blue cards").select_option("egypt")
    assert groups.all_inner_texts()[3:] == ["Rulings of Egypt"]
    price.select_option("full")
    assert page.get_by_label("Fortress upon Fortress").count() == 0
    assert page.get_by_text("2 changed").is_visible()
    page.get_by_label("Blue cards").select_option("base")
    assert price.count() == 0 and sets.input_value() == "base"
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    made = mira.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert made["switches"]["souk_price"] == "half"
