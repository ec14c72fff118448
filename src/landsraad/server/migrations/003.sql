CREATE TABLE analyses (                -- games that are over, looked at again
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    data TEXT NOT NULL                 -- as JSON: what lab/analysis.py found
) STRICT;
