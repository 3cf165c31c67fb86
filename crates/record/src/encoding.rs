//! Which encoding a text is in: UTF-8, UTF-16, GB18030 (with GBK) or Big5.
//!
//! A short game in Big5 is often good GBK by its bytes. What tells them apart is the vocabulary: read in the right
//! encoding, a game is full of pieces, directions and numerals; read in the wrong one, it is not.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, Encoding, GB18030, UTF_8, UTF_16BE, UTF_16LE};

/// How much of a text is weighed, from its first byte that is not ASCII.
const WEIGHED: usize = 16 * 1024;

/// Whether games are written with this character, in traditional or simplified Chinese.
#[rustfmt::skip]
fn is_vocabulary(c: char) -> bool {
    matches!(
        c,
        '車' | '车' | '俥' | '馬' | '马' | '傌' | '炮' | '砲' | '包' | '相' | '象' | '仕' | '士' | '帥' | '帅' | '將' | '将'
        | '兵' | '卒' | '進' | '进' | '退' | '平' | '前' | '中' | '後' | '后'
        | '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '１'..='９'
        | '紅' | '红' | '黑' | '勝' | '胜' | '負' | '负' | '和' | '局' | '棋' | '賽' | '赛' | '方' | '先'
    )
}

/// The encoding of a text, told from a sample of it.
///
/// ASCII is reported as UTF-8. A sample that stops in the middle of a character is no worse for it.
pub(crate) fn detect(sample: &[u8]) -> &'static Encoding {
    if let Some((encoding, _)) = Encoding::for_bom(sample) {
        return encoding;
    }
    if let Some(encoding) = utf16_without_bom(sample) {
        return encoding;
    }
    match std::str::from_utf8(sample) {
        Ok(_) => UTF_8,
        Err(error) if error.error_len().is_none() => UTF_8,
        Err(_) => legacy(sample),
    }
}

/// UTF-16 shows itself by the zero byte beside every ASCII character. What is sound UTF-8 as well is ASCII throughout,
/// every other byte a zero, or else a text with stray zeros.
fn utf16_without_bom(sample: &[u8]) -> Option<&'static Encoding> {
    let zeros = |parity: usize| sample.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let share = if std::str::from_utf8(sample).is_ok() { 4 } else { 32 };
    let enough = sample.len() / share + 1;
    if odd >= enough && odd > even * 10 {
        Some(UTF_16LE)
    } else if even >= enough && even > odd * 10 {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// GB18030 or Big5 by the words of the game, then by how common the characters are.
fn legacy(sample: &[u8]) -> &'static Encoding {
    let first = sample.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    let sample = &sample[first..sample.len().min(first + WEIGHED)];
    let scores = [UTF_8, GB18030, BIG5].map(|encoding| (evidence(encoding, sample), encoding));
    let (best, encoding) = *scores.iter().max_by_key(|(score, _)| *score).expect("there are three candidates");
    let rivals = scores.iter().filter(|&&(_, other)| other != encoding);
    if best >= 2 && rivals.fold(true, |clear, &(score, _)| clear && score * 2 < best) {
        return encoding;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, false);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if guess == BIG5 {
        return BIG5;
    }
    // Short names look like anything; where they can be Chinese, they are.
    let fits = |encoding: &'static Encoding| evidence(encoding, sample) >= 0;
    [GB18030, BIG5].into_iter().find(|&encoding| fits(encoding)).unwrap_or(guess)
}

/// How many words of the game a sample holds in an encoding, less what it cannot be.
fn evidence(encoding: &'static Encoding, sample: &[u8]) -> i64 {
    let (text, _) = encoding.decode_without_bom_handling(sample);
    text.chars()
        .filter(|c| !c.is_ascii())
        .map(|c| match c {
            char::REPLACEMENT_CHARACTER | '\u{e000}'..='\u{f8ff}' => -2,
            c if is_vocabulary(c) => 1,
            _ => 0,
        })
        .sum()
}

/// A whole text in whatever encoding it shows; malformed bytes become U+FFFD.
pub(crate) fn decode(bytes: &[u8]) -> String {
    detect(bytes).decode(bytes).0.into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRADITIONAL: [&str; 8] =
        ["炮二平五", "馬８進７", "車一平二", "前車退二", "士4進5", "象７進５", "紅勝", "[紅方 \"林\"]"];
    const SIMPLIFIED: [&str; 8] =
        ["炮二平五", "马８进７", "车一平二", "前车退二", "士4进5", "象７进５", "红胜", "[红方 \"林\"]"];

    fn bytes(encoding: &'static Encoding, text: &str) -> Vec<u8> {
        encoding.encode(text).0.into_owned()
    }

    #[test]
    fn one_move_is_enough_to_tell_big5_from_gbk() {
        for text in TRADITIONAL {
            assert_eq!(detect(&bytes(BIG5, text)), BIG5, "{text}");
            assert_eq!(detect(text.as_bytes()), UTF_8, "{text}");
        }
        for text in SIMPLIFIED {
            assert_eq!(detect(&bytes(GB18030, text)), GB18030, "{text}");
        }
    }

    #[test]
    fn names_alone_are_told_by_common_characters() {
        assert_eq!(detect(&bytes(BIG5, "[Event \"第六屆全國個人錦標\"]")), BIG5);
        assert_eq!(detect(&bytes(GB18030, "[Event \"第六届全国个人锦标\"]")), GB18030);
    }

    #[test]
    fn utf16_is_seen_with_and_without_its_mark() {
        let text = "[Red \"林\"]\n1. 炮二平五 马８进７";
        for (encoding, to_bytes) in
            [(UTF_16LE, u16::to_le_bytes as fn(u16) -> [u8; 2]), (UTF_16BE, u16::to_be_bytes as fn(u16) -> [u8; 2])]
        {
            let plain: Vec<u8> = text.encode_utf16().flat_map(to_bytes).collect();
            assert_eq!(detect(&plain), encoding);
            let marked: Vec<u8> = to_bytes(0xfeff).into_iter().chain(plain).collect();
            assert_eq!(detect(&marked), encoding);
            assert_eq!(decode(&marked), text);
        }
    }

    #[test]
    fn a_sample_may_stop_within_a_character() {
        let text = "炮二平五".as_bytes();
        assert_eq!(detect(&text[..text.len() - 1]), UTF_8);
        let big5 = bytes(BIG5, "炮二平五");
        assert_eq!(detect(&big5[..big5.len() - 1]), BIG5);
    }

    #[test]
    fn stray_zeros_make_no_utf16() {
        assert_eq!(detect(b"{\0\0a\0comment} 1. h2e2 h9g7 2. h0g2"), UTF_8);
    }

    #[test]
    fn ascii_is_utf8() {
        assert_eq!(detect(b"1. h2e2 h9g7"), UTF_8);
        assert_eq!(detect(b""), UTF_8);
    }
}
