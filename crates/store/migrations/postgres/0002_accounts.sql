-- Who may sign in. None of this is part of an event's log or of an export.
CREATE TABLE accounts (
    account TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    director BOOLEAN NOT NULL,
    made_at BIGINT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    locked_until BIGINT NOT NULL DEFAULT 0
);

-- Who somebody is in an event.
CREATE TABLE members (
    account TEXT NOT NULL REFERENCES accounts (account),
    event TEXT NOT NULL REFERENCES events (event),
    person TEXT NOT NULL,
    PRIMARY KEY (account, event)
);

-- Who is signed in; of the token only a hash.
CREATE TABLE sessions (
    token BYTEA PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (account),
    made_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
);

CREATE INDEX sessions_of ON sessions (account);

-- One-time invitations; of the token only a hash.
CREATE TABLE invitations (
    token BYTEA PRIMARY KEY NOT NULL,
    director BOOLEAN NOT NULL,
    event TEXT REFERENCES events (event),
    person TEXT,
    made_by TEXT REFERENCES accounts (account),
    made_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
);
