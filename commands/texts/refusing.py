"""How refusals, warnings and findings become sentences."""

from __future__ import annotations

from commands.texts import refusals, registry
from commands.texts.marks import BACK, HINT, N_
from commands.texts.questions import draw, reason, thrower, typed_among
from commands.texts.sealing import topic
from commands.texts.sheets import in_a_row
from commands.texts.subjects import likely_of, name_of, text_of, told_of
from commands.texts.vocabulary import vocabulary_of
from ledger.errors import UNFIT, Interrupted
from ledger.naming import near
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words
    from ledger.errors import Refusal
    from ledger.journal import Finding
    from ledger.state import State

# Refusals of words for what is counted or recorded.
RECORDED = frozenset(
    f"unknown_name.{sort}" for sort in ("field", "fact", "commodity", "asked")
)
MOST_LISTED = 20  # more words than that nobody reads
# Refusals that contain a word's name in the manual.
CALLED = frozenset({"word.blank", "word.blank_option"})


def refused(words: Words, refusal: Refusal) -> tuple[str, str | None]:
    """What was refused and why, and what would be right."""
    keys = (*_of_redo(words, refusal), refusal.key, refusal.code)
    key = next((key for key in keys if text_of(words, "REFUSALS", key)), refusal.key)
    text = text_of(words, "REFUSALS", key) or key
    hint = text_of(words, "REFUSALS", f"{key}{HINT}")
    facts = _shown(words, {"rule": refusal.rule, **refusal.facts})
    if refusal.key in CALLED:
        facts["name"] = words.say(facts["name"])
    if refusal.key == "usage.missing":
        facts["names"] = [words.translated(name) for name in refusal.facts["names"]]
    message = words.say(text, **facts)
    if text_of(words, "EACH_IN_A_LINE", refusal.key):
        faults = [_fault(words, refusal, f) for f in refusal.facts["findings"]]
        if refusal.facts.get("more"):
            faults.append(words.say("and {more} more", more=refusal.facts["more"]))
        message = "\n  ".join([message, *faults])
    right = (
        _recorded(words, refusal)
        if refusal.key in RECORDED
        else _hint(words, refusal, hint, facts)
    )
    parts = [right, _kept(words, refusal)]
    return message, words.semicolon.join(part for part in parts if part) or None


def _of_redo(words: Words, refusal: Refusal) -> tuple[str, ...]:
    """The special key for an entry that is already undone, and cannot be redone."""
    from ledger.errors import Refusal
    from ledger.store.entries import entry

    if words.book is None or refusal.code != "blocked":
        return ()
    try:
        blocked = entry(words.book, refusal.facts["entry"])
    except Refusal:
        return ()
    return (f"{refusal.key}{BACK}",) if blocked and blocked.undone_by else ()


def options_of(words: Words, facts: Mapping[str, Any]) -> list[str]:
    """The possible values of a house rule; a file (without `setting`) needs codes."""
    return [words.value(one, facts.get("setting", "")) for one in facts["options"]]


def _kept(words: Words, refusal: Refusal) -> str | None:
    """A hint that the answers for a stopped act are not lost."""
    draft = refusal.facts.get("draft")
    if draft is None or isinstance(refusal, Interrupted) or refusal.code == "damaged":
        return None
    if refusal.code.startswith("missing_"):
        text = N_(
            "the dice already rolled are kept: `resume {draft:plain}` resumes the action"
        )
    else:
        text = N_(
            "your answers are kept: `resume {draft:plain}` tries again; `drop {draft:plain}` discards them"
        )
    return words.say(text, draft=draft)


def _fault(words: Words, refusal: Refusal, finding: Finding) -> str:
    """One of several faults, with the rule that forbids it, if there is one."""
    message: str = finding_facts(words, finding)["message"]
    if refusal.key == "file.faults" or not finding.rule:
        return message
    return f"{message} [{finding.rule}]"


def _hint(
    words: Words, refusal: Refusal, hint: str | None, facts: dict[str, Any]
) -> str | None:
    near_ones, known = refusal.facts.get("near"), refusal.facts.get("known")
    kind = refusal.facts.get("kind")
    vocabulary = vocabulary_of(refusal.key, refusal.facts, words.played)
    if vocabulary:
        # Which words are similar depends on the language.
        known = [words.say(text) for text in vocabulary.values()]
        kind = None  # they are already words
        typed = (refusal.facts.get(key) for key in ("word", "name", "value", "game"))
        near_ones = near(next((word for word in typed if word), ""), known)
    if near_ones:
        # A user who typed an id is shown ids; no name holds a colon.
        by_id = ":" in str(refusal.facts.get("name") or "")
        told = (one if by_id else likely_of(words, one, kind) for one in near_ones)
        shown = list(dict.fromkeys(told))
        # For things of the campaign, the hint's own text is used.
        if hint and "{near" in hint and shown != list(near_ones):
            return words.say(hint, **{**facts, "near": shown})
        return words.say(refusals.NEAREST, near=shown)
    if known and isinstance(known, list):
        shown = [likely_of(words, one, kind) for one in known]
        return words.say(refusals.KNOWN, near=shown)
    if hint and "{by" in hint and not refusal.facts.get("by"):
        return None
    if hint and "{lack}" in hint and "lack" not in facts:
        return None  # the purse is kept closed
    if refusal.key == "setting.value":
        hint = refusals.EXPECTED[refusal.facts["type"]]
        # Values, even if like ids.
        facts["options"] = options_of(words, refusal.facts)
    parts = [words.say(hint, **facts)] if hint else []
    if refusal.facts.get("sheet"):
        parts.append(in_a_row(words, refusal.facts["sheet"]))
    return words.semicolon.join(parts) or None


def _recorded(words: Words, refusal: Refusal) -> str | None:
    """What is recorded and resembles what was typed; or else all, if it is little."""
    from commands.texts.recorded import askable, countable, fields_of

    if "about" in refusal.facts:
        typed, fixed = refusal.facts["field"], refusal.key == "unknown_name.fact"
        known = fields_of(words, refusal.facts["about"], fixed=fixed)
    else:
        lists = countable if refusal.key == "unknown_name.commodity" else askable
        typed, known = refusal.facts["name"], lists(words)
    likely = near(typed, known)
    if likely:
        return words.say(refusals.NEAREST, near=likely)
    few = 0 < len(known) <= MOST_LISTED
    return words.say(refusals.KNOWN, near=known) if few else None


def _shown(words: Words, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a refusal, in a form for sentences."""
    shown = {key: told_of(words, key, value) for key, value in facts.items()}
    choice = facts.get("choice") or facts.get("key")
    if choice and isinstance(facts.get("options"), list):
        codes, names = facts["options"], shown["options"]
        every = zip(codes, names, typed_among(words, choice, codes), strict=True)
        # A word as it is typed, or the name of a thing.
        shown["options"] = [typed if code == n else n for code, n, typed in every]
    if isinstance(facts.get("have"), int) and isinstance(facts.get("need"), int):
        shown["lack"] = facts["need"] - facts["have"]
    if isinstance(facts.get("findings"), list):
        findings = facts["findings"]
        shown["count"] = len(findings) + facts.get("more", 0)
        messages = (finding_facts(words, finding)["message"] for finding in findings)
        shown["findings"] = words.semicolon.join(messages)
    if "topic" in facts:
        shown["topic"] = topic(words, facts["topic"])
    if "why" in facts and "die" in facts:
        shown["reason"] = _reason(words, facts)
        shown["numbered"] = draw(words, facts.get("among") or ())
    if isinstance(facts.get("field"), str) and isinstance(facts.get("about"), str):
        shown["field"] = _field(words, facts["about"], facts["field"])
        shown["name"] = f"{_dotted(words, facts['about'])}.{shown['field']}"
    for module in registry.each("refusing"):
        if hasattr(module, "besides"):
            shown |= module.besides(words, facts, lambda one: name_of(words, one))
    if isinstance(shown.get("line"), int):
        shown["line"] = str(shown["line"])
    return shown


def _field(words: Words, subject: str, code: str) -> str:
    """What is recorded of a thing, in words."""
    from commands.texts.why import thing

    return thing(words, code, subject.partition(":")[0])


def _dotted(words: Words, subject: str) -> str:
    """What a thing is called before the dot: "Vaux" in Vaux.owner."""
    from commands.texts.why import kind

    return kind(words, subject) if subject == CAMPAIGN else name_of(words, subject)


def _reason(words: Words, facts: dict[str, Any]) -> str:
    """Who rolls, what for, and for which of several things."""
    cause, who = reason(words, facts["why"], facts.get("about")), facts.get("who")
    if not who:
        return cause
    owner = facts.get("owner")
    name = thrower(name_of(words, who), None, name_of(words, owner) if owner else None)
    return name + words.colon + cause


def warned(words: Words, warning: dict[str, Any], state: State) -> dict[str, Any]:
    """A warning with its sentence."""
    try:
        message = _warned(words, warning, state)
    except UNFIT:  # written by another program
        message = words.say(refusals.UNKNOWN, key=warning["key"])
    return {"code": warning["key"], "message": message, "rule": warning.get("rule")}


def _warned(words: Words, warning: dict[str, Any], state: State) -> str:
    from ledger.wire import named

    key, rule = warning["key"], warning.get("rule")
    facts = named(warning["facts"], state)
    if key in refusals.AROUND:
        inner = words.say(
            _sentence(words, facts["key"]),
            **_shown(words, {"rule": rule, **facts["facts"]}),
        )
        return words.say(refusals.AROUND[key], message=inner)
    if "phases" in facts:
        facts["phases"] = [words.phase(phase) for phase in facts["phases"]]
    if "due" in facts:
        from commands.texts.reminders import reminded

        facts["due"] = reminded(words, facts["due"])
    if key.startswith("dice.") and facts.get("entry") is None:
        key += "_draft"
    for name in [name for name in facts if text_of(words, "WARNED", name)]:
        facts[name] = told_of(words, name, facts[name])
    return words.say(text_of(words, "WARNINGS", key), **facts)


def _sentence(words: Words, key: str) -> str:
    """The text for a fault, whether found by an audit or refused by a rule."""
    text: str = text_of(words, "FINDINGS", key) or text_of(words, "REFUSALS", key)
    return text


def finding_facts(words: Words, finding: Finding) -> dict[str, Any]:
    """A fault found by an audit or in a file, with its sentence."""
    facts: dict[str, Any] = dict(finding.facts)
    line, likely = facts.pop("line", None), facts.get("near")
    about = told_of(words, "about", finding.about)
    shown = {"about": about, "name": finding.about}
    shown |= {key: told_of(words, key, value) for key, value in facts.items()}
    if isinstance(facts.get("field"), str):
        shown["field"] = _field(words, finding.about, facts["field"])
    message = words.say(_sentence(words, finding.code), **shown)
    vocabulary = vocabulary_of(finding.code, facts, words.played)
    if vocabulary:
        # Which words are similar depends on the language.
        known = [words.say(one) for one in vocabulary.values()]
        likely = near(finding.about, known)
    if likely:
        listed = finding.code in refusals.LISTED
        hint = refusals.KNOWN if listed else refusals.NEAREST
        message += f" ({words.say(hint, near=list(likely))})"
    elif finding.code == "setting.value":
        facts["options"] = options_of(words, facts)
        message += f" ({words.say(refusals.EXPECTED[str(facts['type'])], **facts)})"
    if line is not None:
        place = words.say("line {line}", line=str(line))
        message = f"{place}{words.colon}{message}"
    elif finding.entry is not None:
        place = words.say("entry {entry}", entry=str(finding.entry))
        message = f"{place}{words.colon}{message}"
    return {
        "code": finding.code,
        "entry": finding.entry,
        "about": finding.about,
        "line": line,
        "rule": finding.rule,
        "message": message,
    }
