"""The only place where words are chosen: English in the code, French in a catalogue.

Facts go in, sentences come out; nothing here decides anything.
"""

from __future__ import annotations

from commands.faces import face_of
from commands.preference import spoken
from commands.texts import acts, registry
from commands.texts.language import Language
from commands.texts.phrases import is_one, single

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from commands.faces import Face
    from ledger.state import State
    from ledger.store.book import Book


def choose(lang: str | None, book: Book | None) -> Words:
    """The words to answer with; the campaign's language goes before the locale's."""
    words = Words(spoken(lang, book))
    words.book = book
    return words


class Words(Language):
    """Everything the program can say, in one language."""

    _of: Book | None = None  # whose game is known: it is asked for once
    _game = ""

    @property
    def played(self) -> str | None:
        """The game of the campaign, if there is one."""
        from ledger.errors import Refusal
        from ledger.state import CAMPAIGN
        from ledger.store.rows import fact

        if self.book is None:
            return None
        if self._of is not self.book:
            try:
                self._game = str(fact(self.book, CAMPAIGN, "game"))
            except Refusal:  # even an unreadable file needs words
                return None
            self._of = self.book
        return self._game

    @property
    def face(self) -> Face:
        """The face of that game."""
        return face_of(self.played)

    def table(self, sort: str) -> Mapping[str, Any]:
        """All texts of a sort that belong to the game that is played."""
        return registry.table(sort, self.played)

    def known(self, sort: str, key: str) -> str | None:
        """The text for a key; the game that is played goes before all others."""
        return registry.text_of(sort, key, self.played)

    def unit(self, unit: str, amount: int | None = None) -> str:
        """The name of the coins, for an amount if there is one."""
        if amount is None:
            return self.say("coins") if unit == "coins" else unit
        if unit == "coins":
            return self.say("{amount:coin|coins}", amount=amount)
        return single(unit, self.lang) if is_one(amount, self.lang) else unit

    def money(self, amount: int | None, state: State) -> str:
        """A sum with its unit, even if it is kept closed."""
        from ledger.rules.common.settings import word

        unit = word(state, f"{state.game}.money.unit") or "coins"
        return f"{self.number(amount)}\u00a0{self.unit(unit, amount)}"

    def entries(self, count: int) -> str:
        """A number of entries."""
        return self.say("{count} {count:entry|entries}", count=count)

    def purse(self, name: str) -> str:
        """The name of an account for a column."""
        return self.say("bank") if name == "bank" else name

    def value(self, value: object, key: str = "") -> str:
        """The value of a house rule; `key`: of which, so that codes become words."""
        from commands.texts.vocabulary import vocabulary

        known = vocabulary(key) if "." in key else {}
        if isinstance(value, bool):
            return self.say("true") if value else self.say("false")
        if isinstance(value, list):
            each = (_shown_word(one) for one in value)
            words = [self.word(known.get(one), one) for one in each]
            apart = ", " if not any("," in one for one in words) else self.semicolon
            return apart.join(words) or "–"
        if isinstance(value, dict):
            levels = (
                (self.word(known.get(name), name), self.value(level))
                for name, level in value.items()
            )
            return ", ".join(" ".join(pair) for pair in levels)
        if isinstance(value, int):
            return self.number(value)
        text = str(value)
        return self.say(known[text]) if text in known else text

    def coded(
        self, facts: Mapping[str, Any], phrased: Mapping[str, Mapping[str, str]]
    ) -> dict[str, Any]:
        """Those of the facts that are codes, put into words."""
        return {
            key: self.say(known[facts[key]])
            for key, known in phrased.items()
            if isinstance(facts.get(key), str) and facts[key] in known
        }

    def game(self, name: str) -> str:
        """The name of a game."""
        return self.word(registry.text_of("GAMES", name, name), name)

    def land(self, kind: str | None) -> str:
        """The name of a kind of territory; users' own words stay as they are."""
        text = self.table("LANDS").get(kind) if kind else None
        return self.say(text) if text else kind or ""

    def setting(self, key: str) -> str:
        """What a house rule is about."""
        text = self.known("SETTINGS", key)
        return self.say(text) if text else ""

    def settings(self, game: str) -> dict[str, str]:
        """What each house rule is about, by key, and what the codes of a file mean."""
        from ledger.rules.settings import settings

        return {
            key: self.setting(key) + self._meanings(key, rule.options)
            for key, rule in settings(game).items()
        }

    def _meanings(self, key: str, options: Iterable[str]) -> str:
        """The possible values of a house rule: " (any: at any time; ...)"."""
        said = {one: self.value(one, key) for one in options}
        each = [f"{one}{self.colon}{text}" for one, text in said.items() if text != one]
        return f" ({self.semicolon.join(each)})" if each else ""

    def turns(self) -> Callable[[Mapping[str, Any]], str]:
        """A function that writes a turn: "3", or "2.3" with several chapters."""
        from ledger.store.chapters import Chapters

        many = self.book is not None and Chapters(self.book).many
        if many:
            return lambda line: f"{line['chapter']}.{line['turn']}"
        return lambda line: str(line["turn"])

    def clock(self, facts: Mapping[str, Any]) -> str:
        """Turn, phase and who begins."""
        turn = self.turns()(facts) if "chapter" in facts else facts["turn"]
        parts = [self.say("Turn {turn:plain}", turn=turn)]
        if facts.get("phase"):
            parts.append(self.phase(str(facts["phase"])))
        if facts.get("first_player") and self.face.seated:
            parts.append(
                self.say("{name} {name:begins|begin}", name=facts["first_player"])
            )
        return " · ".join(parts)

    def phase(self, phase: str) -> str:
        """The name of a phase; users' own words stay as they are."""
        known = self.table("PHASES") if phase else {}
        return self.say(known[phase]) if phase in known else phase

    def reason(self, line: Mapping[str, Any]) -> str:
        """The purpose of a line of a statement or history."""
        kind = line["kind"]
        text = line["remark"] or self.word(self.known("REASONS", kind), kind)
        more = [word for key in ("about", "rule") if (word := line.get(key))]
        return f"{text} ({', '.join(more)})" if more else text

    # Dice -----------------------------------------------------------------------

    def throw_for(self, why: str) -> str:
        """The purpose of a roll."""
        return self.word(self.known("THROWS", why), why)

    def throw(self, throw: Mapping[str, Any]) -> tuple[str, ...]:
        """A throw as a row of a table."""
        how = self.say(acts.HOW[throw["how"]])
        origin = f" ({throw['from']})" if throw["from"] else ""
        faces = " ".join(map(str, throw["faces"]))
        who = throw["who"] or ""
        if throw.get("player"):
            who = f"{who} ({throw['player']})"
        return who, self.throw_for(throw["why"]), throw["die"], faces, how + origin


def _shown_word(value: object) -> str:
    """A word of a list, without any grammar that comes with it."""
    if isinstance(value, dict):
        return str(value.get("fr") or value.get("ms"))
    return str(value)
