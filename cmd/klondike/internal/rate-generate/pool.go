package rating

// The output of generate: the file of a pool, a file of whole lines next to it with which a later run continues, the deals for
// people, the sums, and the command to continue.

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// poolStart begins the lines of a pool.
const poolStart = `{"schema":1,"id":`

func poolFlag() cli.Flag {
	f := cmdline.FileFlag("o", "write the pool to `FILE`", poolStart)
	f.DefaultText = "standard output"
	return f
}

// openPool makes the file of -o, if that is given, and with --resume counts its deals.
func (p *pooling) openPool() (err error) {
	switch {
	case !p.Given("o"):
		return nil
	case p.path == "-" || p.path == "":
		return p.Usagef("-o %q: standard output has the answer; name a file", p.path)
	}
	p.file, err = journal.Create(p.path, journal.Format{
		Flag: "-o", Owner: "klondike generate", Start: poolStart, Read: p.readd,
	}, p.resume)
	return err
}

// readd counts a deal of an earlier run. More deals than the run wants are an error: existing deals stay.
func (p *pooling) readd(_ int, line []byte) error {
	if p.count.kept == p.n {
		return phrase.Errorf("more than the %s of -n", cmdline.Plural(p.count.kept, "deal"))
	}
	var r klondikejson.Rating
	if err := records.Decode(line, &r); err != nil {
		return err
	}
	seed, err := strconv.ParseUint(r.ID, 10, 64)
	deal := klondike.NewDeal(seed, p.rules)
	if err != nil || seed < p.next || r.Draw != p.rules.Draw || r.Redeals != p.rules.Redeals || r.NoBack == p.rules.WorryBack ||
		r.Deal != deal.Neutral(p.rules) ||
		r.Verdict == "solved" && r.Games != difficulty.Games || !p.wants(r.Verdict, r.Difficulty) {
		return phrase.Errorf("deal %s isn't one that these flags make", r.ID)
	}
	p.count.keep(&r)
	p.count.resumed = true
	p.count.tried += int(seed - p.next + 1)
	p.next = seed + 1
	return nil
}

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

type poolCount struct {
	tried, kept           int
	unsolvable, undecided int            // of those tried
	grades                map[string]int // of those kept
	resumed               bool           // the number of unsolvable deals before is unknown
}

func (n *poolCount) add(r *klondikejson.Rating, kept bool) {
	n.tried++
	switch r.Verdict {
	case search.Unsolvable.String():
		n.unsolvable++
	case search.Unknown.String():
		n.undecided++
	}
	if kept {
		n.keep(r)
	}
}

func (n *poolCount) keep(r *klondikejson.Rating) {
	if n.grades == nil {
		n.grades = map[string]int{}
	}
	n.kept++
	n.grades[r.Difficulty]++
}

// text is the progress shown: "120 deals: 31 easy, 40 medium, 20 hard, 29 expert; 147 tried, 27 unsolvable".
func (n *poolCount) text(say *cmdline.Language) string {
	text := say.Plural(int64(n.kept), "deal")
	var parts []string
	for _, grade := range difficulty.Names() {
		if n.grades[grade] > 0 {
			parts = append(parts, cmdline.Count(n.grades[grade])+" "+say.Text(grade))
		}
	}
	if len(parts) > 0 {
		text += say.Text(": ") + strings.Join(parts, say.Text(", "))
	}
	text += say.Sprintf("; %s tried", cmdline.Count(n.tried))
	if n.resumed {
		return text
	}
	text += say.Sprintf(", %s unsolvable", cmdline.Count(n.unsolvable))
	if n.undecided > 0 {
		text += say.Sprintf(", %s undecided", cmdline.Count(n.undecided))
	}
	return text
}

func (p *pooling) write(r *klondikejson.Rating) error {
	if p.file != nil {
		return cmdline.WriteJSON(p.file, r)
	}
	if !p.json {
		p.progress.Close()
	}
	return p.Print(p.json, r, poolLine(p.Speech, r)+"\n")
}

func poolLine(say *cmdline.Language, r *klondikejson.Rating) string {
	if r.Path == nil {
		return fmt.Sprintf("%-8s %s", r.ID, say.Text(r.Verdict))
	}
	narrow := say.Text("nowhere narrow")
	if r.Path.Step > 0 {
		narrow = say.Sprintf("narrow at step %d", r.Path.Step)
	}
	return say.Sprintf("%-8s %s  won %3d of %d  %s  %s  %s", r.ID, cmdline.Pad(say.Text(r.Difficulty), 6), r.Won, r.Games,
		cmdline.PadLeft(say.Plural(int64(r.Path.Length.Steps()), "step"), 9), cmdline.PadLeft(say.Plural(int64(r.Path.Length.Redeals), "redeal"), 9), narrow)
}

func (p *pooling) finish() error {
	if p.file == nil {
		if !p.quiet {
			fmt.Fprintln(p.Notes, p.count.text(p.Speech))
		}
		return nil
	}
	sum, err := sum(p.path)
	if err != nil {
		return err
	}
	_, err = io.WriteString(p.Out, p.Speech.Sprintf("%s: %s\nsha256: %s\nagain:  %s\n", p.path, p.count.text(p.Speech), sum, p.Repeat([]string{"resume"})))
	return err
}

// noteCut prints the command that continues an interrupted run.
func (p *pooling) noteCut() {
	again := p.Repeat([]string{"resume"}, "--resume")
	if p.file == nil {
		again = p.Repeat([]string{"seed", "n"}, "--seed", fmt.Sprint(p.next), "-n", fmt.Sprint(p.n-p.count.kept))
	}
	p.Call.NoteCut("interrupted after %s; continue with: %s", p.Speech.Plural(int64(p.count.kept), "deal"), again)
}
