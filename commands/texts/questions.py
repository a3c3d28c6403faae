"""How questions become sentences: who rolls what and why, what there is to choose."""

from __future__ import annotations

from commands.asked import Asked, Option
from commands.fitting import WIDTH, legible, width_of
from commands.texts.phrases import runs
from commands.texts.vocabulary import plainly, vocabularies_of, vocabulary
from ledger.questions import ChoiceQuestion
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.questions import Question, RollQuestion
    from ledger.state import State

FEW = 8  # the most answers listed one below the other
INDENT = "  "
UNKNOWN = "unknown:"  # precedes the place of an unknown territory


def typed_for(words: Words, key: str, option: str) -> str:
    """The word that a script may give for an answer; in English, mostly its code."""
    return option if plainly(words, option) else _worded(words, key, option)


def typed_among(words: Words, key: str, options: Sequence[str]) -> list[str]:
    """The same for all answers of a list; codes only where all of them are plain."""
    if all(plainly(words, one) for one in options):
        return list(options)
    return [_worded(words, key, one) for one in options]


def _worded(words: Words, key: str, option: str) -> str:
    for kind in vocabularies_of(key, words.played):
        if option in vocabulary(kind):
            return words.say(vocabulary(kind)[option])
    return option


def asked(words: Words, question: Question, state: State) -> Asked:
    """The question: who rolls which dice and why, or what to choose."""
    if isinstance(question, ChoiceQuestion):
        return _to_choose(words, question, state)
    facts = {
        "who": _who(question.who, state) if question.who else "",
        "count": question.many,
        "die": question.die.name,
        "reason": reason(words, question.why, question.about),
    }
    if question.among:
        return _to_draw(words, question, facts)
    if question.who:
        text = words.say(
            "{who} {who:rolls|roll} {count:plain}{die} ({reason})", **facts
        )
    else:
        text = words.say("{count:plain}{die} ({reason})", **facts)
    if not question.die.common:
        text = words.say("{asked}, Enter = the program rolls", asked=text)
    text += words.colon.rstrip()
    return Asked(text, rule=question.rule)


def _to_draw(words: Words, question: RollQuestion, facts: Mapping[str, Any]) -> Asked:
    """A draw: its possible results by name, numbered by the faces of a die."""
    labels = [drawn(words, one) for one in question.among]
    options = tuple(
        Option(one, legible(one), str(number)) for number, one in enumerate(labels, 1)
    )
    who = f"{facts['who']}{words.colon}" if question.who else ""
    text = f"{who}{facts['reason']} (1{facts['die']}){words.colon.rstrip()}"
    text = listed(text, options)
    enter = words.say("Enter = the program draws at random")
    return Asked(f"{text.removesuffix('>')}{enter} >", options, rule=question.rule)


def _to_choose(words: Words, question: ChoiceQuestion, state: State) -> Asked:
    """A choice: its options by number, and which of them Enter takes."""
    numbers = {value: number for number, value in question.numbered().items()}
    options = tuple(
        Option(one, legible(told), numbers.get(one, ""))
        for one in question.options
        for told in [_option(words, question.key, one, state)]
    )
    text = _choice(words, question, state)
    if question.secret:
        text = words.say("{asked} (nobody sees it)", asked=text)
    if question.counts:
        text = f"{text} ({_counted(words, options)}) >"
    else:
        text = listed(text + words.colon.rstrip(), options)
    if question.proposed in numbers:
        enter = words.say(
            "Enter = {number:plain}", number=int(numbers[question.proposed])
        )
        gap = ", " if question.counts else ""
        text = f"{text.removesuffix('>').rstrip(' ')}{gap}{enter} >"
    return Asked(text, options, question.proposed, rule=question.rule)


def _counted(words: Words, options: Sequence[Option]) -> str:
    """Numbers to choose from, in one row: 0–5, or 1–3; 0 = no die (stop)."""
    ranges = ", ".join(runs([int(one.value) for one in options if one.value.isdigit()]))
    others = [one for one in options if one.number == "0" != one.value]
    if not others:
        return ranges
    return f"{ranges}{words.semicolon}0 = {others[0].label}"


def listed(text: str, options: Sequence[Option]) -> str:
    """A question with its answers below it, side by side if there are many."""
    labels = [
        f"{one.number}. {one.label}" if one.number else one.label for one in options
    ]
    wide = max(map(width_of, labels)) + len(INDENT)
    across = 1 if len(labels) <= FEW else max(WIDTH // wide, 1)
    down = -(-len(labels) // across)
    rows = (labels[row::down] for row in range(down))
    lines = [
        "".join(INDENT + one + " " * (wide - width_of(one) - 2) for one in row).rstrip()
        for row in rows
    ]
    return "\n".join([text, *lines, ">"])


def _who(subject: str, state: State) -> str:
    owner = state.text(subject, "player")
    return thrower(state.name(subject), subject, state.name(owner) if owner else None)


def thrower(name: str, subject: str | None, owner: str | None) -> str:
    """Who rolls: a figure with its player; somebody only joining has no name yet.

    >>> thrower("Spearman 1", "figure:Anne.Spearman 1", "Anne")
    'Spearman 1 (Anne)'
    >>> thrower("player:Bruno", "player:Bruno", None)
    'Bruno'
    """
    if name == subject:
        name = name.partition(":")[2].partition("#")[0]
    return f"{name} ({owner})" if owner else name


def reason(words: Words, why: str, about: str | None) -> str:
    """The purpose of a roll, and for which of several things it is."""
    cause = words.throw_for(why)
    return f"{cause}, {_about(words, about)}" if about else cause


def _about(words: Words, about: str) -> str:
    """What a roll is about: a name, or a number with its word (round:3)."""
    kind, colon, number = about.partition(":")
    text = words.known("ABOUT", kind) if colon else None
    return words.say(text, number=number) if text else about


def drawn(words: Words, one: str) -> str:
    """The meaning of a face in a draw."""
    if one.startswith(UNKNOWN):
        place = one.removeprefix(UNKNOWN)
        return words.say("unknown territory {place}", place=place)
    return one


def draw(words: Words, among: Sequence[str]) -> str:
    """The meaning of each face of a draw, in one line."""
    faces = (f"{number} {drawn(words, one)}" for number, one in enumerate(among, 1))
    return words.semicolon.join(faces)


def still_open(words: Words, question: Mapping[str, Any]) -> str:
    """The question that a dry run leaves open."""
    if "key" in question:
        return words.say(
            "still to choose: {key} ({options:or})",
            key=question["key"],
            options=typed_among(words, question["key"], question["options"]),
        )
    text = words.say(
        "still to roll: {count:plain}{die} ({reason})",
        count=question["count"],
        die=question["die"],
        reason=reason(words, question["why"], question.get("about")),
    )
    if question.get("among"):
        text += words.colon + draw(words, question["among"])
    return text


def _choice(words: Words, question: ChoiceQuestion, state: State) -> str:
    """What to choose or how many, who decides, and what it is for."""
    base, _, whose = question.key.partition(".")
    asked = words.known("CHOICES", base)
    if asked is None:
        return words.say("choose {key}", key=question.key)
    many = words.known("CHOICES", f"{base}.points") if question.counts else None
    text = words.say(asked if many is None else many)
    about = _for(words, base, whose)
    decides = _who(question.who, state) if question.who else ""
    if about and about != decides:
        text = f"{text}, {about}"
    return f"{decides}{words.colon}{text}" if decides else text


def _for(words: Words, base: str, whose: str) -> str:
    """What a choice is for, in words: a side, a thing, or somebody's heap."""
    side = words.known("SIDES", whose.partition(".")[0])
    if side:
        return words.say(side)
    each = words.known("EACH", base)
    if each:
        return words.word(words.known(each, whose), whose)
    # Rounds and positions are for scripts: people see them on the sheet.
    name = ".".join(part for part in whose.split(".") if not part.isdigit())
    return heap(words, name) if name else ""


def heap(words: Words, name: str) -> str:
    """The owner and the kind of a heap of troops: "Anne.king.guard" in words."""
    player, *parts = name.split(".")
    return ", ".join(
        [player, *(words.word(words.known("HEAPS", one), one) for one in parts)]
    )


def answer(words: Words, option: str) -> str:
    """A possible answer in words; a name is returned as it is."""
    return words.word(words.known("OPTIONS", option), option)


def _option(words: Words, key: str, option: str, state: State) -> str:
    """A possible answer in words, with the word for scripts, if that differs."""
    if not words.known("OPTIONS", option):
        return str(named(option, state))
    label, typed = answer(words, option), typed_for(words, key, option)
    return label if label == typed else f"{label} ({typed})"
