"""The journal with its sentences; an act resumed."""

from __future__ import annotations

from ledger.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def log(
    call: Call,
    last: int | None,
    turn: int | None,
    player: str | None,
    kind: str | None,
    viewer: str | None = None,
    all_: bool = False,
    as_script: bool = False,
) -> Result:
    """The matching entries, each with its sentence; or all of them as a script."""
    if as_script:
        from commands.handlers.transcript import script

        if any(one is not None for one in (last, turn, player, kind, viewer)):
            raise Misuse("usage", "log.whole")
        return script(call, all_)
    from commands.texts.telling import sentence
    from ledger.flow import Flow
    from ledger.reading.log import doubts, facts
    from ledger.reading.log import log as read

    book, words = call.moment(), call.words
    listed, state = read(book, last, turn, player, kind, viewer, all_)
    with_text = Flow(
        lambda: ({**facts(e), "text": sentence(words, e, state)} for e in listed)
    )
    return {"entries": with_text}, None, doubts(book, turn, kind), None


def show(call: Call, seq: int, viewer: str | None = None, all_: bool = False) -> Result:
    """One entry in full, with its sentence."""
    from commands.texts import telling
    from ledger.reading.log import facts, in_full
    from ledger.reading.log import show as read

    entry, state = read(call.book(), seq, viewer, all_)
    answer = {**facts(entry), **in_full(entry, state)}
    answer["text"] = telling.sentence(call.words, entry, state)
    return answer, None, [], state


def resume(call: Call, number: int | None) -> Result:
    """Tries the act of a draft again."""
    from commands.execution import recorder_of, settled
    from ledger.acting.drafts import taken_up

    recorder, act = taken_up(recorder_of(call), number)
    return settled(call, recorder, act)
