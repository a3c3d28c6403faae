"""A report as one page in which the campaign is stepped through, act by act.

Between two acts most of the page stays the same: the page holds every content once, and
of each frame only which contents it shows. Its script puts them in place; without it,
the page shows the last frame and all acts.
"""

from __future__ import annotations

import base64
import hashlib

from markupsafe import Markup

from commands.reports.acts import told
from commands.reports.battles import battle as fought
from commands.reports.glimpse import filled, glimpsed
from commands.reports.html import bare, environment, our_file, raised
from commands.reports.lands import now as map_now
from commands.reports.sections import of_game
from commands.reports.writer import Writer
from commands.shown import shown
from commands.texts import page as page_texts
from commands.texts import replay as texts
from commands.texts import report as report_texts
from ledger.errors import Refused
from ledger.loading import load
from ledger.reading.report.replay import Replay
from ledger.record import NamedTuple
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.reading.report.replay import Frame
    from ledger.reading.report.report import Report
    from ledger.reading.report.timeline import Turn

MOST_FRAMES = 1_000
MOST_BYTES = 8_000_000  # of the page; a phone still opens it
NOTHING = "-"  # what a frame shows in a section that it does not have
TITLES = {"now": page_texts.NOW, **page_texts.SECTIONS}
ASKED = {"now": "status", "money": "treasury", "titles": "title list"}  # by section
SHEETS = (
    ("report", "page.css"),
    ("report", "pictures.css"),
    ("page", "page.css"),
    ("report", "replay.css"),
)


class Step(NamedTuple):
    """One act, and the frame after it.

    Attributes:
        entry: its number in the journal.
        act: the act as it is told.
        battle: how it was fought, if it is a battle.
        shows: what each section then shows: the number of a content, or `NOTHING`.
    """

    entry: int
    act: Markup
    battle: Markup
    shows: tuple[str, ...]


class Played(NamedTuple):
    """The acts of one turn, or of the part of a turn that lies between others.

    Attributes:
        title: what the turn is called.
        mark: its number.
        steps: its acts.
    """

    title: str
    mark: str
    steps: list[Step]


class Staged(NamedTuple):
    """A replay in one language.

    Attributes:
        words: its language.
        title: its heading.
        about: the line below the heading.
        foot: the line at the end.
        names: the sections, in order.
        contents: every content that a section shows, by number.
        turns: the acts turn by turn.
    """

    words: Words
    title: str
    about: str
    foot: str
    names: tuple[str, ...]
    contents: list[Markup]
    turns: list[Played]

    @property
    def last(self) -> tuple[str, ...]:
        """What the sections show in the last frame."""
        return self.turns[-1].steps[-1].shows if self.turns else ()


def staged(report: Report, languages: Sequence[Words]) -> list[Staged]:
    """The replay in each language; refused if it is too long for one page."""
    entries = sum(turn.size for turn in report.turns)
    if entries > MOST_FRAMES:
        raise Refused("rule", "report.replay_long", entries=entries, most=MOST_FRAMES)
    room = Room(entries)
    stagings = [Staging(report, words, room) for words in languages]
    for frame in Replay(report, stagings[0].questions).frames():
        for staging in stagings:
            staging.take(frame)
    return [staging.staged() for staging in stagings]


class Room:
    """How many bytes are left on the page."""

    def __init__(self, entries: int) -> None:
        self.entries, self.used = entries, 0

    def take(self, *made: Markup) -> None:
        """Takes what these contents need; refused if there is no room."""
        self.used += sum(len(one.encode()) for one in made)
        if self.used > MOST_BYTES:
            most = MOST_BYTES // 1_000_000
            raise Refused(
                "rule", "report.replay_large", entries=self.entries, most=most
            )


class Staging:
    """Puts the frames of a replay into words."""

    def __init__(self, report: Report, words: Words, room: Room) -> None:
        self.report, self.words, self.room = report, words, room
        self.shown = bare(environment().filters["shown"])
        game = game_named(report.state.game)
        answered = {path for path, _ in game.replays}
        own = [path for path, _ in game.reports if path in answered]
        self.names = ("now", "map", "money", *own, "lands", "titles")
        self.asked = {**ASKED, "lands": words.face.board}
        self.latest: dict[str, tuple[Any, str]] = {}
        self.contents: dict[Markup, int] = {}
        self.battles = {one["entry"]: one for one in report.facts["battles"]}
        self.turn_of = words.turns()
        self.turn: Turn | None = None
        self.turns: list[Played] = []

    @property
    def questions(self) -> set[str]:
        """The paths of the questions whose answers the sections show."""
        return {self.asked.get(name, name) for name in self.names}

    def take(self, frame: Frame) -> None:
        """Takes the next frame."""
        if frame.turn is not self.turn:
            self.turn = frame.turn
            self.turns.append(self._played(frame.turn))
        self.turns[-1].steps.append(self._step(frame))

    def staged(self) -> Staged:
        """The whole replay in one language."""
        writer = Writer(self.report, self.words)
        return Staged(
            self.words,
            self.words.game(self.report.facts["game"]),
            writer.about(),
            writer.foot(),
            tuple(name.replace(" ", "-") for name in self.names),
            list(self.contents),
            self.turns,
        )

    def _played(self, turn: Turn) -> Played:
        mark = self.turn_of({"chapter": turn.chapter, "turn": turn.number})
        title = self.words.say(report_texts.TURN, turn=mark)
        return Played(title[:1].upper() + title[1:], mark, [])

    def _step(self, frame: Frame) -> Step:
        entry, state = frame.entry, self.report.state
        act = self.shown(told(self.words, entry, state))
        battle = Markup()
        if entry.seq in self.battles:
            parts = fought(self.battles[entry.seq], entry, state, self.words)
            battle = Markup().join(map(self.shown, parts))
        self.room.take(act, battle)
        shows = tuple(self._shown(name, frame) for name in self.names)
        return Step(entry.seq, act, battle, shows)

    def _shown(self, name: str, frame: Frame) -> str:
        """What a section shows; it is only made anew when its facts have changed."""
        path = self.asked.get(name, name)
        facts = frame.places if name == "map" else frame.answers.get(path)
        known, number = self.latest.get(name, (None, NOTHING))
        if facts != known:
            number = NOTHING if facts is None else self._content(name, facts)
            self.latest[name] = facts, number
        return number

    def _content(self, name: str, facts: Any) -> str:  # noqa: ANN401 - as the question has it
        """The number of what a section shows; the same content has the same number."""
        parts = Markup("\n").join(map(self.shown, self._parts(name, facts)))
        if not parts:
            return NOTHING
        own = self.words.known("SECTIONS", name) or name
        said = TITLES.get(name, own)
        title = self.words.say(said)
        content = Markup("<h2>{}</h2>\n{}").format(title, raised(parts))
        if content not in self.contents:
            self.room.take(content)
            self.contents[content] = len(self.contents)
        return str(self.contents[content])

    def _parts(self, name: str, facts: Any) -> Iterator[Part]:  # noqa: ANN401 - as the question has it
        words = self.words
        if name == "now":
            yield from glimpsed(facts, words)
        elif name == "map":
            yield map_now(facts, self.report.facts["players"], words)
        elif name in self.asked:
            yield from filled(load(shown(self.asked[name]).screen)(facts, words, None))
        else:
            for _, parts in of_game({name: facts}, words):
                yield from parts


def page(stages: list[Staged]) -> Iterator[bytes]:
    """The replay on one page, which nothing but its own style and script may reach."""
    style = "\n".join(our_file(*path) for path in SHEETS)
    script = our_file("report", "replay.js")
    made = environment().get_template("replay.html.j2")
    pieces = made.generate(
        stages=stages,
        texts=texts,
        style=Markup(style),  # noqa: S704 - our own files
        script=Markup(script),  # noqa: S704 - our own file
        policy="; ".join(
            (
                "default-src 'none'",
                f"style-src '{_hash(style)}'",
                f"script-src '{_hash(script)}'",
                "img-src data:",
                "base-uri 'none'",
                "form-action 'none'",
            )
        ),
    )
    return (piece.encode() for piece in pieces)


def _hash(text: str) -> str:
    """A text as a browser knows it again."""
    digest = hashlib.sha256(f"\n{text}\n".encode()).digest()
    return "sha256-" + base64.b64encode(digest).decode()
