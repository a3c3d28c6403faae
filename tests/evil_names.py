"""Words that have broken programs: each is refused or shown literally, everywhere."""

from __future__ import annotations

from tests.effort import DEEP

MARKUP = [
    "[red]",
    "[bold]Anne[/bold]",
    "[/]",
    "[link=x]y",
    "[[a]]",
    "\\[red]",
    ":smile:",
    "<b>x</b>",
    "<script>alert(1)</script>",
    "&amp;",
    "&#x41;",
    "<!-- x -->",
    "*a*",
    "_a_",
    "`a`",
    "# a",
    "{{7*7}}",
    "{0}",
    "{name}",
    "{x!r}",
    "%s",
    "%(a)s",
    "{",
    "}",
    "${HOME}",
    "$(id)",
    "\\u001b",
    "\\x1b[31m",
    "\\n",
]
TERMINAL = [
    "\x1b[31mred",
    "\x1b]0;title\x07",
    "\x1b]8;;http://x\x1b\\y",
    "a\x07b",
    "a\x08b",
    "a\rb",
    "a\nb",
    "a\tb",
    "\x00",
    "a\x00b",
    "\x7f",
    "\x85",
    "\x9b31m",
    "\x9dx\x9c",
    "a\x0bb",
    "a\x0cb",
    "\x1c",
    "\x1f",
]
INVISIBLE = [
    "\u202eabc",
    "\u202aabc\u202c",
    "\u2066abc\u2069",
    "\u200eabc",
    "\u200fabc",
    "a\u200bb",
    "a\u200cb",
    "a\u200db",
    "a\u2060b",
    "\ufeffa",
    "a\u00adb",
    "\u061ca",
    "a\u2028b",
    "a\u2029b",
    "\U000e0041",
    "\ue000",
    "\U0010ffff",
    "\ufdd0",
    "\u00a0",
    "\u3000",
    "\u2003a",
    "a\u00a0b",
    "\u180e",
    "\u3164",
    "\u115f",
]
SQL = [
    "'; DROP TABLE entry; --",
    "' OR '1'='1",
    '" OR ""="',
    "x'); DELETE FROM fact",
    "%",
    "_",
    "NULL",
    "null",
    "1; SELECT 1",
    "rowid",
]
FORMULAS = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", "\t=1"]
PATHS = [
    "../../etc/passwd",
    "/etc/passwd",
    "~",
    "~root",
    ".",
    "..",
    "a/b",
    "a\\b",
    "C:\\x",
    "file:///x",
    "CON",
    "a.db",
    "-",
    "--",
    "-x",
    "--json",
    "--help",
    "-c",
]
LENGTHS = [
    "",
    " ",
    "  ",
    "x" * 80,
    "x" * 81,
    "é" * 80,
    "x" * 1000,
    "x" * 1001,
    "y" * 20000,
]
DIGITS = [
    "0",
    "42",
    "٤٢",
    "²",
    "½",
    "Ⅻ",
    "1e9",
    "0x10",
    "-5",
    "1,000",
    "NaN",
    "Infinity",
]
LETTERS = [
    "😀",
    "👨‍👩‍👧",
    "🇫🇷",
    "e\u0301",
    "\u0301",
    "a" + "\u0301" * 30,
    "z̷͇̀a̶͎͝l̵̘̈g̵̱̾o̴",
    "שלום",
    "مرحبا",
    "日本語",
    "Ａｎｎｅ",
    "ﬁ",
    "ß",
    "İ",
    "ı",
    "ǅ",
    "Å",
    "Æ",
    "Œuvre",
    "L’Épervier",
    "L'Épervier",
    "Сhloé",
    "𝔄𝔫𝔫𝔢",
    "ก็็็็็็",
    "﷽",
]
SURROGATES = ["\ud800", "a\udcffb", "\udfff\ud800"]
RESERVED = [
    "bank",
    "BANK",
    "Banque",
    "draw",
    "Nul",
    "bаnk",
    "world",
    "player:Anne",
    "escrow/x",
    "a:b",
    "a|b",
    "a>b",
    "a=b",
    "a,b",
    "none",
    "aucun",
    "next",
    "true",
]

GROUPS = (
    MARKUP,
    TERMINAL,
    INVISIBLE,
    SQL,
    FORMULAS,
    PATHS,
    LENGTHS,
    DIGITS,
    LETTERS,
    SURROGATES,
    RESERVED,
)
EVIL = [word for group in GROUPS for word in group]


def some(place: int, *, whole: bool = False) -> list[str]:
    """A word of every other group, others for each place; between them, all words.

    Of a `whole` place, and in a deep run, there are words of all groups.
    """
    apart = 1 if whole or DEEP > 1 else 2
    round_, turn = divmod(place, apart)
    return [
        group[(DEEP * round_ + more) % len(group)]
        for group in GROUPS[turn::apart]
        for more in range(DEEP)
    ]
