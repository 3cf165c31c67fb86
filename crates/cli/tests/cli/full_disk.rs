//! A disk that fills up under a server: it says so, loses nothing, and goes on when there is room again.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::crash::{CHARTER, Server, ask};
use crate::{folder, run};

const EVENT: &str = "/api/v1/events/full";

/// How large the disk is.
const SIZE: &str = "24m";

/// Fills a disk to its last byte.
fn fill(file: &Path) {
    let mut ballast = File::create(file).expect("there is room for a beginning");
    for size in [1 << 20, 1 << 12, 1] {
        while ballast.write_all(&vec![b'x'; size]).is_ok() {}
    }
}

fn enter(server: &Server, cookie: &str, name: &str) -> (u16, Value) {
    let body = json!({ "what": { "enter": { "name": name, "section": "A", "club": "x".repeat(90) } } });
    let answer = ask(&server.address, &format!("{EVENT}/orders"), cookie, name, Some(&body));
    let (status, _, told) = answer.expect("a server with a full disk answers");
    (status, told)
}

/// Who is entered.
fn entered(server: &Server, cookie: &str) -> Vec<String> {
    let (status, _, seen) = ask(&server.address, EVENT, cookie, "", None).expect("it answers");
    assert_eq!(status, 200, "{seen}");
    let names = seen["sections"][0]["entrants"].as_array().expect("a list").iter();
    names.map(|entrant| entrant["name"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn a_disk_that_fills_up_refuses_clearly_and_loses_nothing() {
    let folder = folder("full-disk");
    let (disk, copy) = (folder.join("disk"), folder.join("copy"));
    fs::create_dir_all(&disk).expect("the folder is ours");
    fs::create_dir_all(&copy).expect("the folder is ours");
    let database = format!("sqlite:{}", disk.join("hall.db").display());
    // A small disk in memory, seen by this server alone.
    let script = format!(
        "mount -t tmpfs -o size={SIZE} tmpfs \"$1\" && exec \"$2\" serve --listen 127.0.0.1:0 --database \"$3\""
    );
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c", &script, "sh"]);
    command.arg(&disk).arg(env!("CARGO_BIN_EXE_qizheng")).arg(&database);
    let server = Server::of(&mut command, true);
    let token = server.token.clone().expect("the first start tells where the director joins");
    let join = json!({ "token": token, "name": "director", "password": "a long password" });
    let (_, cookie, _) = ask(&server.address, "/api/v1/join", "", "", Some(&join)).expect("it answers");
    let begin = json!({ "id": "full", "toml": CHARTER });
    let (status, _, told) = ask(&server.address, "/api/v1/events", &cookie, "", Some(&begin)).expect("it answers");
    assert_eq!(status, 200, "{told}");

    // The disk as the server sees it.
    let seen = Path::new("/proc").join(server.child.id().to_string()).join("root");
    let seen = seen.join(disk.strip_prefix("/").expect("it is a whole path"));
    let ballast = seen.join("ballast");
    let mut kept = Vec::new();
    for time in 0..3 {
        fill(&ballast);
        let mut refused = None;
        for nth in 0..2000 {
            let name = format!("P{time}-{nth}");
            match enter(&server, &cookie, &name) {
                (200, _) => kept.push(name),
                (status, told) => {
                    assert_eq!((status, &told["kind"]), (507, &json!("full")), "{told}");
                    refused = Some(name);
                    break;
                }
            }
        }
        let refused = refused.expect("the disk is full");
        assert_eq!(entered(&server, &cookie), kept, "what was answered is there, and nothing else");
        // With room again, what was refused is done when it is sent again, under the same key.
        fs::remove_file(&ballast).expect("it is there");
        let (status, told) = enter(&server, &cookie, &refused);
        assert_eq!(status, 200, "{told}");
        kept.push(refused);
        assert_eq!(entered(&server, &cookie), kept);
    }
    for part in ["hall.db", "hall.db-wal"] {
        fs::copy(seen.join(part), copy.join(part)).expect("it is there");
    }
    drop(server);
    let verified = run(&["verify", "--database", &format!("sqlite:{}", copy.join("hall.db").display())]);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
}
