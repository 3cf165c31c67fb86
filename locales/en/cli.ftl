### The command line.

## Help

help-heading-usage = Usage:{ " " }
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
help-value-command = COMMAND

help-help = Show help
help-version = Show the version
help-lang = Language of the answers: zh-Hant, zh-Hans or en; by default that of LC_ALL, LC_MESSAGES or LANG
help-output = Write the answer to this file instead of standard output

help-qizheng = Qizheng, the arbiter of Xiangqi and chess
help-qizheng-more =
    Exit code 0: answered. 1: the input is wrong; what, where and what was expected is on standard error. 2: usage.
    “qizheng COMMAND --help” shows the arguments of a command, with examples.

help-judge = What the rulebooks say about a game: the ruling, its articles and its proof
help-judge-file = A file of games in any format; “-” is standard input
help-judge-rules = Rulebooks, separated by commas, or all (of Xiangqi): xqef-2022, roc-113, hk-2016, cn-referee, axf-2003, wxf-2018; or fide-2014, the Laws of Chess
help-judge-fen = The starting position; “-” reads it from standard input
help-judge-moves = The moves, in any notation or mixture, separated by spaces
help-judge-format = text, json (an array for a file) or jsonl (one object a line)
help-judge-full = Show everything: every move examined, every article, each rulebook
help-judge-notation = Notation of the moves in text: iccs, iccs-dashed, uci, zh-hant, zh-hans, wxf or brief; by default that of the language
help-judge-warned = Plies after which an official gave a warning, separated by commas; by default none is assumed
help-judge-reading = How a text with two possible readings is read: literal or purposive
help-judge-limit = The natural limit in plies, where the rulebook leaves it to the event (cn-referee) or the event sets another
help-judge-claim = The side that claims the natural limit now: red or black; only its own checks are capped
help-judge-set = Settings of a rulebook, separated by commas, as “qizheng rulebooks ID” lists them: standing-kill=idle
help-judge-unrecorded = The players keep no record (this matters where kings face)
help-judge-flag = Chess: the side whose flag has fallen, white or black
help-judge-jobs = Number of threads; by default as many as the machine runs at once
help-judge-schema = Print the JSON Schema of an answer, and nothing else
help-judge-more =
    With several games in a file each ruling says which game it is about; in JSON every ruling has “game”: its “number” and,
    where known, “event”, “red” (chess: “white”) and “black”. A faulty game keeps its number.

    Examples:
      qizheng judge --rules roc-113 --fen "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w" --moves "俥三平七 包3平7 俥七平三 包7平3"
      qizheng judge examples/perpetual-check.pgn --rules all --format json
help-desk = Follow a game as officials keep it, entry by entry: what each brings about, and how the game stands
help-desk-script = The script: the arrangements, then one entry a line, as JSON; “-” is standard input
help-desk-rules = Rulebooks, separated by commas, or all that have a desk; by default those of the script
help-desk-format = text or json
help-desk-full = Show every article, not only those that decide
help-desk-events = Write the log only, one event a line
help-desk-log = Follow a log written with --events, instead of a script
help-desk-schema = Write the JSON Schema of scripts, logs and states
help-desk-more =
    docs/DESK.md explains entries and events. A line that cannot be read ends the script: what came before it is written, and
    the exit code is 1. A refused entry changes nothing and is not a fault of the script.

    Examples:
      qizheng desk examples/desk.jsonl --rules xqef-2022
      qizheng desk examples/desk.jsonl --events > game.log
      qizheng desk --log game.log --format json

help-rulebooks = What is implemented of the rulebooks, article by article
help-rulebooks-book = A rulebook
help-rulebooks-article = One of its articles
help-rulebooks-more =
    An article is proved when a case of the test suite makes the program cite it. Examples:
      qizheng rulebooks
      qizheng rulebooks roc-113
      qizheng rulebooks roc-113 2.4.8

help-moves = Legal moves of a position, one a line, in ICCS coordinates (chess: UCI)
help-moves-fen = The position; “-” reads it from standard input
help-moves-game = The game: xiangqi (default) or chess
help-moves-more =
    Files are a to i from Red's left, ranks 0 to 9 from Red's back rank. A FEN may write the horse h or n, the elephant
    e or b, Red to move w or r. A side without a legal move has lost: nothing is printed.

    Examples:
      qizheng moves --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"
      echo "4k4/9/9/9/9/9/9/9/4R4/3K5 b" | qizheng moves --fen -

help-perft = Number of sequences of legal moves of a given length
help-perft-depth = Length of the sequences, 0 to 12
help-perft-fen = The position, by default the start of a game; “-” reads it from standard input
help-perft-game = The game: xiangqi (default) or chess
help-perft-divide = First the number for each first move, “MOVE: NUMBER”; the last line is the total
help-perft-threads = Number of threads, 1 to 1024; by default as many as the machine runs at once
help-perft-more =
    Examples:
      qizheng perft 4
      qizheng perft 2 --divide --fen "4k4/9/9/9/9/9/9/9/4R4/3K5 b"

help-convert = Convert game files of any format into one format
help-convert-files = Game files, whatever their format and encoding, and folders to search for them; “-” is standard input
help-convert-to = Format to write: pgn, dhtmlxq, xqf, cbr, list or tsv; chess: pgn
help-convert-notation = Notation of the moves where they are text: iccs (default), iccs-dashed, uci, zh-hant, zh-hans, wxf or brief; chess: san (default), uci, fide or fide-long
help-convert-game = The game: xiangqi or chess; by default that of the first file
help-convert-out-dir = Write each file into this folder, under its own name with another ending; nothing is overwritten
help-convert-more =
    Formats that are read: pgn, dhtmlxq (also within web pages), xqf, cbr, cbl, list and tsv, also compressed by gzip; text
    in UTF-8, UTF-16, GBK or Big5; moves in any notation. A game that cannot be read is reported on standard error, the
    others are written, a game with an illegal move up to it, and the exit code is 1. What the format cannot keep is told. An xqf or cbr file holds one game.

    Examples:
      qizheng convert examples/double-cannon.pgn --to list --notation wxf
      qizheng convert old.xqf new.pgn -t pgn -n zh-hant -o all.pgn
      qizheng convert archive/ --to pgn --out-dir converted
      echo "炮二平五 馬8進7" | qizheng convert - --to tsv

help-check = Check that files and whole folders of games can be read
help-check-paths = Files, and folders to search for files; “-” is standard input
help-check-game = The game: xiangqi or chess; by default that of the first file
help-check-rules = A rulebook: also compare recorded results with its rulings
help-check-more =
    Every game is read and every move, those of variations too, is written in each notation and read again. Faults are
    reported on standard error; the last line counts files, games, moves and faults. Within a folder, files of other kinds
    are skipped. The exit code is 1 if any file or game has a fault.

    Examples:
      qizheng check examples
      qizheng check archive/ more-games.pgn.gz

## Usage

usage-no-command = a command is missing
usage-unknown-command = unknown command “{ $command }”
usage-unknown-argument = unexpected argument “{ $argument }”
usage-missing = { $argument } is missing
usage-no-value = { $argument } needs a value
usage-unknown-value = invalid value “{ $value }” for { $argument }, expected { $known }
usage-wrong-value = { $argument }: { $why }
usage-not-in-range = invalid value “{ $value }” for { $argument }, expected a whole number from { $least } to { $most }
usage-twice = { $argument } is given twice
usage-conflict = { $argument } cannot be used with { $other }
usage-not-utf8 = an argument is not valid UTF-8
usage-did-you-mean = did you mean { $known }?

## Input and output

input-stdin-unreadable = cannot read standard input: { $why }
input-fen-unreadable =
    cannot read the FEN “{ $fen }”:
    { "  " }{ $why }
input-fen-impossible = the FEN “{ $fen }” is not a legal position:
input-stdin = standard input
input-file = { $file }: { $what }
input-folder-unreadable = cannot read the folder { $file }: { $why }
input-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
input-passed-over = { $file }: skipped, not a known kind of game file
convert-lost = not kept by { $format }: { $lost }
check-unstable = game { $game }: { $m } is written “{ $text }” in { $notation } but read back as another move
check-counts = files { $files }, games { $games }, moves { $moves }, faults { $faults }
check-disagrees = game { $game }: recorded result { $recorded }, by the ruling { $ruled }
check-counts-ruled = { $counts }, results that disagree with the ruling { $disagreeing }
output-failed = cannot write the answer: { $why }
output-not-text = the answer is not text and is not written to a terminal; give a file with -o FILE

## Judging

judge-move-wrong = ply { $ply }, “{ $text }”: { $why }
judge-move-forbidden = ply { $ply }: { $why } [{ $articles }]
judge-claim-without-limit = { $books }: the rulebook leaves the natural limit to the event; to claim it, give the number of plies with --limit
judge-move-forbidden-uncited = ply { $ply }: { $why }
judge-kings-face = ply { $ply } leaves the kings facing; the opponent may capture the king [{ $articles }]
judge-flag-chess-only = --flag needs --rules fide-2014
judge-chess-game = this is a game of chess, expected --rules fide-2014
judge-two-games = the rulebooks belong to two different games, expected rulebooks of Xiangqi, or fide-2014 alone
judge-game = === Game { $number } ===
judge-game-named = === Game { $number }: { $names } ===
judge-broke = game { $game }: the program failed while judging it; please report this
judge-no-game = no game given, expected a file (“-” is standard input), --fen or --moves
judge-moves-before = { $count ->
    [one] the move before it is legal
   *[other] the { $count } moves before it are legal
}
judge-set-twice = “{ $one }” and “{ $other }” contradict each other, expected one of them
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
judge-setting-unused = none of the rulebooks has the setting “{ $setting }”; “qizheng rulebooks ID” lists those there are
rulebooks-ids = Articles go by the numbers printed in the text; words after a number tell its parts apart. Rulings in English give the number alone.
rulebooks-setting = setting { $setting } = { $values }: { $means } [{ $articles }]
setting-new-attack = what makes an attack new: only the attack itself, or also the loss of protection
setting-fresh-by = whether an attack is new by its target alone, or by attacker and target
setting-window = which occurrences of the position are examined: the last ones that suffice for a ruling, with those before them that are alike, or all
setting-warned-window = from where play is examined when the warned position returns: from the warning, or from its first occurrence
setting-another-target = whether chasing another piece after the warning is still the play that was warned about
setting-renewals = how often the same play is warned about again after other play
setting-double-attack = when a piece attacked twice by one move counts as answered: one attack ended, or all
setting-root-test = when a piece that would recapture counts as a protector
setting-capped-play = of which play only so many cycles count towards a limit
setting-surplus-cycles = whether cycles beyond three are left out only of perpetual check and chase, or of any repeated play
setting-surplus-checks = what a check beyond the ten that count leaves out of the natural limit: its round, or the check alone
setting-aimless = whose moves to and fro make a pending position
setting-bound-like = whether protection frees a pinned piece attacked by one of its kind
setting-bound-attacker = whether a pinned piece attacks along its line
setting-bound-target = whether a pinned target may recapture along its line
setting-check-chase = whether a move that checks can also chase
setting-standing-kill = whether a standing mate threat makes every further move a mate threat
setting-mated-taker = which mates keep a side from capturing: by checks, or on the very next move
setting-replies = where the side that loses a piece may recapture
setting-even-take = whether a piece is chased if capturing it would cost as much elsewhere
setting-plain-draw = for the arbiter to say: whose moves hold a plain draw, so that chases of advisors and elephants are idle
setting-repeated-press = what a second violation in pressing the clock counts: one more, or two
setting-filled-in = whether moves filled in only after an official's notice still count as missing from the record
setting-slid-back = what counts against a piece slid forward, drawn back and placed where it cannot go: the slide alone, or the point as well
setting-illegal-move = when an illegal move counts against a side: once the clock is pressed, or as soon as it is made
setting-colours-early = until when a game with the colours reversed may be restarted: in the first five minutes with nothing exchanged, or as the arbiter finds
setting-omitted-moves = which moves missing from a record are a violation: four in a row, or four altogether
setting-sixteen-omitted = what sixteen moves missing from a record cost: one violation as for any four or more, or the game by the base rulebook
setting-sealed-by = who seals when a game is adjourned: always Red, so that Black completes a move first, or the side to move
setting-proven-loss = which conduct loses at once when proved: analysing the position, or also leaving the seat, talking and consulting material
setting-shifted-man = what one piece costs that a player shifted by accident: it is set right, or it is a foul besides
setting-clock-agreed = whether both sides must agree before a clock is set anew, or an official sets it if they do not
setting-resignation = whether a resignation at a watched board ends the game as it is said, or once an official has ruled on it
rulebooks-desk = desk and conduct in { $parts }: proved { $count }, { $percent } %
rulebooks-no-article = { $book } has no article “{ $article }”, expected an id that “qizheng rulebooks { $book }” lists
rulebooks-proved-by = Proved by: { $cases }
rulebooks-unproved = Not yet proved by a case
rulebooks-slip = Misprint in the source: { $slip }
rulebooks-reclassed = Of this kind because { $why }
rulebooks-case = Idea for a case: { $idea }

help-event = Run an event: charter, entries, rounds, results, standings, in one file
help-event-action = new, amend, add, ratings, draw, pair, publish, result, close, status, standings, explain, why, desk, export, orders, do, ask, requests, may, officials, watch, unratified, calls, duties, cases, assign, call, duty, case, appeal, notice, table, log, replay or repair
help-event-file = The event's log, JSON lines; “-” is standard input where nothing is written
help-event-charter = The charter for new, TOML or JSON
help-event-sheet = The entries for add, the results for result, the list for ratings, CSV or XLSX
help-event-ratings = For add: a rating list, to look up those without a rating
help-event-name = The name of one player for add
help-event-order = The order for do, as JSON
help-event-section = The section; may be left out if there is only one
help-event-seed = Random seed for the lots
help-event-table = The table; may be left out if the round has only one
help-event-board = The board of a team match
help-event-game = The game of a match of several
help-event-outcome = first_wins, second_wins, draw, forced_draw, both_lose, first_absent, second_absent or both_absent
help-event-desk = For result: the log of the game's desk, with the confirmed result; instead of --table and --outcome
help-event-correct = For result: correct a confirmed result
help-event-round = The round; refused if the order would reach another
help-event-reason = Why a mistake is put right
help-event-stage = The stage to show, from 1; by default the last
help-event-player = The player's number
help-event-opponent = For why: another player, why not this one?
help-event-schema = Print the JSON Schema of a charter, and nothing else
help-event-by = Who gives the order; by default the director
help-event-at = When, such as 2026-05-01T10:00:00
help-event-request = What is asked for, as JSON (ask, officials, assign, call, duty, case, appeal, desk, may); requests prints examples; may alone shows the whole table
help-event-person = Who asks, by the id of an appointment, instead of --by
help-event-seat = with --table: ask as whoever sits there, first or second
help-event-case = The case to show or print, by its number
help-event-to = Show the event as it stood after this line or at this time
help-event-what = What to export: entries, pairings, by-name, standings, cross, slips, records, cards, boards, bracket, check-in, draw, team-sheets, prizes, terms or trf
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
      qizheng event requests open.jsonl
      qizheng event may open.jsonl
      qizheng event table open.jsonl --table 1
      qizheng event case open.jsonl --case 1 --format html

help-pair = Pair one round from a plain list
help-pair-file = JSON: players for a round robin or a knockout, a field with scores and colours for a Swiss; or a report file (.trf); “-” is standard input
help-pair-system = xiangqi-swiss, round-robin, double-round-robin or knockout
help-pair-seed = Random seed for the lots
help-pair-check = Check a Swiss round with an independent algorithm
help-pair-more =
    docs/EVENT.md describes the JSON.

    Examples:
      qizheng pair field.json --system xiangqi-swiss --seed 42 --check

help-standings = Rank a plain list of results
help-standings-file = JSON: players, matches, byes; or a report file (.trf); “-” is standard input
help-standings-tiebreaks = A list from the rules such as swiss or round_robin, or tie-breaks separated by commas
help-standings-still-tied = How players still tied are separated once a tie-break has split a tie: go_on (the next on the list) or direct_again
help-standings-scoring = half, whole (default), league or huang
help-standings-counting = games, two_games, team_matches, team_two_games or team_boards
help-standings-format = text, json, csv, xlsx or html
help-standings-more =
    docs/EVENT.md describes the JSON.

    Examples:
      qizheng standings results.json --tiebreaks swiss --scoring whole

help-help-command = The command; all commands without one
help-help-more =
    Examples:
      qizheng help judge
help-completions = Write completions for a shell
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-more =
    Examples:
      qizheng completions bash > ~/.local/share/bash-completion/completions/qizheng
      qizheng completions zsh -o ~/.zfunc/_qizheng
help-man = Write a manual page
help-man-command = The command; the page of the program without one
help-man-more =
    Examples:
      qizheng man | man -l -
      qizheng man judge -o qizheng-judge.1
