"""Acts that are shown before they are done: those that are rare, or that cost much."""

from __future__ import annotations

from commands.call import Call, Unusual, parse
from commands.main import carry_out, tell
from commands.shell.letters import letters
from ledger.effects import Transfer
from ledger.errors import Refusal
from ledger.grammar import DICE, DRY_RUN, Act
from ledger.rules.game import MONEY
from ledger.veil import is_purse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.call import Result
    from ledger.effects import Effect
    from ledger.state import State
    from ledger.store.book import Book

MUCH = 3, 4  # more than three quarters of a purse


def weighed(words: Sequence[str], book: Book, before: State, game: str | None) -> bool:
    """Whether an act needs confirmation; if so, shows what it would do.

    Acts that ask for dice or are refused do not need it.
    """
    try:
        call = Call(*parse(words))
    except (Unusual, Refusal):
        return False
    record = call.record
    if not isinstance(record, Act) or record.free or DICE in record.takes:
        return False
    if DRY_RUN not in record.takes or call.as_json or call.common["dry_run"]:
        return False
    call.common |= {"dry_run": True, "json": True, "campaign": book.path}
    call.lend(book)
    try:
        answer = carry_out(call)  # as if in a script: nobody is asked
        call.common["json"] = False
        effects = _effects(answer)
        rare = effects and record.path not in letters(game).values()
        if "questions" in answer[0] or not (rare or _costs(effects, before)):
            return False
        tell(call, answer)
    except Refusal:
        return False
    finally:
        call.release()
    return True


def _effects(answer: Result) -> Sequence[Effect]:
    """The effects of an act; one without any, like a count, needs no confirmation."""
    entry = getattr(answer[3], "entry", None)
    return entry.effects if entry else ()


def _costs(effects: Sequence[Effect], before: State) -> bool:
    """Whether much of a purse's content leaves it."""
    part, whole = MUCH
    for effect in effects:
        if isinstance(effect, Transfer) and effect.what == MONEY:
            source = effect.source
            held = before.balance(source, MONEY)
            if (
                is_purse(source)
                and source != "bank"
                and effect.amount * whole > held * part
            ):
                return True
    return False
