package benchmarks

// The frame of a picture: title, axes, and a legend below, so that it hides no line.

import (
	"bytes"
	"cmp"
	"image/color"
	"io"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// width of a picture and height without the legend.
const width, height = 18 * vg.Centimeter, 10 * vg.Centimeter

// gap between the parts of a picture.
const gap = vg.Length(8)

// picture is a plot with legend and axis labels. It draws the labels
// itself, because gonum misplaces them on a logarithmic axis.
type picture struct {
	plot    *plot.Plot
	x, y    string
	entries []entry
	err     error // the first error of drawing, which write returns
}

// entry is a line of the legend.
type entry struct {
	name  string
	marks []plot.Thumbnailer
}

// palette has colours for lines, distinct also for the colour-blind (Okabe and Ito 2008, without
// the yellow).
var palette = []color.Color{
	color.RGBA{0, 114, 178, 255}, color.RGBA{213, 94, 0, 255}, color.RGBA{0, 158, 115, 255}, color.RGBA{204, 121, 167, 255},
	color.RGBA{230, 159, 0, 255}, color.RGBA{86, 180, 233, 255}, color.RGBA{0, 0, 0, 255},
}

// colour gives strategies colours in turn; with the eight shapes there are 56 different looks.
func colour(i int) color.Color { return palette[i%len(palette)] }

// newPicture returns an empty picture. x and y format the numbers on the axes.
func newPicture(title, xLabel, yLabel string, x, y plot.Ticker) *picture {
	p := &picture{plot: plot.New(), x: xLabel, y: yLabel}
	p.plot.Title.Text = title
	for _, style := range []*text.Style{&p.plot.Title.TextStyle, &p.plot.X.Tick.Label, &p.plot.Y.Tick.Label, &p.plot.Legend.TextStyle} {
		style.Font.Variant = "Sans"
	}
	p.plot.Title.Padding = p.label().Height(yLabel) + 2*gap
	for axis, ticks := range map[*plot.Axis]plot.Ticker{&p.plot.X: x, &p.plot.Y: y} {
		axis.Tick.Marker = ticks
		if _, logarithmic := ticks.(decades); logarithmic {
			axis.Scale = plot.LogScale{}
		}
	}
	p.plot.Add(plotter.NewGrid())
	return p
}

// label returns the style of the axes' labels.
func (p *picture) label() text.Style { return p.plot.Legend.TextStyle }

// line draws strategy i's line; colour, dashes and marks differ, so lines can be distinguished
// in black and white, too.
func (p *picture) line(i int, name string, points plotter.XYs) {
	line, marks, err := plotter.NewLinePoints(points)
	if p.missing(name, points, err) {
		return
	}
	line.Color, line.Dashes = colour(i), plotutil.Dashes(i)
	marks.Color, marks.Shape, marks.Radius = colour(i), plotutil.Shape(i), vg.Points(2)
	p.plot.Add(line, marks)
	p.entries = append(p.entries, entry{name, []plot.Thumbnailer{line, marks}})
}

// points draws strategy i's points.
func (p *picture) points(i int, name string, points plotter.XYs) {
	s, err := plotter.NewScatter(points)
	if p.missing(name, points, err) {
		return
	}
	s.Color, s.Shape, s.Radius = colour(i), plotutil.Shape(i), vg.Points(2.5)
	p.plot.Add(s)
	p.entries = append(p.entries, entry{name, []plot.Thumbnailer{s}})
}

// missing reports whether there is nothing to draw, for lack of points or after an error. The legend has names
// without points, too.
func (p *picture) missing(name string, points plotter.XYs, fault error) bool {
	if len(points) == 0 {
		p.entries = append(p.entries, entry{name: name})
		return true
	}
	p.err = cmp.Or(p.err, fault)
	return fault != nil
}

// legends arranges the entries in as many columns as fit.
func (p *picture) legends() []*plot.Legend {
	widest := vg.Length(1)
	for _, e := range p.entries {
		widest = max(widest, p.plot.Legend.ThumbnailWidth+p.plot.Legend.TextStyle.Rectangle(" "+e.name).Size().X+2*gap)
	}
	columns := max(1, min(len(p.entries), int((width-2*gap)/widest)))
	rows := (len(p.entries) + columns - 1) / columns
	list := make([]*plot.Legend, columns)
	for i := range list {
		l := p.plot.Legend // a copy without entries
		l.Top, l.Left, l.Padding = true, true, vg.Points(3)
		for _, e := range p.entries[min(i*rows, len(p.entries)):min((i+1)*rows, len(p.entries))] {
			l.Add(e.name, e.marks...)
		}
		list[i] = &l
	}
	return list
}

// write draws the picture on a white ground, as svg or png.
func (p *picture) write(w io.Writer, format string) error {
	if p.err != nil {
		return p.err
	}
	spread(&p.plot.X)
	spread(&p.plot.Y)
	legends := p.legends()
	below := gap
	for _, l := range legends {
		below = max(below, l.Rectangle(draw.Canvas{}).Size().Y+3*gap)
	}
	canvas, err := draw.NewFormattedCanvas(width, height+below, format)
	if err != nil {
		return err
	}
	whole := draw.New(canvas)
	whole.SetColor(color.White)
	whole.Fill(whole.Rectangle.Path())
	p.frame(draw.Crop(whole, gap, -gap, below, -gap))
	for i, l := range legends {
		left := gap + vg.Length(i)*(width-2*gap)/vg.Length(len(legends))
		l.Draw(draw.Crop(whole, left, 0, 0, -height-gap))
	}
	if format != "svg" {
		_, err = canvas.WriteTo(w)
		return err
	}
	var out bytes.Buffer
	if _, err := canvas.WriteTo(&out); err != nil {
		return err
	}
	// Arial is as wide as Liberation, which not every machine has.
	_, err = w.Write(bytes.ReplaceAll(out.Bytes(), []byte("Liberation Sans;"), []byte("Liberation Sans,Arial,Helvetica,sans-serif;")))
	return err
}

// frame draws everything but the legend.
func (p *picture) frame(c draw.Canvas) {
	style := p.label()
	line := style.Height(p.x) + gap
	p.plot.Draw(draw.Crop(c, 0, 0, line, 0))
	title := p.plot.Title.TextStyle.Rectangle(p.plot.Title.Text).Size().Y
	c.FillText(style, vg.Point{X: c.Min.X, Y: c.Max.Y - title - p.plot.Title.Padding + gap}, p.y)
	style.XAlign = text.XCenter
	c.FillText(style, vg.Point{X: c.Center().X, Y: c.Min.Y + gap}, p.x)
}

// spread gives an axis with no value or one value a range that can be
// drawn on a logarithmic scale, too.
func spread(a *plot.Axis) {
	switch {
	case a.Min > a.Max:
		a.Min, a.Max = 1, 10
	case a.Min == a.Max:
		a.Min, a.Max = a.Min/2, a.Max*2
	}
}
