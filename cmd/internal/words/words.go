// Package words holds the Chinese texts of the commands. The file zh.txt has a translation below each English phrase:
//
//	landlord
//	地主
//
// The English phrase is the key: the command prints it, or looks up its translation when a user asks for --lang zh.
//
// Chinese, here and on the page, has no blank between a Chinese character and a number or a share: 第3手, 17张, 胜率97%. A blank stands around Latin words,
// options, formulas, numbers with a Latin unit, and cards written as letters: 用 solve 解, f = g + h, 至少 16 MiB, 地主 55K. Punctuation has full width: 你：不出.
// One thing has one word; TestStyle holds all of it, and lists words with their better ones.
package words

import (
	_ "embed"
	"fmt"
	"maps"
	"regexp"
	"strings"
)

//go:embed zh.txt
var chinese string

// Chinese returns a new map from each English phrase to its Chinese translation. Phrases with arguments are formats of package fmt, such as
// "%s: %v". The map is the caller's to change.
func Chinese() map[string]string { return read().all }

// Page is Chinese without the phrases that only commands say.
func Page() map[string]string { return read().page }

func read() *reader {
	p, err := parse(chinese)
	if err != nil {
		panic("zh.txt: " + err.Error()) // the tests read the file, so a program that passed them never panics
	}
	return p
}

// parse reads the text of a file of phrases; the first lines of zh.txt describe the form. It refuses a phrase without a translation, a repeated phrase,
// and a translation with other arguments than its phrase. An error names the line and the fault.
func parse(text string) (*reader, error) {
	p := &reader{lines: strings.Split(text, "\n"), all: map[string]string{}, page: map[string]string{}}
	for p.at < len(p.lines) {
		if err := p.entry(); err != nil {
			return nil, fmt.Errorf("line %d: %w", p.at+1, err)
		}
	}
	return p, nil
}

type reader struct {
	lines     []string
	at        int               // the line to read, or the line of the fault
	all, page map[string]string // translations by English phrases
	commands  bool              // below a heading with ##
}

// entry reads a blank line, a heading, or a phrase with its translation.
func (p *reader) entry() error {
	line := p.lines[p.at]
	heading := strings.HasPrefix(line, "#")
	if line != "" && !heading {
		return p.phrase()
	}
	if heading {
		p.commands = strings.HasPrefix(line, "##")
	}
	p.at++
	return nil
}

func (p *reader) phrase() error {
	english, err := unescape(p.lines[p.at])
	if err != nil {
		return err
	}
	if _, twice := p.all[english]; twice {
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
	p.all[english] = other
	if !p.commands {
		p.page[english] = other
	}
	return nil
}

// translation reads a line, or the lines that are indented by a tab and the blank lines between.
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

// blankNext returns err, or an error if the line behind a translation isn't blank.
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

// verb matches %% or a verb of package fmt, and extracts its argument's number, as in %[2]s, and its letter.
var verb = regexp.MustCompile(`%(?:%|[-+#0-9.]*(?:\[(\d)\])?([a-zA-Z]))`)

// sameVerbs returns an error unless both phrases print the same arguments by the same verbs.
func sameVerbs(english, other string) error {
	if e, o := arguments(english), arguments(other); !maps.Equal(e, o) {
		return fmt.Errorf("%q takes the arguments %v, its translation %v", english, e, o)
	}
	return nil
}

// arguments returns the verb of each argument of a format, by the argument's number from 1, with v for w, which prints the same.
func arguments(format string) map[int]string {
	verbs, next := map[int]string{}, 1
	for _, m := range verb.FindAllStringSubmatch(format, -1) {
		if m[0] == "%%" {
			continue
		}
		if m[1] != "" {
			next = int(m[1][0] - '0')
		}
		verbs[next] = strings.Replace(m[2], "w", "v", 1)
		next++
	}
	return verbs
}
