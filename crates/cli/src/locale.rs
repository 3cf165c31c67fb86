//! Which language to answer in.

use std::ffi::{OsStr, OsString};

use words::Lang;

/// The language of `--lang`, else of the environment, else English.
///
/// This looks at the arguments before they are parsed, since their faults are told in that language too.
pub fn choose(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Lang {
    asked_for(arguments).or_else(|| from_environment(variable)).unwrap_or(Lang::En)
}

fn asked_for(arguments: &[OsString]) -> Option<Lang> {
    let mut arguments = arguments.iter().map(OsString::as_os_str).skip(1).take_while(|&argument| argument != "--");
    while let Some(argument) = arguments.next() {
        let tag = if argument == "--lang" {
            arguments.next().and_then(OsStr::to_str)
        } else {
            argument.to_str().and_then(|text| text.strip_prefix("--lang="))
        };
        if let Some(lang) = tag.and_then(|tag| tag.parse().ok()) {
            return Some(lang);
        }
    }
    None
}

/// The first of the variables that is set decides, as it does for other programs: `zh_TW.UTF-8`, `en_GB@euro`, `C`.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty())?;
    locale.split(['.', '@']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(arguments: &[&str], environment: &[(&str, &str)], expected: Lang) {
        let arguments: Vec<OsString> = std::iter::once(&"qizheng").chain(arguments).map(OsString::from).collect();
        let variable = |name: &str| environment.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned());
        assert_eq!(choose(&arguments, variable), expected);
    }

    #[test]
    fn the_argument_comes_first() {
        check(&["--lang", "zh-Hant"], &[("LANG", "en_US.UTF-8")], Lang::ZhHant);
        check(&["moves", "--lang=zh-CN"], &[], Lang::ZhHans);
        check(&["moves", "--", "--lang=zh-CN"], &[], Lang::En);
        check(&["--lang", "fr"], &[("LANG", "zh_HK")], Lang::ZhHant);
        check(&["--lang"], &[], Lang::En);
    }

    #[test]
    fn the_environment_is_read_in_the_usual_order() {
        check(&[], &[], Lang::En);
        check(&[], &[("LANG", "zh_TW.UTF-8")], Lang::ZhHant);
        check(&[], &[("LANG", "zh_CN.GB18030@pinyin")], Lang::ZhHans);
        check(&[], &[("LC_ALL", "C"), ("LANG", "zh_TW.UTF-8")], Lang::En);
        check(&[], &[("LC_ALL", ""), ("LC_MESSAGES", "zh_SG"), ("LANG", "en_US")], Lang::ZhHans);
    }
}
