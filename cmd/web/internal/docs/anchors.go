package docs

// Anchors: the names that GitHub gives to headings, so that a link works there and here.

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// A heading is a place of a page that links can name.
type heading struct {
	level        int
	anchor, text string
}

// anchorOf returns the name of a heading by its text: small letters, hyphens for spaces, and of other signs only underscores.
func anchorOf(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-', unicode.IsLetter(r), unicode.IsMark(r), unicode.IsNumber(r), unicode.Is(unicode.Pc, r):
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// nameHeadings gives every heading of a page its anchor; a name already used gets the next free number.
func nameHeadings(document ast.Node, source []byte) (list []heading) {
	taken := map[string]bool{}
	eachNode(document, func(n ast.Node) {
		h, ok := n.(*ast.Heading)
		if !ok {
			return
		}
		text := textOf(h, source)
		name := anchorOf(text)
		for again := 1; taken[name]; again++ {
			name = fmt.Sprintf("%s-%d", anchorOf(text), again)
		}
		taken[name] = true
		h.SetAttributeString("id", []byte(name))
		list = append(list, heading{h.Level, name, text})
	})
	return list
}

// plainHeadings reports headings that don't work for readers or the table of contents: inside a quotation or a list, or without words.
func plainHeadings(document ast.Node, source []byte) (faults []error) {
	eachNode(document, func(n ast.Node) {
		h, ok := n.(*ast.Heading)
		switch {
		case !ok:
		case h.Parent().Kind() != ast.KindDocument:
			faults = append(faults, fmt.Errorf("the heading %q stands in a quotation or a list; move it out", textOf(h, source)))
		case strings.TrimSpace(textOf(h, source)) == "":
			faults = append(faults, errors.New("a heading has no words"))
		}
	})
	return faults
}

// eachNode visits a node and all below it, parents first. The visitor may change what is below the node.
func eachNode(n ast.Node, visit func(ast.Node)) {
	visit(n)
	for c := n.FirstChild(); c != nil; {
		next := c.NextSibling()
		eachNode(c, visit)
		c = next
	}
}

// textOf returns the words of a node as a reader sees them, without marks; with a space between blocks.
func textOf(n ast.Node, source []byte) string {
	var b strings.Builder
	writeText(&b, n, source)
	return strings.TrimSpace(b.String())
}

func writeText(b *strings.Builder, n ast.Node, source []byte) {
	switch n := n.(type) {
	case *ast.Text:
		value := n.Segment.Value(source)
		if !n.IsRaw() {
			value = util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(value)))
		}
		b.Write(value)
		if n.SoftLineBreak() || n.HardLineBreak() {
			b.WriteByte(' ')
		}
	case *ast.String:
		b.Write(n.Value)
	case *ast.AutoLink:
		b.Write(n.Label(source))
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		for i := range n.Lines().Len() {
			line := n.Lines().At(i)
			b.Write(line.Value(source))
		}
	}
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		writeText(b, c, source)
	}
	if n.Type() == ast.TypeBlock {
		b.WriteByte(' ')
	}
}
