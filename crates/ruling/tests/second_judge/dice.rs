//! Seeded chance: the same seed gives the same cycles on every machine.

/// A stream of numbers from a seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("bounds are small");
        usize::try_from(self.next() % bound).expect("it is below the bound")
    }

    /// True once in so many throws.
    pub fn once_in(&mut self, throws: usize) -> bool {
        self.below(throws) == 0
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// One of several, each with a weight, not all of them zero.
    pub fn weigh<'a, T>(&mut self, from: &'a [(T, usize)]) -> &'a T {
        let mut left = self.below(from.iter().map(|(_, weight)| weight).sum());
        for (item, weight) in from {
            if left < *weight {
                return item;
            }
            left -= weight;
        }
        unreachable!("the number is below the sum of the weights")
    }
}
