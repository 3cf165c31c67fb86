# What the server says.

server-not-found = There is nothing at this address
server-no-json = The body must be JSON, sent as application/json
server-too-large = The body is too large
server-unreadable = The question cannot be read
server-too-fast = Too many questions in a short time; ask again in { $seconds } s
server-without-pages = This program was built without its pages; `make run` builds them
server-no-rulebook = There is no rulebook “{ $id }”
server-too-many-moves = A game may have at most { $most } moves here
server-failed = Something went wrong here; the log of the server says what
