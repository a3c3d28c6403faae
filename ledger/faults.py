"""Faults in a file: the first few are reported, each with its line."""

from __future__ import annotations

from ledger.toml import Lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.journal import Finding
    from ledger.toml import Path

    Fault = tuple[Path, Finding]

MOST_TOLD = 50  # after mending this many, one reads the file again


def located(text: str, faults: Sequence[Fault]) -> dict[str, Any]:
    """The first faults in file order, and how many more there are.

    What an audit finds about the whole has no line.
    """
    lines = Lines(text)
    placed = sorted(
        ((_line(lines, *fault), number) for number, fault in enumerate(faults)),
        key=lambda one: (one[0] or 0, one[1]),
    )
    findings = [_at(line, faults[n][1]) for line, n in placed[:MOST_TOLD]]
    return {"findings": findings, "more": len(faults) - len(findings)}


def _line(lines: Lines, path: Path, finding: Finding) -> int | None:
    if not path and ".audit." in f".{finding.code}":
        return None
    return lines.of(path)


def _at(line: int | None, finding: Finding) -> Finding:
    if line is None:
        return finding
    return finding._replace(facts=(("line", line), *finding.facts))
