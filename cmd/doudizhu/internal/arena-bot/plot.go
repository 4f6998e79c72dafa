package arena

// The arena's picture: ratings and their intervals.

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"

	"kedou/cmd/internal/cmdline"
)

// draw draws the picture of --plot. One deal has no intervals.
func (m *match) draw() error {
	if m.plot == "" {
		return nil
	}
	if m.tally.Deals() < 2 {
		fmt.Fprintln(m.Notes, m.say.Sprintf("--plot %s: nothing is drawn of fewer than two deals", cmdline.Printable(m.plot)))
		return nil
	}
	title := "bots of doudizhu on " + cmdline.Plural(m.tally.Deals(), "deal")
	return cmdline.WriteFile(m.plot, func(w io.Writer) error {
		_, err := w.Write(picture(title, "rating in points of Elo's scale, with the 95 % interval over deals", m.answer().bots))
		return err
	})
}

// The picture's measures, in pixels: the columns of names and of ratings, and the rows.
const names, ratings, row, head = 190.0, 480.0, 28.0, 44.0

// picture draws a line for each of list from the low to the high end of its interval, the first on top, as SVG. The label
// names the numbers.
func picture(title, label string, list []standing) []byte {
	low, high := list[0].Rating.Mean, list[0].Rating.Mean
	for _, s := range list {
		low, high = min(low, s.Rating.Interval[0]), max(high, s.Rating.Interval[1])
	}
	step := roundStep(max(1, high-low) / 6)
	first, last := math.Floor(low/step), math.Ceil(high/step)
	at := func(rating float64) float64 { return names + ratings*(rating/step-first)/(last-first) }
	width, foot := names+ratings+30, head+row*float64(len(list))
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="13" text-anchor="middle">`+"\n", width, foot+52)
	fmt.Fprintf(&b, `<rect width="%g" height="%g" fill="#fff"/>`+"\n", width, foot+52)
	text(&b, width/2, 24, `font-size="15"`, title)
	text(&b, names+ratings/2, foot+44, "", label)
	for i := first; i <= last; i++ {
		x := at(i * step)
		fmt.Fprintf(&b, `<path d="M%.1f %gV%g" stroke="#ccc"/>`+"\n", x, head, foot)
		text(&b, x, foot+20, "", fmt.Sprintf("%g", i*step))
	}
	for i, s := range list {
		y := head + row*(float64(i)+.5)
		text(&b, names-14, y+5, `text-anchor="end"`, cmdline.Printable(s.Bot))
		fmt.Fprintf(&b, `<path d="M%.1f %gv10m0-5H%.1fm0-5v10" stroke="#0072b2" stroke-width="2" fill="none"/>`, at(s.Rating.Interval[0]), y-5, at(s.Rating.Interval[1]))
		fmt.Fprintf(&b, `<circle cx="%.1f" cy="%g" r="4" fill="#0072b2"/>`+"\n", at(s.Rating.Mean), y)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

// text writes a line of text with its attributes.
func text(b *bytes.Buffer, x, y float64, attributes, words string) {
	fmt.Fprintf(b, `<text x="%.1f" y="%g" %s>`, x, y, attributes)
	_ = xml.EscapeText(b, []byte(words)) // a Buffer takes everything
	b.WriteString("</text>\n")
}

// roundStep returns the least of 1, 2 and 5 times a power of ten that is not below a positive step.
func roundStep(step float64) float64 {
	power := math.Pow(10, math.Floor(math.Log10(step)))
	for _, n := range []float64{1, 2, 5} {
		if n*power >= step {
			return n * power
		}
	}
	return 10 * power
}
