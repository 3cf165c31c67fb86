//! Lots drawn from a seed, the same on every machine, so that a draw can be repeated and shown.
//!
//! The stream is `SplitMix64`: a counter that grows by a fixed odd step, each value mixed by two multiplications. It is no
//! secret and needs none: the seed is published with the draw, and whoever has it can draw again.

/// A stream of lots.
///
/// ```
/// use tournament::Lots;
///
/// let mut order = [1, 2, 3, 4, 5];
/// Lots::new(7).shuffle(&mut order);
/// assert_eq!(order, [5, 2, 4, 1, 3]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots(u64);

impl Lots {
    /// The stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream of a seed for one of several purposes, such as a round, that share it.
    pub const fn stream(seed: u64, purpose: u64) -> Self {
        let mut mixed = Self(seed ^ purpose.wrapping_mul(0xA076_1D64_78BD_642F));
        Self(mixed.draw())
    }

    /// The next number; all are equally likely.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound, all equally likely; 0 if the bound is 0.
    pub const fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        // What lies above the greatest multiple of the bound would favour small numbers, and is drawn again.
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.draw();
            if drawn < fair {
                return drawn % bound;
            }
        }
    }

    /// An index below a length; 0 if the length is 0.
    #[allow(clippy::cast_possible_truncation, reason = "the result is below a length")]
    pub const fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// Whether something happens that happens so many times in a hundred.
    pub const fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    /// The lot of two places in a stream, whichever is named first: one of 65,536.
    pub const fn of_two(&self, a: usize, b: usize) -> u16 {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let mut own = Self(self.0 ^ ((low as u64) << 32 | high as u64).wrapping_mul(0xE703_7ED1_A0B4_28DB));
        (own.draw() >> 48) as u16
    }

    /// Puts things in an order drawn by lot; every order is equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_that_of_the_published_generator() {
        let mut lots = Lots::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| lots.draw()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_it() {
        let mut lots = Lots::new(3);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[lots.index(6)] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
        assert_eq!((lots.below(0), lots.below(1)), (0, 0));
    }

    #[test]
    fn every_order_of_three_is_about_as_likely() {
        let mut seen = std::collections::HashMap::new();
        for round in 0..6000 {
            let mut order = [1, 2, 3];
            Lots::stream(9, round).shuffle(&mut order);
            *seen.entry(order).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
