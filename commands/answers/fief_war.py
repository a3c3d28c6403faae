"""Battles of Fief and their chances, with a campaign or without."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call
    from ledger.state import State

GAME = "fief"
# Who decides where somebody has to, if the call does not say.
DECIDED = {"losses": "soldiers", "rerolls": "none", "archers": "shoot"}
KEYS = {"losses": "losses", "rerolls": "reroll", "archers": "archers"}


def bare_state(rules: str | None) -> State:
    """A campaign that has nothing but house rules: those of a file, if one is named."""
    from ledger.state import CAMPAIGN, State

    state = State()
    state.put(CAMPAIGN, "game", GAME)
    if rules:
        from ledger.acting.files import read_text
        from ledger.acting.house_rules import loaded

        effects, _ = loaded(state, read_text(rules))
        state.apply(effects)
    return state


def state_named(call: Call, rules: str | None) -> State:
    """The campaign that the call names, else one that has nothing but house rules."""
    if rules or not call.common.get("campaign"):
        return bare_state(rules)
    if call.present is not None:
        present: State = call.present
        return present
    from ledger.store.rows import state_of

    book = call.book()
    with book.reading():
        return state_of(book)


def resolve(call: Call, *, rules: str | None, record: bool, **args: Any) -> Any:
    """Fights a battle: in the campaign if it is to be recorded."""
    from commands.asking import desk_of, options_of, settled
    from ledger.acting.desk import Desk
    from ledger.acting.fief.war import resolve as fight
    from ledger.errors import Misuse

    if record and rules:
        raise Misuse("usage", "fief.record_rules")
    args = _with_deciders(call, args)
    if record:
        desk = desk_of(call)
    else:
        desk = Desk(None, options_of(call), present=state_named(call, rules))
    result, entry, warnings, answer = settled(call, desk, lambda: fight(desk, **args))
    if not record:
        answer = answer._replace(entry=None)  # nobody is to think it is written
    return result, entry, warnings, answer


def _with_deciders(call: Call, args: dict[str, Any]) -> dict[str, Any]:
    """The same words, with who decides what they leave open.

    At a terminal it is asked, and where a choice came with the call; elsewhere it is
    decided as `DECIDED` has it, so that a script is not stopped.
    """
    chosen = [
        pair.partition("=")[0].strip() for pair in call.common.get("choose") or ()
    ]
    found = dict(args)
    for name, usual in DECIDED.items():
        asked = call.asks or any(key.startswith(KEYS[name]) for key in chosen)
        found[name] = ["ask" if asked else usual, *(args[name] or ())]
    return found


def odds(call: Call, *, rules: str | None, **args: Any) -> Any:
    """The exact chances of a battle."""
    from ledger.reading.fief.war import odds as reckon
    from ledger.rules.fief.war.wishes import Wishes

    words: dict[str, Any] = {f: args.pop(f) for f in Wishes._fields if f in args}
    for name in ("aims", "losses", "rerolls", "archers"):
        words[name] = words[name] or ()
    named = rules or call.common.get("campaign")
    state = state_named(call, rules) if named else None
    return reckon(state, wishes=Wishes(**words), **args), None, [], None
