### The command line.

## Help

help-heading-usage = Usage:{ " " }
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-value-command = COMMAND

help-help = Show this help
help-version = Show the version
help-lang = Language of the answers: zh-Hant, zh-Hans or en; without it LC_ALL, LC_MESSAGES or LANG decides

help-qizheng = Qizheng, the arbiter of Xiangqi and chess
help-qizheng-more =
    Exit code 0: answered. 1: the input is wrong; what, where and what was expected is on standard error. 2: usage.
    “qizheng COMMAND --help” shows the arguments of a command, with examples.

help-judge = What the rulebooks say of a game: the ruling, its articles and its proof
help-judge-file = A file of games in any format; “-” is standard input
help-judge-rules = Rulebooks, separated by commas, or all of Xiangqi: xqef-2022, roc-113, hk-2016, cn-referee, axf-2003, wxf-2018; or fide-2014, the Laws of Chess
help-judge-fen = The start of the game; “-” reads it from standard input
help-judge-moves = The moves, in any notation or mixture, separated by blanks
help-judge-format = text, json (an array for a file) or jsonl (one object a line)
help-judge-full = Tell all: every move examined, every article, each rulebook
help-judge-notation = Notation of the moves as text: iccs, iccs-dashed, uci, zh-hant, zh-hans, wxf or brief; that of the language without it
help-judge-warned = Plies after which an official gave a warning, separated by commas; without it none is known
help-judge-reading = How a text that can be read in two ways is read: literal or purposive
help-judge-limit = The natural limit in plies, where the rulebook leaves it to the event (cn-referee), or another than the book’s
help-judge-claim = The side that claims the natural limit now: red or black; only its own checks are capped
help-judge-set = Settings of a rulebook, separated by commas, as “qizheng rulebooks ID” lists them: standing-kill=idle
help-judge-unrecorded = The players keep no score (it matters where kings face)
help-judge-flag = Chess: the side whose time is over, white or black
help-judge-jobs = Number of threads; as many as the machine runs at once without it
help-judge-schema = Print the JSON Schema of an answer, and nothing else
help-judge-more =
    Each ruling of a file of several games says of which it is; as JSON every ruling of a file has “game”: its “number” and,
    where known, “event”, “red” (chess: “white”) and “black”. A game that is faulty keeps its number.

    Examples:
      qizheng judge --rules roc-113 --fen "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w" --moves "俥三平七 包3平7 俥七平三 包7平3"
      qizheng judge examples/perpetual-check.pgn --rules all --format json
help-desk = A game as officials keep it, entry by entry: what each brings about, and how the game stands
help-desk-script = The script: what was settled, then one entry a line, as JSON; “-” is standard input
help-desk-rules = Rulebooks, separated by commas, or all that have a desk; those of the script if none is given
help-desk-format = text or json
help-desk-events = Write the log only, one event a line
help-desk-log = Follow a log that --events wrote, instead of a script
help-desk-schema = Write the JSON Schema of scripts, logs and states
help-desk-more =
    docs/DESK.md explains entries and events. A line that cannot be read ends the script: what came before it is written, and
    the exit code is 1. An entry that is refused changes nothing, and is no fault of the script.

    Examples:
      qizheng desk examples/desk.jsonl --rules xqef-2022
      qizheng desk examples/desk.jsonl --events > game.log
      qizheng desk --log game.log --format json

help-rulebooks = What is implemented of the rulebooks, article by article
help-rulebooks-book = A rulebook
help-rulebooks-article = One of its articles
help-rulebooks-more =
    A unit is proved when a case of the test suite makes the program cite it. Examples:
      qizheng rulebooks
      qizheng rulebooks roc-113
      qizheng rulebooks roc-113 2.4.8

help-moves = Legal moves of a position, one a line, in ICCS coordinates or, for chess, UCI
help-moves-fen = The position; “-” reads it from standard input
help-moves-game = The game: xiangqi (without it) or chess
help-moves-more =
    Files are a to i from Red's left, ranks 0 to 9 from Red's back rank. A FEN may write the horse h or n, the elephant
    e or b, Red to move w or r. A side that has no legal move has lost: nothing is printed.

    Examples:
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = Number of sequences of legal moves of a given length
help-perft-depth = Length of the sequences, 0 to 12
help-perft-fen = The position, the start of a game without it; “-” reads it from standard input
help-perft-game = The game: xiangqi (without it) or chess
help-perft-divide = First the number for each first move, “MOVE: NUMBER”; the last line is the sum
help-perft-threads = Number of threads, 1 to 1024; as many as the machine runs at once without it
help-perft-more =
    Examples:
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

help-convert = Games of any files, written in one format
help-convert-files = Files of games, whatever their format and encoding; “-” is standard input
help-convert-to = Format to write: pgn, dhtmlxq, xqf, cbr, list or tsv; of chess: pgn
help-convert-notation = Notation of the moves where they are text: iccs (without it), iccs-dashed, uci, zh-hant, zh-hans, wxf or brief; of chess: san (without it), uci, fide or fide-long
help-convert-game = The game: xiangqi (without it) or chess
help-convert-more =
    Formats that are read: pgn, dhtmlxq (also within web pages), xqf, cbr, cbl, list and tsv, also compressed by gzip; text
    in UTF-8, UTF-16, GBK or Big5; moves in any notation. A game that cannot be read is told on standard error, the others
    are written, and the exit code is 1. A file of xqf or cbr holds one game.

    Examples:
      qizheng convert examples/double-cannon.pgn --to list --notation wxf
      qizheng convert old.xqf new.pgn --to pgn --notation zh-hant > all.pgn
      echo "炮二平五 馬8進7" | qizheng convert - --to tsv

help-check = Whether files and whole folders of games can be read
help-check-paths = Files, and folders to search for files; “-” is standard input
help-check-game = The game: xiangqi (without it) or chess
help-check-more =
    Every game is read and every move, those of variations too, is written in each notation and read again. What is wrong is
    told on standard error; the last line counts files, games, moves and faults. Within a folder, a file of another kind
    is passed over. The exit code is 1 if any file or game has a fault.

    Examples:
      qizheng check examples
      qizheng check archive/ more-games.pgn.gz

## Usage

usage-no-command = a command is missing
usage-unknown-command = “{ $command }” is no command
usage-unknown-argument = “{ $argument }” is not expected here
usage-missing = { $argument } is missing
usage-no-value = { $argument } lacks its value
usage-unknown-value = “{ $value }” does not fit { $argument }, expected { $known }
usage-wrong-value = { $argument }: { $why }
usage-not-in-range = “{ $value }” does not fit { $argument }, expected a whole number from { $least } to { $most }
usage-twice = { $argument } is given twice
usage-conflict = { $argument } cannot be used with { $other }
usage-not-utf8 = an argument is not valid UTF-8

## Input and output

input-stdin-unreadable = cannot read standard input: { $why }
input-fen-unreadable =
    cannot read the FEN “{ $fen }”:
    { "  " }{ $why }
input-fen-impossible = the FEN “{ $fen }” is no position of a game:
input-stdin = standard input
input-file = { $file }: { $what }
input-folder-unreadable = cannot read the folder { $file }: { $why }
input-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
input-passed-over = { $file }: passed over, not a known kind of game file
convert-lost = not kept by { $format }: { $lost }
check-unstable = game { $game }: { $m } is written “{ $text }” in { $notation } and not read as the same move
check-counts = files { $files }, games { $games }, moves { $moves }, faults { $faults }
output-failed = cannot write the answer: { $why }

## Judging

judge-move-wrong = move { $ply }, “{ $text }”: { $why }
judge-move-forbidden = move { $ply }: { $why } [{ $articles }]
judge-claim-without-limit = { $books }: the book gives no number of moves for the natural limit and leaves it to the event; to claim it, give the number with --limit
judge-move-forbidden-uncited = move { $ply }: { $why }
judge-kings-face = move { $ply } makes the kings face; the other side may take the king [{ $articles }]
judge-flag-chess-only = --flag needs --rules fide-2014
judge-two-games = the rulebooks asked for are of two games, expected books of Xiangqi or fide-2014 alone
judge-game = === Game { $number } ===
judge-game-named = === Game { $number }: { $names } ===
judge-no-game = a game is missing, expected a file (“-” is standard input), --fen or --moves
judge-moves-before = { $count ->
    [one] the move before it is legal
   *[other] the { $count } moves before it are legal
}
judge-set-twice = “{ $one }” and “{ $other }” set one thing in two ways, expected one of them
rulebooks-kind = { $kind ->
    [definition] definition
    [ruled] ruled
    [desk] desk
    [event] event
    [conduct] conduct
    [equipment] equipment
    [notice] notice
   *[other] { $kind }
}
rulebooks-proved = proved
rulebooks-of = { $proved } of { $units }
judge-setting-unused = none of the rulebooks asked for has the setting “{ $setting }”; “qizheng rulebooks ID” lists those it has
rulebooks-setting = setting { $setting } = { $values }: { $means }
setting-new-attack = what makes an attack new: the attack itself, or also the loss of a root
setting-fresh-by = whether an attack is new by its target alone, or by attacker and target
setting-window = which occurrences of the position are judged: the last ones that are enough for a ruling with those before them that are alike, or all
setting-warned-window = from where play is judged when the warned position returns: the warning, or the first time it stood
setting-another-target = whether a chase of another piece after the warning is the play that was warned
setting-renewals = how often the same play is warned anew after other play
setting-double-attack = when a piece attacked twice by one move is answered for: one attack ended, or all
setting-root-test = when a piece that would retake is a root
setting-capped-play = of which play only so many cycles count towards a limit
setting-aimless = whose moves to and fro make a position to be judged
setting-bound-like = whether a root frees a bound piece attacked by one of its kind
setting-bound-attacker = whether a bound piece attacks along its line
setting-bound-target = whether a bound target takes back along its line
setting-check-chase = whether a move that checks can also chase
setting-standing-kill = whether a mate that was threatened before makes a kill of every further move
setting-mated-taker = which mates keep a side from taking: by checks, or on the very next move
setting-replies = where the side that is taken from may take in turn
setting-plain-draw = the arbiter’s entry: whose moves hold a plain draw, so that chases of advisors and elephants are idle
setting-repeated-press = what a second violation in pressing the clock counts: one more, or two
setting-filled-in = whether moves that a side had to be told to fill in stay among those missing from its record
setting-slid-back = what is held against a man slid forward, drawn back and set down where it cannot go: the slide alone, or the point it was set down on, too
setting-illegal-move = when an illegal move counts against a side: once the clock was pressed after it, or once it is made
rulebooks-desk = desk and conduct in { $parts }: proved { $count }, { $percent } %
rulebooks-no-article = { $book } has no article “{ $article }”, expected an id that “qizheng rulebooks { $book }” lists
rulebooks-proved-by = Proved by: { $cases }
rulebooks-unproved = Not proved by any case yet
rulebooks-slip = Slip of the text: { $slip }
rulebooks-reclassed = Of this kind because: { $why }
rulebooks-case = Idea for a case: { $idea }

help-event = Run an event: charter, entries, rounds, results, standings, in one file
help-event-action = new, add, draw, pair, publish, result, close, standings, explain, why, desk, export, do, ask, may, officials, calls, duties, replay or repair
help-event-file = The event's log, JSON lines; “-” is standard input where nothing is written
help-event-charter = The charter for new, TOML or JSON
help-event-sheet = The entries for add, CSV or XLSX
help-event-name = The name of one player for add
help-event-order = The order for do, as JSON
help-event-section = The section; not needed if there is only one
help-event-seed = The seed of the lots
help-event-table = The table; not needed if the round has only one
help-event-board = The board of a team match
help-event-outcome = first_wins, second_wins, draw, forced_draw, both_lose, first_absent, second_absent or both_absent
help-event-desk = For result: the log of the game's desk, which confirmed it; instead of --table and --outcome
help-event-correct = For result: correct a result that is confirmed
help-event-player = The number of a player
help-event-opponent = Another player, for why: why not this one?
help-event-schema = Print the JSON Schema of a charter, and nothing else
help-event-by = Who gives the order; the director without it
help-event-at = When, such as 2026-05-01T10:00:00
help-event-request = For ask and may: what is asked for, as JSON
help-event-person = Who asks, by the id of an appointment, instead of --by
help-event-to = Show the event as it stood after this line or at this time
help-event-what = What to export: entries, pairings, by-name, standings, cross, slips, records, cards, prizes or terms
help-event-format = text, json, csv, xlsx or html
help-event-more =
    Examples:
      qizheng event new open.jsonl --charter charter.toml
      qizheng event add open.jsonl --sheet entries.csv
      qizheng event draw open.jsonl --seed 7
      qizheng event pair open.jsonl --seed 8
      qizheng event publish open.jsonl
      qizheng event result open.jsonl --table 1 --outcome first_wins
      qizheng event close open.jsonl
      qizheng event standings open.jsonl
      qizheng event explain open.jsonl --player 3
      qizheng event why open.jsonl --player 3 --opponent 5
      qizheng event desk open.jsonl --table 1 > game.jsonl
      qizheng event export open.jsonl --what pairings --format html

help-pair = Pair a round of a plain list
help-pair-file = JSON: players for a round robin or a knockout, a field with scores and colours for a Swiss; or a report file (.trf); “-” is standard input
help-pair-system = xiangqi-swiss, round-robin, double-round-robin or knockout
help-pair-seed = The seed of the lots
help-pair-check = Verify a Swiss round on another road
help-pair-more =
    docs/EVENT.md describes the JSON.

    Examples:
      qizheng pair field.json --system xiangqi-swiss --seed 42 --check

help-standings = Rank a plain list of results
help-standings-file = JSON: players, matches, byes; or a report file (.trf); “-” is standard input
help-standings-tiebreaks = A printed list such as swiss or round_robin, or tie-breaks separated by commas
help-standings-still-tied = What separates those still tied once a tie-break has split a tie: go_on (the next of the list) or direct_again
help-standings-scoring = half, whole (without it), league or huang
help-standings-counting = games, two_games, team_matches, team_two_games or team_boards
help-standings-format = text, json, csv, xlsx or html
help-standings-more =
    docs/EVENT.md describes the JSON.

    Examples:
      qizheng standings results.json --tiebreaks swiss --scoring whole
