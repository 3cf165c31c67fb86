//! The pages, built into the program.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use explain::sheet::escape;
use rust_embed::{EmbeddedFile, RustEmbed};
use words::say;

use crate::app::App;
use crate::preview::{self, Preview};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::unknown;

/// The files that `make web` builds; none, if the program was built without them.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// The page that shows whatever has an address of its own and is no file.
const APP: &str = "index.html";

/// A file of the pages, or the page that shows what an address names.
pub async fn page(State(app): State<App>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let reader = Reader::of(&parts);
    if parts.method != Method::GET && parts.method != Method::HEAD {
        let title = say!(reader.lang, "server-not-found");
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", title).into_response();
    }
    let name = name(&parts.uri);
    match Files::get(name) {
        Some(file) => send(name, &file, &parts.headers),
        // What has an ending is a file, and not there.
        None if name.contains('.') && name != APP => unknown(reader).into_response(),
        None => match (Files::get(APP), preview::of(&app, name, reader.lang).await) {
            (None, _) => without_pages(reader),
            (Some(file), None) => send(APP, &file, &parts.headers),
            (Some(file), Some(preview)) => with_preview(&file, &preview),
        },
    }
}

/// The page with the title of what its address names, for those who show a preview of the link.
fn with_preview(file: &EmbeddedFile, Preview { title, description }: &Preview) -> Response {
    let (title, description) = (escape(title), escape(description));
    let head = format!(
        "<title>{title} · Qizheng 棋證</title><meta name=\"description\" content=\"{description}\">\
         <meta property=\"og:title\" content=\"{title}\"><meta property=\"og:description\" content=\"{description}\">\
         <meta property=\"og:site_name\" content=\"Qizheng 棋證\"><meta property=\"og:type\" content=\"website\">"
    );
    let page = with_head(&String::from_utf8_lossy(&file.data), &head);
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], page).into_response()
}

/// The page with something else in place of what it says of itself, which stands between two remarks.
fn with_head(page: &str, head: &str) -> String {
    let [from, to] = ["<!-- what this is -->", "<!-- so far -->"];
    match page.split_once(from).and_then(|(before, rest)| Some((before, rest.split_once(to)?.1))) {
        Some((before, after)) => format!("{before}{head}{after}"),
        None => page.to_owned(),
    }
}

/// The program was built without its pages.
fn without_pages(reader: Reader) -> Response {
    let title = say!(reader.lang, "server-without-pages");
    Problem::new(StatusCode::NOT_FOUND, "without_pages", title).into_response()
}

/// The file that an address names.
fn name(uri: &Uri) -> &str {
    match uri.path().trim_start_matches('/') {
        "" => APP,
        name => name,
    }
}

/// A file, unless the reader has it already. What is named by its content never changes.
fn send(name: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let start = file.metadata.sha256_hash().first_chunk().map_or(0, |start| u128::from_be_bytes(*start));
    let tag = format!("\"{start:032x}\"");
    let kept = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let headers = [(CONTENT_TYPE, kind), (ETAG, tag), (CACHE_CONTROL, kept.to_owned())];
    (headers, file.data.to_vec()).into_response()
}

#[cfg(test)]
mod tests {
    use super::with_head;

    #[test]
    fn a_page_says_only_once_what_it_is() {
        let page = include_str!("../../../web/index.html");
        let told = with_head(page, "<title>Round 2</title><meta name=\"description\" content=\"x\">");
        for once in ["<title>", "name=\"description\""] {
            assert_eq!((page.matches(once).count(), told.matches(once).count()), (1, 1), "{once} in {told}");
        }
        assert!(told.contains("Round 2") && told.contains("<div id=\"page\">"), "{told}");
        assert_eq!(with_head("<p>plain</p>", "<title>x</title>"), "<p>plain</p>");
    }
}
