//! The languages, and the tags that name them.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A language the words are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Traditional Chinese, as written in Taiwan, Hong Kong and Macau.
    ZhHant,
    /// Simplified Chinese, as written on the mainland and in Singapore.
    ZhHans,
    /// English.
    En,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::ZhHant, Self::ZhHans, Self::En];

    /// The language tag, which is also the name of the directory its words are in.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
            Self::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names no language the words are written in.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected zh-Hant, zh-Hans or en")]
pub struct LangError;

impl FromStr for Lang {
    type Err = LangError;

    /// Reads a language tag in any case, its parts joined by `-` or `_`: `zh-Hant`, `zh_TW`, `en-GB`.
    ///
    /// A script decides; without one the region does: Taiwan, Hong Kong and Macau write traditional Chinese, any other
    /// region, or none, simplified.
    fn from_str(text: &str) -> Result<Self, LangError> {
        let mut parts = text.split(['-', '_']);
        let language = parts.next().unwrap_or_default();
        if language.eq_ignore_ascii_case("en") {
            return Ok(Self::En);
        }
        if !language.eq_ignore_ascii_case("zh") {
            return Err(LangError);
        }
        let traditional = |part: &str| ["hant", "tw", "hk", "mo"].iter().any(|known| known.eq_ignore_ascii_case(part));
        Ok(if parts.next().is_some_and(traditional) { Self::ZhHant } else { Self::ZhHans })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.tag().parse(), Ok(lang));
        }
    }

    #[test]
    fn regions_tell_the_script() {
        for tag in ["zh-TW", "zh-HK", "zh-MO", "zh_TW", "ZH-hk", "zh-Hant-CN", "zh_Hant_HK"] {
            assert_eq!(tag.parse(), Ok(Lang::ZhHant), "{tag}");
        }
        for tag in ["zh", "zh-CN", "zh-SG", "zh_CN", "zh-Hans-HK", "zh-MY"] {
            assert_eq!(tag.parse(), Ok(Lang::ZhHans), "{tag}");
        }
        for tag in ["en", "EN", "en-GB", "en_US"] {
            assert_eq!(tag.parse(), Ok(Lang::En), "{tag}");
        }
    }

    #[test]
    fn other_languages_are_refused() {
        for tag in ["", "-", "fr", "english", "hant", "zhtw"] {
            assert_eq!(tag.parse::<Lang>(), Err(LangError), "{tag}");
        }
    }
}
