package benchmarks

// Strategy names: `engine:key=value:key`, as in astar:score=pile2:open=bucket.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// spec is a strategy's name taken apart.
type spec struct {
	engine  string
	options map[string]string
	asked   map[string]bool
}

// parseSpec splits a name. A key without a value means the value "on".
func parseSpec(name string) (*spec, error) {
	parts := strings.Split(name, ":")
	s := &spec{parts[0], map[string]string{}, map[string]bool{}}
	for _, p := range parts[1:] {
		k, v, ok := strings.Cut(p, "=")
		if !ok {
			v = "on"
		}
		if _, twice := s.options[k]; twice || k == "" {
			return nil, fmt.Errorf("strategy %q: option %q is empty or stands twice", name, k)
		}
		s.options[k] = v
	}
	return s, nil
}

// option returns the value given for key, or the default.
func (s *spec) option(key, def string) string {
	s.asked[key] = true
	if v, ok := s.options[key]; ok {
		return v
	}
	return def
}

// flag reports whether the key stands in the name.
func (s *spec) flag(key string) (bool, error) {
	return choose(s, key, "off", map[string]bool{"on": true, "off": false})
}

// leftover is an error if the name has an option that nobody asked for, which
// is one that this engine doesn't have.
func (s *spec) leftover() error {
	var known []string
	for k := range s.asked {
		known = append(known, k)
	}
	slices.Sort(known)
	for k := range s.options {
		if !s.asked[k] {
			return fmt.Errorf("%s has no option %q; it has %s", s.engine, k, strings.Join(known, ", "))
		}
	}
	return nil
}

// choose returns the value that a table has under the option's value.
func choose[T any](s *spec, key, def string, table map[string]T) (T, error) {
	name := s.option(key, def)
	v, ok := table[name]
	if !ok {
		var names []string
		for n := range table {
			names = append(names, n)
		}
		slices.Sort(names)
		return v, fmt.Errorf("%s: %s=%s; there are %s", s.engine, key, name, strings.Join(names, ", "))
	}
	return v, nil
}

// techniques lists the names of a dedicated solver's techniques.
func techniques[T any](parse func(string) (T, error), names func(T) string) []string {
	every, err := parse("all")
	if err != nil {
		panic(err) // the parser doesn't know its own word
	}
	return strings.Split(names(every), ",")
}

// dedicatedOptions names the options that dedicated reads.
func dedicatedOptions[T any](parse func(string) (T, error), names func(T) string) string {
	return "workers=N, without=T+T+… of " + strings.Join(techniques(parse, names), ", ") + " or all"
}

// dedicated returns the options of a dedicated solver: without, a list of
// techniques joined by + that parse reads with commas, and workers.
func dedicated[T any](s *spec, parse func(string) (T, error)) (off T, workers int, err error) {
	if off, err = parse(strings.ReplaceAll(s.option("without", ""), "+", ",")); err != nil {
		return off, 0, err
	}
	text := s.option("workers", "1")
	if workers, err = strconv.Atoi(text); err != nil || workers < 1 {
		return off, 0, fmt.Errorf("%s: workers=%s, want a number from 1", s.engine, text)
	}
	return off, workers, nil
}
