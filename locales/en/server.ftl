# What the server says.

server-log-unsound = the log of this event cannot be read from line { $line } on; `qizheng verify` says more
server-wrong-code = this code is not one of a seat at a board that is being played
server-other-under-key = another request was sent under the same key
server-charter-line = line { $line }: { $what }
server-no-charter = a charter is missing, expected `charter` or `toml`
server-event-id = “{ $id }” cannot stand in an address, expected 1 to 64 of a–z, 0–9 and hyphens
server-event-taken = there is an event called “{ $id }” already
server-not-found = There is nothing at this address
server-no-json = The body must be JSON, sent as application/json
server-too-large = The body is too large
server-unreadable = The request cannot be read
server-too-fast = Too many requests; try again in { $seconds } s
server-without-pages = This program was built without its pages; `make run` builds them
server-no-rulebook = There is no rulebook “{ $id }”
server-too-many-moves = A game may have at most { $most } moves here
server-no-reading = There is no reading “{ $reading }”
server-bad-variation = A variation of the game cannot be read; the moves of the game itself stand
server-no-game = There is no game in it
server-unplayable = The moves cannot be played
server-failed = Something went wrong here; the log of the server says what

server-not-signed-in = Nobody is signed in
server-not-yours = Only the director may do this
server-other-origin = This request came from another site and was refused
server-wrong-password = The name or the password is wrong
server-locked = Too many wrong passwords; try again in { $seconds } s
server-store-failed = The server could not do this now; nothing was changed
server-no-invitation = This invitation was used or withdrawn, or has expired
server-name = The name must have 1 to { $most } characters
server-name-taken = This name is taken
server-password = The password must have { $least } to { $most } characters

serve-example = there is no event yet: an example is laid out to be explored
serve-address = Serving at { $address }
serve-first-link = The director signs up here, once: { $link }
serve-stopped = stopped
serve-cannot-listen = cannot listen at { $address }: { $why }
usage-no-address = invalid value “{ $value }” for { $argument }, expected an address and a port such as 0.0.0.0:8470
help-serve = Serve the pages and the HTTP interface
help-serve-listen = Where to listen; by default 0.0.0.0:8470
help-serve-more =
    At the first start a one-time link is printed that makes the director.
    Ctrl-C ends it; answers under way are given first.

    Examples:
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
