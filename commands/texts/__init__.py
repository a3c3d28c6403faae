"""The only place where words are chosen: English in the code, French by catalogue.

Facts come in, sentences go out; nothing here decides anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.preference import spoken
from commands.texts import acts, medfan, refusals
from commands.texts.language import Language
from commands.texts.phrases import chosen, single

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.errors import Refusal
    from ledger.journal import Entry, Finding
    from ledger.questions import Question
    from ledger.state import State
    from ledger.store.book import Book

# Facts of refusals and findings that hold ids.
IDS = frozenset(
    {
        *("about", "account", "figure", "holder", "options"),
        *("owner", "player", "territory", "title"),
    }
)


def choose(lang: str | None, book: Book | None) -> Words:
    """The words to answer with; the campaign's own language before the locale's."""
    words = Words(spoken(lang, book))
    words.book = book
    return words


class Words(Language):
    """What the program has to say, in one language."""

    def unit(self, unit: str) -> str:
        """What the coins are called."""
        return self.say("coins") if unit == "coins" else unit

    def money(self, amount: int, state: State) -> str:
        """A sum with its unit."""
        from ledger.rules.common.settings import word

        unit = word(state, f"{state.game}.money.unit") or "coins"
        if unit == "coins":
            unit = self.say("{amount:coin|coins}", amount=amount)
        else:
            unit = chosen(f"{single(unit, self.lang)}|{unit}", amount, self.lang)
        return f"{self.number(amount)}\u00a0{unit}"

    def entries(self, count: int) -> str:
        """So many entries."""
        return self.say("{count} {count:entry|entries}", count=count)

    def purse(self, name: str) -> str:
        """An account as a column shows it."""
        return self.say("bank") if name == "bank" else name

    def value(self, value: Any) -> str:
        """The value of a house rule."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list):
            return ", ".join(map(_shown_word, value)) or "–"
        return str(value)

    def game(self, name: str) -> str:
        """What a game is called."""
        return self.say(acts.GAMES.get(name, name))

    def setting(self, key: str) -> str:
        """What a house rule is about."""
        return self.say(acts.SETTINGS[key]) if key in acts.SETTINGS else ""

    def settings(self) -> dict[str, str]:
        """What every house rule is about, by key."""
        return {key: self.setting(key) for key in acts.SETTINGS}

    def clock(self, facts: Mapping[str, Any]) -> str:
        """Turn, phase and who begins."""
        parts = [self.say("Turn {turn:plain}", turn=facts["turn"])]
        if facts.get("phase"):
            parts.append(str(facts["phase"]))
        if facts.get("first_player"):
            parts.append(self.say("{name} begins", name=facts["first_player"]))
        return " · ".join(parts)

    # Refusals, warnings, findings -------------------------------------------

    def refusal(self, refusal: Refusal) -> tuple[str, str | None]:
        """What was refused and why, and what would be right."""
        texts = refusals.REFUSALS
        text, hint = texts.get(refusal.key) or texts.get(
            refusal.code, (refusal.key, None)
        )
        facts = self._shown({"rule": refusal.rule, **refusal.facts})
        if refusal.key == "usage.missing":
            facts["name"] = self.say(facts["name"])
        message = self.say(text, **facts)
        if refusal.key == "file.faults":
            found = [self.finding(f)["message"] for f in refusal.facts["findings"]]
            message = "\n  ".join([message, *found])
        return message, self._hint(refusal, hint, facts)

    def _hint(
        self, refusal: Refusal, hint: str | None, facts: dict[str, Any]
    ) -> str | None:
        if refusal.facts.get("near"):
            return self.say(refusals.NEAREST, near=refusal.facts["near"])
        if refusal.facts.get("known") and refusal.code == "unknown_name":
            return self.say(refusals.KNOWN, near=refusal.facts["known"])
        if hint and "{by" in hint and not refusal.facts.get("by"):
            return None
        if refusal.key == "setting.value":
            hint = refusals.EXPECTED[refusal.facts["type"]]
        if refusal.facts.get("draft") and refusal.status == 2:
            kept = self.say(
                "what was thrown is kept: `resume {draft:plain}` goes on",
                draft=refusal.facts["draft"],
            )
            return f"{self.say(hint, **facts)}{self.semicolon}{kept}" if hint else kept
        return self.say(hint, **facts) if hint else None

    def _shown(self, facts: dict[str, Any]) -> dict[str, Any]:
        """Facts of a refusal as a sentence takes them."""
        shown = {key: self._subject(key, value) for key, value in facts.items()}
        if "have" in facts and "need" in facts:
            shown["lack"] = facts["need"] - facts["have"]
        if isinstance(facts.get("findings"), list):
            found = facts["findings"]
            shown["count"] = len(found)
            told = (self.finding(finding)["message"] for finding in found)
            shown["findings"] = self.semicolon.join(told)
        if "why" in facts and "die" in facts:
            shown["reason"] = self.throw_for(facts["why"])
        if isinstance(shown.get("line"), int):
            shown["line"] = str(shown["line"])
        return shown

    def _subject(self, key: str, value: Any) -> Any:
        """An id as a sentence names it; what was typed stays as it was typed."""
        if key == "what" and value in acts.THINGS:
            return self.say(acts.THINGS[value])
        if key in ("step", "next") and value in medfan.STEPS:
            return self.say(medfan.STEPS[value])
        if key not in IDS:
            return value
        if isinstance(value, (list, tuple)):
            return [self._name(one) for one in value]
        return self._name(value)

    def _name(self, subject: str) -> str:
        """The name that an id has now; without a campaign, what it says itself."""
        if subject in refusals.SUBJECTS:
            return self.say(refusals.SUBJECTS[subject])
        kind, colon, name = subject.partition(":")
        if not (colon and name and kind.isalpha() and kind.islower()):
            return subject
        return _shown_name(self.book, subject) or name

    def warnings(self, warnings: Sequence[Any], state: State) -> list[dict[str, Any]]:
        """Warnings with their sentences."""
        return [self._warning(w, state) for w in warnings]

    def _warning(self, warning: dict[str, Any], state: State) -> dict[str, Any]:
        from ledger.wire import named

        key, rule = warning["key"], warning.get("rule")
        facts = named(warning["facts"], state)
        if key == "ruled":
            text, _ = refusals.REFUSALS[facts["key"]]
            inner = self.say(text, rule=rule, **facts["facts"])
            message = self.say(refusals.RULED, message=inner)
        else:
            if key.startswith("dice.") and facts.get("entry") is None:
                key += "_draft"
            message = self.say(refusals.WARNINGS[key], **facts)
        return {"code": warning["key"], "message": message, "rule": rule}

    def finding(self, finding: Finding) -> dict[str, Any]:
        """A fault found by an audit or in a file, with its sentence."""
        facts: dict[str, Any] = dict(finding.facts)
        line, near = facts.pop("line", None), facts.get("near")
        shown = {"about": self._subject("about", finding.about), "name": finding.about}
        shown |= {key: self._subject(key, value) for key, value in facts.items()}
        text = refusals.FINDINGS.get(finding.code)
        if text is None:
            text = refusals.REFUSALS.get(finding.code, (finding.code, None))[0]
        message = self.say(text, **shown)
        if near:
            known = finding.code in refusals.LISTED
            hint = refusals.KNOWN if known else refusals.NEAREST
            message += f" ({self.say(hint, near=str(near).split(', '))})"
        elif finding.code == "setting.value":
            message += f" ({self.say(refusals.EXPECTED[str(facts['type'])], **facts)})"
        if line is not None:
            place = self.say("line {line}", line=str(line))
            message = f"{place}{self.colon}{message}"
        elif finding.entry is not None:
            place = self.say("entry {entry}", entry=str(finding.entry))
            message = f"{place}{self.colon}{message}"
        return {
            "code": finding.code,
            "entry": finding.entry,
            "about": finding.about,
            "line": line,
            "rule": finding.rule,
            "message": message,
        }

    # Entries ------------------------------------------------------------------

    def tell(self, entry: Entry, state: State) -> str:
        """The sentence that tells what an entry did."""
        from commands.texts.telling import sentence

        return sentence(self, entry, state)

    def reason(self, line: Mapping[str, Any]) -> str:
        """What a line of a statement or history was for."""
        said = line["remark"] or self.say(acts.REASONS.get(line["kind"], line["kind"]))
        return f"{said} ({line['rule']})" if line.get("rule") else said

    def suspect(self, suspect: Mapping[str, Any]) -> str:
        """An entry that may explain why coins and book differ."""
        return self.say(acts.SUSPECTS[suspect["why"]], **suspect)

    # Dice -----------------------------------------------------------------------

    def throw_for(self, why: str) -> str:
        """What dice are thrown for."""
        return self.say(acts.THROWS.get(why, why))

    def question(self, question: Question, begun: tuple[int, ...], state: State) -> str:
        """What is asked at the prompt."""
        from commands.texts.telling import prompt

        return prompt(self, question, begun, state)

    def open_question(self, question: Mapping[str, Any]) -> str:
        """What a dry run would have to know."""
        if "key" in question:
            return self.say(
                "still to choose: {key} ({options:or})",
                key=question["key"],
                options=question["options"],
            )
        return self.say(
            "still to throw: {count:plain}{die} ({reason})",
            count=question["count"],
            die=question["die"],
            reason=self.throw_for(question["why"]),
        )

    def throw(self, throw: Mapping[str, Any]) -> tuple[str, ...]:
        """A throw as a row of a table."""
        how = self.say(acts.HOW[throw["how"]])
        origin = f" ({throw['from']})" if throw["from"] else ""
        faces = " ".join(map(str, throw["faces"]))
        who = throw["who"] or ""
        return who, self.throw_for(throw["why"]), throw["die"], faces, how + origin

    def effect(self, effect: Mapping[str, Any]) -> tuple[str, ...]:
        """An effect as a row of a table."""
        rule = effect["rule"] or ""
        if "what" in effect:
            amount = self.number(effect["amount"])
            return effect["what"], effect["source"], effect["target"], amount, rule
        what = f"{effect['subject']}.{effect['field']}"
        return what, _told(effect["before"]), _told(effect["after"]), "", rule


def _shown_word(value: Any) -> str:
    """A word of a list; of a word with its grammar, the word alone."""
    if isinstance(value, dict):
        return str(value.get("fr") or value.get("ms"))
    return str(value)


def _told(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, (list, tuple)):
        return ", ".join(value)
    return str(value)


def _shown_name(book: Book | None, subject: str) -> str | None:
    if book is None:
        return None
    from ledger.errors import Refusal
    from ledger.store.rows import fact

    try:
        name = fact(book, subject, "name")
    except Refusal:
        return None
    return name if isinstance(name, str) else None
