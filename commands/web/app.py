"""The addresses below a key: the page, its parts, the news of it."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from commands.preference import LANGUAGES
from commands.resources import template
from commands.texts import Words
from commands.texts import page as texts
from commands.web.guard import MOST_HEAD, Guard
from commands.web.keys import opened, seats
from commands.web.rendering import PATIENCE, Pages
from commands.web.sealing import read, taken
from commands.web.watching import Watch
from ledger.errors import Misuse, Refusal, Refused
from ledger.record import NamedTuple
from ledger.store.book import Book
from ledger.store.rows import state_of
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable

    from starlette.requests import Request

    from commands.web.keys import Seat
    from commands.web.rendering import Made

    Answer = Callable[[Request], Awaitable[Response]]
    Seated = Callable[[Request, Seat, str], Awaitable[Response]]


class File(NamedTuple):
    """One of our own files, which all pages share.

    Attributes:
        kind: its type.
        parts: the templates that it is made of.
    """

    kind: str
    parts: tuple[tuple[str, ...], ...]


REPORT, PAGE = "report", "page"
STYLES = (
    *((REPORT, name) for name in ("page.css", "pictures.css", "cards.css")),
    ("tree.css",),
    (PAGE, "page.css"),
)
FILES = {
    "page.css": File("text/css", STYLES),
    "page.js": File("text/javascript", ((PAGE, "page.js"),)),
    "sealed.js": File("text/javascript", ((PAGE, "sha256.js"), (PAGE, "sealed.js"))),
    "worker.js": File("text/javascript", ((PAGE, "worker.js"),)),
    "icon.svg": File("image/svg+xml", ((PAGE, "icon.svg"),)),
}
HERE = "event: here\ndata:\n\n"  # shows that the stream is still there
MOST_STREAMS, MOST_CONNECTIONS = 1_000, 1_200
HTML, EVENTS = "text/html; charset=utf-8", "text/event-stream"
NEVER, AGAIN = {"cache-control": "no-store"}, {"cache-control": "no-cache"}


class Server:
    """The page of one campaign.

    Args:
        path: the campaign's file.
        secret: what the keys are made from.
        lang: the language of the campaign.
    """

    def __init__(self, path: str, secret: bytes, lang: str) -> None:
        self.path, self.secret, self.lang = path, secret, lang
        self.pages = Pages(path)
        self.watch = Watch(path, self._changed)
        self._seats: list[Seat] = []
        self._files = {name: _joined(file.parts) for name, file in FILES.items()}
        below = "/{key}/{lang}"
        self.app = Starlette(
            routes=[
                Route("/{key}/", self._seated(self._page)),
                Route(f"{below}/", self._seated(self._page)),
                Route(f"{below}/live", self._seated(self._live)),
                Route(f"{below}/cards", self._seated(self._cards)),
                Route(f"{below}/news", self._seated(self._news)),
                Route(f"{below}/sealed", self._seated(self._sealed), methods=["POST"]),
                Route(f"{below}/manifest.json", self._seated(self._manifest)),
                Route(f"{below}/{{name}}", self._seated(self._file)),
            ],
            lifespan=self._watched,
        )

    @asynccontextmanager
    async def _watched(self, _: Starlette) -> AsyncIterator[None]:
        watching = asyncio.create_task(self.watch.run())
        try:
            yield
        finally:
            watching.cancel()

    def running(
        self, hosts: Collection[str], told: Callable[[str], None] | None = None
    ) -> uvicorn.Server:
        """The page behind its guard, ready to run at a socket."""
        return uvicorn.Server(
            uvicorn.Config(
                Guard(self.app, hosts, told),
                log_level="critical",
                access_log=False,  # an address is a key
                server_header=False,
                timeout_graceful_shutdown=1,
                limit_concurrency=MOST_CONNECTIONS,
                h11_max_incomplete_event_size=MOST_HEAD,
            )
        )

    def seats(self) -> list[Seat]:
        """Who may see what, by which key; players may join at any time."""
        known = self._seats
        if not known:
            with Book(self.path, patience=PATIENCE) as book:
                known = seats(self.secret, state_of(book).seats)
            self._seats = known
        return known

    def _changed(self) -> None:
        self._seats = []
        self.pages.changed()

    def _seated(self, answer: Seated) -> Answer:
        """Answers whoever has a key, in a language that there is; nobody else."""

        async def answered(request: Request) -> Response:
            lang = request.path_params.get("lang", self.lang)
            words = Words(lang if lang in LANGUAGES else self.lang)
            try:
                seated = await run_in_threadpool(self.seats)
                seat = opened(seated, request.path_params["key"])
                if seat is None or lang not in LANGUAGES:
                    words = Words(_wished(request) or self.lang)
                    return PlainTextResponse(f"{words.say(texts.WRONG_KEY)}\n", 404)
                return await answer(request, seat, lang)
            except (Refusal, *DAMAGE):
                return PlainTextResponse(f"{words.say(texts.TROUBLE)}\n", 503)

        return answered

    # What is answered -----------------------------------------------------------

    async def _page(self, request: Request, seat: Seat, lang: str) -> Response:
        if "lang" not in request.path_params:
            lang = _wished(request) or lang
            return Response(status_code=307, headers={"location": f"{lang}/"})
        made = await run_in_threadpool(self.pages.whole, seat.player or None, lang)
        return _sent(request, made, HTML)

    async def _live(self, request: Request, seat: Seat, lang: str) -> Response:
        made = await run_in_threadpool(self.pages.live, seat.player or None, lang)
        return _sent(request, made, HTML)

    async def _cards(self, request: Request, _: Seat, lang: str) -> Response:
        made = await run_in_threadpool(self.pages.cards, lang)
        return _sent(request, made, HTML)

    async def _news(self, _request: Request, _: Seat, _lang: str) -> Response:
        if self.watch.followers >= MOST_STREAMS:
            return PlainTextResponse("too many\n", 503)

        async def told() -> AsyncIterator[str]:
            yield "retry: 1000\n\n"
            async for number in self.watch.follow():
                yield HERE if number is None else f"data: {number}\n\n"

        headers = {**NEVER, "x-accel-buffering": "no"}
        return StreamingResponse(told(), media_type=EVENTS, headers=headers)

    async def _sealed(self, request: Request, seat: Seat, _lang: str) -> Response:
        if not seat.player:
            return PlainTextResponse("nobody is asked here\n", 409)
        try:
            sent = read(await request.body())
            await run_in_threadpool(taken, self.path, seat.player, sent)
        except (Misuse, Refused) as refusal:
            # The reason may name what was sent: only its key is told.
            return PlainTextResponse(f"{refusal.key}\n", _status(refusal))
        return Response(status_code=204, headers=NEVER)

    async def _manifest(self, _request: Request, seat: Seat, lang: str) -> Response:
        words = Words(lang)
        manifest = {
            "name": f"Intendant · {seat.player.partition(':')[2]}".rstrip(" ·"),
            "short_name": "Intendant",
            "lang": words.lang,
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#fbfaf6",
            "theme_color": "#0072b2",
            "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
        }
        text = json.dumps(manifest, ensure_ascii=False)
        return Response(text, media_type="application/manifest+json", headers=AGAIN)

    async def _file(self, request: Request, _: Seat, _lang: str) -> Response:
        name = request.path_params["name"]
        if name not in FILES:
            return PlainTextResponse("", 404)
        return Response(self._files[name], media_type=FILES[name].kind, headers=AGAIN)


def _sent(request: Request, made: Made, kind: str) -> Response:
    """A page, unless whoever asks has just this one."""
    headers = {**AGAIN, "etag": f'"{made.tag}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(made.body, media_type=kind, headers=headers)


def _status(refusal: Refusal) -> int:
    """400 for what no phone sends, 409 for what the table does not take now."""
    return 400 if isinstance(refusal, Misuse) else 409


def _wished(request: Request) -> str | None:
    """The language that a browser asks for, if we speak it.

    Browsers name the one they like best first.
    """
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.strip()[:2].casefold()
        if lang in LANGUAGES:
            return lang
    return None


def _joined(parts: Iterable[tuple[str, ...]]) -> bytes:
    """Some of our own files, one after the other."""
    pieces = []
    for part in parts:
        with open(template(*part), "rb") as file:
            pieces.append(file.read())
    return b"\n".join(pieces)
