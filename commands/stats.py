"""Statistics over many campaigns, as a document: people, games, house rules, dice."""

from __future__ import annotations

from commands.blocks import Text
from commands.columns import (
    DASH,
    UNIT,
    Column,
    bare,
    counted,
    decimal,
    figure,
    names,
    out_of_100,
    table,
)
from commands.fairness import sets
from commands.reports.document import Document, Section
from commands.texts import stats as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from commands.blocks import Block, Piece
    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.shapes.evening import (
        GamePlayed,
        GamesSum,
        HouseRule,
        PersonSum,
        Statistics,
        Stats,
        StatsWritten,
    )

MINUTE, HOUR = 60, 60 * 60


def screen(result: Statistics, words: Words, answer: Any) -> Iterable[Piece]:  # noqa: ANN401 - documents, or none
    """The document itself, or the file it was written to and what it leaves out."""
    if "bytes" in result:
        written = words.line("{file}: {bytes} bytes", **result)
        return [written, *_left_out(result, words)]
    if answer.text is not None:
        return iter((Text(answer.text, exact=True),))
    from commands.reports.text import blocks

    return (block for document in answer.documents for block in blocks(document))


def document(result: Stats, words: Words) -> Document:
    """The statistics as a document with a section for each game."""
    together = result["together"]
    return Document(
        words.lang,
        words.say(texts.TITLE),
        words.say(texts.ABOUT, **together),
        tuple(one for one in _sections(result, words) if one.parts or one.about),
        _foot(result, words),
    )


def _sections(result: Stats, words: Words) -> Iterator[Section]:
    games = result["games"]
    if len(games) > 1:
        yield _sum(result["together"], words.say(texts.TOGETHER), words)
    for one in games:
        game = words.game(str(one["game"]))
        yield _sum(one, game[:1].upper() + game[1:], words)
        alike = [by for by in result["rules"] if by["game"] == one["game"]]
        for by in alike if len(alike) > 1 else ():
            yield _sum(by, _rules(by["rules"], words), words, under=True)
    tested = [one for one in result["dice"]["sets"] if one["p"] is not None]
    dice = tuple(sets({**result["dice"], "sets": tested}, words, texts.TESTED))
    yield Section("dice", words.say(texts.DICE), dice)
    files = table(FILES, _games(result), words)
    yield Section("files", words.say(texts.FILES), (files,) if files.rows else ())
    left_out = tuple(_left_out(result, words))
    yield Section("left_out", words.say(texts.LEFT_OUT), left_out)


def _rules(rules: Iterable[HouseRule] | None, words: Words) -> str:
    """House rules as a heading: those that are not as usual."""
    told = [_rule(rule, words) for rule in rules or ()]
    if not told:
        return words.say(texts.USUAL_RULES)
    return words.say(texts.BY_RULES, rules=words.semicolon.join(told))


def _rule(rule: HouseRule, words: Words) -> str:
    """What a house rule is about, and its value in place of the possible ones."""
    about, _, _ = words.setting(rule["key"]).partition(words.colon)
    value = words.value(rule["value"], rule["key"])
    return f"{about or rule['key']}{words.colon}{value}"


def _sum(one: GamesSum, title: str, words: Words, *, under: bool = False) -> Section:
    """The people who played games of one sort, and how long its turns were."""
    return Section(
        "sum", title, tuple(_people(one, words)), under=under, about=_about(one, words)
    )


def _about(one: GamesSum, words: Words) -> str:
    parts = [words.say(texts.FINISHED, **one)]
    if one["turns"]:
        acts = words.decimal(one["acts"] / one["turns"])
        parts.append(words.say(texts.TURNS, turns=one["turns"], acts=acts))
    if one["turns"] and one["seconds"] >= one["turns"] * MINUTE:  # else it is a script
        average = lasting(one["seconds"] // one["turns"])
        longest = lasting(one["longest"])
        parts.append(words.say(texts.LENGTH, average=average, longest=longest))
    return " · ".join(parts)


def lasting(seconds: int) -> str:
    r"""A time as people say it, alike in both languages.

    >>> lasting(45), lasting(754), lasting(3900)
    ('45\xa0s', '12\xa0min\xa034\xa0s', '1\xa0h\xa005\xa0min')
    """
    if seconds < MINUTE:
        return f"{seconds}\u00a0s"
    if seconds < HOUR:
        return f"{seconds // MINUTE}\u00a0min\u00a0{seconds % MINUTE:02}\u00a0s"
    return f"{seconds // HOUR}\u00a0h\u00a0{seconds % HOUR // MINUTE:02}\u00a0min"


def _people(one: GamesSum, words: Words) -> Iterator[Part]:
    """Who played and won; who fought, against which odds; whose dice fell how."""
    people: list[Mapping[str, Any]] = [*one["people"]]
    shown = [column for column in GAMES if _fills(column, people)]
    unit = words.unit(one["unit"]) if one["unit"] else ""
    if people:
        yield table(shown, people, words, unit=unit)
    for columns, key, title in (
        (BATTLES, "battles", texts.BATTLES),
        (LUCK, "luck", texts.LUCK),
    ):
        rows = [person for person in people if person[key]]
        if rows:
            yield table(columns, rows, words, words.say(title))


def _fills(column: Column, people: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a column says anything: not every game counts points or coins."""
    key = str(column.shows)
    return key not in ("points", "income") or any(one[key] for one in people)


def _foot(result: Stats, words: Words) -> str:
    """What the figures mean, where there are such."""
    people: list[Mapping[str, Any]] = [
        one for by in result["rules"] for one in by["people"]
    ]
    notes = {
        "income": texts.INCOME,
        "judged": texts.EXPECTED,
        "luck": texts.MEASURE,
    }
    told = (note for key, note in notes.items() if any(one[key] for one in people))
    return words.semicolon.join(map(words.say, told))


def _games(result: Stats) -> list[dict[str, Any]]:
    """A row for each game of each file."""
    return [
        {"file": one["file"], "played": one["game"], **game}
        for one in result["files"]
        for game in one["games"]
    ]


def _left_out(result: Stats | StatsWritten, words: Words) -> Iterator[Block]:
    if result["left_out"]:
        rows = result["left_out"]
        yield table((Column("file", "file"), Column("reason", "message")), rows, words)


def _kinds(person: PersonSum, words: Words) -> str:
    return ", ".join(words.say(texts.KINDS[kind]) for kind in person["kinds"])


def _wins(expected: float | None, words: Words) -> str:
    return DASH if expected is None else words.decimal(expected, 2)


def _winners(game: GamePlayed, words: Words) -> str:
    if not game["over"]:
        return words.say(texts.RUNNING)
    return ", ".join(game["winners"]) or DASH


GAMES = (
    Column("name", "name"),
    Column("as", _kinds),
    figure("games", "games", bare),
    figure("finished", "finished", bare),
    figure("won", "won", bare),
    figure("points", "points", counted),
    figure(UNIT, "income", counted),
)
BATTLES = (
    Column("name", "name"),
    figure("battles fought", "battles", bare),
    figure("won", "battles_won", bare),
    figure("odds known", "judged", bare),
    figure("of these, won", "judged_won", bare),
    figure("expected", "expected", _wins),
)
LUCK = (
    Column("name", "name"),
    figure("dice", "luck.dice", bare),
    figure("sum", "luck.sum", bare),
    figure("average", "luck.expected", decimal),
    figure("out of 100", "luck.percentile", out_of_100),
)
FILES = (
    Column("file", "file", once=True),
    Column("game", lambda one, words: words.game(one["played"]), once=True),
    Column("players", "players", names),
    Column("winners", _winners),
    figure("turns", "turns", bare),
)
