//! How long standings take, every tie-break of a Swiss worked out.

use tournament::ranking::{Ranking, StillTied, TieBreak, Unplayed, rank};
use tournament::{Count, Counting, Lots, Match, PlayerId, ResultWord, Scoring, Table};

fn main() {
    divan::main();
}

/// Nine rounds of a field, paired by chance.
fn table(players: u32) -> Table {
    let mut lots = Lots::new(1);
    let mut order: Vec<PlayerId> = (1..=players).map(PlayerId::new).collect();
    let mut table = Table { players: order.clone(), ..Table::default() };
    for round in 1..=9 {
        lots.shuffle(&mut order);
        for pair in order.chunks_exact(2) {
            let result = [ResultWord::FirstWins, ResultWord::SecondWins, ResultWord::Draw][lots.index(3)];
            table.matches.push(Match::single(round, pair[0], pair[1], result));
        }
    }
    table
}

#[divan::bench(args = [1_000, 10_000])]
fn all_tie_breaks(bencher: divan::Bencher, players: u32) {
    let table = table(players);
    let count = Count::new(Counting::Games, &Scoring::Whole);
    let all = Ranking::Own(TieBreak::ALL.to_vec());
    bencher.bench(|| {
        rank(&table, &count, all.criteria(&books::event::Laws::default()), StillTied::GoOn, Unplayed::default())
    });
}
