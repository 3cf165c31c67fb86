# The commands of the repository. `make` alone lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run demo test test-long crash api-test tools web web-tools web-test web-bench fmt bench peer peer-chess fuzz archive-check

# A machine that builds once and is thrown away gains nothing by what makes the next build quicker.
ifdef CI
export CARGO_INCREMENTAL := 0
endif

# How many positions `make peer` compares (`make peer-chess` 100000 unless told), and from which seed they are drawn.
POSITIONS ?= 500000
SEED ?= 1

# Where `make run` keeps its events, and where it listens.
DATABASE ?= sqlite:qizheng.db
LISTEN ?= 0.0.0.0:8470

# For how many seconds `make fuzz` runs each of its targets.
SECONDS_EACH ?= 60
TARGETS ?= $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

run: web-tools ## Build the pages and the program, and start the server (DATABASE=, LISTEN=)
	@echo "building the pages into web/dist"
	@npm --prefix web run build --silent
	@echo "building the program, which takes a few minutes the first time"
	cargo build --release --locked --package cli
	$${CARGO_TARGET_DIR:-target}/release/qizheng serve --database "$(DATABASE)" --listen "$(LISTEN)"

demo: ## Show on the example games what the command line can do
	@scripts/demo

# What `cargo xtask tidy` checks is a test of xtask, and runs with the others.
# The cases are more than a thousand short tests: one process runs them all sooner than a process each.
test: tools ## Check everything that must hold before a change is taken
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo check --locked --package record --package ruling --package books --package words --package explain --package cases
	cargo nextest run --workspace --locked -E 'not binary_id(cases::cases)'
	cargo test --workspace --locked --test cases -- --quiet
	cargo test --workspace --doc --locked
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --locked
	$(MAKE) api-test
	$(MAKE) web-test
	$(MAKE) peer POSITIONS=50000
	$(MAKE) peer-chess POSITIONS=10000

test-long: tools ## The long comparisons of `make test` with all their draws
	DRAWS=all cargo nextest run --workspace --locked -E 'package(ruling) + package(tournament) + package(xiangqi) + package(hall)'
	$(MAKE) peer peer-chess

crash: ## Kill the server a thousand times under 32 writers, and look for what it had answered
	KILLS=1000 cargo nextest run --workspace --locked -E 'test(crash::)'

api-test: ## Ask a server everything that its description allows, and much that it does not (SEED=)
	cargo test --workspace --locked --no-run
	scripts/schemathesis.py "$${CARGO_TARGET_DIR:-$(CURDIR)/target}/debug/qizheng" 20 $(SEED)

tools: ## Install what `make test` needs and this machine lacks
	@scripts/tools

web: web-tools ## Build the pages into web/dist
	npm --prefix web run build

web-test: web-tools ## Check the pages: form, types, units, and in a browser with the program behind them
	npm --prefix web run format:check
	npm --prefix web run check
	npm --prefix web test
	cargo test --workspace --locked --no-run
	npm --prefix web run test:browser

web-bench: web-tools ## Measure the pages: what they load, when they can be used, how a game is stepped through
	cargo build --locked --package cli
	npm --prefix web run bench

web-tools: ## Install what the pages need and this machine lacks
	@scripts/web-tools

fmt: ## Format the sources
	cargo fmt --all

bench: ## Measure; verdicts on the games of a folder (GAMES=) or on the examples
	GAMES="$(abspath $(GAMES))" cargo bench --workspace --benches
	$(MAKE) web-bench

peer: ## Compare legal moves with Fairy-Stockfish (POSITIONS=, SEED=)
	node scripts/peer_xiangqi.mjs $(POSITIONS) $(SEED)

peer-chess: POSITIONS = 100000
peer-chess: ## Compare moves, notation and outcome of chess with python-chess (POSITIONS=, SEED=)
	scripts/peer_chess.py $(POSITIONS) $(SEED)

fuzz: ## Feed the readers with broken input (TARGETS=, SECONDS_EACH=)
	for target in $(TARGETS); do scripts/fuzz.sh "$$target" $(SECONDS_EACH) || exit 1; done

archive-check: ## Read every game under a folder, write every move again, hold two judges to every recurrence (DIR=)
	@test -n "$(DIR)" || { echo "usage: make archive-check DIR=folder" >&2; exit 2; }
	cargo build --quiet --release --package cli
	cargo build --quiet --release --package ruling --example two_judges
	find "$(DIR)" -type f -print0 | xargs -0 $${CARGO_TARGET_DIR:-target}/release/examples/two_judges
	$${CARGO_TARGET_DIR:-target}/release/qizheng check "$(DIR)"
