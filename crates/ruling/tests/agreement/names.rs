//! The names of moves where every attack counts, held to those of the second judge.

use std::collections::BTreeMap;

use ruling::repetition::{
    Form, IfContinued, Name, Named, Nature, Roots, Span, charges_by_name, names, verdict_by_name,
};
use ruling::settings::Naming;
use xiangqi::Color;

use super::first::name;
use super::game;
use super::second_judge::board::Side;
use super::second_judge::cycle::Cycle;
use super::second_judge::dice::Dice;
use super::second_judge::generator::{cycles, share};
use super::second_judge::naming;

/// What the first judge names the moves of a cycle, with bounds that it seldom reaches where the second decides.
fn first_names(cycle: &Cycle) -> Vec<Named> {
    let rules = Naming { check_bound: 1_000, exchange_bound: 1_000, ..Naming::default() };
    let game = game(cycle);
    names(Span::new(&game, cycle.first, game.ply()).expect("the cycle closes"), &rules)
}

/// A move's name, in the second judge's words; `None` if the first judge is not certain.
fn plain(named: &Named) -> Option<naming::Name> {
    Some(match named.name {
        Name::Is(Nature::Check) => naming::Name::Check,
        Name::Is(Nature::Kill) => naming::Name::Kill,
        Name::Is(Nature::Chase) => naming::Name::Chase(named.chased.iter().map(|c| name(c.target)).collect()),
        Name::Is(_) => naming::Name::Idle,
        Name::AtLeast(_) => return None,
    })
}

/// Whether the first judge's name is the second's; of several pieces chased, the first judge names those that it needs.
fn agrees(first: &naming::Name, second: &naming::Name) -> bool {
    match (first, second) {
        (naming::Name::Chase(some), naming::Name::Chase(all)) => !some.is_empty() && some.is_subset(all),
        _ => first == second,
    }
}

/// Who must vary according to the first judge.
fn loser(named: &[Named]) -> Option<Side> {
    let charges = charges_by_name(named);
    match verdict_by_name(charges[Color::Red].kind, charges[Color::Black].kind) {
        IfContinued::Loses(Color::Red) => Some(Side::Red),
        IfContinued::Loses(Color::Black) => Some(Side::Black),
        IfContinued::Draw => None,
        IfContinued::Undecided => panic!("every name is known"),
    }
}

/// A word for a name, or for the way each piece would be won.
fn words(named: &Named) -> Vec<&'static str> {
    let form = |form| match form {
        Form::Direct(Roots::None) => "chase of a rootless piece",
        Form::Direct(Roots::False(_)) => "chase of a falsely rooted piece",
        Form::Direct(Roots::Few) => "chase of a piece with few roots",
        Form::Exchange => "chase by an exchange",
        Form::Checks => "chase by a run of checks",
    };
    match named.name {
        Name::Is(Nature::Check) => vec!["check"],
        Name::Is(Nature::Kill) => vec!["kill"],
        Name::Is(Nature::Chase) => named.chased.iter().map(|chased| form(chased.form)).collect(),
        _ => vec!["idle"],
    }
}

/// Cycles that chance hardly finds: a piece is won by an exchange, a rooted rook is chased by a cannon.
const ANCESTORS: [(&str, &str); 2] = [
    ("1c2k1b2/4N4/3a1a3/2R6/9/9/9/9/9/3K5 w", "c6b6 g9i7 b6c6 i7g9"),
    ("4k4/9/9/4pr3/7n1/3CP4/9/9/9/4K4 w", "d4d6 f6f4 d6d4 f4f6"),
];

/// Cycles on which the judges once differed: their start, their moves, and the ply from which they are judged.
///
/// Two pieces check; in the run of checks that takes the check for left out, one of them comes to the other one's point.
const ONCE_DIFFERENT: [(&str, &str, usize); 1] =
    [("4ka3/9/9/1R7/9/9/4Cr3/4K4/9/8r b", "e9e8 b6e6 e8d8 e3e4 f3f0 e6b6 f0f3 e4e3 d8e8", 1)];

/// Cycles with few pieces, made by chance, and others bred from rare ones by changing a piece at a time.
fn sparse_cycles(seed: u64) -> Vec<Cycle> {
    let mut dice = Dice::new(seed);
    let mut sparse: Vec<Cycle> =
        ONCE_DIFFERENT.iter().map(|&(fen, moves, first)| Cycle::read(fen, moves, first)).collect();
    for (fen, moves) in ANCESTORS {
        let mut bred = vec![Cycle::read(fen, moves, 0)];
        while bred.len() < 250 {
            let parent = bred[dice.below(bred.len().min(30))].clone();
            let child = parent.changed(&mut dice);
            if child.is_sound() && child.moves.len() <= 8 && child.start.men().count() <= MOST_MEN {
                bred.push(child);
            }
        }
        sparse.extend(bred);
    }
    sparse.extend(cycles(seed, 3 * part() / 2, MOST_MEN));
    sparse
}

/// How many cycles each part compares, those on which a search grows too large for the slow board not counted.
fn part() -> usize {
    share(12_500)
}

/// More pieces than these make the slow board's searches too large.
const MOST_MEN: usize = 9;

/// How many names and outcomes of each kind there must be at least in all draws, for agreement to say something; a share of
/// the draws may miss what is rare.
const LEAST: [(&str, usize); 11] = [
    ("red must vary", 2_000),
    ("black must vary", 2_000),
    ("draw", 2_000),
    ("check", 10_000),
    ("kill", 3_000),
    ("idle", 10_000),
    ("chase of a rootless piece", 5_000),
    ("chase of a falsely rooted piece", 50),
    ("chase of a piece with few roots", 100),
    ("chase by an exchange", 30),
    ("chase by a run of checks", 200),
];

/// Holds the two judges against each other on a part of the cycles.
fn agree(seed: u64) {
    let mut tally: BTreeMap<&str, usize> = BTreeMap::new();
    let mut compared = 0;
    for cycle in sparse_cycles(seed) {
        let named = first_names(&cycle);
        let Some(first) = named.iter().map(plain).collect::<Option<Vec<_>>>() else { continue };
        let Some(second) = naming::names(&cycle.window()) else { continue };
        let names: Vec<_> = second.iter().map(|(_, name)| name.clone()).collect();
        let alike = first.len() == names.len() && first.iter().zip(&names).all(|(first, second)| agrees(first, second));
        assert!(alike, "the first judge and the second differ on {cycle}: {first:?}, {names:?}");
        assert_eq!(loser(&named), naming::loser(&second), "the first judge and the second differ on {cycle}");
        let outcome = match loser(&named) {
            Some(Side::Red) => "red must vary",
            Some(Side::Black) => "black must vary",
            None => "draw",
        };
        for word in named.iter().flat_map(words).chain([outcome]) {
            *tally.entry(word).or_default() += 1;
        }
        compared += 1;
        if compared == part() {
            break;
        }
    }
    println!("{compared} cycles: {tally:?}");
    assert_eq!(compared, part(), "too few cycles");
    for (word, least) in LEAST.map(|(word, least)| (word, share(least))) {
        let count = tally.get(word).copied().unwrap_or(0);
        assert!(count >= least || least < 10, "only {count} of {word}: {tally:?}");
    }
}

#[test]
fn both_judges_agree_under_cn_referee_first_part() {
    agree(1);
}

#[test]
fn both_judges_agree_under_cn_referee_second_part() {
    agree(2);
}

#[test]
fn both_judges_agree_under_cn_referee_third_part() {
    agree(3);
}

#[test]
fn both_judges_agree_under_cn_referee_fourth_part() {
    agree(4);
}
