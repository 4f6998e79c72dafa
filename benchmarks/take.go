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
)

// Take says how a cell is made from the output of a row's command. Format is the cell; $1, $2, … stand in it for what the output has:
//
//   - with Match, the groups of the first match of a regular expression;
//   - with Field, a number: the Of (sum, mean, median or max) of a field in the lines of JSON; fields with + between them are added up.
//     The field wall is the time of the whole command;
//   - with Where, two numbers: how many lines meet all conditions, and how many there are.
//
// Among leaves lines out for both. A condition names a field, and the values that it may have or, as a number, the greatest.
type Take struct {
	Match  string         `json:"match,omitempty"`
	Divide []string       `json:"divide,omitempty"` // two of $1, $2, … or of the table's labels; $1 is then their quotient
	Among  map[string]any `json:"among,omitempty"`
	Where  map[string]any `json:"where,omitempty"`
	Field  string         `json:"field,omitempty"`
	Of     string         `json:"of,omitempty"`
	Format string         `json:"format,omitempty"` // empty: $1
	Round  bool           `json:"round,omitempty"`  // decimal numbers to two significant digits, for timings that repeat no better
}

func (o output) take(t Take) (string, error) {
	found, err := o.find(t)
	if err != nil {
		return "", err
	}
	if t.Divide != nil {
		dividend, divisor := parsed(filled(t.Divide[0], found)), parsed(filled(t.Divide[1], found))
		if math.IsNaN(dividend) || math.IsNaN(divisor) {
			return "", fmt.Errorf("%q isn't two numbers", found)
		}
		found = []string{factor(dividend / divisor)}
	}
	text := filled(cmp.Or(t.Format, "$1"), found)
	if t.Round {
		text = rounded(text)
	}
	return text, nil
}

// find returns what $1, $2, … stand for.
func (o output) find(t Take) ([]string, error) {
	switch {
	case t.Match != "":
		expression, err := regexp.Compile(t.Match)
		if err != nil {
			return nil, err
		}
		found := expression.FindStringSubmatch(o.text)
		if found == nil {
			return nil, fmt.Errorf("nothing in the output matches %s", t.Match)
		}
		return found[1:], nil
	case t.Field == "wall":
		return []string{seconds(o.wall.Seconds())}, nil
	case t.Field != "":
		text, err := o.reduce(t)
		return []string{text}, err
	case t.Where != nil:
		met, all := 0, 0
		for _, line := range o.lines {
			if meets(line, t.Among) {
				all++
				if meets(line, t.Where) {
					met++
				}
			}
		}
		return []string{humanize.Comma(int64(met)), humanize.Comma(int64(all))}, nil
	}
	return nil, nil
}

// filled returns a format with what $1, $2, … stand for.
func filled(format string, found []string) string {
	for i, text := range found {
		format = strings.ReplaceAll(format, "$"+strconv.Itoa(i+1), text)
	}
	return format
}

// parsed reads a number as cells have it, with commas; NaN if there is none.
func parsed(cell string) float64 {
	x, err := strconv.ParseFloat(strings.ReplaceAll(cell, ",", ""), 64)
	if err != nil {
		return math.NaN()
	}
	return x
}

func meets(line, conditions map[string]any) bool {
	for name, want := range conditions {
		value := field(line, name)
		if most, bound := want.(float64); bound {
			if x, ok := value.(float64); !ok || x > most {
				return false
			}
		} else if values, _ := want.([]any); !slices.Contains(values, value) {
			return false
		}
	}
	return true
}

var decimal = regexp.MustCompile(`\d+\.\d+`)

// rounded returns text with the decimal numbers in it rounded to two significant digits.
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

// reduce makes one number of a field, over the chosen lines that have it.
func (o output) reduce(t Take) (string, error) {
	var all []float64
	sum := 0.0
	for _, line := range o.lines {
		if x, ok := total(line, t.Field); ok && meets(line, t.Among) {
			all, sum = append(all, x), sum+x
		}
	}
	if len(all) == 0 {
		return "", fmt.Errorf("no line has a number %s", t.Field)
	}
	x, known := map[string]float64{"sum": sum, "mean": sum / float64(len(all)), "median": median(all), "max": slices.Max(all)}[t.Of]
	switch {
	case !known:
		return "", fmt.Errorf("no way to make one number of many: %q", t.Of)
	case strings.HasSuffix(t.Field, "seconds"):
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

func field(line map[string]any, name string) any {
	head, rest, deeper := strings.Cut(name, ".")
	if !deeper {
		return line[head]
	}
	inner, _ := line[head].(map[string]any)
	return field(inner, rest)
}
