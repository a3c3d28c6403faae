"""Files that import each other can only be read together: so none do."""

from __future__ import annotations

import grimp


def circles(house):
    """The circles of a package's imports, also of those inside functions.

    What is imported for types alone ties nothing together when the program runs.
    """
    graph = grimp.build_graph(house, exclude_type_checking_imports=True, cache_dir=None)
    found = []
    left = set(graph.modules)
    while left:
        module = left.pop()
        above = graph.find_downstream_modules(module)
        circle = {module} | (above & graph.find_upstream_modules(module))
        left -= circle
        if len(circle) > 1:
            found.append(circle)
    return found


def test_no_files_of_the_face_import_each_other():
    """Whoever reads one of them can begin with those that it imports."""
    assert circles("commands") == []
