package docs

// HTML inside Markdown: comments are left out, a few small marks stay, and everything else is refused.

import (
	"bytes"
	"fmt"
	"regexp"

	"github.com/yuin/goldmark/ast"
)

var (
	comment   = regexp.MustCompile(`(?s)^\s*(<!--.*?-->\s*)+$`)
	smallMark = regexp.MustCompile(`^<(/?)(sup|sub|kbd)>$`)
	lineBreak = regexp.MustCompile(`^<br ?/?>$`)
)

// marks are the small marks of a page that are open, by the nodes that contain them.
type marks map[ast.Node][]string

// plainMarks keeps small marks, which must be closed in the node that opened them, drops comments, and refuses other HTML.
func plainMarks(p *page) (faults []error) {
	open := marks{}
	eachNode(p.parsed.document, func(n ast.Node) {
		raw, inline := rawHTML(n, p.markdown)
		parent := n.Parent()
		switch {
		case raw == nil:
		case comment.Match(raw):
			parent.RemoveChild(parent, n)
		case inline && lineBreak.Match(raw):
			keepMark(n, "<br />")
		case inline && open.pass(parent, raw):
			keepMark(n, string(raw))
		default:
			faults = append(faults, fmt.Errorf("HTML that the documentation doesn't know: %.60q; write Markdown, or the marks sup, sub, kbd and br", raw))
		}
	})
	for _, left := range open {
		for _, name := range left {
			faults = append(faults, fmt.Errorf("<%s> isn't closed; close the mark in the same paragraph", name))
		}
	}
	return faults
}

// rawHTML returns the HTML of a node, nil for other nodes, and whether the HTML stands inside a text.
func rawHTML(n ast.Node, source []byte) (raw []byte, inline bool) {
	switch n := n.(type) {
	case *ast.RawHTML:
		return n.Segments.Value(source), true
	case *ast.HTMLBlock:
		raw = bytes.Clone(n.Lines().Value(source))
		if n.HasClosure() {
			raw = append(raw, n.ClosureLine.Value(source)...)
		}
		return raw, false
	}
	return nil, false
}

// pass opens or closes a small mark; false for other HTML, and for a closing mark without an opening one.
func (m marks) pass(parent ast.Node, raw []byte) bool {
	mark := smallMark.FindSubmatch(raw)
	if mark == nil {
		return false
	}
	open, name := m[parent], string(mark[2])
	switch {
	case len(mark[1]) == 0:
		m[parent] = append(open, name)
	case len(open) > 0 && open[len(open)-1] == name:
		m[parent] = open[:len(open)-1]
	default:
		return false
	}
	return true
}

// keepMark replaces a node by its HTML, unchanged.
func keepMark(n ast.Node, html string) {
	mark := ast.NewString([]byte(html))
	mark.SetCode(true)
	n.Parent().ReplaceChild(n.Parent(), n, mark)
}
