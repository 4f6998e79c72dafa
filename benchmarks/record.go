package benchmarks

// Records: runs as JSON lines; the first line says where and how they were made.

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/dustin/go-humanize/english"

	"kedou/internal/strictjson"
)

// Header is the first line of a record: all that is needed to judge and
// repeat its figures.
type Header struct {
	Schema  int               `json:"schema"`
	Started string            `json:"started"` // RFC 3339
	Machine string            `json:"machine"`
	Go      string            `json:"go"`
	Commit  string            `json:"commit"`
	Corpora map[string]string `json:"corpora"` // name: hash
	Command string            `json:"command"`
}

// Record is a header with its runs.
type Record struct {
	Header Header
	Runs   []Run
}

// NewHeader describes this machine and this build.
func NewHeader(command string) Header {
	return Header{
		Schema: 1, Started: time.Now().UTC().Format(time.RFC3339), Machine: machine(), Go: runtime.Version(),
		Commit: commit(), Corpora: map[string]string{}, Command: command,
	}
}

// machine returns the processor's name, its cores and the memory, as far as the system reports them.
func machine() string {
	name := cmp.Or(reported("/proc/cpuinfo", "model name"), runtime.GOOS+"/"+runtime.GOARCH)
	name = fmt.Sprintf("%s, %s", name, english.Plural(runtime.NumCPU(), "core", ""))
	var kib int64
	if n, _ := fmt.Sscanf(reported("/proc/meminfo", "MemTotal"), "%d kB", &kib); n == 1 {
		name += ", " + bytesOf(kib<<10)
	}
	return name
}

// reported returns the first value of a key in a file of Linux with lines such as "key: value".
func reported(file, key string) string {
	data, _ := os.ReadFile(file)
	for line := range strings.Lines(string(data)) {
		if k, v, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(k) == key {
			return strings.TrimSpace(v)
		}
	}
	return ""
}

// commit returns the revision of this binary or, under `go run` (which
// doesn't record it), of the checkout; "-dirty" if files had changed since.
func commit() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		set := map[string]string{}
		for _, s := range info.Settings {
			set[s.Key] = s.Value
		}
		if revision := set["vcs.revision"]; len(revision) >= 12 {
			return revision[:12] + map[string]string{"true": "-dirty"}[set["vcs.modified"]]
		}
	}
	out, err := exec.Command("git", "describe", "--always", "--exclude=*", "--abbrev=12", "--dirty").Output()
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(out))
}

// Write writes the header and the runs, a line each.
func (r *Record) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	enc := json.NewEncoder(out)
	if err := enc.Encode(r.Header); err != nil {
		return err
	}
	for _, run := range r.Runs {
		if err := enc.Encode(run); err != nil {
			return err
		}
	}
	return out.Flush()
}

// ReadRecord reads the output of Write. An error names the line.
func ReadRecord(name string, r io.Reader) (*Record, error) {
	rec := &Record{}
	err := eachLine(name, r, func(n int, line []byte) (err error) {
		if n == 1 {
			err = strictjson.Unmarshal(line, &rec.Header)
		} else {
			var run Run
			err = strictjson.Unmarshal(line, &run)
			rec.Runs = append(rec.Runs, run)
		}
		if err != nil {
			err = fmt.Errorf("not a line that bench run --json wrote: %w", err)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if rec.Header.Schema != 1 {
		return nil, fmt.Errorf("%s:1: no record of schema 1", name)
	}
	return rec, nil
}

// longest is the longest line that eachLine reads, in bytes.
const longest = 1 << 20

// eachLine calls read with each line of r and its number, from 1 on. An error names the file and the line.
func eachLine(name string, r io.Reader, read func(n int, line []byte) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, longest)
	n := 1
	for ; lines.Scan(); n++ {
		if err := read(n, lines.Bytes()); err != nil {
			return fmt.Errorf("%s:%d: %w", name, n, err)
		}
	}
	err := lines.Err()
	if errors.Is(err, bufio.ErrTooLong) {
		err = fmt.Errorf("the line is longer than %s", bytesOf(longest))
	}
	if err != nil {
		return fmt.Errorf("%s:%d: %w", name, n, err)
	}
	return nil
}

// Of returns the runs of one experiment.
func (r *Record) Of(name string) []Run {
	var own []Run
	for _, run := range r.Runs {
		if run.Experiment == name {
			own = append(own, run)
		}
	}
	return own
}

// experiments lists the experiments of the record in order of appearance.
func (r *Record) experiments() []string {
	var names []string
	for _, run := range r.Runs {
		if !slices.Contains(names, run.Experiment) {
			names = append(names, run.Experiment)
		}
	}
	return names
}
