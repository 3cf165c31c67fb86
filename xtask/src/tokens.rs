//! Rust sources as the compiler's tokens, so that a check never mistakes a comment or a text for code.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::finding::Failure;
use crate::tree::File;

/// The tokens of a source.
pub fn of(file: &File) -> Result<Vec<TokenTree>, Failure> {
    let stream: TokenStream = file.text.parse().map_err(|error| Failure::new(file.path.display(), error))?;
    Ok(stream.into_iter().collect())
}

/// The tokens inside a group.
pub fn inside(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

/// The line a token stands in, the first being 1.
pub fn line(token: &TokenTree) -> usize {
    token.span().start().line
}

/// Whether a token is this name.
pub fn is_name(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found == name)
}

/// Whether a token is this sign.
pub fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == sign)
}

/// The text a token is, if it is a plain one.
pub fn literal(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let written = literal.to_string();
    written.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

/// The group a token is, if it is one with these delimiters.
pub fn group(token: &TokenTree, delimiter: Delimiter) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}
