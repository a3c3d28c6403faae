"""`serve`: shows the campaign as a page until Ctrl-C."""

from __future__ import annotations

import os
import re
import socket
import sys
from contextlib import suppress

from commands.blocks import Line
from commands.league.companion import beside
from commands.show import show
from commands.texts import page as texts
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.store.rows import state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from uvicorn import Server

    from commands.call import Call
    from commands.texts import Words
    from commands.web.keys import Seat
    from ledger.state import State

PORT, LAST_PORT = 8710, 65_535
LOOPBACK = "127.0.0.1"
ANY = "0.0.0.0"  # noqa: S104 - only with --lan
HALVES = {
    (False, False): "█",
    (False, True): "▀",
    (True, False): "▄",
    (True, True): " ",
}
# A name as browsers ask for it, perhaps with a port: 253 characters at most.
HOST = re.compile(
    r"(?=[^-:][^:]{0,252}(:|$))[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?", re.IGNORECASE
)
FAR = ("192.0.2.1", 9)  # an address that nobody has: shows which of ours would be used


class Place(NamedTuple):
    """Where the page is.

    Attributes:
        port: the port.
        told: the host in the addresses that are handed out.
        proxied: the name under which a proxy with a certificate shows the page.
    """

    port: int
    told: str
    proxied: str | None = None

    @property
    def hosts(self) -> set[str]:
        """The hosts under which a browser may ask for the page."""
        names = {self.told, "localhost", LOOPBACK}
        proxied = {self.proxied} if self.proxied else set()
        return {f"{name}:{self.port}" for name in names} | proxied

    def address(self, seat: Seat) -> str:
        """The address to hand out."""
        if self.proxied:
            return f"https://{self.proxied}/{seat.key}/"
        return f"http://{self.told}:{self.port}/{seat.key}/"


def serve(
    call: Call,
    port: int | None,
    lan: bool,
    host: str | None,
    qr: bool,
    new_keys: bool,
) -> int:
    """Shows the page until Ctrl-C; returns the exit status."""
    if port is not None and port > LAST_PORT:
        raise Misuse("usage", "serve.ports", port=port, most=LAST_PORT)
    if host is not None and not HOST.fullmatch(host):
        raise Misuse("usage", "serve.host", host=host)
    try:
        import segno  # noqa: F401 - all of the extra, or none

        from commands.web.app import Server
    except ImportError:
        from commands.installed import adding

        needed = adding("starlette uvicorn segno")
        raise Refused("rule", "serve.no_web", install=needed) from None
    from commands.web.keys import secret_of

    book, words = call.book(), call.words
    genesis = book.rows("SELECT hash FROM entry WHERE seq = 1")[0][0]
    path = os.path.abspath(book.path)
    server = Server(path, secret_of(genesis, renew=new_keys), words.lang)
    with listening(ANY if lan else LOOPBACK, port) as listener:
        own = _own_address() if lan else LOOPBACK
        place = Place(listener.getsockname()[1], own, host)
        lines = list(
            _told(words, place, server.seats(), state_of(book), lan=lan, qr=qr)
        )
        call.close()  # a viewer must keep nobody from writing
        show(lines, words)
        sys.stdout.flush()
        with suppress(KeyboardInterrupt), beside(path):
            run(server.running(place.hosts), listener)
    return 0


def run(page: Server, listener: socket.socket) -> None:
    """Shows the page until somebody stops it."""
    page.run(sockets=[listener])


def listening(bound: str, port: int | None) -> socket.socket:
    """A socket at a port: the one asked for, else the usual one or any free one."""
    wanted = (port,) if port is not None else (PORT, 0)
    for one in wanted:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((bound, one))
        except OSError as error:
            listener.close()
            trouble = error
            continue
        listener.listen(256)
        return listener
    raise Refused("rule", "serve.port", port=wanted[0], detail=str(trouble))


def _own_address() -> str:
    """The address of this computer on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def _told(
    words: Words,
    place: Place,
    seated: Sequence[Seat],
    state: State,
    *,
    lan: bool,
    qr: bool,
) -> Iterator[Line]:
    """The address of each, as text and as a picture for the camera of a phone."""
    for seat in seated:
        address = place.address(seat)
        if seat.player:
            text = words.say(
                texts.SEAT, player=state.name(seat.player), address=address
            )
        else:
            text = words.say(texts.OPEN, address=address)
        yield Line(text, whole=True)
        if qr:
            yield from (Line(f"  {line}", whole=True) for line in drawn(address))
    yield Line(words.say(texts.LAN if lan else texts.LOOPBACK), "hint")
    yield Line(words.say(texts.STOP), "hint")


def drawn(address: str) -> list[str]:
    """A QR code in half blocks: two rows of it in each line.

    Dark squares are left empty, as a terminal is dark, and a quiet zone is drawn.
    """
    import segno

    rows = [[*row] for row in segno.make(address, error="m").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    return [
        "".join(
            HALVES[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True)
        )
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
