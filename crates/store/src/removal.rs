//! Events that are removed: whole, and so that it stays known that they were.

use crate::log::EventId;

/// An event that was removed: how far it went, by whom, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removal {
    /// The event.
    pub event: EventId,
    /// The number of its last line.
    pub last: u64,
    /// Who removed it.
    pub by: String,
    /// When, in milliseconds.
    pub at: u64,
}

/// Under which name the key of the codes of an event is kept: it goes with the event.
pub fn secret_of(event: &EventId) -> String {
    format!("seats/{event}")
}

/// What goes with an event, in this order: nothing is left that names one that is gone.
pub(crate) const GOES: [&str; 6] = [
    "INSERT INTO removing (event) VALUES ($1)",
    "DELETE FROM lines WHERE event = $1",
    "DELETE FROM answers WHERE event = $1",
    "DELETE FROM members WHERE event = $1",
    "DELETE FROM invitations WHERE event = $1",
    "DELETE FROM removing WHERE event = $1",
];

/// Writes out how an event is removed within a transaction: the words are the same for all databases, the types are not.
macro_rules! removes {
    ($connection:ty, $row:ty) => {
        /// Removes an event that goes exactly as far as is said.
        async fn remove(database: &mut $connection, removal: &$crate::removal::Removal) -> Result<(), StoreError> {
            let $crate::removal::Removal { event, last, by, at } = removal;
            let kept = kept(&mut *database, event).await?.ok_or(StoreError::NoEvent)?;
            if kept.last != *last {
                return Err(StoreError::Number { expected: kept.last, found: *last });
            }
            for goes in $crate::removal::GOES {
                sqlx::query(goes).bind(event.as_str()).execute(&mut *database).await?;
            }
            let secret = $crate::removal::secret_of(event);
            sqlx::query("DELETE FROM secrets WHERE name = $1").bind(secret).execute(&mut *database).await?;
            sqlx::query("DELETE FROM events WHERE event = $1").bind(event.as_str()).execute(&mut *database).await?;
            sqlx::query("INSERT INTO removals (event, last, removed_by, removed_at) VALUES ($1, $2, $3, $4)")
                .bind(event.as_str())
                .bind(kept_number(*last)?)
                .bind(by.as_str())
                .bind(kept_number(*at)?)
                .execute(&mut *database)
                .await?;
            Ok(())
        }

        fn removal(row: &$row) -> Result<$crate::removal::Removal, StoreError> {
            let event: String = row.try_get(0)?;
            let event = event.parse().map_err(|error: crate::NoEventId| StoreError::Damaged(error.to_string()))?;
            let (last, at) = (told_number(row.try_get(1)?), told_number(row.try_get(3)?));
            Ok($crate::removal::Removal { event, last, by: row.try_get(2)?, at })
        }
    };
}

/// What is known of removed events, the oldest first.
macro_rules! removals {
    () => {
        "SELECT event, last, removed_by, removed_at FROM removals ORDER BY removed_at, event"
    };
}

pub(crate) use {removals, removes};
