//! How much is drawn.

/// So many draws, where `DRAWS=all` is set (`make test-long`); otherwise a tenth of them.
pub fn share(all: u64) -> u64 {
    if std::env::var("DRAWS").is_ok_and(|draws| draws == "all") { all } else { all / 10 }
}
