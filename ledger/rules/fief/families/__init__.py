"""Families: lords and their honours, captives, deaths, heirs."""
