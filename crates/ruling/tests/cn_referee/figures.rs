//! The figures of `roc-113` 2.4 under `cn-referee`, in positions of our own.

use ruling::repetition::IfContinued::{self, Draw, Loses};
use ruling::settings::Naming;
use xiangqi::Color::Red;

use super::{named, verdict, words};

#[track_caller]
fn check(fen: &str, entry: &str, cycle: &str, want: &str, outcome: IfContinued) {
    let named = named(fen, entry, cycle, &Naming::default());
    assert_eq!(words(&named), want);
    assert_eq!(verdict(&named), outcome);
}

#[test]
fn figure_1a() {
    check("4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w", "", "f5e5 e9f9 e5f5 f9e9", "check idle check idle", Loses(Red));
}

#[test]
fn figure_1b() {
    check(
        "3k5/5R3/9/9/4R4/r8/2p6/9/4A4/5K3 w",
        "",
        "f8f9 d9d8 e5d5 d8e8 d5e5 e8d8 f9f8 d8d9",
        "check idle check idle check idle check idle",
        Loses(Red),
    );
}

#[test]
fn figure_2() {
    check("2bakab2/5r3/5c3/4p4/4R4/9/9/4C4/9/3A1K3 w", "e5e6", "f7e7 e6f6 e7f7 f6e6", "check check check check", Draw);
}

#[test]
fn figure_3() {
    check("3aka3/5r3/9/5PP2/9/9/5p3/4C4/9/3A1K3 w", "", "f6e6 f3e3 e6f6 e3f3", "check check check idle", Loses(Red));
}

#[test]
fn figure_4() {
    check("2b2k3/9/4b4/3N5/9/7R1/p8/9/9/4K4 w", "", "d6c8 f9f8 c8d6 f8f9", "kill idle kill idle", Loses(Red));
}

#[test]
fn figure_5() {
    check("2bak4/4a4/4b4/9/9/5R3/9/4C4/9/3K5 w", "", "f4h4 e9f9 h4f4 f9e9", "kill idle check idle", Loses(Red));
}

#[test]
fn figure_6() {
    check(
        "5k3/9/9/7R1/9/9/9/4B4/2p6/3AKAB1c w",
        "h6h9 f9f8 h9h0 i0i5 h0h8",
        "f8f9 h8h5 i5i7 h5h9 f9f8 h9h7 i7i3 h7h8 f8f9 h8h9 f9f8 h9h3 i3i5 h3h8",
        "idle chase idle check idle chase idle check idle check idle chase idle check",
        Loses(Red),
    );
}

#[test]
fn figure_7() {
    check("4kab2/2R1a4/4b4/9/9/9/9/9/9/4K4 w", "", "c8c9 e8d9 c9c8 d9e8", "check block idle block", Draw);
}

#[test]
fn figure_8() {
    check("3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w", "", "g4c4 c7g7 c4g4 g7c7", "chase idle chase idle", Loses(Red));
}

#[test]
fn figure_9() {
    check(
        "2baka3/9/4b1c2/4p4/9/8R/7R1/1r7/9/3AKA3 w",
        "",
        "i4g4 g7i7 g4i4 i7g7 h3g3 g7h7 g3h3 h7g7",
        "chase idle chase idle chase idle chase idle",
        Loses(Red),
    );
}

#[test]
fn figure_10a() {
    check("3ak4/4a4/9/9/9/9/9/4B4/3c5/4K1B2 w", "", "e0d0 d1e1 d0e0 e1d1", "idle idle idle idle", Draw);
}

#[test]
fn figure_10b() {
    check("2baka3/9/4b4/r8/1P6R/9/9/4B4/4A4/4K4 w", "", "b5a5 a6b6 a5b5 b6a6", "idle idle idle idle", Draw);
}

#[test]
fn figure_11() {
    check("3aka3/9/4b4/4pr3/7n1/3CP4/2N6/9/4A4/3AK4 w", "", "d4d6 f6f4 d6d4 f4f6", "chase idle chase idle", Loses(Red));
}

#[test]
fn figure_12a() {
    check(
        "r1bakabr1/9/1c5c1/p3p3p/9/9/2P1P1P2/8C/2R3R2/2BAKAB2 w",
        "i2h2",
        "h9i9 h2a2 a9b9 a2i2 i9h9 i2b2 b9a9 b2h2",
        "idle chase idle chase idle chase idle chase",
        Loses(Red),
    );
}

#[test]
fn figure_12b() {
    check(
        "2baka3/9/4b4/c7c/9/9/1R5R1/4B4/4A4/4K4 w",
        "",
        "h3i3 i6h6 b3a3 a6b6 a3b3 b6a6 i3h3 h6i6",
        "chase idle chase idle chase idle chase idle",
        Loses(Red),
    );
}

#[test]
fn figure_13() {
    check(
        "2bakab1r/9/8c/7R1/9/9/9/4B4/4A4/4KAB2 w",
        "h6h7 i7i8",
        "h7h8 i8i7 h8h7 i7i8",
        "follow idle follow idle",
        Draw,
    );
}

#[test]
fn figure_14a() {
    check("4kab2/4a4/4b4/9/9/9/9/9/2N1KN3/3p5 w", "", "e1d1 d0e0 d1e1 e0d0", "chase idle chase idle", Loses(Red));
}

#[test]
fn figure_14a_one_horse() {
    check("4kab2/4a4/4b4/9/9/9/9/9/2N1K4/3p5 w", "", "e1d1 d0e0 d1e1 e0d0", "idle idle chase idle", Draw);
}

#[test]
fn figure_14a_one_horse_b() {
    check("4kab2/4a4/4b4/9/9/9/9/9/4KN3/3p5 w", "", "e1d1 d0e0 d1e1 e0d0", "chase idle idle idle", Draw);
}

#[test]
fn figure_14b() {
    check(
        "3akab1r/9/r3b4/1P5R1/9/2N6/9/CC2B4/4A4/2BAK4 w",
        "",
        "b6a6 a7b7 a6b6 b7a7",
        "chase follow chase follow",
        Loses(Red),
    );
}

#[test]
fn figure_15() {
    check(
        "4ka3/2c1a4/b3b4/2P6/9/9/2n3R2/9/4A4/4KAB2 w",
        "",
        "c6d6 a7c5 d6c6 c5a7",
        "chase idle chase idle",
        Loses(Red),
    );
}

#[test]
fn figure_16a() {
    check("2bak4/4a4/4b2c1/9/9/9/7R1/4B4/4A4/4KAB2 w", "", "h3h4 h7h6 h4h3 h6h7", "idle offer idle offer", Draw);
}

#[test]
fn figure_16a_poisoned() {
    check("3akab2/9/4b2c1/9/8c/9/7R1/3n5/9/3K5 w", "", "h3h4 h7h6 h4h3 h6h7", "idle offer idle offer", Draw);
}

#[test]
fn figure_16b() {
    check(
        "2bakabC1/9/9/8R/9/9/1r6c/9/4A3N/2B1KA3 w",
        "h9h3 i3i2",
        "h3h2 i2i3 h2h3 i3i2",
        "block idle chase chase",
        Draw,
    );
}

#[test]
fn figure_17a() {
    check("2bakab2/c2R1R2c/9/9/9/9/9/4B4/4A4/4KAB2 w", "", "f8f6 d9e8 f6f8 e8d9", "chase chase chase chase", Draw);
}

#[test]
fn figure_17b() {
    check(
        "2bakab2/c2R1R2c/9/9/9/9/9/4B4/4A4/4KAB2 w",
        "",
        "f8f6 d9e8 f6f8 e8d9 d8d4 d9e8 d4d8 e8d9",
        "chase chase chase chase chase chase chase chase",
        Draw,
    );
}

#[test]
fn figure_18a() {
    check(
        "3akabC1/9/4b4/9/9/9/8n/3rB4/9/2BAK4 w",
        "h9h2 i3g2",
        "e2g4 g2f4 g4e2 f4g2",
        "chase chase chase block",
        Loses(Red),
    );
}

#[test]
fn figure_18b() {
    check(
        "3akabC1/9/4b4/9/9/9/8n/1C1rB4/9/2BAK4 w",
        "h9h2 i3g2",
        "e2g4 g2f4 g4e2 f4g2",
        "chase chase chase chase",
        Draw,
    );
}
