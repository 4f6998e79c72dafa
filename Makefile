# Shortcuts for commands that the READMEs and .ci/run also show.
.PHONY: build quick test ci coq bench strength calibration figures surveys proofs man site pools puzzles traces adopt proxy release image nightly coverage
build: ; go build ./...
# The checks after an edit of one package, in seconds; see CONTRIBUTING.md.
quick: ; .ci/quick
test:  ; go test ./...
ci:    ; .ci/run
# Checks the proofs in klondike/proof/coq by Coq 8.16 or later.
coq:   ; .ci/coq
bench: ; go test -run '^$$' -bench . ./...
# Plays one bot against each opponent in a file with lines such as zwk=json:/opt/zwk. A second run continues: DEALS=1000 after DEALS=500 plays 500 more.
OPPONENTS ?= opponents.txt
DEALS ?= 1000
SEED ?= 9000001
BOT ?= strong
OUT ?= dist/strength
strength:
	mkdir -p $(OUT) && go build -o $(OUT)/doudizhu ./cmd/doudizhu
	grep -v -e '^ *#' -e '^ *$$' $(OPPONENTS) | while IFS= read -r other; do name=$${other%%=*}; printf '%s\n' "$$other" >$(OUT)/$$name.bot; \
		$(OUT)/doudizhu arena --bots "this=$(BOT),@$(OUT)/$$name.bot" -n $(DEALS) --seed $(SEED) --bot-time 20s --workers 1 --results $(OUT)/$$name.jsonl </dev/null || exit 1; done
# How shares of playouts are read as chances: fitted to games at tables of mixed levels, and held against HELD others at tables of each of the levels 2 to 5, with the table and the picture of doudizhu/strong/ABLATION.md.
FIT ?= 8000
HELD ?= 2000
calibration:
	mkdir -p dist/calibration && go build -o dist/calibration/chances ./cmd/tools/chances
	cd dist/calibration && ./chances play readings --seed 64000001 -n $(FIT) >train.txt && ./chances fit readings train.txt >../../doudizhu/strong/readings.go
	cd dist/calibration && go build -o chances ../../cmd/tools/chances && for bot in principles robot roles strong:playouts=1500; do ./chances play readings --seed 66000001 -n $(HELD) --bot $$bot || exit 1; done >held.txt
	cd dist/calibration && ./chances compare readings --svg ../../doudizhu/strong/calibration.svg held.txt
# Measures all figures of the READMEs, for hours; a second run continues an interrupted one.
PAGES = $$(git ls-files 'README*.md' '*/README.md')
figures: ; go install ./cmd/klondike ./cmd/doudizhu ./cmd/bench ./cmd/survey ./cmd/web && bench figures --stale $(PAGES)
# Decides a million deals each at draw 1 and 3, and writes the summaries and pictures to benchmarks/surveys and what the tables take from them to the pages; a second run continues.
surveys: ; go install -buildvcs=true ./cmd/bench ./cmd/survey && bench figures --measure 'survey klondike' $(PAGES)
# Writes a proof of every verdict on N deals of Klondike to one file, and checks the file by klondike verify; a second run continues an interrupted one.
DRAW ?= 1
N ?= 1e6
proofs: ; go install ./cmd/klondike ./cmd/survey && survey klondike -n $(N) --draw $(DRAW) --certify all --certify-budget 4.29e6 --budget 1e9 --guard 12h --dir surveys/proofs-$(DRAW)-$(N) && \
	survey export surveys/proofs-$(DRAW)-$(N) --proofs --out surveys/proofs-$(DRAW)-$(N).jsonl.gz && klondike verify surveys/proofs-$(DRAW)-$(N).jsonl.gz
man:   ; mkdir -p man && for c in klondike doudizhu bench survey web; do go run ./cmd/$$c man >man/$$c.1 || exit 1; done
# Writes the page and the solvers to a folder for any static host.
site:  ; go run ./cmd/tools/page site site
# Records the searches that the page compares on small graphs and the 8-puzzle.
traces: ; go run ./cmd/tools/page traces cmd/web/page/traces
# Finds the page's graded deals, in some ten minutes, and its ladder of puzzles, in another twelve.
pools: ; go run ./cmd/tools/page deals cmd/web/page/pools && go run ./cmd/tools/page puzzles cmd/web/page/pools/puzzles.txt
# Checks every puzzle of the page: one first play wins, and the level is right.
puzzles: ; go run ./cmd/tools/page check cmd/web/page/pools/puzzles.txt
# Renames the module: make adopt MODULE=example.org/me/kedou.
adopt: ; .ci/adopt $(MODULE)
# Writes the tag of the latest version for go get and go install, which take only a path with a dot.
VERSION := $(shell sed -n 's/^## \(v[^ ]*\).*/\1/p' CHANGELOG.md | head -n 1)
proxy: ; .ci/proxy dist/proxy $(VERSION)
release: ; .ci/release dist
nightly: ; .ci/nightly
coverage: ; .ci/coverage missing
# Builds the container image by the first of buildah, podman and docker that is installed.
BUILDER ?= $(firstword $(notdir $(shell command -v buildah podman docker)))
image: ; rm -rf dist/image && mkdir -p dist/image && .ci/release dist linux/$$(go env GOARCH) && tar -xzf dist/kedou-*-linux-$$(go env GOARCH).tar.gz --strip-components 1 -C dist/image && $(BUILDER) build -t $$(go list -m):$(VERSION) -f cmd/Containerfile dist/image
