//! A second judge, written from the text of the rulebooks alone: slow, plain, and sharing nothing with the first.

pub mod attack;
pub mod board;
pub mod census;
pub mod cycle;
pub mod dice;
pub mod exchange;
pub mod feature;
pub mod generator;
pub mod judge;
pub mod mate;
pub mod naming;
pub mod placement;
pub mod shapes;
pub mod walk;
pub mod window;
