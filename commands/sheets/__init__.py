"""Sheets for a table without a computer: as facts, as documents, as scripts."""
