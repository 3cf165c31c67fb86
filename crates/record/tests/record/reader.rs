//! Files as the field has them: encodings, compression, errors with their place.

use std::io::Write as _;

use record::{Fault, Format, GameResult, Reader, Record, Tag};

use crate::common;

/// A short game in traditional Chinese, with two elephants on one file that only the rules tell apart.
const GAME: &str = "[Game \"Chinese Chess\"]\r\n[Event \"友誼賽\"]\r\n[Red \"林\"]\r\n[Black \"陳\"]\r\n[Result \"0-1\"]\r\n\
    [FEN \"4k4/9/9/9/9/6B2/9/9/9/3K2B2 w - - 0 1\"]\r\n\r\n1. 相三進一 將５進１\r\n2. 相三退五 0-1\r\n";

fn read_all(bytes: &[u8]) -> Vec<Record> {
    let reader = Reader::new(bytes).expect("the format is known");
    reader.collect::<Result<_, _>>().expect("the games are sound")
}

#[test]
fn every_encoding_reads_the_same() {
    let utf16 = |to_bytes: fn(u16) -> [u8; 2]| GAME.encode_utf16().flat_map(to_bytes).collect::<Vec<u8>>();
    let files = [
        ("UTF-8", GAME.as_bytes().to_vec()),
        ("UTF-8", [b"\xef\xbb\xbf", GAME.as_bytes()].concat()),
        ("Big5", encoding_rs::BIG5.encode(GAME).0.into_owned()),
        ("gb18030", encoding_rs::GBK.encode(GAME).0.into_owned()),
        ("UTF-16LE", utf16(u16::to_le_bytes)),
        ("UTF-16BE", [vec![0xfe, 0xff], utf16(u16::to_be_bytes)].concat()),
    ];
    for (name, bytes) in files {
        let mut reader = Reader::new(&bytes[..]).unwrap();
        let record = reader.next().unwrap().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((reader.format(), reader.encoding()), (Format::Pgn, name));
        assert_eq!(record.headers.tag(Tag::Event), Some("友誼賽"), "{name}");
        assert_eq!(record.result, GameResult::SecondWins);
        let moves: Vec<String> = record.main.iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["g0i2", "e9e8", "g4e2"], "{name}");
    }
}

#[test]
fn compressed_files_are_unpacked() {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(GAME.as_bytes()).unwrap();
    let packed = encoder.finish().unwrap();
    assert_eq!(read_all(&packed), read_all(GAME.as_bytes()));
    assert_eq!(read_all(&packed.repeat(2)).len(), 2, "one after another they are one file");
}

#[test]
fn an_error_says_where_it_is() {
    let text =
        "[Red \"a\"]\n\n1. h2e2 h9g7\n2. h0g2 (2. h0i1 {no}) *\n\n[Red \"b\"]\n\n1. 炮二平五 馬8進7 2. 馬二進四 *\n";
    let errors: Vec<String> = Reader::new(text.as_bytes()).unwrap().map(|game| game.unwrap_err().to_string()).collect();
    assert!(
        errors[0].starts_with("game 1 (line 4): move 2 of red in a variation, `h0i1`: h0i1 is illegal: "),
        "{}",
        errors[0]
    );
    assert!(errors[1].starts_with("game 2 (line 8): move 2 of red, `馬二進四`: "), "{}", errors[1]);
}

#[test]
fn what_is_no_game_file_is_refused() {
    for bytes in [&b"\x7fELF\x02\x01"[..], b"Dear reader,", b"", b"\x1f\x8b\x08rubbish"] {
        let error = Reader::new(bytes).err().expect("no game file");
        assert!(matches!(error.fault, Fault::UnknownFormat | Fault::NoGame | Fault::Io(_)), "{error}");
    }
}

#[test]
fn all_formats_of_one_game_say_the_same() {
    let record = common::plain_game(5, 40);
    for format in Format::ALL.into_iter().filter(|&format| format != Format::Cbl) {
        let mut bytes = Vec::new();
        record::write(format, xiangqi::notation::Notation::Wxf, [&record], &mut bytes).unwrap();
        assert_eq!(Format::detect(&bytes), Some(format));
        let read = read_all(&bytes);
        assert_eq!(read[0].main, record.main, "{format}");
    }
}
