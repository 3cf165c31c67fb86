-- Keys that are drawn once and kept, for codes of which nothing else is kept.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    bytes BLOB NOT NULL
) STRICT;
