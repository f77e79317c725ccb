"""Both languages say everything a game can say: the same keys, no more, about the same things."""

import random
import re
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import theogony
from theogony.core.catalogue import (
    ENTRY,
    LANGUAGES,
    SEATS,
    Catalogue,
    fields,
    sources,
    variables,
)
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.rulebook import Rulebook
from theogony.core.steps import Question
from theogony.core.types import Document

GAMES = theogony.GAMES
RULES = Path(__file__).parent.parent / "docs" / "rules"
SAID_AS_WRITTEN = {"hex", "from", "answer"}  # fields whose words are no entries of the catalogue


def entries(game: str, language: str) -> list[ast.SyntaxNode]:
    """Everything in the catalogue files of a game and in those all games share."""
    return [entry for source in sources(game, language) for entry in parse(source).body]


def messages(game: str, language: str) -> dict[str, ast.Message]:
    found = [entry for entry in entries(game, language) if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


# What a game can say, read off its rulebook.


def questions(rules: Rulebook) -> dict[str, list[str]]:
    """The arguments of each question."""
    forms = [form for kind, form in rules.form_of.items() if issubclass(kind, Question)]
    return {f"ask-{form.name}": form.fields for form in forms}


def answers(rules: Rulebook) -> dict[str, list[str]]:
    return {f"answer-{verb.name}": [verb.field] if verb.field else [] for verb in rules.verbs}


def events(rules: Rulebook) -> dict[str, list[str]]:
    """The arguments of each event; one with a secret part is also told to those who miss it."""
    found: dict[str, list[str]] = {}
    for kind in rules.kinds:
        found[f"event-{kind.name}"] = ["seat", *kind.fields, *kind.secret]
        if kind.secret:
            found[f"event-{kind.name}-hidden"] = ["seat", *kind.fields]
    return found


def spoken(rules: Rulebook) -> dict[str, list[str]]:
    return {"player": ["number"], **questions(rules), **answers(rules), **events(rules)}


def words(rules: Rulebook) -> set[str]:
    return {
        f"{ENTRY.get(field, field)}-{word}"
        for field, known in rules.words.items()
        if field not in SAID_AS_WRITTEN
        for word in known
    }


def listed_rules(game: str) -> list[str]:
    """Those of the game's list and of its expansions'."""
    lists = [RULES / f"{game}.md", *sorted(RULES.glob(f"{game}_*.md"))]
    text = "\n".join(page.read_text(encoding="utf-8") for page in lists)
    return re.findall(r"^- (?:RULING )?`([\w.]+)` — ", text, re.MULTILINE)


def deus_only() -> set[str]:
    from theogony.deus.cards import IDS
    from theogony.deus.printed import CARDS
    from theogony.deus.tiles import LAYOUTS, TERRAINS

    facts = [card.provenance for card in CARDS]
    origins = {o for fact in facts for o in (fact.effect, fact.name, fact.cost, fact.copies)}
    return {
        *(f"card-{card}-text" for card in IDS),
        *(f"card-{card}-gist" for card in IDS),
        *(f"terrain-{terrain}" for terrain in TERRAINS),
        *(f"layout-{name}" for layouts in LAYOUTS.values() for name in layouts),
        *(f"provenance-{origin}" for origin in origins),
        "good-combat_marker",  # a price, though no good
    }


def civ_only() -> set[str]:
    from theogony.civ.printed import GAME, VICTORY_CARDS
    from theogony.civ.tiles import TERRAINS

    told = ["focus", "leader", "wonder", "city_state", "diplomacy", "agenda", "natural", "resource"]
    things = [f"{field}-{word}" for field in told for word in GAME.words[field]]
    others = [f"terrain-{terrain}" for terrain in TERRAINS]
    others += [f"victory-{card}" for card in VICTORY_CARDS]
    sources = [f"source-{card}" for card in VICTORY_CARDS]
    return {*others, *sources, *(f"{key}-text" for key in [*things, *others])}


OWN: dict[str, Callable[[], set[str]]] = {"deus": deus_only, "civ": civ_only}


def needed(rules: Rulebook) -> set[str]:
    """Every key that a game looks up."""
    points = rules.new(players=rules.players[0], seed=0).breakdown()[0]
    return {
        *spoken(rules),
        *words(rules),
        *(f"why-{rule.replace('.', '-')}" for rule in rules.rules if rule),
        *(f"rule-{rule.replace('.', '-')}" for rule in listed_rules(rules.name)),
        *(f"group-{name}" for name in rules.groups),
        *(f"switch-{name}" for name in rules.switches),
        *(f"switch-{name}-text" for name in rules.switches),
        *(f"source-{source}" for source in points),
        *OWN[rules.name](),
    }


# The files.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_can_be_read_and_stands_once(game: str, language: str) -> None:
    found = entries(game, language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_there_and_needed(game: str, language: str) -> None:
    wanted = needed(theogony.game(game))
    there = set(messages(game, language))
    assert sorted(wanted - there) == [], "missing"
    assert sorted(there - wanted) == [], "not used"
    assert [key for key, entry in messages(game, language).items() if entry.value is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_speak_of_the_same_things(game: str) -> None:
    """Which forms of a word a sentence takes is a matter of grammar; which fields is not."""
    first, *others = [
        {key: fields(message) for key, message in messages(game, language).items()}
        for language in LANGUAGES
    ]
    for other in others:
        assert [key for key in first if other.get(key) != first[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_takes_only_arguments_it_is_given(game: str, language: str) -> None:
    given = spoken(theogony.game(game))
    for key, message in messages(game, language).items():
        assert fields(message) <= set(given.get(key, [])), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_field_has_the_forms_that_sentences_take(game: str, language: str) -> None:
    written = messages(game, language)
    has: dict[str, set[str]] = {}
    for key, message in written.items():
        field = key.split("-")[0]
        forms = {attribute.id.name for attribute in message.attributes}
        assert has.setdefault(field, forms) == forms, f"{key} has other forms than its fellows"
    taken: dict[str, set[str]] = {field: set() for field in has}
    for message in written.values():
        for variable in variables(message):
            field, _, form = variable.partition("-")
            if form:
                taken[ENTRY.get(field, field)].add(form)
    assert has == taken


# The sentences.


def samples(rules: Rulebook, names: list[str]) -> list[Document]:
    """Arguments of every sort: each word of a field, no, one and many of a number.

    All numbers meet all words; words, of which there are many, do not all meet each other.
    """
    words: dict[str, list[str]] = {}
    values: dict[str, list[object]] = {}
    for name in names:
        if name in ("hex", "from", "second"):
            values[name] = ["0,0", "3,-1"]
        elif name in ("fresh", "double", "regions"):
            values[name] = [[], ["0,0"], ["0,0", "1,-1"]]
        elif name in rules.words:
            words[name] = rules.words[name]
        elif name in SEATS:
            values[name] = [0, 1]
        else:
            values[name] = [0, 1, 2, 20]
    longest = max([len(known) for known in words.values()], default=1)
    said = [{name: words[name][i % len(words[name])] for name in words} for i in range(longest)]
    others = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    return [one | other for one in said for other in others]


def used(catalogue: Catalogue, key: str) -> list[str]:
    """The fields that matter to a text: all it is given may be many."""
    return sorted(fields(catalogue.messages[key]))


@cache
def ids(rules: Rulebook) -> set[str]:
    return {word for known in rules.words.values() for word in known}


def expect_readable(text: str, rules: Rulebook, language: str) -> None:
    """No id is left in a sentence. In German no id is a word; in English some are."""
    assert text.strip() == text != ""
    assert not re.search(r"[_{}]", text), text
    if language != "en":
        assert not ids(rules) & set(re.findall(r"\b[a-z]+\b", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_becomes_a_sentence(game: str, language: str) -> None:
    rules = theogony.game(game)
    catalogue = Catalogue(game, language)
    for kind in rules.kinds:
        told: Document = {"event": kind.name}
        for arguments in samples(rules, used(catalogue, f"event-{kind.name}")):
            expect_readable(catalogue.event(told | arguments), rules, language)
        if kind.secret:
            for arguments in samples(rules, used(catalogue, f"event-{kind.name}-hidden")):
                text = catalogue.event(told | arguments | {"hidden": True})
                expect_readable(text, rules, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_answer_has_words(game: str, language: str) -> None:
    rules = theogony.game(game)
    catalogue = Catalogue(game, language)
    for kind, form in rules.form_of.items():
        if issubclass(kind, Question):
            names = used(catalogue, f"ask-{form.name}")
            for arguments in samples(rules, [name for name in names if name != "seat"]):
                question = {"seat": 0, "ask": form.name, "arguments": arguments}
                expect_readable(catalogue.ask(question), rules, language)
    for name in rules.names:
        expect_readable(catalogue.answer(name), rules, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_its_reason(game: str, language: str) -> None:
    rules = theogony.game(game)
    catalogue = Catalogue(game, language)
    for rule in rules.rules[1:]:
        expect_readable(catalogue.why(rule), rules, language)
    for rule in listed_rules(game):
        assert catalogue.rule(rule).endswith("."), rule


EGYPT = theogony.game("deus").presets["egypt"]
MOST = 1500  # answers: games by chance can be long
SETUPS: list[tuple[str, int, Document]] = [
    ("deus", 2, {}),
    ("deus", 3, {"joker": True, "start_pieces": 7}),
    ("deus", 4, {"joker": True, "effects_optional": False, "vp_open": False}),
    ("deus", 2, EGYPT),
    ("deus", 3, EGYPT | {"joker": True, "purple_set": "mixed", "fortress_echo": True}),
    ("deus", 4, EGYPT | {"effects_optional": False, "vp_open": False}),
    ("civ", 2, {"map": "advanced", "leaders": "choose"}),
    ("civ", 3, {"trade_spending": "declared_first", "barbarian_order": "start_player"}),
    ("civ", 4, {"map": "advanced", "combat_spending": "alternate", "victory_cards": 4}),
]


@pytest.mark.parametrize(
    ("game", "players", "switches"), [one for one in SETUPS if one[0] in GAMES]
)
def test_whole_games_read_well(game: str, players: int, switches: Document) -> None:
    """A random game, told to everybody at the table and to those who look on."""
    rules = theogony.game(game)
    catalogues = [Catalogue(game, language) for language in LANGUAGES]
    read: set[str] = set()  # what was read before need not be read again
    table = rules.new(players=players, seed=0, switches=switches)
    chance = random.Random(0)
    while (decision := table.decision) is not None and table.count < MOST:
        question = table.view(decision.seat)["question"]
        if str(question) not in read:
            read.add(str(question))
            for catalogue in catalogues:
                read_question(question, rules, catalogue)
        table.choose(chance.choice(decision.options))
    for seat in [None, *range(players)]:
        read_log(table, seat, catalogues, read)


def read_question(question: Document, rules: Rulebook, catalogue: Catalogue) -> None:
    expect_readable(catalogue.ask(question), rules, catalogue.language)
    texts = [catalogue.option(option) for option in question["options"]]
    assert len(set(texts)) == len(texts), f"{texts}: two options read the same"
    for option, text in zip(question["options"], texts, strict=True):
        expect_readable(text, rules, catalogue.language)
        assert catalogue.answer(option["name"]) == text


def read_log(table: Game, seat: int | None, catalogues: list[Catalogue], read: set[str]) -> None:
    for message in table.told(seat):
        if str(message) not in read:
            read.add(str(message))
            for catalogue in catalogues:
                expect_readable(catalogue.event(message), table.rules, catalogue.language)


# How texts are looked up.


def test_players_are_called_by_their_names() -> None:
    told = {"event": "gained", "seat": 1, "good": "vp", "amount": 3}
    assert Catalogue("deus", "en").event(told) == "Player 2 gains 3 VP."
    assert Catalogue("deus", "de", ["Anna", "Bert"]).event(told) == "Bert erhält 3 SP."


def test_words_come_in_the_form_a_sentence_needs() -> None:
    told: Document = {"event": "took_piece", "seat": 0, "kind": "military", "amount": 1}
    english = Catalogue("deus", "en", ["Anna"])
    german = Catalogue("deus", "de", ["Anna"])
    assert english.event(told) == "Anna puts an army on the tableau."
    assert german.event(told) == "Anna stellt eine Armee auf das Tableau."
    assert english.event(told | {"amount": 2}) == "Anna puts 2 armies on the tableau."
    assert german.event(told | {"amount": 2}) == "Anna stellt 2 Armeen auf das Tableau."
    lost: Document = {"event": "destroyed_piece", "seat": 0, "kind": "civil"}
    back = "kommt vom Tableau in den persönlichen Vorrat zurück."
    assert german.event(lost) == f"1 Zivil-Spielstein von Anna {back}"
    assert german.event(lost | {"kind": "military"}) == f"1 Armee von Anna {back}"


def test_those_who_may_not_know_are_told_less() -> None:
    catalogue = Catalogue("deus", "en", ["Anna"])
    assert catalogue.event({"event": "drew", "seat": 0, "card": "forum"}) == "Anna draws Forum."
    hidden = {"event": "drew", "seat": 0, "hidden": True}
    assert catalogue.event(hidden) == "Anna draws a card."


def test_an_answer_that_gave_itself_is_said_like_an_option() -> None:
    told = {"event": "answered_itself", "seat": 0, "answer": "pay wood"}
    text = Catalogue("deus", "de", ["Anna"]).event(told)
    assert text == "Anna hat nur eine Möglichkeit: „Mit Holz bezahlen“."


def test_a_rule_without_a_refusal_of_its_own_is_quoted() -> None:
    catalogue = Catalogue("deus", "en")
    assert catalogue.why("deus.pay.cost").startswith("You cannot pay")
    assert catalogue.why("deus.pay.returns") == catalogue.rule("deus.pay.returns")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_never_shown_as_its_key(language: str) -> None:
    catalogue = Catalogue("deus", language)
    with pytest.raises(AssertionError, match="card-colosseum is not in the catalogue"):
        catalogue.text("card-colosseum")
    with pytest.raises(AssertionError, match="card-colosseum is not in the catalogue"):
        catalogue.word("card", "colosseum")
    with pytest.raises(AssertionError, match="answer-sing is not in the catalogue"):
        catalogue.answer("sing forum")
    with pytest.raises(AssertionError, match="event-gained"):
        catalogue.event({"event": "gained", "seat": 0, "amount": 3})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(WrongInput, match="language is 'fr', expected en or de"):
        Catalogue("deus", "fr")
