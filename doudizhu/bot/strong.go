// The sampling player by its spec.

package bot

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// newStrong takes the options think, a time such as 50ms; playouts, their number, in place of the time; aim, wins or points; and
// without.
func newStrong(v table.Variant, s *settings) table.Player {
	var o strong.Options
	var err error
	if text, given := s.take("think"); given {
		if o.Think, err = time.ParseDuration(text); err != nil || o.Think <= 0 {
			s.fail("option think: %q is no time; write it as 3ms, 50ms or 1s", text)
		}
	}
	if text, given := s.take("playouts"); given {
		if o.Playouts, err = strconv.Atoi(text); err != nil || o.Playouts <= 0 {
			s.fail("option playouts: %q is no number of playouts; write it as 600", text)
		}
	}
	if text, given := s.take("aim"); given {
		if o.Points = text == "points"; !o.Points && text != "wins" {
			s.fail("option aim: %q is none; use wins or points", text)
		}
	}
	off, _ := s.take("without")
	if o.Off, err = strong.ParseComponents(strings.ReplaceAll(off, "+", ",")); err != nil {
		s.fail("option without: %w", err)
	}
	return strong.New(v, o)
}

// Thinking returns the spec of the same player that takes d for a decision. Specs of players without a clock stay unchanged: players by
// rules, and players with a number of playouts.
func Thinking(spec string, d time.Duration) string {
	name, options, _ := strings.Cut(spec, ":")
	if name != "strong" || Playouts(spec) > 0 {
		return spec
	}
	rest := slices.DeleteFunc(strings.Split(options, ","), func(o string) bool { return o == "" || strings.HasPrefix(o, "think=") })
	return name + ":" + strings.Join(append(rest, "think="+d.String()), ",")
}

// Forgetful returns the spec of the same player that infers nothing from earlier moves, for decisions without known moves.
func Forgetful(spec string) string {
	name, options, _ := strings.Cut(spec, ":")
	if name != "strong" {
		return spec
	}
	list := strings.FieldsFunc(options, func(c rune) bool { return c == ',' })
	i := slices.IndexFunc(list, func(o string) bool { return strings.HasPrefix(o, "without=") })
	if i < 0 {
		return name + ":" + strings.Join(append(list, "without=inference"), ",")
	}
	list[i] += "+inference"
	return name + ":" + strings.Join(list, ",")
}

// Playouts returns a spec's number of playouts for a decision; 0 if the spec has none.
func Playouts(spec string) int {
	_, options, _ := strings.Cut(spec, ":")
	text, _ := readSettings(options).take("playouts")
	n, _ := strconv.Atoi(text)
	return n
}
