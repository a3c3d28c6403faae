"""A copy of the project to break, and forked processes that run tests there."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from tools import tables
from tools.breaks.book import HERE

# The limits of a run in seconds of processor time and in bytes of memory: a break may
# well loop for ever.
SECONDS = {
    "Chosen": 40,
    "Watched": 600,
    "Marked": 600,
    "Mapped": 3600,
    "Named": 600,
    "Others": 7200,
}
SLOWER = 20  # seconds of waiting for one of work, after which a run ends
MEMORY = 4 << 30
LEFT_OUT = shutil.ignore_patterns(".[!c]*", ".coverage", "*.pdf")
# Loaded once, so that every forked process has them.
LOADED = (
    *("pytest", "hypothesis", "hypothesis.stateful", "typer", "rich.console"),
    *("rich.table", "tomlkit", "sqlite_utils", "jinja2", "coverage", "unittest.mock"),
)
QUIET = (
    *("-q", "--no-header", "--no-summary", "-p", "no:randomly", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning", "--tb=no"),
)


class Copy:
    """A copy of the project in a temporary folder, for as long as it is needed."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="breaks-"))
        self.root = self.home / "project"
        shutil.copytree(HERE, self.root, ignore=LEFT_OUT, symlinks=True)
        for name in LOADED:
            import_module(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.home)

    @contextmanager
    def changed(self, texts: dict[str, str]) -> Iterator[None]:
        """Replaces the texts of some files meanwhile; tables are compiled again."""
        all_texts = dict(texts)
        for file, text in texts.items():
            if file.endswith("tables.toml"):
                all_texts[file.replace(".toml", ".py")] = tables.compiled(text)
        try:
            for file, text in all_texts.items():
                (self.root / file).write_text(text, "utf-8")
                os.utime(self.root / file, (0, 0))  # older than any compiled module
            yield
        finally:
            for file in all_texts:
                shutil.copy2(HERE / file, self.root / file)

    def run(
        self,
        words: Sequence[str],
        plugin: str,
        *facts: Any,
        whole: bool = False,
        seconds: int = 0,
    ) -> tuple[int, Any]:
        """Runs pytest in a process of its own: its status, and what its plugin found.

        `whole`: nothing is broken, so compiled modules may be kept. `seconds` is the limit
        of processor time, if not that of the plugin.
        """
        limit = seconds or max(SECONDS[plugin], SECONDS["Watched"] if whole else 0)
        answer = self.home / "answer.json"
        answer.unlink(missing_ok=True)
        child = os.fork()
        if not child:
            status = 3
            try:
                _limited(limit)
                status = self._in_child(words, plugin, facts, answer, whole)
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        report = json.loads(answer.read_text("utf-8")) if answer.exists() else None
        return os.waitstatus_to_exitcode(ended), report

    def _in_child(
        self,
        words: Sequence[str],
        plugin: str,
        facts: tuple[Any, ...],
        answer: Path,
        whole: bool,
    ) -> int:
        import pytest

        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        os.chdir(self.root)
        sys.path[0] = os.environ["PYTHONPATH"] = str(self.root)
        sys.dont_write_bytecode = not whole
        if not whole:
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        for name in [name for name in sys.modules if name.startswith("tools")]:
            del sys.modules[name]
        made = getattr(import_module("tools.breaks.plugins"), plugin)(*facts)
        place = ["--basetemp", str(self.home / "tmp"), "--rootdir", str(self.root)]
        status = int(pytest.main([*QUIET, *place, *words], plugins=[made]))
        answer.write_text(json.dumps(made.found), "utf-8")
        return status


def _limited(seconds: int) -> None:
    """Lets this process end when it has worked for so long, or waited far longer."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.alarm(seconds * SLOWER)
