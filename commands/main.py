"""The entry point: every call, from the typed words to the exit status.

Well-formed calls are read by the records (`ledger.grammar`) alone, without loading
Typer. Anything unusual is left to Typer, which reads the same records and judges it.
"""

from __future__ import annotations

import gc
import os
import sys

from commands.call import (
    COMPLETION,
    Call,
    Unusual,
    asks_for_help,
    attended,
    parse,
    spelled_out,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.call import Result
    from ledger.errors import Refusal

# What short answers make is not worth collecting.
FEW_OBJECTS = 50_000
# Commands that call others, and pass on their answers.
CALLING = ("run", "shell", "board", "serve", "league watch")


def main(argv: Sequence[str] | None = None) -> int:
    """Answers one call of the program; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if argv is None:
        gc.set_threshold(FEW_OBJECTS, *gc.get_threshold()[1:])
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the calling process
            setattr(sys, name, open(os.devnull, "r+"))  # noqa: SIM115 - stays open
    try:
        status = carried_out(words)
        sys.stdout.flush()
    except BrokenPipeError:
        from commands.output import hush

        hush(sys.stdout)
        return 0
    except KeyboardInterrupt:
        from commands.output import refuse
        from ledger.errors import Interrupted

        return refuse(Interrupted(), argv=words)
    finally:
        late = sys.modules.get("ledger.store.interrupts")
        if late and argv is not None:  # the process goes on after this call
            late.forget()
    return status


def carried_out(words: list[str]) -> int:
    """Answers a call in the quickest way that can handle it."""
    if COMPLETION in os.environ:
        from commands.shells import answered

        return answered(os.environ[COMPLETION])
    if "--json" not in words and attended():
        return typed(words)
    return respond(words)


def typed(words: list[str]) -> int:
    """Answers a user at a terminal, where the beginning of a word is enough."""
    if not words:
        from commands.finding import campaigns_here

        if os.environ.get("INTENDANT_CAMPAIGN") or len(campaigns_here()) == 1:
            words = ["shell"]
    if words[:1] == ["shell"]:  # must start quickly: no Typer, no beginnings
        try:
            return answer(words)
        except Unusual:
            pass
    from commands.beginnings import in_full
    from commands.output import refuse
    from ledger.errors import Refusal

    try:
        words = in_full(words)
    except Refusal as refusal:
        return refuse(refusal, argv=words)
    return respond(words)


def respond(words: list[str]) -> int:
    """Answers a call with whole words."""
    words = spelled_out(words)
    try:
        return quick(words)
    except Unusual:
        pass
    from commands.app import heard

    call = heard(words)
    return perform(call) if isinstance(call, Call) else call


def quick(words: Sequence[str]) -> int:
    """Answers what does not need Typer: help, the version, and well-formed calls."""
    status = aside(words)
    return answer(words) if status is None else status


def aside(words: Sequence[str]) -> int | None:
    """Answers what is no call: help and the version; None where it is a call."""
    if not words or asks_for_help(words):
        from commands.manual import page

        if page(words):
            return 0
        raise Unusual
    if words[0] == "--version":
        return version(as_json="--json" in words)
    if words[0] in ("--install-completion", "--show-completion"):
        from commands.completion import asked

        return asked(words)
    return None


def version(*, as_json: bool) -> int:
    """Prints the version of the program."""
    from ledger import __version__, wire

    text = wire.dumps(wire.envelope("version", {"version": __version__}))
    print(text if as_json else f"intendant {__version__}")
    return 0


def answer(words: Sequence[str]) -> int:
    """Answers a well-formed call."""
    from commands.output import refuse
    from ledger.errors import Refusal

    try:
        call = Call(*parse(words))
    except Refusal as refusal:
        return refuse(refusal, argv=words)
    return perform(call)


def carry_out(call: Call) -> Result:
    """Calls the use case: returns facts, entry, warnings, and the whole answer."""
    from ledger.errors import Refusal

    try:
        need_words(call)
        result, entry, warnings, answer = _completed(call)
    except Refusal as refusal:
        from commands.veiling import refused

        call.release()
        refused(call, refusal)
        raise
    if "due" in result and call.opened is not None:
        from commands.errands import commanded

        result = commanded(result, call.opened)
    if "suspects" in result and call.opened is not None:
        from commands.mending import with_mends

        result = with_mends(call, result, answer.state)
    if warnings:
        from commands.veiling import warned

        warnings = warned(call, warnings, answer)
    return result, entry, warnings, answer


def need_words(call: Call) -> None:
    """Refuses an empty word where it must name something."""
    given = {**call.args, **call.common}
    for word in (*call.record.words, *call.record.takes):
        if word.blank(given.get(word.name)):
            from commands.shown import shown
            from commands.shown.said import called
            from ledger.errors import Refused

            name = called(word, shown(call.path))
            key = "word.blank" if word.required else "word.blank_option"
            raise Refused("unknown_name", key, name=name, command=call.path)


def _completed(call: Call) -> Result:
    """Carries a call out, if possible asking the user for words that its rule lacks."""
    from ledger.errors import Refusal

    known: set[str] = set()
    while True:
        try:
            return _carried_out(call)
        except Refusal as refusal:
            if not call.asks or call.line:
                raise
            from commands.dialogue import supplied

            call.release()
            if not supplied(call, refusal, known):
                raise


def _carried_out(call: Call) -> Result:
    from ledger.grammar import Act
    from ledger.loading import load

    if call.record.face:
        result, entry, warnings, answer = load(flow_of(call))(call, **call.args)
        if "file" in result or "folder" in result:
            from commands.leftovers import cleared

            warnings = [*warnings, *cleared(call.path, result)]
        return result, entry, warnings, answer
    if not isinstance(call.record, Act):
        if call.record.free:
            from commands.handlers.resolving import looked_up

            return looked_up(call), None, [], None
        return load(call.record.use)(call.book(), **call.args), None, [], None
    from commands.execution import at_desk
    from ledger.acting import use_case

    if call.record.free:
        from commands.handlers.resolving import thrown

        return thrown(call)
    return at_desk(call, use_case(call.record))


def flow_of(call: Call) -> str:
    """The path of the face's own use case for this call."""
    from commands.shown import shown

    return shown(call.path).flow


def perform(call: Call) -> int:
    """Carries a call out, prints the result, closes the campaign; the exit status."""
    try:
        return performed(call)
    finally:
        call.close()


def performed(call: Call) -> int:
    """Carries a call out and prints the result; returns the exit status."""
    from commands.output import refuse
    from ledger.errors import Interrupted, Refusal
    from ledger.store.trouble import DAMAGE

    try:
        try:
            if call.path in CALLING:
                from ledger.loading import load

                status: int = load(flow_of(call))(call, **call.args)
                return status
            answer = carry_out(call)
            return tell(call, answer) or followed(call, answer)
        except KeyboardInterrupt:
            raise Interrupted from None
    except Refusal as refusal:
        # The campaign is still open, so the refusal is in its language.
        return refuse(refusal, call)
    except DAMAGE as error:
        return refuse(damage(call, error), call)


def followed(call: Call, result_of_it: Result) -> int:
    """Carries out what the user chooses from an answer's offers; the exit status."""
    result, _, _, answer = result_of_it
    if not (call.asks and result.get("mends") and answer.written):
        return 0
    from commands.line import split
    from commands.mending import chosen

    for line in chosen(call, result["mends"]):
        made = Call(*parse(split(line)))
        made.common |= {key: call.common.get(key) for key in ("campaign", "lang")}
        made.agreed = True
        made.lend(call.opened)
        made.speak(call.words)
        status = performed(made)
        if status:
            return status
    return 0


def tell(call: Call, answer: Result) -> int:
    """Prints the answer, as JSON or as a screen; the exit status."""
    from commands.output import deliver, document, screen, show_screen, write_out

    result, entry, _, _ = answer
    status = 0 if result.get("ok", True) else call.record.fails
    if call.held:
        from commands.long_answers import print_long

        deliver(lambda: print_long(call, answer), call, entry)
    elif call.as_json:
        line = document(call, answer)
        deliver(lambda: write_out(line), call, entry)
    else:
        shown = screen(call, answer)
        deliver(lambda: show_screen(call, *shown), call, entry)
    return status


def damage(call: Call, error: Exception) -> Refusal:
    """The refusal for an unexpected error in a damaged file; raises a fault of ours."""
    from commands.texts import refusing
    from ledger.errors import FileTrouble, Refusal
    from ledger.reading.verify import verify

    book = call.opened
    if book is None:
        raise error
    try:
        report = verify(book)
    except Refusal as refusal:
        return refusal
    if not report["damaged"]:
        if report["lost"] or report["unproven"]:
            # What the rules rest on may be among what was lost.
            return FileTrouble("damaged", "damaged.salvaged", file=book.path)
        raise error
    detail = refusing.finding_facts(call.words, report["findings"][0])["message"]
    return FileTrouble("damaged", file=book.path, detail=detail)
