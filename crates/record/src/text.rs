//! Text of any size and encoding, line by line.

use std::io::{self, Read};

use encoding_rs::{Decoder, UTF_8};

use crate::encoding;

/// How many bytes are read at a time.
const CHUNK: usize = 64 * 1024;

/// How many bytes from the first that is not ASCII are looked at to tell the encoding.
const SAMPLE: usize = 64 * 1024;

/// A stream of text. The encoding is settled at the first byte that is not ASCII, and the memory held is bounded by
/// the longest line a caller accepts.
pub(crate) struct Text<'r> {
    source: Box<dyn Read + Send + 'r>,
    /// Bytes read but not decoded.
    raw: Vec<u8>,
    /// What decodes them, once their encoding is known.
    decoder: Option<Decoder>,
    /// Text decoded but not given away.
    decoded: String,
    /// How much of `decoded` is given away.
    given: usize,
    /// Number of the line read last.
    line: u64,
    ended: bool,
}

/// What reading a line came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineRead {
    /// There is no more text.
    End,
    /// A line was appended.
    Line,
    /// The line is longer than the caller accepts; its rest was passed over.
    TooLong,
}

impl<'r> Text<'r> {
    pub(crate) fn new(source: impl Read + Send + 'r) -> Self {
        Self {
            source: Box::new(source),
            raw: Vec::new(),
            decoder: None,
            decoded: String::new(),
            given: 0,
            line: 0,
            ended: false,
        }
    }

    /// Number of the line read last, from 1.
    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    /// The name of the encoding; UTF-8 as long as all was ASCII.
    pub(crate) fn encoding(&self) -> &'static str {
        self.decoder.as_ref().map_or(UTF_8, Decoder::encoding).name()
    }

    /// Appends the next line, without its end, unless it would make `into` longer than `limit`.
    pub(crate) fn read_line(&mut self, into: &mut String, limit: usize) -> io::Result<LineRead> {
        let mut any = false;
        let mut too_long = false;
        loop {
            let rest = &self.decoded[self.given..];
            if rest.is_empty() {
                if !self.fill()? {
                    break;
                }
                continue;
            }
            if !any {
                any = true;
                self.line += 1;
            }
            let (part, ends) = match rest.find('\n') {
                Some(end) => (&rest[..end], true),
                None => (rest, false),
            };
            too_long |= into.len() + part.len() > limit;
            if !too_long {
                into.push_str(part);
            }
            self.given += part.len() + usize::from(ends);
            if ends {
                break;
            }
        }
        if into.ends_with('\r') {
            into.pop();
        }
        Ok(match (any, too_long) {
            (false, _) => LineRead::End,
            (true, true) => LineRead::TooLong,
            (true, false) => LineRead::Line,
        })
    }

    /// Decodes more text; `false` at the end. Everything decoded before has been given away.
    fn fill(&mut self) -> io::Result<bool> {
        self.decoded.clear();
        self.given = 0;
        while self.decoded.is_empty() && !self.ended {
            self.read_raw(CHUNK)?;
            self.settle_encoding()?;
            if let Some(decoder) = &mut self.decoder {
                decode(decoder, &mut self.raw, &mut self.decoded, self.ended);
            } else {
                self.decoded.push_str(std::str::from_utf8(&self.raw).expect("what is undecided is ASCII"));
                self.raw.clear();
            }
        }
        Ok(!self.decoded.is_empty())
    }

    /// Reads up to so many more bytes.
    fn read_raw(&mut self, size: usize) -> io::Result<()> {
        let read = self.source.by_ref().take(size as u64).read_to_end(&mut self.raw)?;
        self.ended = read < size;
        Ok(())
    }

    fn settle_encoding(&mut self) -> io::Result<()> {
        let telling = |&byte: &u8| !byte.is_ascii() || byte == 0;
        if self.decoder.is_some() {
            return Ok(());
        }
        let Some(first) = self.raw.iter().position(telling) else {
            return Ok(());
        };
        if !self.ended && self.raw.len() < first + SAMPLE {
            self.read_raw(SAMPLE)?;
        }
        let encoding = encoding::detect(&self.raw);
        self.decoder = Some(encoding.new_decoder_with_bom_removal());
        Ok(())
    }
}

/// Decodes all bytes but an unfinished last character, unless they are the last.
fn decode(decoder: &mut Decoder, raw: &mut Vec<u8>, text: &mut String, last: bool) {
    if let Some(size) = decoder.max_utf8_buffer_length(raw.len()) {
        text.reserve(size);
    }
    let (_, read, _) = decoder.decode_to_string(raw, text, last);
    raw.drain(..read);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(source: impl Read + Send, limit: usize) -> Vec<(LineRead, String)> {
        let mut text = Text::new(source);
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            match text.read_line(&mut line, limit).unwrap() {
                LineRead::End => return lines,
                read => lines.push((read, line)),
            }
        }
    }

    #[test]
    fn the_encoding_is_settled_at_the_first_telling_byte() {
        let mut bytes = "[Event \"x\"]\r\n".repeat(20_000).into_bytes();
        bytes.extend(encoding_rs::BIG5.encode("炮二平五 馬８進７").0.iter());
        let lines = lines(&bytes[..], 1 << 20);
        assert_eq!(lines.len(), 20_001);
        assert_eq!(lines[0].1, "[Event \"x\"]");
        assert_eq!(lines[20_000].1, "炮二平五 馬８進７");
    }

    #[test]
    fn characters_may_lie_across_chunks() {
        let text = format!("x{}\n", "馬8".repeat(100_000));
        for bytes in [text.as_bytes().to_vec(), text.encode_utf16().flat_map(u16::to_le_bytes).collect()] {
            assert_eq!(lines(&bytes[..], usize::MAX)[0].1, text.trim_end());
        }
    }

    #[test]
    fn a_long_line_is_passed_over() {
        let text = format!("{}\nshort", "x".repeat(200_000));
        let lines = lines(text.as_bytes(), 1000);
        assert_eq!(lines[0].0, LineRead::TooLong);
        assert!(lines[0].1.len() <= 1000);
        assert_eq!(lines[1], (LineRead::Line, "short".to_owned()));
    }
}
