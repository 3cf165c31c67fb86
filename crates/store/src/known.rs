//! What was read a moment ago of accounts, sessions and keys, so that whoever enters something at a board does not ask the
//! database who they are each time.
//!
//! Whatever is written makes a store forget all of it, at once and in the right order: what was read before a change is never
//! remembered after it. A store that other programs write to as well remembers nothing.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::accounts::{Account, Member, Token};

/// How much is remembered of a kind at most.
const MOST: usize = 20_000;

/// What was read a moment ago.
#[derive(Debug)]
pub(crate) struct Known {
    /// Who is signed in with a token, and until when.
    pub sessions: Shelf<Token, (Account, u64)>,
    /// Who an account is in events.
    pub members: Shelf<String, Vec<Member>>,
    /// What is kept under a name.
    pub secrets: Shelf<String, Option<Vec<u8>>>,
}

impl Known {
    /// Remembers for so long; nothing at all if that is no time.
    pub fn lasting(patience: Duration) -> Self {
        Self {
            sessions: Shelf::lasting(patience),
            members: Shelf::lasting(patience),
            secrets: Shelf::lasting(patience),
        }
    }

    /// Forgets everything, since something is about to change or has changed.
    pub fn forget(&self) {
        self.sessions.forget();
        self.members.forget();
        self.secrets.forget();
    }
}

/// What was read a moment ago, of one kind.
#[derive(Debug)]
pub(crate) struct Shelf<K, V> {
    patience: Duration,
    kept: Mutex<Memory<K, V>>,
}

#[derive(Debug)]
struct Memory<K, V> {
    /// How often all was forgotten.
    turn: u64,
    read: HashMap<K, (Instant, V)>,
}

/// When somebody began to read: what they read is remembered if nothing was forgotten meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Began(u64);

impl<K: Eq + Hash, V: Clone> Shelf<K, V> {
    fn lasting(patience: Duration) -> Self {
        Self { patience, kept: Mutex::new(Memory { turn: 0, read: HashMap::new() }) }
    }

    /// What is remembered under a key; else when the reading begins that finds it out.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Result<V, Began>
    where
        K: Borrow<Q>,
    {
        let kept = self.kept();
        let fresh = kept.read.get(key).filter(|(since, _)| since.elapsed() < self.patience);
        fresh.map(|(_, value)| value.clone()).ok_or(Began(kept.turn))
    }

    /// Remembers what was read.
    pub fn put(&self, Began(turn): Began, key: K, value: V) {
        let mut kept = self.kept();
        if kept.turn != turn || self.patience.is_zero() {
            return;
        }
        if kept.read.len() >= MOST {
            kept.read.clear();
        }
        kept.read.insert(key, (Instant::now(), value));
    }

    fn forget(&self) {
        let mut kept = self.kept();
        kept.turn += 1;
        kept.read.clear();
    }

    fn kept(&self) -> MutexGuard<'_, Memory<K, V>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let shelf: Shelf<String, u8> = Shelf::lasting(Duration::from_mins(1));
        let began = shelf.get("a").unwrap_err();
        shelf.put(began, "a".to_owned(), 1);
        assert_eq!(shelf.get("a"), Ok(1));
        let late = shelf.get("b").unwrap_err();
        shelf.forget();
        shelf.put(late, "b".to_owned(), 2);
        assert!(shelf.get("a").is_err() && shelf.get("b").is_err());
    }

    #[test]
    fn a_shelf_that_lasts_no_time_keeps_nothing() {
        let shelf: Shelf<String, u8> = Shelf::lasting(Duration::ZERO);
        let began = shelf.get("a").unwrap_err();
        shelf.put(began, "a".to_owned(), 1);
        assert!(shelf.get("a").is_err());
    }
}
