package registry

// Tables: the strategies or players to choose from.

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// Strategy is one entry of a table. T is the type of what Make makes.
type Strategy[T any] struct {
	Name    string
	About   string // a line of documentation
	Options []Option
	Make    func(Values) T
	Closed  Door // the doors that don't offer it
}

// Door is a set of the places that don't offer every strategy. Commands, surveys and benchmarks do.
type Door uint8

// The doors.
const (
	Page Door = 1 << iota // the page's menus: modules for browsers have no room for some strategies, and one thread
	Tree                  // the page's search trees
)

// Table holds the strategies of a domain, the default first.
type Table[T any] []Strategy[T]

// At returns the strategies that a door offers.
func (t Table[T]) At(d Door) Table[T] {
	return slices.DeleteFunc(slices.Clone(t), func(s Strategy[T]) bool { return s.Closed&d != 0 })
}

// Map returns a table of the same strategies and options whose Make turns each T into a U.
func Map[T, U any](t Table[T], u func(T, Values) U) (mapped Table[U]) {
	for _, s := range t {
		mapped = append(mapped, Strategy[U]{s.Name, s.About, s.Options, func(v Values) U { return u(s.Make(v), v) }, s.Closed})
	}
	return mapped
}

// Names lists the names of the strategies.
func (t Table[T]) Names() (names []string) {
	for _, s := range t {
		names = append(names, s.Name)
	}
	return names
}

// Heeding lists the strategies that know an option.
func (t Table[T]) Heeding(option string) (names []string) {
	for _, s := range t {
		if slices.ContainsFunc(s.Options, func(o Option) bool { return o.Name == option }) {
			names = append(names, s.Name)
		}
	}
	return names
}

// Options lists the options of all strategies, each once. An option of words takes the words of all strategies; if defaults differ, the
// first holds.
func (t Table[T]) Options() (all []Option) {
	for _, s := range t {
		for _, o := range s.Options {
			i := slices.IndexFunc(all, func(known Option) bool { return known.Name == o.Name })
			if i < 0 {
				all = append(all, o)
				continue
			}
			for _, word := range o.Words {
				if !slices.Contains(all[i].Words, word) {
					all[i].Words = append(slices.Clip(all[i].Words), word)
				}
			}
		}
	}
	return all
}

// Techniques lists the techniques that the named strategy can switch off: the words of its option without.
func (t Table[T]) Techniques(name string) []string {
	options := t[slices.Index(t.Names(), name)].Options
	return options[slices.IndexFunc(options, func(o Option) bool { return o.Name == "without" })].Words
}

// Help describes the strategies for people: each with its options, the defaults first, and then what the options mean.
func (t Table[T]) Help() string {
	var b strings.Builder
	for _, s := range t {
		wrap(&b, s.Name+": "+s.About)
		if forms := s.Forms(); forms != "" {
			wrap(&b, "    "+forms)
		}
	}
	for _, o := range t.Options() {
		wrap(&b, "  "+o.Name+": "+strings.ReplaceAll(o.About, "`", ""))
	}
	return b.String()
}

// wrap writes words in lines of at most 96 letters, with the first line's indentation.
func wrap(b *strings.Builder, text string) {
	words := strings.TrimLeft(text, " ")
	indent, column := text[:len(text)-len(words)], 96
	for i, word := range strings.Split(words, " ") {
		if column += 1 + utf8.RuneCountInString(word); column > 96 {
			if i > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(indent)
			column = len(indent) + utf8.RuneCountInString(word)
		} else {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	b.WriteByte('\n')
}

// Forms writes the options with their values, the defaults first.
func (s Strategy[T]) Forms() string {
	var forms []string
	for _, o := range s.Options {
		forms = append(forms, o.form())
	}
	return strings.Join(forms, " ")
}

// New makes the strategy of a spec in writing. Its errors are Make's.
func (t Table[T]) New(text string) (made T, err error) {
	spec, err := Parse(text)
	if err != nil {
		return made, err
	}
	return t.Make(spec)
}

// Make makes the strategy of a spec. The error is an OptionError that names the alternatives.
func (t Table[T]) Make(s Spec) (made T, err error) {
	if s.Name == Auto {
		s.Name = t[0].Name
	}
	i := slices.Index(t.Names(), s.Name)
	if i < 0 {
		names := append([]string{Auto}, t.Names()...)
		return made, &OptionError{s.Name, "strategy", none(s.Name, names)}
	}
	v, err := values(t[i].Options, s)
	var bad *OptionError
	if errors.As(err, &bad) && bad.Err == errUnknown {
		bad.Err = t.unknown(t[i], bad.Option)
	}
	if err != nil {
		return made, err
	}
	return t[i].Make(v), nil
}

// values checks the options of a spec and fills in the defaults.
func values(options []Option, s Spec) (Values, error) {
	v := Values{Spec{Name: s.Name}, options, map[string]string{}}
	for _, given := range s.settings {
		if !slices.ContainsFunc(options, func(o Option) bool { return o.Name == given.option }) {
			return v, &OptionError{s.Name, given.option, errUnknown}
		}
	}
	for _, o := range options {
		v.texts[o.Name] = o.Default
		value, given := s.Value(o.Name)
		if !given || value == o.Default {
			continue
		}
		if err := o.check(value); err != nil {
			return v, &OptionError{s.Name, o.Name, err}
		}
		v.texts[o.Name] = value
		v.Spec.settings = append(v.Spec.settings, setting{o.Name, value})
	}
	return v, nil
}

// errUnknown marks the errors of unknown.
var errUnknown = errors.New("no such option")

// unknown returns the error for an unknown option, with the strategies or options that exist.
func (t Table[T]) unknown(s Strategy[T], option string) error {
	if with := t.Heeding(option); with != nil {
		return phrase.Errorf("the option goes with %s, not with %s", strings.Join(with, ", "), s.Name)
	}
	var names []string
	for _, o := range s.Options {
		names = append(names, o.Name)
	}
	if names == nil {
		return phrase.Errorf("there is no such option; %s has none", s.Name)
	}
	return phrase.Errorf("there is no such option; %s has %s%s", s.Name, strings.Join(names, ", "), nearest(option, names))
}

// nearest returns "; did you mean NAME?" if one of the names is close to the word, else nothing.
func nearest(word string, names []string) phrase.Text {
	best, least := "", 1+len(word)/3
	for _, name := range names {
		if d := distance(word, name); d <= least && word != "" {
			best, least = name, d-1
		}
	}
	if best == "" {
		return phrase.Text{}
	}
	return phrase.New("; did you mean %s?", best)
}

// distance counts the letters to add, remove and change that turn a into b (Levenshtein 1966).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			changed := diagonal
			if a[i] != b[j] {
				changed++
			}
			diagonal = row[j+1]
			row[j+1] = min(changed, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
