//! Brackets played to their end.

use super::*;

fn players(number: u32) -> Vec<PlayerId> {
    (1..=number).map(PlayerId::new).collect()
}

/// Plays a bracket to the end; the better seed always wins, unless `upset` says otherwise.
fn play(bracket: &mut Bracket, mut winner: impl FnMut(&ReadyTie) -> Winner) -> usize {
    let mut played = 0;
    while let Some(tie) = bracket.ready().first().copied() {
        bracket.decide(tie.tie, winner(&tie));
        played += 1;
        assert!(played < 10_000, "a bracket ends");
    }
    played
}

fn better(tie: &ReadyTie) -> Winner {
    Winner::Side(if tie.first < tie.second { Side::First } else { Side::Second })
}

#[test]
fn seeds_stand_apart() {
    assert_eq!(order(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    let ties = Bracket::single(&players(8), false).ready();
    let pairs: Vec<(u32, u32)> = ties.iter().map(|tie| (tie.first.number(), tie.second.number())).collect();
    assert_eq!(pairs, [(1, 8), (4, 5), (2, 7), (3, 6)]);
}

#[test]
fn single_elimination_needs_one_tie_fewer_than_players() {
    for number in 2..=40 {
        let mut bracket = Bracket::single(&players(number), false);
        assert_eq!(play(&mut bracket, better), number as usize - 1);
        let places = bracket.places();
        assert_eq!(places[0], (1, PlayerId::new(1)));
        assert_eq!(places[1], (2, PlayerId::new(2)), "{number}: {places:?}");
    }
}

#[test]
fn a_third_place_is_played_for() {
    let mut bracket = Bracket::single(&players(8), true);
    assert_eq!(play(&mut bracket, better), 8);
    let places: Vec<(u32, u32)> = bracket.places().iter().map(|(place, p)| (*place, p.number())).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6), (5, 7), (5, 8)]);
}

#[test]
fn double_elimination_puts_out_whoever_loses_twice() {
    for number in 2..=33 {
        let mut losses: BTreeMap<PlayerId, u32> = BTreeMap::new();
        let mut bracket = Bracket::double(&players(number));
        let count = |tie: &ReadyTie, losses: &mut BTreeMap<PlayerId, u32>| {
            for player in [tie.first, tie.second] {
                assert!(losses.get(&player).copied().unwrap_or(0) < 2, "{player} is out");
            }
            // Whoever has the greater number wins at times, so that both brackets are mixed.
            let upset = (tie.first.number() * 7 + tie.second.number() * 3).is_multiple_of(4);
            let side = if (tie.first < tie.second) == upset { Side::Second } else { Side::First };
            *losses.entry(if side == Side::First { tie.second } else { tie.first }).or_default() += 1;
            Winner::Side(side)
        };
        let played = play(&mut bracket, |tie| count(tie, &mut losses));
        let champion = bracket.places()[0].1;
        for player in players(number) {
            let lost = losses.get(&player).copied().unwrap_or(0);
            assert!(if player == champion { lost < 2 } else { lost == 2 }, "{number}: {player} lost {lost}");
        }
        let lost_by_champion = losses.get(&champion).copied().unwrap_or(0) as usize;
        assert_eq!(played, 2 * (number as usize - 1) + lost_by_champion);
    }
}

#[test]
fn the_final_is_played_again_when_the_unbeaten_one_loses() {
    let mut bracket = Bracket::double(&players(2));
    bracket.decide(bracket.ready()[0].tie, Winner::Side(Side::First));
    bracket.decide(bracket.ready()[0].tie, Winner::Side(Side::Second));
    assert_eq!(bracket.ready().len(), 1, "both have lost once");
    bracket.decide(bracket.ready()[0].tie, Winner::Side(Side::Second));
    assert_eq!(bracket.places()[0], (1, PlayerId::new(2)));
}

#[test]
fn nobody_going_on_and_disqualification_leave_the_bracket_consistent() {
    for number in 2..=20u32 {
        for double in [false, true] {
            for gone in 1..=number {
                let seeds = players(number);
                let mut bracket = if double { Bracket::double(&seeds) } else { Bracket::single(&seeds, true) };
                let first = bracket.ready()[0];
                bracket.decide(first.tie, Winner::Nobody);
                let mut nth = 0;
                while let Some(tie) = bracket.ready().first().copied() {
                    bracket.decide(tie.tie, better(&tie));
                    nth += 1;
                    if nth == 2 {
                        bracket.remove(PlayerId::new(gone));
                    }
                }
                assert_eq!(bracket.places().len(), number as usize);
                assert!(bracket.is_over());
            }
        }
    }
}

#[test]
fn the_best_seeds_have_the_byes() {
    let byes = |number| Bracket::single(&players(number), false).byes().iter().map(|p| p.number()).collect::<Vec<_>>();
    assert!(byes(8).is_empty());
    assert_eq!(byes(7), [1]);
    assert_eq!(byes(5), [1, 2, 3]);
    assert_eq!((byes(0), byes(1)), (vec![], vec![]));
    assert_eq!(Bracket::double(&players(6)).byes(), [1, 2].map(PlayerId::new));
}
