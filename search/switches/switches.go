// Package switches reads and writes sets of switches by their names, such as the techniques of an engine that can be turned off.
//
//	set, err := switches.Parse[uint8]([]string{"safe", "rounds"}, "rounds") // 2
package switches

import (
	"slices"
	"strings"

	"kedou/search/phrase"
)

// Set is a set of switches: the first name's switch is the lowest bit.
type Set interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Parse reads the names of switches, separated by commas or blanks; names lists them in the order of their bits. "all" stands for every
// switch, and the empty string for none. The error for an unknown name lists
// the names.
func Parse[S Set](names []string, text string) (S, error) {
	var set S
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ' ' }) {
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

// Text writes the names of the switches in set, with commas between them.
func Text[S Set](names []string, set S) string {
	var on []string
	for i, name := range names {
		if set>>i&1 != 0 {
			on = append(on, name)
		}
	}
	return strings.Join(on, ",")
}
