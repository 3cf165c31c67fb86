//! Where each kind of piece reaches: tables built at compile time, and shifts.

mod lanes;
mod steps;

pub(crate) use lanes::{
    FileLane, Lane, beyond_screen, cannon, cannon_moves, palace_lanes, rook, rook_and_beyond_screen,
};
pub(crate) use steps::{
    advisor, advisor_points, advisor_steps, elephant, elephant_points, elephant_steps, horse, horse_leg, horse_sources,
    horse_sources_unblocked, king, palace, palace_reachers, pawn_points, pawn_sources, pawn_steps,
};
