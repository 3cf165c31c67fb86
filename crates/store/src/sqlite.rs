//! A store in one file, for one program at a time: SQLite with one writer that commits what waits as one transaction.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::{Arc, LazyLock, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Row as _};
use tokio::sync::{Mutex, MutexGuard, OwnedMutexGuard, broadcast, mpsc, oneshot};

use crate::accounts::{Account, Invitation, Member, Token, keeps_accounts, member};
use crate::fault::{StoreError, is_double};
use crate::known::Known;
use crate::log::{
    Act, EventId, Hold, Kept, Moved, Once, Pending, Row, Store, follows, kept_number, kept_numbers, told_number,
};
use crate::migrate::{SQLITE, migrator};
use crate::removal::{Removal, removals, removes};

/// How many readers there are at once.
const READERS: u32 = 4;

/// How many appendings are committed as one at most; whoever comes later waits for the next.
const TOGETHER: usize = 512;

/// How long another program may keep the file to itself.
const PATIENCE: Duration = Duration::from_secs(10);

/// For how long it is remembered who is signed in. Whatever this program changes of that holds at once.
const REMEMBERED: Duration = Duration::from_secs(2);

/// How many tidings wait for a follower before it falls behind.
const BEHIND: usize = 4096;

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    /// The one connection that writes.
    writer: Arc<Mutex<SqliteConnection>>,
    jobs: mpsc::Sender<Job>,
    moved: broadcast::Sender<Moved>,
    /// What was read a moment ago of accounts.
    known: Known,
    /// Who holds which event.
    held: std::sync::Mutex<HashMap<EventId, Arc<Mutex<()>>>>,
}

/// The one connection that writes, for something about accounts: what was known of them is forgotten when it is done.
#[derive(Debug)]
struct Writing<'a> {
    connection: MutexGuard<'a, SqliteConnection>,
    known: &'a Known,
}

impl Deref for Writing<'_> {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Writing<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.known.forget();
    }
}

/// What the writer is asked to append.
#[derive(Debug)]
struct Job {
    event: EventId,
    /// With which number the log begins, if it is a new one.
    create: Option<u64>,
    /// What stands before.
    last: u64,
    acts: Vec<Act>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Sqlite {
    /// Opens a file, and makes it if it is not there.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        Self::with(options).await
    }

    /// Opens what these options name.
    async fn with(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        let mut writer = options.connect().await?;
        migrator(SQLITE).run(&mut writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = readers.connect_with(options.clone()).await?;
        let writer = Arc::new(Mutex::new(writer));
        let (jobs, waiting) = mpsc::channel(TOGETHER);
        let (moved, _) = broadcast::channel(BEHIND);
        tokio::spawn(write(Arc::clone(&writer), options, waiting, moved.clone()));
        let (known, held) = (Known::lasting(REMEMBERED), std::sync::Mutex::default());
        Ok(Self { readers, writer, jobs, moved, known, held })
    }

    /// What reads.
    const fn reading(&self) -> &SqlitePool {
        &self.readers
    }

    /// What was read a moment ago of accounts.
    const fn known(&self) -> &Known {
        &self.known
    }

    /// What writes accounts.
    async fn writing(&self) -> Result<Writing<'_>, StoreError> {
        let connection = self.writer.lock().await;
        self.known.forget();
        Ok(Writing { connection, known: &self.known })
    }

    fn lock(&self, event: &EventId) -> Arc<Mutex<()>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(held.entry(event.clone()).or_default())
    }
}

/// Commits what waits as one transaction, again and again, and answers after the commit.
async fn write(
    writer: Arc<Mutex<SqliteConnection>>,
    options: SqliteConnectOptions,
    mut waiting: mpsc::Receiver<Job>,
    moved: broadcast::Sender<Moved>,
) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
        let mut connection = writer.lock().await;
        let written = commit(&mut connection, &jobs).await;
        // A disk that is full ends the transaction behind the back of the connection, which would stay within it for ever.
        if written.is_err()
            && let Ok(another) = options.connect().await
        {
            *connection = another;
        }
        drop(connection);
        let results = match written {
            Ok(results) => results,
            Err(fault) => vec![Err(fault); jobs.len()],
        };
        for (job, result) in jobs.drain(..).zip(results) {
            // Nobody follows, or whoever asked has gone: what is written is written.
            if let Ok(last) = result {
                let _ = moved.send(Moved { event: job.event, last: Some(last) });
            }
            let _ = job.answer.send(result.map(|_| ()));
        }
    }
}

/// Writes all jobs in one transaction: of each the number of its last line, or why it was left out.
async fn commit(writer: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    if let [job] = jobs {
        let result = append(&mut transaction, job).await;
        match &result {
            Ok(_) => transaction.commit().await?,
            Err(fault) if concerns_the_file(fault) => return Err(fault.clone()),
            Err(_) => transaction.rollback().await?,
        }
        return Ok(vec![result]);
    }
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        let mut part = transaction.begin().await?;
        let result = append(&mut part, job).await;
        match &result {
            Ok(_) => part.commit().await?,
            Err(fault) if concerns_the_file(fault) => return Err(fault.clone()),
            Err(_) => part.rollback().await?,
        }
        results.push(result);
    }
    transaction.commit().await?;
    Ok(results)
}

/// Whether a fault concerns the file and not a job, and so ends the transaction for all.
const fn concerns_the_file(fault: &StoreError) -> bool {
    matches!(fault, StoreError::Full | StoreError::Busy | StoreError::ReadOnly | StoreError::Damaged(_))
}

/// Writes one job; the number of its last line.
async fn append(writer: &mut SqliteConnection, job: &Job) -> Result<u64, StoreError> {
    let event = job.event.as_str();
    if let Some(first) = job.create {
        let begun = sqlx::query("INSERT INTO events (event, first, last) VALUES ($1, $2, $3)")
            .bind(event)
            .bind(kept_number(first)?)
            .bind(kept_number(job.last)?)
            .execute(&mut *writer);
        begun.await.map_err(|error| if is_double(&error) { StoreError::Exists } else { error.into() })?;
    }
    let last = follows(job.last, &job.acts)?;
    let moved = sqlx::query("UPDATE events SET last = $1 WHERE event = $2 AND last = $3")
        .bind(kept_number(last)?)
        .bind(event)
        .bind(kept_number(job.last)?)
        .execute(&mut *writer)
        .await?;
    if moved.rows_affected() == 0 {
        let kept = kept(&mut *writer, &job.event).await?.ok_or(StoreError::NoEvent)?;
        return Err(StoreError::Number { expected: kept.last + 1, found: job.last + 1 });
    }
    let rows: Vec<&Row> = job.acts.iter().flat_map(|act| &act.rows).collect();
    insert_lines(writer, event, &rows).await?;
    let answers: Vec<&Once> = job.acts.iter().filter_map(|act| act.once.as_ref()).collect();
    insert_answers(writer, event, &answers).await?;
    Ok(last)
}

/// How many rows one statement writes, the most first.
const AT_ONCE: [usize; 4] = [64, 16, 4, 1];

/// The statements that write so many rows of an event at once.
fn inserts(table: &str, columns: &[&str]) -> [String; 4] {
    AT_ONCE.map(|rows| {
        let field = |row: usize, nth: usize| format!("${}", row * columns.len() + nth + 2);
        let row = |row: usize| {
            format!("($1, {})", (0..columns.len()).map(|nth| field(row, nth)).collect::<Vec<_>>().join(", "))
        };
        let values = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        format!("INSERT INTO {table} (event, {}) VALUES {values}", columns.join(", "))
    })
}

/// The statements that write lines.
static LINES: LazyLock<[String; 4]> = LazyLock::new(|| inserts("lines", &["no", "bytes"]));

/// The statements that write answers.
static ANSWERS: LazyLock<[String; 4]> = LazyLock::new(|| inserts("answers", &["key", "request", "answer"]));

/// Writes lines, as many with one statement as there are.
async fn insert_lines(writer: &mut SqliteConnection, event: &str, mut rows: &[&Row]) -> Result<(), StoreError> {
    for (at_once, statement) in AT_ONCE.into_iter().zip(LINES.iter()) {
        while let Some((now, later)) = rows.split_at_checked(at_once) {
            let mut inserted = sqlx::query(statement.as_str()).bind(event);
            for row in now {
                inserted = inserted.bind(kept_number(row.no)?).bind(row.bytes.as_slice());
            }
            let first = now.first().map_or(0, |row| row.no);
            let taken = StoreError::Number { expected: first + 1, found: first };
            inserted
                .execute(&mut *writer)
                .await
                .map_err(|error| if is_double(&error) { taken } else { error.into() })?;
            rows = later;
        }
    }
    Ok(())
}

/// Writes answers, as many with one statement as there are.
async fn insert_answers(writer: &mut SqliteConnection, event: &str, mut rows: &[&Once]) -> Result<(), StoreError> {
    for (at_once, statement) in AT_ONCE.into_iter().zip(ANSWERS.iter()) {
        while let Some((now, later)) = rows.split_at_checked(at_once) {
            let mut inserted = sqlx::query(statement.as_str()).bind(event);
            for Once { key, request, answer } in now {
                inserted = inserted.bind(key.as_str()).bind(request.as_slice()).bind(answer.as_slice());
            }
            let answered = |error| if is_double(&error) { StoreError::Answered } else { error.into() };
            inserted.execute(&mut *writer).await.map_err(answered)?;
            rows = later;
        }
    }
    Ok(())
}

/// How far an event goes.
async fn kept<'c>(
    database: impl sqlx::Executor<'c, Database = sqlx::Sqlite>,
    event: &EventId,
) -> Result<Option<Kept>, StoreError> {
    let row = sqlx::query("SELECT event, first, last FROM events WHERE event = $1").bind(event.as_str());
    row.fetch_optional(database).await?.map(|row| told(&row)).transpose()
}

fn told(row: &SqliteRow) -> Result<Kept, StoreError> {
    let event: String = row.try_get(0)?;
    let event = event.parse().map_err(|error: crate::NoEventId| StoreError::Damaged(error.to_string()))?;
    Ok(Kept { event, first: told_number(row.try_get(1)?), last: told_number(row.try_get(2)?) })
}

/// Lines from a number on.
async fn read(readers: &SqlitePool, event: &EventId, from: u64, most: u32) -> Result<Vec<Row>, StoreError> {
    let rows = sqlx::query("SELECT no, bytes FROM lines WHERE event = $1 AND no >= $2 ORDER BY no LIMIT $3")
        .bind(event.as_str())
        .bind(kept_number(from)?)
        .bind(i64::from(most))
        .fetch_all(readers)
        .await?;
    rows.iter().map(|row| Ok(Row { no: told_number(row.try_get(0)?), bytes: row.try_get(1)? })).collect()
}

async fn answered(readers: &SqlitePool, event: &EventId, keys: &[&str]) -> Result<Vec<Once>, StoreError> {
    if keys.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sqlx::query(
        "SELECT key, request, answer FROM answers WHERE event = $1 AND key IN (SELECT value FROM json_each($2))",
    );
    let keys = serde_json::to_string(keys).unwrap_or_default();
    let rows = rows.bind(event.as_str()).bind(keys).fetch_all(readers).await?;
    rows.iter()
        .map(|row| Ok(Once { key: row.try_get(0)?, request: row.try_get(1)?, answer: row.try_get(2)? }))
        .collect()
}

/// Has the writer append something, and waits for its answer.
async fn ask(
    jobs: &mpsc::Sender<Job>,
    event: EventId,
    create: Option<u64>,
    last: u64,
    acts: Vec<Act>,
) -> Result<(), StoreError> {
    let closed = || StoreError::Unreachable("the store was closed".to_owned());
    let (answer, answered) = oneshot::channel();
    jobs.send(Job { event, create, last, acts, answer }).await.map_err(|_| closed())?;
    answered.await.map_err(|_| closed())?
}

impl Store for Sqlite {
    fn events(&self) -> Pending<'_, Vec<Kept>> {
        Box::pin(async {
            let rows = sqlx::query("SELECT event, first, last FROM events ORDER BY event");
            rows.fetch_all(&self.readers).await?.iter().map(told).collect()
        })
    }

    fn event<'a>(&'a self, event: &'a EventId) -> Pending<'a, Option<Kept>> {
        Box::pin(kept(&self.readers, event))
    }

    fn read<'a>(&'a self, event: &'a EventId, from: u64, most: u32) -> Pending<'a, Vec<Row>> {
        Box::pin(read(&self.readers, event, from, most))
    }

    fn pick<'a>(&'a self, event: &'a EventId, numbers: &'a [u64]) -> Pending<'a, Vec<Row>> {
        Box::pin(async move {
            let numbers = serde_json::to_string(&kept_numbers(numbers)?).unwrap_or_default();
            let rows = sqlx::query(
                "SELECT no, bytes FROM lines WHERE event = $1 AND no IN (SELECT value FROM json_each($2)) ORDER BY no",
            );
            let rows = rows.bind(event.as_str()).bind(numbers).fetch_all(&self.readers).await?;
            rows.iter().map(|row| Ok(Row { no: told_number(row.try_get(0)?), bytes: row.try_get(1)? })).collect()
        })
    }

    fn answered<'a>(&'a self, event: &'a EventId, key: &'a str) -> Pending<'a, Option<Once>> {
        Box::pin(async move { Ok(answered(&self.readers, event, &[key]).await?.pop()) })
    }

    fn create(&self, event: EventId, first: u64, acts: Vec<Act>) -> Pending<'_, ()> {
        Box::pin(ask(&self.jobs, event, Some(first), first.saturating_sub(1), acts))
    }

    fn hold<'a>(&'a self, event: &'a EventId) -> Pending<'a, Box<dyn Hold>> {
        Box::pin(async {
            let alone = self.lock(event).lock_owned().await;
            let kept = kept(&self.readers, event).await?.ok_or(StoreError::NoEvent)?;
            let (readers, jobs) = (self.readers.clone(), self.jobs.clone());
            Ok(Box::new(Held { kept, readers, jobs, _alone: alone }) as Box<dyn Hold>)
        })
    }

    fn remove(&self, removal: Removal) -> Pending<'_, ()> {
        Box::pin(async move {
            let _alone = self.lock(&removal.event).lock_owned().await;
            let mut writing = self.writing().await?;
            let mut transaction = writing.begin_with("BEGIN IMMEDIATE").await?;
            remove(&mut transaction, &removal).await?;
            transaction.commit().await?;
            // Nobody may follow.
            let _ = self.moved.send(Moved { event: removal.event, last: None });
            Ok(())
        })
    }

    fn removals(&self) -> Pending<'_, Vec<Removal>> {
        Box::pin(async { sqlx::query(removals!()).fetch_all(&self.readers).await?.iter().map(removal).collect() })
    }

    fn follow(&self) -> broadcast::Receiver<Moved> {
        self.moved.subscribe()
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            // What is left in the log beside the file goes into it, so that it can be copied alone.
            let mut writer = self.writer.lock().await;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await?;
            Ok(())
        })
    }
}

keeps_accounts!(Sqlite, SqliteConnection, SqliteRow);

removes!(SqliteConnection, SqliteRow);

/// An event that is held.
struct Held {
    kept: Kept,
    readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
    _alone: OwnedMutexGuard<()>,
}

impl Hold for Held {
    fn kept(&self) -> &Kept {
        &self.kept
    }

    fn read(&mut self, from: u64, most: u32) -> Pending<'_, Vec<Row>> {
        Box::pin(read(&self.readers, &self.kept.event, from, most))
    }

    fn answered<'a>(&'a mut self, keys: &'a [&'a str]) -> Pending<'a, Vec<Once>> {
        Box::pin(answered(&self.readers, &self.kept.event, keys))
    }

    fn append(self: Box<Self>, acts: Vec<Act>) -> Pending<'static, ()> {
        Box::pin(async move { ask(&self.jobs, self.kept.event.clone(), None, self.kept.last, acts).await })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(no: u64, length: usize) -> Vec<Act> {
        vec![Act::of(vec![Row { no, bytes: vec![b'x'; length] }])]
    }

    /// A file that may not grow stands for a disk that is full: SQLite tells both in the same way.
    #[tokio::test]
    async fn a_full_disk_refuses_clearly_and_loses_nothing() {
        let folder = std::env::temp_dir().join(format!("qizheng-full-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let options = || SqliteConnectOptions::new().filename(folder.join("full.db")).create_if_missing(true);
        let store = Sqlite::with(options().pragma("max_page_count", "40")).await.unwrap();
        let event: EventId = "full".parse().unwrap();
        store.create(event.clone(), 1, act(1, 10)).await.unwrap();
        let mut kept = 1;
        let fault = loop {
            match store.hold(&event).await.unwrap().append(act(kept + 1, 9000)).await {
                Ok(()) => kept += 1,
                Err(fault) => break fault,
            }
        };
        assert_eq!(fault, StoreError::Full);
        assert!(kept > 3, "{kept} lines");
        assert_eq!(store.event(&event).await.unwrap().unwrap().last, kept);
        let there: Vec<u64> = store.read(&event, 1, 1000).await.unwrap().iter().map(|row| row.no).collect();
        assert_eq!(there, (1..=kept).collect::<Vec<_>>());
        // With room again, it goes on where it stopped.
        store.close().await.unwrap();
        let store = Sqlite::with(options()).await.unwrap();
        store.hold(&event).await.unwrap().append(act(kept + 1, 9000)).await.unwrap();
        assert_eq!(store.event(&event).await.unwrap().unwrap().last, kept + 1);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
