"""Simulations: the same seed gives the same statistics, and the numbers add up."""

from collections import Counter

import pytest

import theogony
import theogony.civ
from tests.cli.runs import refused, run, said
from theogony.cli.sim import things
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.playout import playout
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.deus import invariants
from theogony.lab.civ import CivFindings
from theogony.lab.deus import free_layout, mark
from theogony.lab.findings import Counts
from theogony.lab.numbers import Numbers, Results, wilson
from theogony.lab.simulate import Plan, Played, play, set_up, simulate
from theogony.lab.statistics import Tally
from theogony.lab.vary import varied_players, varied_switches

DEUS = theogony.game("deus")
CIV = theogony.civ.GAME
PLAN = Plan("deus", 12, ["random", "random", "random"], seed=5)


@pytest.fixture(scope="module")
def found() -> Document:
    return simulate(PLAN, workers=1)


def test_the_number_of_workers_changes_nothing(found: Document) -> None:
    assert simulate(PLAN, workers=2) == found


def test_another_seed_gives_other_games(found: Document) -> None:
    other = simulate(Plan("deus", 12, PLAN.players, seed=6), workers=1)
    assert other["decisions"] != found["decisions"]


def test_every_game_is_counted_once(found: Document) -> None:
    assert found["games"] == found["ended"] == sum(found["tables"].values()) == 12
    assert found["failures"] == []
    for entries in (found["by_seat"], found["by_player"]):
        assert sum(entry["games"] for entry in entries) == 36
        assert sum(entry["wins"] for entry in entries) == pytest.approx(12)


def test_progress_is_told_as_it_is_made() -> None:
    done: list[int] = []
    simulate(Plan("deus", 12, ["random", "random"]), workers=1, tick=done.append)
    assert len(done) > 1
    assert sum(done) == 12


def test_players_change_seats_from_game_to_game() -> None:
    plan = Plan("deus", 3, ["greedy", "random", "random"])
    seats = [[player.name for player in set_up(plan, number)[1]] for number in range(3)]
    assert [names.index("greedy") for names in seats] == [0, 2, 1]


def test_cards_are_counted_as_they_are_drawn_and_laid() -> None:
    played = play(PLAN, 0)
    setup, players = set_up(PLAN, 0)
    game = DEUS.new(**setup)
    while game.stack:
        game.choose(players[game.question().seat].answer(game))
    for seat, entry in enumerate(game.position()["seats"]):
        laid = Counter(card for row in entry["rows"].values() for card in row)
        assert played.counts["built"][seat] == laid
        drawn = played.counts["drawn"][seat]
        assert not laid + Counter(entry["hand"]) - drawn  # all of them were drawn


def test_a_card_gains_what_its_builder_has_more_than_the_table() -> None:
    tally = Tally(DEUS)
    drawn = [Counter({"forum": 2}), Counter({"forum": 1})]
    built = [Counter({"forum": 1}), Counter({"forum": 1})]
    counts: Counts = {"drawn": drawn, "built": built}
    for scores in ([50, 40], [60, 30]):
        ranking = [1, 2]
        tally.add(Played(["random"] * 2, "", scores, ranking, 20, 200, counts))
    forum = next(card for card in tally.document()["cards"] if card["card"] == "forum")
    assert (forum["held"], forum["built"], forum["kind"]) == (6, 4, "civil")
    assert forum["gain"] == pytest.approx((5 - 5 + 15 - 15) / 4)
    built[1].clear()
    tally.add(Played(["random"] * 2, "", [70, 10], [1, 2], 20, 200, counts))
    forum = next(card for card in tally.document()["cards"] if card["card"] == "forum")
    assert forum["gain"] == pytest.approx(30 / 5)
    built[0]["forum"] = 2  # two builds, each with the whole gain
    tally.add(Played(["random"] * 2, "", [40, 20], [1, 2], 20, 200, counts))
    forum = next(card for card in tally.document()["cards"] if card["card"] == "forum")
    assert forum["gain"] == pytest.approx((30 + 2 * 10) / 7)


def test_only_cards_in_play_are_told() -> None:
    base = {card["card"] for card in simulate(PLAN, workers=1)["cards"]}
    assert "forum" in base and "inn_vp" not in base
    switches = DEUS.presets["egypt"] | {"red_set": "base"}
    told = simulate(Plan("deus", 1, ["random", "random"], switches=switches), workers=1)
    cards = {card["card"]: card for card in told["cards"]}
    assert told["switches"] == switches
    assert "inn_vp" in cards and "forum" not in cards
    assert "legion" in cards and "archers" not in cards
    assert cards["mill"]["kind"] == "production" and cards["mill"]["set"] == "egypt"


def test_mixed_temples_are_told_of_both_sets() -> None:
    mixed = Plan("deus", 1, ["random", "random"], switches={"purple_set": "mixed"})
    sets = {card["set"] for card in simulate(mixed, workers=1)["cards"] if card["kind"] == "temple"}
    assert sets == {"base", "egypt"}


def test_what_is_given_does_not_vary() -> None:
    plan = Plan("deus", 20, ["random"], vary=True, switches={"red_set": "egypt"})
    drawn = [set_up(plan, number)[0]["switches"] for number in range(20)]
    assert {switches["red_set"] for switches in drawn} == {"egypt"}
    assert {switches["blue_set"] for switches in drawn} == {"base", "egypt"}


def test_a_shared_victory_is_divided() -> None:
    tally = Tally(DEUS)
    empty: list[Counter[str]] = [Counter(), Counter(), Counter()]
    counts: Counts = {"drawn": empty, "built": empty}
    tally.add(Played(["random"] * 3, "", [40, 40, 30], [1, 1, 3], 20, 200, counts))
    assert [entry["wins"] for entry in tally.document()["by_seat"]] == [0.5, 0.5, 0]


def test_conspicuous_cards_are_marked_among_their_kind() -> None:
    cards: list[Document] = [
        {"held": 100, "built": 40, "rate": 0.4, "gain": 1.0 + 0.1 * i} for i in range(9)
    ]
    cards.append({"held": 100, "built": 5, "rate": 0.05, "gain": 9.0})
    cards.append({"held": 100, "built": 0, "rate": 0.0, "gain": None})
    mark(cards)
    assert [card["marks"] for card in cards] == [[]] * 9 + [["rare", "strong"], ["rare"]]


def test_numbers_and_intervals() -> None:
    numbers = Numbers()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):
        numbers.add(number)
    assert numbers.document() == {
        "mean": 5.0,
        "sd": pytest.approx(2.13809),
        "min": 2,
        "max": 9,
    }
    assert wilson(95, 100) == pytest.approx((0.88825, 0.97846), abs=1e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_varied_games_take_all_numbers_of_players_and_all_values() -> None:
    rng = seeded(1)
    seen: set[str] = {str(varied_players(DEUS, rng)) for _ in range(40)}
    assert seen == {"2", "3", "4"}
    drawn = [varied_switches(DEUS, 3, rng) for _ in range(200)]
    for name, switch in DEUS.switches.items():
        if name != "layout":
            assert {str(each[name]) for each in drawn} == {str(value) for value in switch.values}
    named = {each["layout"] for each in drawn if isinstance(each["layout"], str)}
    assert named == {"standard", "parallelogram", "open_flower"}
    assert any(isinstance(each["layout"], list) for each in drawn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_free_layouts_can_be_played_on(players: int) -> None:
    rng = seeded(players)
    tiles = {2: 4, 3: 6, 4: 7}[players]
    for seed in range(20):
        DEUS.new(players, seed, {"layout": free_layout(tiles, rng)})


def test_varied_games_are_checked_and_end() -> None:
    found = simulate(Plan("deus", 6, ["random"], vary=True, check=True), workers=1)
    assert found["ended"] == 6
    assert found["failures"] == []


def test_games_over_the_cap_are_left_and_counted_apart() -> None:
    plan = Plan("deus", 6, ["random", "random"], cap=20)
    found = simulate(plan, workers=1)
    assert (found["ended"], found["unfinished"], found["cap"]) == (0, 6, 20)
    assert found["failures"] == [] and found["by_seat"] == []
    all_ended = simulate(Plan("deus", 6, ["random", "random"], cap=20_000), workers=1)
    assert (all_ended["ended"], all_ended["unfinished"]) == (6, 0)


def test_things_are_told_with_the_seats_that_met_them() -> None:
    findings = CivFindings(CIV)
    leaders = [Counter({"rome": 1}), Counter({"egypt": 1})]
    wonders = [Counter({"petra": 1, "oracle": 2}), Counter({"petra": 1})]
    counts: Counts = {"leaders": leaders, "wonders gained": wonders}
    findings.add(Played(["random"] * 2, "", [3, 1], [1, 2], 20, 200, counts))
    told = findings.document()["things"]
    rome, egypt = told["leaders"][:2]
    assert (rome["thing"], rome["times"], rome["games"], rome["wins"]) == ("rome", 1, 1, 1.0)
    assert (egypt["thing"], egypt["games"], egypt["wins"]) == ("egypt", 1, 0.0)
    gained = {entry["thing"]: entry for entry in told["wonders gained"]}
    assert (gained["petra"]["times"], gained["petra"]["share"]) == (2, 0.5)
    assert (gained["oracle"]["times"], gained["oracle"]["games"]) == (2, 1)
    assert gained["colossus"]["games"] == 0


def test_the_log_tells_who_led_and_built_what() -> None:
    game = CIV.new(3, 4)
    playout(game, seeded(4))
    counted = CivFindings(CIV).counted(game)
    seats = game.position()["seats"]
    assert [list(led) for led in counted["leaders"]] == [[seat["leader"]] for seat in seats]
    marked = [sorted(seat["marks"]) for seat in seats]
    assert [sorted(marks) for marks in counted["agendas marked"]] == marked
    built = [wonder for seat in counted["wonders built"] for wonder in seat]
    assert sorted(built) == sorted(game.position()["wonders"])


def test_the_first_of_a_table_to_mark_an_agenda_is_told() -> None:
    game = CIV.new(3, 3)
    playout(game, seeded(3))
    first: dict[str, int] = {}
    marked = [event for event in game.told(None) if event["event"] == "marked"]
    for event in marked:
        first.setdefault(event["agenda"], event["seat"])
    assert len(first) < len(marked)  # somebody came second
    counted = CivFindings(CIV).counted(game)["agendas marked first"]
    assert counted == [
        Counter(agenda for agenda, other in first.items() if other == seat) for seat in range(3)
    ]


def test_focus_cards_are_told_by_card_type_and_level_as_they_were_resolved() -> None:
    game = CIV.new(2, 4)
    playout(game, seeded(4))
    resolved = [event for event in game.told(None) if event["event"] == "resolves"]
    counted = CivFindings(CIV).counted(game)
    for seat in range(2):
        own = Counter(event["focus"] for event in resolved if event["seat"] == seat)
        assert counted["focus cards resolved"][seat] == own
        science = ["astrology", "mathematics", "replaceable_parts", "nuclear_power"]
        level_2 = [
            "drama_and_poetry",
            "mathematics",
            "currency",
            "animal_husbandry",
            "iron_working",
        ]
        types, levels = (
            counted["focus types resolved"][seat],
            counted["focus levels resolved"][seat],
        )
        assert types["science"] == sum(own[card] for card in science) > 0
        assert levels["level 2"] == sum(own[card] for card in level_2) > 0
        assert sum(types.values()) == sum(levels.values()) == sum(own.values())


def test_tables_of_groups_list_each_group_once() -> None:
    told = CivFindings(CIV).document()["things"]
    types = [entry["thing"] for entry in told["focus types resolved"]]
    assert types == ["culture", "science", "economy", "industry", "military"]
    levels = [entry["thing"] for entry in told["focus levels resolved"]]
    assert levels == ["level 1", "level 2", "level 3", "level 4"]


def test_events_are_told_as_often_as_the_log_has_them() -> None:
    plan = Plan("civ", 3, ["random", "random"], seed=2, switches={"victory_cards": 4})
    found = simulate(plan, workers=1)
    games = [play(plan, number) for number in range(3)]
    events = {entry["event"]: entry for entry in found["events"]}
    assert events["built"]["times"] == sum(game.events["built"] for game in games) > 0
    assert events["ended"]["times"] == 3
    assert (events["ended"]["min"], events["ended"]["max"]) == (1, 1)
    turns = [game.events["turn"] for game in games]
    assert (events["turn"]["min"], events["turn"]["max"]) == (min(turns), max(turns))
    assert turns == [2 * game.rounds for game in games]
    assert "answered_itself" not in events


def test_winners_are_told_by_leader_agenda_and_wonder() -> None:
    found = simulate(Plan("civ", 4, ["random"] * 3, seed=1), workers=1)
    things = found["things"]
    assert sum(entry["games"] for entry in things["leaders"]) == 12
    assert sum(entry["wins"] for entry in things["leaders"]) == pytest.approx(4)
    for entry in things["leaders"]:
        if entry["games"]:
            assert (entry["low"], entry["high"]) == wilson(entry["wins"], entry["games"])
    # Whoever wins has marked an agenda of each of the three victory cards.
    assert sum(entry["wins"] for entry in things["agendas marked"]) == pytest.approx(12)
    built = sum(entry["times"] for entry in things["wonders built"])
    events = {entry["event"]: entry["times"] for entry in found["events"]}
    assert built == events["built"] > 0


def test_what_goes_wrong_is_told_with_the_game_it_happened_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(game: Game) -> None:
        if game.count == 7:
            raise AssertionError("seven is too many")

    monkeypatch.setattr(invariants, "check", broken)
    plan = Plan("deus", 2, ["random", "random"], check=True)
    found = simulate(plan, workers=1)
    seed = set_up(plan, 1)[0]["seed"]
    assert found["ended"] == 0
    assert f"'seed': {seed}" in found["failures"][1]
    assert found["failures"][1].endswith("after 7 answers: AssertionError: seven is too many")


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("go", 1, ["random", "random"]), "no game 'go' is installed"),
        (Plan("deus", -3, ["random", "random"]), "games is -3, expected 1 or more"),
        (Plan("deus", 1, ["random"]), "deus is for 2 to 4 players, not 1"),
        (Plan("deus", 1, ["random"] * 5), "deus is for 2 to 4 players, not 5"),
        (Plan("deus", 1, ["random"] * 5, vary=True), "deus is for 2 to 4 players, not 5"),
        (Plan("deus", 1, ["random", "clever"]), "no player is called 'clever'"),
        (Plan("deus", 1, ["random", "random"], seed=-1), "seed is -1"),
        (Plan("deus", 1, ["random", "random"], cap=0), "cap is 0, expected 1 or more"),
    ],
)
def test_a_wrong_plan_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(WrongInput, match=sentence):
        simulate(plan, workers=1)


def test_the_command_prints_tables() -> None:
    text = said("sim", "deus", "--games", "3", "--players", "random,random", "--workers", "1")
    assert "3 games ended, 0 failed" in text
    assert "by player" in text and "by seat" in text and "trading_post_forest" in text


def test_the_command_tells_of_civilizations() -> None:
    words = ["--games", "1", "--players", "random,random", "--workers", "1"]
    text = said("sim", "civ", *words)
    for title in ("leaders", "agendas marked first", "wonders built", "focus types resolved"):
        assert title in text
    assert "level 4" in text and "nuclear_power" in text and "preservationist" in text
    assert "barbarian_moved" in text and "in a game" in text
    assert '"focus levels resolved"' in said("sim", "civ", *words, "--json")


def test_a_table_of_things_has_each_number_in_its_column() -> None:
    results = Results()
    for won in ([1, 2], [2, 1], [1, 1]):
        results.add(Played(["random"] * 2, "", [3, 2], won), 0)
    table = things("leaders", [{"thing": "rome", "times": 7} | results.document()])
    row = {str(column.header): [*column.cells] for column in table.columns}
    assert row[""] == ["rome"] and row["times"] == ["7"] and row["seats"] == ["3"]
    assert row["wins"] == ["1.5"] and row["share"] == ["50.0%"] and row["score"] == ["3.00"]


def test_the_command_takes_presets_and_switches() -> None:
    words = ["--games", "1", "--players", "random,random", "--preset", "egypt"]
    text = said("sim", "deus", *words, "--switch", "red_set=base", "--workers", "1")
    assert "1 games ended, 0 failed" in text
    assert "red_set=base" in text
    assert "grand_souk" in text and "legion" in text and "galley" not in text


def test_the_command_takes_a_cap() -> None:
    words = ["--games", "2", "--players", "random,random", "--cap", "30", "--workers", "1"]
    text = said("sim", "deus", *words)
    assert "0 games ended, 0 failed" in text
    assert "2 games left unfinished after 30 answers" in text


def test_the_command_prints_json() -> None:
    text = said("sim", "deus", "--games", "1", "--players", "random,random", "--json")
    assert '"ended": 1' in text


def test_the_command_refuses_wrong_input_in_a_sentence() -> None:
    assert "not 1" in refused("sim", "deus", "--players", "random")
    assert "expected one of: random, greedy" in refused("sim", "deus", "--players", "a,b")
    assert "games is 0" in refused("sim", "deus", "--games", "0")
    assert "workers is 0" in refused("sim", "deus", "--workers", "0")


def test_the_command_fails_when_a_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game) -> None:
        raise AssertionError("nothing is right")

    monkeypatch.setattr(invariants, "check", broken)
    words = ["sim", "deus", "--games", "1", "--players", "random,random", "--check"]
    result = run(*words, "--workers", "1")
    assert result.exit_code == 1
    assert "nothing is right" in result.stderr
