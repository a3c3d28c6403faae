"""What was tried, and what the tests notice and run: sections of the page of results."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tools.mutants.known import reasons
from tools.mutants.score import GOAL, NOTICED, enough
from tools.saying import NONE, SAID, coded, tabled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.saying import Facts, Saying


def torture(page: Saying, found: Facts) -> Iterator[str]:
    """What `make torture` did, and what came of it."""
    yield f"## {page.say('torture')}"
    yield page.say("again")
    yield page.machine(found)
    number = page.words.number
    yield tabled(
        [page.say(key) for key in ("kind", "call", "day", "tests", "left", "broken")],
        [
            (
                page.chosen(SAID["kinds"][one["kind"]]),
                f"`KINDS={one['kind']}:{one['deep']} SEED={one['seed']}`",
                # Which day it was nobody has kept: not a later one than that of the file.
                one.get("date") or page.say("most", aim=found["machine"]["date"]),
                number(one["tests"].get("passed", 0)),
                number(one["tests"].get("skipped", 0)),
                number(one["broken"]),
            )
            for one in found["kinds"]
        ],
    )
    done: dict[str, int] = {}
    for one in found["kinds"]:
        for what, count in one["done"].items():
            done[what] = done.get(what, 0) + count
    yield tabled(
        [page.say("done"), page.say("often")],
        [
            (page.named(SAID["done"], what), number(count))
            for what, count in sorted(done.items())
        ],
    )


def mutants(page: Saying, found: Facts) -> Iterator[str]:
    """How many breaks the tests noticed."""
    yield f"## {page.say('mutants')}"
    yield page.say("noticing", seed=found["seed"])
    yield page.machine(found)
    heads = ["group", "drawn", "same", "tried", "noticed", "share", "aim"]
    now = ["now", "same_now", "left_now"]
    yield tabled(
        [*map(page.say, heads), "", page.say("sure"), *map(page.say, now)],
        [_group(page, group, found) for group in found["first"]],
    )
    missed = [
        (f"`{file}:{row['number']}`", coded(what), _reason(page, row))
        for row in _left(found)
        for file, what in [row["break_"].split(" ", 1)]
    ]
    if missed:
        yield page.say("left_over")
        yield tabled([page.say(key) for key in ("file", "break", "why")], missed, 3)


def _group(page: Saying, group: str, found: Facts) -> tuple[str, ...]:
    """What came of the breaks of a group, at first and by now: each adds up to all drawn."""
    first, number = found["first"][group], page.words.number
    low, high = (page.words.percent(one / 100) for one in first["interval"])
    rest = [row for row in _left(found) if group in {"all", row["part"]}]
    same = sum(bool(_reason(page, row)) for row in rest)
    told = NONE
    if first["of"]:
        missed = None if enough(first) else GOAL / 100
        told = page.share(first["noticed"] / first["of"], missed)
    return (
        page.chosen(SAID["groups"][group]),
        *map(number, (first["of"] + first["known"], first["known"])),
        *map(number, (first["of"], first["noticed"])),
        told,
        *_aim(page, group, first),
        f"{low} – {high}",
        *map(number, (found["score"][group]["noticed"], same, len(rest) - same)),
    )


def _aim(page: Saying, group: str, first: Facts) -> tuple[str, str]:
    """What share of all should be noticed, and a mark if it is less; parts have no aim."""
    if group != "all":
        return NONE, ""
    aim = page.say("least", aim=page.words.percent(GOAL / 100))
    return aim, "" if enough(first) else page.say("short")


def _left(found: Facts) -> list[Facts]:
    """The breaks that no test has noticed so far, by their places."""
    rows = [row for row in found.get("tried", ()) if row["result"] != NOTICED]
    return sorted(rows, key=lambda row: (row["break_"].split()[0], row["number"]))


def _reason(page: Saying, row: Facts) -> str:
    """Why a break changes nothing that anybody could see, if it is known not to."""
    kept = reasons().get((row["break_"], row["line"]), (row["by"], row["by"]))
    return page.chosen(kept)


def unsaid(found: Facts) -> set[str]:
    """The breaks whose reason is not told in French."""
    told = reasons()
    rows = ((row["break_"], row["line"]) for row in _left(found))
    return {f"{row[0]} (fr)" for row in rows if not all(told.get(row, (True,)))}


def coverage(page: Saying, found: Facts) -> Iterator[str]:
    """How many lines and branches the tests run."""
    yield f"## {page.say('coverage')}"
    yield page.say("running")
    yield page.machine(found)
    every = Counter[str]()
    for counts in found["rooms"].values():
        every.update(counts)
    rows = [(f"`{room}`", *_run(page, of)) for room, of in found["rooms"].items()]
    heads = ("room", "lines", "run", "branches", "run")
    named = [page.say(key) for key in heads]
    yield tabled(named, [*rows, (page.say("every"), *_run(page, every))])


def _run(page: Saying, counts: Facts) -> Iterator[str]:
    """How many lines and branches there are, each with the share that is run."""
    for done, of in (
        ("covered_lines", "num_statements"),
        ("covered_branches", "num_branches"),
    ):
        share = counts[done] / counts[of] if counts[of] else None
        yield page.words.number(counts[of])
        yield NONE if share is None else page.words.percent(share)
