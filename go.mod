module kedou

go 1.26.0

// Each module that kedou itself needs has its licence and its reason next to it. Only the commands, the benchmarks and the tests use
// modules other than gods.
require (
	charm.land/bubbletea/v2 v2.0.9 // MIT: terminal programs: input, resizing, repainting
	charm.land/lipgloss/v2 v2.0.6 // MIT: their colours and layout
	github.com/andybalholm/brotli v1.1.1 // MIT: the page's files, a sixth smaller than by gzip; parquet-go needs it anyway
	github.com/charmbracelet/x/ansi v0.11.8 // MIT: the width of text on a terminal
	github.com/chromedp/cdproto v0.159.0 // MIT, tests only: the browser's protocol
	github.com/chromedp/chromedp v0.22.0 // MIT, tests only: the page in a real browser
	github.com/dustin/go-humanize v1.0.1 // MIT: thousands' commas, sizes in bytes
	github.com/emirpasic/gods/v2 v2.0.0-alpha // BSD-2: containers outside the inner loops; no later release of v2
	github.com/evanw/esbuild v0.28.2 // MIT: the scripts of a site in few short files; in no command
	github.com/gofrs/flock v0.13.1 // BSD-3: one process at a time for a file or folder
	github.com/nats-io/jwt/v2 v2.8.2 // Apache-2.0, tests only: credentials for a server
	github.com/nats-io/nats-server/v2 v2.15.2 // Apache-2.0: the server in survey: streams that survive crashes
	github.com/nats-io/nats.go v1.55.0 // Apache-2.0: the client of that server
	github.com/nats-io/nkeys v0.4.16 // Apache-2.0, tests only: keys of those credentials
	github.com/parquet-go/parquet-go v0.32.0 // Apache-2.0: Parquet from survey export; arrow-go is heavier
	github.com/prometheus/client_golang v1.25.0 // Apache-2.0: metrics of survey
	github.com/rogpeppe/go-internal v1.16.0 // BSD-3, tests only: scripts of commands
	github.com/urfave/cli/v2 v2.27.7 // MIT: commands, flags, help, completion
	go.yaml.in/yaml/v3 v3.0.5 // MIT, Apache-2.0, tests only: the Kubernetes file is well formed
	golang.org/x/sys v0.49.0 // BSD-3: the processor time of a thread; in tests a pseudo-terminal
	golang.org/x/term v0.47.0 // BSD-3: whether there is a terminal, and its width
	golang.org/x/text v0.43.0 // BSD-3: the width of Chinese text in tables
	gonum.org/v1/gonum v0.17.0 // BSD-3: distributions and their inverses
	pgregory.net/rapid v1.3.0 // MPL-2.0, tests only: properties
)

require (
	github.com/antithesishq/antithesis-sdk-go v0.8.0-default-no-op // indirect
	github.com/beorn7/perks v1.0.1 // indirect
	github.com/cespare/xxhash/v2 v2.3.0 // indirect
	github.com/charmbracelet/colorprofile v0.4.3 // indirect
	github.com/charmbracelet/ultraviolet v0.0.0-20260811164956-006e29f97886 // indirect
	github.com/charmbracelet/x/term v0.2.2 // indirect
	github.com/charmbracelet/x/termios v0.1.1 // indirect
	github.com/charmbracelet/x/windows v0.2.2 // indirect
	github.com/clipperhouse/displaywidth v0.11.0 // indirect
	github.com/clipperhouse/uax29/v2 v2.7.0 // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/google/go-tpm v0.9.8 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/klauspost/compress v1.20.3 // indirect
	github.com/lucasb-eyer/go-colorful v1.4.1 // indirect
	github.com/mattn/go-runewidth v0.0.24 // indirect
	github.com/minio/highwayhash v1.0.4 // indirect
	github.com/muesli/cancelreader v0.2.2 // indirect
	github.com/munnerz/goautoneg v0.0.0-20191010083416-a7dc8b61c822 // indirect
	github.com/nats-io/nuid v1.0.1 // indirect
	github.com/parquet-go/bitpack v1.0.0 // indirect
	github.com/parquet-go/jsonlite v1.0.0 // indirect
	github.com/pierrec/lz4/v4 v4.1.21 // indirect
	github.com/prometheus/client_model v0.6.3 // indirect
	github.com/prometheus/common v0.72.0 // indirect
	github.com/prometheus/procfs v0.22.0 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	github.com/twpayne/go-geom v1.6.1 // indirect
	github.com/xo/terminfo v0.0.0-20220910002029-abceb7e1c41e // indirect
	golang.org/x/crypto v0.58.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/time v0.16.0 // indirect
	google.golang.org/protobuf v1.36.12 // indirect
)

require (
	github.com/cpuguy83/go-md2man/v2 v2.0.7 // indirect
	github.com/russross/blackfriday/v2 v2.1.0 // indirect
	github.com/xrash/smetrics v0.0.0-20240521201337-686a1a2994c1 // indirect
	golang.org/x/tools v0.51.0 // indirect
)
