//! `qizheng serve`: the program over HTTP, until it is told to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::thread;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::App;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use words::{Lang, say};

use crate::data;
use crate::database::Database;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8470")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
}

/// Serves until it is told to stop; says where, and at the first start where the director joins.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let refused = |error: io::Error| {
            let (address, why) = (args.listen.to_string(), data::io(&error, lang));
            Failure::Input(say!(lang, "serve-cannot-listen", address = address, why = why))
        };
        let store = args.database.open(lang).await?;
        let listener = TcpListener::bind(args.listen).await.map_err(refused)?;
        let app = App::new(store.clone(), thread::available_parallelism().map_or(1, Into::into));
        let first = server::first_link(&app).await.map_err(|error| args.database.refused(&error, lang))?;
        let laid_out = server::lay_out(&app).await.map_err(|error| args.database.refused(&error, lang))?;
        if laid_out {
            writeln!(out, "{}", say!(lang, "serve-example"))?;
        }
        announce(listener.local_addr()?, first.as_deref(), lang, out)?;
        let stop = stopped()?;
        server::serve(app, listener, stop).await?;
        store.close().await.map_err(|error| args.database.refused(&error, lang))?;
        Ok(writeln!(out, "{}", say!(lang, "serve-stopped"))?)
    })
}

/// Tells where the pages are, with a code to be scanned, and where the first director joins.
fn announce(at: SocketAddr, first: Option<&str>, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let address = format!("http://{}", SocketAddr::new(reached(at.ip()), at.port()));
    writeln!(out, "{}", say!(lang, "serve-address", address = address.as_str()))?;
    if let Ok(code) = QrCode::new(&address) {
        writeln!(out, "{}", code.render::<Dense1x2>().build())?;
    }
    if let Some(link) = first {
        writeln!(out, "{}", say!(lang, "serve-first-link", link = format!("{address}{link}")))?;
    }
    out.flush()
}

/// The address under which others reach this machine. Nothing is sent to find it out.
fn reached(listens: IpAddr) -> IpAddr {
    if !listens.is_unspecified() {
        return listens;
    }
    let beyond = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr().map(|own| own.ip())
    };
    beyond().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Done when the program is told to stop.
fn stopped() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let (mut interrupted, mut ended) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
    })
}
