package cmdline

// Languages: commands are written in English, and a table of phrases says all of
// it in another language.

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// Language says in another language what a command says in English. A nil
// Language is English.
//
// A phrase is a format of package fmt, such as "%s wins". Texts that were
// formatted elsewhere, such as the errors of a library, are recognized by their
// phrase, and what stands for its verbs is translated in turn: "hand 3X: no
// card" is made of the phrases "hand %s: %s" and "no card".
type Language struct {
	Name     string            // its code in --lang and in LANG: zh
	phrases  map[string]string // by the English phrase
	patterns []pattern         // the phrases with verbs, those of most letters first
}

// pattern is a phrase as texts are recognized by it.
type pattern struct {
	english *regexp.Regexp
	letters int
	other   string // with %s for every verb
}

// verb is a verb of package fmt, with the number of its argument.
var verb = regexp.MustCompile(`%(\[\d\])?[-+#.0-9]*[a-zA-Z]`)

// NewLanguage returns the language of some tables: each has phrases by the English
// ones, with the same verbs, in any order if they are numbered. Text and Sprintf
// know all phrases. Texts are recognized by the phrases of the tables after the
// first alone: "%s leads" would be found in too many of them.
func NewLanguage(name string, spoken map[string]string, tables ...map[string]string) *Language {
	l := &Language{Name: name, phrases: maps.Clone(spoken)}
	for _, table := range tables {
		maps.Copy(l.phrases, table)
		for english, other := range table {
			if verb.MatchString(english) {
				l.patterns = append(l.patterns, newPattern(english, other))
			}
		}
	}
	slices.SortFunc(l.patterns, func(a, b pattern) int {
		return cmp.Or(b.letters-a.letters, strings.Compare(a.english.String(), b.english.String()))
	})
	return l
}

// newPattern turns a phrase into a pattern. What stands for %d is a number, and
// what stands for %q is quoted.
func newPattern(english, other string) pattern {
	text := verb.ReplaceAllStringFunc(regexp.QuoteMeta(english), func(v string) string {
		switch v[len(v)-1] {
		case 'd':
			return "(-?[0-9]+)"
		case 'q':
			return `("(?:[^"\\]|\\.)*"|'[^']*')`
		}
		return "(.*?)"
	})
	return pattern{
		english: regexp.MustCompile(`(?s)^` + strings.ReplaceAll(text, "%%", "%") + `$`),
		letters: len(verb.ReplaceAllString(english, "")),
		other:   verb.ReplaceAllString(other, "%${1}s"),
	}
}

// Text returns an English phrase in the language, or as it is if no table has it.
func (l *Language) Text(english string) string {
	if l != nil {
		if other, ok := l.phrases[english]; ok {
			return other
		}
	}
	return english
}

// Sprintf is fmt.Sprintf with the format in the language.
func (l *Language) Sprintf(format string, args ...any) string {
	return fmt.Sprintf(l.Text(format), args...)
}

// Plural is the function Plural in the language, whose phrase is "%s move".
func (l *Language) Plural(n int64, noun string) string {
	if other := l.Text("%s " + noun); other != "%s "+noun {
		return fmt.Sprintf(other, Count(n))
	}
	return Plural(n, noun)
}

// Translate returns a text made of phrases in the language; what is unknown
// stays as it is.
func (l *Language) Translate(text string) string {
	if l == nil || text == "" {
		return text
	}
	if other, ok := l.phrases[text]; ok {
		return other
	}
	for _, p := range l.patterns {
		at := p.english.FindStringSubmatchIndex(text)
		if at == nil {
			continue
		}
		var parts []any
		for i := 2; i < len(at); i += 2 {
			part := text[at[i]:at[i+1]]
			if !strings.HasSuffix(text[:at[i]], "-") { // else the name of a flag
				part = l.Translate(part)
			}
			parts = append(parts, part)
		}
		return fmt.Sprintf(p.other, parts...)
	}
	return text
}
