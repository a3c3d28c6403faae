"""Writes a document in one language from the facts of a report."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line
from commands.columns import UNIT, Column, figure, names, table
from commands.reports.acts import told
from commands.reports.battles import battle as fought
from commands.reports.battles import headed
from commands.reports.document import ActLine, Document, Section
from commands.reports.lands import lands, maps, titles
from commands.reports.money import money
from commands.reports.sections import of_game
from commands.texts import report as texts
from commands.texts import telling
from ledger.flow import Flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.reading.report.report import Report
    from ledger.reading.report.timeline import Turn


# The last sections of every game's report.
PARTS = {"money": money, "map": maps, "territories": lands, "titles": titles}


def written(report: Report, words: Words) -> Document:
    """The whole report in one language."""
    writer = Writer(report, words)
    return Document(
        words.lang,
        words.say(texts.TITLE, game=words.game(report.facts["game"])),
        writer.about(),
        Flow(lambda: _filled(writer.sections())),
        writer.foot(),
    )


def _filled(sections: Iterator[Section]) -> Iterator[Section]:
    """The sections that are not empty, and those to which such sections belong."""
    head: Section | None = None
    for section in sections:
        if section.under and head is not None:
            yield head
        head = None
        if section.parts:
            yield section
        elif not section.under:
            head = section


class Writer:
    """Puts a report into words, section by section."""

    def __init__(self, report: Report, words: Words) -> None:
        self.report, self.words = report, words
        self.facts = report.facts
        self.turn_of = words.turns()

    def foot(self) -> str:
        """How many entries there are, and the hash of the newest one for witnesses."""
        foot = texts.FOOT if self.facts["head"] else texts.FOOT_CLOSED
        return self.words.say(foot, **self.facts)

    def about(self) -> str:
        """A line with the players, the turns, and any viewer."""
        words, turns, chapters = self.words, self.facts["turns"], self.facts["chapters"]
        first, last = (
            self.turn_of({"turn": turns[end], "chapter": chapters[end]})
            for end in ("first", "last")
        )
        parts = [words.listed(self.facts["players"])] if self.facts["players"] else []
        if first == last:
            parts.append(words.say(texts.TURN, turn=first))
        else:
            parts.append(words.say(texts.TURNS, first=first, last=last))
        if self.facts["viewer"]:
            parts.append(words.say(texts.KNOWN_TO, player=self.facts["viewer"]))
        return " · ".join(parts)

    def sections(self) -> Iterator[Section]:
        """All sections in order, some of which may be empty."""
        yield self._section("standings", self._standings())
        for name, blocks in of_game(self.facts["sections"], self.words):
            yield self._section(name, blocks)
        yield from self._chronicle()
        yield from self._battles()
        for name, parts in PARTS.items():
            yield self._section(name, parts(self.facts, self.words))

    def _section(self, name: str, parts: Iterator[Part]) -> Section:
        title = texts.SECTIONS.get(name) or self.words.known("SECTIONS", name) or name
        return Section(name, self.words.say(title), tuple(parts))

    def _standings(self) -> Iterator[Part]:
        players = self.facts["standings"]
        if players:
            # Columns without any content are left out.
            columns = (
                Column("player", "name"),
                figure(UNIT, "money"),
                Column("titles", self._titles_of, spare=True),
                Column("territories", "territories", names, spare=True),
            )
            unit = self.words.unit(self.facts["unit"])
            yield table(columns, players, self.words, unit=unit)

    def _titles_of(self, player: dict[str, Any], _: Words) -> str:
        return ", ".join(
            self.words.face.title(title, self.words)
            for title in self.facts["honours"]
            if title["player"] == player["name"]
        )

    # The chronicle ---------------------------------------------------------------

    def _chronicle(self) -> Iterator[Section]:
        yield self._section("chronicle", iter(()))
        for turn in self.report.turns:
            number = {"chapter": turn.chapter, "turn": turn.number}
            title = self.words.say(texts.TURN, turn=self.turn_of(number))
            parts = Flow(partial(self._acts, turn))
            yield Section("turn", title[:1].upper() + title[1:], parts, under=True)

    def _acts(self, turn: Turn) -> Iterator[Part]:
        headed = None
        for act in self.report.acts(turn):
            line = told(self.words, act, self.report.state)
            if not self.report.full and self._clerical(act, line):
                continue
            if act.phase and act.phase != headed:
                headed = act.phase
                yield Line(self.words.phase(headed), "heading")
            yield line

    def _clerical(self, act: Entry, line: ActLine) -> bool:
        """Whether a line is the clerk's: headings show what it tells."""
        if line.notes:
            return False
        done = act.kind in self.words.face.clerks
        return done or telling.ticks(self.words, act, line.text)

    # Battles ---------------------------------------------------------------------

    def _battles(self) -> Iterator[Section]:
        yield self._section("battles", iter(()))
        for battle in self.facts["battles"]:
            title = headed(battle, self.report.state, self.words)
            parts = Flow(partial(self._battle, battle))
            yield Section("battle", title, parts, under=True)

    def _battle(self, battle: dict[str, Any]) -> Iterator[Part]:
        entry = self.report.act(battle["entry"])
        yield ActLine(entry.seq, telling.sentence(self.words, entry, self.report.state))
        yield from fought(battle, entry, self.report.state, self.words)
