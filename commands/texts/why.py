"""Words for explanations of a number or a fact."""

from __future__ import annotations

from commands.texts import registry
from commands.texts.marks import N_, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words

# Sorts of things that can be asked about.
KINDS: Texts = {
    "player": "player",
    "title": "title",
    "territory": "territory",
    "figure": "figure",
    "campaign": "campaign",
    "general": "general",
    "steward": "steward",
    "hero": "hero",
}
# Facts that all games record, besides those that a correction may name.
FIELDS: Texts = {
    "name": "name",
    "player": "player",
    "game": "game",
    "seats": "seats",
    "retired": "has left",
    "rules_text": "house rules as read from their file",
}
# Former words for them.
FIELDS_ALSO = {"parti": "retired"}
# Accounts, or parts of them, that are not things with names.
PLACES: Texts = {
    "bank": "bank",
    "world": "nowhere",
}
# Words by which users may ask for money.
MONEY: tuple[str, ...] = (N_("treasury"), N_("money"), N_("purse"), N_("hoard"))


def thing(words: Words, code: str, kind: str | None = None) -> str:
    """A commodity or a field in words.

    `kind`: the sort of thing it belongs to, for which a game may have its own word.
    """
    own = words.known("THINGS", f"{kind}.{code}") if kind else None
    text = own or FIELDS.get(code) or words.known("THINGS", code)
    return words.say(text) if text else code


def kinds(game: str | None) -> dict[str, str]:
    """Sorts of things that can be asked about in a game."""
    return {**KINDS, **registry.table("KINDS", game)}


def places(game: str | None) -> dict[str, str]:
    """Accounts of a game, or parts of them, that are not things with names."""
    return {**PLACES, **registry.table("PLACES", game)}


def kind(words: Words, code: str) -> str:
    """A sort of thing in words."""
    return words.word(kinds(words.played).get(code), code)


def place(words: Words, account: str) -> str:
    """An account as people read it: "Bourg, Anne", "box, Anne"."""
    part_of = words.face.part
    if (whole := part_of(words, account)) != account:
        return whole
    from commands.texts.refusals import SUBJECTS

    known = SUBJECTS, registry.table("PLACES", words.played), PLACES
    parts = (part_of(words, part) for part in account.split("/"))
    return ", ".join(_place(words, part, known) for part in parts)


def _place(words: Words, part: str, known: Sequence[Mapping[str, Any]]) -> str:
    for texts in known:
        if part in texts:
            return words.say(texts[part])
    return _gone(words, part)


def _gone(words: Words, part: str) -> str:
    """The first name of a thing that no longer exists, and its kind."""
    sort, colon, _ = part.partition(":")
    known = kinds(words.played)
    if not colon or sort not in known:
        return part
    return words.say(
        "{name} ({kind})", name=first_name(part), kind=words.say(known[sort])
    )


def first_name(subject: str) -> str:
    """The name in an id: the first one that the thing had.

    >>> first_name("unit:The Scouts#52"), first_name("figure:Anne.Axa")
    ('The Scouts', 'Axa')
    """
    sort, _, name = subject.partition(":")
    name = name.partition("#")[0]
    # A figure's id begins with its player.
    return name.partition(".")[2] or name if sort == "figure" else name


def value(words: Words, field: str, recorded: Any, sort: str | None) -> str:
    """A recorded value for a cell."""
    if recorded is None:
        return "–"
    if field == "game":
        name = words.known("GAMES", recorded)
        return words.say(name) if name else recorded
    if field == "capability":
        return words.land(recorded)
    if sort == "yes":
        return words.say("yes")
    if sort in ("amount", "count", "number") and isinstance(recorded, int):
        return words.number(recorded)
    return _coded(words, field, recorded, sort) or words.value(recorded, field)


def _coded(words: Words, field: str, recorded: Any, sort: str | None) -> str | None:
    """Codes of the rules in words; None for other values."""
    known = words.table("VALUES")
    if sort == "list" and set(recorded) <= set(known):
        return ", ".join(words.say(known[one]) for one in recorded)
    if sort in (None, "text") and isinstance(recorded, str):
        code, space, more = recorded.partition(" ")
        text = words.table("CODES").get(field, {}).get(code) or known.get(recorded)
        return f"{words.say(text)}{space}{more}" if text else None
    return None
