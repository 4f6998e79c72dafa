package benchmarks

// Taking a figure from a command's output.

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"

	"kedou/search"
)

// take computes one cell, by words such as
//
//	count verdict solved      how many lines have that value
//	decided                   how many lines have a verdict
//	within 10                 the share of lines decided within 10 seconds, "5 of 7"; within 10 /: "5 / 7"
//	proved 10                 the share of deals solved that were proved shortest within 10 seconds
//	sum stats.expanded        also: mean, median, max
//	none                      no figure: –
//	wall                      the time of the whole command
//	match REGEXP              the number that the first group matches, a whole one with commas
//	write TEMPLATE <- REGEXP  the template with $1, $2, … as the groups match
//	round TEMPLATE <- REGEXP  the same, decimal numbers with two digits
//	ratio TEMPLATE <- REGEXP  write with two numbers, divided
//	times ROW / ROW           one row's number by another's (see Figures.times)
//
// Fields with + between them are added up; "where NAME VALUE" at the end leaves out lines with
// another value.
func (o output) take(words string) (string, error) {
	verb, rest, _ := strings.Cut(words, " ")
	switch verb {
	case "none":
		return "–", nil
	case "wall":
		return seconds(o.wall.Seconds()), nil
	case "match":
		text, err := o.write("$1 <- " + rest)
		if n, bad := strconv.ParseInt(text, 10, 64); bad == nil {
			text = humanize.Comma(n)
		}
		return text, err
	case "write":
		return o.write(rest)
	case "round":
		text, err := o.write(rest)
		return rounded(text), err
	case "ratio":
		return o.ratio(rest)
	case "count":
		name, value, _ := strings.Cut(rest, " ")
		return o.count(func(line map[string]any) bool { return fmt.Sprint(field(line, name)) == value }), nil
	case "decided":
		return o.count(decided), nil
	case "within":
		return o.within(rest, func(map[string]any) bool { return true }, decided)
	case "proved":
		return o.within(rest, func(line map[string]any) bool { return line["verdict"] == search.Solved.String() },
			func(line map[string]any) bool { return field(line, "shortest.proved") == true })
	}
	return o.reduce(verb, rest)
}

// write expands a template by the first match of the regular expression behind the arrow.
func (o output) write(rule string) (string, error) {
	template, pattern, _ := strings.Cut(rule, " <- ")
	expression, err := regexp.Compile(pattern)
	if err != nil {
		return "", err
	}
	found := expression.FindStringSubmatchIndex(o.text)
	if found == nil {
		return "", fmt.Errorf("nothing in the output matches %s", pattern)
	}
	return string(expression.ExpandString(nil, template, o.text, found)), nil
}

var decimal = regexp.MustCompile(`\d+\.\d+`)

// rounded returns text with the decimal numbers in it rounded to two significant digits, for timings that repeat no better.
func rounded(text string) string {
	return decimal.ReplaceAllStringFunc(text, func(number string) string {
		x, _ := strconv.ParseFloat(number, 64) // decimal found it
		if x == 0 {
			return "0"
		}
		x, _ = strconv.ParseFloat(strconv.FormatFloat(x, 'e', 1, 64), 64) // so that 9.96 is 10
		digits := int(math.Floor(math.Log10(x)))
		return strconv.FormatFloat(x, 'f', max(1-digits, 0), 64)
	})
}

// ratio divides the two numbers that write finds.
func (o output) ratio(rule string) (string, error) {
	text, err := o.write(rule)
	if err != nil {
		return "", err
	}
	var dividend, divisor float64
	if _, err := fmt.Sscan(text, &dividend, &divisor); err != nil {
		return "", fmt.Errorf("%q is not two numbers: %w", text, err)
	}
	return factor(dividend/divisor) + " times", nil
}

func decided(line map[string]any) bool { return line["verdict"] != undecided }

func (o output) count(which func(map[string]any) bool) string {
	n := int64(0)
	for _, line := range o.lines {
		if which(line) {
			n++
		}
	}
	return humanize.Comma(n)
}

// within counts the lines that all and which pick and that took at most the given seconds, of the lines that all picks.
func (o output) within(limit string, all, which func(map[string]any) bool) (string, error) {
	limit, between, _ := strings.Cut(limit, " ")
	most, err := strconv.ParseFloat(limit, 64)
	n := o.count(func(line map[string]any) bool {
		took, _ := field(line, "stats.seconds").(float64)
		return all(line) && which(line) && took <= most
	})
	return n + " " + cmp.Or(between, "of") + " " + o.count(all), err
}

// reduce makes one number of a field, over the chosen lines that have it.
func (o output) reduce(verb, name string) (string, error) {
	var all []float64
	sum := 0.0
	name, which, _ := strings.Cut(name, " where ")
	which, value, _ := strings.Cut(which, " ")
	for _, line := range o.lines {
		if x, ok := total(line, name); ok && (which == "" || fmt.Sprint(field(line, which)) == value) {
			all, sum = append(all, x), sum+x
		}
	}
	if len(all) == 0 {
		return "", fmt.Errorf("no line has a number %s", name)
	}
	x, known := map[string]float64{"sum": sum, "mean": sum / float64(len(all)), "median": median(all), "max": slices.Max(all)}[verb]
	switch {
	case !known:
		return "", fmt.Errorf("no way to take %q", verb)
	case strings.HasSuffix(name, "seconds"):
		return seconds(x), nil
	}
	return humanize.Comma(int64(x + 0.5)), nil
}

// total adds up the fields between +, if the line has all of them.
func total(line map[string]any, names string) (sum float64, ok bool) {
	for name := range strings.SplitSeq(names, "+") {
		x, ok := field(line, name).(float64)
		if !ok {
			return 0, false
		}
		sum += x
	}
	return sum, true
}

// field returns the value of a dotted name.
func field(line map[string]any, name string) any {
	head, rest, deeper := strings.Cut(name, ".")
	if !deeper {
		return line[head]
	}
	inner, _ := line[head].(map[string]any)
	return field(inner, rest)
}
