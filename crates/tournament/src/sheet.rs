//! Texts of tables: whose encoding is not known, and which a program could take for a formula.

/// A text in UTF-8, or in whatever older encoding it seems to be, without a mark of its byte order.
pub fn decoded(bytes: &[u8]) -> String {
    let text = if let Ok(text) = std::str::from_utf8(bytes) {
        text.to_owned()
    } else {
        let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
        detector.feed(bytes, true);
        detector.guess(None, chardetng::Utf8Detection::Deny).decode(bytes).0.into_owned()
    };
    text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)
}

/// Signs with which a formula begins where a table is opened.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A text as it is written to a table, so that no program takes it for a formula.
pub fn guarded(text: &str) -> String {
    let formula = text.starts_with(FORMULA) && text.parse::<f64>().is_err() && text.chars().nth(1).is_some();
    if formula { format!("'{text}") } else { text.to_owned() }
}

/// The text that was guarded.
pub fn unguarded(text: &str) -> &str {
    text.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(text)
}
