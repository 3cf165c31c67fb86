//! Whole texts of rulings in three languages, kept as files to be read.
//!
//! `QIZHENG_WRITE=1 cargo test -p explain --test explain rulings::` writes them anew.

use std::fs;
use std::path::Path;

use explain::ruling::{Style, headline, overview};
use explain::text;
use ruling::repetition::IfContinued;
use ruling::{Action, Choice, Game, Review, Setting, Status, Warned};
use words::{Lang, say};
use xiangqi::Move;

/// A game: its name, the rulebook, the start, the moves of a lap and how often it is played, what follows, and the plies
/// after which an official spoke.
#[derive(Clone, Copy)]
struct Sample {
    name: &'static str,
    rules: &'static str,
    start: &'static str,
    lap: &'static str,
    laps: usize,
    then: &'static str,
    warned: &'static [usize],
}

const CHECK: &str = "3k5/9/9/9/4R4/9/9/9/9/5K3 w";
const CHECKS: &str = "e5d5 d9e9 d5e5 e9d9";
const CHASE: &str = "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w";
const CHASES: &str = "g4c4 c7g7 c4g4 g7c7";

const SAMPLES: [Sample; 12] = [
    Sample { name: "01-perpetual-check", rules: "roc-113", start: CHECK, lap: CHECKS, laps: 4, then: "", warned: &[] },
    Sample { name: "02-chase-unwarned", rules: "roc-113", start: CHASE, lap: CHASES, laps: 4, then: "", warned: &[] },
    Sample { name: "03-chase-warned", rules: "xqef-2022", start: CHASE, lap: CHASES, laps: 3, then: "", warned: &[8] },
    Sample { name: "04-warn-now", rules: "xqef-2022", start: CHASE, lap: CHASES, laps: 2, then: "", warned: &[] },
    Sample {
        name: "05-ordinary-cycle",
        rules: "cn-referee",
        start: "3aka3/9/9/9/r8/9/9/9/4A3R/3AK4 w",
        lap: "i1i2 a5a6 i2i1 a6a5",
        laps: 3,
        then: "",
        warned: &[],
    },
    Sample {
        name: "06-mate-threats",
        rules: "cn-referee",
        start: "2b2k3/9/4b4/3N5/9/7R1/p8/9/9/4K4 w",
        lap: "d6c8 f9f8 c8d6 f8f9",
        laps: 3,
        then: "",
        warned: &[],
    },
    Sample { name: "07-varied", rules: "hk-2016", start: CHASE, lap: CHASES, laps: 3, then: "g4d4 c7b7", warned: &[] },
    Sample {
        name: "08-natural-limit",
        rules: "xqef-2022",
        start: "4k4/9/9/9/9/9/9/9/r7R/3K5 w - - 119 80",
        lap: "",
        laps: 0,
        then: "i1i2",
        warned: &[],
    },
    Sample {
        name: "09-checkmate",
        rules: "roc-113",
        start: "3k5/9/9/9/9/9/9/9/R3R4/4K4 w",
        lap: "",
        laps: 0,
        then: "a1d1",
        warned: &[],
    },
    Sample { name: "10-one-lap", rules: "axf-2003", start: CHASE, lap: CHASES, laps: 1, then: "", warned: &[] },
    Sample {
        name: "12-reading",
        rules: "cn-referee",
        start: "4k4/R8/9/9/1R7/9/9/9/8p/3K5 w",
        lap: "b5b4 i1h1 b4b5 h1i1",
        laps: 3,
        then: "",
        warned: &[],
    },
    Sample {
        name: "16-limit-after-a-chase",
        rules: "xqef-2022",
        start: "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w - - 114 80",
        lap: CHASES,
        laps: 1,
        then: "g4d4 c7b7",
        warned: &[],
    },
];

impl Sample {
    fn game(&self) -> Game {
        let lap = std::iter::repeat_n(self.lap, self.laps).flat_map(str::split_whitespace);
        let words = lap.chain(self.then.split_whitespace());
        let moves: Vec<Move> = words.map(|word| word.parse().expect("a move")).collect();
        let game = Game::with_moves(self.start.parse().expect("a set-up"), &moves).expect("a game");
        game.with_warnings(Warned::After(self.warned.to_vec()))
    }

    fn review(&self, rules: &str) -> Review {
        let book = books::known(rules).expect("a rulebook");
        Review::new(&self.game(), &books::rulebook(book).expect("a rulebook of Xiangqi"))
    }
}

/// Compares a text with the file that is kept of it, or writes the file.
#[track_caller]
fn kept(name: &str, lang: Lang, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings").join(format!("{name}.{}.txt", lang.tag()));
    if std::env::var_os("QIZHENG_WRITE").is_some() {
        fs::write(&path, text).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(text, kept, "{} is another text", path.display());
}

#[test]
fn rulings_read_as_they_are_kept() {
    for sample in &SAMPLES {
        let (game, review) = (sample.game(), sample.review(sample.rules));
        for lang in Lang::ALL {
            let told = text(&game, &review, None, Style::new(lang));
            assert!(told.lines().count() <= 45, "one screen: {}", sample.name);
            assert!(!told.contains('⟦'), "{told}");
            kept(sample.name, lang, &told);
        }
    }
}

/// What a text says of one more cycle is what the rulebook does after it.
#[test]
fn one_more_cycle_ends_as_it_is_told() {
    let mut told = 0;
    for sample in &SAMPLES {
        let review = sample.review(sample.rules);
        let Some(recurrence) = review.ruling.repetition.as_ref().filter(|_| review.ruling.ending.is_none()) else {
            continue;
        };
        let data = explain::data(&sample.game(), &review, Lang::En).repetition.expect("a repetition");
        let (Action::Warn(_) | Action::WarnBoth, Some(again)) = (recurrence.action, data.again_at) else { continue };
        let laps = sample.laps + 1;
        let more = Sample { laps, ..*sample }.game().with_warnings(Warned::After(vec![review.ruling.ply]));
        let book = books::known(sample.rules).expect("a rulebook");
        let after = Review::new(&more, &books::rulebook(book).expect("a rulebook of Xiangqi"));
        let status = match recurrence.examination.verdict {
            IfContinued::Loses(side) => Status::Won(!side),
            _ => Status::Draw,
        };
        assert_eq!((after.ruling.ply, after.ruling.status), (again, status), "{}", sample.name);
        told += 1;
    }
    assert!(told >= 3, "{told} samples call for a word");
}

#[test]
fn every_reading_has_words() {
    for setting in Setting::ALL {
        for choice in Choice::of(setting) {
            for lang in Lang::ALL {
                let key = choice.to_string().replace('=', "-");
                let told = say!(lang, "reading", choice = key.as_str());
                assert_ne!(told, key, "{choice} in {}", lang.tag());
            }
        }
    }
}

#[test]
fn several_rulebooks_read_as_they_are_kept() {
    let books = ["xqef-2022", "roc-113", "hk-2016", "cn-referee", "axf-2003"];
    let reviews = books.map(|rules| SAMPLES[5].review(rules));
    for lang in Lang::ALL {
        kept("11-overview", lang, &overview(&SAMPLES[5].game(), &reviews, Style::new(lang)));
    }
}

/// With all that is told, each move has its articles beside it.
#[test]
fn whole_rulings_read_as_they_are_kept() {
    for (nth, name) in [(1, "13-full-chase"), (2, "14-full-warned"), (5, "15-full-mate-threats")] {
        let (game, review) = (SAMPLES[nth].game(), SAMPLES[nth].review(SAMPLES[nth].rules));
        for lang in Lang::ALL {
            kept(name, lang, &text(&game, &review, None, Style { full: true, ..Style::new(lang) }));
        }
    }
}

/// Under a book that explains its terms every name of every move has an article, and every article has a label.
#[test]
fn each_move_of_a_cycle_names_the_articles_of_its_nature() {
    for rules in ["xqef-2022", "roc-113", "hk-2016", "cn-referee"] {
        for sample in SAMPLES.iter().filter(|sample| sample.laps > 0) {
            let (game, review) = (sample.game(), sample.review(rules));
            let data = explain::data(&game, &review, Lang::En);
            let repetition = data.repetition.as_ref().expect("a repetition");
            for played in &repetition.moves {
                let natures: Vec<_> = played.named.iter().map(|named| named.nature).collect();
                assert_eq!(natures, played.natures);
                assert!(played.named.iter().all(|named| !named.articles.is_empty()), "{rules} {}", sample.name);
                if rules != "cn-referee" {
                    assert!(played.chases.iter().all(|chase| !chase.articles.is_empty()), "{rules} {}", sample.name);
                }
                assert!(played.threats.iter().all(|threat| rules != "cn-referee" || !threat.articles.is_empty()));
            }
            assert!(repetition.settings.iter().all(|setting| !setting.articles.is_empty()), "{rules}");
            data.each_article(&mut |article: &str| {
                assert!(data.labels.contains_key(article), "{rules} {article} has no label");
            });
        }
    }
}

#[test]
fn a_chase_names_its_article_by_the_printed_number() {
    let data = explain::data(&SAMPLES[1].game(), &SAMPLES[1].review("hk-2016"), Lang::ZhHant);
    let repetition = data.repetition.expect("a repetition");
    assert_eq!(repetition.moves[0].named[0].articles, ["roc-113 2.1.捉"]);
    assert_eq!(repetition.moves[0].chases[0].articles, ["roc-113 2.1.捉.說明五.無根"]);
    assert_eq!(repetition.moves[1].named[0].articles, ["roc-113 2.1.閒"]);
    assert_eq!(data.labels["roc-113 2.1.捉.說明五.無根"], "roc-113 2.1【捉】說明五");
    assert_eq!(data.labels["五.1.C"], "五.1.C");
}

/// Of several pieces of a kind it is told which one is chased, by its file and, where they share one, by its rank.
#[test]
fn a_chased_piece_is_told_from_others_of_its_kind() {
    let chased = |start: &'static str| Sample { start, ..SAMPLES[1] };
    let told = |sample: &Sample, lang: Lang| headline(&sample.game(), &sample.review("roc-113"), lang);
    let two = chased("3aka3/9/2c6/9/9/6R2/c8/4B4/4A4/4K4 w");
    assert_eq!(told(&two, Lang::ZhHant), "紅方長捉黑包（現在3路），須變著，不變作負。");
    assert_eq!(told(&two, Lang::En), "Red must vary or lose: perpetual chase of the black cannon (now on c7).");
    let in_line = chased("3aka3/9/2c6/9/9/6R2/9/4B4/2c1A4/4K4 w");
    assert_eq!(told(&in_line, Lang::ZhHant), "紅方長捉黑包（現在3路第 3 排），須變著，不變作負。");
}

/// What a move threatens is told as it is written in the language of the answer, without coordinates.
#[test]
fn a_threatened_mate_is_written_in_the_language_of_the_answer() {
    let written = |lang: Lang| {
        let data = explain::data(&SAMPLES[5].game(), &SAMPLES[5].review("cn-referee"), lang);
        let moves = data.repetition.expect("a repetition").moves;
        moves.into_iter().find_map(|played| played.mate_told)
    };
    assert_eq!(written(Lang::ZhHant).as_deref(), Some("俥二平四"));
    assert_eq!(written(Lang::ZhHans).as_deref(), Some("车二平四"));
    assert_eq!(written(Lang::En).as_deref(), Some("R2=4"));
}

/// What each side is charged with is told as the book calls it, and what decides comes first among the articles.
#[test]
fn a_charge_is_told_as_the_book_calls_it() {
    let told = |rules: &str| {
        let data = explain::data(&SAMPLES[1].game(), &SAMPLES[1].review(rules), Lang::ZhHant);
        let repetition = data.repetition.expect("a repetition");
        (repetition.red.words, repetition.black.words, data.decisive)
    };
    let words = |text: &str| Some(text.to_owned());
    let (red, black, decisive) = told("roc-113");
    assert_eq!((red, black), (words("長捉黑包"), words("未犯例")));
    assert_eq!(decisive, ["4.六.[H].3", "2.1.長捉", "2.3.3.一子"]);
    assert_eq!(told("hk-2016").1, words("允許著法"));
}
