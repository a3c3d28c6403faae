"""Plugins of pytest for the copy: each picks tests, and finds something out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tools.breaks import watching


def marks(item: Any) -> list[str]:
    """The rules and rulings that a test proves."""
    return [
        key
        for kind in ("rule", "ruling")
        for mark in item.iter_markers(kind)
        for key in mark.args
    ]


class Marked:
    """Lists the tests of every rule."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Notes every test with its rules, even if it has none; nothing is run."""
        self.found = [(item.nodeid, marks(item)) for item in items]
        items.clear()


class Chosen:
    """Runs some tests, the quick ones first, and notes which of them failed."""

    def __init__(self, rules: Iterable[str], took: dict[str, float]) -> None:
        self.rules = set(rules)
        self.took = took
        self.found: dict[str, Any] = {"failed": [], "took": {}}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keeps only the tests that carry the mark of one of the rules."""
        items[:] = [item for item in items if self.rules.intersection(marks(item))]
        items.sort(key=lambda item: self.took.get(item.nodeid, 0))

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Notes how long a test took, and whether it failed."""
        took = self.found["took"]
        took[report.nodeid] = took.get(report.nodeid, 0) + report.duration
        if report.failed:
            self.found["failed"].append(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        """A module that can no longer be loaded counts as a failure, too."""
        if report.failed:
            self.found["failed"].append(report.nodeid)


class Others(Chosen):
    """Runs all tests except those of the rule, the closest to it first."""

    def __init__(self, rule: str, home: str) -> None:
        super().__init__([rule], {})
        self.home = home

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Sorts them: tests of the rule's chapter, then of its game, then the rest."""
        items[:] = [item for item in items if not self.rules.intersection(marks(item))]
        items.sort(key=self._far)

    def _far(self, item: Any) -> int:
        (rule,) = self.rules
        if any(key[:-3] == rule[:-3] for key in marks(item)):
            return 0
        if f"/{self.home}/" in item.nodeid:
            return 1
        return 2 if self.home in item.nodeid else 3


class Watched(Chosen):
    """Notes which lines and numbers the tests of each rule use."""

    def __init__(self, rules: Iterable[str], sources: list[str]) -> None:
        super().__init__(rules, {})
        from coverage import Coverage

        self.cover = Coverage(data_file=None, include=sources, config_file=False)
        self.cover.start()

    def pytest_runtest_protocol(self, item: object) -> None:
        """Whatever runs from here on is counted for this test."""
        name = " ".join(marks(item))
        self.cover.switch_context(name)
        watching.context = name

    def pytest_sessionfinish(self) -> None:
        """Gathers the lines and numbers, each with the rules whose tests used it."""
        self.cover.stop()
        data = self.cover.get_data()
        self.found["lines"] = {
            file: {
                line: [name for name in names if name]
                for line, names in data.contexts_by_lineno(file).items()
                if "" not in names
            }
            for file in data.measured_files()
        }
        self.found["tables"] = sorted(watching.seen)


class Mapped(Chosen):
    """Notes which lines each test runs, in a file of coverage."""

    def __init__(self, sources: list[str], data: str) -> None:
        super().__init__((), {})
        from coverage import Coverage

        self.cover = Coverage(data_file=data, include=sources, config_file=False)
        self.cover.start()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Runs all of them, in their order."""

    def pytest_runtest_protocol(self, item: Any) -> None:
        """Whatever runs from here on is counted for this test."""
        self.cover.switch_context(item.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Keeps the lines."""
        self.cover.stop()
        self.cover.save()


class Named(Chosen):
    """Runs the tests of these names, in their order."""

    def __init__(self, names: list[str]) -> None:
        super().__init__((), {})
        self.place = {name: at for at, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keeps only these tests."""
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])
