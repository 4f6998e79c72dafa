package benchmarks

// A picture in SVG: title, axes, and a legend below, so that it hides no line.

import (
	"fmt"
	"html"
	"io"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// Lengths in points: a picture's width and its height without the legend, the gap between its parts, the mean width of a letter and the
// height of a line of words.
const (
	width, height  = 510.0, 283.0
	gap            = 8.0
	letter, lining = 5.6, 14.0
)

// point is a place of the picture in the units of its axes.
type point struct{ x, y float64 }

// axis is a direction of a picture: its label, its ticks, and the range of its values.
type axis struct {
	label     string
	ticks     ticker
	low, high float64
}

// series are points that belong together, as a line, marks, or both.
type series struct {
	name   string // in the legend; empty: not there
	look   int    // chooses colour, dashes and shape
	line   bool
	marks  bool
	points []point
	bars   []CurvePoint // intervals
}

// picture is a plot with axes and a legend.
type picture struct {
	title string
	x, y  axis
	all   []series
}

// palette has colours for lines, distinct also for the colour-blind (Okabe and Ito 2008, without the yellow).
var palette = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"}

// shapes are the paths of marks around a point; a filled mark hides its inside.
var shapes = []struct {
	path   string
	filled bool
}{
	{circle, false}, {square, false}, {triangle, false}, {"m-2,-2l4,4m0,-4l-4,4", false}, {"m-2.5,0h5m-2.5,-2.5v5", false},
	{circle, true}, {square, true}, {triangle, true},
}

const (
	circle   = "m-2,0a2,2 0 1,0 4,0a2,2 0 1,0 -4,0"
	square   = "m-2,-2h4v4h-4z"
	triangle = "m0,-2.5l2.5,4.5h-5z"
)

// dashes are the patterns of lines.
var dashes = []string{"none", "6 2", "2 2", "1 1", "5 2 1 2", "10 2 2 2"}

// newPicture returns an empty picture. x and y choose the numbers on the axes.
func newPicture(title, xLabel, yLabel string, x, y ticker) *picture {
	return &picture{title: title, x: axis{xLabel, x, math.Inf(1), math.Inf(-1)}, y: axis{yLabel, y, math.Inf(1), math.Inf(-1)}}
}

// line draws strategy i's line; colour, dashes and marks differ, so lines can be distinguished in black and white, too.
func (p *picture) line(i int, name string, points []point) {
	p.add(series{name: name, look: i, line: true, marks: true, points: points})
}

func (p *picture) points(i int, name string, points []point) {
	p.add(series{name: name, look: i, marks: true, points: points})
}

// add widens the axes to the points of s and draws them. A series without points has its name in the legend, and no sign.
func (p *picture) add(s series) {
	p.all = append(p.all, s)
	for _, at := range s.points {
		p.x.include(at.x)
		p.y.include(at.y)
	}
	for _, b := range s.bars {
		p.y.include(b.Low)
		p.y.include(b.High)
	}
}

func (a *axis) include(v float64) { a.low, a.high = min(a.low, v), max(a.high, v) }

// spread gives an axis with no value or one value a range that can be drawn on a logarithmic scale, too.
func (a *axis) spread() {
	switch {
	case a.low > a.high:
		a.low, a.high = 1, 10
	case a.low == a.high:
		a.low, a.high = a.low/2, a.high*2
	}
}

// part is the place of v on the axis, from 0 to 1.
func (a *axis) part(v float64) float64 {
	if _, logarithmic := a.ticks.(decades); logarithmic {
		return math.Log(v/a.low) / math.Log(a.high/a.low)
	}
	return (v - a.low) / (a.high - a.low)
}

func (a *axis) within() []tick {
	return slices.DeleteFunc(a.ticks.Ticks(a.low, a.high), func(t tick) bool { return t.Value < a.low || t.Value > a.high })
}

// drawing is a picture on its way to SVG.
type drawing struct {
	*picture
	strings.Builder
	left, right, top, bottom float64 // of the plot inside the axes
}

func (p *picture) write(w io.Writer) error {
	p.x.spread()
	p.y.spread()
	d := &drawing{picture: p, left: gap, right: width - 2*gap, top: 4*gap + lining, bottom: height - 2*gap - 2*lining}
	columns, rows := d.columns()
	for _, t := range p.y.within() {
		d.left = max(d.left, 2*gap+wide(t.Label))
	}
	tall := height + float64(rows)*lining + gap
	fmt.Fprintf(d, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%gpt\" height=\"%gpt\" viewBox=\"0 0 %[1]g %[2]g\" "+
		"font-family=\"Liberation Sans,Arial,Helvetica,sans-serif\" font-size=\"10\">\n<rect width=\"%[1]g\" height=\"%[2]g\" fill=\"#fff\"/>\n", width, tall)
	d.frame()
	for _, s := range p.all {
		d.series(s)
	}
	d.legend(columns, rows)
	d.WriteString("</svg>\n")
	_, err := io.WriteString(w, d.String())
	return err
}

func wide(words string) float64 { return letter * float64(utf8.RuneCountInString(words)) }

func (d *drawing) words(x, y float64, anchor, words string) {
	fmt.Fprintf(d, "<text x=\"%.5g\" y=\"%.5g\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, html.EscapeString(words))
}

func (d *drawing) path(path, style string) { fmt.Fprintf(d, "<path d=\"%s\" %s/>\n", path, style) }

func (d *drawing) at(p point) string {
	return fmt.Sprintf("%.5g,%.5g", d.left+d.x.part(p.x)*(d.right-d.left), d.bottom-d.y.part(p.y)*(d.bottom-d.top))
}

// frame draws the title, the axes with their labels, and the grid.
func (d *drawing) frame() {
	fmt.Fprintf(d, "<g font-size=\"12\">")
	d.words(width/2, gap+10, "middle", d.title)
	d.WriteString("</g>\n")
	d.words(gap, d.top-gap, "start", d.y.label)
	d.words((d.left+d.right)/2, d.bottom+gap/2+2*lining, "middle", d.x.label)
	for _, t := range d.x.within() {
		x := d.left + d.x.part(t.Value)*(d.right-d.left)
		d.words(x, d.bottom+lining, "middle", t.Label)
		d.grid(t, fmt.Sprintf("M%.5g,%.5gV%.5g", x, d.bottom+3, d.top))
	}
	for _, t := range d.y.within() {
		y := d.bottom - d.y.part(t.Value)*(d.bottom-d.top)
		d.words(d.left-gap, y+3, "end", t.Label)
		d.grid(t, fmt.Sprintf("M%.5g,%.5gH%.5g", d.left-3, y, d.right))
	}
	d.path(fmt.Sprintf("M%.5g,%.5gV%.5gH%.5g", d.left, d.top, d.bottom, d.right), `fill="none" stroke="#000" stroke-width="0.5"`)
}

// grid draws the line of a tick, a paler one if the tick has no number.
func (d *drawing) grid(t tick, path string) {
	grey := "#bbb"
	if t.Label == "" {
		grey = "#eee"
	}
	d.path(path, fmt.Sprintf(`stroke="%s" stroke-width="0.3"`, grey))
}

func (d *drawing) series(s series) {
	var places []string
	for _, p := range s.points {
		places = append(places, d.at(p))
	}
	if s.line && len(places) > 0 {
		d.path("M"+strings.Join(places, "L"), s.stroke())
	}
	if s.marks {
		d.marks(s, places)
	}
	for _, b := range s.bars {
		low, high := d.at(point{b.X, b.Low}), d.at(point{b.X, b.High})
		d.path("M"+low+"m-2.5,0h5M"+low+"L"+high+"m-2.5,0h5", fmt.Sprintf(`fill="none" stroke="%s" stroke-width="0.5"`, s.colour()))
	}
}

func (s series) colour() string { return palette[s.look%len(palette)] }

func (s series) stroke() string {
	return fmt.Sprintf(`fill="none" stroke="%s" stroke-dasharray="%s"`, s.colour(), dashes[s.look%len(dashes)])
}

func (d *drawing) marks(s series, places []string) {
	if len(places) == 0 {
		return
	}
	shape, fill := shapes[s.look%len(shapes)], "none"
	if shape.filled {
		fill = s.colour()
	}
	d.path("M"+strings.Join(places, shape.path+"M")+shape.path, fmt.Sprintf(`fill="%s" stroke="%s" stroke-width="0.7"`, fill, s.colour()))
}

// thumb is the width of a sign in the legend.
const thumb = 24.0

func (p *picture) named() (list []series) {
	for _, s := range p.all {
		if s.name != "" {
			list = append(list, s)
		}
	}
	return list
}

func (p *picture) columns() (columns, rows int) {
	list, widest := p.named(), 1.0
	for _, s := range list {
		widest = max(widest, thumb+wide(s.name)+2*gap)
	}
	columns = max(1, min(len(list), int((width-2*gap)/widest)))
	return columns, (len(list) + columns - 1) / columns
}

// legend draws the names of the series with their signs.
func (d *drawing) legend(columns, rows int) {
	for i, s := range d.named() {
		x, y := gap+float64(i/rows)*(width-2*gap)/float64(columns), height+float64(i%rows)*lining+gap
		if len(s.points) > 0 {
			if s.line {
				d.path(fmt.Sprintf("M%.5g,%.5gh%g", x, y-3, thumb-gap), s.stroke())
			}
			d.marks(s, []string{fmt.Sprintf("%.5g,%.5g", x+(thumb-gap)/2, y-3)})
		}
		d.words(x+thumb, y, "start", s.name)
	}
}
