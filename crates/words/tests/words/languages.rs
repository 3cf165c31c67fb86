//! The three languages say the same things: same files, same keys, same variables, each in its own script.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Lang, catalog, sources};

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let english = catalog(Lang::En).unwrap();
    assert!(!english.is_empty());
    for lang in [Lang::ZhHant, Lang::ZhHans] {
        let other = catalog(lang).unwrap();
        for (key, variables) in &english {
            assert_eq!(other.get(key), Some(variables), "{key} in {lang} against en");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "{key} is in {lang} and not in en");
        }
    }
}

#[test]
fn every_file_but_those_of_the_pages_is_built_in() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for lang in Lang::ALL {
        let on_disk: BTreeSet<String> = fs::read_dir(root.join(lang.tag()))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| !name.starts_with("web"))
            .collect();
        let built_in: BTreeSet<String> = sources(lang).iter().map(|(name, _)| format!("{name}.ftl")).collect();
        assert_eq!(on_disk, built_in, "{lang}");
    }
}

#[test]
fn each_script_keeps_to_its_own_characters() {
    const PAIRS: &str = "將将帥帅馬马車车紅红這这沒没應应無无線线擺摆輪轮個个後后來来時时對对錯错數数過过條条與与點点終终\
                         內内橫横僅仅須须擋挡離离宮宫殺杀閒闲兌兑獻献攔拦讀读檔档譜谱紀纪錄录開开關关說说請请類类從从並并\
                         給给碼码統统計计級级標标參参選选項项單单雙双許许問问題题據据處处變变轉转換换";
    let (mut traditional, mut simplified) = (BTreeSet::new(), BTreeSet::new());
    for (index, letter) in PAIRS.chars().enumerate() {
        if index % 2 == 0 {
            traditional.insert(letter)
        } else {
            simplified.insert(letter)
        };
    }
    // The queen of chess is 后 in both scripts.
    simplified.remove(&'后');
    for (lang, foreign) in [(Lang::ZhHant, &simplified), (Lang::ZhHans, &traditional)] {
        for (name, source) in sources(lang) {
            for (number, line) in source.lines().enumerate() {
                let found: String = line.chars().filter(|letter| foreign.contains(letter)).collect();
                assert_eq!(found, "", "{lang}/{name}.ftl, line {}: {line}", number + 1);
            }
        }
    }
}

/// An appeal has another name in each rulebook: messages take it from the event.
#[test]
fn no_message_says_itself_what_an_appeal_is_called() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for (lang, names) in [(Lang::ZhHant, ["上訴", "申訴"]), (Lang::ZhHans, ["上诉", "申诉"])] {
        let mut said = Vec::new();
        for entry in fs::read_dir(root.join(lang.tag())).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let named = |line: &&str| !line.starts_with('#') && names.iter().any(|name| line.contains(name));
            said.extend(text.lines().filter(named).map(str::to_owned));
        }
        said.sort();
        assert_eq!(said, [format!("appeal-complaint = {}", names[1]), format!("appeal-higher = {}", names[0])]);
    }
}
