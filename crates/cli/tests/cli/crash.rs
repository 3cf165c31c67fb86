//! A server that is killed in the middle of writing, again and again: what was answered is there, once, and the log is sound.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::{folder, qizheng, run};

/// How many write at once.
const WRITERS: u32 = 32;

/// How often the server is killed; `make crash` kills it more often.
fn kills() -> u32 {
    std::env::var("KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(200)
}

/// A server that runs, and where.
pub struct Server {
    pub child: Child,
    pub address: String,
    /// What it said of where the director joins.
    pub token: Option<String>,
}

impl Server {
    fn start(database: &str, first: bool) -> Self {
        Self::of(&mut qizheng(&["serve", "--listen", "127.0.0.1:0", "--database", database]), first)
    }

    /// A server that a command starts; at its first start it tells where the director joins.
    pub fn of(command: &mut Command, first: bool) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the binary is built for this test");
        let mut out = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (mut address, mut token) = (None, None);
        let mut line = String::new();
        // The link of the director ends what is said at the first start.
        while out.read_line(&mut line).expect("it tells") > 0 {
            let said = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
            if let Some(said) = said {
                let (host, join) = said.split_once("/join#").map_or((said, None), |(host, token)| (host, Some(token)));
                address = Some(host.to_owned());
                token = join.map(str::to_owned).or(token);
            }
            if token.is_some() || (!first && address.is_some()) {
                break;
            }
            line.clear();
        }
        thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        Self { child, address: address.expect("an address"), token }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The status, the cookie and the body of an answer; nothing if the server is gone.
pub fn ask(address: &str, path: &str, cookie: &str, key: &str, body: Option<&Value>) -> Option<(u16, String, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Cookie: {cookie}\r\nIdempotency-Key: {key}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = set.and_then(|set| set.split(';').next()).unwrap_or_default().to_owned();
    Some((status, cookie, serde_json::from_str(body).ok()?))
}

const EVENT: &str = "/api/v1/events/crash";
pub const CHARTER: &str = "name = \"Crash\"\ntime = { method = { minutes = 30 } }\nsections = [{ id = \"A\", name = \"A\" }, { id = \"B\", name = \"B\" }]\nrules = { base = \"roc-113\" }\n\
    format = { stages = [{ system = \"swiss\", rounds = 5, scoring = \"whole\" }] }\n";

/// Enters a player under a key of its name; whether the server answered that it did.
fn enter(address: &str, cookie: &str, name: &str) -> bool {
    let body = json!({ "what": { "enter": { "name": name, "section": "A" } } });
    match ask(address, &format!("{EVENT}/orders"), cookie, name, Some(&body)) {
        Some((200, ..)) => true,
        Some((503, ..)) | None => false,
        Some((status, _, told)) => panic!("{name}: {status} {told}"),
    }
}

/// How many play in the section whose round is published and taken back again and again.
const PAIRS: usize = 4;

/// Gives an order of the second section; the status of the answer, if the server is still there.
fn give(address: &str, cookie: &str, order: &Value) -> Option<u16> {
    ask(address, &format!("{EVENT}/orders"), cookie, "", Some(&json!({ "what": order }))).map(|(status, ..)| status)
}

/// The order that pairs the round of the second section.
fn pair() -> Value {
    json!({ "pair": { "section": "B", "seed": 1 } })
}

/// Fills a section, and pairs its first round.
fn field(address: &str, cookie: &str) {
    for nth in 0..2 * PAIRS {
        let enter = json!({ "enter": { "name": format!("B{nth}"), "section": "B" } });
        assert_eq!(give(address, cookie, &enter), Some(200));
    }
    assert_eq!(give(address, cookie, &json!({ "draw": { "section": "B", "seed": 1 } })), Some(200));
    assert_eq!(give(address, cookie, &pair()), Some(200));
}

/// Pairs, publishes and takes back until the server is gone.
fn publish_until_killed(address: &str, cookie: &str) {
    let orders = [
        pair(),
        json!({ "publish": { "section": "B" } }),
        json!({ "take_back": { "section": "B", "what": "round", "reason": "again" } }),
    ];
    while orders.iter().all(|order| give(address, cookie, order).is_some()) {}
}

/// How many rounds of the second section there are; each has all its tables.
fn whole_rounds(seen: &Value) -> usize {
    let rounds = seen["sections"][1]["rounds"].as_array().expect("a list");
    for round in rounds {
        assert_eq!(round["tables"].as_array().map(Vec::len), Some(PAIRS), "{round}");
    }
    rounds.len()
}

/// Writes from many sides until the server is gone; who was answered, and who was not.
fn write_until_killed(server: Server, cookie: &str, after: Duration, number: &AtomicU32) -> (Vec<String>, Vec<String>) {
    let address = server.address.clone();
    let write = || {
        let mut answered = Vec::new();
        loop {
            let name = format!("P{}", number.fetch_add(1, Ordering::Relaxed));
            if !enter(&address, cookie, &name) {
                return (answered, name);
            }
            answered.push(name);
        }
    };
    thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS).map(|_| scope.spawn(write)).collect();
        scope.spawn(|| publish_until_killed(&address, cookie));
        thread::sleep(after);
        drop(server);
        let mut all = (Vec::new(), Vec::new());
        for writer in writers {
            let (answered, open) = writer.join().expect("a writer ends with the server");
            all.0.extend(answered);
            all.1.push(open);
        }
        all
    })
}

#[test]
fn what_a_killed_server_had_answered_is_there_once() {
    let folder = folder("crash");
    let database = format!("sqlite:{}", folder.join("hall.db").display());
    let server = Server::start(&database, true);
    let token = server.token.clone().expect("the first start tells where the director joins");
    let join = json!({ "token": token, "name": "director", "password": "a long password" });
    let (status, cookie, told) = ask(&server.address, "/api/v1/join", "", "", Some(&join)).expect("it answers");
    assert_eq!(status, 200, "{told}");
    let begin = json!({ "id": "crash", "toml": CHARTER });
    let (status, _, told) = ask(&server.address, "/api/v1/events", &cookie, "", Some(&begin)).expect("it answers");
    assert_eq!(status, 200, "{told}");
    field(&server.address, &cookie);
    drop(server);

    let mut published = 0;
    let (number, mut answered, mut open): (_, Vec<String>, Vec<String>) = (AtomicU32::new(1), Vec::new(), Vec::new());
    for nth in 0..kills() {
        let server = Server::start(&database, false);
        let (_, _, seen) = ask(&server.address, EVENT, &cookie, "", None).expect("it answers");
        published += whole_rounds(&seen);
        // Who was not answered sends the same again, and is answered now; nothing happens twice.
        for name in std::mem::take(&mut open) {
            assert!(enter(&server.address, &cookie, &name), "{name} is not answered again");
            answered.push(name);
        }
        let after = Duration::from_millis(u64::from(nth * 37 % 60));
        let (done, left) = write_until_killed(server, &cookie, after, &number);
        answered.extend(done);
        open = left;
    }
    let server = Server::start(&database, false);
    let (status, _, seen) = ask(&server.address, EVENT, &cookie, "", None).expect("it answers");
    assert_eq!(status, 200);
    let mut there: BTreeMap<&str, u32> = BTreeMap::new();
    for entrant in seen["sections"][0]["entrants"].as_array().expect("a list") {
        *there.entry(entrant["name"].as_str().expect("a name")).or_default() += 1;
    }
    assert!(!answered.is_empty());
    assert!(published > 0, "no server was killed with a round on its boards");
    for name in &answered {
        assert_eq!(there.get(name.as_str()), Some(&1), "{name}");
    }
    drop(server);
    let verified = run(&["verify", "--database", &database]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
}
