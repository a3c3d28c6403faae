"""A recording of a terminal: one SVG that shows its pictures one after the other.

It moves by its style alone, a few times, and stops at the last picture. Where people want
no motion, or a program draws none, it is that picture.
"""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.terminal_theme import MONOKAI

from tools.terminal import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text

BETWEEN = "\x00"  # between the parts of a picture
PARTS = BETWEEN.join(("{styles}", "{lines}", "{backgrounds}", "{matrix}"))
TIMES = 3  # how often it is shown
LASTING = 3  # seconds for each picture, and some more for the last
LONGER = 6


def pictured(shown: Text, title: str, name: str, code_format: str) -> str:
    """A screen as SVG, by a format of rich's."""
    console = Console(
        record=True,
        width=COLUMNS,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    # The picture would cut off its last line.
    console.print(shown, "\n ", sep="", soft_wrap=True)
    made = console.export_svg(
        title=title, theme=MONOKAI, code_format=code_format, unique_id=name
    )
    return made.rstrip() + "\n"


def recorded(pictures: Sequence[Text], title: str, name: str, code_format: str) -> str:
    """Several screens of the same size as one SVG that moves."""
    styles, lines, frames = [_motion(name, len(pictures))], [], []
    for number, shown in enumerate(pictures):
        part_of = f"{name}-{number}"
        parts = pictured(shown, title, part_of, PARTS).split(BETWEEN)
        style, clips, behind, matrix = (part.strip("\n") for part in parts)
        styles.append(style)
        lines.append(clips)
        # What is common to all pictures has the name of the whole.
        text = f'<g class="{name}-matrix">\n{matrix}\n</g>'
        frames.append(f'<g class="{name}-frame {part_of}">\n{behind}\n{text}\n</g>')
    whole = (
        code_format.replace("{styles}", "\n".join(styles).translate(BRACES))
        .replace("{lines}", "\n".join(lines).translate(BRACES))
        .replace("{backgrounds}", "\n".join(frames).translate(BRACES))
        .replace("{matrix}", "")
    )
    return pictured(pictures[-1], title, name, whole)


BRACES = str.maketrans({"{": "{{", "}": "}}"})


def _motion(name: str, many: int) -> str:
    """The style: each picture is seen in its turn, by those who like motion."""
    whole = many * LASTING + LONGER
    rules = [
        f".{name}-frame {{ visibility: hidden; }}",
        f".{name}-{many - 1} {{ visibility: visible; }}",
        "@media (prefers-reduced-motion: no-preference) {",
    ]
    for number in range(many):
        begins = 100 * number * LASTING / whole
        ends = 100 * (number + 1) * LASTING / whole if number < many - 1 else 100
        seen = ["0% { visibility: hidden; }"] if number else []
        seen.append(f"{begins:.2f}% {{ visibility: visible; }}")
        seen.append(f"{ends:.2f}% {{ visibility: hidden; }}")
        if number == many - 1:
            seen[-1] = "100% { visibility: visible; }"
        rules += [
            f"@keyframes {name}-{number} {{ {' '.join(seen)} }}",
            f".{name}-{number} {{ animation: {name}-{number} {whole}s step-end {TIMES}; }}",
        ]
    return "\n".join([*rules, "}"])
