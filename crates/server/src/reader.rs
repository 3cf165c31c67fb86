//! Who reads the answer, and in which language.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use words::Lang;

/// Who reads the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// In which language.
    pub lang: Lang,
    /// From where the question came.
    pub address: IpAddr,
}

impl Reader {
    /// The reader that a request tells of.
    pub fn of(parts: &Parts) -> Self {
        let from = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let address = from.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(from)| from.ip());
        Self { lang: asked(parts.uri.query()).unwrap_or_else(|| preferred(&parts.headers)), address }
    }
}

/// The language that the address asks for.
fn asked(query: Option<&str>) -> Option<Lang> {
    query?.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok())
}

/// The first language of a browser's list that is known, by its weights; English if none is.
fn preferred(headers: &HeaderMap) -> Lang {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut weighed: Vec<(u32, Lang)> = list.split(',').filter_map(weight).collect();
    weighed.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    weighed.first().map_or(Lang::En, |(_, lang)| *lang)
}

/// A language with its weight, in thousandths.
fn weight(wish: &str) -> Option<(u32, Lang)> {
    let mut parts = wish.split(';');
    let lang = parts.next()?.trim().parse().ok()?;
    let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 0 and 1000")]
    let weight = (weight.clamp(0.0, 1.0) * 1000.0) as u32;
    (weight > 0).then_some((weight, lang))
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn lang(address: &str, wishes: &str) -> Lang {
        let request = Request::builder().uri(address).header(ACCEPT_LANGUAGE, wishes).body(()).unwrap();
        Reader::of(&request.into_parts().0).lang
    }

    #[test]
    fn the_address_decides_then_the_weights_of_the_browser() {
        let rows = [
            ("/", "", Lang::En),
            ("/", "de, fr", Lang::En),
            ("/", "zh-TW", Lang::ZhHant),
            ("/", "en;q=0.3, zh-CN;q=0.9", Lang::ZhHans),
            ("/", "zh-CN;q=0, en;q=0.1", Lang::En),
            ("/?lang=zh-Hant", "en", Lang::ZhHant),
            ("/?a=1&lang=en", "zh-TW", Lang::En),
            ("/?lang=tlh", "zh-HK", Lang::ZhHant),
        ];
        for (address, wishes, expected) in rows {
            assert_eq!(lang(address, wishes), expected, "{address} {wishes}");
        }
    }
}
