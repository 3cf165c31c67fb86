//! What can go wrong with a store.

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why a store did not do what was asked; whatever it was, nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The address names no store, expected `sqlite:FILE` or `postgres://…`.
    #[error("no address of a store, expected `sqlite:FILE` or `postgres://…`")]
    Address,
    /// There is no such file.
    #[error("there is no such file")]
    Absent,
    /// It cannot be reached or opened.
    #[error("the store cannot be reached: {0}")]
    Unreachable(String),
    /// A later version of the program wrote it.
    #[error("a later version of the program wrote this store")]
    Newer,
    /// There is no room left on the disk.
    #[error("there is no room left on the disk")]
    Full,
    /// Others kept it busy for too long.
    #[error("others kept the store busy for too long")]
    Busy,
    /// It may be read, but not written to.
    #[error("the store may be read, but not written to")]
    ReadOnly,
    /// What it holds is damaged.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// There is no such event.
    #[error("no such event")]
    NoEvent,
    /// There is such an event already.
    #[error("there is such an event already")]
    Exists,
    /// A line has another number than the next: somebody else appended, or the line is wrong.
    #[error("line {found} was to follow, expected line {expected}")]
    Number {
        /// The number it should have.
        expected: u64,
        /// The number it has.
        found: u64,
    },
    /// A request with this key was answered already.
    #[error("a request with this key was answered already")]
    Answered,
    /// The name of an account is taken, or an invitation was used.
    #[error("taken already")]
    Taken,
    /// Something else that the database says.
    #[error("{0}")]
    Other(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(said) => {
                let code = said.code().unwrap_or_default().into_owned();
                coded(&code, said.message())
            }
            sqlx::Error::PoolTimedOut => Self::Busy,
            sqlx::Error::Io(_) | sqlx::Error::PoolClosed | sqlx::Error::Configuration(_) => {
                Self::Unreachable(error.to_string())
            }
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) => Self::Newer,
            MigrateError::VersionMismatch(_) => Self::Damaged(error.to_string()),
            MigrateError::Execute(error) => error.into(),
            other => Self::Other(other.to_string()),
        }
    }
}

/// What a code of SQLite (a number; its lowest byte is the kind) or PostgreSQL (five signs) says.
fn coded(code: &str, message: &str) -> StoreError {
    let kind = code.parse::<u32>().ok().filter(|_| code.len() < 5).map(|code| code & 0xff);
    match (kind, code) {
        (Some(5 | 6), _) | (_, "55P03" | "40001" | "40P01") => StoreError::Busy,
        (Some(8), _) | (_, "25006") => StoreError::ReadOnly,
        (Some(11 | 26), _) | (_, "XX001" | "XX002") => StoreError::Damaged(message.to_owned()),
        (Some(13), _) | (_, "53100") => StoreError::Full,
        (Some(14), _) | (_, "28000" | "28P01" | "3D000" | "57P01" | "57P03") => {
            StoreError::Unreachable(message.to_owned())
        }
        _ => StoreError::Other(message.to_owned()),
    }
}

/// Whether a row could not be added because there is one like it.
pub(crate) fn is_double(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
