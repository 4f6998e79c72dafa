# Shortcuts; everything here is also a plain go command in the README or .ci/run.
.PHONY: build quick test ci coq bench blunders strength figures proofs man site pools puzzles traces release image nightly coverage
build: ; go build ./...
# What an edit of one package asks for, in seconds; CONTRIBUTING.md tells more.
quick: ; .ci/quick
test:  ; go test ./...
ci:    ; .ci/run
# The machine-checked proofs of klondike/proof/coq, by Coq 8.16 or later.
coq:   ; .ci/coq
bench: ; go test -run '^$$' -bench . ./...
# The decisions by which doudizhu bots are ranked: dist/blunders/late.jsonl and early.jsonl, for doudizhu blunders --bots.
blunders:
	mkdir -p dist/blunders && go build -o dist/blunders/doudizhu ./cmd/doudizhu
	cd dist/blunders && rm -f games.jsonl && n=7000001 && for other in robot roles strong:playouts=601; do \
		./doudizhu arena --bots strong:playouts=600,$$other -n 250 --seed $$n --records games.jsonl || exit 1; n=$$((n + 100000)); done
	cd dist/blunders && ./doudizhu blunders --games games.jsonl late.jsonl
	cd dist/blunders && ./doudizhu blunders --games games.jsonl --judge playouts --cards 37..54 -n 1200 early.jsonl
# One bot against each of a file of opponents, lines such as zwk=json:/opt/zwk; started again it goes on, and DEALS=1000 after 500 plays the other 500.
OPPONENTS ?= opponents.txt
DEALS ?= 1000
SEED ?= 9000001
BOT ?= strong
OUT ?= dist/strength
strength:
	mkdir -p $(OUT) && go build -o $(OUT)/doudizhu ./cmd/doudizhu
	grep -v -e '^ *#' -e '^ *$$' $(OPPONENTS) | while IFS= read -r other; do name=$${other%%=*}; printf '%s\n' "$$other" >$(OUT)/$$name.bot; \
		$(OUT)/doudizhu arena --bots "this=$(BOT),@$(OUT)/$$name.bot" -n $(DEALS) --seed $(SEED) --bot-time 20s --workers 1 --results $(OUT)/$$name.jsonl </dev/null || exit 1; done
# All measured figures of the READMEs, hours of them; started again it goes on where it was interrupted.
figures: ; go install ./cmd/klondike ./cmd/doudizhu ./cmd/bench ./cmd/survey ./cmd/web && bench figures --stale $$(git ls-files 'README*.md' '*/README.md')
# A proof of every verdict on N deals of Klondike, in one file that klondike verify checks; started again it goes on where it was interrupted.
DRAW ?= 1
N ?= 1e6
proofs: ; go install ./cmd/klondike ./cmd/survey && survey klondike -n $(N) --draw $(DRAW) --certify all --certify-budget 1e8 --budget 1e9 --guard 12h --dir surveys/proofs-$(DRAW)-$(N) && \
	survey export surveys/proofs-$(DRAW)-$(N) --proofs --out surveys/proofs-$(DRAW)-$(N).jsonl.gz && klondike verify surveys/proofs-$(DRAW)-$(N).jsonl.gz
man:   ; mkdir -p man && for c in klondike doudizhu bench survey web; do go run ./cmd/$$c man >man/$$c.1 || exit 1; done
# The page, the solvers and the documentation as a folder for any static host.
site:  ; go run ./cmd/web site site
# The searches that the page compares on small graphs and the 8-puzzle.
traces: ; go run ./cmd/tools/traces cmd/web/page/traces
# The graded deals of the page, in some ten minutes, and its ladder of puzzles, in as many.
pools: ; go run ./cmd/tools/pools cmd/web/page/pools && go run ./cmd/tools/puzzles find cmd/web/page/pools/puzzles.txt
# Every puzzle of the page made again: one first play wins, and the level is right.
puzzles: ; go run ./cmd/tools/puzzles check cmd/web/page/pools/puzzles.txt
release: ; .ci/release dist
nightly: ; .ci/nightly
coverage: ; .ci/coverage missing
# The container image, by whichever builder is there.
BUILDER ?= $(firstword $(notdir $(shell command -v buildah podman docker)))
image: ; rm -rf dist/image && mkdir -p dist/image && .ci/release dist linux/$$(go env GOARCH) && tar -xzf dist/kedou-*-linux-$$(go env GOARCH).tar.gz --strip-components 1 -C dist/image && $(BUILDER) build -t kedou -f cmd/Containerfile dist/image
