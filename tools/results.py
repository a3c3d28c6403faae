"""Writes docs/*/results.md and its pictures from what was measured: `make results`.

With `--take` the files in build/ that `make bench`, `make torture`, `make mutants` and
`make coverage` have left are taken over into docs/results first; the pages follow from
these alone.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import trials
from tools.curves import Curve, growth, told
from tools.made import HERE, keep
from tools.saying import LANGUAGES, NONE, SAID, Saying, tabled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.saying import Facts

BUILD, KEPT = HERE / "build", HERE / "docs" / "results"
NAMES = ("bench", "torture", "mutants", "coverage")
PICTURES = HERE / "docs" / "pictures"


class Page(Saying):
    """The page in one language."""

    def written(self, results: Facts) -> str:
        """The whole page."""
        parts = [f"# {self.say('title')}", self.say("about")]
        sections = Page.speed, trials.torture, trials.mutants, trials.coverage
        for name, section in zip(NAMES, sections, strict=True):
            if name in results:
                parts += section(self, results[name])
        return "\n\n".join(parts) + "\n"

    def speed(self, found: Facts) -> Iterator[str]:
        """What `make bench` found."""
        yield f"## {self.say('growth')}"
        yield self.say("base")
        yield self.machine(found)
        for picture in SAID["picture"]:
            yield from self.grown(picture, found["series"])
        for table in SAID["table"]:
            rows = [
                (self.named(names(table), name), *self.cells(found["figures"][name]))
                for name in names(table)
                if name in found["figures"]
            ]
            if rows:
                heads = [self.say(key) for key in ("figure", "measured", "aim")]
                yield f"## {self.chosen(table['title'])}"
                yield tabled([*heads, ""], rows)

    def grown(self, picture: Facts, series: Facts) -> Iterator[str]:
        """A picture of growth, and the figures it is drawn from."""
        lines = [line for line in picture["line"] if line["series"] in series]
        if self.picture(picture, series) is None:
            return
        title = self.chosen(picture["title"])
        yield f"### {title}"
        yield self.chosen(picture["about"])
        yield f"![{title}](../pictures/{file_of(picture, self.words.lang)})"
        places = sorted(
            {row["x"] for line in lines for row in series[line["series"]]["points"]}
        )
        heads = [self.say(picture["across"])]
        for line in lines:
            label = self.chosen(line["label"])
            ours = series[line["series"]]["unit"] == "ours"
            heads.append(f"{label}, {self.say('ours')}" if ours else label)
        rows = []
        for x in places:
            cells = [
                next((self.cell(row) for row in points if row["x"] == x), NONE)
                for points in (series[line["series"]]["points"] for line in lines)
            ]
            rows.append((self.words.number(x), *cells))
        yield tabled(heads, rows)

    def picture(self, picture: Facts, series: Facts) -> str | None:
        """A picture of growth as SVG; what is told of ours is multiplied by ours."""
        curves = []
        for line in picture["line"]:
            if line["series"] not in series:
                continue
            known = {
                row["x"]: row["measured"] for row in _points(line["series"], series)
            }
            if "of" in line:
                ours = {
                    row["x"]: row["measured"] for row in _points(line["of"], series)
                }
                known = {x: known[x] * ours[x] for x in known if x in ours}
            if known:
                curves.append(Curve(self.chosen(line["label"]), [*known.items()]))
        if not curves:
            return None
        title = self.chosen(picture["title"])
        up, across = self.say(picture["up"]), self.say(picture["across"])
        return growth(title, curves, up, across, self.words)

    def cells(self, row: Facts) -> tuple[str, str, str]:
        """A figure, its aim, and a mark if it is beyond."""
        measured, aim = row["measured"], row.get("aim")
        if aim is None:
            return told(measured, self.words), NONE, ""
        key = "least" if row["least"] else "most"
        good = measured >= aim if row["least"] else measured <= aim
        told_ = told(measured, self.words, None if good else aim)
        mark = "" if good else self.say("short" if row["least"] else "beyond")
        aimed = told(aim, self.words)
        aimed = aimed if aim == int(aim) else aimed.rstrip("0")
        return told_, self.say(key, aim=aimed), mark

    def cell(self, row: Facts) -> str:
        """A figure with its aim in one cell."""
        measured, aim, mark = self.cells(row)
        if aim == NONE:
            return measured
        return f"{measured} ({', '.join(filter(None, (aim, mark)))})"


def file_of(picture: Facts, lang: str) -> str:
    """The name of a picture’s file."""
    return f"{picture['name']}{'' if lang == 'en' else f'.{lang}'}.svg"


def names(table: Facts) -> dict[str, str]:
    """The figures of a table, with their French; what is typed has none."""
    typed = table.get("typed", "").split("\n")
    return {**{name: name for name in typed if name}, **table.get("figures", {})}


def lacking(results: Facts) -> list[str]:
    """What was found and has no words here."""
    bench = results.get("bench", {"figures": {}, "series": {}})
    kinds = results.get("torture", {"kinds": []})["kinds"]
    groups = results.get("mutants", {"first": {}})["first"]
    figures = {name for table in SAID["table"] for name in names(table)}
    drawn = {line["series"] for picture in SAID["picture"] for line in picture["line"]}
    return sorted(
        {*bench["figures"]} - figures
        | {*bench["series"]} - drawn
        | {one["kind"] for one in kinds} - {*SAID["kinds"]}
        | {what for one in kinds for what in one["done"]} - {*SAID["done"]}
        | {*groups} - {*SAID["groups"]}
        | trials.unsaid(results.get("mutants", {}))
    )


def kept() -> dict[str, Any]:
    """The committed results, as far as there are any."""
    return {
        name: json.loads((KEPT / f"{name}.json").read_text("utf-8"))
        for name in NAMES
        if (KEPT / f"{name}.json").exists()
    }


def made(results: Facts) -> dict[Path, str]:
    """Every page and picture."""
    files = {}
    for lang in LANGUAGES:
        page = Page(lang)
        files[HERE / "docs" / lang / "results.md"] = page.written(results)
        for picture in SAID["picture"]:
            drawn = page.picture(picture, results.get("bench", {}).get("series", {}))
            if drawn is not None:
                files[PICTURES / file_of(picture, lang)] = drawn
    return files


def take() -> None:
    """Takes over what was measured anew."""
    KEPT.mkdir(exist_ok=True)
    for name in NAMES:
        if (BUILD / f"{name}.json").exists():
            shutil.copy(BUILD / f"{name}.json", KEPT / f"{name}.json")
    whole, part = KEPT / "bench.json", BUILD / "bench-part.json"
    if part.exists() and whole.exists() and not _older(part, BUILD / "bench.json"):
        before = json.loads(whole.read_text("utf-8"))
        found = renewed(before, json.loads(part.read_text("utf-8")))
        if found is before:
            print(f"{part.name} renews nothing: of another machine, or an earlier day")
        text = json.dumps(found, indent=1, ensure_ascii=False)
        whole.write_text(f"{text}\n", encoding="utf-8")


def _older(one: Path, other: Path) -> bool:
    """Whether a file was written before another, if there is one."""
    return other.exists() and one.stat().st_mtime <= other.stat().st_mtime


def renewed(whole: Facts, part: Facts) -> Facts:
    """The figures of a whole run, with what a part of it found later on the same machine."""
    day = {"date": part["machine"]["date"]}
    same = {**whole["machine"], **day} == part["machine"]
    if not same or day["date"] < whole["machine"]["date"]:
        return whole
    since = {"since": whole.get("since", whole["machine"]["date"])}
    both = {key: {**whole[key], **part[key]} for key in ("figures", "series")}
    return {"machine": part["machine"], **since, **both}


def _points(name: str, series: Facts) -> list[Facts]:
    return list(series.get(name, {"points": []})["points"])


def main() -> int:
    """Writes all of it, or compares; 1 where something is stale or has no words."""
    if "--take" in sys.argv:
        take()
    results = kept()
    missing = lacking(results)
    if missing:
        print(
            "tools/results.toml or tools/mutants/known.toml has no words for:",
            *missing,
            sep="\n  ",
        )
        return 1
    return keep(made(results), PICTURES.glob("*.svg"))


if __name__ == "__main__":
    sys.exit(main())
