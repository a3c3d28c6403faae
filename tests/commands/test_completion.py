"""Tab: commands and the campaign's names, for bash, zsh and fish."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import commands
from commands.call import parse
from tests.face import ask, intendant

STEPS = ("next", "suivant", "Suivante")
ROOT = Path(commands.__file__).parent.parent


def offered(shell, line, monkeypatch):
    """The completions that a shell gets at the end of a line."""
    monkeypatch.setenv("_INTENDANT_COMPLETE", f"complete_{shell}")
    words = line.split(" ")
    monkeypatch.setenv("COMP_WORDS", "\n".join(words))
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    said = intendant()
    assert said.status == 0
    monkeypatch.delenv("_INTENDANT_COMPLETE")
    return said.out.splitlines()


CASES = [
    ("intendant pa", ["pay", "paper"]),
    ("intendant t", ["treasury", "title", "territory", "turn"]),
    ("intendant title ", ["list", "grant", "revoke", "history"]),
    ("intendant pay A", ["Anne"]),
    ("intendant pay ", ["Anne", "Bruno", "Chloé", "bank"]),
    ("intendant pay Anne Chl", ["Chloé"]),
    ("intendant statement B", ["Bruno"]),
    ("intendant why V", ["Vaux"]),
    ("intendant why t", ["treasury"]),
    ("intendant territory show V", ["Vaux"]),
    ("intendant territory claim Vaux B", ["Bruno"]),
    ("intendant title history W", ["Warden of the North"]),
    ("intendant rules set free.money.", ["free.money.unit", "free.money.start"]),
    ("intendant log --player C", ["Chloé"]),
    ("intendant rules cards --game m", ["mass", "medfan"]),
    ("intendant new other.db --game m", ["mass", "medfan"]),
    ("intendant rules card --game mass ME", ["MES"]),
    ("intendant rules card --game mass al", ["all"]),
    (
        "intendant rules cards --game mass --moment e",
        ["engagement", "end_of_turn", "end"],
    ),
    ("intendant rules card all --format m", ["md"]),
    ("intendant log --kind fo", ["fork"]),
    ("intendant diff c", ["c.db"]),
    ("intendant log --kind ti", ["title grant", "title revoke"]),
    ("intendant treasury --lang ", ["en", "fr"]),
    ("intendant pay --onc", ["--once"]),
    ("intendant pay -c c.db Anne B", ["Bruno"]),
    ("intendant --vers", ["--version"]),
]


@pytest.mark.parametrize(("line", "names"), CASES)
def test_fish_is_offered_names(full, monkeypatch, line, names):
    """There is one name a line, with its description after a tab."""
    found = [word.partition("\t")[0] for word in offered("fish", line, monkeypatch)]
    assert [word for word in found if word] == names


@pytest.mark.parametrize(("line", "names"), CASES)
def test_bash_is_offered_names(full, monkeypatch, line, names):
    """There is one name a line, with spaces escaped as bash inserts them."""
    found = offered("bash", line, monkeypatch)
    assert [word for word in found if word] == [n.replace(" ", "\\ ") for n in names]


@pytest.mark.parametrize(("line", "names"), CASES)
def test_zsh_is_offered_names(full, monkeypatch, line, names):
    """The names come in a call of `_arguments`."""
    text = "\n".join(offered("zsh", line, monkeypatch))
    for name in names:
        assert f'"{name}"' in text


ARMIES = """
game = "medfan"
players = ["Anne", "Bruno"]
figure = [
    {name = "Axa", player = "Anne", kind = "hero", cost = 60},
    {name = "Urs", player = "Bruno", kind = "hero", cost = 40},
]
"""


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("medfan dismiss Bruno ", ["Urs"]),
        ("medfan item Anne A", ["Axa"]),
        ("medfan dismiss Nobody ", []),
        ("medfan after --dead B", ["Bruno:"]),
        ("medfan after --dead Bruno:", ["Bruno:Urs"]),
        ("medfan after --objective Anne:r", ["Anne:raid"]),
    ],
)
def test_figures_of_the_player_named_before_are_offered(here, monkeypatch, line, names):
    """No other player's figures are offered; a two-part word is completed in turn."""
    (here / "p.toml").write_text(ARMIES, "utf-8")
    ask("new", "c.db", "--from", "p.toml")
    found = offered("fish", f"intendant {line}", monkeypatch)
    assert [word for word in found if word] == names


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("mass down Ro", ["Rodrigo"]),
        ("mass end --winner E", ["Eisen"]),
        ("mass opportunity Rodrigo C", ["CAP", "CAV", "CRG", "COM"]),
        ("mass opportunity Rodrigo no", ["none"]),
        ("mass hero Karl --unit c", ["cavalry"]),
        ("mass turn --engage R", ["Rodrigo="]),
        ("mass turn --engage Rodrigo=e", ["Rodrigo=engaged"]),
        ("mass turn --tactic Eisen=M", ["Eisen=MAR"]),
        ("mass turn --terrain Eisen=no", ["Eisen=none"]),
        ("mass turn --raises M", ["Montaigne="]),
        ("mass turn --raises R", ["Rodrigo="]),
        ("mass tactics EN", ["ENV"]),
        ("mass strategy 6k3 5k3 --attacker ", ["a", "b"]),
        ("mass cell --situation d", ["defeat"]),
        ("mass cell --engagement f", ["front"]),
    ],
)
def test_words_of_a_battle_are_offered(mass, monkeypatch, line, words):
    """People, words of the rules, and pairs of both are offered."""
    assert offered("fish", f"intendant {line}", monkeypatch) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("buy Anne soldier --lord ", ["Arnaud", "Charles", "Eric"]),
        ("buy Bruno soldier --lord ", ["Philippe"]),
        ("buy Bruno mill --at ", ["Mont"]),
        ("buy Nobody mill --at ", []),
        ("buy Anne pre", ["press"]),
        ("buy Anne pre --lang fr", ["pressoir"]),
        ("elect An", ["Anne:"]),
        ("elect Anne:P", ["Anne:Philippe"]),
        ("move Anne --to Bourg,G", ["Bourg,Gué"]),
        ("move Anne --to bou,G", ["bou,Gué"]),
        ("move Anne --to bou,B", ["bou,Beaujeu"]),  # Bourg is typed already
        ("move Anne --to zzz,G", ["zzz,Gué"]),
        ("move Anne --troops v1=2,arch", ["v1=2,archer="]),
        ("move Anne --troops a", ["all", "archer="]),
        ("move Anne --troops to --lang fr", ["tous"]),
        ("battle Bourg --losses so", ["soldiers"]),
        ("battle Bourg --losses sol --lang fr", ["soldats"]),
        ("battle Bourg --losses at", ["attacker:"]),
        ("battle Bourg --losses attacker:so", ["attacker:soldiers"]),
        ("battle Bourg --archers attaquant:v --lang fr", ["attaquant:viser:"]),
        ("odds --site ch --lang fr", ["château"]),
        ("odds --for d --lang fr", ["défenseur"]),
        ("buy Anne soldier --choose ", ["at=", "lord=", "leave=", "guard="]),
        ("buy Anne soldier --choose lord=A", ["lord=Arnaud"]),
        ("buy Anne soldier --choose leave.B", ["leave.Bruno="]),
        (
            "buy Anne soldier --choose leave.Bruno=",
            ["leave.Bruno=granted", "leave.Bruno=refused"],
        ),
        ("die Arnaud --choose hei", ["heir="]),
        ("die Arnaud --choose garrison.Bourg=tr", ["garrison.Bourg=treasurer"]),
        ("battle Bourg --choose mercy=tr", ["mercy=truce"]),
        ("battle Bourg --choose mercy=les --lang fr", ["mercy=les deux s’arrêtent"]),
    ],
)
def test_what_fits_in_fief_is_offered(fief, monkeypatch, line, words):
    """One's own lords and villages, codes in the reader's words, parts one by one."""
    fief()
    line, french, _ = line.partition(" --lang fr")
    monkeypatch.setenv("INTENDANT_LANG", "fr" if french else "en")
    assert offered("fish", f"intendant fief {line}", monkeypatch) == (words or [""])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("turn ", {"en": ["next"], "fr": ["suivant"]}),
        (
            "turn next --choose go_on=",
            {
                "en": ["go_on=go", "go_on=stay"],
                "fr": ["go_on=continuer", "go_on=rester"],
            },
        ),
        ("rules card al", {"en": ["all"], "fr": [""]}),
        ("rules card to", {"en": [""], "fr": ["toutes"]}),
    ],
)
def test_words_of_all_games_are_offered_in_the_language(
    table, monkeypatch, line, words
):
    """Each word is read in both languages."""
    for lang, told in words.items():
        monkeypatch.setenv("INTENDANT_LANG", lang)
        assert offered("fish", f"intendant {line}", monkeypatch) == told
        assert all(parse(["turn", one])[2]["step"] == "next" for one in STEPS)


def test_titles_of_fief_go_to_its_lords(fief, monkeypatch):
    """A lord's own titles are offered, and possible holders: lords, not players."""
    fief()
    assert offered("fish", "intendant title grant k", monkeypatch) == ["king"]
    line = "intendant title grant king P"
    assert offered("fish", line, monkeypatch) == ["Philippe"]
    assert offered("fish", "intendant title grant king Br", monkeypatch) == [""]


def test_names_with_apostrophes_stay_whole(table, monkeypatch):
    """Names are quoted as each shell requires."""
    ask("territory", "add", "L'Épervier")
    ask("territory", "add", "L$(id)")
    line = "intendant territory show L"
    assert offered("bash", line, monkeypatch) == [r"L\$\(id\)", r"L\'Épervier"]
    assert offered("fish", line, monkeypatch) == ["L$(id)", "L'Épervier"]
    zsh = "\n".join(offered("zsh", line, monkeypatch))
    assert r'''"L'\''Épervier"''' in zsh
    assert r'"L\$(id)"' in zsh


def test_commands_are_described_in_the_language(full, monkeypatch):
    """The descriptions are those of the manual."""
    (english,) = offered("fish", "intendant pay", monkeypatch)
    monkeypatch.setenv("INTENDANT_LANG", "fr")
    (french,) = offered("fish", "intendant pay", monkeypatch)
    assert (
        english == "pay\tPays money from one player to another, or to or from the bank."
    )
    assert french.startswith("pay\t")
    assert french != english


def test_without_a_campaign_nothing_is_offered(here, monkeypatch):
    """There is no error and no noise; commands are still offered."""
    assert offered("bash", "intendant pay A", monkeypatch) in ([], [""])
    assert offered("bash", "intendant pay", monkeypatch) == ["pay"]
    (here / "broken.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 4000)
    assert offered("bash", "intendant pay -c broken.db A", monkeypatch) in ([], [""])


@pytest.mark.parametrize(
    ("shell", "file", "sign"),
    [
        ("bash", ".bash_completions/intendant.sh", "complete -o default -F"),
        ("zsh", ".zfunc/_intendant", "#compdef intendant"),
        (
            "fish",
            ".config/fish/completions/intendant.fish",
            "complete --command intendant",
        ),
    ],
)
def test_completion_is_installed_and_shown(here, monkeypatch, shell, file, sign):
    """The file goes into the user's home; the same text can be shown."""
    monkeypatch.setenv("HOME", str(here))
    said = intendant("--install-completion", shell)
    assert (said.status, said.err) == (0, "")
    assert str(here / file) in said.out
    script = (here / file).read_text("utf-8")
    assert sign in script
    shown = intendant("--show-completion", shell)
    assert shown.out.strip() == script.strip()
    french = intendant("--install-completion", shell, "--lang", "fr")
    assert french.status == 0
    assert french.out != said.out


def test_a_shell_that_is_none(here, monkeypatch):
    """An unknown shell is refused with the known ones."""
    monkeypatch.setenv("HOME", str(here))
    for flag in ("--install-completion", "--show-completion"):
        said = intendant(flag, "csh")
        assert said.status == 2
        assert "bash, zsh and fish" in said.err
    assert list(here.iterdir()) == []


def test_a_home_that_cannot_be_written(here, monkeypatch):
    """The fault is reported without a traceback."""
    (here / "home").write_text("no folder")
    monkeypatch.setenv("HOME", str(here / "home"))
    said = intendant("--install-completion", "bash", "--json")
    assert said.status == 3
    assert said.refusal["code"] == "read_only"


def test_a_real_bash_completes(full):
    """The installed function, called as bash calls it."""
    program = full / "intendant"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m commands "$@"\n')
    program.chmod(0o755)
    env = {
        **os.environ,
        "PATH": f"{full}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
    }
    script = f"""
eval "$({program} --show-completion bash)"
COMP_WORDS=(intendant title history W); COMP_CWORD=3
_intendant_completion intendant
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(
        ["bash", "--norc", "-c", script],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "Warden\\ of\\ the\\ North\n"
