// The options in a player's spec.

package bot

import (
	"maps"
	"slices"
	"strings"

	"kedou/search/phrase"
	"kedou/search/switches"
)

// settings are options that a maker takes one by one. check returns their first fault.
type settings struct {
	left  map[string]string // the options not yet taken
	known []string          // the options that were requested
	err   error
}

// readSettings reads option=value,option=value.
func readSettings(text string) *settings {
	s := &settings{left: map[string]string{}}
	for option := range strings.SplitSeq(text, ",") {
		name, value, found := strings.Cut(option, "=")
		switch _, twice := s.left[name]; {
		case option == "" && text == "":
		case !found:
			s.fail("option %q has no value; write it as name=value", option)
		case twice:
			s.fail("option %q is there twice; leave one out", name)
		default:
			s.left[name] = value
		}
	}
	return s
}

// fail keeps the first error.
func (s *settings) fail(format string, args ...any) {
	if s.err == nil {
		s.err = phrase.Errorf(format, args...)
	}
}

// take returns the value of an option, and whether the spec has the option.
func (s *settings) take(name string) (value string, given bool) {
	s.known = append(s.known, name)
	value, given = s.left[name]
	delete(s.left, name)
	return value, given
}

// word returns which of the words the option is, by default the first.
func (s *settings) word(name string, words []string) int {
	value, given := s.take(name)
	if !given {
		return 0
	}
	i := slices.Index(words, value)
	if i < 0 {
		s.fail("option %s: there is no %q; use %s", name, value, strings.Join(words, ", "))
	}
	return max(i, 0)
}

// without returns which of the named switches are on: all but those that the option without lists, with plus signs
// between them.
func (s *settings) without(names []string) uint64 {
	value, _ := s.take("without")
	off, err := switches.Parse[uint64](names, strings.ReplaceAll(value, "+", ","))
	if err != nil {
		s.fail("option without: %w", err)
	}
	return (1<<len(names) - 1) &^ off
}

// check returns the first fault.
func (s *settings) check() error {
	for _, name := range slices.Sorted(maps.Keys(s.left)) {
		if len(s.known) == 0 {
			s.fail("option %q is unknown; this bot has none", name)
		}
		s.fail("option %q is unknown; use %s", name, strings.Join(s.known, ", "))
	}
	return s.err
}
