"""Faults that a state may have in any game."""

from __future__ import annotations

from ledger.journal import Finding
from ledger.naming import same
from ledger.rules.common.rounds import rounds, true
from ledger.state import CAMPAIGN, RULES, State, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ledger.effects import Value
    from ledger.rules.game import Field, Game

    # The words that a field of a kind of thing may hold.
    Words = Mapping[tuple[str, str], Collection[str]]

# Things that no act of the game can write, because they are of another game.
UNDECLARED = frozenset({"audit.commodity", "audit.field"})


def audit(state: State, game: Game) -> list[Finding]:
    """All faults: dangling names, undeclared things, broken floors."""
    return [
        *_balances(state, game),
        *_facts(state, game),
        *_names(state, game),
        *_seats(state),
        *_seals(state),
    ]


def _balances(state: State, game: Game) -> Iterator[Finding]:
    sums: dict[str, int] = {}
    floor = game.floors(state)
    for account, held in state.balances.items():
        if not game.has_account(state, account):
            yield Finding("audit.account", account)
        for what, amount in held.items():
            sums[what] = sums.get(what, 0) + amount
            if what not in game.commodities:
                yield Finding("audit.commodity", account, (("what", what),))
                continue
            least = floor(account, what)
            if least is not None and amount < least:
                facts = (("what", what), ("amount", amount))
                yield Finding("audit.floor", account, facts)
    for what, total in sums.items():
        if total:
            yield Finding("audit.sum", what, (("amount", total),))


def _facts(state: State, game: Game) -> Iterator[Finding]:
    # Some things have facts but no name.
    unnamed = {kind for kind, _ in game.fields} - {
        kind for kind, name in game.fields if name == "name"
    }
    things = _things(state)
    for subject, facts in state.facts.items():
        if subject == RULES:
            continue
        nameless = "name" not in facts and "unknown" not in facts
        if nameless and kind_of(subject) not in unnamed:
            yield Finding("audit.nameless", subject)
        for name, value in facts.items():
            field = game.field(subject, name)
            if field is None:
                yield Finding("audit.field", subject, (("field", name),))
            elif not _fits(things, field, value):
                shown = (
                    value if isinstance(value, (str, int)) else ", ".join(value or ())
                )
                facts_told = (("field", name), ("value", shown))
                yield Finding("audit.value", subject, facts_told)


def _things(state: State) -> dict[str, set[str]]:
    """The things in play by kind, as `subjects` gives them, looked up only once."""
    things: dict[str, set[str]] = {}
    for subject, facts in state.facts.items():
        if "name" in facts and "retired" not in facts:
            things.setdefault(kind_of(subject), set()).add(subject)
    return things


def _fits(things: dict[str, set[str]], field: Field, value: Value) -> bool:
    if field.type in ("name", "text"):
        return isinstance(value, str) and bool(value)
    if field.type == "count":
        return isinstance(value, int) and value > 0
    if field.type == "number":
        return isinstance(value, int)
    if field.type == "yes":
        return value == 1
    if field.type == "list":
        return isinstance(value, tuple) and len(set(value)) == len(value)
    return value in things.get(field.type, ())


def unknown_words(
    state: State, words: Words, code: str = "audit.value"
) -> Iterator[Finding]:
    """Facts whose word is not one that the rules have."""
    for subject, facts in state.facts.items():
        kind = kind_of(subject)
        for field, value in facts.items():
            known = words.get((kind, field))
            if known is not None and value not in known:
                about = (("field", field), ("value", str(value)))
                yield Finding(code, subject, about)


def _names(state: State, game: Game) -> Iterator[Finding]:
    for kind in sorted({field.kind for field in game.fields.values()}):
        seen = set()
        for subject, name in state.named(kind).items():
            # The names of figures are unique only within an army.
            key = same(name), state.get(subject, "player")
            if key in seen:
                yield Finding("audit.twice", subject, (("name", name),))
            seen.add(key)


def _seals(state: State) -> Iterator[Finding]:
    """Answers that were opened, but are not what had been sealed."""
    for one in rounds(state):
        for seal in one.seals:
            if seal.value is not None and not true(one, seal):
                about = (("round", one.number), ("value", seal.value))
                yield Finding("audit.seal", seal.player, about)


def _seats(state: State) -> Iterator[Finding]:
    players = state.subjects("player")
    for subject in sorted(set(players) ^ set(state.seats)):
        yield Finding("audit.seat", subject)
    if state.seats and state.get(CAMPAIGN, "first_player") not in state.seats:
        yield Finding("audit.first", CAMPAIGN)
    if state.turn < 1:
        yield Finding("audit.turn", CAMPAIGN)
