-- Events that were removed whole, by whom and when: of their logs nothing else is left.
CREATE TABLE removals (
    event TEXT NOT NULL,
    last INTEGER NOT NULL,
    removed_by TEXT NOT NULL,
    removed_at INTEGER NOT NULL
) STRICT;

-- The event that is being removed, for as long as that takes.
CREATE TABLE removing (event TEXT PRIMARY KEY NOT NULL) STRICT;

-- Lines go with their event, and never otherwise.
DROP TRIGGER lines_are_kept;

CREATE TRIGGER lines_are_kept BEFORE DELETE ON lines
WHEN NOT EXISTS (SELECT 1 FROM removing WHERE removing.event = OLD.event)
BEGIN
    SELECT RAISE(ABORT, 'a line is never removed alone');
END;
