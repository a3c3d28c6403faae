"""Questions to a campaign."""
