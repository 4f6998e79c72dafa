package benchmarks

// Corpora: named sets of problems with known answers, one text file each.

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strconv"
	"strings"
)

// Problem is one instance of a corpus.
type Problem struct {
	ID       string
	Size     int               // what pictures draw its cost against: cards, ranks, tiles
	Want     string            // the known verdict in the domain's words, or ""
	Shortest int               // the known length of its shortest solutions in the domain's unit, or 0
	Options  map[string]string // what the domain needs besides the text, such as draw=3
	Text     string            // the problem as its domain reads it
}

// Corpus is a set of problems of one domain.
type Corpus struct {
	Name     string
	Domain   string
	About    string // one sentence
	Hash     string // the first 12 hex digits of the file's SHA-256
	Problems []Problem
}

//go:embed testdata/*.tsv
var corpora embed.FS

// Names lists the corpora that come with the package, in alphabetical order.
func Names() []string {
	files, _ := fs.Glob(corpora, "testdata/*.tsv")
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = strings.TrimSuffix(path.Base(f), ".tsv")
	}
	return names
}

// Load returns the corpus of that name, or reads it from a file of that name.
// A file may be a corpus or, for the given domain, plain lines `ID TEXT` as the
// domain's own command reads them, with comments after a #; their answers are unknown,
// and the domain measures their sizes.
func Load(name, domain string) (*Corpus, error) {
	data, err := corpora.ReadFile("testdata/" + name + ".tsv")
	if err != nil {
		if data, err = os.ReadFile(name); err != nil {
			return nil, fmt.Errorf("no corpus %q: name a file or one of %s", name, strings.Join(Names(), ", "))
		}
	}
	c, err := parse(name, domain, data)
	if err != nil {
		return nil, err
	}
	if domain != "" && c.Domain != domain {
		return nil, fmt.Errorf("%s: a corpus of %s, not of %s", name, c.Domain, domain)
	}
	return c, c.measure()
}

// parse reads a corpus: lines from `#` on, of which `# domain: D` and `# about: …`
// count, then a line a problem with five fields between tabs: ID, size, known
// verdict or `-`, options `k=v,k=v` or `-`, text. The option length is the
// problem's Shortest. Without a domain line, lines are `ID TEXT`.
func parse(name, domain string, data []byte) (*Corpus, error) {
	sum := sha256.Sum256(data)
	c := &Corpus{Name: strings.TrimSuffix(path.Base(name), ".tsv"), Hash: hex.EncodeToString(sum[:6])}
	place := map[string]int{} // the line of each ID, which identifies runs
	err := eachLine(name, bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))), func(n int, text []byte) error {
		line := strings.TrimSpace(string(text))
		if line == "" || line[0] == '#' {
			c.header(line)
			return nil
		}
		p, err := c.problem(line)
		if first := place[p.ID]; err == nil && first > 0 {
			err = fmt.Errorf("problem %s stands in line %d already", p.ID, first)
		}
		place[p.ID] = n
		c.Problems = append(c.Problems, p)
		return err
	})
	if err != nil {
		return nil, err
	}
	if len(c.Problems) == 0 {
		return nil, fmt.Errorf("%s: no problems in it", name)
	}
	if c.Domain == "" {
		c.Domain = domain
	}
	if c.Domain == "" {
		return nil, fmt.Errorf("%s: of which domain? Name it, or put a line `# domain: …` into the file", name)
	}
	return c, nil
}

func (c *Corpus) measure() error {
	for i := range c.Problems {
		p := &c.Problems[i]
		if p.Size > 0 {
			continue
		}
		d, err := domainOf(c.Domain)
		if err == nil {
			p.Size, err = d.measure(*p)
		}
		if err != nil {
			return fmt.Errorf("%s: problem %s: %w", c.Name, p.ID, err)
		}
	}
	return nil
}

func (c *Corpus) header(line string) {
	key, value, _ := strings.Cut(strings.TrimSpace(strings.TrimPrefix(line, "#")), ":")
	switch value = strings.TrimSpace(value); key {
	case "domain":
		c.Domain = value
	case "about":
		c.About = value
	}
}

func (c *Corpus) problem(line string) (Problem, error) {
	if c.Domain == "" {
		line, _, _ = strings.Cut(line, "#")
		id, text, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			return Problem{}, fmt.Errorf("want `ID TEXT`, or a corpus with a line `# domain: …`")
		}
		return Problem{ID: id, Text: strings.TrimSpace(text)}, nil
	}
	f := strings.Split(line, "\t")
	if len(f) != 5 {
		return Problem{}, fmt.Errorf("%s split by tabs, want ID, size, verdict, options, text", plural(len(f), "field"))
	}
	size, err := strconv.Atoi(f[1])
	if err != nil {
		return Problem{}, fmt.Errorf("size %q is no number", f[1])
	}
	p := Problem{ID: f[0], Size: size, Want: strings.TrimPrefix(f[2], "-"), Text: f[4]}
	if f[3] == "-" {
		return p, nil
	}
	return p, p.options(f[3])
}

func (p *Problem) options(list string) error {
	p.Options = map[string]string{}
	for _, o := range strings.Split(list, ",") {
		k, v, ok := strings.Cut(o, "=")
		if !ok {
			return fmt.Errorf("option %q, want key=value", o)
		}
		p.Options[k] = v
	}
	length, known := p.Options["length"]
	if !known {
		return nil
	}
	delete(p.Options, "length")
	var err error
	if p.Shortest, err = strconv.Atoi(length); err != nil || p.Shortest < 1 {
		return fmt.Errorf("length=%s, want a number from 1", length)
	}
	return nil
}
