//! The server as a user starts it: where it is, where the director joins, that it answers, and that it stops when told to.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::{folder, qizheng, run};

#[test]
fn a_server_tells_where_it_is_answers_and_stops() {
    let folder = folder("serve");
    let database = format!("sqlite:{}", folder.join("hall.db").display());
    let mut server = qizheng(&["serve", "--listen", "127.0.0.1:0", "--database", &database])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary is built for this test");
    let mut out = BufReader::new(server.stdout.take().expect("the output is piped"));
    let mut told = String::new();
    while !told.contains("/join#") {
        assert!(out.read_line(&mut told).expect("it tells") > 0, "{told}");
    }
    let address = told.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("it takes a question");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("content-security-policy"), "{answer}");

    let busy = run(&["serve", "--listen", address, "--database", &database]);
    let taken = format!("qizheng: cannot listen at {address}: another program listens there already\n");
    assert_eq!((busy.code, busy.err.as_str()), (Some(1), taken.as_str()));
    let told_to = Command::new("kill").arg(server.id().to_string()).status().expect("kill is there");
    assert!(told_to.success());
    assert_eq!(server.wait().expect("it ends").code(), Some(0));
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("it tells");
    assert!(rest.ends_with("stopped\n"), "{rest}");
}

#[test]
fn what_a_server_cannot_begin_with_is_told_and_leaves_nothing() {
    let folder = folder("serve-not");
    let database = format!("sqlite:{}", folder.join("hall.db").display());
    let elsewhere = run(&["serve", "--listen", "203.0.113.5:8470", "--database", &database]);
    let told = "qizheng: cannot listen at 203.0.113.5:8470: this machine has no such address\n";
    assert_eq!((elsewhere.code, elsewhere.err.as_str()), (Some(1), told));
    assert!(!folder.join("hall.db").exists());
    // Where no database listens, that is said, and at once.
    let nobody = run(&["serve", "--listen", "127.0.0.1:0", "--database", "postgres://me:secret@127.0.0.1:1/events"]);
    assert_eq!((nobody.code, nobody.out.as_str()), (Some(1), ""));
    assert!(nobody.err.starts_with("qizheng: postgres://me@127.0.0.1:1/events: it cannot be opened"), "{}", nobody.err);
    std::fs::write(folder.join("junk.db"), "no database at all").expect("the folder is ours");
    let junk = run(&["serve", "--listen", "127.0.0.1:0", "--database", &database.replace("hall.db", "junk.db")]);
    assert!(junk.code == Some(1) && junk.err.contains("it is damaged"), "{}", junk.err);
}
