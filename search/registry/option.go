package registry

// Options: their types, their defaults, and their checked values.

import (
	"slices"
	"strconv"
	"strings"

	"kedou/search/phrase"
	"kedou/search/switches"
)

// The values of a switch.
const on, off = "on", "off"

// Kind is the type of an option's values.
type Kind uint8

// The kinds of options.
const (
	Word   Kind = iota // one of Words
	Set                // some of Words, with + between them, or all
	Whole              // a whole number from Least to Most
	Real               // a number from Least to Most
	Switch             // on or off
)

// Option is a setting of strategies.
type Option struct {
	Name        string
	About       string // a line of documentation; a word in backquotes stands for the value
	Kind        Kind
	Default     string // exempt from the checks
	Words       []string
	Least, Most float64
}

// Choice returns an option whose value is one of the words, by default the first.
func Choice(name, about string, words ...string) Option {
	return Option{Name: name, About: about, Kind: Word, Default: words[0], Words: words}
}

// Names returns an option whose value is a set of words, by default empty. Bit i of Values.Bits stands for word i.
func Names(name, about string, words ...string) Option {
	return Option{Name: name, About: about, Kind: Set, Words: words}
}

// Number returns an option whose value is a whole number.
func Number(name, about string, value, least, most int) Option {
	return Option{Name: name, About: about, Kind: Whole, Default: strconv.Itoa(value), Least: float64(least), Most: float64(most)}
}

// Toggle returns an option that is off unless the spec names it.
func Toggle(name, about string) Option {
	return Option{Name: name, About: about, Kind: Switch, Default: off, Words: []string{off, on}}
}

// Form writes the option with its possible values: `score=dig|pile1`.
func (o Option) Form() string {
	switch o.Kind {
	case Word:
		return o.Name + "=" + strings.Join(o.Words, "|")
	case Set:
		return o.Name + "=T+T+… of " + strings.Join(o.Words, ", ") + " or all"
	case Switch:
		return o.Name
	}
	return o.Name + "=N"
}

// check returns an error if the option doesn't allow the value.
func (o Option) check(value string) error {
	switch o.Kind {
	case Set:
		_, err := o.bits(value)
		return err
	case Whole:
		n, err := strconv.Atoi(value)
		if err != nil || float64(n) < o.Least || float64(n) > o.Most {
			return phrase.Errorf("%s is not a whole number from %.0f to %.0f", value, o.Least, o.Most)
		}
	case Real:
		x, err := strconv.ParseFloat(value, 64)
		if err != nil || !(x >= o.Least && x <= o.Most) {
			return phrase.Errorf("%s is not a number from %g to %g", value, o.Least, o.Most)
		}
	default:
		if !slices.Contains(o.Words, value) {
			return phrase.Errorf("%q is none of %s%s", value, strings.Join(o.Words, ", "), nearest(value, o.Words))
		}
	}
	return nil
}

// bits reads a set.
func (o Option) bits(value string) (uint64, error) {
	return switches.Parse[uint64](o.Words, strings.ReplaceAll(value, "+", ","))
}

// Values are the values of a strategy's options. Reading an option that the strategy hasn't registered is a programming error, and panics.
type Values struct {
	options []Option
	texts   map[string]string
}

// text returns an option and its value.
func (v Values) text(name string) (Option, string) {
	i := slices.IndexFunc(v.options, func(o Option) bool { return o.Name == name })
	return v.options[i], v.texts[name]
}

// On reports whether a switch is on.
func (v Values) On(name string) bool { return v.Index(name) == 1 }

// Index returns the index of the chosen word among the option's words.
func (v Values) Index(name string) int {
	o, value := v.text(name)
	return slices.Index(o.Words, value)
}

// Bits returns a set of words, one bit for each in their order.
func (v Values) Bits(name string) uint64 {
	o, value := v.text(name)
	set, _ := o.bits(value)
	return set
}

// Int returns a whole number.
func (v Values) Int(name string) int {
	_, value := v.text(name)
	n, _ := strconv.Atoi(value)
	return n
}

// Real returns a number.
func (v Values) Real(name string) float64 {
	_, value := v.text(name)
	x, _ := strconv.ParseFloat(value, 64)
	return x
}
