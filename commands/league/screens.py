"""The answers of a league on the screen."""

from __future__ import annotations

from shlex import quote

from commands.blocks import Line, Text
from commands.columns import Column, figure, table
from commands.stats import screen as summed
from commands.texts import league as texts
from commands.texts.vocabulary import vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from commands.blocks import Block, Piece
    from commands.texts import Words
    from ledger.shapes.league import (
        Campaigns,
        Handed,
        Joined,
        KeyMade,
        KeyRevoked,
        Keys,
        LeagueStatistics,
        LeftNow,
        Looked,
        Promises,
        Ready,
        SharedNow,
        Standing,
        Standings,
        Together,
    )

MEGA = 1_000_000


def ready(result: Ready, words: Words, _: object) -> list[Block]:
    """The hub and the version of its schema."""
    return [words.line(texts.READY, "good", **result)]


def shared(result: SharedNow, words: Words, _: object) -> list[Block]:
    """Where the campaign is shared."""
    return [words.line(texts.SHARED, "good", **result), Line(result["head"], "hint")]


def joined(result: Joined, words: Words, _: object) -> list[Block]:
    """The file that was made."""
    return [words.line(texts.JOINED, "good", **result), Line(result["head"], "hint")]


def left(result: LeftNow, words: Words, _: object) -> list[Block]:
    """What is shared no longer."""
    return [words.line(texts.LEFT, **result)]


def standing(result: Standing, words: Words, _: object) -> Iterator[Block]:
    """Both heads, and how far the copy is apart."""
    if result["there"] is None:
        yield words.line(texts.NOT_THERE, **result)
    else:
        yield words.line(texts.STANDS, **result)
    if result["apart"]:
        yield words.line(texts.APART, "warning", **result)
    if result["why"]:
        yield Line(_why(result["why"], words), "hint")


def _why(code: str, words: Words) -> str:
    return words.word(texts.PHRASED["why"].get(code), code)


def together(result: Together, words: Words, _: object) -> Iterator[Block]:
    """What came, what went, and what was decided."""
    if result["came"]:
        yield words.line(texts.CAME, entries=result["came"])
    went = [_moved(before, now, words) for before, now in result["went"]]
    if went:
        yield words.line(texts.WENT, went=went)
    if result["kept"]:
        yield words.line(texts.KEPT, entries=result["kept"])
    if result["changed"]:
        yield words.line(texts.CHANGED, entries=result["changed"])
    if result["left"]:
        yield words.line(texts.LEFT_OUT, entries=result["left"], copy=result["copy"])
    elif result["copy"]:
        yield words.line(texts.BRANCH_KEPT, copy=result["copy"])
    yield words.line(texts.TOGETHER, "good")


def _moved(before: int, now: int, words: Words) -> str:
    if before == now:
        return str(now)
    return words.say(texts.NUMBERED, before=before, now=now)


def key_made(result: KeyMade, words: Words, _: object) -> Iterator[Block]:
    """The secret, once, and how it is used."""
    role = words.say(vocabulary("league_role")[result["role"]])
    campaign = _campaign(result["campaign"], words)
    yield words.line(texts.KEY_MADE, "heading", campaign=campaign, role=role)
    yield Line(result["secret"], whole=True)
    if result["role"] != "player" and campaign == result["campaign"]:
        typed = {key: quote(str(result[key])) for key in ("hub", "campaign")}
        yield Line(words.say(texts.JOIN_LINE, **typed), "hint", whole=True)


def _campaign(name: str, words: Words) -> str:
    return words.say(texts.ALL_CAMPAIGNS) if name == "*" else name


def keys(result: Keys, words: Words, _: object) -> list[Block]:
    """All keys in a table."""
    if not result["keys"]:
        return [words.line(texts.NO_KEYS)]
    return [table(KEYS, result["keys"], words)]


def _role(one: dict[str, Any], words: Words) -> str:
    return words.word(vocabulary("league_role").get(one["role"]), one["role"])


def _of(one: dict[str, Any], words: Words) -> str:
    return _campaign(one["campaign"], words)


KEYS = (
    Column("key", "key"),
    Column("campaign", _of),
    Column("role", _role),
    Column("player", "player"),
    Column("for", "label"),
)


def revoked(result: KeyRevoked, words: Words, _: object) -> list[Block]:
    """The key that opens nothing any more."""
    return [words.line(texts.REVOKED, **result)]


def campaigns(result: Campaigns, words: Words, _: object) -> list[Block]:
    """All campaigns in a table."""
    if not result["campaigns"]:
        return [words.line(texts.NO_CAMPAIGNS)]
    return [table(CAMPAIGNS, result["campaigns"], words)]


CAMPAIGNS = (
    Column("campaign", "campaign"),
    figure("entries", "entries"),
)


def looked(result: Looked, words: Words, _: object) -> Iterator[Piece]:
    """What the player was told last."""
    yield words.line(texts.AS_OF, "hint", **result)
    yield Text((f"{result['text']}\n",))


def handed(result: Handed, words: Words, _: object) -> Iterator[Block]:
    """The code, which its owner keeps."""
    yield words.line(texts.HANDED, "good", **result)
    yield words.line(texts.CODE, **result)


def stats(result: LeagueStatistics, words: Words, answer: Any) -> Iterable[Piece]:  # noqa: ANN401 - documents, or none
    """The same document as that of `stats`."""
    return summed(result, words, answer)


def standings(result: Standings, words: Words, _: object) -> Iterator[Block]:
    """Who has won how many of how many games, most victories first."""
    yield words.line(texts.GAMES, "heading", games=result["games"])
    yield table(PEOPLE, result["people"], words)
    for one in result["left_out"]:
        yield Line(f"{one['file']}{words.colon}{one['message']}", "hint")


PEOPLE = (
    Column("name", "name"),
    figure("games", "games"),
    figure("finished", "finished"),
    figure("won", "won"),
    figure("points", "points"),
)


def promises(result: Promises, words: Words, _: object) -> Iterator[Block]:
    """What is good, and what is not."""
    yield words.line(
        texts.SERVER, "heading", **result, megabytes=result["bytes"] // MEGA
    )
    for one in result["findings"]:
        told = texts.GOOD if one["good"] else texts.BAD
        style = "good" if one["good"] else "error" if one["grave"] else "hint"
        yield words.line(told[one["code"]], style, value=one["value"])
