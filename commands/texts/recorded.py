"""What may be recorded as a value of a field: codes in words, and words as codes."""

from __future__ import annotations

from commands.texts import registry
from commands.texts.vocabulary import NOT_SO, SO, also, meant, vocabulary
from commands.texts.why import kinds, thing
from ledger.naming import plain
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from commands.texts import Words
    from ledger.rules.game import Field

PHASE = "phase"  # each game has words of its own for it


def words_of(field: Field, game: str) -> Mapping[str, str]:
    """The words of a field whose values are codes of the rules; empty for others."""
    name = _name(field)
    return registry.table("PHASES", game) if name == PHASE else vocabulary(name)


def coded(field: Field, typed: str, game: str) -> str:
    """The code of a value in the words of either language; others stay as they are."""
    if field.type == "yes":
        word = plain(typed)
        return "1" if word in SO else "none" if word in NOT_SO else typed
    name = _name(field)
    if name == PHASE:
        return _phase(typed, game)
    return (also(name, typed) or meant(name, typed)) if name else typed


def fields_of(words: Words, subject: str, *, fixed: bool = False) -> list[str]:
    """The words for what may be corrected of a thing; with `fixed`, all it may have."""
    from ledger.rules.common.correcting import correctable

    if words.played is None:
        return []
    kind, game = subject.partition(":")[0], game_named(words.played)
    shown = (f for f in game.fields.values() if f.kind == kind and not f.inner)
    fields = [f.name for f in shown] if fixed else correctable(game, subject)
    return list(dict.fromkeys(thing(words, field, kind) for field in fields))


def countable(words: Words) -> list[str]:
    """The words for all that adds up in the game that is played."""
    if words.played is None:
        return []
    codes = game_named(words.played).commodities
    return sorted({thing(words, code) for code in codes})


def askable(words: Words) -> list[str]:
    """The words for all that adds up, and for kinds of things."""
    if words.played is None:
        return []
    known = kinds(words.played)
    sorts = {kind for kind, _ in game_named(words.played).fields} & set(known)
    return countable(words) + sorted(words.say(known[sort]) for sort in sorts)


def _name(field: Field) -> str:
    """The vocabulary of a field, if it has one."""
    return (field.word or "").rpartition(".")[2]


def _phase(typed: str, game: str) -> str:
    """The code of a phase; a phase that the players have named is itself."""
    from commands.texts import Words

    for lang in ("en", "fr"):
        words = Words(lang)
        for code, text in registry.table("PHASES", game).items():
            if plain(typed) == plain(words.say(text)):
                return code
    return typed
