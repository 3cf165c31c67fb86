//! The server at work, until it is told to stop.

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use tokio::net::TcpListener;

use crate::api::router;
use crate::app::App;

/// Serves until `stop` is done; answers that are under way are given first.
///
/// # Errors
///
/// Connections cannot be taken any more.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let router = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, router).with_graceful_shutdown(stop).await
}
