-- An event: the number its log begins with, and that of its last line (one less than the first while it has none).
CREATE TABLE events (
    event TEXT PRIMARY KEY NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL
) STRICT;

-- The lines of all logs as they were sealed, byte for byte. Nothing changes or removes one.
CREATE TABLE lines (
    event TEXT NOT NULL REFERENCES events (event),
    no INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (event, no)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER lines_stay BEFORE UPDATE ON lines
BEGIN
    SELECT RAISE(ABORT, 'a line stays as it was written');
END;

CREATE TRIGGER lines_are_kept BEFORE DELETE ON lines
BEGIN
    SELECT RAISE(ABORT, 'a line is never removed');
END;

-- Requests that were answered: whoever sends one again gets the first answer.
CREATE TABLE answers (
    event TEXT NOT NULL REFERENCES events (event),
    key TEXT NOT NULL,
    request BLOB NOT NULL,
    answer BLOB NOT NULL,
    PRIMARY KEY (event, key)
) STRICT, WITHOUT ROWID;
