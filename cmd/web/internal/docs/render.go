package docs

// The way of a page: Markdown is parsed, headings get anchors, links are resolved, and goldmark does the rest.

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// markdown reads and writes as GitHub does, with elements that XML allows, and Chinese lines joined without a space.
var markdown = goldmark.New(
	goldmark.WithExtensions(extension.GFM, extension.NewCJK(extension.WithEastAsianLineBreaks())),
	goldmark.WithRendererOptions(html.WithXHTML(), renderer.WithNodeRenderers(util.Prioritized(scrolling{}, 100))),
)

// parsed is a page between Markdown and HTML.
type parsed struct {
	document ast.Node
	headings []heading
	anchors  map[string]bool
}

// parse parses a page, names its headings, and finds its title.
func (b *builder) parse(p *page) {
	document := markdown.Parser().Parse(text.NewReader(p.markdown))
	p.parsed = &parsed{document, nameHeadings(document, p.markdown), map[string]bool{}}
	p.title = p.source
	for i, h := range p.parsed.headings {
		p.parsed.anchors[h.anchor] = true
		if i == 0 {
			p.title = h.text
		}
	}
}

// render makes the page's HTML and sections; an error names the page and every fault in it.
func (b *builder) render(p *page) error {
	if !utf8.Valid(p.markdown) || bytes.ContainsFunc(p.markdown, unprintable) { // goldmark panics on some text that isn't UTF-8
		return fmt.Errorf("%s: not plain UTF-8: remove control characters", p.source)
	}
	p.sections = sectionsOf(p) // before links to the source become words
	faults := append(append(b.lead(p), plainMarks(p)...), plainHeadings(p.parsed.document, p.markdown)...)
	var out bytes.Buffer
	faults = append(faults, markdown.Renderer().Render(&out, p.markdown, p.parsed.document))
	p.body = out.Bytes()
	if err := errors.Join(faults...); err != nil {
		return fmt.Errorf("%s: %w", p.source, err)
	}
	return nil
}

// unprintable reports whether HTML can't have a character.
func unprintable(r rune) bool {
	return unicode.IsControl(r) && !strings.ContainsRune("\t\r\n", r) || r == '\uFFFE' || r == '\uFFFF'
}

// scrolling writes tables and code so that wide ones scroll inside the page, by keyboard too.
type scrolling struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (scrolling) RegisterFuncs(register renderer.NodeRendererFuncRegisterer) {
	register.Register(east.KindTable, writeTable)
	register.Register(east.KindTableCell, writeCell)
	register.Register(ast.KindFencedCodeBlock, writeCode)
	register.Register(ast.KindCodeBlock, writeCode)
}

func writeTable(w util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	words := "</table></div>\n"
	if entering {
		words = "<div class=\"wide\" tabindex=\"0\"><table>\n"
	}
	_, err := w.WriteString(words)
	return ast.WalkContinue, err
}

// writeCell writes a cell of a table. A heading cell without words, as over a column of names, becomes an ordinary cell.
func writeCell(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	name, side := "td", ""
	if n.Parent().Kind() == east.KindTableHeader && n.HasChildren() {
		name = "th"
	}
	if !entering {
		_, err := fmt.Fprintf(w, "</%s>\n", name)
		return ast.WalkContinue, err
	}
	if a := n.(*east.TableCell).Alignment; a != east.AlignNone {
		side = fmt.Sprintf(" align=%q", a) // the policy forbids style attributes
	}
	_, err := fmt.Fprintf(w, "<%s%s>", name, side)
	return ast.WalkContinue, err
}

func writeCode(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, err := w.WriteString("</code></pre>\n")
		return ast.WalkContinue, err
	}
	_, err := w.WriteString("<pre tabindex=\"0\"><code>")
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		if err == nil {
			_, err = w.Write(util.EscapeHTML(line.Value(source)))
		}
	}
	return ast.WalkContinue, err
}
