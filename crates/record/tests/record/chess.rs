//! Records of chess: what is read is written again, and pgn-reader reads the same.

use std::ops::ControlFlow;
use std::time::Duration;

use chess::notation::Notation;
use chess::{Move, Position};
use pgn_reader::{RawTag, SanPlus, Visitor};
use record::{Chess, Fault, GameResult, Nag, ReadError, Reader, RecordOf, Tag, Writer};

const GAMES: &str = "\
[Event \"Club\"]
[White \"Lin\"]
[Black \"Chen\"]
[Result \"1-0\"]

{Before} 1. e4 {[%clk 0:05:00] best} e5 2. Nf3!? (2. f4 exf4 (2... d5) 3. Nf3) 2... Nc6 3. Bb5 a6
4. Bxc6 dxc6 5. O-O $4 f6 6. d4= 1-0

[Event \"Study\"]
[SetUp \"1\"]
[FEN \"8/P5k1/8/8/8/8/6p1/K7 b - - 0 40\"]

40... g1=Q+ 41. Ka2 Qg2+ 42. Ka3 *

[Event \"Hands\"]

1. e2-e4 d7d5 2. e4xd5 Qd8:d5 3. 0-0?
";

fn read(text: &str) -> Vec<Result<RecordOf<Chess>, ReadError<Chess>>> {
    Reader::chess(text.as_bytes()).expect("a PGN").collect()
}

fn moves(record: &RecordOf<Chess>) -> Vec<String> {
    record.main.iter().map(ToString::to_string).collect()
}

fn written(records: &[RecordOf<Chess>], notation: Notation) -> String {
    let mut file = Vec::new();
    let mut writer = Writer::chess(notation, &mut file);
    for record in records {
        writer.write(record).expect("a record in order");
    }
    String::from_utf8(file).expect("PGN is text")
}

#[test]
fn everything_a_record_says_is_read() {
    let games = read(GAMES);
    let first = games[0].as_ref().expect("the first game is in order");
    assert_eq!((first.headers.tag(Tag::Red), first.result), (Some("Lin"), GameResult::FirstWins));
    assert_eq!(first.main.preface, ["Before"]);
    let [e4, _, nf3, ..] = &first.main.moves[..] else { panic!("three moves and more") };
    assert_eq!((e4.clock, &e4.comments[..]), (Some(Duration::from_mins(5)), &["best".to_owned()][..]));
    assert_eq!((nf3.nags[0], nf3.variations[0].moves.len()), (Nag(5), 3));
    assert!(first.main.moves.last().is_some_and(|played| played.draw_offered));
    let second = games[1].as_ref().expect("the second game is in order");
    assert_eq!(moves(second), ["g2g1q", "a1a2", "g1g2", "a2a3"]);
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_its_place() {
    let games = read(GAMES);
    let error = games[2].as_ref().expect_err("the king has nothing to castle through");
    assert!(matches!(error.fault, Fault::Move { .. }));
    let said = "game 3 (line 17): move 3 of white, `0-0`: e1g1 is illegal: a piece on f1 stands between king and rook";
    assert_eq!(error.to_string(), said);
    let unknown = Reader::chess("Dear reader".as_bytes()).err().map(|error| error.fault);
    assert!(matches!(unknown, Some(Fault::UnknownFormat)));
}

#[test]
fn what_is_written_reads_back_in_every_notation() {
    let records: Vec<RecordOf<Chess>> = read(GAMES).into_iter().filter_map(Result::ok).collect();
    for notation in Notation::ALL {
        let text = written(&records, notation);
        let again: Vec<RecordOf<Chess>> = read(&text).into_iter().map(|game| game.expect("a game")).collect();
        assert_eq!(again, records, "{text}");
    }
}

/// Plays the main line of each game.
struct MainLine;

impl Visitor for MainLine {
    type Tags = Vec<u8>;
    type Movetext = (Position, Vec<Move>);
    type Output = Vec<String>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Self::Tags> {
        ControlFlow::Continue(Vec::new())
    }

    fn tag(&mut self, fen: &mut Vec<u8>, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            *fen = value.as_bytes().to_vec();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, fen: Vec<u8>) -> ControlFlow<Self::Output, Self::Movetext> {
        let fen = String::from_utf8(fen).expect("a FEN is text");
        let start = if fen.is_empty() { chess::Setup::start() } else { fen.parse().expect("a FEN") };
        ControlFlow::Continue((Position::try_from(start).expect("a position"), Vec::new()))
    }

    fn san(&mut self, line: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
        let (position, moves) = line;
        let text: chess::notation::MoveText = san.to_string().parse().expect("a move");
        let m = text.resolve(position).expect("a legal move");
        *position = position.after(m);
        moves.push(m);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, moves): Self::Movetext) -> Self::Output {
        moves.iter().map(ToString::to_string).collect()
    }
}

#[test]
fn pgn_reader_reads_the_same_moves() {
    let ours: Vec<RecordOf<Chess>> = read(GAMES).into_iter().filter_map(Result::ok).collect();
    let text = written(&ours, Notation::San);
    let mut peer = pgn_reader::Reader::new(text.as_bytes());
    let theirs: Vec<Vec<String>> = peer.read_games(&mut MainLine).map(|game| game.expect("a game")).collect();
    assert_eq!(theirs, ours.iter().map(moves).collect::<Vec<_>>());
}
