"""Files that import each other in a circle: three at most, types and late imports too."""

from __future__ import annotations

import grimp

MOST = 3  # a thing, what it is made of, and what is told of it
# What a word of a file is, where its value is kept and who reads it: each names the
# types of the others, while imports at run time lead one way.
FILES = {
    f"ledger.rules.common.{name}"
    for name in ("schema", "kept", "reader", "values", "wording")
}


def reached(start, step):
    """All modules that one leads to."""
    found, left = {start}, [start]
    while left:
        new = step(left.pop()) - found
        found |= new
        left += new
    return found


def circles(graph):
    """The modules that lead to each other, as sets; the largest first."""
    found, left = [], set(graph.modules)
    while left:
        one = left.pop()
        below = reached(one, graph.find_modules_directly_imported_by)
        above = reached(one, graph.find_modules_that_directly_import)
        found.append(below & above)
        left -= below & above
    return sorted(found, key=len, reverse=True)


def test_no_circle_is_larger_than_three_files():
    """Types stand in leaves; what is above knows what is below, not the other way."""
    graph = grimp.build_graph("ledger", "commands")
    large = [sorted(one) for one in circles(graph) if len(one) > MOST and one != FILES]
    assert large == []


def test_a_circle_is_seen():
    """Of three modules in a ring and one beside it."""
    graph = grimp.ImportGraph()
    for number in range(3):
        graph.add_import(importer=f"a{number}", imported=f"a{(number + 1) % 3}")
    graph.add_import(importer="b", imported="a0")
    assert [len(one) for one in circles(graph)] == [3, 1]
