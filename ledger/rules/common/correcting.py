"""Setting anything counted or declared to what is really on the table."""

from __future__ import annotations

from ledger.effects import MOST_AMOUNT, Because, Change, Value, moved
from ledger.errors import Misuse, Refused
from ledger.loading import load
from ledger.naming import Likely, clean_text, folded, near, unknown_name
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.rules.common.facts import MONEY
from ledger.rules.common.finding import purse
from ledger.rules.game import Outcome
from ledger.state import BANK, RULES, State, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.common.finding import Before
    from ledger.rules.game import Field, Game
    from ledger.shapes.money import Corrected

# The kinds whose names are enough to say where something is.
HOLDERS = ("territory", "region", "diocese", "player")
NOTHING = frozenset({"none", "aucun", "aucune", "–"})


class Balance(NamedTuple):
    """The balance of a commodity on an account."""

    what: str
    account: str


class Fact(NamedTuple):
    """A field of a thing."""

    subject: str
    field: str


def correct(
    state: State, game: Game, what: Balance | Fact, value: Value
) -> Outcome[Corrected]:
    """Corrects money, any other thing that adds up, or a fact."""
    if isinstance(what, Fact):
        return _fact(state, what, value)
    return _balance(state, game, what, value if isinstance(value, int) else 0)


def _balance(
    state: State, game: Game, balance: Balance, after: int
) -> Outcome[Corrected]:
    what, subject = balance
    other = game.commodities[what].other_side
    least = game.floor(subject, what)
    before = state.balance(subject, what)
    if least is not None and after < least:
        raise Refused(
            "not_enough", "correct.floor", account=subject, what=what, least=least
        )
    if before == after:
        raise Refused("rule", "correct.same", about=subject)
    because = Because(None, subject)
    moves = (
        moved(what, after - before, other, subject, because)
        if after > before
        else moved(what, before - after, subject, other, because)
    )
    answer: Corrected = {
        "what": what,
        "account": subject,
        "before": before,
        "after": after,
    }
    return Outcome({"what": what, "account": subject, "value": after}, answer, moves)


def _fact(state: State, fact: Fact, after: Value) -> Outcome[Corrected]:
    subject, field = fact
    before = state.get(subject, field)
    if before == after:
        raise Refused("rule", "correct.same", about=subject)
    what = f"{subject}.{field}"
    return Outcome(
        {"what": what, "value": after},
        {"what": what, "before": before, "after": after},
        [Change(subject, field, before, after, Because(None, subject))],
    )


# What is meant --------------------------------------------------------------------


def meant(state: State, words: Sequence[str], _before: Before) -> Balance | Fact:
    """What is to be corrected: COMMODITY ACCOUNT, or SUBJECT.FIELD."""
    game = game_named(state.game)
    if len(words) == 1:
        return _field(state, game, words[0])
    if len(words) == 2:
        return _holding(state, game, *words)
    raise Misuse("usage", "correct.what")


def value(state: State, word: str, before: Before) -> Value:
    """The true value, in the form that its commodity or field allows."""
    what = before["what"]
    if isinstance(what, Balance):
        return _number(word)
    game = game_named(state.game)
    field = game.field(*what)
    return _value(state, game, field, word) if field else None


def _holding(state: State, game: Game, what: str, account: str) -> Balance:
    if what not in game.commodities:
        raise unknown_name("commodity", what, Likely(what, game.commodities))
    subject = _account(state, game, account, what)
    if subject == game.commodities[what].other_side:
        raise Misuse("usage", "correct.other_side", account=subject, what=what)
    return Balance(what, subject)


def _account(state: State, game: Game, word: str, what: str) -> str:
    parts = word.split("/")
    if ":" in word or parts[0] in game.plain or word in (BANK, "world"):
        known = [a for a, held in state.balances.items() if what in held]
        named = (p in game.plain or "name" in state.facts.get(p, {}) for p in parts)
        if word in known or all(named):
            if what == MONEY and word not in known and kind_of(word) != "player":
                raise Refused("unknown_name", "correct.purse", account=word)
            return word
        raise unknown_name("account", word, near(word, known))
    if what == MONEY:
        return purse(state, word)
    return _by_name(state, word)


def _by_name(state: State, word: str) -> str:
    """The account of a thing on the table: a village, part of one, or a player."""
    for kind in HOLDERS:
        try:
            return state.find(kind, word)
        except Refused:
            continue
    shown = [state.name(one) for kind in HOLDERS for one in state.subjects(kind)]
    raise unknown_name("account", word, near(word, shown))


def _field(state: State, game: Game, what: str) -> Fact:
    subject, dot, name = what.rpartition(".")
    if not dot:
        raise Misuse("usage", "correct.what")
    if subject.partition(".")[0] == RULES:
        raise Refused("unknown_name", "correct.rules", name=what, kind="field")
    if subject not in state.facts:
        raise unknown_name("subject", subject, Likely(subject, state.facts))
    field = game.field(subject, name)
    whose = {"about": subject, "field": name}
    if field is None:
        fields = correctable(game, subject)
        likely = near(name, fields) or fields
        raise unknown_name("field", what, likely, **whose, known=fields)
    if not field.correctable:
        renamed = field.type == "name" and field.kind == "player"
        key = "correct.name" if renamed else "correct.fixed"
        raise Refused("unknown_name", key, name=what, kind="field", **whose)
    return Fact(subject, name)


def correctable(game: Game, subject: str) -> list[str]:
    """The fields of a thing that may be corrected, without the game's own notes."""
    kind = subject.partition(":")[0]
    fields = (field for field in game.fields.values() if field.kind == kind)
    return [
        f.name for f in fields if f.correctable and not f.inner and f.type != "list"
    ]


def _value(state: State, game: Game, field: Field, word: str) -> Value:
    if folded(word) in NOTHING:
        return None
    if field.type in ("count", "yes"):
        return _number(word) or None
    if ":" in word and word in state.facts:
        return word
    if field.type == "text":
        return _text(state, game, field, word)
    if field.type == "list":
        raise Misuse("usage", "correct.list")
    return state.find(field.type, word)


def _text(state: State, game: Game, field: Field, word: str) -> str:
    """A code of the rules, an id, a plain word of the game, or any text."""
    if field.word:
        room, _, finder = field.word.partition(".")
        code: str = load(f"ledger.rules.{room}.finding:{finder}")(state, word, {})
        return code
    # A plain word of the game means people, such as the rebels, and never a place.
    plain = word in game.plain and field.names == "player"
    if field.names and ":" not in word and not plain:
        return state.find(field.names, word)
    return clean_text(word)


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 13:
        number = int(word)
        if number <= MOST_AMOUNT:
            return number
    raise Misuse("bad_amount", "bad_amount.whole", word=word)
