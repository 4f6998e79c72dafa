package docs

// The pages: their files, rooms, order and addresses.

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// A page is a Markdown file, and its results.
type page struct {
	source   string // its path in the repository; for a manual, a path without a file
	url      string // its path in the documentation
	language string
	room     int
	markdown []byte

	title    string
	parsed   *parsed
	body     []byte // HTML
	sections []section
}

// A room is a part of the navigation.
type room struct{ folder, en, zh string }

// rooms are the parts of the navigation in their order. The first has the pages of the top folder.
var rooms = []room{
	{".", "Project", "项目"},
	{"klondike", "Klondike", "接龙"},
	{"doudizhu", "Doudizhu", "斗地主"},
	{"manual", "Manuals", "命令手册"},
	{"cmd", "Commands", "命令"},
	{"search", "Search core", "搜索核心"},
	{"benchmarks", "Benchmarks", "测评"},
}

// order is the order of a room's pages by their names; pages with other names come before the notes.
var order = []string{"README.md", "README.zh.md", "RULES.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "GLOSSARY.md", "REVIEW.md", "INDEX.md", "FINDINGS.md", "RESULTS.md",
	"ABLATION.md", "EXAMPLES.md", "FORMAT.md", "LEMMAS.md", "PROOFS.md"}

// last are the names of pages that come last in their room, in their order.
var last = []string{"NOTES.md", "CHANGELOG.md", "PROVENANCE.md"}

// readPages reads every Markdown file of the top folder and of the rooms; test data and hidden folders are no pages.
func readPages(root fs.FS) (pages []*page, err error) {
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || name == ".":
			return err
		case d.IsDir():
			if roomOf(name+"/") < 0 || d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") {
				return fs.SkipDir
			}
			return nil
		case path.Ext(name) != ".md":
			return nil
		}
		text, err := fs.ReadFile(root, name)
		pages = append(pages, &page{source: name, url: urlOf(name), language: languageOf(name), room: roomOf(name), markdown: text})
		return err
	})
	return pages, err
}

// manualPages returns the pages of manuals.
func manualPages(manuals []Manual) (pages []*page) {
	for _, m := range manuals {
		name := "manual/" + m.Command + ".md"
		if m.Language != "en" {
			name = "manual/" + m.Command + "." + m.Language + ".md"
		}
		pages = append(pages, &page{source: name, url: urlOf(name), language: m.Language, room: roomOf(name), markdown: []byte(m.Markdown)})
	}
	return pages
}

// roomOf returns the number of the room of a file, -1 if it is in none.
func roomOf(name string) int {
	folder, _, below := strings.Cut(name, "/")
	if !below {
		return 0
	}
	return slices.IndexFunc(rooms, func(r room) bool { return r.folder == folder })
}

// urlOf returns the address of a page: README.md is the index of its folder.
func urlOf(source string) string {
	dir, name := path.Split(source)
	if rest, isReadme := strings.CutPrefix(name, "README"); isReadme {
		name = "index" + rest
	}
	return dir + strings.TrimSuffix(name, ".md") + ".html"
}

// languageOf returns the language of a page by its name: en, or zh for README.zh.md.
func languageOf(source string) string {
	if strings.HasSuffix(source, ".zh.md") {
		return "zh"
	}
	return "en"
}

// comparePages orders pages as the navigation has them.
func comparePages(a, b *page) int {
	return cmp.Or(cmp.Compare(a.room, b.room), cmp.Compare(rank(a), rank(b)), cmp.Compare(a.source, b.source))
}

// rank is the place of a page's kind in its room. The README of a folder inside a room ranks as an ordinary page.
func rank(p *page) int {
	dir, name := path.Split(p.source)
	if i := slices.Index(last, name); i >= 0 {
		return len(order) + 1 + i
	}
	inside := strings.Count(dir, "/") > 1
	if i := slices.Index(order, name); i >= 0 && !(inside && i == 0) {
		return i
	}
	return len(order)
}

// counterpart returns the same page in the other language; nil if there is none.
func counterpart(pages []*page, p *page) *page {
	other := strings.TrimSuffix(p.source, ".md") + ".zh.md"
	if p.language == "zh" {
		other = strings.TrimSuffix(p.source, ".zh.md") + ".md"
	}
	if i := slices.IndexFunc(pages, func(q *page) bool { return q.source == other }); i >= 0 {
		return pages[i]
	}
	return nil
}

// relative returns the address of a file as a page names it.
func relative(from *page, to string) string {
	return strings.Repeat("../", strings.Count(from.url, "/")) + to
}
