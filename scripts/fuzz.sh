#!/bin/sh
# Fuzzes a target for so many seconds, on the stable compiler:
#
#     scripts/fuzz.sh TARGET SECONDS
#
# Targets are the files of fuzz/fuzz_targets. Fuzzing begins from fuzz/seeds/TARGET; what it learns is kept under
# target/fuzz, and so is the input of a failure. Needs a C++ compiler. Ends with an error if the target fails.
set -eu
[ $# -eq 2 ] || { echo "usage: $0 TARGET SECONDS" >&2; exit 2; }
fuzz=$(cd "$(dirname "$0")/../fuzz" && pwd)
[ -f "$fuzz/fuzz_targets/$1.rs" ] || { echo "$0: no target $1, expected one of:" >&2; ls "$fuzz/fuzz_targets" >&2; exit 2; }
home=${CARGO_TARGET_DIR:-$fuzz/../target}/fuzz
host=$(rustc -vV | sed -n 's/^host: //p')
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
 -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1"
cargo build --quiet --manifest-path "$fuzz/Cargo.toml" --release --target "$host" --target-dir "$home" --bin "$1"
mkdir -p "$home/corpus/$1" "$home/failures"
exec "$home/$host/release/$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$home/failures/$1-" "$home/corpus/$1" "$fuzz/seeds/$1"
