"""Carries out an act with the options of its command, and asks for the rest."""

from __future__ import annotations

import sys

from commands.closing import secrets_of, seen
from ledger.acting.answer import Answer, Options
from ledger.acting.recorder import Recorder
from ledger.errors import FileTrouble, Interrupted, Misuse, Refused
from ledger.grammar import BY_DICE, NAME
from ledger.loading import load
from ledger.questions import BOOK, MEND, Choice, ChoiceQuestion, Missing, Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.call import Call, Result
    from commands.interview import Interview
    from ledger.errors import Refusal
    from ledger.grammar import Record

COMMON = 20  # faces: few people have a die with more

CLOSES = "sealed close"  # what players have handed in through a hub counts first


def options_of(call: Call) -> Options:
    """The common options of a call, as the recorder takes them."""
    common = call.common
    return Options(
        dice=common.get("dice"),
        seed=common.get("seed"),
        choices=_choices(call) if common.get("choose") else {},
        dry_run=bool(common.get("dry_run")),
        ruling=common.get("ruling"),
        once=common.get("once"),
        terminal=call.asks,
        asks=call.asks and call.present is None,
        meant=meant,
    )


def _choices(call: Call) -> dict[str, str]:
    """The choices of a call as the rules need them, with codes for words as shown."""
    from commands.texts.vocabulary import chosen
    from ledger.grammar.choosing import all_choices, choices
    from ledger.naming import Likely, folded

    game, by_key = call.words.played, dict[str, str]()
    known = list(dict.fromkeys(one.name for one in all_choices(game)))
    for pair in call.common["choose"]:
        key, _, value = pair.partition("=")
        base = folded(key.partition(".")[0])
        if base not in known:
            near = Likely(base, known, [one.name for one in choices(call.record, game)])
            raise Misuse("usage", "choice.unnamed", choice=key.strip(), near=near)
        by_key[key.strip()] = chosen(key, value.strip(), game)
    return by_key


def meant(vocabulary: str, word: str) -> str:
    """The code of a word in a file, in either language."""
    from commands.texts.vocabulary import meant as found

    return found(vocabulary, word)


def recorder_of(call: Call) -> Recorder:
    """The recorder for a call, with the campaign it names."""
    recorder = Recorder(call.book(write=True), options_of(call), present=call.present)
    if call.recalled:
        recorder.replies.recall(call.recalled, (), None)
    return recorder


def at_desk(call: Call, use: Callable[..., Answer]) -> Result:
    """Carries out an act, asking for what is missing if a user can be asked."""
    recorder = recorder_of(call)
    if call.path == CLOSES and call.present is None and recorder.campaign.is_shared():
        load("commands.league.players:collected")(recorder.campaign)
    return settled(call, recorder, lambda: use(recorder, **call.args))


def settled(call: Call, recorder: Recorder, act: Callable[[], Answer]) -> Result:
    """Tries an act until nothing is missing, and returns its result."""
    interview = None
    while True:
        try:
            answer = act()
        except Missing as missing:
            if recorder.options.dry_run and not recorder.options.asks:
                return _questions(missing, recorder)
            if not recorder.options.asks:
                raise _unanswered(missing, recorder, call.record) from None
            if interview is None:
                from commands.interview import Interview

                interview = Interview(
                    call.path,
                    call.words,
                    recorder.replies.throw,
                    lambda: secrets_of(call),
                )
            _ask(interview, missing, recorder)
        except (Misuse, Refused, FileTrouble) as refusal:
            recorder.refused(refusal)
            raise
        else:
            answer = seen(call, answer)
            entry = answer.entry.seq if answer.entry and answer.entry.seq else None
            return answer.result, entry, answer.warnings, answer


def _questions(missing: Missing, recorder: Recorder) -> Result:
    """The result of a dry run, which rolls nothing: the question left open."""
    from ledger.wire import named

    state = recorder.state()
    result = {"questions": [named(_question_facts(missing), state)]}
    return result, None, [], Answer(result, None, [], state)


def _question_facts(missing: Missing) -> dict[str, Any]:
    question = missing.question
    if isinstance(question, ChoiceQuestion):
        return {"key": question.key, "options": list(question.options)}
    facts_told: dict[str, Any] = {
        "who": question.who,
        "why": question.why,
        "die": question.die.name,
        "count": question.many,
    }
    if question.about:
        facts_told["about"] = question.about
    if question.among:
        facts_told["among"] = list(question.among)
    return facts_told


def _unanswered(missing: Missing, recorder: Recorder, record: Record) -> Refusal:
    """The refusal for a script that lacks a throw or a choice."""
    draft = recorder.leave()
    facts = {"draft": draft, **_question_facts(missing)}
    if isinstance(missing.question, ChoiceQuestion):
        rule = missing.question.rule
        return Misuse("missing_choice", "missing_choice", rule=rule, **facts)
    key = "missing_dice.draw" if missing.question.among else "missing_dice"
    ways = _without(record) if max(missing.question.die.faces) > COMMON else []
    if ways and not missing.question.among:
        key, facts["ways"] = "missing_dice.spared", ways
    owner = recorder.state().text(missing.question.who or "", "player")
    if owner:
        facts["owner"] = owner
    if missing.question.sheet:
        sheet = missing.question.sheet()
        facts["sheet"] = [(line.key, line.facts) for line in sheet.lines]
    rule = missing.question.rule
    return Misuse("missing_dice", key, rule=rule, begun=len(missing.begun), **facts)


def _without(record: Record) -> list[str]:
    """The options of a command by which no name has to be drawn with a rare die."""
    spared = (w for w in record.words if w is BY_DICE or (w.flags and w.kind is NAME))
    return [word.flags[-1] for word in spared]


def _ask(interview: Interview, missing: Missing, recorder: Recorder) -> None:
    """Asks one question and keeps the reply; stopping there leaves a draft."""
    from commands.keys import TakenBack

    recorder.leave()  # in case the window is closed before anything is answered
    try:
        slip = recorder.replies.can_take_back
        reply = interview.answer(missing, recorder.state(), back=slip)
        if reply == Choice(BOOK, MEND):
            _go_back(interview, recorder)
        else:
            recorder.answered(reply)
    except TakenBack:
        _go_back(interview, recorder)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        recorder.replies.begun = tuple(interview.begun)
        key = "interrupted.draft" if recorder.save() else "interrupted"
        raise Interrupted(key, draft=recorder.replies.draft) from None


def _go_back(interview: Interview, recorder: Recorder) -> None:
    before = recorder.take_back()
    interview.go_back(before.faces if isinstance(before, Throw) else ())
