# What the server says.

server-log-unsound = the log of this event cannot be read from line { $line } on; `qizheng verify` says more
server-wrong-code = this code does not belong to any seat of this round
server-other-under-key = another request was sent under the same key
server-charter-line = line { $line }: { $what }
server-no-charter = a charter is missing, expected `charter` or `toml`
server-event-id = “{ $id }” cannot stand in an address, expected 1 to 64 of a–z, 0–9 and hyphens
server-event-taken = an event called “{ $id }” already exists
server-not-found = There is nothing at this address
server-no-json = The body must be JSON, sent as application/json
server-too-large = The body is too large
server-unreadable = The request cannot be read
server-too-fast = Too many requests; try again in { $seconds } s
server-without-pages = This program was built without its pages; `make run` builds them
server-no-rulebook = Unknown rulebook “{ $id }”
server-too-many-moves = A game may have at most { $most } moves here
server-no-reading = Unknown reading “{ $reading }”
server-bad-variation = A variation of the game cannot be read; the main line is used
server-no-game = No game found
server-unplayable = The moves cannot be played
server-failed = The server failed here; its log says why

server-not-signed-in = Nobody is signed in
server-only-officials = Only officials of this event may do this
server-only-at-boards = Only arbiters of this section and those who run the event may do this
server-only-running = Only those who run this event may do this: { $who }
server-only-director = Only a director of this server may do this
server-other-origin = This request came from another site and was refused
server-wrong-password = The name or the password is wrong
server-locked = Too many wrong passwords; try again in { $seconds } s
server-store-failed = The server could not do this now; nothing was changed
server-no-invitation = This invitation was used or withdrawn, or has expired
server-name = The name must have 1 to { $most } characters
server-name-taken = This name is taken
server-no-account = There is no such account
server-other-person = This account already belongs to somebody else in this event; use another account
server-password = The password must have { $least } to { $most } characters

server-preview-game = Round { $round }, table { $table }
server-preview-entered = { $count } entered
server-preview-round = round { $round } is being played
server-preview-closed = round { $round } is over
server-preview-over = the final standings are out
server-too-slow = The request arrived too slowly
settings-line = { $file }, line { $line }: { $what }
settings-tls-alone = a certificate needs its key, and a key its certificate: { $missing } is missing
settings-no-certificate = no certificate found, expected one in PEM form
settings-no-key = no private key found, expected one in PEM form
settings-tls-unfit = certificate and key cannot be used: { $why }

serve-example = no event yet: an example event has been set up to explore
serve-address = Serving at { $address }
serve-first-link = The director signs up here, once: { $link }
serve-stopped = stopped
serve-cannot-listen = cannot listen at { $address }: { $why }
serve-address-taken = another program listens there already
serve-address-elsewhere = this machine has no such address
usage-no-address = invalid value “{ $value }” for { $argument }, expected an address and a port such as 0.0.0.0:8470
help-serve = Serve the pages and the HTTP interface
help-serve-listen = Where to listen; by default 0.0.0.0:8470
help-serve-tls_cert = The file with the certificates, in PEM form; the pages are then served over https
help-serve-tls_key = The file with the private key of the first certificate, in PEM form
help-serve-log = How much the log on standard error says: off, error, warn (the default), info, debug
help-serve-config = A TOML file with database, listen, tls-cert, tls-key and log
help-serve-more =
    At the first start a one-time link is printed that makes the director.
    Ctrl-C ends it; answers under way are given first.

    What an argument does not say, the environment may: QIZHENG_DATABASE, QIZHENG_LISTEN,
    QIZHENG_TLS_CERT, QIZHENG_TLS_KEY, QIZHENG_LOG; then the file of --config.

    Examples:
      qizheng serve
      qizheng serve --database sqlite:hall.db --listen 192.168.1.5:8470
      qizheng serve --database postgres://host/events
      qizheng serve --tls-cert hall.pem --tls-key hall.key --listen 0.0.0.0:443
      qizheng serve --config qizheng.toml --log info
server-followed = name a section, or a section with the round and the table
server-retype-id = to remove this event, repeat its ID, “{ $id }”
server-more-recorded = { $last } lines are recorded by now; look at the event again before removing it
server-file-empty = the file holds no log
server-tried = tried on the page
server-no-bracket = this section has no knockout bracket yet
server-whose-place = say whose place is to be explained
server-qr-too-long = the text is too long for a code

# What the preview of a link says.
preview-bracket = Bracket
preview-calls = Raised hands
preview-event-run = Run the event
preview-event-tab-cross = Cross table
preview-event-tab-entries = Entries
preview-event-tab-live = Live
preview-event-tab-names = Find my table
preview-event-tab-pairings = Pairings
preview-event-tab-standings = Standings
preview-log-title = Log
preview-pause = { ", " }
preview-rulings = Rulings
preview-run-screen = Projector
preview-seat-title = My game
