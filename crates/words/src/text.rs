//! The messages, built into the program.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Lang, Value};

type Bundle = FluentBundle<FluentResource>;

/// Builds in the files of these names, for every language.
macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        /// The names and texts of the files that hold the words of a language, for whoever formats messages elsewhere.
        pub const fn sources(lang: Lang) -> &'static [(&'static str, &'static str)] {
            match lang {
                Lang::ZhHant => &[$(($name, include_str!(concat!("../../../locales/zh-Hant/", $name, ".ftl")))),*],
                Lang::ZhHans => &[$(($name, include_str!(concat!("../../../locales/zh-Hans/", $name, ".ftl")))),*],
                Lang::En => &[$(($name, include_str!(concat!("../../../locales/en/", $name, ".ftl")))),*],
            }
        }
    };
}

embed![
    "board", "case", "chess", "cli", "desk", "event", "hall", "notation", "pairing", "record", "ruling", "server",
    "spoken", "store"
];

fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Lang::ALL.map(load));
    &BUNDLES[lang as usize]
}

fn load(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.tag().parse().expect("our own tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that isolate text of another direction are of no use in our languages and disturb terminals.
    bundle.set_use_isolating(false);
    for &(_, source) in sources(lang) {
        // What cannot be parsed is left out, and so shows as missing.
        let parsed = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(parsed);
    }
    bundle
}

/// The message with this key, its variables filled in; [`say!`](crate::say) is the usual way to call this.
///
/// A key that is missing, or a variable that is not given, shows between `⟦` and `⟧`.
pub fn text(lang: Lang, key: &str, variables: &[(&str, Value<'_>)]) -> String {
    let bundle = bundle(lang);
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return format!("⟦{key}⟧");
    };
    let args: FluentArgs<'_> = variables.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    if errors.is_empty() { text.into_owned() } else { format!("⟦{key}: {text}⟧") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;

    #[test]
    fn languages_stand_in_the_order_of_their_bundles() {
        for (index, lang) in Lang::ALL.into_iter().enumerate() {
            assert_eq!(lang as usize, index);
        }
    }

    #[test]
    fn variables_are_filled_in_without_marks_of_direction() {
        assert_eq!(say!(Lang::ZhHant, "move-illegal", played = "a0a1", fault = "塞住象眼"), "a0a1 不合法：塞住象眼");
        assert_eq!(
            say!(Lang::En, "fen-rank-count", found = 1),
            "the placement has 1 rank, expected 10 separated by “/”"
        );
    }

    #[test]
    fn what_is_missing_is_seen() {
        let missing = "no-such-key";
        assert_eq!(text(Lang::En, missing, &[]), "⟦no-such-key⟧");
        assert_eq!(
            text(Lang::En, "move-eye-blocked", &[]),
            "⟦move-eye-blocked: the elephant's eye on {$point} is blocked⟧"
        );
    }
}
