"""The effects of an entry in words: what moved where, and what changed."""

from __future__ import annotations

from commands.texts.why import place, places, thing, value
from ledger.reading.values import as_shown
from ledger.rules import game_named
from ledger.state import RULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words
    from ledger.state import State


def effect(words: Words, line: Mapping[str, Any], state: State) -> tuple[str, ...]:
    """An effect as a row: what, from where or old value, to where or new value."""
    rule = line["rule"] or ""
    if "what" in line:
        ends = (shown_place(words, line[end], state) for end in ("source", "target"))
        return thing(words, line["what"]), *ends, words.number(line["amount"]), rule
    subject, field = line["subject"], line["field"]
    about = _about(words, subject, field, state)
    before, after = (
        recorded(words, subject, field, line[moment], state)
        for moment in ("before", "after")
    )
    return about, before, after, "", rule


def _about(words: Words, subject: str, field: str, state: State) -> str:
    """The subject and the fact of a change; a game's own notes have words here."""
    if subject == RULES:
        return field  # a house rule is identified by its key
    known = game_named(state.game).field(subject, field)
    text = words.known("NOTES", field) if known and known.inner else None
    label = words.say(text) if text else thing(words, field, known and known.kind)
    return f"{shown_place(words, subject, state)}{words.colon}{label}"


def recorded(words: Words, subject: str, field: str, raw: object, state: State) -> str:
    """A recorded value, with names for ids."""
    noted = words.face.note(words, field, raw, state)
    if noted is not None:
        return noted
    if subject != RULES and isinstance(raw, str):
        if "\n" in raw:  # a file of house rules
            many = len(raw.splitlines())
            return words.say("{count} {count:line|lines}", count=many)
        if ":" in raw or raw in places(words.played):
            return shown_place(words, raw, state)
    known = game_named(state.game).field(subject, field)
    shown = as_shown(state, raw, subject)
    return value(words, field, shown, known.type if known else None)


def shown_place(words: Words, account: str, state: State) -> str:
    """The name of an account or a thing; for an entrance, also where it comes from."""
    parts = account.split("/")
    if len(parts) > 1 and all(one.startswith("territory:") for one in parts[:2]):
        village, origin, *rest = map(state.name, parts)
        entrance = words.say(
            "{village} (from {origin})", village=village, origin=origin
        )
        return ", ".join((entrance, *rest))
    return place(words, state.account_name(account))
