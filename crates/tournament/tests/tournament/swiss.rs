//! Xiangqi Swiss by the rulebooks, and against all rounds of small fields.

use tournament::generator::wish;
use tournament::pairing::Pair;
use tournament::pairing::swiss::{
    Apart, Break, ByeTo, Certificate, Complaint, Criteria, Criterion, Field, FirstMove, Float, Impossible, Opening,
    Round, Seat, Wish, WishRefusal, WishedRound, check, considered, pair, why, why_not,
};
use tournament::{Lots, PlayerId, Score, Side};

fn id(number: u32) -> PlayerId {
    PlayerId::new(number)
}

fn field(players: u32, round: u16) -> Field {
    Field { players: (1..=players).map(|number| Seat::new(id(number))).collect(), round, of_rounds: 9 }
}

fn paired(field: &Field, criteria: &Criteria) -> Round {
    pair(field, criteria, &[], 7).unwrap_or_else(|impossible| panic!("{impossible}"))
}

fn meet(field: &mut Field, a: u32, b: u32) {
    field.players[a as usize - 1].met.push(id(b));
}

#[test]
fn roc_1_3_1_first_round_by_numbers_pairs_neighbours_with_the_odd_number_first() {
    let criteria = Criteria { opening: Opening::Numbers, ..Criteria::default() };
    let round = paired(&field(7, 1), &criteria);
    let want = [(1, 2), (3, 4), (5, 6)].map(|(first, second)| Pair { first: id(first), second: id(second) });
    assert_eq!((&round.pairs[..], round.bye), (&want[..], Some(id(7))));
}

#[test]
fn a_draw_can_be_repeated_and_another_seed_draws_another() {
    let (field, criteria) = (field(30, 1), Criteria::default());
    assert_eq!(pair(&field, &criteria, &[], 5), pair(&field, &criteria, &[], 5));
    assert_ne!(pair(&field, &criteria, &[], 5).unwrap().lots, pair(&field, &criteria, &[], 6).unwrap().lots);
}

#[test]
fn hk_3_seeds_do_not_meet_in_the_first_round_and_are_at_most_half() {
    let criteria = Criteria { opening: Opening::Seeds, ..Criteria::default() };
    let mut field = field(12, 1);
    field.players[6..].iter_mut().for_each(|seat| seat.seeded = true);
    let round = paired(&field, &criteria);
    assert!(
        round.pairs.iter().all(|pair| (pair.first.number() > 6) != (pair.second.number() > 6)),
        "{:?}",
        round.pairs
    );
    field.players[0].seeded = true;
    assert_eq!(pair(&field, &criteria, &[], 7), Err(Impossible::TooManySeeds { seeds: 7, limit: 6 }));
    field.round = 2;
    assert!(pair(&field, &criteria, &[], 7).is_ok(), "later rounds know no seeds");
}

#[test]
fn halves_meet_each_other() {
    let criteria = Criteria { opening: Opening::Halves, ..Criteria::default() };
    let round = paired(&field(13, 1), &criteria);
    assert!(round.pairs.iter().all(|pair| (pair.first.number() > 6) != (pair.second.number() > 6)));
    assert!(round.bye.is_some_and(|player| player.number() > 6));
}

#[test]
fn clubs_are_kept_apart_as_long_as_the_charter_says() {
    let mut field = field(8, 2);
    for seat in &mut field.players {
        seat.club = Some(if seat.number <= 4 { "east" } else { "west" }.to_owned());
    }
    let mixed = |criteria: &Criteria| {
        let round = paired(&field, criteria);
        round.pairs.iter().filter(|pair| (pair.first.number() > 4) != (pair.second.number() > 4)).count()
    };
    for clubs in [Apart::First(2), Apart::Always] {
        assert_eq!(mixed(&Criteria { clubs, ..Criteria::default() }), 4, "{clubs:?}");
    }
    for clubs in [Apart::First(1), Apart::Never] {
        assert!(mixed(&Criteria { clubs, ..Criteria::default() }) < 4, "{clubs:?}");
    }
}

#[test]
fn equal_scores_meet_and_thin_layers_are_taken_together() {
    let mut field = field(8, 3);
    for (seat, score) in field.players.iter_mut().zip([4, 3, 3, 2, 2, 1, 1, 0]) {
        seat.score = Score::whole(score);
    }
    meet(&mut field, 2, 3);
    let apart = paired(&field, &Criteria::default());
    assert_eq!(apart.costs.iter().find(|(criterion, _)| *criterion == Criterion::Score), Some(&(Criterion::Score, 4)));
    let thin = Criteria { thin: 3, ..Criteria::default() };
    let together = paired(&field, &thin);
    assert_eq!(
        together.costs.iter().find(|(criterion, _)| *criterion == Criterion::Score),
        Some(&(Criterion::Score, 1))
    );
    assert_eq!(check(&field, &thin, &[], &together), []);
}

#[test]
fn the_bye_goes_to_the_lowest_who_has_had_none() {
    let mut field = field(5, 4);
    for (seat, score) in field.players.iter_mut().zip([3, 2, 1, 1, 0]) {
        seat.score = Score::whole(score);
    }
    assert_eq!(paired(&field, &Criteria::default()).bye, Some(id(5)));
    field.players[4].byes = 1;
    assert!([Some(id(3)), Some(id(4))].contains(&paired(&field, &Criteria::default()).bye));
    let by_lot = Criteria { bye: ByeTo::LastLot, order: vec![Criterion::Bye], ..Criteria::default() };
    let round = paired(&field, &by_lot);
    let last = round.lots.iter().rev().find(|&&player| player != id(5));
    assert_eq!(round.bye.as_ref(), last);
}

#[test]
fn whoever_has_met_everyone_makes_the_round_impossible() {
    let mut field = field(4, 4);
    for other in 2..=4 {
        meet(&mut field, 1, other);
    }
    let Err(Impossible::Broken(breaks)) = pair(&field, &Criteria::default(), &[], 7) else { panic!("no round") };
    assert_eq!(breaks.len(), 1);
    assert_eq!(breaks[0].criterion, Criterion::Rematch);
    assert!(breaks[0].player == id(1) || breaks[0].opponent == Some(id(1)));
}

#[test]
fn faulty_fields_and_criteria_are_refused() {
    let mut twice = field(4, 1);
    twice.players[3].player = id(1);
    assert_eq!(pair(&twice, &Criteria::default(), &[], 7), Err(Impossible::Twice(id(1))));
    let criteria = Criteria { order: vec![Criterion::Lot], ..Criteria::default() };
    assert!(matches!(pair(&field(4, 1), &criteria, &[], 7), Err(Impossible::Criteria(_))));
    assert!(matches!(pair(&field(10_001, 1), &Criteria::default(), &[], 7), Err(Impossible::TooMany { .. })));
    assert_eq!(paired(&field(0, 1), &Criteria::default()).pairs, []);
    assert_eq!(paired(&field(1, 1), &Criteria::default()).bye, Some(id(1)));
}

#[test]
fn wishes_are_granted_or_refused_with_the_reason() {
    let mut field = field(7, 2);
    meet(&mut field, 1, 2);
    let criteria = Criteria::default();
    let wishes = [
        Wish::Play(Pair { first: id(4), second: id(3) }),
        Wish::Meet(id(5), id(6)),
        Wish::Bye(id(7)),
        Wish::Apart(id(1), id(5)),
    ];
    let Err(refused) = pair(&field, &criteria, &wishes, 7) else { panic!("1 and 2 would be left") };
    let left = vec![Break { criterion: Criterion::Rematch, player: id(1), opponent: Some(id(2)) }];
    let mirrored = vec![Break { criterion: Criterion::Rematch, player: id(2), opponent: Some(id(1)) }];
    let possible = [left, mirrored].map(|breaks| Impossible::Refused(wishes[2], WishRefusal::LeavesNoRound(breaks)));
    assert!(possible.contains(&refused), "{refused}");
    let granted = &wishes[..2];
    let round = pair(&field, &criteria, granted, 7).unwrap();
    assert!(round.pairs.contains(&Pair { first: id(4), second: id(3) }));
    assert_eq!(round.opponent(id(5)), Some(id(6)));
    assert_eq!(check(&field, &criteria, granted, &round), []);
    for (wishes, why) in [
        (vec![Wish::Meet(id(1), id(2))], WishRefusal::Breaks(Criterion::Rematch)),
        (vec![Wish::Meet(id(1), id(9))], WishRefusal::NotInField(id(9))),
        (vec![Wish::Meet(id(1), id(3)), Wish::Apart(id(3), id(1))], WishRefusal::Contradicts),
        (vec![Wish::Meet(id(1), id(3)), Wish::Bye(id(3))], WishRefusal::Contradicts),
        (vec![Wish::Meet(id(4), id(4))], WishRefusal::Contradicts),
        (
            vec![Wish::Play(Pair { first: id(4), second: id(5) }), Wish::Play(Pair { first: id(5), second: id(4) })],
            WishRefusal::Contradicts,
        ),
    ] {
        let last = *wishes.last().unwrap();
        assert_eq!(pair(&field, &criteria, &wishes, 7), Err(Impossible::Refused(last, why)));
    }
    field.players.pop();
    let refused = pair(&field, &criteria, &[Wish::Bye(id(1))], 7);
    assert_eq!(refused, Err(Impossible::Refused(Wish::Bye(id(1)), WishRefusal::NoBye)));
}

#[test]
fn why_not_names_the_first_criterion_that_gets_worse() {
    let mut field = field(6, 3);
    for (seat, score) in field.players.iter_mut().zip([2, 2, 1, 1, 0, 0]) {
        seat.score = Score::whole(score);
    }
    meet(&mut field, 3, 5);
    let criteria = Criteria::default();
    let round = paired(&field, &criteria);
    assert_eq!(round.opponent(id(1)), Some(id(2)));
    let ask = |a, b| why_not(&field, &criteria, &[], &round, (id(a), id(b))).unwrap();
    assert_eq!(ask(1, 2), WishedRound::Granted);
    assert_eq!(ask(3, 5), WishedRound::Refused(WishRefusal::Breaks(Criterion::Rematch)));
    let WishedRound::Worse { criterion, paired, wished, by } = ask(1, 3) else { panic!("another layer") };
    assert_eq!((criterion, paired, wished, by.len()), (Criterion::Score, 0, 2, 2));
    let answer = why(&field, &criteria, &[], &round, id(1)).unwrap();
    assert_eq!(answer.opponent, Some(id(2)));
    assert!(matches!(answer.otherwise, WishedRound::Worse { criterion: Criterion::Score, .. }));
    let all = considered(&field, &criteria, &[], &round, id(3)).unwrap();
    assert_eq!(all.len(), 4);
    assert_eq!(all.last().map(|one| (one.player, one.against)), Some((id(5), Some(Criterion::Rematch))));
}

/// A field of up to ten players with scores, colours, meetings, clubs and floats drawn by lot.
fn drawn(lots: &mut Lots) -> (Field, Criteria) {
    let players = 2 + u32::try_from(lots.below(9)).expect("a small number");
    let mut field = field(players, 1 + u16::try_from(lots.below(5)).expect("a small number"));
    let past = usize::from(field.round) - 1;
    for seat in &mut field.players {
        seat.score = Score::halves(i64::try_from(lots.below(4)).expect("a small number"));
        seat.colours = (0..past).map(|_| [None, Some(Side::First), Some(Side::Second)][lots.index(3)]).collect();
        seat.met =
            (0..past / 2).map(|_| id(1 + u32::try_from(lots.below(players.into())).expect("a small number"))).collect();
        seat.met.retain(|&other| other != seat.player);
        seat.club = [None, Some("east"), Some("west")][lots.index(3)].map(str::to_owned);
        seat.team = [None, Some("red"), Some("blue")][lots.index(3)].map(str::to_owned);
        seat.byes = u32::from(lots.percent(20));
        seat.floated = [None, Some(Float::Down), Some(Float::Up)][lots.index(3)];
        seat.seeded = seat.number <= players / 2;
    }
    let mut criteria = Criteria {
        opening: [Opening::Lots, Opening::Numbers, Opening::Seeds, Opening::Halves][lots.index(4)],
        longest_run: 1 + u32::try_from(lots.below(3)).expect("a small number"),
        clubs: [Apart::Never, Apart::First(2), Apart::Always][lots.index(3)],
        teams: [Apart::Never, Apart::First(2), Apart::Always][lots.index(3)],
        thin: [0, 3][lots.index(2)],
        first_move: [FirstMove::EarlierLot, FirstMove::RoundParity, FirstMove::OddNumber][lots.index(3)],
        bye: [ByeTo::Lowest, ByeTo::LastLot][lots.index(2)],
        ..Criteria::default()
    };
    // Anything may be absolute, merely sought, or not asked for.
    let mut named: Vec<Criterion> = criteria.absolute.into_iter().chain(criteria.order).collect();
    lots.shuffle(&mut named);
    named.truncate(named.len() - lots.index(4));
    criteria.order = named.split_off(lots.index(4));
    criteria.absolute = named;
    (field, criteria)
}

#[test]
fn with_wishes_too_fields_of_up_to_ten_get_the_best_of_all_rounds() {
    let (mut granted, mut refused) = (0, 0);
    for seed in 0..1500 {
        let mut lots = Lots::new(seed);
        let (field, criteria) = drawn(&mut lots);
        let wishes: Vec<Wish> = (0..2).filter_map(|_| wish(&mut lots, &field)).collect();
        match pair(&field, &criteria, &wishes, seed) {
            Ok(round) => {
                assert_eq!(check(&field, &criteria, &wishes, &round), [], "seed {seed}");
                granted += 1;
            }
            Err(Impossible::Refused(wish, WishRefusal::LeavesNoRound(_) | WishRefusal::Breaks(_))) => {
                let few = field.players.len() <= 8;
                assert!(!few || every_round_breaks(&field, &criteria, &wishes, seed), "seed {seed}: {wish:?}");
                refused += u32::from(few);
            }
            Err(Impossible::Refused(..)) => {}
            Err(Impossible::Broken(_)) => assert!(pair(&field, &criteria, &[], seed).is_err(), "seed {seed}"),
            Err(other) => panic!("seed {seed}: {other}"),
        }
    }
    assert!(granted > 400 && refused > 100, "{granted} granted, {refused} refused");
}

/// Whether the checker finds something broken in each round of a field, whoever meets whom.
fn every_round_breaks(field: &Field, criteria: &Criteria, wishes: &[Wish], seed: u64) -> bool {
    let sought = Criteria { absolute: vec![], order: vec![], ..criteria.clone() };
    let lots = paired_with(field, &sought, seed).lots;
    let places: Vec<usize> = (0..lots.len() + lots.len() % 2).collect();
    all_rounds(&places).iter().all(|pairs| {
        let of = |&(u, v): &(usize, usize)| (v < lots.len()).then(|| Pair { first: lots[u], second: lots[v] });
        let bye = pairs.iter().find(|(_, v)| *v == lots.len()).map(|(u, _)| lots[*u]);
        let round = Round {
            pairs: pairs.iter().filter_map(of).collect(),
            bye,
            seed,
            lots: lots.clone(),
            costs: Vec::new(),
            certificate: Certificate::default(),
        };
        check(field, criteria, wishes, &round).iter().any(|complaint| matches!(complaint, Complaint::Breaks(_)))
    })
}

/// Every way to put places in pairs, the lower place first.
fn all_rounds(places: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let [first, rest @ ..] = places else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for (at, &other) in rest.iter().enumerate() {
        let left: Vec<usize> = rest.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, &place)| place).collect();
        for mut round in all_rounds(&left) {
            round.push((*first, other));
            all.push(round);
        }
    }
    all
}

#[test]
fn fields_of_up_to_ten_get_the_best_of_all_rounds() {
    let (mut rounds, mut impossible) = (0, 0);
    for seed in 0..1500 {
        let mut lots = Lots::new(seed);
        let (field, criteria) = drawn(&mut lots);
        match pair(&field, &criteria, &[], seed) {
            Ok(round) => {
                assert_eq!(check(&field, &criteria, &[], &round), [], "seed {seed}");
                rounds += 1;
            }
            Err(Impossible::Broken(breaks)) => {
                // With everything merely sought, the best of all rounds still breaks what was absolute.
                let order = criteria.absolute.iter().chain(&criteria.order).copied().collect();
                let sought = Criteria { absolute: vec![], order, ..criteria.clone() };
                let round = paired_with(&field, &sought, seed);
                assert_eq!(check(&field, &sought, &[], &round), [], "seed {seed}");
                let broken = |(criterion, cost): &(Criterion, i64)| *cost > 0 && criteria.absolute.contains(criterion);
                let first = round.costs.iter().find(|cost| broken(cost)).map(|(criterion, _)| *criterion);
                assert_eq!(first, breaks.first().map(|broken| broken.criterion), "seed {seed}");
                impossible += 1;
            }
            Err(other) => panic!("seed {seed}: {other}"),
        }
    }
    assert!(rounds > 700 && impossible > 50, "{rounds} rounds, {impossible} impossible");
}

fn paired_with(field: &Field, criteria: &Criteria, seed: u64) -> Round {
    pair(field, criteria, &[], seed).unwrap_or_else(|impossible| panic!("{impossible}"))
}

#[test]
fn the_checker_finds_what_is_wrong() {
    let mut field = field(14, 2);
    for seat in &mut field.players {
        seat.score = Score::whole((seat.number % 3).into());
    }
    let criteria = Criteria::default();
    let good = paired(&field, &criteria);
    assert_eq!(check(&field, &criteria, &[], &good), []);
    let complaints = |change: &dyn Fn(&mut Round)| {
        let mut round = good.clone();
        change(&mut round);
        check(&field, &criteria, &[], &round)
    };
    let (one, two) = (good.pairs[0], good.pairs[6]);
    assert_eq!(
        complaints(&|round| round.pairs[0].first = one.second),
        [Complaint::Twice(one.second), Complaint::Missing(one.first)]
    );
    assert_eq!(
        complaints(&|round| round.pairs[0].first = id(99)),
        [Complaint::NotInField(id(99)), Complaint::Missing(one.first)]
    );
    assert_eq!(complaints(&|round| round.seed += 1), [Complaint::Lots]);
    assert_eq!(complaints(&|round| round.lots[0] = id(77)), [Complaint::Lots]);
    let swapped = Pair { first: one.second, second: one.first };
    assert_eq!(complaints(&|round| round.pairs[0] = swapped), [Complaint::Colours(swapped)]);
    assert!(matches!(complaints(&|round| round.costs[8].1 += 1)[..], [Complaint::Costs { .. }]));
    assert_eq!(complaints(&|round| round.certificate.duals[3][0] += 2), [], "a spoilt proof alone is no complaint");
    let crossed = complaints(&|round| {
        round.pairs[0].second = two.second;
        round.pairs[6].second = one.second;
    });
    assert!(crossed.iter().any(|complaint| matches!(complaint, Complaint::Costs { .. })), "{crossed:?}");
    for complaint in crossed {
        let laws = books::event::Laws::of(&[books::XQEF_2022]);
        assert!(complaint.articles(&laws).iter().all(|article| books::law::unit(*article).is_some()));
    }
}

#[test]
fn a_round_made_by_hand_is_held_against_the_best() {
    let mut field = field(16, 2);
    for seat in &mut field.players {
        seat.score = Score::whole((seat.number % 2).into());
    }
    let criteria = Criteria::default();
    // What a wish made of the round is shown as if nobody had wished.
    let by_hand = pair(&field, &criteria, &[Wish::Meet(id(1), id(2))], 7).unwrap();
    let complaints = check(&field, &criteria, &[], &by_hand);
    assert!(
        matches!(complaints[..], [Complaint::NotOptimal { criterion: Criterion::Score, found: 2, best: 0 }]),
        "{complaints:?}"
    );
}
