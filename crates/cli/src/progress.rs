//! Bars that show how far long work is: on standard error, and only on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many steps.
pub fn steps(count: u64) -> ProgressBar {
    styled(count, "{bar:40} {pos}/{len} {elapsed} +{eta}")
}

/// A bar for so many bytes to read.
pub fn bytes(count: u64) -> ProgressBar {
    styled(count, "{bar:40} {bytes}/{total_bytes} {bytes_per_sec} +{eta}")
}

/// No bar: where the answers themselves show how far the work is.
pub fn hidden() -> ProgressBar {
    ProgressBar::hidden()
}

fn styled(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("our templates are well formed");
    ProgressBar::new(length).with_style(style)
}
