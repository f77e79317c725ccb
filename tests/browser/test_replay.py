"""A finished game, seen again."""

from __future__ import annotations

import pytest

from .people import Person, Place

pytestmark = pytest.mark.long

FINISH = """async ([table]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?since=0`);
  let number = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.is !== 'table' && message.is !== 'update') return;
    number = message.number;
    for (const { seat, view } of message.views) {
      if (view.over) { socket.close(); done(true); return; }
      const question = view.question;
      if (question.seat !== seat) continue;
      const build = question.options.filter((option) => option.name.startsWith('build'));
      const options = build.length ? build : question.options;
      const { answer } = options[Math.floor(Math.random() * options.length)];
      const key = crypto.randomUUID();
      const reply = { do: 'answer', key, at: number, seat, answer, confirmed: true };
      socket.send(JSON.stringify(reply));
      return;
    }
  };
})"""


@pytest.fixture
def finished(mira: Person) -> str:
    """A game of two people at one screen, played to its end behind the page's back."""
    table = mira.table({"kind": "me"}, {"kind": "here", "name": "Jonas"})
    assert mira.page.evaluate(FINISH, [table])
    return table


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


def test_no_hand_leaks_to_other_eyes(place: Place, mira: Person, finished: str) -> None:
    """A stranger sees one hand through a seat's eyes, none through a spectator's."""
    anna = place.person("Anna")
    heard: list[str] = []
    anna.page.on(
        "response", lambda reply: heard.append(reply.text()) if "/at/" in reply.url else None
    )
    anna.page.goto(f"{anna.address}/replay/{finished}?at=20&eyes=0")
    anna.page.wait_for_selector(".hand .card")
    mine = {card.get_attribute("data-card") for card in anna.page.locator(".hand .card").all()}
    anna.page.goto(f"{anna.address}/replay/{finished}?at=20&eyes=1")
    anna.page.wait_for_selector(".hand .card")
    yours = {card.get_attribute("data-card") for card in anna.page.locator(".hand .card").all()}
    assert mine and yours and mine != yours
    heard.clear()
    anna.page.goto(f"{anna.address}/replay/{finished}?at=20&eyes=spectator")
    anna.page.wait_for_selector(".table.watching")
    assert anna.page.locator(".hand").count() == 0
    assert heard and '"hand":[' not in heard[-1].replace(" ", "")


def test_play_on_from_a_moment(mira: Person, finished: str) -> None:
    mira.page.goto(f"{mira.address}/replay/{finished}?at=30")
    mira.page.wait_for_selector(".table")
    mira.page.get_by_role("button", name="Play on from here").click()
    mira.page.get_by_label("Level").select_option("novice")
    mira.page.locator("dialog").get_by_role("button", name="Play on from here").click()
    mira.page.wait_for_url("**/table/*")
    mira.wait_for_question()
