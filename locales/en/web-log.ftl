### The log, and the event as it stood.

## Log

web-log-title = Log
web-log-line = Line { $no }
web-log-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-log-past = The past: to be seen, not changed
web-log-copy = Copy a link to this moment
web-log-present = Back to the present, line { $no }
web-log-slider = Drag to any moment
web-log-back = Previous
web-log-on = Next
web-log-play = Replay
web-log-first = This is the first line
web-log-last = This is the last line
web-log-kind = Kind
web-log-search = Text or line number
web-log-all = All
web-log-desks = At the boards
web-log-duties = Duties
web-log-charter = Charter and announcements
web-log-results = Results
web-log-pairings = Pairings
web-log-entries = Entries
web-log-calls = Calls
web-log-offices = Offices
web-log-appeals = Appeals
web-log-restore = Go on from here
web-log-restore-hint = A new event is made of the log up to line { $no }. This one stays as it is, with all that came after.
web-log-restore-needs = Give the new event a name of its own
web-log-restore-do = Make the event
