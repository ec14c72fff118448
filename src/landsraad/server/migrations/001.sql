CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    record TEXT NOT NULL,      -- the kernel's running record, as of version `saved_at`
    saved_at INTEGER NOT NULL, -- versions after it are in `changes`
    invite TEXT NOT NULL UNIQUE,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,        -- person, bot, open
    name TEXT NOT NULL,
    bot TEXT NOT NULL DEFAULT '',
    holder TEXT,               -- hash of the browser's key
    recovery TEXT,             -- hash of the recovery code
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    v INTEGER NOT NULL,        -- the version it led to
    what TEXT NOT NULL,        -- do, undo, redo
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    command TEXT NOT NULL,     -- the browser's id of it: the same one again changes nothing
    at REAL NOT NULL,
    PRIMARY KEY (table_id, v),
    UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX chat_of ON chat (table_id, at);
CREATE INDEX seats_of ON seats (holder);
