//! Whoever sends slowly, or stays, keeps nobody waiting: heads and bodies have their time, and a server that is told to stop
//! stops.

use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use server::{App, ServerSettings, Tls, serve};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::evening::{Evening, folder};

/// A server that listens, and what tells it to stop.
pub struct Listening {
    pub at: SocketAddr,
    pub stop: oneshot::Sender<()>,
    pub ended: JoinHandle<std::io::Result<()>>,
}

/// Starts a server over a store.
pub async fn listen(address: &str, tls: Option<Tls>) -> Listening {
    let store = store::open(address).await.unwrap();
    let settings =
        ServerSettings { patience: Duration::from_millis(400), secure: tls.is_some(), ..ServerSettings::default() };
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let stopped = async { stopped.await.unwrap_or_default() };
    let ended = tokio::spawn(serve(App::with(store, settings), listener, tls, stopped));
    Listening { at, stop, ended }
}

/// Whatever comes until the other side closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset has ended, too.
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes)).await.expect("it is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_are_closed_and_slow_bodies_refused() {
    let folder = folder("slow");
    let server = listen(&format!("sqlite:{}/hall.db", folder.display()), None).await;
    let mut idle = TcpStream::connect(server.at).await.unwrap();
    let mut head = TcpStream::connect(server.at).await.unwrap();
    head.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let mut body = TcpStream::connect(server.at).await.unwrap();
    let start = "POST /api/v1/positions HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
                 Content-Length: 100000\r\n\r\n{\"moves\":[";
    body.write_all(start.as_bytes()).await.unwrap();
    // A byte now and then does not make a body quick.
    let drip = async {
        while body.write_all(b" ").await.is_ok() {
            let mut byte = [0; 1];
            if timeout(Duration::from_millis(50), body.peek(&mut byte)).await.is_ok() {
                break;
            }
        }
    };
    timeout(Duration::from_secs(20), drip).await.expect("it is answered");
    let answer = rest(&mut body).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    // A head that does not end is answered with nothing, or with a refusal.
    for stream in [&mut idle, &mut head] {
        let answer = rest(stream).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    server.stop.send(()).unwrap();
    timeout(Duration::from_secs(20), server.ended).await.expect("it stops").unwrap().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_ends_its_streams() {
    let evening = Evening::playing("stop").await;
    let server = listen(&format!("sqlite:{}/hall.db", evening.folder.display()), None).await;
    let mut stream = TcpStream::connect(server.at).await.unwrap();
    stream.write_all(b"GET /api/v1/events/evening/stream HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let mut begun = [0; 15];
    stream.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 200 OK");
    server.stop.send(()).unwrap();
    let last = rest(&mut stream).await;
    assert!(last.contains("event: hello"), "{last}");
    timeout(Duration::from_secs(5), server.ended).await.expect("it stops before its patience ends").unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_measured_is_told_and_names_nobody() {
    let evening = Evening::playing("measured").await;
    let (status, told) =
        evening.answered(axum::http::Request::get("/metrics").body(axum::body::Body::empty()).unwrap()).await;
    let told = String::from_utf8(told).unwrap();
    assert_eq!(status, axum::http::StatusCode::OK, "{told}");
    let orders = "qizheng_answers_total{method=\"POST\",route=\"/api/v1/events/{event}/orders\",status=\"200\"} 7";
    assert!(told.contains(orders), "{told}");
    assert!(told.contains("qizheng_halls 1") && told.contains("qizheng_answering_seconds_bucket"), "{told}");
    assert!(!told.contains("evening") && !told.contains("director"), "{told}");
}
