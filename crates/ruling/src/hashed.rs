//! Maps whose keys are made of hashes of positions, which need little more mixing.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map by keys that hold the hash of a position.
pub type HashMap<K, V> = std::collections::HashMap<K, V, BuildHasherDefault<Mixer>>;

/// One word for what is made of hashes of positions.
pub fn hash_of(key: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    key.hash(&mut mixer);
    mixer.finish()
}

/// Mixes words by multiplication; the words are our own, so nobody can choose them to collide.
#[derive(Default)]
pub struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_u128(&mut self, word: u128) {
        self.mix(word as u64);
        self.mix((word >> 64) as u64);
    }
}
