//! How long the entries of a very large sheet take: read, held against the charter and against each other, and looked up in a
//! rating list of the same size.

use tournament::charter::{Charter, Section, read_toml};
use tournament::entry::{Player, RatingLine, Ratings, read_csv, read_rows};

fn main() {
    divan::main();
}

fn charter() -> Charter {
    let sections: Vec<Section> = read_toml("sections = [{ id = \"A\", name = \"A\" }]").expect("a charter").sections;
    Charter { sections, ..Charter::default() }
}

/// A sheet of so many players.
fn sheet(players: u32) -> String {
    let row = |number: u32| format!("Player {number},Club {},{}\n", number % 300, 1000 + number % 1500);
    std::iter::once("name,club,rating\n".to_owned()).chain((1..=players).map(row)).collect()
}

#[divan::bench(args = [2_000, 20_000])]
fn rows_of_a_sheet(bencher: divan::Bencher, players: u32) {
    let (charter, text) = (charter(), sheet(players));
    bencher.bench(|| read_rows(&read_csv(text.as_bytes())?, &charter, &[], None));
}

#[divan::bench(args = [2_000, 20_000])]
fn names_in_a_rating_list(bencher: divan::Bencher, players: u32) {
    let line =
        |number: u32| RatingLine { name: Some(format!("Player {number}")), rating: number, ..RatingLine::default() };
    let lines: Vec<RatingLine> = (1..=players).map(line).collect();
    let entered: Vec<Player> =
        (1..=players).map(|number| Player { name: format!("player{number}"), ..Player::default() }).collect();
    bencher.bench(|| {
        let list = Ratings::of(&lines);
        entered.iter().filter(|player| list.look_up(player) != tournament::entry::Found::Nobody).count()
    });
}
