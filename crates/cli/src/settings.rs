//! What a server is told at its start: by arguments, else by the environment, else by a file.

use std::env;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use words::{Lang, say};

use crate::data;
use crate::failure::Failure;

/// What all names in the environment begin with.
const PREFIX: &str = "QIZHENG_";

/// Where a server listens if nobody says.
const LISTEN: &str = "0.0.0.0:8470";

/// Where events are kept if nobody says.
pub const DATABASE: &str = "sqlite:qizheng.db";

/// What a server is told; what is not said is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SettingsTold {
    /// Where events are kept.
    pub database: Option<String>,
    /// Where to listen.
    pub listen: Option<SocketAddr>,
    /// The file with the certificates.
    pub tls_cert: Option<PathBuf>,
    /// The file with the key.
    pub tls_key: Option<PathBuf>,
    /// How much the log says.
    pub log: Option<Level>,
}

/// How much a log says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Nothing.
    Off,
    /// What failed.
    Error,
    /// That, and what looks wrong.
    #[default]
    Warn,
    /// That, and every request.
    Info,
    /// All there is.
    Debug,
}

/// What a server goes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Where events are kept.
    pub database: String,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The files with the certificates and the key.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// How much the log says.
    pub log: Level,
}

impl SettingsTold {
    /// What a file says.
    pub fn of_file(path: &Path, lang: Lang) -> Result<Self, Failure> {
        let file = path.display().to_string();
        let unread = |error: std::io::Error| {
            Failure::Input(say!(lang, "event-unreadable", file = file.as_str(), why = data::io(&error, lang)))
        };
        let text = fs::read_to_string(path).map_err(unread)?;
        misfit::toml(&text).map_err(|misread| {
            let line = misread.place.map_or(1, |place| place.line);
            let what = data::misfit(&misread.what, lang);
            Failure::Input(say!(lang, "settings-line", file = file.as_str(), line = line, what = what))
        })
    }

    /// What the environment says.
    pub fn of_environment(lang: Lang) -> Result<Self, Failure> {
        Self::of(|name| env::var(name).ok().filter(|value| !value.is_empty()), lang)
    }

    fn of(says: impl Fn(&str) -> Option<String>, lang: Lang) -> Result<Self, Failure> {
        let named = |name: &str| (format!("{PREFIX}{name}"), says(&format!("{PREFIX}{name}")));
        let (listen, address) = named("LISTEN");
        let no_address = |value: &String| {
            let told = say!(lang, "usage-no-address", argument = listen.as_str(), value = value.as_str());
            value.parse().map_err(|_| Failure::Usage(told))
        };
        let (log, level) = named("LOG");
        let no_level = |value: &String| {
            let level = <Level as clap::ValueEnum>::from_str(value, true);
            let known = words::list(lang, LEVELS.map(str::to_owned));
            let (name, value) = (log.as_str(), value.as_str());
            level.map_err(|_| {
                Failure::Usage(say!(lang, "usage-unknown-value", argument = name, value = value, known = known))
            })
        };
        Ok(Self {
            database: named("DATABASE").1,
            listen: address.as_ref().map(no_address).transpose()?,
            tls_cert: named("TLS_CERT").1.map(Into::into),
            tls_key: named("TLS_KEY").1.map(Into::into),
            log: level.as_ref().map(no_level).transpose()?,
        })
    }

    /// The same, and what others say where this says nothing.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            database: self.database.or(other.database),
            listen: self.listen.or(other.listen),
            tls_cert: self.tls_cert.or(other.tls_cert),
            tls_key: self.tls_key.or(other.tls_key),
            log: self.log.or(other.log),
        }
    }

    /// What to go by, with what holds where nobody says anything.
    pub fn settled(self, lang: Lang) -> Result<Settings, Failure> {
        let tls = match (self.tls_cert, self.tls_key) {
            (None, None) => None,
            (Some(certificates), Some(key)) => Some((certificates, key)),
            (Some(_), None) => return Err(Failure::Usage(say!(lang, "settings-tls-alone", missing = "--tls-key"))),
            (None, Some(_)) => return Err(Failure::Usage(say!(lang, "settings-tls-alone", missing = "--tls-cert"))),
        };
        Ok(Settings {
            database: self.database.unwrap_or_else(|| DATABASE.to_owned()),
            listen: self.listen.unwrap_or_else(|| LISTEN.parse().expect("it is an address with a port")),
            tls,
            log: self.log.unwrap_or_default(),
        })
    }
}

/// The words for how much a log says.
const LEVELS: [&str; 5] = ["off", "error", "warn", "info", "debug"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_go_before_the_environment_and_that_before_the_file() {
        let says = |name: &str| match name {
            "QIZHENG_LISTEN" => Some("127.0.0.1:1".to_owned()),
            "QIZHENG_LOG" => Some("debug".to_owned()),
            "QIZHENG_DATABASE" => Some("sqlite:env.db".to_owned()),
            _ => None,
        };
        let environment = SettingsTold::of(says, Lang::En).unwrap();
        let file: SettingsTold = toml::from_str("log = \"off\"\ntls-cert = \"c\"\ntls-key = \"k\"\n").unwrap();
        let arguments = SettingsTold { database: Some("sqlite:arg.db".to_owned()), ..SettingsTold::default() };
        let settled = arguments.or(environment).or(file).settled(Lang::En).unwrap();
        assert_eq!((settled.database.as_str(), settled.log), ("sqlite:arg.db", Level::Debug));
        assert_eq!(settled.listen, "127.0.0.1:1".parse().unwrap());
        assert_eq!(settled.tls, Some(("c".into(), "k".into())));
        let nothing = SettingsTold::default().settled(Lang::En).unwrap();
        assert_eq!((nothing.listen.port(), nothing.log, nothing.tls), (8470, Level::Warn, None));
    }

    #[test]
    fn what_cannot_be_gone_by_is_told() {
        for (name, value) in [("QIZHENG_LISTEN", "here"), ("QIZHENG_LOG", "loud")] {
            let failure = SettingsTold::of(|asked| (asked == name).then(|| value.to_owned()), Lang::En).unwrap_err();
            assert!(
                matches!(&failure, Failure::Usage(told) if told.contains(name) && told.contains(value)),
                "{failure:?}"
            );
        }
        let alone = SettingsTold { tls_cert: Some("c".into()), ..SettingsTold::default() };
        let failure = alone.settled(Lang::En).unwrap_err();
        assert!(matches!(&failure, Failure::Usage(told) if told.contains("--tls-key")), "{failure:?}");
    }
}
