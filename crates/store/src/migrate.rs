//! How the tables came to be, step by step. Steps are only ever added.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps of one kind of database: what each is about, and its text.
pub type Steps = &'static [(&'static str, &'static str)];

/// The steps of SQLite.
pub const SQLITE: Steps = &[
    ("lines", include_str!("../migrations/sqlite/0001_lines.sql")),
    ("accounts", include_str!("../migrations/sqlite/0002_accounts.sql")),
    ("secrets", include_str!("../migrations/sqlite/0003_secrets.sql")),
    ("removals", include_str!("../migrations/sqlite/0004_removals.sql")),
    ("renewals", include_str!("../migrations/sqlite/0005_renewals.sql")),
];

/// The steps of PostgreSQL.
pub const POSTGRES: Steps = &[
    ("lines", include_str!("../migrations/postgres/0001_lines.sql")),
    ("accounts", include_str!("../migrations/postgres/0002_accounts.sql")),
    ("secrets", include_str!("../migrations/postgres/0003_secrets.sql")),
    ("removals", include_str!("../migrations/postgres/0004_removals.sql")),
    ("renewals", include_str!("../migrations/postgres/0005_renewals.sql")),
];

/// What takes a database through the steps that it has not taken yet.
pub fn migrator(steps: Steps) -> Migrator {
    let step = |(version, &(about, text)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, Cow::Borrowed(about), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}
