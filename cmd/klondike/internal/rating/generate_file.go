package rating

// The file of a pool: whole lines beside its place, which a later run goes on with.

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"strconv"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/deals"
	"kedou/klondike"
	"kedou/klondike/difficulty"
)

// openPool makes the file of -o, if that is given, and with --resume counts what is there.
func (p *pooling) openPool() (err error) {
	switch {
	case !p.Given("o"):
		return nil
	case p.path == "-" || p.path == "":
		return p.Usagef("-o %q: standard output has the answer; name a file", p.path)
	}
	p.file, err = journal.Create(p.path, journal.Format{
		Flag: "-o", Owner: "klondike generate", Start: `{"schema":1,"id":`, Read: p.readd,
	}, p.resume)
	return err
}

// readd counts a deal that an earlier run has written. More deals than are asked for are an error: what was made stays.
func (p *pooling) readd(_ int, line []byte) error {
	if p.count.kept == p.n {
		return fmt.Errorf("more than the %s of -n", cmdline.Plural(p.count.kept, "deal"))
	}
	var r deals.Rating
	if err := records.Decode(line, &r); err != nil {
		return err
	}
	seed, err := strconv.ParseUint(r.ID, 10, 64)
	if err != nil || seed < p.next || r.Draw != p.rules.Draw || r.Redeals != p.rules.Redeals || r.NoBack == p.rules.WorryBack ||
		r.Deal != klondike.Neutral(klondike.NewDeal(seed, p.rules), p.rules) ||
		r.Verdict == "solved" && r.Games != difficulty.Games || !p.wants(r.Verdict, r.Difficulty) {
		return fmt.Errorf("deal %s isn't one that these flags make", r.ID)
	}
	p.count.keep(&r)
	p.count.resumed = true
	p.count.tried += int(seed - p.next + 1)
	p.next = seed + 1
	return nil
}

// sum returns the SHA-256 of a finished file.
func sum(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}
