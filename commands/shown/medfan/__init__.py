"""What people read of Med-Fan."""

GROUPS = {"medfan": "The Med-Fan campaign: armies, territories, battles."}
