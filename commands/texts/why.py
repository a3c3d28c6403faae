"""Words of what explains a number or a fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts import recorded
from commands.texts.acts import THINGS
from commands.texts.fief.board import PHASES
from commands.texts.fief.explaining import DERIVED as FIEF
from commands.texts.fief.explaining import KINDS as FIEF_KINDS
from commands.texts.fief.explaining import PLACES as FIEF_PLACES
from commands.texts.fief.fiefs import RANKS
from commands.texts.marks import N_
from commands.texts.mass import battle
from commands.texts.medfan import armies
from commands.texts.refusals import SUBJECTS

if TYPE_CHECKING:
    from commands.texts import Words

# Sorts of things, as they are asked for.
KINDS: dict[str, str] = {
    "player": N_("player"),
    "title": N_("title"),
    "territory": N_("territory"),
    "figure": N_("figure"),
    "campaign": N_("campaign"),
    **FIEF_KINDS,
}
# What is recorded, besides what a correction may name.
FIELDS: dict[str, str] = {
    "name": N_("name"),
    "player": N_("player"),
    "game": N_("game"),
    "seats": N_("seats"),
    "retired": N_("has left"),
    "joined": N_("has joined"),
    "capability": N_("capability"),
    "acquired": N_("acquired"),
    "rests": N_("rests"),
    "fallen": N_("fallen"),
    "absent": N_("absent"),
    "income": N_("income paid"),
    **{f"role_{role}": text for role, text in armies.ROLES.items()},
    **armies.STATS,
    **battle.FIELDS,
    **recorded.FIELDS,
}
# Accounts, or parts of them, that are no things with names.
PLACES: dict[str, str] = {
    "bank": N_("bank"),
    "world": N_("nowhere"),
    **FIEF_PLACES,
}
# Money, in the words of those who ask for it.
MONEY: tuple[str, ...] = (N_("treasury"), N_("money"), N_("purse"), N_("hoard"))
# Codes that are recorded.
VALUES: dict[str, str] = PHASES | RANKS | armies.KINDS | armies.ITEMS | battle.UNITS
# What follows from what is recorded, by key.
DERIVED: dict[str, str] = {**FIEF}


def thing(words: Words, code: str) -> str:
    """What is counted or recorded, in words."""
    known = FIELDS | THINGS
    return words.say(known[code]) if code in known else code


def kind(words: Words, code: str) -> str:
    """What sort of thing it is."""
    return words.say(KINDS[code]) if code in KINDS else code


def place(words: Words, account: str) -> str:
    """An account as people read it: "Bourg, Anne", "box, Anne"."""
    known = PLACES | SUBJECTS
    parts = account.split("/")
    return ", ".join(words.say(known[p]) if p in known else p for p in parts)


def value(words: Words, field: str, found: Any, sort: str | None) -> str:
    """What is recorded, as a cell shows it."""
    if found is None:
        return "–"
    if field == "capability":
        return words.land(found)
    if sort == "yes":
        return words.say("yes")
    if sort == "amount":
        return words.number(found)
    if sort in (None, "text") and isinstance(found, str) and found in VALUES:
        return words.say(VALUES[found])
    return words.value(found)
