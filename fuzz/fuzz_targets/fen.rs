//! Any text as a FEN: what is read is written and read again the same, and a position keeps its promises.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::{Position, Setup};

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    assert_eq!(setup.to_string().parse::<Setup>().as_ref(), Ok(&setup));
    let faults = setup.faults();
    match Position::try_from(setup) {
        Ok(position) => {
            assert!(faults.is_empty());
            for m in position.legal_moves() {
                let after = position.play(m).expect("a listed move is legal");
                assert!(after.checkers_of(position.turn()).is_empty(), "{m} leaves the king attacked");
            }
        }
        Err(error) => assert_eq!(error.0, faults),
    }
});
