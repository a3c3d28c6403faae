"""The only SQLite: one file is one campaign."""
