//! Reading a library of `CCBridge`, a record at a time.

use std::collections::HashSet;
use std::io::Read;

use super::{ID, LIBRARY_MAGIC, RECORD_MAGIC, read};
use crate::Record;
use crate::error::{Fault, Part};
use crate::games::{Games, Located, MAX_GAME};

/// Where the index begins, and how long its entries are.
const INDEX: usize = 66_624;
const ENTRY: usize = 276;

/// How many entries the index may have.
const MAX_ENTRIES: u32 = 1 << 20;

/// The length of a slot.
const SLOT: usize = 4096;

const DELETIONS: usize = 56;
const SLOTS: usize = 60;

/// An entry whose state has bits but not this one is of a record that was deleted.
const LIVE: u32 = 0x02;

type Id = [u8; 16];

/// The games of a library. Records that were deleted but not yet overwritten are passed over, and so are headings:
/// records without a single piece.
pub(crate) struct CblGames<'r> {
    source: Box<dyn Read + Send + 'r>,
    /// The deleted records, once the index has been read.
    deleted: Option<HashSet<Id>>,
    /// The slots of the current record.
    record: Vec<u8>,
    /// The slot read last, which begins the next record.
    next: Vec<u8>,
    /// How many records that are not deleted the index lists, and how many were found.
    listed: u32,
    found: u32,
}

impl<'r> CblGames<'r> {
    pub(crate) fn new(source: impl Read + Send + 'r) -> Self {
        Self { source: Box::new(source), deleted: None, record: Vec::new(), next: Vec::new(), listed: 0, found: 0 }
    }

    /// Reads up to so many bytes.
    fn read(&mut self, size: usize) -> Result<Vec<u8>, Fault> {
        let mut bytes = Vec::with_capacity(size);
        self.source.by_ref().take(size as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Reads the index for the deleted records, and the first slot.
    fn open(&mut self) -> Result<HashSet<Id>, Fault> {
        let header = self.read(INDEX)?;
        if header.len() < INDEX || !header.starts_with(LIBRARY_MAGIC) {
            return Err(Fault::Truncated(Part::LibraryHeader(INDEX)));
        }
        let slots = u32::from_le_bytes([header[SLOTS], header[SLOTS + 1], header[SLOTS + 2], header[SLOTS + 3]]);
        if slots > MAX_ENTRIES {
            return Err(Fault::TooLarge { what: Part::LibraryIndex, limit: MAX_ENTRIES as usize });
        }
        let mut deleted = HashSet::new();
        for _ in 0..slots {
            let entry = self.read(ENTRY)?;
            let (Some((state, _)), ENTRY) = (entry.split_first_chunk::<4>(), entry.len()) else {
                return Err(Fault::Truncated(Part::LibraryIndex));
            };
            let state = u32::from_le_bytes(*state);
            if header[DELETIONS] != 0 && state != 0 && state & LIVE == 0 {
                deleted.extend(written_id(&entry[20..100]));
            } else if state != 0 {
                self.listed += 1;
            }
        }
        self.next = self.read(SLOT)?;
        Ok(deleted)
    }

    /// Gathers the slots of the next record; `false` at the end. Slots that belong to none are passed over.
    fn next_record(&mut self) -> Result<bool, Fault> {
        while !self.next.is_empty() && !self.next.starts_with(RECORD_MAGIC) {
            self.next = self.read(SLOT)?;
        }
        self.record = std::mem::take(&mut self.next);
        if self.record.is_empty() {
            return Ok(false);
        }
        let mut too_large = false;
        loop {
            let slot = self.read(SLOT)?;
            if slot.is_empty() || slot.starts_with(RECORD_MAGIC) {
                self.next = slot;
                break;
            }
            too_large |= self.record.len() + slot.len() > MAX_GAME;
            if !too_large {
                self.record.extend(slot);
            }
        }
        if too_large { Err(Fault::TooLarge { what: Part::Game, limit: MAX_GAME }) } else { Ok(true) }
    }

    fn next_live(&mut self) -> Result<Option<Record>, Fault> {
        if self.deleted.is_none() {
            self.deleted = Some(HashSet::new());
            self.deleted = Some(self.open()?);
        }
        loop {
            let gathered = self.next_record();
            if let Ok(false) = gathered {
                break;
            }
            let id = self.record.get(ID..ID + 16).and_then(|id| Id::try_from(id).ok());
            let is_deleted = |id| self.deleted.as_ref().is_some_and(|deleted| deleted.contains(&id));
            if id.is_some_and(is_deleted) {
                continue;
            }
            self.found += 1;
            gathered?;
            if !read::is_heading(&self.record) {
                return read::game(&self.record).map(Some);
            }
        }
        // Told once, at the end.
        let listed = std::mem::take(&mut self.listed);
        if self.found < listed { Err(Fault::Incomplete { found: self.found, listed }) } else { Ok(None) }
    }
}

impl Games for CblGames<'_> {
    fn next_game(&mut self) -> Option<Result<Record, Located>> {
        self.next_live().map_err(Located::from).transpose()
    }

    fn encoding(&self) -> &'static str {
        "binary"
    }
}

/// The id an entry writes in UTF-16 as `{01234567-89AB-…}`, in the order of the bytes in a record: the first three
/// groups are numbers with their low bytes first.
fn written_id(text: &[u8]) -> Option<Id> {
    let digits: Vec<u8> = text.iter().copied().filter(u8::is_ascii_hexdigit).take(32).collect();
    let mut id = Id::default();
    for (byte, pair) in id.iter_mut().zip(digits.as_chunks::<2>().0) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    id[..4].reverse();
    id[4..6].reverse();
    id[6..8].reverse();
    (digits.len() == 32).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_in_the_order_of_records() {
        let text = "{03020100-0504-0706-0809-0A0B0C0D0E0F}";
        let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(written_id(&bytes), Some(std::array::from_fn(|i| u8::try_from(i).unwrap())));
        assert_eq!(written_id(&[]), None);
    }
}
