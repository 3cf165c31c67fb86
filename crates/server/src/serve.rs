//! The server at work, until it is told to stop.

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

use axum_server::Handle;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use hyper_util::rt::TokioTimer;
use rustls::ServerConfig;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::api::router;
use crate::app::App;

/// How long answers that are under way may take when the server is told to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A certificate and its key.
#[derive(Clone, Debug)]
pub struct Tls(Arc<ServerConfig>);

/// Why a certificate and a key cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoTls {
    /// There is no certificate in the file.
    #[error("there is no certificate, expected one in PEM form")]
    Certificate,
    /// There is no private key in the file.
    #[error("there is no private key, expected one in PEM form")]
    Key,
    /// They do not fit together, or cannot be used.
    #[error("{0}")]
    Unfit(String),
}

impl Tls {
    /// A chain of certificates and the key of the first, both in PEM form.
    ///
    /// # Errors
    ///
    /// One of them cannot be read, or they do not fit together.
    pub fn of(certificates: &[u8], key: &[u8]) -> Result<Self, NoTls> {
        let chain = CertificateDer::pem_slice_iter(certificates).collect::<Result<Vec<_>, _>>();
        let chain = chain.ok().filter(|chain| !chain.is_empty()).ok_or(NoTls::Certificate)?;
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| NoTls::Key)?;
        let unfit = |error: rustls::Error| NoTls::Unfit(error.to_string());
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
        let config = config.with_safe_default_protocol_versions().map_err(unfit)?;
        let mut config = config.with_no_client_auth().with_single_cert(chain, key).map_err(unfit)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(Arc::new(config)))
    }
}

/// Serves until `stop` is done; answers that are under way are given first, and streams end.
///
/// # Errors
///
/// Connections cannot be taken any more.
pub async fn serve(
    app: App,
    listener: TcpListener,
    tls: Option<Tls>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let handle = Handle::new();
    let (stopping, told) = (handle.clone(), app.clone());
    tokio::spawn(async move {
        stop.await;
        told.stop();
        stopping.graceful_shutdown(Some(LAST_ANSWERS));
    });
    let (resuming, sweeping) = (app.clone(), app.clone());
    tokio::spawn(async move { resuming.house().resume().await });
    let sweep = tokio::spawn(async move { sweeping.house().sweep().await });
    let patience = app.settings().patience;
    let mut server = axum_server::from_tcp(listener)?.handle(handle).http1_only();
    server.http_builder().http1().timer(TokioTimer::new()).header_read_timeout(patience);
    let router = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let served = match tls {
        None => server.serve(router).await,
        Some(Tls(config)) => {
            let acceptor = RustlsAcceptor::new(RustlsConfig::from_config(config)).handshake_timeout(patience);
            server.acceptor(acceptor).serve(router).await
        }
    };
    sweep.abort();
    served
}
