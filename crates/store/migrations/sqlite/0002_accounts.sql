-- Who may sign in. None of this is part of an event's log or of an export.
CREATE TABLE accounts (
    account TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    director INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    locked_until INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Who somebody is in an event.
CREATE TABLE members (
    account TEXT NOT NULL REFERENCES accounts (account),
    event TEXT NOT NULL REFERENCES events (event),
    person TEXT NOT NULL,
    PRIMARY KEY (account, event)
) STRICT, WITHOUT ROWID;

-- Who is signed in; of the token only a hash.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (account),
    made_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (account);

-- One-time invitations; of the token only a hash.
CREATE TABLE invitations (
    token BLOB PRIMARY KEY NOT NULL,
    director INTEGER NOT NULL,
    event TEXT REFERENCES events (event),
    person TEXT,
    made_by TEXT REFERENCES accounts (account),
    made_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
