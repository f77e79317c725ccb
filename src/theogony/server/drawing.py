"""What a page costs in a real browser: an update of the board, and the way to the first page."""

from __future__ import annotations

import asyncio
import os
import shutil
from random import Random
from typing import TYPE_CHECKING, Any

from ..core.errors import WrongInput
from ..core.types import Document
from ..extras import to_get

if TYPE_CHECKING:
    from .measure import Measured

UPDATES = 40  # that are measured
BEFORE = 80  # answers of four people until the board is half full
UPDATE = 10.0  # milliseconds an update may cost
FIRST = 150.0  # kB the first page may have, compressed
COSTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    # It need not ask its makers anything; where it cannot reach them, asking takes its time.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]
# Without the lists of tables: how long they are is no matter of the page.
BYTES = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].filter((one) => !one.name.includes('/api/tables'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"""


def find_chromium() -> str:
    """The browser to measure and test with; WrongInput says what is missing."""
    try:
        import playwright  # noqa: F401
    except ImportError as error:
        raise WrongInput(f"the package playwright is not installed; {to_get('test')}") from error
    named = os.environ.get("THEOGONY_CHROMIUM")
    found = [path for name in ([named] if named else CHROMIUM) if (path := shutil.which(name))]
    if not found:
        raise WrongInput(f"no chromium was found as {named or ', '.join(CHROMIUM)}")
    return found[0]


async def draw(table: Measured, port: int, random: Random) -> Document:
    """What a seat's page costs while everybody at the table answers; or why nobody knows."""
    try:
        chromium = find_chromium()
    except WrongInput as missing:
        return {"left_out": str(missing)}
    from playwright.async_api import async_playwright

    for _ in range(BEFORE):
        await table.answer(random)
    address = f"http://127.0.0.1:{port}"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
        )
        page = await context.new_page()
        await page.goto(address, wait_until="networkidle")
        first = await page.evaluate(BYTES) / 1000
        cookie = {"name": "theogony", "value": table.cookies[0], "url": address}
        await context.add_cookies([cookie])  # type: ignore[list-item]
        costs = [cost * 1000 async for cost in updates(page, table, address, random)]
        await browser.close()
    costs.sort()
    p50, p95 = costs[len(costs) // 2], costs[int(len(costs) * 0.95)]
    update = {"p50_ms": p50, "p95_ms": p95, "most_ms": UPDATE, "pass": p50 < UPDATE}
    size = {"kb": first, "most_kb": FIRST, "pass": first <= FIRST}
    return {"update": update, "first_page": size}


async def updates(page: Any, table: Measured, address: str, random: Random) -> Any:
    """The seconds of script, style and layout that each of many updates takes."""
    seen = Seen(page)
    await page.goto(f"{address}/table/{table.id}")
    await page.wait_for_selector(".table")
    meter = await page.context.new_cdp_session(page)
    await meter.send("Performance.enable")
    before = await spent(page, meter)
    for _ in range(UPDATES):
        if table.over:
            break
        await table.answer(random)
        await seen.until(table.due)
        after = await spent(page, meter)
        yield after - before
        before = after


async def spent(page: Any, meter: Any) -> float:
    """Seconds since the page began, when all is drawn."""
    await page.evaluate(SETTLED)
    found = (await meter.send("Performance.getMetrics"))["metrics"]
    return sum(float(one["value"]) for one in found if one["name"] in COSTS)


class Seen:
    """Which number of the table has reached the page."""

    def __init__(self, page: Any) -> None:
        self.number = 0
        self.more = asyncio.Event()
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        from .measure import HEARD

        self.number = max(self.number, HEARD.decode(text).number)
        self.more.set()

    async def until(self, number: int) -> None:
        while self.number < number:
            self.more.clear()
            await self.more.wait()
