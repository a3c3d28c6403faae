"""A line typed at the prompt: understood, repeated in full, and carried out."""

from __future__ import annotations

from functools import partial

from commands.asked import Asked
from commands.blocks import Line
from commands.dialogue import asked as asked_for
from commands.dialogue import known, of_whom
from commands.keys import HELP
from commands.line import split
from commands.output import refuse
from commands.prompting import prompted_by
from commands.shell.menu import menu
from commands.shell.prompter import Prompter
from commands.shell.reading import OURSELVES, read
from commands.shell.weighing import weighed
from commands.show import show, talk
from commands.texts.typed import typed
from ledger.errors import Interrupted, Misuse, Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.shell.campaign import Open
    from commands.shell.placing import Placing, Values
    from ledger.grammar.words import Word


def take(line: str, campaign: Open) -> None:
    """Carries a line out, and repeats in full what was understood."""
    with prompted_by(lambda words: Prompter(words, campaign)):
        try:
            if line.strip() == HELP:
                words = campaign.context.words
                show([*menu(campaign.lay(), words)], words, campaign.spoken)
                return
            ask = partial(asked, campaign)
            called = read(line, campaign.context, ask, campaign.menu)
            if called and accepted(line, called, campaign):
                campaign.carry_out(called)
        except Refusal as refusal:
            refuse(refusal, campaign.spoken)
        except (KeyboardInterrupt, EOFError):
            refuse(Interrupted(), campaign.spoken)


def accepted(line: str, words: Sequence[str], campaign: Open) -> bool:
    """Shows an abbreviated command in full, and previews a rare or expensive one.

    Enter confirms that; Ctrl-C cancels it.
    """
    words_typed = split(line)
    if list(words) == words_typed[words_typed[:1] == [OURSELVES] :]:
        return True
    talk([Line(f"→ {' '.join(map(typed, words))}", "hint", whole=True)])
    context = campaign.context
    if not weighed(words, campaign.book, context.state, context.words.played):
        return True
    asked = Asked(
        context.words.say("Enter to confirm, Ctrl-C to cancel"), path=words[0]
    )
    if Prompter(context.words, campaign).line(asked):
        raise Interrupted
    return True


def asked(
    campaign: Open, placing: Placing, word: Word, given: Values
) -> str | list[str]:
    """A missing word of a command, asked for until it means something."""
    words, record = campaign.context.words, placing.record
    bound = campaign.legal(record, word, given)
    offers, of = bound.now(placing.offers(word, given)), of_whom(record, word, given)
    question = asked_for(record, word, offers, words, of=of)
    if bound.bounds:  # even the only possible answer is asked for
        question = question._replace(proposed="")

    def understood(line: str) -> str | list[str]:
        if not line:
            raise Misuse("usage", "text.empty")
        lines = map(question.picked, split(line) if word.many else [line])
        values = [str(placing.meant(word, one, given)) for one in lines]
        known(word, values, question)
        return values if word.many else values[0]

    return Prompter(words, campaign).ask(question, understood)
