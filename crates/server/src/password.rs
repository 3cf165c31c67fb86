//! Passwords: hashed with Argon2id, and never kept or shown otherwise.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

/// How many characters a password has at least and at most.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 10..=256;

/// What a password is kept as; `None` if the machine has no randomness to give.
pub fn hashed(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether a password is the one that is kept. Where none is kept the same work is done, so that the time taken does not tell
/// which names there are.
pub fn fits(password: &str, kept: Option<&str>) -> bool {
    static NOBODYS: LazyLock<Option<String>> = LazyLock::new(|| hashed("a password of nobody"));
    let against = kept.or(NOBODYS.as_deref()).and_then(|hash| PasswordHash::new(hash).ok());
    let fits = against.is_some_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
    fits && kept.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_password_itself_fits() {
        let kept = hashed("correct horse").unwrap();
        assert!(kept.starts_with("$argon2id$") && !kept.contains("correct"));
        assert_ne!(hashed("correct horse").unwrap(), kept, "every hash has salt of its own");
        assert!(fits("correct horse", Some(&kept)));
        for (password, kept) in
            [("correct horse ", Some(kept.as_str())), ("", Some(&kept)), ("correct horse", Some("x"))]
        {
            assert!(!fits(password, kept));
        }
        assert!(!fits("a password of nobody", None));
    }
}
