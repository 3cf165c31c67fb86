//! Which messages a language has and which variables they use, for checks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{Lang, sources};

/// The variables of every message of a language, by key.
pub type Catalog = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// A file of words that does not keep to the simple form: messages made of text, variables and choices between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogError {
    lang: Lang,
    file: &'static str,
    fault: CatalogFault,
}

/// What is wrong in a file of words.
#[derive(Clone, Debug, PartialEq, Eq)]
enum CatalogFault {
    Syntax(String),
    Twice(&'static str),
    NotPlain(&'static str),
    NotMessage,
}

impl fmt::Display for CatalogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}.ftl: ", self.lang, self.file)?;
        match &self.fault {
            CatalogFault::Syntax(what) => write!(f, "{what}"),
            CatalogFault::Twice(key) => write!(f, "`{key}` is there twice"),
            CatalogFault::NotPlain(key) => write!(f, "`{key}` holds more than text and variables"),
            CatalogFault::NotMessage => write!(f, "expected messages and comments only"),
        }
    }
}

impl std::error::Error for CatalogError {}

/// All messages of a language.
///
/// # Errors
///
/// The first fault of its files.
pub fn catalog(lang: Lang) -> Result<Catalog, CatalogError> {
    let mut catalog = Catalog::new();
    for &(file, source) in sources(lang) {
        add(&mut catalog, source).map_err(|fault| CatalogError { lang, file, fault })?;
    }
    Ok(catalog)
}

fn add(catalog: &mut Catalog, source: &'static str) -> Result<(), CatalogFault> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        CatalogFault::Syntax(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let mut variables = BTreeSet::new();
                let plain = message.attributes.is_empty()
                    && message.value.is_some_and(|pattern| collect(&pattern, &mut variables));
                if !plain {
                    return Err(CatalogFault::NotPlain(key));
                }
                if catalog.insert(key, variables).is_some() {
                    return Err(CatalogFault::Twice(key));
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => return Err(CatalogFault::NotMessage),
        }
    }
    Ok(())
}

/// Collects the variables of a pattern; whether it holds nothing but text, variables and choices.
fn collect(pattern: &Pattern<&'static str>, variables: &mut BTreeSet<&'static str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, variables),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            collect_inline(selector, variables) && variants.iter().all(|variant| collect(&variant.value, variables))
        }
    })
}

fn collect_inline(expression: &InlineExpression<&'static str>, variables: &mut BTreeSet<&'static str>) -> bool {
    match expression {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name);
            true
        }
        InlineExpression::StringLiteral { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &'static str, expected: Result<&[(&'static str, &[&'static str])], CatalogFault>) {
        let mut catalog = Catalog::new();
        let result = add(&mut catalog, source).map(|()| catalog);
        let expected = expected.map(|messages| {
            messages.iter().map(|(key, variables)| (*key, variables.iter().copied().collect())).collect::<Catalog>()
        });
        assert_eq!(result, expected);
    }

    #[test]
    fn variables_are_found_in_text_and_in_choices() {
        let choice = "b = { $n ->\n    [one] one { $what }\n   *[other] { $n }\n}\n";
        check("a = one { $x } and { $y }{ \" \" }\n", Ok(&[("a", &["x", "y"])]));
        check(choice, Ok(&[("b", &["n", "what"])]));
    }

    #[test]
    fn other_forms_are_refused() {
        check("a = x\na = y\n", Err(CatalogFault::Twice("a")));
        check("a = { b }\nb = x\n", Err(CatalogFault::NotPlain("a")));
        check("a = x\n    .b = y\n", Err(CatalogFault::NotPlain("a")));
        check("-a = x\n", Err(CatalogFault::NotMessage));
        assert!(matches!(add(&mut Catalog::new(), "a = { $x\n"), Err(CatalogFault::Syntax(_))));
    }
}
