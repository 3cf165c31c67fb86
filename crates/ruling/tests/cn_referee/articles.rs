//! One cycle for each article from 4.2 to 8.4, every move named.

use ruling::repetition::IfContinued::{self, Draw, Loses, Undecided};
use ruling::repetition::{ChargeKind, Exempt, Form, Named, Roots, charges_by_name, verdict_by_name};
use ruling::settings::{EvenTake, Mated, Naming, Replies};
use xiangqi::ByColor;
use xiangqi::Color::{Black, Red};

use super::{named, verdict, words};

#[track_caller]
fn check(fen: &str, cycle: &str, want: &str, outcome: IfContinued) -> Vec<Named> {
    check_with(&Naming::default(), fen, cycle, want, outcome)
}

#[track_caller]
fn check_with(rules: &Naming, fen: &str, cycle: &str, want: &str, outcome: IfContinued) -> Vec<Named> {
    let named = named(fen, "", cycle, rules);
    assert_eq!(words(&named), want);
    assert_eq!(verdict(&named), outcome);
    named
}

/// How the move threatens to win each piece, as text.
fn threats(named: &Named) -> Vec<(String, Form)> {
    named.chased.iter().map(|c| (c.target.on.to_string(), c.form)).collect()
}

/// The moves that win the first piece a move threatens.
fn line(named: &Named) -> String {
    named.chased[0].line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a4_2_and_7_10_perpetual_check() {
    let named = check("4k4/9/9/9/9/9/9/9/3R5/5K3 w", "d1e1 e9d9 e1d1 d9e9", "check idle check idle", Loses(Red));
    assert_eq!(charges_by_name(&named).red.kind, ChargeKind::PerpetualCheck);
}

#[test]
fn a4_2_and_7_11_perpetual_kill() {
    let fen = "3k5/9/9/9/r7R/9/9/9/9/4K4 w";
    let named = check(fen, "i5i4 a5a4 i4i5 a4a5", "kill offer kill offer", Loses(Red));
    assert_eq!(charges_by_name(&named).red.kind, ChargeKind::PerpetualKill);
    let mate: Vec<String> = named[0].mate.iter().map(ToString::to_string).collect();
    assert_eq!(mate, ["i4d4", "a5d5", "d4d5"], "7.2: a run of checks, answers in between");
}

#[test]
fn a4_2_and_7_12_perpetual_chase() {
    let fen = "3ak4/4a4/9/9/1c7/9/9/6R2/4A4/4K4 w";
    let named = check(fen, "g2b2 b5g5 b2g2 g5b5", "chase idle chase idle", Loses(Red));
    let charge = &charges_by_name(&named).red;
    assert_eq!(charge.kind, ChargeKind::PerpetualChase);
    assert_eq!(charge.targets.iter().map(|man| man.origin.to_string()).collect::<Vec<_>>(), ["b5"]);
}

#[test]
fn a4_2_check_and_kill() {
    let fen = "2ba1k3/1r2a4/9/9/7R1/9/9/4K4/9/9 w";
    let named = check(fen, "h5f5 f9e9 f5h5 e9f9", "check idle kill idle", Loses(Red));
    assert_eq!(charges_by_name(&named).red.kind, ChargeKind::PerpetualAttack);
}

#[test]
fn a4_2_check_and_chase() {
    let fen = "3ak4/9/5a3/c8/2b6/9/R8/5K3/9/3A5 w";
    check(fen, "a3e3 e9f9 e3a3 f9e9", "check idle chase idle", Loses(Red));
}

#[test]
fn a4_2_kill_and_chase() {
    let fen = "3a1ab2/5k3/9/9/9/9/6C2/5A3/1R1cK4/9 w";
    check(fen, "b1b3 d9e8 b3b1 e8d9", "kill idle chase idle", Loses(Red));
}

#[test]
fn a4_3_one_idle_move_clears() {
    let checks = "4k4/9/9/9/9/9/9/9/3R5/5K3 w";
    check(checks, "d1d9 e9e8 d9d1 e8e9", "check idle idle idle", Draw);
    let kills = "3a1a3/3k5/9/9/9/9/9/5A2C/4K2R1/6r2 w";
    check(kills, "h1h3 g0d0 h3h1 d0g0", "kill idle idle idle", Draw);
    let chases = "9/5k3/b8/9/9/7c1/9/9/R2K5/3A5 w";
    check(chases, "a1a4 h4h0 a4a1 h0h4", "chase idle idle idle", Draw);
}

#[test]
fn a4_4_crossed_pawns_and_guards_have_force() {
    let pawn = "9/3k5/9/9/2b6/9/9/5A3/4K2R1/6p2 w";
    check(pawn, "h1g1 g0h0 g1h1 h0g0", "chase idle chase idle", Loses(Red));
    let guards = "3a1k3/9/3a2C2/9/2b6/9/9/9/9/4K4 w";
    let named = check(guards, "g7g9 c5a7 g9g7 a7c5", "chase idle chase idle", Loses(Red));
    assert_eq!(threats(&named[0]), [("d9".to_owned(), Form::Direct(Roots::None))]);
    assert_eq!(threats(&named[2]), [("a7".to_owned(), Form::Direct(Roots::None))]);
}

#[test]
fn a4_4_an_uncrossed_pawn_has_none() {
    let fen = "2bakab2/9/9/p1p6/9/9/9/9/R8/5K3 w";
    check(fen, "a1c1 g9e7 c1a1 e7g9", "idle idle idle idle", Draw);
}

#[test]
fn a4_4_a_rook_is_worth_two_of_horse_and_cannon() {
    let for_two_horses = "2bakab2/9/9/3n5/1n7/9/9/9/1R7/3R1K3 w";
    check(for_two_horses, "b1d1 c9e7 d1b1 e7c9", "follow idle follow idle", Draw);
    let for_horse_and_rook = "2bakab2/9/9/r2n5/9/9/9/9/1R7/3R1K3 w";
    let named = check(for_horse_and_rook, "b1d1 c9e7 d1b1 e7c9", "chase idle follow idle", Draw);
    assert_eq!(threats(&named[0]), [("d6".to_owned(), Form::Direct(Roots::Few))]);
    assert_eq!(line(&named[0]), "d1d6 a6d6 d0d6");
}

#[test]
fn a4_4_a_crossed_pawn_floats() {
    let horse_for_two_pawns = "2bakab2/9/9/9/9/9/3pp4/9/9/N2R1K3 w";
    check(horse_for_two_pawns, "a0c1 c9e7 c1a0 e7c9", "follow idle idle idle", Draw);
    let pawn_for_nothing = "2bakab2/9/9/9/9/9/3p5/9/9/N4K3 w";
    check(pawn_for_nothing, "a0c1 c9e7 c1a0 e7c9", "chase idle idle idle", Draw);
}

#[test]
fn a5_1_one_sided_perpetual_check_loses_even_to_a_chase() {
    let fen = "9/5k3/7R1/9/1r7/9/9/c3K4/4A4/9 w";
    let named = check(fen, "h7h8 f8f7 h8h7 f7f8", "check chase check chase", Loses(Red));
    assert_eq!(charges_by_name(&named).black.kind, ChargeKind::PerpetualChase);
}

#[test]
fn a5_1_to_5_4_by_charge() {
    use ChargeKind::{None, PerpetualAttack, PerpetualChase, PerpetualCheck, PerpetualKill, Undecided as Open};
    for (red, black, want) in [
        (PerpetualCheck, PerpetualKill, Loses(Red)),
        (None, PerpetualCheck, Loses(Black)),
        (PerpetualCheck, Open, Loses(Red)),
        (PerpetualCheck, PerpetualCheck, Draw),
        (None, None, Draw),
        (PerpetualKill, PerpetualChase, Draw),
        (PerpetualAttack, PerpetualAttack, Draw),
        (PerpetualAttack, None, Loses(Red)),
        (None, PerpetualKill, Loses(Black)),
        (Open, PerpetualChase, Undecided),
        (None, Open, Undecided),
        (Open, Open, Undecided),
    ] {
        assert_eq!(verdict_by_name(red, black), want, "{red:?} against {black:?}");
    }
}

#[test]
fn a5_3_and_7_14_attack_against_attack() {
    let fen = "1R7/3k2c2/3a5/9/9/9/5N3/6r2/9/5K3 w";
    check(fen, "f3e1 g2g1 e1f3 g1g2", "chase chase chase chase", Draw);
}

#[test]
fn a6_1_the_king_alone_is_idle() {
    let named = check("4k4/4a4/9/9/9/9/9/9/3c5/4K4 w", "e0d0 d1e1 d0e0 e1d1", "idle idle idle idle", Draw);
    assert_eq!(named[0].exempt, Some(Exempt::ByKing));
    assert_eq!(named[2].exempt, Some(Exempt::ByKing));
}

#[test]
fn a6_1_by_the_kings_power_it_is_a_chase() {
    let fen = "4k4/4a4/3n5/9/9/9/3R5/9/9/3K5 w";
    let named = check(fen, "d0e0 d7b8 e0d0 b8d7", "chase idle idle block", Draw);
    let root = "e8".parse().unwrap();
    assert_eq!(threats(&named[0]), [("d7".to_owned(), Form::Direct(Roots::False(root)))]);
}

#[test]
fn a6_2_a_pawn_alone_is_idle() {
    let fen = "3k5/9/9/r8/1P7/9/9/9/9/4K4 w";
    let named = check(fen, "b5a5 a6b6 a5b5 b6a6", "idle idle idle idle", Draw);
    assert_eq!(named[0].exempt, Some(Exempt::ByPawn));
}

#[test]
fn a6_2_a_pawn_chases_where_both_attack_on_every_move() {
    let (fen, cycle) = ("3k5/9/9/r8/1P7/9/9/NN7/9/4K4 w", "b5a5 a6b6 a5b5 b6a6");
    check(fen, cycle, "chase chase chase chase", Draw);
    let never = Naming { pawn_chases_if_mutual: false, ..Naming::default() };
    check_with(&never, fen, cycle, "idle chase idle chase", Loses(Black));
}

#[test]
fn a6_3_the_arbiter_enters_a_plain_draw() {
    let (fen, cycle) = ("3a1k3/9/3a2C2/9/2b6/9/9/9/9/4K4 w", "g7g9 c5a7 g9g7 a7c5");
    let rules = Naming { plain_draw: ByColor { red: true, black: false }, ..Naming::default() };
    let named = check_with(&rules, fen, cycle, "idle idle idle idle", Draw);
    assert_eq!(named[0].exempt, Some(Exempt::PlainDraw));
    let cannon = "3ak4/4a4/9/9/1c7/9/9/6R2/4A4/4K4 w";
    check_with(&rules, cannon, "g2b2 b5g5 b2g2 g5b5", "chase idle chase idle", Loses(Red));
}

#[test]
fn a6_4_the_gravest_name() {
    let kill_and_chase = "3k5/9/9/9/r7R/9/9/c8/9/4K4 w";
    check(kill_and_chase, "i5i2 a5b5 i2i5 b5a5", "kill idle offer offer", Draw);
    let chase_and_exchange = "2b1ka3/4a4/4b4/9/R8/3r5/9/9/7c1/R3K4 w";
    check(chase_and_exchange, "a0a1 h1h2 a1a0 h2h1", "chase idle idle idle", Draw);
}

#[test]
fn a7_5_offers_to_exchange_are_idle() {
    let fen = "2b1ka3/4a4/4b4/9/R8/3r5/9/9/9/R3K4 w";
    check(fen, "a5a4 d4d5 a4a5 d5d4", "exchange idle exchange idle", Draw);
}

#[test]
fn a7_5_a_like_piece_that_cannot_take_back_is_chased() {
    let fen = "2bk1a3/4a4/R3b4/3r5/9/9/9/9/3R5/5K3 w";
    check(fen, "a7a6 d6d7 a6a7 d7d6", "chase idle chase offer", Loses(Red));
}

#[test]
fn a7_6_offers_are_idle() {
    let fen = "3k5/4a4/3a5/9/9/r8/5N3/B3KA3/9/9 w";
    check(fen, "f3d4 a4a3 d4f3 a3a4", "offer idle offer idle", Draw);
}

#[test]
fn a7_7_blocks_are_idle() {
    let fen = "3a5/4k4/9/9/9/9/9/3A5/3KA4/2B4r1 w";
    check(fen, "e1d0 h0e0 d0e1 e0h0", "block idle block idle", Draw);
}

#[test]
fn a7_8_bearing_on_a_rooted_piece_is_idle() {
    let fen = "9/9/4k3b/1c7/6b2/8R/9/9/4A4/5K3 w";
    check(fen, "i4g4 b6b0 g4i4 b0b6", "follow idle follow idle", Draw);
}

#[test]
fn a7_16_a_hidden_root_protects() {
    let fen = "2bakab2/9/2c6/9/9/9/9/R8/2r6/5K3 w";
    check(fen, "a2c2 g9e7 c2a2 e7g9", "offer idle idle idle", Draw);
    let without = "2bakab2/9/2c6/9/9/9/9/R8/9/5K3 w";
    check(without, "a2c2 g9e7 c2a2 e7g9", "chase idle idle idle", Draw);
}

#[test]
fn a7_16_a_root_that_would_be_mated_is_false() {
    let fen = "3k5/4a4/5ac1R/5R3/9/9/9/9/4K4/9 w";
    let named = check(fen, "i7i0 g7h7 i0i7 h7g7", "chase idle chase offer", Loses(Red));
    assert_eq!(threats(&named[0]), [("f7".to_owned(), Form::Direct(Roots::False("e8".parse().unwrap())))]);
}

#[test]
fn a8_1_by_a_run_of_checks() {
    let fen = "3k1a3/9/4ba3/8C/9/9/9/9/4K4/9 w";
    let named = check(fen, "i6f6 e7c9 f6i6 c9e7", "chase idle chase idle", Loses(Red));
    assert_eq!(threats(&named[2]), [("c9".to_owned(), Form::Checks)]);
    assert_eq!(line(&named[2]), "i6i9 d9d8 i9c9");
}

#[test]
fn a8_1_by_a_complete_exchange() {
    let fen = "1c2k1b2/4N4/3a1a3/2R6/9/9/9/9/9/3K5 w";
    let named = check(fen, "c6b6 g9i7 b6c6 i7g9", "chase idle idle idle", Draw);
    assert_eq!(threats(&named[0])[0], ("b9".to_owned(), Form::Exchange));
    assert_eq!(line(&named[0]), "b6b9 e9e8 b9g9");
}

#[test]
fn a8_2_an_attack_that_goes_on_is_idle() {
    let fen = "3aka3/9/9/9/9/2c6/9/9/2R1A4/4K4 w";
    check(fen, "c1c2 c4c5 c2c1 c5c4", "idle offer idle offer", Draw);
}

#[test]
fn a8_2_answering_a_check_or_a_mate_threat_makes_nothing_new() {
    let check_answered = "3ak4/4a4/9/R1c6/9/9/9/8r/4A4/3K5 b";
    check(check_answered, "i2i0 d0d1 i0i2 d1d0", "check idle idle idle", Draw);
    let mate_threat_answered = "3ak4/3R5/9/9/9/9/4c3r/9/9/3A1K3 w";
    let named = check(mate_threat_answered, "f0e0 e3e1 e0f0 e1e3", "idle kill idle idle", Draw);
    assert_eq!(named[1].mate, ["i3i0".parse().unwrap()]);
}

#[test]
fn a8_4_a_capture_that_gets_mated_is_no_chase() {
    let cycle = "b3b2 i2i3 b2b3 i3i2";
    check("4kab2/1r2a4/4b4/9/9/9/1R7/8c/r8/4K4 w", cycle, "offer idle offer idle", Draw);
    check("4kab2/1r2a4/4b4/9/9/9/1R7/8c/9/4K4 w", cycle, "chase idle chase idle", Loses(Red));
}

#[test]
fn bounds_leave_a_name_open_and_never_guess() {
    let (fen, cycle) = ("3ak4/4a4/9/9/1c7/9/9/6R2/4A4/4K4 w", "g2b2 b5g5 b2g2 g5b5");
    let no_exchange = Naming { exchange_bound: 0, ..Naming::default() };
    // To every check of the cannon Red has an answer after which nothing can be taken: of Black nothing is open.
    check_with(&no_exchange, fen, cycle, "idle? idle idle? idle", Undecided);
    let kill = "3k5/9/9/9/r7R/9/9/9/9/4K4 w";
    let no_checks = Naming { check_bound: 0, ..Naming::default() };
    check_with(&no_checks, kill, "i5i4 a5a4 i4i5 a4a5", "idle? idle? idle? idle?", Undecided);
}

#[test]
fn a8_4_read_as_mate_on_the_next_move() {
    let (fen, cycle) = ("R8/3k5/2N2a3/9/9/9/r2c5/3A5/4K4/9 w", "c7d5 a3a2 d5c7 a2a3");
    check(fen, cycle, "block offer idle offer", Draw);
    let next_move = Naming { mated: Mated::NextMove, ..Naming::default() };
    let named = check_with(&next_move, fen, cycle, "block chase idle offer", Draw);
    assert_eq!(line(&named[1]), "a2d2");
}

#[test]
fn a8_1_what_the_capture_leaves_hanging() {
    let (fen, cycle) = ("4kab2/4a4/4b4/9/r2N5/9/9/5K3/8c/3R5 w", "d0d1 i1i0 d1d0 i0i1");
    check(fen, cycle, "chase idle chase idle", Loses(Red));
    let gain = Naming { even_take: EvenTake::Idle, ..Naming::default() };
    check_with(&gain, fen, cycle, "block idle block idle", Draw);
    let on_point = Naming { replies: Replies::OnPoint, ..gain };
    check_with(&on_point, fen, cycle, "chase idle chase idle", Loses(Red));
}

#[test]
fn a8_1_what_hangs_anyway() {
    let (fen, cycle) = ("5k3/9/3a5/4c4/9/9/9/3A5/6rR1/4K2N1 w", "h1h6 g1d1 h6h1 d1g1");
    check(fen, cycle, "chase chase offer offer", Draw);
    let anywhere = Naming { replies: Replies::Anywhere, ..Naming::default() };
    check_with(&anywhere, fen, cycle, "chase idle offer offer", Draw);
}
