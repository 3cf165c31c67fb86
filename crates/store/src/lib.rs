//! Where the logs of events are kept: SQLite in a hall, PostgreSQL for a federation with several servers, behind one
//! [`Store`].
//!
//! A store keeps the sealed lines of [`journal`] as bytes and never changes one. It knows nothing of what they tell: who decides
//! what is appended holds the event meanwhile ([`Store::hold`]), and what is answered is on the disk ([`Hold::append`]). All
//! lines of an event one after another are its plain file, byte for byte ([`export`], [`import`]).
//!
//! ```no_run
//! use store::{Act, Row};
//!
//! # async fn example() -> Result<(), store::StoreError> {
//! let store = store::open("sqlite:hall.db").await?;
//! let event = "spring-open".parse().expect("a name of small letters and signs");
//! let held = store.hold(&event).await?;
//! let row = Row { no: held.kept().last + 1, bytes: b"{}\n".to_vec() };
//! held.append(vec![Act::of(vec![row])]).await?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod accounts;
mod copy;
mod fault;
mod file;
mod known;
mod log;
mod migrate;
mod postgres;
mod removal;
mod sqlite;
mod told;
mod verify;

use std::sync::Arc;

pub use accounts::{Account, Accounts, Invitation, Member, Token};
pub use copy::{At, CopyError, NoMoment, backup, restore};
pub use fault::StoreError;
pub use file::{ImportError, export, import, rows};
pub use log::{Act, EventId, Hold, Kept, Moved, NoEventId, Once, Pending, Row, Store};
pub use removal::{Removal, secret_of};
pub use told::without_password;
pub use verify::{RowFault, Unsound, verify};

/// Opens the store that an address names, and makes it if it is a file that is not there yet: `sqlite:FILE` or
/// `postgres://…`.
///
/// # Errors
///
/// The address names no store, it cannot be reached, or it was written by a later version of the program.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    if let Some(file) = address.strip_prefix("sqlite:") {
        return Ok(Arc::new(sqlite::Sqlite::open(file.as_ref()).await?));
    }
    if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        return Ok(Arc::new(postgres::Postgres::open(address).await?));
    }
    Err(StoreError::Address)
}

/// Opens the store that an address names, which must be there.
///
/// # Errors
///
/// As [`open`]; and there is no such file.
pub async fn find(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    match address.strip_prefix("sqlite:") {
        Some(file) if !std::path::Path::new(file).exists() => Err(StoreError::Absent),
        _ => open(address).await,
    }
}
