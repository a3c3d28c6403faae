"""Names that have broken programs, for everything in every game, through every command."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import pytest
import tomlkit

from ledger.acting import acts
from ledger.grammar.listing import every
from tests.commands.test_nasty import UNSEEN, call_with
from tests.effort import chance, examples, tally
from tests.evil_names import EVIL
from tests.face import ask, intendant
from tests.screens import LEAGUE

pytestmark = pytest.mark.deep

POSITIONS = Path(__file__).resolve().parent.parent / "fixtures" / "positions"
GAMES = sorted(path.stem for path in POSITIONS.glob("*.toml"))
# These need somebody at a terminal, or go on for ever.
WAITING = {*LEAGUE, "shell", "board", "serve"}
COMMANDS = [path for path in sorted(every()) if path not in WAITING]
OUTPUTS = (
    *("report --format md", "report --format html", "report --format text", "status"),
    *(
        "report --format json",
        "report --format replay",
        "export csv -o tables --force",
        "next",
    ),
    *(
        "export sqlite -o flat.db --force",
        "export json",
        "export position",
        "export hledger",
    ),
    *(
        "export beancount",
        "log",
        "verify",
        "status --full",
        "paper turn",
        "paper rolls",
    ),
)


def named(value):
    """All names that a position gives."""
    if isinstance(value, dict):
        found = [value["name"]] if isinstance(value.get("name"), str) else []
        return found + [name for one in value.values() for name in named(one)]
    if isinstance(value, list):
        return [name for one in value for name in named(one)]
    return []


def renamed(value, names):
    """A position with other names, wherever they stand."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(one, names) for key, one in value.items()}
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    return names.get(value, value) if isinstance(value, str) else value


def begun(game: str, rng) -> list[str]:
    """A campaign in which some things have names that have broken programs: those."""
    page = tomllib.loads((POSITIONS / f"{game}.toml").read_text("utf-8"))
    players = [one for one in page.get("players", []) if isinstance(one, str)]
    known = sorted({*named(page), *players})
    left = [word for word in EVIL if word.isprintable() and word.strip()]
    rng.shuffle(left)
    taken: dict[str, str] = {}
    for old in rng.sample(known, min(5, len(known))):
        for _ in range(4):
            names = {**taken, old: left.pop()}
            text = tomlkit.dumps(renamed(page, names))
            Path("p.toml").write_text(text, "utf-8")
            tried = intendant("new", "try.db", "--from", "p.toml", "--json")
            if tried.status == 0:
                os.replace("try.db", "c.db")
                taken = names
                break
    return list(taken.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_name_breaks_a_command_or_an_output(here, game):
    """Each is answered or refused; no sign of control comes out, and JSON is JSON."""
    rng = chance(f"names in {game}")
    for _ in range(max(1, examples(1) // 4)):
        Path("c.db").unlink(missing_ok=True)
        evil = begun(game, rng)
        assert evil, "no such name was taken"
        for turn, path in enumerate(
            rng.sample(COMMANDS, min(len(COMMANDS), examples(40)))
        ):
            words, options = call_with(path, "", "")
            one = rng.choice(evil)
            mine = [
                one if word in ("Anne", "Bruno", "Vaux") else word for word in words
            ]
            options += ["--dry-run"] if path in acts() else []
            options += [f"--lang={('en', 'fr')[turn % 2]}"]
            options += ["--json"] if turn // 2 % 2 else []
            length = len(path.split())
            answered(*mine[:length], *options, "-c", "c.db", "--", *mine[length:])
        for output in OUTPUTS:
            said = answered(*output.split(), "-c", "c.db")
            assert said.status == 0, (output, said.err)
        assert ask("verify", "-c", "c.db")["ok"]


def answered(*words):
    """What is said to a call; whatever it is, it is tame."""
    said = intendant(*words)
    tally("calls in which things have evil names")
    text = said.out + said.err
    assert said.status in (0, 1, 2, 3), (words, said)
    assert "Traceback" not in text, words
    assert [line for line in text.split("\n") if UNSEEN.search(line)] == [], words
    if "--json" in words:
        for line in (said.err or said.out or "{}").splitlines():
            json.loads(line)
    return said
