//! Texts whose encoding is not known.

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
