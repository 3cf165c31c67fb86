//! How the server bears a hall: entries that are on the disk, readers who follow, games judged, and how soon it is there.
//!
//! Phones and the start are asked over connections, all else of the router itself, without a network between. What is written is compared with a bare SQLite
//! that commits the same bytes: many lines at a time, and one at a time.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a bench says what it found, and fails as a test does")]

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{App, first_link, router};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};
use store::{Act, Row, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Barrier;
use tower::ServiceExt as _;

const WRITERS: usize = 64;
const EACH: usize = 40;
/// How often entries and bare commits are measured in turn: a disk is not as fast at every moment.
const ROUNDS: usize = 9;
const READERS: usize = 5000;
const MESSAGES: usize = 20;
const JUDGED: u32 = 400;
const PHONES: u32 = 2000;
const LINES: usize = 1_000_000;

const CHARTER: &str = "name = \"Bench\"\ntime = { method = { minutes = 90 } }\nsections = [{ id = \"A\", name = \"A\" }]\n\
    format = { stages = [{ system = \"swiss\", rounds = 7, scoring = \"whole\" }] }\nrules = { base = \"xqef-2022\" }\n";

/// A folder of this bench, until it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn database(&self, name: &str) -> String {
        format!("sqlite:{}/{name}.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with somebody signed in.
#[derive(Clone)]
struct House {
    app: App,
    router: Router,
    cookie: String,
}

impl House {
    async fn new(store: Arc<dyn Store>) -> Self {
        let app = App::new(store, 2);
        let link = first_link(&app).await.unwrap().unwrap();
        let mut house = Self { router: router(app.clone()), app, cookie: String::new() };
        let token = link.trim_start_matches("/join#");
        let join = json!({ "token": token, "name": "director", "password": "a long password" });
        let response = house.send("/api/v1/join", Some(&join), 1).await;
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut house.cookie);
        house
    }

    /// Asks from an address of its own, so that no limit for one address counts.
    async fn send(&self, path: &str, body: Option<&Value>, from: u32) -> axum::response::Response {
        let request = Request::builder().uri(path).method(if body.is_some() { "POST" } else { "GET" });
        let request = request.header("content-type", "application/json").header("cookie", &self.cookie);
        let address = SocketAddr::from((Ipv4Addr::from_bits(from), 1));
        let request = request.extension(ConnectInfo(address));
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.router.clone().oneshot(request.body(body).unwrap()).await.unwrap()
    }

    async fn must(&self, path: &str, body: &Value) {
        let response = self.send(path, Some(body), 1).await;
        let status = response.status();
        let told = response.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(status, StatusCode::OK, "{}", String::from_utf8_lossy(&told));
    }

    /// An event with a table for each writer.
    async fn play(&self) {
        self.must("/api/v1/events", &json!({ "id": "bench", "toml": CHARTER })).await;
        for player in 0..2 * WRITERS {
            let enter = json!({ "enter": { "name": format!("P{player}"), "section": "A" } });
            self.must("/api/v1/events/bench/orders", &json!({ "what": enter })).await;
        }
        for command in ["draw", "pair", "publish"] {
            let mut what = json!({ command: { "section": "A", "seed": 1 } });
            if command == "publish" {
                what = json!({ "publish": { "section": "A" } });
            }
            self.must("/api/v1/events/bench/orders", &json!({ "what": what })).await;
        }
        for table in 1..=WRITERS {
            self.note(table, "first").await;
        }
    }

    async fn note(&self, table: usize, text: &str) {
        let path = format!("/api/v1/events/bench/tables/A/1/{table}/1/1/entries");
        self.must(&path, &json!({ "what": { "act": { "do": "note", "text": text } } })).await;
    }
}

/// Entries of all writers at once, and the bytes of their lines.
async fn writers(house: &House, store: &dyn Store) -> (f64, Vec<Vec<u8>>) {
    let event = "bench".parse().unwrap();
    let before = store.event(&event).await.unwrap().unwrap().last;
    let barrier = Arc::new(Barrier::new(WRITERS + 1));
    let tasks: Vec<_> = (1..=WRITERS)
        .map(|table| {
            let (house, barrier) = (house.clone(), Arc::clone(&barrier));
            tokio::spawn(async move {
                barrier.wait().await;
                for nth in 0..EACH {
                    house.note(table, &format!("entry {nth} at this table")).await;
                }
            })
        })
        .collect();
    barrier.wait().await;
    let began = Instant::now();
    for task in tasks {
        task.await.unwrap();
    }
    let took = began.elapsed();
    let rows = store.read(&event, before + 1, u32::MAX).await.unwrap();
    #[allow(clippy::cast_precision_loss, reason = "a rate")]
    let rate = (WRITERS * EACH) as f64 / took.as_secs_f64();
    (rate, rows.into_iter().map(|row| row.bytes).collect())
}

/// A bare database that keeps lines as the store does.
async fn bare(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    let mut connection = options.disable_statement_logging().connect().await.unwrap();
    let table = "CREATE TABLE lines (event TEXT NOT NULL, no INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (event, no)) STRICT, WITHOUT ROWID";
    sqlx::query(table).execute(&mut connection).await.unwrap();
    connection
}

/// How many lines a second are committed, so many at a time.
async fn commits(connection: &mut SqliteConnection, lines: &[Vec<u8>], together: usize) -> f64 {
    let began = Instant::now();
    let mut no = 0_i64;
    for group in lines.chunks(together) {
        let mut transaction = connection.begin().await.unwrap();
        for bytes in group {
            no += 1;
            let line = sqlx::query("INSERT INTO lines (event, no, bytes) VALUES ($1, $2, $3)");
            let event = format!("bench-{together}");
            line.bind(event).bind(no).bind(bytes.as_slice()).execute(&mut *transaction).await.unwrap();
        }
        transaction.commit().await.unwrap();
    }
    #[allow(clippy::cast_precision_loss, reason = "a rate")]
    let rate = lines.len() as f64 / began.elapsed().as_secs_f64();
    rate
}

/// The one in the middle.
fn middle(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// What this process keeps in memory, in MiB.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or_default() / 1024.0
}

/// How long it takes until those who follow are told, from the entry on, in the order of length.
async fn readers(house: &House) -> Vec<Duration> {
    let began = Instant::now();
    let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
    for _ in 0..READERS {
        let mut body = house.send("/api/v1/events/bench/stream?section=A&round=1&table=1", None, 1).await.into_body();
        let told = told.clone();
        tokio::spawn(async move {
            let mut greeted = false;
            while let Some(Ok(frame)) = body.frame().await {
                let is_moved = frame.data_ref().is_some_and(|text| text.starts_with(b"event: moved"));
                if is_moved && told.send(began.elapsed()).is_err() {
                    return;
                }
                if !greeted {
                    greeted = true;
                    let _ = told.send(Duration::MAX);
                }
            }
        });
    }
    for _ in 0..READERS {
        heard.recv().await.unwrap();
    }
    let mut delays = Vec::with_capacity(READERS * MESSAGES);
    for nth in 0..MESSAGES {
        let at = began.elapsed();
        house.note(1, &format!("message {nth}")).await;
        for _ in 0..READERS {
            delays.push(heard.recv().await.unwrap().saturating_sub(at));
        }
    }
    delays.sort_unstable();
    delays
}

async fn judged(house: &House) -> f64 {
    let moves = ["f5e5", "e9f9", "e5f5", "f9e9"].repeat(4);
    let question = json!({ "fen": "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w", "moves": moves, "rules": ["xqef-2022"] });
    let began = Instant::now();
    let asking = (0..JUDGED).map(|nth| {
        let (house, question) = (house.clone(), question.clone());
        tokio::spawn(async move {
            let response = house.send("/api/v1/judge", Some(&question), 1000 + nth).await;
            assert_eq!(response.status(), StatusCode::OK);
        })
    });
    for task in asking.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    f64::from(JUDGED) / began.elapsed().as_secs_f64()
}

/// What 2,000 phones at once bear, each over connections of its own, as in a hall.
struct Phones {
    /// How long it takes until a phone shows the event and its pairings, in the order of length.
    shown: Vec<Duration>,
    /// How long it takes until a phone that follows is told of a notice, in the order of length.
    told: Vec<Duration>,
}

async fn phones(house: &House) -> Phones {
    let (at, stop) = listening(house.app.clone());
    let began = Instant::now();
    let all_follow = Arc::new(Barrier::new(usize::try_from(PHONES).unwrap() + 1));
    let asking = (0..PHONES).map(|nth| {
        // The limits count by address: each phone has its own.
        let (from, all_follow) = (Ipv4Addr::from_bits(0x7f01_0001 + nth), Arc::clone(&all_follow));
        tokio::spawn(async move {
            for path in ["/", "/api/v1/events/bench", "/api/v1/events/bench/sheets/pairings?section=A"] {
                let answer = asked(at, path, from).await;
                assert!(answer.starts_with("HTTP/1.1 200") || path == "/", "{path}: {answer}");
            }
            let shown = began.elapsed();
            let mut stream = request(at, "/api/v1/events/bench/stream", from).await;
            until(&mut stream, "event: hello").await;
            all_follow.wait().await;
            until(&mut stream, "event: moved").await;
            (shown, Instant::now())
        })
    });
    let asking: Vec<_> = asking.collect();
    all_follow.wait().await;
    let put_up = Instant::now();
    house.must("/api/v1/events/bench/notices", &json!({ "what": { "put_up": { "text": "Lunch" } } })).await;
    let mut phones = Phones { shown: Vec::new(), told: Vec::new() };
    for task in asking {
        let (shown, heard) = task.await.unwrap();
        phones.shown.push(shown);
        phones.told.push(heard.saturating_duration_since(put_up));
    }
    stop.send(()).unwrap();
    phones.shown.sort_unstable();
    phones.told.sort_unstable();
    phones
}

/// Reads a stream until it says something.
async fn until(stream: &mut TcpStream, said: &str) {
    let mut read = Vec::new();
    while !String::from_utf8_lossy(&read).contains(said) {
        assert!(stream.read_buf(&mut read).await.unwrap() > 0, "the stream ended before “{said}”");
    }
}

/// A server that listens, until it is told to stop.
fn listening(app: App) -> (SocketAddr, tokio::sync::oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let stopped = async { stopped.await.unwrap_or_default() };
    tokio::spawn(server::serve(app, listener, None, stopped));
    (at, stop)
}

/// A database of a million lines: the same event, many times; how many.
async fn many_lines(address: &str, log: &[Row]) -> usize {
    let store = store::open(address).await.unwrap();
    let events = LINES.div_ceil(log.len());
    for nth in 0..events {
        store.create(format!("event-{nth}").parse().unwrap(), 1, vec![Act::of(log.to_vec())]).await.unwrap();
    }
    store.close().await.unwrap();
    events
}

/// Sends a question to a server that listens, from an address.
async fn request(at: SocketAddr, path: &str, from: Ipv4Addr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let mut stream = socket.connect(at).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// What a server that listens answers.
async fn asked(at: SocketAddr, path: &str, from: Ipv4Addr) -> String {
    let mut answer = Vec::new();
    request(at, path, from).await.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// How long it takes until the first page and the list of events are there, while the events are read in the background.
async fn started(address: &str) -> Duration {
    let began = Instant::now();
    let store = store::open(address).await.unwrap();
    let (at, stop) = listening(App::new(store, 2));
    for path in ["/", "/api/v1/events"] {
        assert!(asked(at, path, Ipv4Addr::LOCALHOST).await.starts_with("HTTP/1.1 "), "{path}");
    }
    let took = began.elapsed();
    stop.send(()).unwrap();
    took
}

#[tokio::main]
async fn main() {
    // The runner of tests asks what there is, and times nothing.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let folder = Folder::new();
    let store = store::open(&folder.database("hall")).await.unwrap();
    let house = House::new(Arc::clone(&store)).await;
    house.play().await;
    let (mut entries, mut grouped, mut single) = (Vec::new(), Vec::new(), Vec::new());
    for nth in 0..ROUNDS {
        let (rate, lines) = writers(&house, &*store).await;
        entries.push(rate);
        let mut connection = bare(&folder.0.join(format!("bare-{nth}.db"))).await;
        grouped.push(commits(&mut connection, &lines, WRITERS).await);
        single.push(commits(&mut connection, &lines[..lines.len().min(500)], 1).await);
    }
    let [entries, grouped, single] = [entries, grouped, single].map(middle);
    println!("entries at desks by {WRITERS} writers: {entries:.0} a second");
    println!(
        "  {:.2} of a bare SQLite that commits {WRITERS} lines together ({grouped:.0} a second)",
        entries / grouped
    );
    println!("  {:.1} times a bare SQLite that commits each line ({single:.0} a second)", entries / single);
    let before = memory();
    let delays = readers(&house).await;
    let (middle, slow) = (delays[delays.len() / 2], delays[delays.len() * 99 / 100]);
    println!("{READERS} readers of one table: told after {middle:.1?} (p50), {slow:.1?} (p99)");
    println!("  {:.0} MiB before, {:.0} MiB with them", before, memory());
    println!("judged: {:.0} games a second", judged(&house).await);
    let Phones { shown, told } = phones(&house).await;
    for (what, times) in [("shown", shown), ("told of a notice", told)] {
        let (middle, slow) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        println!("{PHONES} phones at once on the public page: {what} after {middle:.1?} (p50), {slow:.1?} (p99)");
    }
    let address = folder.database("many");
    let log = store.read(&"bench".parse().unwrap(), 1, u32::MAX).await.unwrap();
    let events = many_lines(&address, &log).await;
    println!("{LINES} lines in {events} events: the first page and the list after {:.1?}", started(&address).await);
}
