//! What a store tells people, worded.

use words::{Lang, Say, say};

use crate::fault::StoreError;

impl Say for StoreError {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Address => say!(lang, "store-address"),
            Self::Absent => say!(lang, "store-absent"),
            Self::Unreachable(why) => say!(lang, "store-unreachable", why = why.as_str()),
            Self::Newer => say!(lang, "store-newer"),
            Self::Full => say!(lang, "store-full"),
            Self::Busy => say!(lang, "store-busy"),
            Self::ReadOnly => say!(lang, "store-read-only"),
            Self::Damaged(why) => say!(lang, "store-damaged", why = why.as_str()),
            Self::NoEvent => say!(lang, "store-no-event"),
            Self::Exists => say!(lang, "store-exists"),
            Self::Number { expected, found } => say!(lang, "store-number", expected = *expected, found = *found),
            Self::Answered => say!(lang, "store-answered"),
            Self::Taken => say!(lang, "store-taken"),
            Self::Other(why) => say!(lang, "store-other", why = why.as_str()),
        }
    }
}

/// The address of a store as it may be shown: without a password.
pub fn without_password(address: &str) -> String {
    let hidden = || {
        let (scheme, rest) = address.split_once("://")?;
        let (people, place) = rest.split_once('@')?;
        let (name, _) = people.split_once(':')?;
        Some(format!("{scheme}://{name}@{place}"))
    };
    hidden().unwrap_or_else(|| address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let shown = without_password("postgres://name:secret@host/events?x=y");
        assert_eq!(shown, "postgres://name@host/events?x=y");
        for plain in ["sqlite:hall.db", "postgres://name@host/events", "postgres:///events?host=/run"] {
            assert_eq!(without_password(plain), plain);
        }
    }
}
