-- Events that were removed whole, by whom and when: of their logs nothing else is left.
CREATE TABLE removals (
    event TEXT NOT NULL,
    last BIGINT NOT NULL,
    removed_by TEXT NOT NULL,
    removed_at BIGINT NOT NULL
);

-- The event that is being removed, for as long as that takes.
CREATE TABLE removing (event TEXT PRIMARY KEY NOT NULL);

-- Lines go with their event, and never otherwise.
CREATE OR REPLACE FUNCTION lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM removing WHERE removing.event = OLD.event) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'a line stays as it was written';
END
$$;
