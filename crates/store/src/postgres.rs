//! A store that several servers share: PostgreSQL, where whoever decides holds the event by an advisory lock.

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection as _, Row as _, Transaction};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::accounts::{Account, Invitation, Member, Token, keeps_accounts, member};
use crate::fault::{StoreError, is_double};
use crate::known::Known;
use crate::log::{
    Act, EventId, Hold, Kept, Moved, Once, Pending, Row, Store, follows, kept_number, kept_numbers, told_number,
};
use crate::migrate::{POSTGRES, migrator};
use crate::removal::{Removal, removals, removes};

/// How many connections a server has at most.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before the database is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// How many tidings wait for a follower before it falls behind.
const BEHIND: usize = 4096;

/// What is told of is told here.
const CHANNEL: &str = "qizheng_lines";

/// A store that several servers share.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    moved: broadcast::Sender<Moved>,
    listening: JoinHandle<()>,
    known: Known,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Postgres {
    /// Opens the database of an address.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = address.parse()?;
        let options = options.disable_statement_logging();
        // A pool tries again and again, and in the end only says that it took too long.
        let first = timeout(PATIENCE, options.connect()).await;
        first.map_err(|_| StoreError::Unreachable("no answer".to_owned()))??.close().await?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await?;
        migrator(POSTGRES).run(&pool).await?;
        let (moved, _) = broadcast::channel(BEHIND);
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let listening = tokio::spawn(listen(listener, pool.clone(), moved.clone()));
        // Other servers sign people out, too.
        Ok(Self { pool, moved, listening, known: Known::lasting(Duration::ZERO) })
    }
}

impl Postgres {
    /// What reads.
    const fn reading(&self) -> &PgPool {
        &self.pool
    }

    /// What was read a moment ago: nothing.
    const fn known(&self) -> &Known {
        &self.known
    }

    /// What writes.
    async fn writing(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }
}

/// Passes on what the database tells, until the store is closed.
async fn listen(mut listener: PgListener, pool: PgPool, moved: broadcast::Sender<Moved>) {
    while !pool.is_closed() {
        match listener.try_recv().await {
            Ok(Some(told)) => {
                if let Some(told) = read_notice(told.payload()) {
                    // Nobody follows.
                    let _ = moved.send(told);
                }
            }
            // The connection was lost, and with it perhaps tidings: how far all events go is told anew.
            Ok(None) => {
                for Kept { event, last, .. } in events(&pool).await.unwrap_or_default() {
                    let _ = moved.send(Moved { event, last: Some(last) });
                }
            }
            Err(_) => tokio::time::sleep(AGAIN).await,
        }
    }
}

/// What stands in a notice for the number of the last line, where the event was removed.
const GONE: &str = "-";

/// What a notice tells: an event, and the number of its last line.
fn read_notice(text: &str) -> Option<Moved> {
    let (event, last) = text.split_once(' ')?;
    let last = if last == GONE { None } else { Some(last.parse().ok()?) };
    Some(Moved { event: event.parse().ok()?, last })
}

/// Tells all servers of an event when the transaction is committed.
async fn notify(database: &mut PgConnection, event: &EventId, last: &str) -> Result<(), StoreError> {
    let notice = format!("{event} {last}");
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice).execute(database).await?;
    Ok(())
}

async fn events(pool: &PgPool) -> Result<Vec<Kept>, StoreError> {
    let rows = sqlx::query("SELECT event, first, last FROM events ORDER BY event").fetch_all(pool).await?;
    rows.iter().map(told).collect()
}

fn told(row: &PgRow) -> Result<Kept, StoreError> {
    let event: String = row.try_get(0)?;
    let event = event.parse().map_err(|error: crate::NoEventId| StoreError::Damaged(error.to_string()))?;
    Ok(Kept { event, first: told_number(row.try_get(1)?), last: told_number(row.try_get(2)?) })
}

async fn kept<'c>(
    database: impl sqlx::Executor<'c, Database = sqlx::Postgres>,
    event: &EventId,
) -> Result<Option<Kept>, StoreError> {
    let row = sqlx::query("SELECT event, first, last FROM events WHERE event = $1").bind(event.as_str());
    row.fetch_optional(database).await?.map(|row| told(&row)).transpose()
}

async fn read<'c>(
    database: impl sqlx::Executor<'c, Database = sqlx::Postgres>,
    event: &EventId,
    from: u64,
    most: u32,
) -> Result<Vec<Row>, StoreError> {
    let rows = sqlx::query("SELECT no, bytes FROM lines WHERE event = $1 AND no >= $2 ORDER BY no LIMIT $3")
        .bind(event.as_str())
        .bind(kept_number(from)?)
        .bind(i64::from(most))
        .fetch_all(database)
        .await?;
    rows.iter().map(|row| Ok(Row { no: told_number(row.try_get(0)?), bytes: row.try_get(1)? })).collect()
}

async fn answered<'c>(
    database: impl sqlx::Executor<'c, Database = sqlx::Postgres>,
    event: &EventId,
    keys: &[&str],
) -> Result<Vec<Once>, StoreError> {
    let rows = sqlx::query("SELECT key, request, answer FROM answers WHERE event = $1 AND key = ANY($2)")
        .bind(event.as_str())
        .bind(keys)
        .fetch_all(database)
        .await?;
    rows.iter()
        .map(|row| Ok(Once { key: row.try_get(0)?, request: row.try_get(1)?, answer: row.try_get(2)? }))
        .collect()
}

/// Waits until nobody else holds an event, and holds it until the transaction ends.
async fn lock(database: &mut PgConnection, event: &EventId) -> Result<(), StoreError> {
    let lock = sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").bind(event.as_str());
    lock.execute(database).await?;
    Ok(())
}

/// Adds what was decided to a log that goes as far as this, and tells all servers when it is committed.
async fn append(database: &mut PgConnection, before: &Kept, acts: &[Act]) -> Result<(), StoreError> {
    let (event, last) = (before.event.as_str(), follows(before.last, acts)?);
    let rows: Vec<&Row> = acts.iter().flat_map(|act| &act.rows).collect();
    let numbers = kept_numbers(&rows.iter().map(|row| row.no).collect::<Vec<_>>())?;
    let bytes: Vec<&[u8]> = rows.iter().map(|row| row.bytes.as_slice()).collect();
    let lines = sqlx::query(
        "INSERT INTO lines (event, no, bytes) SELECT $1, new.no, new.bytes FROM unnest($2::bigint[], $3::bytea[]) AS new (no, bytes)",
    );
    let taken = StoreError::Number { expected: before.last + 2, found: before.last + 1 };
    let lines = lines.bind(event).bind(numbers).bind(bytes).execute(&mut *database).await;
    lines.map_err(|error| if is_double(&error) { taken } else { error.into() })?;
    let moved = sqlx::query("UPDATE events SET last = $1 WHERE event = $2 AND last = $3")
        .bind(kept_number(last)?)
        .bind(event)
        .bind(kept_number(before.last)?)
        .execute(&mut *database)
        .await?;
    if moved.rows_affected() == 0 {
        return Err(StoreError::Number { expected: before.last + 2, found: before.last + 1 });
    }
    for once in acts.iter().filter_map(|act| act.once.as_ref()) {
        let answer = sqlx::query("INSERT INTO answers (event, key, request, answer) VALUES ($1, $2, $3, $4)")
            .bind(event)
            .bind(once.key.as_str())
            .bind(once.request.as_slice())
            .bind(once.answer.as_slice())
            .execute(&mut *database);
        answer.await.map_err(|error| if is_double(&error) { StoreError::Answered } else { error.into() })?;
    }
    notify(database, &before.event, &last.to_string()).await
}

impl Store for Postgres {
    fn events(&self) -> Pending<'_, Vec<Kept>> {
        Box::pin(events(&self.pool))
    }

    fn event<'a>(&'a self, event: &'a EventId) -> Pending<'a, Option<Kept>> {
        Box::pin(kept(&self.pool, event))
    }

    fn read<'a>(&'a self, event: &'a EventId, from: u64, most: u32) -> Pending<'a, Vec<Row>> {
        Box::pin(read(&self.pool, event, from, most))
    }

    fn pick<'a>(&'a self, event: &'a EventId, numbers: &'a [u64]) -> Pending<'a, Vec<Row>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT no, bytes FROM lines WHERE event = $1 AND no = ANY($2) ORDER BY no");
            let rows = rows.bind(event.as_str()).bind(kept_numbers(numbers)?).fetch_all(&self.pool).await?;
            rows.iter().map(|row| Ok(Row { no: told_number(row.try_get(0)?), bytes: row.try_get(1)? })).collect()
        })
    }

    fn answered<'a>(&'a self, event: &'a EventId, key: &'a str) -> Pending<'a, Option<Once>> {
        Box::pin(async move { Ok(answered(&self.pool, event, &[key]).await?.pop()) })
    }

    fn create(&self, event: EventId, first: u64, acts: Vec<Act>) -> Pending<'_, ()> {
        Box::pin(async move {
            let before = Kept { event, first, last: first.saturating_sub(1) };
            let mut transaction = self.pool.begin().await?;
            lock(&mut transaction, &before.event).await?;
            let begun = sqlx::query("INSERT INTO events (event, first, last) VALUES ($1, $2, $3)")
                .bind(before.event.as_str())
                .bind(kept_number(first)?)
                .bind(kept_number(before.last)?)
                .execute(&mut *transaction);
            begun.await.map_err(|error| if is_double(&error) { StoreError::Exists } else { error.into() })?;
            append(&mut transaction, &before, &acts).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn hold<'a>(&'a self, event: &'a EventId) -> Pending<'a, Box<dyn Hold>> {
        Box::pin(async {
            let mut transaction = self.pool.begin().await?;
            lock(&mut transaction, event).await?;
            let kept = kept(&mut *transaction, event).await?.ok_or(StoreError::NoEvent)?;
            Ok(Box::new(Held { kept, transaction }) as Box<dyn Hold>)
        })
    }

    fn remove(&self, removal: Removal) -> Pending<'_, ()> {
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            lock(&mut transaction, &removal.event).await?;
            remove(&mut transaction, &removal).await?;
            notify(&mut transaction, &removal.event, GONE).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn removals(&self) -> Pending<'_, Vec<Removal>> {
        Box::pin(async { sqlx::query(removals!()).fetch_all(&self.pool).await?.iter().map(removal).collect() })
    }

    fn follow(&self) -> broadcast::Receiver<Moved> {
        self.moved.subscribe()
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            self.listening.abort();
            self.pool.close().await;
            Ok(())
        })
    }
}

keeps_accounts!(Postgres, PgConnection, PgRow);

removes!(PgConnection, PgRow);

/// An event that is held, as long as the transaction lasts.
struct Held {
    kept: Kept,
    transaction: Transaction<'static, sqlx::Postgres>,
}

impl Hold for Held {
    fn kept(&self) -> &Kept {
        &self.kept
    }

    fn read(&mut self, from: u64, most: u32) -> Pending<'_, Vec<Row>> {
        Box::pin(read(&mut *self.transaction, &self.kept.event, from, most))
    }

    fn answered<'a>(&'a mut self, keys: &'a [&'a str]) -> Pending<'a, Vec<Once>> {
        Box::pin(answered(&mut *self.transaction, &self.kept.event, keys))
    }

    fn append(mut self: Box<Self>, acts: Vec<Act>) -> Pending<'static, ()> {
        Box::pin(async move {
            append(&mut self.transaction, &self.kept, &acts).await?;
            Ok(self.transaction.commit().await?)
        })
    }
}
