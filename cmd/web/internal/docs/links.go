package docs

// Links: links to pages and pictures get the addresses of the documentation, and files of the source are named as code.

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"html"
	"image"
	_ "image/png" // for its size
	"io/fs"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// pictures are the endings of files that a page shows or links to.
var pictures = []string{".svg", ".png"}

// lead resolves all links and pictures of a page.
func (b *builder) lead(p *page) (faults []error) {
	first := true
	eachNode(p.parsed.document, func(n ast.Node) {
		var err error
		switch n := n.(type) {
		case *ast.Link:
			err = b.leadLink(p, n)
		case *ast.Image:
			err = b.leadPicture(p, n, first)
			first = false
		case *ast.CodeSpan:
			b.linkCode(p, n)
		}
		if err != nil {
			faults = append(faults, err)
		}
	})
	return faults
}

// leadLink resolves a link to a page, a heading, or a picture, and replaces a link to the source by its words.
func (b *builder) leadLink(p *page, n *ast.Link) error {
	address := string(n.Destination)
	if strings.Contains(address, ":") {
		return nil // elsewhere
	}
	file, anchor, _ := strings.Cut(address, "#")
	name := path.Join(path.Dir(p.source), file)
	if file == "" {
		name = p.source
	}
	target, err := b.target(name)
	if err == nil {
		anchor, err = url.PathUnescape(anchor)
	}
	switch {
	case err != nil:
		return fmt.Errorf("the link to %s: %w", address, err)
	case target != nil && anchor != "" && !target.parsed.anchors[anchor]:
		return fmt.Errorf("the link to %s: %s has no heading of that name", address, target.source)
	case target == p && anchor != "":
		n.Destination = []byte("#" + anchor)
	case target != nil:
		n.Destination = []byte(relative(p, target.url) + fragment(anchor))
	case slices.Contains(pictures, path.Ext(name)):
		n.Destination = []byte(relative(p, name))
		return b.copyPicture(name)
	default:
		nameSource(n, name, p.markdown)
	}
	return nil
}

// fragment returns the end of an address that names a heading; "" if there is none.
func fragment(anchor string) string {
	if anchor == "" {
		return ""
	}
	return "#" + anchor
}

// target returns the page that a path names, as a file or as the folder of a README; nil if the path is another file's.
func (b *builder) target(name string) (*page, error) {
	if found := cmp.Or(b.bySource[name], b.bySource[path.Join(name, "README.md")]); found != nil {
		return found, nil
	}
	_, err := fs.Stat(b.root, name)
	return nil, err
}

// nameSource replaces a link by its words, followed by the file's path as code unless the words contain the name.
func nameSource(n *ast.Link, name string, source []byte) {
	parent, words := n.Parent(), textOf(n, source)
	for c := n.FirstChild(); c != nil; c = n.FirstChild() {
		n.RemoveChild(n, c)
		parent.InsertBefore(parent, n, c)
	}
	if !strings.Contains(words, path.Base(name)) {
		path := ast.NewString([]byte(" (<code>" + html.EscapeString(name) + "</code>)"))
		path.SetCode(true)
		parent.InsertBefore(parent, n, path)
	}
	parent.RemoveChild(parent, n)
}

// linkCode puts a link around code that is the path of another page, from the repository's top or from the page's folder.
func (b *builder) linkCode(p *page, n *ast.CodeSpan) {
	words := textOf(n, p.markdown)
	for up := n.Parent(); up != nil; up = up.Parent() {
		if up.Kind() == ast.KindLink || up.Kind() == ast.KindHeading {
			return
		}
	}
	target := cmp.Or(b.bySource[words], b.bySource[path.Join(path.Dir(p.source), words)])
	if target == nil || target == p || path.Ext(words) != ".md" {
		return
	}
	link := ast.NewLink()
	link.Destination = []byte(relative(p, target.url))
	parent := n.Parent()
	parent.ReplaceChild(parent, n, link)
	link.AppendChild(link, n)
}

// leadPicture copies a picture, and gives the browser its size, so that nothing moves when the picture arrives. Pictures after the first
// are loaded when the reader scrolls near them.
func (b *builder) leadPicture(p *page, n *ast.Image, first bool) error {
	name := path.Join(path.Dir(p.source), string(n.Destination))
	if err := b.copyPicture(name); err != nil {
		return fmt.Errorf("the picture %s: %w", n.Destination, err)
	}
	width, height, err := sizeOf(name, b.files[name])
	if err != nil {
		return fmt.Errorf("the picture %s: %w", n.Destination, err)
	}
	n.Destination = []byte(relative(p, name))
	n.SetAttributeString("width", []byte(strconv.Itoa(width)))
	n.SetAttributeString("height", []byte(strconv.Itoa(height)))
	if !first {
		n.SetAttributeString("loading", []byte("lazy"))
	}
	return nil
}

// copyPicture takes a picture of the repository into the documentation.
func (b *builder) copyPicture(name string) (err error) {
	if !slices.Contains(pictures, path.Ext(name)) {
		return fmt.Errorf("not one of %s", strings.Join(pictures, ", "))
	}
	if b.files[name] == nil {
		b.files[name], err = fs.ReadFile(b.root, name)
	}
	return err
}

// sizeOf returns the width and height of a picture in pixels. An SVG has them in its first element, or there the box of its view.
func sizeOf(name string, content []byte) (width, height int, err error) {
	if path.Ext(name) == ".png" {
		config, _, err := image.DecodeConfig(bytes.NewReader(content))
		return config.Width, config.Height, err
	}
	var svg struct {
		Width   string `xml:"width,attr"`
		Height  string `xml:"height,attr"`
		ViewBox string `xml:"viewBox,attr"`
	}
	if err := xml.Unmarshal(content, &svg); err != nil {
		return 0, 0, err
	}
	if width, height = pixels(svg.Width), pixels(svg.Height); width > 0 && height > 0 {
		return width, height, nil
	}
	if box := strings.Fields(svg.ViewBox); len(box) == 4 && pixels(box[2]) > 0 && pixels(box[3]) > 0 {
		return pixels(box[2]), pixels(box[3]), nil
	}
	return 0, 0, fmt.Errorf("the SVG has neither width and height in pixels or points nor a viewBox")
}

// pixels returns a length of CSS in pixels, rounded; 0 if it has another unit than px and pt.
func pixels(length string) int {
	scale := 1.0
	if points, found := strings.CutSuffix(length, "pt"); found {
		length, scale = points, 4.0/3
	}
	n, err := strconv.ParseFloat(strings.TrimSuffix(length, "px"), 64)
	if err != nil {
		return 0
	}
	return int(n*scale + .5)
}
