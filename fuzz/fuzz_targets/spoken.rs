//! Any words of a move, said one after the other: nothing panics, each word leaves no more than those before it, and only what
//! can be no move may be corrected.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use xiangqi::notation::{MoveText, Spoken};
use xiangqi::{Position, Setup};

/// The start, and positions where a piece must be told from others of its kind on its file.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "3k5/2P3P2/2P3P2/2P6/9/9/9/9/9/4K4 w",
        "4k4/9/9/9/9/9/4p4/4p1p2/4p1p2/3K5 b",
        "3ak4/9/3aC4/1R7/1R7/2B1N4/9/4N4/4C4/2BAK4 w",
    ]
    .iter()
    .map(|fen| Position::try_from(fen.parse::<Setup>().expect("a FEN")).expect("a position"))
    .collect()
});

fuzz_target!(|text: &str| {
    let text: String = text.chars().take(8).collect();
    for position in POSITIONS.iter() {
        for mut spoken in [Spoken::new, Spoken::in_uci, Spoken::traditional].map(|hear| hear(position, "")) {
            let mut left = spoken.moves();
            for word in text.chars().filter(|word| !word.is_whitespace()) {
                spoken.say(&word.to_string());
                let moves = spoken.moves();
                assert!(moves.iter().all(|m| left.contains(m)), "{} in {position:?}", spoken.words());
                assert!(spoken.legal().iter().all(|m| moves.contains(m) && position.is_legal(*m)));
                assert!(!spoken.clone().correct("兵") || moves.is_empty(), "{} in {position:?}", spoken.words());
                left = moves;
            }
        }
        if let Ok(read) = text.parse::<MoveText>() {
            let said = Spoken::new(position, &text).legal();
            assert!(read.meanings(position).iter().all(|m| said.contains(m)), "{text} in {position:?}");
        }
    }
});
