"""Pictures: SVG drawn from the facts of a report, without script."""
