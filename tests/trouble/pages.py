"""The pages of an SQLite file by their kind, after its file format."""

from __future__ import annotations

PAGE, HEADER = 4096, 100
TREES = {
    2: "inner pages of an index",
    5: "inner pages of a table",
    10: "leaves of an index",
    13: "leaves of a table",
}
TRUNK, FREE = "trunks of the free list", "free pages"
OVERFLOW = "overflow pages"
HEAD = "header"
KINDS = (HEAD, *TREES.values(), OVERFLOW, TRUNK, FREE)


def number(data: bytes, at: int) -> int:
    """A number of four bytes."""
    return int.from_bytes(data[at : at + 4], "big")


def kinds(data: bytes) -> dict[str, list[range]]:
    """For each kind, the places of its pages in the file."""
    free = free_pages(data)
    found: dict[str, list[range]] = {kind: [] for kind in KINDS}
    found[HEAD].append(range(HEADER))
    for page in range(1, len(data) // PAGE + 1):
        start, end = (page - 1) * PAGE, page * PAGE
        start += HEADER if page == 1 else 0
        kind = free.get(page) or TREES.get(data[start], OVERFLOW)
        found[kind].append(range(start, end))
    return found


def free_pages(data: bytes) -> dict[int, str]:
    """The pages that hold nothing: some of them list the others."""
    found, trunk = {}, number(data, 32)
    while trunk:
        start = (trunk - 1) * PAGE
        found[trunk] = TRUNK
        for n in range(number(data, start + 4)):
            found[number(data, start + 8 + 4 * n)] = FREE
        trunk = number(data, start)
    return found
