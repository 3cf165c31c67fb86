//! `qizheng serve`: the program over HTTP, until it is told to stop.

use std::fs;
use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::thread;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::{App, NoTls, ServerSettings, Tls};
use tokio::signal::unix::{SignalKind, signal};
use tracing::level_filters::LevelFilter;
use words::{Lang, say};

use crate::data;
use crate::database;
use crate::failure::Failure;
use crate::settings::{Level, Settings, SettingsTold};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_name = "LEVEL", ignore_case = true)]
    log: Option<Level>,
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[arg(short, long, value_name = "ADDRESS")]
    database: Option<String>,
}

impl Args {
    /// What the arguments say, then the environment, then the file.
    fn settings(&self, lang: Lang) -> Result<Settings, Failure> {
        let arguments = SettingsTold {
            database: self.database.clone(),
            listen: self.listen,
            tls_cert: self.tls_cert.clone(),
            tls_key: self.tls_key.clone(),
            log: self.log,
        };
        let file = self
            .config
            .as_deref()
            .map_or_else(|| Ok(SettingsTold::default()), |path| SettingsTold::of_file(path, lang))?;
        arguments.or(SettingsTold::of_environment(lang)?).or(file).settled(lang)
    }
}

/// Serves until it is told to stop; says where, and at the first start where the director joins.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let settings = args.settings(lang)?;
    keep_log(settings.log);
    let tls = settings.tls.as_ref().map(|(certificates, key)| tls(certificates, key, lang)).transpose()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(&settings, tls, lang, out))
}

async fn serve(settings: &Settings, tls: Option<Tls>, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let cannot_listen = |error: io::Error| {
        let why = match error.kind() {
            io::ErrorKind::AddrInUse => say!(lang, "serve-address-taken"),
            io::ErrorKind::AddrNotAvailable => say!(lang, "serve-address-elsewhere"),
            _ => data::io(&error, lang),
        };
        let address = settings.listen.to_string();
        Failure::Input(say!(lang, "serve-cannot-listen", address = address, why = why))
    };
    let refused = |error: store::StoreError| database::refused(&settings.database, &error, lang);
    // Whoever mistypes the address is not left with a database.
    let listener = TcpListener::bind(settings.listen).map_err(cannot_listen)?;
    let store = store::open(&settings.database).await.map_err(refused)?;
    let at_once = thread::available_parallelism().map_or(1, Into::into);
    let app = App::with(store.clone(), ServerSettings { at_once, secure: tls.is_some(), ..ServerSettings::default() });
    let first = server::first_link(&app).await.map_err(refused)?;
    if server::lay_out(&app).await.map_err(refused)? {
        writeln!(out, "{}", say!(lang, "serve-example"))?;
    }
    announce(listener.local_addr()?, tls.is_some(), first.as_deref(), lang, out)?;
    let stop = stopped()?;
    server::serve(app, listener, tls, stop).await?;
    store.close().await.map_err(refused)?;
    Ok(writeln!(out, "{}", say!(lang, "serve-stopped"))?)
}

/// Writes the log to standard error: for people where that is a terminal, else a line of JSON for each thing to say.
fn keep_log(level: Level) {
    let level = match level {
        Level::Off => LevelFilter::OFF,
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // Nothing else in the program keeps a log.
    let _ = if io::stderr().is_terminal() { log.try_init() } else { log.json().try_init() };
}

/// The certificates and the key of two files.
fn tls(certificates: &Path, key: &Path, lang: Lang) -> Result<Tls, Failure> {
    let unusable = |path: &Path, why: String| {
        Failure::Input(say!(lang, "event-unreadable", file = path.display().to_string(), why = why))
    };
    let read = |path: &Path| fs::read(path).map_err(|error| unusable(path, data::io(&error, lang)));
    Tls::of(&read(certificates)?, &read(key)?).map_err(|why| match why {
        NoTls::Certificate => unusable(certificates, say!(lang, "settings-no-certificate")),
        NoTls::Key => unusable(key, say!(lang, "settings-no-key")),
        NoTls::Unfit(why) => unusable(certificates, say!(lang, "settings-tls-unfit", why = why)),
    })
}

/// Tells where the pages are, with a code to be scanned, and where the first director joins.
fn announce(at: SocketAddr, tls: bool, first: Option<&str>, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let scheme = if tls { "https" } else { "http" };
    let address = format!("{scheme}://{}", SocketAddr::new(reached(at.ip()), at.port()));
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
