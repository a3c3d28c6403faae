"""What players with a key see and hand in: told and taken by whoever watches."""

from __future__ import annotations

import os
import re
from contextlib import suppress

from commands.board import picture
from commands.call import Call, parse
from commands.pager import CODES
from commands.web import sealing
from ledger.acting.sharing import required
from ledger.errors import Refusal
from ledger.league.connecting import Away
from ledger.league.hub import Hub
from ledger.naming import same
from ledger.reading.sealed import listed
from ledger.rules.common.finding import player as found
from ledger.store import rows
from ledger.store.book import Book
from ledger.wire import dumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

SIZE = os.terminal_size((80, 60))
LANGUAGES = ("en", "fr")


class Players:
    """The players of a campaign who have keys, as a watcher serves them."""

    def __init__(self, path: str, campaign: str) -> None:
        self.path, self.campaign = path, campaign
        self.told = ""  # the head of which they have been told
        self.names: list[str] = []
        self.taken = 0  # the number of what was handed in last

    def serve(self, hub: Hub) -> None:
        """Takes what they have handed in, and tells them how the campaign stands."""
        with suppress(Refusal):  # a reader's key may do neither
            for number, player, body in hub.handed_in(self.campaign, self.taken):
                self._take(player, body)
                self.taken = number
            names = hub.players(self.campaign)
            with Book(self.path) as book:
                seq, hashed = rows.head(book)
            if names and (hashed, names) != (self.told, self.names):
                views = {name: body for name in names if (body := self._view(name))}
                hub.show(self.campaign, seq, views)
                self.told, self.names = hashed, names

    def _take(self, player: str, body: str) -> None:
        """Writes what was handed in; what no longer fits is left aside."""
        with suppress(Refusal):
            sent = sealing.read(body.encode())
            with Book(self.path) as book:
                who = found(rows.state_of(book), player, {})
            sealing.taken(self.path, who, sent)

    def _view(self, name: str) -> str:
        """How the campaign stands for a player, in both languages, and what is sealed."""
        text = {}
        try:
            for lang in LANGUAGES:
                words = ("board", "--as", name, "--lang", lang, "-c", self.path)
                call = Call(*parse(words))
                try:
                    call.book()
                    lines = picture(call, SIZE)
                finally:
                    call.close()
                text[lang] = "\n".join(re.sub(CODES, "", line) for line in lines)
            with Book(self.path) as book:
                rounds = listed(book)["rounds"]
        except Refusal:  # no player of this name any more
            return ""
        return dumps({"text": text, "rounds": [_open(one, name) for one in rounds]})


def collected(book: Book) -> None:
    """Takes in what players have handed in, where nothing watches; the hub may be away."""
    with suppress(Away):
        one = required(book)
        with Hub(one.url) as hub:
            Players(book.path, one.campaign).serve(hub)


def _open(one: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A round, as far as its player needs it."""
    keys = [seal["key"] for seal in one["seals"] if same(seal["player"]) == same(name)]
    known = ("round", "topic", "under", "closed", "number", "answers")
    return {**{key: one[key] for key in known}, "key": keys[0] if keys else None}
