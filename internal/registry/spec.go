package registry

// Specs: strategies in writing.

import (
	"slices"
	"strings"
	"unicode"

	"kedou/internal/phrase"
)

// Auto is the name for the first strategy of every table.
const Auto = "auto"

// Spec is a name with options, as NAME:OPTION=VALUE:SWITCH writes them.
type Spec struct {
	Name     string
	settings []setting
}

// setting is an option with its value.
type setting struct{ option, value string }

// Parse reads a spec. An option without a value is switched on. Without a name the spec is Auto's. The
// table checks which names and options exist.
func Parse(text string) (Spec, error) {
	name, options, more := strings.Cut(text, ":")
	if strings.Contains(name, "=") {
		name, options, more = Auto, text, true
	}
	s := Spec{Name: name}
	if strings.ContainsFunc(text, unicode.IsControl) {
		return s, &OptionError{name, "strategy", phrase.Errorf("%q has characters that can't be printed", text)}
	}
	if !more {
		return s, nil
	}
	for part := range strings.SplitSeq(options, ":") {
		option, value, valued := strings.Cut(part, "=")
		if !valued {
			value = on
		}
		if option == "" {
			return s, &OptionError{s.Name, "strategy", phrase.Errorf("%q has an empty option; write NAME:OPTION=VALUE", text)}
		}
		if err := s.Set(option, value); err != nil {
			return s, err
		}
	}
	return s, nil
}

// Set gives an option a value. It fails if the option has one already.
func (s *Spec) Set(option, value string) error {
	if _, given := s.Value(option); given {
		return &OptionError{s.Name, option, phrase.Errorf("the option is there twice; leave one out")}
	}
	s.settings = append(slices.Clip(s.settings), setting{option, value})
	return nil
}

// Value returns the value of an option, if the spec gives one.
func (s Spec) Value(option string) (value string, given bool) {
	i := slices.IndexFunc(s.settings, func(o setting) bool { return o.option == option })
	if i < 0 {
		return "", false
	}
	return s.settings[i].value, true
}

// Is reports whether the spec names a switch.
func (s Spec) Is(option string) bool {
	value, _ := s.Value(option)
	return value == on
}

// String writes the spec as Parse reads it.
func (s Spec) String() string {
	text := s.Name
	for _, o := range s.settings {
		text += ":" + o.option
		if o.value != on {
			text += "=" + o.value
		}
	}
	return text
}

// OptionError is a mistake in an option of a strategy, or in the strategy itself; Option is "strategy" then.
type OptionError struct {
	strategy string
	Option   string
	Err      error
}

// Error names the strategy and the option.
func (e *OptionError) Error() string { return e.Phrase().String() }

// Phrase returns the error's sentence in parts.
func (e *OptionError) Phrase() phrase.Text {
	if e.Option == "strategy" {
		return phrase.Of(e.Err)
	}
	return phrase.New("%s: %s: %w", e.strategy, e.Option, e.Err)
}

// Unwrap returns the error without the option's name.
func (e *OptionError) Unwrap() error { return e.Err }
