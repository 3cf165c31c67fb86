//! Any bytes as a file whose format shows itself.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::check_any(bytes));
