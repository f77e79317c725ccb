"""A game at the terminal: typed line by line into the program's input."""

import re
from pathlib import Path

import pytest

import theogony
from theogony.cli.session import bot_seed
from theogony.core.compiled import is_compiled

from .runs import refused, run, said, written

WIDTH = 100

# Seat 0 may build or offer; a forest on the edge, sea and a village are near.
TABLE = """
start: 0
seed: 4
seats:
  - hand: [trading_post_forest, galley, temple_settlement]
    goods: {gold: 9}
  - hand: [school]
"""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def play(*lines: str, language: str = "en", more: tuple[str, ...] = ()) -> str:
    """Sit at the table above, type these lines, go."""
    Path("table.yaml").write_text(TABLE, encoding="utf-8")
    command = ["play", "deus", "--position", "table.yaml", "--language", language, *more]
    return said(*command, typed=typed(*lines))


def saved(name: str = "deus-1.thg") -> theogony.Game:
    return theogony.replay(name)


def answers(name: str = "deus-1.thg") -> list[str]:
    """The answers of a saved record."""
    lines = Path(name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if re.match(r"\d [a-z]", line)]


def after(output: str, said_line: str) -> str:
    """What follows a typed line."""
    return output.split(f"> {said_line}\n", 1)[1]


# The course of a game.


def test_a_whole_game_can_be_piped_in() -> None:
    table = ["--seed", "7", "--players", "me,greedy,random"]
    output = said("play", "deus", *table, typed=typed(*["1"] * 600, "over.thg"))
    assert max(len(line) for line in output.splitlines()) <= WIDTH
    assert "VP gained in play" in output and "Most wheat" in output and "Place" in output
    assert re.search(r"wins? with \d+ VP|share the victory", output)
    assert saved("over.thg").over


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    lines = typed("1", "1", "1", "1", "quit")
    first = said("play", "deus", "--seed", "5", "--players", "me,random", typed=lines)
    second = said("play", "deus", "--seed", "5", "--players", "me,random", typed=lines)
    assert first.replace("deus-1", "deus-2") == second
    assert saved("deus-1.thg") == saved("deus-2.thg")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The rules run interpreted here, so Demigod 2 takes about 28 seconds a turn."),
        ("de", "Die Regeln laufen hier interpretiert, deshalb braucht Halbgott 2"),
    ],
)
def test_where_a_bot_is_slow_the_game_begins_with_why(language: str, sentence: str) -> None:
    slow = play("quit", language=language, more=("--players", "me,demigod"))
    assert slow.startswith(sentence) is not is_compiled()
    assert sentence not in play("quit", language=language, more=("--players", "me,builder"))


def test_bots_move_in_sentences() -> None:
    output = said("play", "deus", "--seed", "3", "--players", "random,greedy")
    assert re.search(r"^Greedy 2 builds \w+", output, re.MULTILINE)
    assert re.search(r"^Random 1 offers \d card", output, re.MULTILINE)
    assert "Round 1: " in output


def test_in_german_bots_have_german_names() -> None:
    options = ("--seed", "3", "--players", "me,greedy,random", "--language", "de")
    output = said("play", "deus", *options, typed="1\nende\n")
    assert "Gierhals 2" in output and "Zufall 3" in output


def test_of_the_cards_a_bot_draws_their_number_is_told() -> None:
    table = ["--seed", "7", "--players", "me,random"]
    output = said("play", "deus", *table, typed=typed(*["1"] * 60))
    drawn = re.findall(r"^Random 2 draws (.*)", output, re.MULTILINE)
    assert len(drawn) > 3
    assert [told for told in drawn if not re.fullmatch(r"(a|\d) cards?\.", told)] == []


def test_every_bot_has_a_seed_of_its_own_and_the_same_in_the_same_game() -> None:
    game, again = (theogony.game("deus").new(3, 5) for _ in range(2))
    assert len({bot_seed(game, seat) for seat in range(3)}) == 3
    assert [bot_seed(game, seat) for seat in range(3)] == [bot_seed(again, s) for s in range(3)]


def test_answers_are_numbers_names_or_their_beginnings() -> None:
    play("1", "quit")
    play("build galley", "quit")
    play("build gal", "quit")
    play("  BUILD   galley ", "quit")
    play("Build Galley", "quit")
    started = {answers(f"deus-{n}.thg")[0] for n in range(1, 6)}
    assert started == {"0 build galley"}


def test_where_a_number_is_asked_the_number_itself_is_typed() -> None:
    Path("draw.yaml").write_text(
        "start: 0\nseats: [{hand: [scriptorium, forum], goods: {gold: 30}}, {}]\n",
        encoding="utf-8",
    )
    lines = typed("build scriptorium", "pay gold", "1", "0", "quit")
    output = said("play", "deus", "--position", "draw.yaml", typed=lines)
    assert "How many cards do you draw?" in output
    assert answers()[-1] != "0 number 1"
    assert "0 number 0" in answers()


def test_wrong_lines_are_answered_by_a_sentence_and_lose_nothing() -> None:
    output = play(
        "99", "conquer rome", "b", "why", "preview", "preview 77", "help rome", "1", "quit"
    )
    assert "There is no “99” here: type 1–5, a name, or help." in output
    assert "There is no “conquer rome” here" in output
    assert "“b” may be: 1) Build Galley, 3) Build Trading post (forest)" in output
    assert "Say what you miss" in after(output, "why")
    assert "Say what to look at" in after(output, "preview")
    assert "No card is called “rome”." in output
    assert answers() == ["0 build galley"]


# Undo.


def test_undo_takes_back_ones_own_answers() -> None:
    play("build galley", "pay wood", "undo", "undo", "build trading_post_forest", "quit")
    assert answers() == ["0 build trading_post_forest"]


def test_undo_stops_where_something_was_learned() -> None:
    before = play("offer galley", "pass", "undo", "quit")
    assert "There is nothing to take back" in before
    assert answers()[:2] == ["0 offer galley", "0 pass"]


def test_undo_stops_where_the_turn_has_passed_on() -> None:
    output = play("build trading_post_forest", "pay wood", "1", "undo", "quit")
    assert "There is nothing to take back" in after(output, "undo")
    assert answers()[:2] == ["0 build trading_post_forest", "0 pay wood"]


def test_undo_at_the_start_has_nothing_to_take_back() -> None:
    assert "There is nothing to take back" in play("undo", "quit")


# Saving, leaving, going on.


def test_a_saved_game_goes_on_at_the_same_position() -> None:
    output = play("build galley", "pay wood", "save here.thg", "quit")
    assert "Saved to here.thg" in output
    assert "theogony play deus --resume here.thg" in output
    kept = saved("here.thg")
    said("play", "deus", "--resume", "here.thg", typed=typed("save there.thg", "quit"))
    assert saved("there.thg") == kept
    assert answers("there.thg") == ["0 build galley", "0 pay wood"]


def test_a_resumed_game_remembers_who_plays_and_what_can_be_taken_back() -> None:
    play("build galley", "pay wood", "save here.thg", "quit", more=("--players", "me:Ada,random"))
    output = said("play", "deus", "--resume", "here.thg", typed=typed("undo", "pay gold", "quit"))
    assert "Ada" in output and "Random 2" in output
    assert answers("here.thg") == ["0 build galley", "0 pay gold"]


def test_quitting_keeps_the_game_and_says_how_to_go_on() -> None:
    output = play("build galley", "quit")
    assert output.rstrip().endswith("theogony play deus --resume deus-1.thg")
    assert answers() == ["0 build galley"]


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    output = play("build galley")
    assert output.rstrip().endswith("theogony play deus --resume deus-1.thg")


def test_leaving_before_the_first_answer_keeps_nothing() -> None:
    assert "Nothing was played yet" in play("quit")
    assert not Path("deus-1.thg").exists()


def test_a_file_that_cannot_be_written_is_told_and_play_goes_on() -> None:
    output = play("save no/such/folder.thg", "build galley", "quit")
    assert "no/such/folder.thg cannot be written: there is no such folder." in output
    assert answers() == ["0 build galley"]


def test_a_file_that_is_no_record_is_never_overwritten() -> None:
    Path("precious.txt").write_text("a poem", encoding="utf-8")
    output = play("build galley", "save precious.txt", "pay wood", "quit")
    assert "it holds something else than a record" in output
    assert Path("precious.txt").read_text(encoding="utf-8") == "a poem"
    assert answers() == ["0 build galley", "0 pay wood"]


def test_a_very_long_line_loses_nothing() -> None:
    play("build galley", "x" * 5000, "pay wood", "quit")
    assert answers() == ["0 build galley", "0 pay wood"]


def test_a_game_that_is_over_shows_its_result_when_resumed(tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 1)
    while not game.over:
        game.choose(game.options().listed()[0])
    file = written(tmp_path, "over.thg", game.record().text())
    assert "VP gained in play" in said("play", "deus", "--resume", file)


# After the end.


def ended(*lines: str, language: str = "en", players: str = "me,random") -> str:
    """Sit at a game that is over, type these lines."""
    game = theogony.game("deus").new(2, 1)
    while not game.over:
        game.choose(game.options().listed()[0])
    Path("over.thg").write_text(game.record().text(), encoding="utf-8")
    options = ("--resume", "over.thg", "--players", players, "--language", language)
    return said("play", "deus", *options, typed=typed(*lines))


def files() -> set[str]:
    return {path.name for path in Path().iterdir()} - {"over.thg"}


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("karte", "Auf der Karte: die Nummer der Person"),
        ("protokoll", "Spieler 1 "),
        ("hilfe", "alles, was geschehen ist"),
        ("reihen", "Spielsteine einer Art"),
        ("hand", "T Tempel (Militär)"),
        ("gegner", "Handkarten"),
        ("geg", "Handkarten"),
        ("regeln deus.map.edge", "deus.map.edge"),
    ],
)
def test_at_the_end_commands_are_obeyed_and_no_names_of_files(command: str, shown: str) -> None:
    output = ended(command, "", language="de")
    prompt = "Eine Datei wie deus-1.thg, oder Enter zum Gehen: "
    assert shown in output.split(f"{prompt}{command}\n", 1)[1]
    assert output.count(prompt) == 2 and files() == set()


@pytest.mark.parametrize("word", ["4", "unsinn", "q", "zurück", "warum forum", "vorschau 1"])
def test_at_the_end_what_is_no_command_and_no_file_is_refused(word: str) -> None:
    output = ended(word, language="de")
    assert output.count("oder Enter zum Gehen") == 2 and files() == set()


def test_at_the_end_several_people_see_what_all_have() -> None:
    output = ended("reihen", "hand", players="me:Ada,me:Ben", language="de")
    for who in ("1 Ada", "2 Ben"):
        assert len(re.findall(rf"^{who}  -?\d+ SP, \d+ Gold", output, re.MULTILINE)) == 2


@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("kept.thg", "kept.thg"),
        ("./kept", "kept"),
        ("save kept", "kept"),
        ("speichern „kept mal“", "kept mal"),
        ("save", "over.thg"),
    ],
)
def test_at_the_end_a_record_is_kept_in_the_file_named(line: str, file: str) -> None:
    output = ended(line, "map")
    assert output.rstrip().endswith(f"The record is kept in {file}.") or line == "./kept"
    assert saved(file).over


@pytest.mark.parametrize("line", ["", "quit", "ende", "qu"])
def test_at_the_end_one_leaves_with_enter_or_the_command(line: str) -> None:
    assert ended(line, "map").count("or Enter to leave: ") == 1
    assert files() == set()


# Commands.


def test_a_single_letter_does_not_leave_the_game() -> None:
    output = play("q", "1", "qu", "2")
    assert "“q” is too short for leaving: type quit." in after(output, "q")
    assert answers() == ["0 build galley"]


@pytest.mark.parametrize("line", ["save ~/y.thg", 'save "~/y.thg"', "save '~/y.thg'"])
def test_the_home_folder_may_be_named_in_short_with_or_without_quotation_marks(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Path("home").absolute()
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    output = play("1", line, "quit")
    assert f"--resume {home / 'y.thg'}" in "".join(output.splitlines())
    assert saved(str(home / "y.thg")).count == 1


def test_where_nothing_can_be_built_building_is_still_an_answer() -> None:
    seats = "[{hand: [galley, school], goods: {wood: 0, wheat: 0, gold: 0}}, {}]"
    Path("poor.yaml").write_text(f"start: 0\nseats: {seats}\n", encoding="utf-8")
    lines = typed("why build forum", "why build galley", "why pass", "why hex 0,0", "quit")
    output = said("play", "deus", "--position", "poor.yaml", typed=lines)
    assert "Build Galley –" in output and "1) Build" not in output
    assert "Build Forum – This card is not in your hand." in output
    assert "there is no passing." in " ".join(after(output, "why pass").split())
    told = " ".join(after(output, "why hex 0,0").split())
    assert told.startswith("Space 0,0 – This does not answer the question: Build a card, or make ")
    assert "will lie on top. (deus.turn.must)" in told
    assert output.count("does not answer") == 1


def test_why_names_the_rule_and_says_it() -> None:
    output = play("why temple_settlement", "why build forum", "why 1", "why rome", "quit")
    temple = " ".join(after(output, "why temple_settlement").split("\n")[:2])
    assert "A temple can only be built where you already have a building." in temple
    assert "(deus.temple.notempty)" in temple
    forum = after(output, "why build forum").split("\n")[0]
    assert forum == "Build Forum – This card is not in your hand. (deus.build.playcard)"
    assert "Number 1 is possible: Build Galley." in after(output, "why 1")
    assert "Nothing is called “rome”" in output


def test_why_tells_when_the_question_is_another() -> None:
    output = play("why hex 0,0", "quit")
    assert "This does not answer the question: Build a card" in after(output, "why hex 0,0")


def test_help_tells_all_about_a_card() -> None:
    told = after(play("help forum", "quit"), "help forum").split("\n")
    assert "Forum" in told[0] and "(forum)" in told[0]
    assert told[1].startswith("Cost: 1 stone, 1 wheat. Copies: ")
    assert told[3].startswith("Where this comes from: ")


def test_help_lists_every_command() -> None:
    told = after(play("help", "quit"), "help")
    for command in ("undo", "why", "preview", "rules", "map", "log", "save", "quit"):
        assert re.search(rf"^{command}\b", told, re.MULTILINE)


def test_rules_are_found_by_id_and_by_words() -> None:
    output = play("rules deus.map.edge", "rules village army", "rules xylophone", "quit")
    assert "deus.map.edge  A region lies on the edge" in output
    assert "deus.attack.cond.army" in after(output, "rules village army")
    assert "No rule has the ID or the words “xylophone”." in output


def test_preview_tells_what_an_answer_brings() -> None:
    output = play("build trading_post_forest", "preview pay wood", "quit")
    told = after(output, "preview pay wood")
    assert told.startswith("1 wood – this brings:\n  Player 1 pays 1 wood.")
    assert answers() == ["0 build trading_post_forest"]


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("map", "On the map: the number of the player"),
        ("log", "Player 1 builds Galley."),
        ("hand", "Every forest you occupy brings 3 gold."),
        ("rows", "Buy up to 3 resources"),
        ("opponents", "Greedy 2"),
    ],
)
def test_commands_show_more(command: str, shown: str) -> None:
    assert shown in after(play("build galley", command, "quit"), command)


def test_commands_may_be_shortened_and_written_in_german() -> None:
    output = play("opp", "warum forum", "zurück", "karte", "ende", language="de")
    assert "Handkarte" in after(output, "opp")
    assert "Diese Karte hast du nicht auf der Hand. (deus.build.playcard)" in output
    assert "Es gibt nichts zurückzunehmen" in output
    assert "Auf der Karte: die Nummer der Person" in output


# Several people at one screen.


def test_nobody_sees_anothers_hand() -> None:
    people = ("--players", "me:Ada,me:Ben")
    output = play("", "offer galley", "pass", "", "quit", more=people)
    for_ada, for_ben = output.split("Please hand over to Ben.")
    assert for_ada.startswith("Please hand over to Ada.")
    assert "Trading post" in for_ada and "School" not in for_ada
    assert "School" in for_ben and "Trading post" not in for_ben


def test_at_the_hand_over_quit_leaves_and_all_else_waits_for_enter() -> None:
    people = ("--players", "me:Ada,me:Ben")
    output = play("", "offer galley", "pass", "hand", "quit", more=people)
    for_ben = output.split("Please hand over to Ben.")[1]
    assert "School" not in for_ben and "To go on:" in for_ben
    assert answers() == ["0 offer galley", "0 pass"]


@pytest.mark.parametrize("name", ["Ada\n0 build forum", "\x1b]0;Ada\x07", "A\u2028da"])
def test_a_name_that_cannot_be_shown_in_a_line_is_refused(name: str) -> None:
    why = refused("play", "deus", "--players", f"me:{name},greedy")
    assert why.endswith("expected what can be shown in a line") and "\x1b" not in why


def test_a_game_that_cannot_be_kept_leaves_the_file_as_it_was_and_says_so_by_its_status() -> None:
    play("1", "save mine.thg", "quit")
    before = Path("mine.thg").read_bytes()
    Path("mine.thg.part").mkdir()  # where the new one is written first
    left = run("play", "deus", "--resume", "mine.thg", typed=typed("1", "quit"))
    assert left.exit_code == 1 and "mine.thg cannot be written" in left.stdout
    assert Path("mine.thg").read_bytes() == before


def test_what_was_typed_ahead_is_not_answered_for_the_next_person() -> None:
    play("", "offer galley; pass; offer school", "", "quit", more=("--players", "me:Ada,me:Ben"))
    assert answers() == ["0 offer galley", "0 pass"]


def test_where_all_lies_open_it_is_not_answered_for_the_next_person_either() -> None:
    people = ("--seed", "3", "--players", "me:Ada,me:Ben")
    game = theogony.game("civ").new(2, 3)
    first = game.question().seat
    said("play", "civ", *people, typed=typed("; ".join(["1"] * 60), "quit"))
    kept = saved("civ-1.thg")
    assert kept.count and kept.question().seat != first
    given = [line[0] for line in answers("civ-1.thg")]
    assert set(given) == {str(first)}
