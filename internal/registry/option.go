package registry

// Options: their types, their defaults, and their checked values.

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"kedou/internal/phrase"
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
	Time               // a time above 0, such as 50ms
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

// Without returns the option that switches off techniques, by default none. Bit i of Values.Bits stands for technique i.
func Without(techniques ...string) Option {
	return Option{Name: "without", About: "leave out the `TECHNIQUES` named", Kind: Set, Words: techniques}
}

// Number returns an option whose value is a whole number.
func Number(name, about string, value, least, most int) Option {
	return Option{Name: name, About: about, Kind: Whole, Default: strconv.Itoa(value), Least: float64(least), Most: float64(most)}
}

// Toggle returns an option that is off unless the spec names it.
func Toggle(name, about string) Option {
	return Option{Name: name, About: about, Kind: Switch, Default: off, Words: []string{off, on}}
}

// form writes the option with its possible values, the default first: score=dig|pile1, width=1000.
func (o Option) form() string {
	switch o.Kind {
	case Word:
		others := slices.DeleteFunc(slices.Clone(o.Words), func(word string) bool { return word == o.Default })
		return o.Name + "=" + strings.Join(append([]string{o.Default}, others...), "|")
	case Set:
		return o.Name + "=" + strings.Join(o.Words, "+")
	case Switch:
		return o.Name
	}
	return o.Name + "=" + cmp.Or(o.Default, "TIME")
}

// check returns an error if the option doesn't allow the value.
func (o Option) check(value string) error {
	switch o.Kind {
	case Set:
		_, err := Bits(o.Words, value)
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
	case Time:
		if d, err := time.ParseDuration(value); err != nil || d <= 0 {
			return phrase.Errorf("%q is no time; write it as 3ms, 50ms or 1s", value)
		}
	default:
		if !slices.Contains(o.Words, value) {
			return none(value, o.Words)
		}
	}
	return nil
}

// none returns the error for a word that is none of those possible.
func none(word string, words []string) error {
	return phrase.Errorf("%q is none of %s%s", word, strings.Join(words, ", "), nearest(word, words))
}

// Bits reads a set of techniques by their names, with plus signs or commas between them: bit i stands for name i, and all for every name.
func Bits(names []string, text string) (set uint64, err error) {
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return c == '+' || c == ',' }) {
		switch i := slices.Index(names, word); {
		case i >= 0:
			set |= 1 << i
		case word == "all":
			set |= 1<<len(names) - 1
		default:
			return 0, phrase.Errorf("unknown technique %q: use %s or all", word, strings.Join(names, ", "))
		}
	}
	return set, nil
}

// Text writes the names of a set's members, with commas between them: the inverse of Bits.
func Text[S ~uint8 | ~uint16 | ~uint32 | ~uint64](names []string, set S) string {
	var members []string
	for i, name := range names {
		if set>>i&1 != 0 {
			members = append(members, name)
		}
	}
	return strings.Join(members, ",")
}

// Values are the values of a strategy's options. Reading an option that the strategy hasn't registered is a programming error, and panics.
type Values struct {
	Spec    Spec // canonical: the options in the order of registration, without those at their defaults
	options []Option
	texts   map[string]string
}

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

// Word returns the chosen word.
func (v Values) Word(name string) string {
	_, value := v.text(name)
	return value
}

// Bits returns a set of words, one bit for each in their order.
func (v Values) Bits(name string) uint64 {
	o, value := v.text(name)
	set, _ := Bits(o.Words, value)
	return set
}

// Int returns a whole number.
func (v Values) Int(name string) int {
	_, value := v.text(name)
	n, _ := strconv.Atoi(value)
	return n
}

// Time returns a time, 0 for an option without default.
func (v Values) Time(name string) time.Duration {
	_, value := v.text(name)
	d, _ := time.ParseDuration(value)
	return d
}

// Real returns a number.
func (v Values) Real(name string) float64 {
	_, value := v.text(name)
	x, _ := strconv.ParseFloat(value, 64)
	return x
}
