//! Bodies that are cut, too large, too deep, or wrongly encoded: refused or closed, whatever is asked, and memory stays bounded.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::Value;
use server::described;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::evening::{Evening, folder};
use crate::slow::{Listening, listen};
use crate::walk::filled;

/// Bodies that nothing can be made of, and the heads that go with them.
fn bad() -> [(&'static str, &'static str, Vec<u8>); 8] {
    let json = "application/json";
    [
        ("nothing", json, Vec::new()),
        ("cut", json, br#"{"what": {"enter": {"name": "An"#.to_vec()),
        ("deep", json, b"[".repeat(200_000)),
        ("deep in a field", json, [br#"{"what":"#.as_slice(), &br#"{"a":"#.repeat(100_000)].concat()),
        ("no text", json, b"{\"what\": \"\xff\xfe\x00\"}".to_vec()),
        ("another code", json, "{\"what\": \"棋\"}".encode_utf16().flat_map(u16::to_le_bytes).collect()),
        ("no JSON", "text/plain", b"{}".to_vec()),
        ("too large", json, [b"[\"".as_slice(), &b"x".repeat(3 << 20), b"\"]"].concat()),
    ]
}

#[tokio::test]
async fn nothing_can_be_made_of_a_bad_body_at_any_address() {
    let evening = Evening::playing("bodies").await;
    let before = evening.get("/api/v1/events/evening", evening.director()).await.1["no"].clone();
    let described = described();
    let mut asked = 0;
    for (path, operations) in described["paths"].as_object().unwrap() {
        let operation = &operations["post"];
        // The file of an event may be long, and is looked at line by line.
        if operation.is_null() || operation["requestBody"]["content"].get("application/json").is_none() {
            continue;
        }
        for (said, kind, body) in bad() {
            let request = Request::post(filled(path, operation)).header("host", "hall.local");
            let request = request.header("content-type", kind).header("cookie", &evening.director);
            // From an address of its own each time, so that nobody asks too fast.
            let address = std::net::SocketAddr::from((std::net::Ipv4Addr::from_bits(asked), 1));
            let request = request.extension(axum::extract::ConnectInfo(address)).body(Body::from(body)).unwrap();
            let (status, told) = evening.answered(request).await;
            let told: Value = serde_json::from_slice(&told).unwrap_or_default();
            assert!(status.is_client_error(), "{path}, {said}: {status} {told}");
            assert!(!told["title"].as_str().unwrap_or_default().is_empty(), "{path}, {said}: {told}");
            asked += 1;
        }
    }
    assert!(asked > 150, "{asked}");
    let (status, seen) = evening.get("/api/v1/events/evening", evening.director()).await;
    assert_eq!((status, &seen["no"]), (StatusCode::OK, &before), "nothing has happened");
}

/// What this process keeps in memory, in MiB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
}

/// The head of a request that announces a body of so many bytes.
fn head(path: &str, bytes: u64) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {bytes}\r\n\r\n"
    )
}

/// Sends a body without an end until the server has enough of it.
async fn flood(at: std::net::SocketAddr) -> u64 {
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(head("/api/v1/positions", 1 << 40).as_bytes()).await.unwrap();
    let part = vec![b' '; 1 << 16];
    let mut sent = 0;
    while sent < 64 << 20 && timeout(Duration::from_secs(10), stream.write_all(&part)).await.is_ok_and(|ok| ok.is_ok())
    {
        sent += part.len() as u64;
    }
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_without_an_end_and_bodies_that_are_cut_take_no_memory_and_no_time_of_others() {
    let folder = folder("floods");
    let Listening { at, stop, ended } = listen(&format!("sqlite:{}/hall.db", folder.display()), None).await;
    let before = memory();
    let floods = futures_util::future::join_all((0..24).map(|_| flood(at))).await;
    let grown = memory().saturating_sub(before);
    assert!(grown < 160, "{grown} MiB more after {} MiB", floods.iter().sum::<u64>() >> 20);
    for _ in 0..50 {
        let mut stream = TcpStream::connect(at).await.unwrap();
        stream.write_all(head("/api/v1/judge", 1000).as_bytes()).await.unwrap();
        stream.write_all(br#"{"moves": ["#).await.unwrap();
        // Dropped here: the rest never comes.
    }
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    timeout(Duration::from_secs(20), stream.read_to_string(&mut answer)).await.expect("it answers").unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    stop.send(()).unwrap();
    timeout(Duration::from_secs(20), ended).await.expect("it stops").unwrap().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}
