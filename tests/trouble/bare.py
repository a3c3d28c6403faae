"""The program as a shell starts it: it has imported nothing but its own imports.

In the process of the tests everything is loaded already, which hides imports that a
call forgets. One bare Python is started here, and forks for each call.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from typing import TYPE_CHECKING

import commands
from tests.face import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = os.path.dirname(os.path.dirname(commands.__file__))
LIBRARIES = sysconfig.get_paths()["purelib"]
FORKS = """
import os, sys
from commands.main import main
for number, words in enumerate(eval(sys.stdin.read())):
    child = os.fork()
    if child:
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(status, flush=True)
        continue
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for stream, ending in ((1, "out"), (2, "err")):
        os.dup2(os.open(f"{sys.argv[1]}/{number}.{ending}", os.O_CREAT | os.O_RDWR), stream)
    sys.argv[1:] = words
    sys.exit(main())
"""
PARSES = """
import os, sys
from ledger import wire
for text in eval(sys.stdin.read()):
    if os.fork():
        os.wait()
        continue
    try:
        wire.loads(text)
    except BaseException as error:
        print(type(error).__name__, flush=True)
    os._exit(0)
"""


def parsed(texts: Sequence[str]) -> list[str]:
    """The error that each of these texts gives in our JSON reader alone."""
    return _bare(PARSES, repr(list(texts))).split()


def answers(folder: object, calls: Sequence[Sequence[str]]) -> list[Said]:
    """The answer to each of these calls, in a process untouched by other calls."""
    talk = f"{folder}/said"
    os.mkdir(talk)
    asked = _bare(FORKS, repr([list(words) for words in calls]), talk, cwd=str(folder))

    def heard(number: int, ending: str) -> str:
        with open(f"{talk}/{number}.{ending}", encoding="utf-8") as file:
            return file.read()

    return [
        Said(int(status), heard(number, "out"), heard(number, "err"))
        for number, status in enumerate(asked.split())
    ]


def _bare(script: str, given: str, *words: str, cwd: str | None = None) -> str:
    """The output of a script in a Python that has loaded nothing of its own accord."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", script, *words],
        input=given,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{LIBRARIES}"},
        cwd=cwd,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return done.stdout
