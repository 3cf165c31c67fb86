//! Events drawn from seeds, two thousand in a long run: the checker finds nothing, and the same seed gives the same event.

use crate::draws::share;
use tournament::generator::{Generated, Paired, Plan};
use tournament::pairing::swiss::{Impossible, check};

/// A quarter of the seeds, so that the tests run beside each other.
fn every_round_holds(quarter: u64) {
    let (mut rounds, mut granted, mut refused) = (0_u64, 0_u64, 0_u64);
    for seed in (quarter..share(2000)).step_by(4) {
        let plan = Plan::drawn(seed);
        let event = plan.play();
        for Paired { field, wishes, round } in &event.rounds {
            assert_eq!(check(field, &plan.criteria, wishes, round), [], "seed {seed}, round {}", field.round);
            granted += wishes.len() as u64;
        }
        refused += event.refused.len() as u64;
        assert!(matches!(event.ended, None | Some(Impossible::Broken(_))), "seed {seed}: {:?}", event.ended);
        rounds += event.rounds.len() as u64;
    }
    assert!(rounds > share(1500), "only {rounds} rounds were paired");
    assert!(granted > share(100) && refused > share(50), "{granted} wishes were granted, {refused} refused");
}

#[test]
fn the_first_quarter_of_the_events_holds() {
    every_round_holds(0);
}

#[test]
fn the_second_quarter_of_the_events_holds() {
    every_round_holds(1);
}

#[test]
fn the_third_quarter_of_the_events_holds() {
    every_round_holds(2);
}

#[test]
fn the_last_quarter_of_the_events_holds() {
    every_round_holds(3);
}

/// FNV-1a over the table, all pairings, lots and costs as JSON.
fn hash(event: &Generated) -> u64 {
    let rounds: Vec<_> =
        event.rounds.iter().map(|Paired { round: r, .. }| (&r.pairs, r.bye, &r.lots, &r.costs)).collect();
    let text = serde_json::to_string(&(&event.table, rounds)).expect("plain data");
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[test]
fn the_same_seed_gives_the_same_event_on_every_machine() {
    let hashes: Vec<u64> = (0..8).map(|seed| hash(&Plan::drawn(seed).play())).collect();
    let again: Vec<u64> = (0..8).map(|seed| hash(&Plan::drawn(seed).play())).collect();
    assert_eq!(hashes, again);
    let golden = [
        2_229_738_604_756_661_622,
        8_689_463_775_506_857_125,
        12_362_434_453_392_705_889,
        4_628_135_691_925_892_114,
        6_524_187_249_422_810_601,
        6_684_808_118_633_736_735,
        5_100_340_466_875_277_856,
        501_272_418_661_904_963,
    ];
    assert_eq!(hashes, golden, "the events drawn have changed");
}
