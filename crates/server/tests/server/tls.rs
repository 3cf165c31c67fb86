//! Over TLS: the server answers whoever trusts its certificate, and its cookies travel over nothing else.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;

use rustls::pki_types::ServerName;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde_json::json;
use server::{App, NoTls, Tls, first_link};

use crate::evening::folder;
use crate::slow::listen;

#[tokio::test(flavor = "multi_thread")]
async fn over_tls_cookies_travel_over_nothing_else() {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (certificate, key) = (made.cert.pem(), made.signing_key.serialize_pem());
    let folder = folder("tls");
    let address = format!("sqlite:{}/hall.db", folder.display());
    let first = App::new(store::open(&address).await.unwrap(), 1);
    let link = first_link(&first).await.unwrap().unwrap();
    let join = json!({ "token": link.trim_start_matches("/join#"), "name": "director", "password": "a long password" });
    let server = listen(&address, Some(Tls::of(certificate.as_bytes(), key.as_bytes()).unwrap())).await;
    let mut roots = RootCertStore::empty();
    roots.add(rustls::pki_types::CertificateDer::from_pem_slice(certificate.as_bytes()).unwrap()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let client = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let client = client.with_root_certificates(roots).with_no_client_auth();
    let at = server.at;
    let answer = tokio::task::spawn_blocking(move || {
        let name = ServerName::try_from("localhost").unwrap();
        let connection = ClientConnection::new(Arc::new(client), name).unwrap();
        let mut stream = StreamOwned::new(connection, TcpStream::connect(at).unwrap());
        let body = join.to_string();
        let head = format!(
            "POST /api/v1/join HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer
    });
    let answer = answer.await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = answer.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    assert!(cookie.ends_with("; Secure") && cookie.contains("; HttpOnly"), "{cookie}");
    server.stop.send(()).unwrap();
    server.ended.await.unwrap().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_is_no_certificate_or_no_key_of_it_is_told() {
    let made = |name: &str| rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
    let (one, other) = (made("localhost"), made("elsewhere"));
    let (certificate, key) = (one.cert.pem(), one.signing_key.serialize_pem());
    assert_eq!(Tls::of(b"nothing", key.as_bytes()).unwrap_err(), NoTls::Certificate);
    assert_eq!(Tls::of(certificate.as_bytes(), b"nothing").unwrap_err(), NoTls::Key);
    let others = other.signing_key.serialize_pem();
    assert!(matches!(Tls::of(certificate.as_bytes(), others.as_bytes()), Err(NoTls::Unfit(_))));
}
