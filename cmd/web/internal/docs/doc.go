// Package docs makes the documentation of a static site out of the Markdown pages of the repository: READMEs, rules, proofs,
// findings, notes, and the manuals of the commands. An example:
//
//	files, err := docs.Build(os.DirFS("."), manuals)
//	// files["klondike/index.html"] is klondike/README.md as a web page
//
// Every page has the navigation by rooms, a table of contents where the page is long, and a search that runs in the browser on an
// index made here (index.go). Pages work from any folder of any host, and, except for the search, without JavaScript.
//
// Links follow the pages. A link to another page leads to the HTML of that page, with the anchors that GitHub gives to headings; a
// picture is copied; a file of the source, which a site doesn't have, is named as code. Code such as `klondike/RULES.md` that names a
// page links to the page. A link or an anchor that leads nowhere is an error.
//
// The same tree makes the same bytes. Begin reading at Build; render.go shows the way of one page.
package docs

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// A Manual is the manual page of a command as Markdown, in a language: "en" or "zh".
type Manual struct{ Command, Language, Markdown string }

// Files of the site's own page that the documentation uses, by their names from the site's root.
const (
	styleOfPage = "css/base.css"
	icon        = "icons/kedou.svg"
)

// Build returns the files of the documentation by their names below its folder: pages, pictures, and the search's index. The folder
// stands next to the page's own folders css and icons, and docs.css and search.js stand in it. Root is the repository. An error names the
// page and the fault.
func Build(root fs.FS, manuals []Manual) (map[string][]byte, error) {
	pages, err := readPages(root)
	if err != nil {
		return nil, err
	}
	pages = append(pages, manualPages(manuals)...)
	slices.SortStableFunc(pages, comparePages)
	b := &builder{root: root, pages: pages, bySource: map[string]*page{}, files: map[string][]byte{}}
	for _, p := range pages {
		b.bySource[p.source] = p
		b.parse(p)
	}
	var faults []error
	for _, p := range pages {
		faults = append(faults, b.render(p))
	}
	if err := errors.Join(faults...); err != nil {
		return nil, err
	}
	for _, p := range pages {
		if b.files[p.url], err = frame(pages, p); err != nil {
			return nil, fmt.Errorf("%s: %w", p.source, err)
		}
	}
	b.files["index.json"], err = searchIndex(pages)
	return b.files, err
}

// builder holds what the pages of one documentation share.
type builder struct {
	root     fs.FS
	pages    []*page
	bySource map[string]*page
	files    map[string][]byte
}
