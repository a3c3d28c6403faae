"""Campaigns shared through a real PostgreSQL server."""
