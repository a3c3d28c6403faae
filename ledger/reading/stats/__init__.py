"""Statistics over many campaigns: what each file holds, and all of it added up."""
