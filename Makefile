# Shortcuts; everything here is also a plain go command in the README or .ci/run.
.PHONY: build test ci bench figures man site release
build: ; go build ./...
test:  ; go test ./...
ci:    ; .ci/run
bench: ; go test -run '^$$' -bench . ./...
# All measured figures of the READMEs, hours of them; started again it goes on where it was interrupted.
figures: ; go install ./cmd/... && bench figures --stale $$(git ls-files 'README*.md' '*/README.md')
man:   ; mkdir -p man && for c in klondike doudizhu bench survey web; do go run ./cmd/$$c man >man/$$c.1 || exit 1; done
site:  ; go run ./cmd/web site site
release: ; .ci/release dist
