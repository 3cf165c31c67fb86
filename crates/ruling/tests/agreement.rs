//! Two judges, one of them slow and plain and written from the text alone, agree on cycles made by chance.

#[path = "agreement/first.rs"]
mod first;
#[path = "agreement/mates.rs"]
mod mates;
#[path = "agreement/names.rs"]
mod names;
#[path = "agreement/opinion.rs"]
mod opinion;
mod second_judge;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use books::{AXF_2003, WXF_2018};
use first::{settings, settings_of};
use opinion::{Act, Opinion};
use ruling::Game;
use ruling::repetition::Span;
use ruling::settings::Chase;
use second_judge::attack::Reading;
use second_judge::board::Side;
use second_judge::census::{Class, Conduct, census};
use second_judge::cycle::Cycle;
use second_judge::feature::Feature;
use second_judge::generator::{cycles, share};
use second_judge::judge::{Charge, Judgement, Study};
use serde::Deserialize;
use xiangqi::notation::MoveText;
use xiangqi::{Move, Setup};

/// All cycles. They take long to breed: whatever is asked of them is asked in one test, which is one process.
static ALL: LazyLock<Vec<Cycle>> = LazyLock::new(|| cycles(2022, 50_000, 32));

/// The cycles that the judges are held to.
static CYCLES: LazyLock<Vec<&Cycle>> = LazyLock::new(|| {
    let each = ALL.len() / share(ALL.len());
    ALL.iter().step_by(each).collect()
});

#[test]
fn both_judges_agree_on_cycles_of_every_class() {
    LazyLock::force(&CYCLES);
    let asked = [
        under_roc_113,
        under_axf_2003_and_wxf_2018,
        under_xqef_2022_to_the_letter,
        under_xqef_2022_by_purpose,
        the_mirror_image_of_a_cycle_is_judged_alike,
        a_cycle_with_colours_swapped_is_judged_alike,
        moves_before_the_first_occurrence_change_nothing,
        cycles_of_every_class_are_among_them,
        mates::mates_by_checks_are_found_by_both_judges,
    ];
    std::thread::scope(|scope| {
        for ask in asked {
            scope.spawn(ask);
        }
    });
}

/// The game of a cycle as the first judge takes it.
fn game(cycle: &Cycle) -> Game {
    let start: Setup = cycle.start.fen().parse().expect("the slow board writes FEN");
    let moves: Vec<Move> =
        cycle.moves_text().split(' ').map(|text| text.parse().expect("the slow board writes moves")).collect();
    Game::with_moves(start, &moves).expect("what the slow board calls legal is legal")
}

/// What the first judge says.
fn first_opinion(cycle: &Cycle, rules: &Chase) -> Opinion {
    let game = game(cycle);
    Opinion::first(Span::new(&game, cycle.first, game.ply()).expect("the cycle closes"), rules)
}

/// Holds the two judges against each other on every cycle.
fn agree(reading: Reading) {
    let rules = settings_of(reading);
    for cycle in CYCLES.iter() {
        assert_eq!(
            first_opinion(cycle, &rules),
            Opinion::second(cycle.window(), reading),
            "the first judge and the second differ on {reading:?}, {cycle}"
        );
    }
}

fn under_roc_113() {
    agree(Reading::Roc);
}

fn under_axf_2003_and_wxf_2018() {
    assert_eq!(settings(AXF_2003), settings(WXF_2018));
    agree(Reading::Asian);
}

fn under_xqef_2022_to_the_letter() {
    agree(Reading::XqefLiteral);
}

fn under_xqef_2022_by_purpose() {
    agree(Reading::XqefPurposive);
}

/// Holds the first judge to the same opinion on a cycle and on its image.
fn unchanged(image: impl Fn(&Cycle) -> Cycle, opinion: impl Fn(Opinion) -> Opinion) {
    for reading in Reading::ALL {
        let rules = settings_of(reading);
        for cycle in CYCLES.iter() {
            let expected = opinion(first_opinion(cycle, &rules));
            assert_eq!(first_opinion(&image(cycle), &rules), expected, "{reading:?}, {cycle}");
        }
    }
}

/// An opinion with every piece named otherwise.
fn renamed(opinion: Opinion, name: impl Fn(u8) -> u8) -> Opinion {
    let all = |names: BTreeSet<u8>| names.into_iter().map(&name).collect::<BTreeSet<u8>>();
    let acts = opinion.acts.into_iter().map(|act| {
        let mut attacks: Vec<_> =
            act.attacks.into_iter().map(|(by, on, nature)| (name(by), name(on), nature)).collect();
        attacks.sort_unstable();
        Act { checks: act.checks, chased: all(act.chased), attacks }
    });
    let charge = |charge| match charge {
        Charge::Chase(targets) => Charge::Chase(all(targets)),
        other => other,
    };
    let Judgement { red, black, loser } = opinion.judgement;
    Opinion { acts: acts.collect(), judgement: Judgement { red: charge(red), black: charge(black), loser } }
}

fn the_mirror_image_of_a_cycle_is_judged_alike() {
    unchanged(Cycle::mirrored, |opinion| renamed(opinion, |name| name / 9 * 9 + 8 - name % 9));
}

fn a_cycle_with_colours_swapped_is_judged_alike() {
    unchanged(Cycle::swapped, |opinion| {
        let Opinion { acts, judgement: Judgement { red, black, loser } } =
            renamed(opinion, |name| (9 - name / 9) * 9 + name % 9);
        Opinion { acts, judgement: Judgement { red: black, black: red, loser: loser.map(Side::other) } }
    });
}

fn moves_before_the_first_occurrence_change_nothing() {
    unchanged(Cycle::without_lead, |opinion| opinion);
}

/// What a case file says of a cycle.
#[derive(Deserialize)]
struct Case {
    start: String,
    #[serde(default)]
    moves: String,
    cycle: String,
    expect: BTreeMap<String, Expected>,
}

/// What a case file expects under one rulebook.
#[derive(Deserialize)]
struct Expected {
    reading: Option<String>,
    red: Option<String>,
    black: Option<String>,
    if_continued: Option<String>,
}

impl Case {
    /// The case as the slow board takes it; the moves are written in Chinese, so the fast board reads them.
    fn cycle(&self) -> Cycle {
        let mut game = Game::new(self.start.parse().expect("a case starts with a FEN")).expect("a sound start");
        for text in self.moves.split_whitespace().chain(self.cycle.split_whitespace()) {
            let text: MoveText = text.parse().expect("a case writes moves");
            game.play(text.resolve(game.now()).expect("one move")).expect("a legal move");
        }
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        Cycle::read(&self.start, &moves.join(" "), self.moves.split_whitespace().count())
    }
}

#[test]
fn the_second_judge_rules_the_figures_as_printed() {
    let mut ruled = 0;
    for (book, reading) in
        [("roc-113", Reading::Roc), ("xqef-2022", Reading::XqefLiteral), ("xqef-2022", Reading::XqefPurposive)]
    {
        let purposive = reading == Reading::XqefPurposive;
        for file in figures() {
            let case: Case = toml::from_str(&std::fs::read_to_string(&file).expect("a readable case")).expect("a case");
            let Some(expected) = case.expect.get(book) else { continue };
            if purposive != (expected.reading.as_deref() == Some("purposive")) {
                continue;
            }
            let judged = Study::new(case.cycle().window(), reading).judge();
            let words = |charge: &Charge| match charge {
                Charge::Nothing => "none",
                Charge::Chase(_) => "perpetual_chase",
                Charge::Check => "perpetual_check",
            };
            let outcome = match judged.loser {
                Some(Side::Red) => "red_loses",
                Some(Side::Black) => "black_loses",
                None => "draw",
            };
            let said = [words(&judged.red), words(&judged.black), outcome];
            for (said, printed) in said.into_iter().zip([&expected.red, &expected.black, &expected.if_continued]) {
                assert!(printed.as_deref().is_none_or(|printed| printed == said), "{}: {said}", file.display());
            }
            ruled += 1;
        }
    }
    assert!(ruled >= 3 * 26, "only {ruled} figures");
}

/// The figures among the case files.
fn figures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../books/cases");
    let books = ["roc-113", "xqef-2022"].map(|book| folder.join(book));
    let files = books.into_iter().flat_map(|book| book.read_dir().expect("a folder of cases"));
    files
        .map(|file| file.expect("a readable folder").path())
        .filter(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            name.trim_start_matches("purposive-").starts_with("2.4-")
        })
        .collect()
}

/// The classes of cycles without which agreement would say little.
fn required() -> Vec<Class> {
    use Conduct::{Chases, Checks, HalfChases, HalfChecks, Nothing};
    let mut classes = vec![Class::ChargedAfterLead, Class::ChaseWhileTrading, Class::BoundByPin];
    classes.extend([4, 6, 8, 12].map(Class::ChargedIn));
    for reading in Reading::ALL {
        for conduct in [Nothing, HalfChases, HalfChecks, Chases, Checks] {
            classes.push(Class::Conduct(reading, Nothing, conduct));
            classes.push(Class::Conduct(reading, conduct, Nothing));
        }
        classes.push(Class::Conduct(reading, Chases, Chases));
        classes.push(Class::Conduct(reading, Checks, Checks));
        for feature in Feature::ALL {
            let occurs = match feature {
                Feature::OfPawnAtHome => reading == Reading::Roc,
                Feature::Unanswered => reading != Reading::Roc,
                Feature::ByRootLoss | Feature::TiedDown | Feature::AnsweredByRoot => reading != Reading::XqefLiteral,
                _ => true,
            };
            classes.extend(occurs.then_some(Class::Chase(reading, feature)));
        }
    }
    classes
}

fn cycles_of_every_class_are_among_them() {
    let counts = census(&ALL);
    for (class, count) in &counts {
        println!("{count:6} {class:?}");
    }
    for class in required() {
        let count = counts.get(&class).copied().unwrap_or(0);
        assert!(count >= 200, "only {count} cycles of {class:?}");
    }
}
