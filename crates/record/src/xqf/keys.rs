//! The keys that shift the bytes of a file.

use super::{HEADER, LAST, PLAIN, VERSION};
use crate::error::Fault;

/// The text by which the key of the move bytes is masked.
const MASK: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// What is added to the bytes of a file; all nothing in a plain one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Keys {
    /// Added to the points of the pieces in the header.
    pub(super) place: u8,
    /// Added to the points moves begin at.
    pub(super) from: u8,
    /// Added to the points moves end at.
    pub(super) to: u8,
    /// Added to the sizes of comments.
    pub(super) size: u32,
    /// Added to the bytes after the header, one after another and again from the first.
    stream: [u8; 32],
    /// Whether the pieces in the header are moved round by the first key.
    rotated: bool,
}

impl Keys {
    /// The keys a header holds.
    pub(super) fn of(header: &[u8; HEADER]) -> Result<Self, Fault> {
        match header[VERSION] {
            0..=PLAIN => Ok(Self::default()),
            version @ ..=LAST => Ok(Self::derived(header, version)),
            version => Err(Fault::UnknownVersion(version)),
        }
    }

    /// Byte 3 is a mask, bytes 8 to 11 and 12 to 15 make the key of the stream, 12 to 15 the other keys.
    fn derived(header: &[u8; HEADER], version: u8) -> Self {
        let seed = |at: usize| header[at];
        let scramble = |seed: u8| seed.wrapping_mul(seed).wrapping_mul(54).wrapping_add(221);
        let place = scramble(seed(13)).wrapping_mul(seed(13));
        let from = scramble(seed(14)).wrapping_mul(place);
        let to = scramble(seed(15)).wrapping_mul(from);
        let size = u32::from(u16::from_be_bytes([seed(12), seed(13)])) % 32_000 + 767;
        let key = |i: usize| seed(8 + i) | (seed(12 + i) & seed(3));
        let stream = std::array::from_fn(|i| MASK[i] & key(i % 4));
        Self { place, from, to, size, stream, rotated: version > 0x0b }
    }

    /// Takes the key of the stream off the bytes after the header.
    pub(super) fn unlock(&self, bytes: &[u8]) -> Vec<u8> {
        bytes.iter().zip(self.stream.iter().cycle()).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }

    /// Puts the key of the stream on.
    #[cfg(test)]
    pub(super) fn lock(&self, bytes: &[u8]) -> Vec<u8> {
        bytes.iter().zip(self.stream.iter().cycle()).map(|(byte, key)| byte.wrapping_add(*key)).collect()
    }

    /// Which piece the byte with this index places.
    pub(super) fn piece(&self, index: usize) -> usize {
        if self.rotated { (usize::from(self.place) + 1 + index) % 32 } else { index }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(version: u8, mask: u8, ors: [u8; 4], seeds: [u8; 4]) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[VERSION] = version;
        header[3] = mask;
        header[8..12].copy_from_slice(&ors);
        header[12..16].copy_from_slice(&seeds);
        header
    }

    #[test]
    fn keys_follow_from_the_seeds() {
        let keys = Keys::of(&header(0x12, 0xf0, [1, 2, 3, 4], [0x12, 0x34, 0x56, 0x78])).unwrap();
        // 54 × 52² + 221 = 146,237, times 52 is 7,604,324; the last byte of it, and so on from one key to the next.
        assert_eq!(keys.place, 100);
        assert_eq!(keys.from, 180);
        assert_eq!(keys.to, 100);
        assert_eq!(keys.size, 0x1234 + 767);
        assert_eq!(keys.stream[..4], [b'[' & 0x11, b'(' & 0x32, b'C' & 0x53, b')' & 0x74]);
        assert_eq!(keys.piece(0), 5);
        assert_eq!(
            keys.unlock(&keys.lock(b"any bytes at all, more than thirty-two")),
            b"any bytes at all, more than thirty-two"
        );
    }

    #[test]
    fn plain_files_have_none_and_later_ones_are_unknown() {
        assert_eq!(Keys::of(&header(0x0a, 0xff, [9; 4], [9; 4])).unwrap(), Keys::default());
        assert!(!Keys::of(&header(0x0b, 0xff, [9; 4], [9; 4])).unwrap().rotated);
        assert!(matches!(Keys::of(&header(0x13, 0, [0; 4], [0; 4])), Err(Fault::UnknownVersion(0x13))));
    }
}
