//! Moves spoken word by word: each word leaves exactly what some text that begins with it can mean, and nothing panics.

// Points and counts are far below any limit of the types.

use std::collections::{BTreeMap, BTreeSet};

use crate::plain::random::{Draw, Random};
use crate::{sample, share};
use proptest::prelude::*;
use xiangqi::notation::iccs::to_uci;
use xiangqi::notation::{MoveText, Notation, Refusal, ResolveError, Spoken, Stage};
use xiangqi::{Move, Position};

/// All texts of the written notations that name a piece in the same way, with what they say.
type Naming = Vec<(Vec<char>, MoveText)>;

/// All texts of the written notations, each meaning of a character once.
fn language() -> Vec<Naming> {
    let naming = "帥仕相傌俥炮兵前中後123456789+-=abcde";
    let ways = ["進", "退", "平", "+", "-", "="];
    let mut tails: Vec<String> = ways.iter().flat_map(|way| (1..=9).map(move |n| format!("{way}{n}"))).collect();
    for n in 1..=9 {
        tails.extend([format!("{n}"), format!("{n}\u{332}"), format!("{n}\u{305}")]);
    }
    let pairs = naming.chars().chain(['h']).flat_map(|first| naming.chars().map(move |second| [first, second]));
    let texts = |pair: [char; 2]| {
        let texts = tails.iter().map(move |tail| pair.into_iter().chain(tail.chars()).collect::<Vec<char>>());
        texts.filter_map(|text| Some((text.clone(), text.iter().collect::<String>().parse().ok()?))).collect()
    };
    pairs.map(texts).filter(|texts: &Naming| !texts.is_empty()).collect()
}

/// Whether the side to move has no piece that is named so, be it by words or by signs.
fn names_nothing(naming: &Naming, position: &Position) -> bool {
    let nothing = |read: &MoveText| {
        matches!(read.resolve(position), Err(ResolveError::Illegal { why: Refusal::NoSuchPiece { .. } }))
    };
    let by = |way: char| naming.iter().find(|(text, _)| text[2] == way).is_none_or(|(_, read)| nothing(read));
    by('進') && by('+')
}

/// The naive definition: a legal move is left by words if some text that begins with them can mean it.
fn naive(language: &[Naming], position: &Position) -> BTreeMap<String, BTreeSet<Move>> {
    let mut left: BTreeMap<String, BTreeSet<Move>> = BTreeMap::new();
    let mut add = |words: &[char], meanings: &[Move]| {
        for count in 0..=words.len() {
            let said: String = words[..count].iter().collect();
            left.entry(said).or_default().extend(meanings);
        }
    };
    for (words, read) in language.iter().filter(|naming| !names_nothing(naming, position)).flatten() {
        let meanings = read.meanings(position);
        if !meanings.is_empty() {
            add(words, &meanings);
        }
    }
    for m in position.legal_moves() {
        for text in [m.to_string(), format!("{}-{}", m.from, m.to)] {
            add(&text.chars().collect::<Vec<_>>(), &[m]);
        }
    }
    left
}

/// A character of the same meaning as one in the language.
fn plainly(word: char) -> char {
    let same = [
        ("帥將帅将K", '帥'),
        ("仕士A", '仕'),
        ("相象EB", '相'),
        ("傌馬马HN", '傌'),
        ("俥車车R", '俥'),
        ("炮包砲C", '炮'),
        ("兵卒P", '兵'),
        ("后", '後'),
        ("进", '進'),
    ];
    let numerals = "一二三四五六七八九";
    if let Some(digit) = numerals.chars().zip('1'..='9').find(|(numeral, _)| *numeral == word) {
        return digit.1;
    }
    same.iter().find(|(all, _)| all.contains(word)).map_or(word, |(_, plain)| *plain)
}

fn set(moves: Vec<Move>) -> BTreeSet<Move> {
    moves.into_iter().collect()
}

/// Every legal move said in every notation, word by word, leaves what the naive definition leaves; how many words were said.
fn check(language: &[Naming], position: &Position) -> usize {
    let left = naive(language, position);
    let mut heard: BTreeMap<String, BTreeSet<Move>> = BTreeMap::new();
    let mut words = 0;
    for m in position.legal_moves() {
        words += check_uci(position, m);
        for notation in Notation::ALL.into_iter().filter(|notation| *notation != Notation::Uci) {
            let text = notation.write(position, m);
            let mut said = String::new();
            for word in text.chars() {
                said.push(word);
                let found = heard.entry(said.clone()).or_insert_with(|| bound(position, &left, &said));
                assert!(found.contains(&m), "{said} of {text} in {position:?}");
                words += 1;
            }
            let spoken = Spoken::new(position, &text);
            assert_eq!(spoken.stage(), Stage::Whole, "{text}");
            assert!(spoken.pieces().contains(&m.from), "{text} in {position:?}");
            assert_eq!(
                heard[&text],
                set(text.parse::<MoveText>().expect("what is written is read").meanings(position)),
                "{text} in {position:?}"
            );
        }
    }
    words
}

/// The legal moves that words leave, which bind, as the naive definition has it.
fn bound(position: &Position, left: &BTreeMap<String, BTreeSet<Move>>, said: &str) -> BTreeSet<Move> {
    let mut spoken = Spoken::new(position, said);
    let found = set(spoken.legal());
    let (plain, points) = (said.chars().map(plainly).collect::<String>(), said.to_ascii_lowercase());
    let naive = [plain, points].iter().filter_map(|said| left.get(said)).flatten().copied().collect();
    assert_eq!(found, naive, "{said} in {position:?}");
    assert_eq!(spoken.holding(), said.chars().count());
    assert!(!spoken.correct("兵"), "words that can be a move bind");
    found
}

fn check_uci(position: &Position, m: Move) -> usize {
    let text = to_uci(m);
    for count in 1..=text.len() {
        let spoken = Spoken::in_uci(position, &text[..count]);
        let begins = |other: &Move| to_uci(*other).starts_with(&text[..count]);
        let naive = position.legal_moves().into_iter().filter(begins).collect();
        assert_eq!(set(spoken.legal()), naive, "{} of {text} in {position:?}", spoken.words());
    }
    assert_eq!(Spoken::in_uci(position, &text).pieces(), [m.from]);
    text.len()
}

#[test]
fn every_legal_move_is_bound_as_its_words_allow() {
    let language = language();
    let mut random = Random::new(7);
    let (mut positions, mut words) = (0, 0);
    while positions < share(5_000) {
        for (position, _) in sample::game(&mut random, 100) {
            words += check(&language, &position);
            positions += 1;
        }
    }
    while positions < share(10_000) {
        words += check(&language, &sample::drawn(&mut random, Draw::Crowded));
        positions += 1;
    }
    assert!(words > share(1_000_000), "{words} words in {positions} positions");
}

#[test]
fn whatever_is_said_leaves_what_some_text_means() {
    let language = language();
    let mut random = Random::new(8);
    for _ in 0..200 {
        let position = sample::drawn(&mut random, Draw::Crowded);
        for (said, left) in naive(&language, &position) {
            assert_eq!(set(Spoken::new(&position, &said).legal()), left, "{said} in {position:?}");
        }
    }
}

/// Whether a text is one of the traditional notation, as the language has it.
fn is_traditional(text: &[char]) -> bool {
    let naming = |word: &char| !matches!(word, '+' | '-' | '=' | 'a'..='h');
    text.len() == 4 && text[..2].iter().all(naming) && matches!(text[2], '進' | '退' | '平')
}

#[test]
fn in_the_traditional_notation_only_its_words_leave_anything() {
    let words: Vec<Naming> = language()
        .into_iter()
        .map(|naming| naming.into_iter().filter(|(text, _)| is_traditional(text)).collect())
        .collect();
    let mut random = Random::new(9);
    for _ in 0..200 {
        let position = sample::drawn(&mut random, Draw::Crowded);
        let mut left: BTreeMap<String, BTreeSet<Move>> = BTreeMap::new();
        for (text, read) in words.iter().filter(|naming| !names_nothing(naming, &position)).flatten() {
            for count in 0..=text.len() {
                left.entry(text[..count].iter().collect()).or_default().extend(read.meanings(&position));
            }
        }
        for (said, left) in left {
            assert_eq!(set(Spoken::traditional(&position, &said).legal()), left, "{said} in {position:?}");
        }
        for m in position.legal_moves() {
            for notation in Notation::ALL {
                let text = notation.write(&position, m);
                let heard = Spoken::traditional(&position, &text).legal().contains(&m);
                let words = matches!(notation, Notation::ChineseTraditional | Notation::ChineseSimplified);
                assert_eq!(heard, words, "{text} in {position:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, ..ProptestConfig::default() })]

    #[test]
    fn any_words_are_heard(seed in any::<u64>(), words in "[炮二平五馬車兵前中後進退1-9a-i+=\u{332}×-]{0,7}|\\PC{0,8}", more in "\\PC{0,3}") {
        let mut random = Random::new(seed);
        let played = sample::game(&mut random, 40);
        let position = &played.last().expect("a game has a first move").0;
        for mut spoken in [Spoken::new, Spoken::in_uci, Spoken::traditional].map(|hear| hear(position, &words)) {
            let (legal, moves) = (spoken.legal(), spoken.moves());
            prop_assert!(legal.iter().all(|m| position.is_legal(*m) && moves.contains(m)));
            let count = spoken.words().chars().count();
            prop_assert_eq!(spoken.holding() == count, !moves.is_empty());
            prop_assert!(spoken.holding_legally() <= spoken.holding());
            prop_assert_eq!(spoken.is_possible(), !moves.is_empty());
            let (said, left) = (spoken.words(), spoken.first(spoken.holding()).moves());
            if spoken.correct(&more) {
                prop_assert!(moves.is_empty() && spoken.is_possible());
                prop_assert!(spoken.moves().iter().all(|m| left.contains(m)));
            } else {
                prop_assert_eq!(spoken.words(), said);
            }
            let _ = (spoken.stage(), spoken.pieces());
        }
    }
}

#[test]
fn what_can_be_no_move_may_be_corrected_and_what_can_may_not() {
    let start = Position::start();
    for (words, holding) in [
        ("炮三", 1),
        ("馬二平", 2),
        ("炮二平", 3),
        ("炮二進九", 3),
        ("帥五退", 2),
        ("帥五退一", 2),
        ("俥一進三", 4),
        ("相三進七", 3),
        ("俥俥", 1),
        ("猫", 0),
        ("前炮", 0),
        ("兵三退一", 2),
        ("兵三平四", 4),
        ("兵三平五", 3),
        ("帥五進二", 3),
    ] {
        assert_eq!(Spoken::new(&start, words).holding(), holding, "{words}");
    }
    let mut spoken = Spoken::new(&start, "炮三");
    assert!(spoken.correct("二平五"));
    assert_eq!((spoken.words().as_str(), spoken.legal().len()), ("炮二平五", 1));
}

#[test]
fn corrections_go_on_or_begin_anew_and_never_go_against_what_holds() {
    let start = Position::start();
    for (said, correction, words) in [
        ("炮九", "炮二", Some("炮二")),
        ("炮二進九", "七", Some("炮二進七")),
        ("炮二進九", "進七", Some("炮二進七")),
        ("炮二進九", "炮二進七", Some("炮二進七")),
        ("炮二進九", "炮二平五", None),
        ("炮九", "馬二進三", None),
        ("炮九", "猫", None),
    ] {
        let mut spoken = Spoken::new(&start, said);
        assert_eq!(spoken.correct(correction), words.is_some(), "{said}, {correction}");
        assert_eq!(spoken.words(), words.unwrap_or(said));
    }
}

#[test]
fn what_is_said_after_a_whole_move_is_nothing() {
    let start = Position::start();
    for (said, words) in [
        ("炮二平五快", "炮二平五"),
        ("炮二平五馬八進七", "炮二平五"),
        ("炮二平", "炮二平"),
        ("炮九平五快", "炮九平五快"),
    ] {
        let mut spoken = Spoken::new(&start, said);
        spoken.drop_surplus();
        assert_eq!(spoken.words(), words);
    }
}
