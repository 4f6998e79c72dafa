// Package words holds what the commands say in other languages: a file of phrases for each language.
package words

import (
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

//go:embed zh.txt
var chinese string

// Phrases are translations by the English phrases. Texts that were made elsewhere are recognized by some of them; the others are only spoken.
type Phrases struct{ Spoken, Recognized map[string]string }

// Chinese reads the Chinese phrases.
func Chinese() Phrases {
	p, err := Parse(chinese)
	if err != nil {
		panic("zh.txt: " + err.Error()) // a test reads the file
	}
	return p
}

// Parse reads a file of phrases, whose head tells the form. An error names the line and what is wrong with it.
func Parse(text string) (Phrases, error) {
	p := reader{lines: strings.Split(text, "\n"), all: Phrases{map[string]string{}, map[string]string{}}}
	for p.at < len(p.lines) {
		if err := p.entry(); err != nil {
			return Phrases{}, fmt.Errorf("line %d: %w", p.at+1, err)
		}
	}
	return p.all, nil
}

type reader struct {
	lines []string
	at    int // the line to read, or where the fault is
	all   Phrases
	into  map[string]string
}

// entry reads a blank line, a comment, the head of a section, or a phrase with its translation.
func (p *reader) entry() error {
	switch line := p.lines[p.at]; {
	case line == "" || strings.HasPrefix(line, "#"):
	case line == "@ spoken":
		p.into = p.all.Spoken
	case line == "@ recognized":
		p.into = p.all.Recognized
	case strings.HasPrefix(line, "@"):
		return fmt.Errorf("%q: sections are @ spoken and @ recognized", line)
	case p.into == nil:
		return fmt.Errorf("%q stands before the first section", line)
	default:
		return p.phrase()
	}
	p.at++
	return nil
}

func (p *reader) phrase() error {
	english, err := unescape(p.lines[p.at])
	if err != nil {
		return err
	}
	if p.all.has(english) {
		return fmt.Errorf("%q is there twice", english)
	}
	first := p.at
	p.at++
	other, err := p.translation()
	if err != nil {
		return err
	}
	if err := sameVerbs(english, other); err != nil {
		p.at = first
		return err
	}
	p.into[english] = other
	return nil
}

func (p Phrases) has(english string) bool {
	_, spoken := p.Spoken[english]
	_, recognized := p.Recognized[english]
	return spoken || recognized
}

// translation reads a line, or the lines that are indented by a tab and the blank ones between.
func (p *reader) translation() (string, error) {
	if p.at == len(p.lines) || p.lines[p.at] == "" {
		p.at--
		return "", fmt.Errorf("%q has no translation", p.lines[p.at])
	}
	if !strings.HasPrefix(p.lines[p.at], "\t") {
		text, err := unescape(p.lines[p.at])
		if err == nil {
			p.at++
		}
		return text, p.blankNext(err)
	}
	var block []string
	for end := p.at; end < len(p.lines); end++ {
		line, indented := strings.CutPrefix(p.lines[end], "\t")
		if !indented && line != "" {
			break
		}
		if !indented {
			continue
		}
		for ; p.at < end; p.at++ {
			block = append(block, "")
		}
		line, err := unescapeInside(line)
		if err != nil {
			return "", err
		}
		block, p.at = append(block, line), end+1
	}
	return strings.Join(block, "\n"), p.blankNext(nil)
}

// blankNext wants a blank line behind a translation.
func (p *reader) blankNext(err error) error {
	if err == nil && p.at < len(p.lines) && p.lines[p.at] != "" {
		return fmt.Errorf("%q: a blank line parts phrases", p.lines[p.at])
	}
	return err
}

// unescape reads a phrase on a line of its own.
func unescape(line string) (string, error) {
	if line != strings.TrimSpace(line) {
		return "", fmt.Errorf(`%q: write a blank at either end as \s`, line)
	}
	return unescapeInside(line)
}

func unescapeInside(line string) (string, error) {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(line, `\`)
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		at := -1
		if after != "" {
			at = strings.IndexByte(`ns\`, after[0])
		}
		if at < 0 {
			return "", fmt.Errorf(`%q: behind a backslash stands n, s or \`, line)
		}
		b.WriteByte("\n \\"[at])
		line = after[1:]
	}
}

// verb is a verb of package fmt, or %%; its number and its letter are of interest.
var verb = regexp.MustCompile(`%(?:%|[-+#0-9.]*(?:\[(\d)\])?[-+#0-9.]*([a-zA-Z]))`)

// sameVerbs wants each argument of the English phrase once in the other.
func sameVerbs(english, other string) error {
	if e, o := arguments(english), arguments(other); !slices.Equal(e, o) {
		return fmt.Errorf("%q takes the arguments %v, its translation %v", english, e, o)
	}
	return nil
}

// arguments returns the numbers of the arguments that a format takes, in order.
func arguments(format string) []int {
	list, next := []int{}, 1
	for _, m := range verb.FindAllStringSubmatch(format, -1) {
		if m[0] == "%%" {
			continue
		}
		if m[1] != "" {
			next = int(m[1][0] - '0')
		}
		list, next = append(list, next), next+1
	}
	slices.Sort(list)
	return list
}
