"""Tables and who sits at them: made, left, taken back, played again."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from theogony.server.limits import ONE_ADDRESS
from theogony.server.store import MOST

from ..server.running import Running
from ..server.test_lists import damaged
from .people import BOT, HERE, ME, Person, Place

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
    anna.open(mira.table(ME, BOT))
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
    mira.page.get_by_text("Jonas is to move, but not here").wait_for()
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


def test_who_comes_back_before_the_bot_has_played_loses_nothing(
    place: Place, tmp_path: Path
) -> None:
    limits = replace(ONE_ADDRESS, away=0.5, grace=600.0)
    with Running(tmp_path / "games.db", limits=limits) as server:
        address = f"http://{server.host}"
        mira, jonas = (place.person(name, address=address) for name in ("Mira", "Jonas"))
        table = mira.table({"kind": "open"}, ME)
        jonas.post(f"/api/tables/{table}/sit", {"seat": 0})
        mira.open(table)
        mira.page.get_by_role("button", name="Vote for a bot").click()
        mira.page.locator(".log", has_text="A bot plays for Jonas.").wait_for()
        number = mira.number(table)
        jonas.open(table)
        jonas.page.get_by_role("button", name="Take your seat back").click()
        jonas.wait_for_question()
        assert jonas.targets()["is"] == "choose"
        assert mira.number(table) == number + 1
        mira.page.get_by_text("Jonas is to move").wait_for()
        assert mira.page.get_by_role("button", name="Vote for a bot").count() == 0


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


def test_the_form_of_a_new_table_shows_words_and_no_ids(mira: Person) -> None:
    page = mira.page
    mira.go("/new")
    page.get_by_text("All switches").click()
    page.locator(".maps").wait_for()
    assert not re.findall(r"\w+\.\w+\.\w+|\w+_\w+", page.locator("form").inner_text())
    page.get_by_text("Layout").get_by_role("link", name="Rule").click()
    page.wait_for_url("**/rules/deus#deus.variant.layout.free")


INTERPRETED = {"compiled": False, "level": "builder", "slow": {"priest": 8, "demigod": 28}}
COMPILED: dict[str, Any] = {"compiled": True, "level": "priest", "slow": {}}


@pytest.mark.parametrize(
    ("language", "why", "builder", "priest"),
    [
        ("en-GB", "The rules run interpreted here", "Builder", "Priest, about 8 s a turn"),
        (
            "de-DE",
            "Die Regeln laufen hier interpretiert",
            "Baumeister",
            "Priester, etwa 8 s je Zug",
        ),
    ],
    ids=["en", "de"],
)
@pytest.mark.parametrize("told", [INTERPRETED, COMPILED], ids=["interpreted", "compiled"])
def test_where_bots_are_slow_the_page_says_so_and_why(
    place: Place, told: dict[str, Any], language: str, why: str, builder: str, priest: str
) -> None:
    """Where levels are chosen, and where two bots are seated without asking."""
    jana = place.person("Jana", language)
    page = jana.page
    games = jana.get("/api/games")
    page.route("**/api/games", lambda route: route.fulfill(json=games | told))
    slow = not told["compiled"]
    jana.go("/new")
    level = page.locator(".seatpick").last.locator("select").last
    level.wait_for()
    assert level.input_value() == told["level"]
    words = level.locator("option").all_inner_texts()
    assert builder in words and (priest in words) == slow
    assert page.get_by_text(why).count() == slow
    jana.go("/")
    page.get_by_role("region").first.wait_for()
    if slow:
        page.get_by_text(f"{builder}”").or_(page.get_by_text(f"{builder}“")).wait_for()
    assert page.get_by_text(why[4:]).count() == slow


def test_lists_come_in_pages_and_a_button_shows_the_next(place: Place, tmp_path: Path) -> None:
    with Running(tmp_path / "games.db") as server:
        ada, lia = (place.person(name, address=f"http://{server.host}") for name in ("Ada", "Lia"))
        tables = [ada.table(ME, {"kind": "open"}) for _ in range(MOST + 7)]
        lia.go("/")
        there = lia.page.get_by_role("region", name="Open tables")
        cards, more = there.locator(".tablecard"), there.get_by_role("button", name="More tables")
        more.wait_for()
        assert cards.count() == MOST
        more.click()
        more.wait_for(state="detached")
        links = [card.get_attribute("href") for card in cards.all()]
        assert links == [f"/table/{table}" for table in reversed(tables)]


def test_a_game_of_ones_own_is_found_again_when_it_is_over(
    place: Place, lea: Person, mira: Person
) -> None:
    """Also a private one, which is in nobody else's list."""
    table = lea.table(ME, HERE, title="Our secret", seed="4147", private=True)
    assert lea.answer(table, more=1000) == "over"
    for person, count in ((lea, 1), (mira, 0)):
        person.go("/")
        finished = person.page.get_by_role("region", name="Finished games")
        finished.get_by_text("Last week").or_(finished.get_by_text("Our secret")).first.wait_for()
        assert finished.get_by_text("Our secret").count() == count
    lea.page.get_by_role("link", name="Our secret").click()
    lea.page.wait_for_selector(".table")


@pytest.mark.parametrize(
    ("language", "mark", "words"),
    [
        ("en-GB", "private", "This table is private: only those who sit there see it."),
        ("de-DE", "privat", "Dieser Tisch ist privat: Ihn sieht nur, wer dort sitzt."),
    ],
    ids=["en", "de"],
)
def test_a_private_table_says_so_and_is_shown_to_no_stranger(
    place: Place, language: str, mark: str, words: str
) -> None:
    place.forgive("403")
    place.forgive("WebSocket connection")
    mira, anna = place.person("Mira", language), place.person("Anna", language)
    table = mira.table(ME, {"kind": "open"}, title="Delta", private=True)
    anna.go(f"/table/{table}")
    anna.page.locator(".seatlist").wait_for()  # until the seats are taken whoever knows it is meant
    jonas = place.person("Jonas", language)
    jonas.post(f"/api/tables/{table}/sit", {})
    anna.page.get_by_text(words).wait_for()
    for person in (mira, jonas):
        person.open(table)
        person.page.locator(".head .badge", has_text=mark).wait_for()
        person.go("/")
        person.page.locator(".tablecard", has_text="Delta").get_by_text(mark).wait_for()
    anna.go(f"/replay/{table}")
    anna.page.get_by_text(words).wait_for()


def test_a_damaged_table_says_so_and_what_is_left_of_it_is_taken_away(
    place: Place, tmp_path: Path
) -> None:
    place.forgive("409")
    place.forgive("403")  # who did not sit there may not take it away
    place.forgive("WebSocket connection")
    values = {"tables": {"game": "ludo"}}
    with damaged(tmp_path / "games.db", **values) as (server, guest, (broken, *whole)):
        address = f"http://{server.host}"
        ada = place.person("Ada", address=address, cookie=guest.cookie)
        ada.go("/")
        mine = ada.page.get_by_role("region", name="My games")
        card = mine.locator(".cardslot", has_text="ludo")
        card.get_by_text("damaged").wait_for()
        assert "no game 'ludo' is installed" in card.inner_text()
        assert mine.locator("a.tablecard").count() == len(whole)
        assert card.get_by_role("button").count() == 0  # it cannot be left either
        save = ada.page.get_by_role("link", name="Download the data")
        assert taken(ada.page, save)["id"] == broken
        ada.go(f"/table/{broken}")
        ada.page.get_by_text("This table is damaged and cannot be opened.").wait_for()
        assert taken(ada.page, save)["id"] == broken
        bert = place.person("Bert", address=address)
        bert.go("/")
        watch = bert.page.get_by_role("region", name="Watch")
        watch.get_by_text("damaged").wait_for()
        assert watch.locator("a.tablecard").count() == len(whole)
        for page in ("table", "replay"):
            bert.go(f"/{page}/{broken}")
            bert.page.get_by_text("no game 'ludo' is installed").wait_for()
            bert.page.wait_for_load_state("networkidle")
        assert bert.page.get_by_role("link", name="Download").count() == 0


def taken(page: Any, link: Any) -> Any:
    with page.expect_download() as download:
        link.click()
    return json.loads(download.value.path().read_text())


def test_a_lobby_says_who_shares_a_screen(mira: Person) -> None:
    mira.go(f"/table/{mira.table(ME, HERE, {'kind': 'open'})}")
    jonas = mira.page.locator(".seatlist li", has_text="Jonas")
    jonas.get_by_text("at the same screen as Mira").wait_for()
    assert mira.page.get_by_text("at the same screen").count() == 1
