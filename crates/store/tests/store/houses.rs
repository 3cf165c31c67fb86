//! Databases of their own for tests: a file, or a server that is started for them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use store::Store;

/// Where a store is, until it is dropped.
pub struct House {
    folder: PathBuf,
    server: bool,
}

/// A new folder for temporary files.
fn temporary() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let nth = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("qizheng-store-{}-{nth}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn script(arguments: &[&str]) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
    let done = Command::new(script).args(arguments).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap().trim().to_owned()
}

impl House {
    /// A file.
    pub fn file() -> Self {
        Self { folder: temporary(), server: false }
    }

    /// A PostgreSQL server.
    pub fn server() -> Self {
        Self { folder: PathBuf::from(script(&["start"])), server: true }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn address(&self) -> String {
        let folder = self.folder.display();
        if self.server {
            format!("postgres://postgres@localhost/postgres?host={folder}")
        } else {
            format!("sqlite:{folder}/hall.db")
        }
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address()).await.unwrap()
    }

    /// Does something to the tables that the program never does.
    pub async fn tamper(&self, sql: &str) -> Result<(), sqlx::Error> {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql));
        if self.server {
            sql.execute(&mut PgConnection::connect(&self.address()).await?).await?;
        } else {
            sql.execute(&mut SqliteConnection::connect(&self.address()).await?).await?;
        }
        Ok(())
    }

    /// Takes away what keeps lines as they were written.
    pub async fn unguard(&self) {
        let unguarded = if self.server {
            "DROP TRIGGER IF EXISTS lines_stay ON lines"
        } else {
            "DROP TRIGGER IF EXISTS lines_stay; DROP TRIGGER IF EXISTS lines_are_kept"
        };
        self.tamper(unguarded).await.unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if self.server {
            script(&["stop", &self.folder.display().to_string()]);
        } else {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
