# The database of events, and the commands that look after it.

store-address = not a database address, expected sqlite:FILE or postgres://…
store-absent = no such file
store-unreachable = it cannot be opened: { $why }
store-newer = a later version of the program wrote it; use that version or a newer one
store-full = the disk is full; nothing was recorded
store-busy = in use by another program for too long; nothing was recorded
store-read-only = it is read-only
store-damaged = it is damaged: { $why }
store-no-event = no such event
store-exists = this event already exists
store-number = line { $found } cannot follow here, expected line { $expected }; something else was recorded meanwhile
store-answered = this request was already answered
store-taken = already taken
store-other = the database says: { $why }

database-refused = { $address }: { $why }
database-nothing-there = it holds no event of that name at that moment
database-no-event-name = the name of the file cannot be the name of an event, expected lower-case letters, digits and hyphens
usage-no-event = invalid value “{ $value }” for { $argument }, expected 1 to 64 lower-case letters, digits and hyphens
usage-no-moment = invalid value “{ $value }” for { $argument }, expected the number of a line, or a time such as 2026-05-01T11:00:00Z

backup-made = { $folder }: { $events ->
    [one] 1 event
   *[other] { $events } events
 } backed up
restore-event = { $event }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 }
import-unnamed = the event needs a name of lower-case letters, digits and hyphens: --event NAME
verify-sound = { $event }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 }, all as they were recorded
verify-unsound = { $events ->
    [one] 1 event is
   *[other] { $events } events are
 } not as recorded
verify-changed = { $event }: line { $no } was changed after it was recorded
verify-missing = { $event }: line { $no } is missing
verify-doubled = { $event }: line { $no } appears twice
verify-torn = { $event }: lines recorded together with line { $no } are missing
verify-beyond = { $event }: line { $no } comes after the end of the event
verify-unreadable = { $event }: line { $no } cannot be read: { $why }

help-database = Where events are kept: sqlite:FILE or postgres://…; by default sqlite:qizheng.db
help-import = Import the file of an event into a database
help-import-file = The event's log, JSON lines; “-” is standard input
help-import-event = The name of the event; by default that of the file
help-import-more =
    Examples:
      qizheng import open.jsonl --database sqlite:hall.db
      qizheng import - --event spring-open < open.jsonl
help-export = Write an event of a database as a file
help-export-event = The name of the event
help-export-file = The new file; by default standard output
help-export-more =
    Examples:
      qizheng export spring-open open.jsonl
      qizheng export spring-open --database postgres://host/events > open.jsonl
help-verify = Check that every line is as it was recorded
help-verify-event = One event; by default all
help-verify-more =
    Lines that were changed, are missing or appear twice are named.

    Examples:
      qizheng verify --database sqlite:hall.db
help-backup = Write all events into a new folder
help-backup-folder = The new folder
help-backup-more =
    The folder holds the file of every event; events may go on meanwhile.
    Accounts are not in it.

    Examples:
      qizheng backup evening --database sqlite:hall.db
help-restore = Restore the events of a backup into a database
help-restore-folder = The folder of the backup
help-restore-at = The state after the line of this number, or at this time
help-restore-event = One event; by default all
help-restore-more =
    Examples:
      qizheng restore evening --database sqlite:new.db
      qizheng restore evening --event spring-open --at 2026-05-01T11:00:00Z --database sqlite:new.db
