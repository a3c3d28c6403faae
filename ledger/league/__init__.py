"""A campaign shared by several laptops: its journal on PostgreSQL, a whole copy at each.

Only `hub` knows PostgreSQL; only what is shared loads it.
"""
