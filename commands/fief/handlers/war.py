"""Battles of Fief and their chances, with or without a campaign."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result

GAME = "fief"
# Who makes each decision, unless the call says otherwise.
DECIDED = {"losses": "soldiers", "rerolls": "none", "archers": "shoot"}
KEYS = {"losses": "losses", "rerolls": "reroll", "archers": "archers"}


def resolve(call: Call, **args: Any) -> Result:
    """Fights a battle, in the campaign if it is to be recorded."""
    from commands.handlers.resolving import thrown

    call.args = _with_deciders(call, args)
    return thrown(call)


def _with_deciders(call: Call, args: dict[str, Any]) -> dict[str, Any]:
    """The words of a call, with a decider for each decision that they leave open.

    At a terminal, or with a choice in the call, the question is asked; elsewhere
    `DECIDED` settles it, so that a script is not stopped.
    """
    chosen = [
        pair.partition("=")[0].strip() for pair in call.common.get("choose") or ()
    ]
    decided = dict(args)
    for name, usual in DECIDED.items():
        asked = call.asks or any(key.startswith(KEYS[name]) for key in chosen)
        decided[name] = ["ask" if asked else usual, *(args[name] or ())]
    return decided


def odds(call: Call, *, rules: str | None, **args: Any) -> Result:
    """The exact chances of a battle."""
    from commands.handlers.resolving import state_meant
    from ledger.reading.fief.war import odds as reckon
    from ledger.rules.fief.war.wishes import Wishes

    words: dict[str, Any] = {f: args.pop(f) for f in Wishes._fields if f in args}
    for name in ("aims", "losses", "rerolls", "archers"):
        words[name] = words[name] or ()
    board = bool(args["village"]) or not (args["attacker"] and args["defender"])
    named = board or rules or call.common.get("campaign")
    state = state_meant(call, GAME, rules, spoken=board) if named else None
    return reckon(state, wishes=Wishes(**words), **args), None, [], None
