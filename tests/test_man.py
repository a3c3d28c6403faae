"""Man pages: every command in both languages, in a form that man itself can read."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from commands.manual import pages
from ledger.rules import games
from tools.man import FOLDER, text_of

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_stands_in_a_man_page(lang):
    """Each command is under its own heading; those of a game are in the game's page."""
    heads = {
        file.stem: [
            line for line in file.read_text("utf-8").split("\n") if line[:4] == ".SS "
        ]
        for file in (FOLDER / lang).glob("*.1")
    }
    for path in filter(None, pages(lang)):
        game = path.split(" ")[0]
        page = f"intendant-{game}" if game in games() else "intendant"
        wanted = text_of(f"intendant {path}")
        if path not in games():
            assert any(head.startswith(f".SS {wanted}") for head in heads[page]), path


@pytest.mark.parametrize(
    "said", [".TH", "'quoted", "a\\b", "--to A-B", '"5 3 | 6"', "`pay`", "« Vaux »"]
)
def test_no_word_is_taken_for_a_command_of_roff(said):
    """Whatever a sentence begins with or holds is printed literally."""
    if not shutil.which("groff"):
        pytest.skip("not run: groff is not installed")
    page = f".TH T 1\n.SH N\n.PP\n{text_of(said)}\n"
    shown = subprocess.run(
        ("groff", "-man", "-Tutf8", "-Kutf8", "-P-c", "-P-b", "-P-u", "-P-o"),
        input=page.encode(),
        capture_output=True,
        check=True,
    )
    assert shown.stderr == b""
    assert said in shown.stdout.decode()
