"""The application: every address with what it does. Whatever is wrong is said in one sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from litestar import Litestar, Request, Response, WebSocket, get, post, route, websocket
from litestar.exceptions import HTTPException
from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, encode

from ..core.errors import WrongInput
from . import messages as m
from . import things
from .damage import is_of_damage
from .house import House, clean, new_id
from .kept import Person, Sheet
from .limits import Limits
from .live import Connection, Live, now
from .problems import Denied, Forbidden, Misdirected, NotFound, TooMany, Unknown, code_of
from .safety import (
    BODY,
    COOKIE,
    SECURE,
    Allowances,
    Bucket,
    Network,
    Visitor,
    cookie,
    digest,
    is_foreign,
    is_forged,
    is_garbled,
    is_strange,
    names_of,
    new_secret,
    visitor,
)
from .showing import Reader
from .sockets import converse
from .store import StoreError
from .table import Refused
from .things import File
from .transport import Gate, Guarded, later, refuse

S = TypeVar("S", bound=Struct)
Asked = Request[Any, Any, Any]
Handshake = WebSocket[Any, Any, Any]
Reply = Response[bytes]
JSON = "application/json"
HEALTH = "/api/health"
PROTOCOL = "Theogony's docs/protocol.md"  # where every address is described

log = logging.getLogger("theogony.server")


HTTP_CODES: dict[int, m.ProblemCode] = {404: "not_found", 405: "method", 413: "too_large"}


def reply(message: Struct, status: int = 200, headers: dict[str, str] | None = None) -> Reply:
    return Response(encode(message), status_code=status, media_type=JSON, headers=headers)


def wrong(error: WrongInput) -> tuple[m.Problem, int, int]:
    """What is said to it, with which status, and after how many seconds it may be asked again."""
    if isinstance(error, Denied):
        return m.Problem(str(error), error.code, error.arguments), error.status, error.after
    if isinstance(error, StoreError | Refused):  # it may quote what was to be stored
        return m.Problem("it could not be stored, expected a working disk", "store"), 503, 1
    return m.Problem(str(error), code_of(error)), 400, 1


def problem(request: Asked, error: Exception) -> Reply:
    """What was wrong, in one sentence; of our own faults only that there was one."""
    if isinstance(error, WrongInput):
        said, status, after = wrong(error)
        return reply(said, status, later(status, after))
    if isinstance(error, HTTPException):
        code = HTTP_CODES.get(error.status_code, "request")
        said = m.Problem(sentence(request, error), code)
        allow = {name: value for name, value in (error.headers or {}).items() if name == "allow"}
        return reply(said, error.status_code, allow)
    if is_of_damage(error):
        log.error("the database is damaged: %s", getattr(error, "orig", error))
        return reply(m.Problem("the database is damaged, expected a backup of it", "server"), 500)
    log.error("a request failed", exc_info=error)
    return reply(m.Problem("the server failed, expected it not to", "server"), 500)


def sentence(request: Asked, error: HTTPException) -> str:
    if error.status_code == 413:
        return f"the request is too large, expected {BODY} bytes at most"
    if error.status_code == 404:
        return nothing_at(request)
    if error.status_code == 405:
        allowed = {*(error.headers or {}).get("allow", "").split(", ")} - {"OPTIONS"}
        methods = " or ".join(sorted(allowed))
        return f"{asked_for(request)} is not possible, expected {methods}; see {PROTOCOL}"
    return " ".join((error.detail or "wrong request").split())


def asked_for(request: Asked) -> str:
    return f"{request.method} {request.scope['path'][:100]!r}"


def nothing_at(request: Asked) -> str:
    return f"nothing answers {asked_for(request)}, expected an address of {PROTOCOL}"


# What every address needs.


def house_of(request: Asked | Handshake) -> House:
    house: House = request.app.state.house
    return house


def allowances_of(request: Asked | Handshake) -> Allowances:
    return house_of(request).allowances


def address_of(request: Asked | Handshake) -> str:
    """Whom the sender counts as."""
    return visitor(request.client.host if request.client else "")


def is_secure(request: Asked) -> bool:
    return str(request.scope["scheme"]) == "https"


async def person_of(request: Asked | Handshake) -> Person | None:
    """Who asks, by the secret of a cookie."""
    for name in (SECURE, COOKIE):
        person = await person_with(request, request.cookies.get(name, ""))
        if person is not None:
            return person
    return None


async def person_with(request: Asked | Handshake, secret: str) -> Person | None:
    if not secret or len(secret) > 100:
        return None
    people: dict[str, Person] = request.app.state.people
    key = digest(secret)
    if key not in people:
        found = await house_of(request).store.person_of(key)
        if found is None:
            return None
        if len(people) > 10_000:
            people.clear()
        people[key] = found
    return people[key]


async def somebody(request: Asked) -> Person:
    person = await person_of(request)
    if person is None:
        raise Unknown("no_name", "you have no name here yet, expected one by POST /api/me")
    return person


async def visitor_of(request: Asked | Handshake) -> Visitor:
    person = await person_of(request)
    return Visitor(person.id if person else "", address_of(request))


async def known(request: Asked) -> Visitor:
    """Whoever asks, if they have a name."""
    return Visitor((await somebody(request)).id, address_of(request))


async def table_of(request: Asked | Handshake) -> tuple[Live, Visitor]:
    """The table, if it is for whoever asks, and who that is. Reading it from the disk costs more
    than all else."""
    house, table = house_of(request), word(request, "table")
    if table not in house.lives:
        take(house.allowances.readings.of(address_of(request)), "tables")
    who = await visitor_of(request)
    return await house.live_for(table, who.person), who


async def read(request: Asked, kind: type[S]) -> S:
    """The body of a request, as this message."""
    body = await request.body()
    try:
        return Decoder(kind).decode(body or b"{}")
    except UnicodeError as error:
        raise Denied("request", "the request does not fit: it is no UTF-8") from error
    except MsgspecError as error:
        raise Denied("request", f"the request does not fit: {error}") from error


async def check(request: Asked) -> None:
    """Before anything else: meant for this site, not too often, and nothing changes but from our
    own page."""
    if request.scope["path"] == HEALTH:
        return
    expect_us(request)
    take(allowances_of(request).requests.of(address_of(request)), "requests")
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        why = is_forged(request.headers, request.app.state.origins)
        if why:
            raise Forbidden("forged", why)


def expect_us(request: Asked | Handshake) -> None:
    scheme = "https" if request.scope["scheme"] in ("https", "wss") else "http"
    why = is_strange(request.headers, request.app.state.names, scheme)
    if why:
        raise Misdirected("host", why)
    why = is_garbled(request.headers)
    if why:
        raise Denied("request", why)


def take(bucket: Bucket, what: str, code: m.ProblemCode = "flood") -> None:
    """One of the bucket, or the sender is told to come later."""
    if not bucket.take():
        why = f"too many {what} from your address, expected fewer, or some patience"
        raise TooMany(code, why, bucket.due)


@asynccontextmanager
async def seating(request: Asked, table: str) -> AsyncIterator[None]:
    """Who sits where changes only so often at one table. What changes nothing does not count."""
    live, who = await table_of(request)
    before = live.table.number
    bucket = allowances_of(request).seatings.of(f"{who.address} {table}")
    take(bucket, "changes of seats")
    try:
        yield
    finally:
        if live.table.number == before:
            bucket.give_back()


async def maker(request: Asked) -> Person:
    """Whoever asks for a new table."""
    person = await somebody(request)
    address = address_of(request)
    allowances = allowances_of(request)
    take(allowances.made.of(address), "new tables")
    await asyncio.sleep(allowances.arrivals.of(address).wait())
    return person


def word(request: Asked | Handshake, name: str) -> str:
    """A part of the address."""
    return str(request.path_params.get(name, ""))


def number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Denied("address", f"{what} is {text[:40]!r}, expected a number")
    return int(text)


def sent(request: Asked, file: File, forever: bool = False) -> Reply:
    """A file, packed if the browser can, not at all if it has it."""
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if forever else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


# People.


@get("/api/me")
async def get_me(request: Asked) -> Reply:
    person = await person_of(request)
    if person is None:
        return reply(m.Me(None, None))
    secret = request.cookies.get(COOKIE, "")
    headers = {}
    if is_secure(request) and digest(secret) == person.secret:
        headers["set-cookie"] = cookie(secret, secure=True)  # what came without is kept better
    return reply(m.Me(person.id, person.name), headers=headers)


@post("/api/me")
async def post_me(request: Asked) -> Reply:
    """A new person, or another name for the same one."""
    name = clean((await read(request, m.MyName)).name)
    person = await person_of(request)
    store = house_of(request).store
    if person is not None:
        await store.rename(person.id, name)
        request.app.state.people.pop(person.secret, None)
        return reply(m.Me(person.id, name))
    take(allowances_of(request).people.of(address_of(request)), "new people", "people")
    secret = new_secret()
    person = Person(new_id(12), name, digest(secret), now())
    await store.add_person(person)
    given = cookie(secret, is_secure(request))
    return reply(m.Me(person.id, name), headers={"set-cookie": given})


# What is the same for everybody.


@get(HEALTH)
async def get_health(request: Asked) -> Reply:
    """For proxies and monitors: the server answers."""
    return Response(b'{"ok":true}', media_type=JSON)


@get("/api/games")
async def get_games(request: Asked) -> Reply:
    return sent(request, things.games())


@get("/api/texts/{language:str}/{file:str}")
async def get_texts(request: Asked) -> Reply:
    language = word(request, "language")
    file = word(request, "file")
    if not file.endswith(".ftl"):
        raise NotFound("not_found", f"no texts are called {file!r}, expected GAME.ftl")
    found = things.catalogue(language, file.removesuffix(".ftl"))
    return sent(request, found, forever=request.query_params.get("v") == found.tag[1:-1])


@get("/api/cards/{game:str}")
async def get_cards(request: Asked) -> Reply:
    game = word(request, "game")
    return sent(request, things.cards(game))


@get("/api/rules/{game:str}")
async def get_rules(request: Asked) -> Reply:
    game = word(request, "game")
    return sent(request, things.rule_list(game))


# Tables.


@get("/api/tables")
async def get_tables(request: Asked) -> Reply:
    take(allowances_of(request).lists.of(address_of(request)), "lists")
    which = request.query_params.get("list", "mine")
    known = ("mine", "open", "watch", "finished")
    if which not in known:
        raise Denied("address", f"list is {which[:40]!r}, expected one of: {', '.join(known)}")
    after = request.query_params.get("after", "")
    return reply(await house_of(request).listed(which, await person_of(request), after))


@post("/api/tables")
async def post_table(request: Asked) -> Reply:
    person = await maker(request)
    wish, address = await read(request, m.NewTable), address_of(request)
    return reply(await house_of(request).make(person, wish, address), 201)


@post("/api/play")
async def post_play(request: Asked) -> Reply:
    person = await maker(request)
    wish = await read(request, m.QuickPlay)
    return reply(await house_of(request).play_now(person, wish, address_of(request)), 201)


@get("/api/tables/{table:str}")
async def get_table(request: Asked) -> Reply:
    live, who = await table_of(request)
    return reply(live.house.info(live.table.sheet, Reader(who.person or None)))


@get("/api/tables/{table:str}/export")
async def get_export(request: Asked) -> Reply:
    table, who = word(request, "table"), await known(request)
    found = await house_of(request).export(table, who)
    return download(found, f"theogony-{table}.json", JSON)


@post("/api/tables/{table:str}/sit")
async def post_sit(request: Asked) -> Reply:
    table = word(request, "table")
    person = await somebody(request)
    wish = await read(request, m.Sit)
    async with seating(request, table):
        return reply(await house_of(request).sit(table, person, wish, address_of(request)))


@post("/api/tables/{table:str}/leave")
async def post_leave(request: Asked) -> Reply:
    table = word(request, "table")
    who = await known(request)
    wish = await read(request, m.Leave)
    async with seating(request, table):
        return reply(await house_of(request).leave(table, who, wish.seat))


@post("/api/tables/{table:str}/vote")
async def post_vote(request: Asked) -> Reply:
    table = word(request, "table")
    who = await known(request)
    wish = await read(request, m.Vote)
    async with seating(request, table):
        return reply(await house_of(request).vote(table, who, wish.seat))


@post("/api/tables/{table:str}/back")
async def post_back(request: Asked) -> Reply:
    table = word(request, "table")
    who = await known(request)
    wish = await read(request, m.Back)
    async with seating(request, table):
        return reply(await house_of(request).back(table, who, wish.seat))


@post("/api/tables/{table:str}/rematch")
async def post_rematch(request: Asked) -> Reply:
    table = word(request, "table")
    person = await maker(request)
    await read(request, m.Rematch)
    who = Visitor(person.id, address_of(request))
    return reply(await house_of(request).rematch(table, who), 201)


# Finished games.


async def replayed(request: Asked, what: str, *given: Any) -> tuple[Sheet, Any]:
    who = await visitor_of(request)
    return await house_of(request).replay(word(request, "table"), who, what, *given)


def eyes_of(request: Asked) -> str:
    return str(request.query_params.get("eyes", "spectator"))[:20]


@get("/api/tables/{table:str}/moments")
async def get_moments(request: Asked) -> Reply:
    _, found = await replayed(request, "chart")
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/at/{answers:str}")
async def get_moment(request: Asked) -> Reply:
    after = number(word(request, "answers"), "answers")
    _, found = await replayed(request, "at", after, eyes_of(request))
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/told")
async def get_told(request: Asked) -> Reply:
    _, found = await replayed(request, "tale", eyes_of(request))
    return Response(found, media_type=JSON)


@get("/api/tables/{table:str}/record")
async def get_record(request: Asked) -> Reply:
    sheet, record = await replayed(request, "record")
    return download(record.encode(), f"{sheet.game}-{sheet.id}.thg", "text/plain")


@get("/api/tables/{table:str}/position/{answers:str}")
async def get_position(request: Asked) -> Reply:
    after = number(word(request, "answers"), "answers")
    sheet, position = await replayed(request, "position", after)
    return download(encode(position), f"{sheet.game}-{sheet.id}-{after}.json", JSON)


@post("/api/tables/{table:str}/from/{answers:str}")
async def post_from(request: Asked) -> Reply:
    table = word(request, "table")
    person = await maker(request)
    wish = await read(request, m.PlayOn)
    after = number(word(request, "answers"), "answers")
    address = address_of(request)
    return reply(await house_of(request).play_on(table, after, person, wish, address), 201)


def download(body: bytes, name: str, type_: str) -> Reply:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=type_, headers=headers)


# Live.


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: Handshake) -> None:
    """Whoever is not refused sees the table; who has a seat plays."""
    try:
        live, connection = await entering(socket)
    except WrongInput as error:
        await refuse(socket.scope, socket.send, *wrong(error))
        return
    since = socket.query_params.get("since", "0")
    known = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    try:
        live.enter(connection, known)
        await socket.accept()
        await converse(socket, live, connection)
    finally:
        live.go(connection)


async def entering(socket: Handshake) -> tuple[Live, Connection]:
    """The table, and the connection to it that is allowed."""
    expect_us(socket)
    why = is_foreign(socket.headers, socket.app.state.origins)
    if why:
        raise Forbidden("forged", why)
    address = address_of(socket)
    allowances = allowances_of(socket)
    take(allowances.handshakes.of(address), "connections")
    await asyncio.sleep(allowances.arrivals.of(address).wait())
    live, who = await table_of(socket)
    connection = Connection(who)
    if is_crowded(live, connection, house_of(socket).limits):
        raise TooMany("flood", "too many connections to this table, expected fewer")
    return live, connection


def is_crowded(live: Live, new: Connection, limits: Limits) -> bool:
    """Whether this person, or those without a name, look at the table often enough."""
    alike = [one for one in live.connections if one.who.person == new.who.person]
    if new.who.person:
        return len(alike) >= limits.at_table
    from_there = [one for one in alike if one.who.address == new.who.address]
    return len(from_there) >= limits.nameless or len(alike) >= limits.onlookers


@route(["/api", "/api/{path:path}"], http_method=["GET", "POST", "PUT", "PATCH", "DELETE"])
async def no_such_address(request: Asked) -> Reply:
    raise NotFound("not_found", nothing_at(request))


# The page.


@get(["/", "/{path:path}"])
async def get_page(request: Asked) -> Reply:
    """A file of the page; any other address is the page itself, which knows its own ways."""
    path = word(request, "path")
    assets = things.assets()
    name = path.lstrip("/") or "index.html"
    if "index.html" not in assets:
        raise NotFound("not_found", "the page is not built, expected npm run build in web/")
    if name in assets:
        return sent(request, assets[name], assets[name].forever)
    if "." in name.rpartition("/")[2]:
        raise NotFound("not_found", f"no file is called {name[:100]!r}")
    return sent(request, assets["index.html"])


def make_app(
    house: House,
    origins: list[str] | None = None,
    proxies: list[Network] | None = None,
    host: str = "localhost",
) -> Guarded:
    """The server's application; it opens and closes the house."""
    origins = origins or []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        app.state.people = {}
        app.state.origins = origins
        app.state.names = names_of(host, origins)
        await house.open()
        yield
        await house.close()

    app = Litestar(
        [
            *(get_health, get_me, post_me, get_games, get_texts, get_cards, get_rules),
            *(get_tables, post_table, post_play, get_table, get_export),
            *(post_sit, post_leave, post_vote, post_back, post_rematch),
            *(get_moments, get_moment, get_told, get_record, get_position, post_from),
            *(live_table, no_such_address, get_page),
        ],
        before_request=check,
        exception_handlers={Exception: problem},
        lifespan=[lifespan],
        openapi_config=None,
        request_max_body_size=BODY,
        logging_config=None,
    )
    return Guarded(app, Gate(house.limits, proxies))
