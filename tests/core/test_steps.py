"""Steps: small objects that hold numbers; all that is pending can be written and read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import theogony
from theogony import PositionError
from theogony.core.conformance import check_form, two_numbers
from theogony.core.position import Entry
from theogony.core.steps import Options, Question, Step
from theogony.deus.effects import Resolve
from theogony.deus.rules import Turn

DEUS = theogony.game("deus")
GAME = DEUS.new(2, 0)


# The buffer of options.


@given(answers=st.lists(st.integers(0, 700), max_size=80), fewer=st.lists(st.integers(0, 700)))
def test_options_are_kept_in_order_and_the_buffer_is_used_again(
    answers: list[int], fewer: list[int]
) -> None:
    out = Options()
    for given_ in (answers, fewer, []):
        out.clear()
        assert out.count == 0 and out.listed() == []
        for answer in given_:
            out.add(answer)
        assert out.listed() == given_ and out.count == len(given_)
        assert all(out.has(answer) for answer in given_)
        assert not out.has(701)


def test_a_list_of_options_is_ones_own() -> None:
    out = Options()
    out.add(1)
    listed = out.listed()
    out.clear()
    out.add(2)
    assert listed == [1]


# Steps.


def test_a_question_is_a_step_with_a_seat() -> None:
    assert issubclass(Turn, Question) and issubclass(Question, Step)
    assert not issubclass(Resolve, Question)
    assert Turn(1).seat == 1


def test_steps_read_well() -> None:
    step = Resolve(0, DEUS.words["spot"].index("civil-2"), 1)
    assert GAME.write(step) == {"resolve": {"seat": 0, "spot": "civil-2", "effect": 1}}


def test_fields_that_are_sets_of_hexes_are_lists_of_names() -> None:
    names = GAME.position()["map"]
    assert names
    hexes = list(GAME.view(None)["hexes"])
    form = DEUS.forms["army"]
    numbers = {"seat": 1, "left": 2, "steps": 3, "fresh": 0b101, "double": 0}
    step = form.make(*[numbers[field] for field in form.fields])
    written = GAME.write(step)["army"]
    assert written["fresh"] == [hexes[0], hexes[2]] and written["double"] == []


@pytest.mark.parametrize("name", sorted(DEUS.forms))
def test_every_class_is_written_and_read_back(name: str) -> None:
    fields = DEUS.forms[name].fields
    assert fields[0] == "seat"
    for which in (0, 1):
        check_form(GAME, name, [two_numbers(GAME, field)[which] for field in fields])


@pytest.mark.parametrize("name", sorted(DEUS.forms))
def test_a_missing_or_foreign_field_is_refused(name: str) -> None:
    fields = DEUS.forms[name].fields
    inner = {field: GAME.word(field, two_numbers(GAME, field)[0]) for field in fields}
    for field in fields:
        less = {other: value for other, value in inner.items() if other != field}
        with pytest.raises(PositionError, match=rf"^pending\[3\].{name}.{field} is missing$"):
            GAME.read(Entry({name: less}, "pending[3]"))
        with pytest.raises(PositionError, match=rf"^pending\[3\].{name}.{field} is -1, expected"):
            GAME.read(Entry({name: inner | {field: -1}}, "pending[3]"))
    with pytest.raises(PositionError, match=rf"^pending\[3\].{name}.odd is unknown, expected"):
        GAME.read(Entry({name: inner | {"odd": 1}}, "pending[3]"))
