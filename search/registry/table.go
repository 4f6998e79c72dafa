package registry

// Tables: what there is to choose from.

import (
	"errors"
	"slices"
	"strings"

	"kedou/search/phrase"
)

// Strategy is what a strategy registers. T is what Make makes of it.
type Strategy[T any] struct {
	Name    string
	About   string // a line of documentation
	Options []Option
	Make    func(Values) T
}

// Table holds the strategies of a domain, the default first.
type Table[T any] []Strategy[T]

// Map returns the table of the same strategies and options that makes a U of each T.
func Map[T, U any](t Table[T], u func(T, Values) U) (mapped Table[U]) {
	for _, s := range t {
		mapped = append(mapped, Strategy[U]{s.Name, s.About, s.Options, func(v Values) U { return u(s.Make(v), v) }})
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

// Options lists the options of all strategies, each once. One that takes words takes those of all strategies, and one
// with several defaults has the first.
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

// Techniques lists what the strategy of a name can do without: the words of its option without.
func (t Table[T]) Techniques(name string) []string {
	options := t[slices.Index(t.Names(), name)].Options
	return options[slices.IndexFunc(options, func(o Option) bool { return o.Name == "without" })].Words
}

// Make makes the strategy of a spec, and returns the spec in its canonical form: the options in the order in which they are
// registered, without those that have their defaults. The error is an OptionError, and tells what there is.
func (t Table[T]) Make(s Spec) (made T, canonical Spec, err error) {
	if s.Name == Auto {
		s.Name = t[0].Name
	}
	i := slices.Index(t.Names(), s.Name)
	if i < 0 {
		names := append([]string{Auto}, t.Names()...)
		return made, s, &OptionError{s.Name, "strategy", phrase.Errorf("there is no strategy %q; there are %s%s", s.Name, strings.Join(names, ", "), nearest(s.Name, names))}
	}
	v, canonical, err := values(t[i].Options, s)
	var bad *OptionError
	if errors.As(err, &bad) && bad.Err == errUnknown {
		bad.Err = t.unknown(t[i], bad.Option)
	}
	if err != nil {
		return made, s, err
	}
	return t[i].Make(v), canonical, nil
}

// values checks the options of a spec and fills in the defaults.
func values(options []Option, s Spec) (Values, Spec, error) {
	v, canonical := Values{options, map[string]string{}}, Spec{Name: s.Name}
	for _, given := range s.settings {
		if !slices.ContainsFunc(options, func(o Option) bool { return o.Name == given.option }) {
			return v, s, &OptionError{s.Name, given.option, errUnknown}
		}
	}
	for _, o := range options {
		v.texts[o.Name] = o.Default
		value, given := s.Value(o.Name)
		if !given || value == o.Default {
			continue
		}
		if err := o.check(value); err != nil {
			return v, s, &OptionError{s.Name, o.Name, err}
		}
		v.texts[o.Name] = value
		canonical.settings = append(canonical.settings, setting{o.Name, value})
	}
	return v, canonical, nil
}

// errUnknown stands for what unknown says.
var errUnknown = errors.New("no such option")

// unknown says that a strategy has no option of that name, and which strategies or options there are.
func (t Table[T]) unknown(s Strategy[T], option string) error {
	if with := t.Heeding(option); with != nil {
		return phrase.Errorf("the option goes with strategy %s, not with %s", strings.Join(with, ", "), s.Name)
	}
	var names []string
	for _, o := range s.Options {
		names = append(names, o.Name)
	}
	if names == nil {
		return phrase.Errorf("there is no such option; the strategy has none")
	}
	return phrase.Errorf("there is no such option; the strategy has %s%s", strings.Join(names, ", "), nearest(option, names))
}

// nearest returns "; did you mean NAME?" if one of the names is likely to be what somebody meant, else nothing.
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

// distance counts the letters to add, to leave out and to change that make b of a (Levenshtein 1966).
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
