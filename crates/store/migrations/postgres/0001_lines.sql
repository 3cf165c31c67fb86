-- An event: the number its log begins with, and that of its last line (one less than the first while it has none).
CREATE TABLE events (
    event TEXT PRIMARY KEY,
    first BIGINT NOT NULL,
    last BIGINT NOT NULL
);

-- The lines of all logs as they were sealed, byte for byte. Nothing changes or removes one.
CREATE TABLE lines (
    event TEXT NOT NULL REFERENCES events (event),
    no BIGINT NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (event, no)
);

CREATE FUNCTION lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a line stays as it was written';
END
$$;

CREATE TRIGGER lines_stay BEFORE UPDATE OR DELETE ON lines FOR EACH ROW EXECUTE FUNCTION lines_stay();

-- Requests that were answered: whoever sends one again gets the first answer.
CREATE TABLE answers (
    event TEXT NOT NULL REFERENCES events (event),
    key TEXT NOT NULL,
    request BYTEA NOT NULL,
    answer BYTEA NOT NULL,
    PRIMARY KEY (event, key)
);
