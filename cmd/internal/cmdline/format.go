package cmdline

// Numbers with their units, as people read them.

import (
	"fmt"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"golang.org/x/text/width"

	"kedou/search/ledger"
)

// Width returns the columns of a terminal that text takes: two for a wide
// character, such as a Chinese one, and one for any other (Unicode Standard Annex
// 11).
func Width(text string) int {
	columns := 0
	for _, r := range text {
		columns++
		if k := width.LookupRune(r).Kind(); k == width.EastAsianWide || k == width.EastAsianFullwidth {
			columns++
		}
	}
	return columns
}

// Pad returns text with blanks after it, up to a width.
func Pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(0, columns-Width(text)))
}

// PadLeft returns text with blanks before it, up to a width.
func PadLeft(text string, columns int) string {
	return strings.Repeat(" ", max(0, columns-Width(text))) + text
}

// Count returns n with commas: "1,234,567".
func Count[N int | int64](n N) string { return humanize.Comma(int64(n)) }

// Plural returns n with commas and the noun, in the plural unless n is one:
// "1 move", "1,234 moves".
func Plural[N int | int64](n N, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return Count(n) + " " + noun
}

// Bytes returns n bytes in binary units: "512 B", "1.0 GiB".
func Bytes(n int64) string { return humanize.IBytes(uint64(max(n, 0))) }

// Duration returns d in a suitable unit, with at most three digits:
// "35 µs", "1.25 ms", "0.52 s", "12.3 s", "3 min 20 s".
func Duration(d time.Duration) string {
	switch {
	case d < time.Millisecond:
		return fmt.Sprintf("%d µs", d.Microseconds())
	case d < 100*time.Millisecond:
		return fmt.Sprintf("%.3g ms", d.Seconds()*1e3)
	case d < 10*time.Second:
		return fmt.Sprintf("%.2f s", d.Seconds())
	case d < 2*time.Minute:
		return fmt.Sprintf("%.1f s", d.Seconds())
	}
	return fmt.Sprintf("%d min %d s", int(d.Minutes()), int(d.Seconds())%60)
}

// Percent returns part of whole: "81.9 %", or "-" if whole is 0.
func Percent[N int | int64](say *Language, part, whole N) string {
	if whole == 0 {
		return "-"
	}
	return say.Sprintf("%.1f %%", 100*float64(part)/float64(whole))
}

// Points returns a loss of chance in points of a hundred, with twice its standard deviation, rounded to the error: "12 ± 4", "30 ± 20".
func Points(loss, deviation float64) string {
	points, doubt := ledger.Points(loss, deviation)
	return fmt.Sprintf("%d ± %d", points, doubt)
}
