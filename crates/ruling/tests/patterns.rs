//! The shapes of play that are named, and those that are not; what is told of a move.

use ruling::repetition::{Answer, Attacked, Examination, Freshness, Nature, Pattern, Row, Span};
use ruling::{Game, Rulebook};
use xiangqi::{Move, Point, Setup};

/// All that is said of a cycle under a rulebook.
fn examined(rulebook: &Rulebook, start: &str, cycle: &str) -> Examination {
    let setup: Setup = start.parse().expect("a placement");
    let moves: Vec<Move> = cycle.split(' ').map(|m| m.parse().expect("a move")).collect();
    let game = Game::with_moves(setup, &moves).expect("legal moves");
    rulebook.repetition.examine(Span::new(&game, 0, moves.len()).expect("the cycle closes"))
}

fn red_patterns(start: &str, cycle: [&str; 4]) -> Vec<Pattern> {
    examined(&books::roc_113::rulebook(), start, &cycle.join(" ")).patterns.red
}

/// The first attack on a point after a ply of a cycle under `roc-113`.
fn attack(start: &str, cycle: &str, ply: usize, on: &str) -> Attacked {
    let rows = examined(&books::roc_113::rulebook(), start, cycle).rows;
    let on = point(on);
    *rows[ply - 1].facts.attacks.iter().find(|attack| attack.on.on == on).expect("an attack")
}

fn point(text: &str) -> Point {
    text.parse().expect("a point")
}

#[test]
fn what_is_no_offence_is_not_named_beside_an_offence() {
    let cycle = ["g4c4", "c7g7", "c4g4", "g7c7"];
    assert_eq!(red_patterns("3k5/9/2c6/9/9/6R2/9/9/9/4K4 w", cycle), [Pattern::ChaseByOne]);
    let kills = red_patterns("3k5/9/9/9/9/6R2/9/9/1p7/4K4 w", ["g4c4", "b1c1", "c4g4", "c1b1"]);
    assert_eq!(kills, [Pattern::Kills]);
}

#[test]
fn the_root_that_answers_a_chase_and_the_one_that_was_lost_are_told() {
    let answered = attack("4k2r1/9/2c6/9/9/R8/9/9/9/3K5 w", "a4c4 h9h7 c4a4 h7h9", 1, "c7");
    assert_eq!((answered.answer, answered.root_gained), (Some(Answer::Rooted), Some(point("h7"))));
    assert_eq!((answered.freshness, answered.root_lost), (Some(Freshness::Fresh), None));
    let lost = attack("4k4/9/2c4r1/9/5N3/2R6/9/9/9/3K5 w", "f5e7 h7h8 e7f5 h8h7", 1, "c7");
    assert_eq!((lost.freshness, lost.root_lost), (Some(Freshness::Fresh), Some(point("h7"))));
    assert!(!lost.new, "the rook bore on the cannon before");
}

#[test]
fn what_holds_a_sham_protector_is_found_whatever_it_is() {
    // A rook on its second rank seems to protect the horse of g8, which the rook of g0 takes.
    let rows = [
        ("the other king", "4k4/4r1n2/9/9/9/9/9/9/9/4K1R2 w", "e8", "e0"),
        ("a rook", "4k4/4r1n2/9/4R4/9/9/9/9/9/3K2R2 w", "e8", "e6"),
        ("a cannon behind another man", "4k4/4r1n2/4n4/9/4C4/9/9/9/9/3K2R2 w", "e8", "e5"),
        ("a horse whose leg it blocks", "4k4/3r2n2/3N5/9/9/9/9/9/9/3K2R2 w", "d8", "d7"),
        ("nothing", "4k4/4r1n2/9/9/9/9/9/9/9/3K2R2 w", "e8", ""),
    ];
    for (what, fen, protector, held) in rows {
        let setup: Setup = fen.parse().expect("a placement");
        let position = xiangqi::Position::try_from(setup).expect("a position");
        let holders = ruling::repetition::holders(&position, point(protector), point("g0"), point("g8"));
        let found: Vec<String> = holders.into_iter().map(|point| point.to_string()).collect();
        assert_eq!(found.concat(), held, "{what}");
    }
}

#[test]
fn a_move_played_again_is_told_of_the_piece_that_plays_it() {
    let lap = "a4a5 d9d8 b4a4 d8d9 a5b5 d9d8 b5b4 d8d9";
    let start = "3k5/c8/9/9/9/RR7/9/9/9/4K4 w";
    let by = |ply| attack(start, &format!("{lap} {lap}"), ply, "a8").by.origin;
    assert_eq!([by(1), by(9)], [point("a4"), point("b4")]);
}

#[test]
fn a_threat_behind_a_check_is_named_where_the_book_has_a_name_for_it() {
    let (start, cycle) = ("3aka3/n7n/4P4/9/1P7/4R1P2/9/4C4/p8/4K4 w", "e4e5 a1b1 e5e4 b1a1");
    let is_named = |rulebook: &Rulebook| examined(rulebook, start, cycle).rows[0].natures.contains(&Nature::Discovery);
    assert!(is_named(&books::roc_113::rulebook()));
    assert!(!is_named(&books::xqef_2022::rulebook()));
}

#[test]
fn moves_that_count_towards_forbidden_play_are_told_from_the_others() {
    let (start, cycle) = ("2bak4/4a4/5c3/p1p6/3P4R/1nB6/P7P/9/4K4/5AB2 w", "i5f5 f7d7 f5i5 d7f7");
    let attacks = |rulebook: Rulebook| -> Vec<Option<bool>> {
        examined(&rulebook, start, cycle).rows.iter().map(Row::is_attack).collect()
    };
    assert_eq!(attacks(books::roc_113::rulebook()), [true, false, false, false].map(Some));
    // Where moves have names, a threat to mate counts as well.
    assert_eq!(attacks(books::cn_referee::rulebook()), [true, false, true, false].map(Some));
}
