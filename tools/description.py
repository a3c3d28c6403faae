"""Writes `docs/description.md`: what a package index shows of the project.

`python -m tools.description` takes it from the README, without pictures and links,
which lead nowhere where only the package is, and without what needs a checkout; with
`--check` it writes nothing and reports whether it is out of date.
"""

from __future__ import annotations

import re
import sys

from tools.made import HERE, keep

README = HERE / "README.md"
TARGET = HERE / "docs" / "description.md"
LEFT_OUT = ("See it work", "Read on")
PICTURE = re.compile(r"\n(?:!\[[^]]*\]\([^)]*\)|<img [^>]*>)\n")
LINK = re.compile(r"\[([^]]+)\]\([^)]*\)")
END = """
The whole documentation, in English and in French, comes with the source. MIT licence.
"""


def text() -> str:
    """The description: the README's sections that stand alone."""
    first, *sections = re.split(
        r"^(?=## )", README.read_text("utf-8"), flags=re.MULTILINE
    )
    kept = [one for one in sections if not one[3:].startswith(LEFT_OUT)]
    plain = PICTURE.sub("", "".join([first, *kept]))
    return LINK.sub(r"\1", plain).rstrip("\n") + "\n" + END


if __name__ == "__main__":
    sys.exit(keep({TARGET: text()}))
