"""The laboratory: bots play bots in bulk, and what comes of it is counted.

simulate      many matches, each written down as a record, or all as one file of data (`datasets`)
arena         which bot is better, and how sure we can be
league        every bot against every other
tournament    a round robin or a Swiss of bots
training      the search plays itself, and nets are fitted to it
analysis      where a finished match was won and lost
puzzle_maker  positions in which one move is clearly best
bench         how fast the rules are
executor      games in chunks: in processes or on a cluster, with a journal, or a part of them (`merge`)
"""
