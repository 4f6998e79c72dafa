package docs

// Markdown to HTML, on small repositories made here.

import (
	"bytes"
	"strings"
	"testing"
	"testing/fstest"
)

// built returns the documentation of a few files.
func built(t *testing.T, files map[string]string) (map[string][]byte, error) {
	t.Helper()
	root := fstest.MapFS{}
	for name, text := range files {
		root[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return Build(root, nil)
}

const square = `<svg width="30pt" height="15px" xmlns="http://www.w3.org/2000/svg"></svg>`

// TestRender compares Markdown with its expected HTML.
func TestRender(t *testing.T) {
	for what, c := range map[string]struct{ markdown, want string }{
		"a page":           {"[rules](klondike/RULES.md#the-2nd-part)", `<a href="klondike/RULES.html#the-2nd-part">rules</a>`},
		"a folder":         {"[k](klondike)", `<a href="klondike/index.html">k</a>`},
		"this page":        {"## Why?\n\n[up](#why)", `<a href="#why">up</a>`},
		"elsewhere":        {"<https://go.dev>", `<a href="https://go.dev">https://go.dev</a>`},
		"a picture's file": {"[plot](klondike/a.svg)", `<a href="klondike/a.svg">plot</a>`},
		"a picture":        {"![plot](klondike/a.svg)", `<img src="klondike/a.svg" alt="plot" width="40" height="15" />`},
		"source":           {"[the *file*](klondike/a.go), too", `<p>the <em>file</em> (<code>klondike/a.go</code>), too</p>`},
		"source by name":   {"[`a.go`](klondike/a.go)", `<p><code>a.go</code></p>`},
		"code that is one": {"see `klondike/RULES.md`", `<a href="klondike/RULES.html"><code>klondike/RULES.md</code></a>`},
		"code in a link":   {"[`klondike/RULES.md`](klondike)", `<a href="klondike/index.html"><code>klondike/RULES.md</code></a>`},
		"a table":          {"| a | b |\n|---|--:|\n| 1 | 2 |\n", `<div class="wide" tabindex="0"><table>`},
		"its columns":      {"| a | b |\n|---|--:|\n| 1 | 2 |\n", `<td align="right">2</td>`},
		"its corner":       {"| | b |\n|---|---|\n| 1 | 2 |\n", "<td></td>\n<th>b</th>"},
		"code":             {"```go\na < b\n```\n", "<pre tabindex=\"0\"><code>a &lt; b\n</code></pre>"},
		"a comment":        {"one\n\n<!-- figures -->\n\ntwo", "<p>one</p>\n<p>two</p>"},
		"a mark":           {"2<sup>31</sup><br>x", "2<sup>31</sup><br />x"},
		"Chinese lines":    {"斗地主\n残局", "<p>斗地主残局</p>"},
		"no script":        {"`<script>`", `<code>&lt;script&gt;</code>`},
	} {
		files, err := built(t, map[string]string{
			"README.md": "# kedou\n\n" + c.markdown, "klondike/README.md": "# Klondike\n", "klondike/RULES.md": "# Rules\n\n## The 2nd part!\n",
			"klondike/a.go": "package a\n", "klondike/a.svg": square,
		})
		if err != nil || !bytes.Contains(files["index.html"], []byte(c.want)) {
			t.Errorf("%s: error %v, want %s in\n%s", what, err, c.want, files["index.html"])
		}
	}
}

// TestFaults wants each fault named with its page.
func TestFaults(t *testing.T) {
	for markdown, want := range map[string]string{
		"[a](b.md)":                   "README.md: the link to b.md:",
		"[a](#b)":                     "README.md: the link to #b: README.md has no heading of that name",
		"[a](search/README.md#b)":     "search/README.md has no heading",
		"![a](b.svg)":                 "README.md: the picture b.svg:",
		"![a](search/README.md)":      "not one of .svg, .png",
		"<script>alert(1)</script>":   "HTML that the documentation doesn't know",
		"a <b onclick='x()'>b</b>":    "HTML that the documentation doesn't know",
		"![a](search/bare.svg)":       "neither width and height",
		"bell \a":                     "not plain UTF-8",
		"\xff":                        "not plain UTF-8",
		"> # a":                       `README.md: the heading "a" stands in a quotation or a list`,
		"#":                           "a heading has no words",
		"2<sup>31":                    "<sup> isn't closed",
		"2<sup>*3</sup>1*":            "HTML that the documentation doesn't know",
		"<!-- a --><img src='x.png'>": "HTML that the documentation doesn't know",
	} {
		_, err := built(t, map[string]string{"README.md": markdown, "search/README.md": "# S", "search/bare.svg": "<svg></svg>"})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", markdown, err, want)
		}
	}
}

// TestAnchors expects the names that GitHub gives.
func TestAnchors(t *testing.T) {
	for text, want := range map[string]string{
		"How fast":                "how-fast",
		"4. LazyStock & `a_b`":    "4-lazystock--a_b",
		"What is it?":             "what-is-it",
		"Klondike – draw 3":       "klondike--draw-3",
		"怎么玩？":                    "怎么玩",
		"A* with [a link](x.md)s": "a-with-a-links",
	} {
		files, err := built(t, map[string]string{"README.md": "# k\n\n## " + text + "\n", "x.md": "# x"})
		if err != nil || !bytes.Contains(files["index.html"], []byte(`<h2 id="`+want+`">`)) {
			t.Errorf("%s: error %v, want %s in\n%s", text, err, want, files["index.html"])
		}
	}
	files, err := built(t, map[string]string{"README.md": "# Draw\n\n## Draw\n\n## Draw 1\n\n## Draw-1\n\n## Draw\n"})
	for _, id := range []string{"draw", "draw-1", "draw-1-1", "draw-1-2", "draw-2"} {
		if err != nil || bytes.Count(files["index.html"], []byte(`id="`+id+`"`)) != 1 {
			t.Errorf("error %v, want one %s in\n%s", err, id, files["index.html"])
		}
	}
}

// FuzzPage builds any Markdown: Build refuses it, or makes a well-formed page.
func FuzzPage(f *testing.F) {
	for _, seed := range []string{"# a\n\n[b](#a) `c`", "| a |\n|---|\n| <sup>1</sup> |", "<!-- a --> b\n\n<br>", "- [ ] x\n\n```\n\x00&\n```", "![a](a.svg)[b](a.svg)\n***\n> ~~c~~"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, markdown string) {
		if files, err := built(t, map[string]string{"README.md": markdown, "a.svg": square}); err == nil {
			read(t, "index.html", files["index.html"])
		}
	})
}
