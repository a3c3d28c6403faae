"""The whole numbers that are typed for `make`: one way to read them, and to refuse others."""

from __future__ import annotations

from argparse import ArgumentTypeError


def count(word: str, least: int = 1) -> int:
    """A number of what is to be done; argparse tells why a word is none.

    >>> count("20")
    20
    """
    if not (word.isdecimal() and int(word) >= least):
        raise ArgumentTypeError(f"{word!r} is no whole number from {least} on")
    return int(word)


def jobs(word: str) -> str:
    """How many processes pytest may run at once: a number, or a word of xdist for all."""
    return word if word in {"auto", "logical"} else str(count(word, 0))
