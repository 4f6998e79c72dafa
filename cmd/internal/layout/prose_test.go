// The lengths and words of texts: package comments, comments and pages, by the rules of CONTRIBUTING.md.

package layout

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"kedou/cmd/internal/cmdline"
)

// The longest that pages may be, in words as wc counts them: all together, and some single pages.
const allPages = 30_000

var longest = map[string]int{"ARCHITECTURE.md": 1_700, "README.md": 900}

// packageComment is the most lines of a package comment, and longComments are the files that may have more, with the reason.
const packageComment = 60

var longComments = map[string]string{}

// plain has phrases that must not come back below some folders, and their replacements.
var plain = []struct {
	never, write string
	below        []string // everywhere, if there are none
}{
	{`the likelier`, "more likely", nil},
	{`(is|are|was|were|be|been) told`, "prints, reports, returns, counts", library},
	{`told (apart|from|by|as)`, "distinguished, detected", library},
	{`tells apart`, "distinguishes", library},
	{`so many`, "n, the given number", []string{"search/", "klondike/", "doudizhu/", "benchmarks/"}},
	{`anew`, "again", []string{"search/", "klondike/", "doudizhu/", "benchmarks/"}},
	{`nobody`, "no player, none", []string{"search/", "klondike/", "benchmarks/"}},
	{`beside`, "next to, compared with", []string{"search/", "klondike/", "doudizhu/", "benchmarks/"}},
	{`passed over`, "skipped, ignored", []string{"search/", "klondike/", "doudizhu/", "benchmarks/"}},
	{`tells (whether|how|what|which)`, "reports, says", []string{"search/", "klondike/", "doudizhu/", "benchmarks/"}},
	{`go(es)? on`, "continues", []string{"search/", "doudizhu/", "benchmarks/"}},
	{`is asked`, "the active verb", []string{"search/", "doudizhu/", "benchmarks/"}},
}

// TestPagesAreShort counts the words of the pages.
func TestPagesAreShort(t *testing.T) {
	sum := 0
	for name, text := range pages(t) {
		words := len(strings.Fields(text))
		sum += words
		rel, _ := filepath.Rel(root, name)
		if most := longest[filepath.ToSlash(rel)]; most > 0 && words > most {
			t.Errorf("%s has %d words, want %d at most", rel, words, most)
		}
	}
	if sum > allPages {
		t.Errorf("the pages have %d words, want %d at most", sum, allPages)
	}
	if len(pages(t)) < 10 || sum < 10_000 {
		t.Errorf("only %d words seen", sum)
	}
}

// pageWidth is the most columns of a line of a page: in tables, code and measured figures, lines are as long as they must be.
const pageWidth = 160

var fixed = regexp.MustCompile("(?ms)^\\s*```.*?^\\s*```|<!-- figures .*?<!-- end -->|^\\|.*?$")

// TestPageLines measures the lines of the pages; a Chinese character takes two columns.
func TestPageLines(t *testing.T) {
	for name, text := range pages(t) {
		for line := range strings.SplitSeq(fixed.ReplaceAllString(text, ""), "\n") {
			if w := cmdline.Width(line); w > pageWidth {
				t.Errorf("%s: a line of %d columns, want %d at most: %s", name, w, pageWidth, line)
			}
		}
	}
}

// TestPackageCommentsAreShort counts the lines of the comments above package clauses.
func TestPackageCommentsAreShort(t *testing.T) {
	above := regexp.MustCompile(`(?m)((?:^//.*\n)+)package \w`)
	seen := 0
	goFiles(t, ".", func(name string) {
		m := above.FindStringSubmatch(readRoot(t, name))
		if m == nil {
			return
		}
		seen++
		lines := strings.Count(m[1], "\n")
		_, excused := longComments[name]
		if lines > packageComment && !excused {
			t.Errorf("%s: the package comment has %d lines, want %d at most", name, lines, packageComment)
		}
		if lines <= packageComment && excused {
			t.Errorf("%s: the package comment has %d lines, and needs no excuse", name, lines)
		}
	})
	if seen < 50 {
		t.Errorf("only %d package comments seen", seen)
	}
}

// TestPlainWords looks for the phrases in the pages, in the comments of Go and JavaScript, and in what Go programs say.
func TestPlainWords(t *testing.T) {
	var list []*regexp.Regexp
	for _, p := range plain {
		list = append(list, regexp.MustCompile(`(?i)\b(?:`+p.never+`)\b`))
	}
	look := func(name, text string) {
		for i, never := range list {
			if found := never.FindString(text); found != "" && (plain[i].below == nil || owns(plain[i].below, name)) {
				t.Errorf("%s: %q: write %s", name, found, plain[i].write)
			}
		}
	}
	for name, text := range pages(t) {
		if rel, _ := filepath.Rel(root, name); rel != "CONTRIBUTING.md" { // which shows what not to write
			look(filepath.ToSlash(rel), joined(text))
		}
	}
	goFiles(t, ".", func(name string) { look(name, goProse(readRoot(t, name), !strings.HasSuffix(name, "_test.go"))) })
	scripts := 0
	err := filepath.WalkDir(filepath.Join(root, "cmd/web/page"), func(name string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".js" {
			return err
		}
		scripts++
		text, err := os.ReadFile(name)
		look(name, scriptComments(string(text)))
		return err
	})
	if err != nil || scripts < 50 {
		t.Errorf("%d scripts, error %v", scripts, err)
	}
}

// TestComments shows examples of comments.
func TestComments(t *testing.T) {
	const source = "// A tale\n// of cards.\nvar s = \"// none\" /* two */\n"
	if c := goProse(source, false); c != "A tale of cards. two " {
		t.Errorf("Go has the comments %q", c)
	}
	if c := goProse(source, true); c != "A tale of cards. none two " {
		t.Errorf("Go has the comments and strings %q", c)
	}
	if c := scriptComments("/**\n * A tale\n * of cards.\n */\nlet s = 'none'; // two\n"); c != "A tale of cards. two " {
		t.Errorf("JavaScript has the comments %q", c)
	}
}

// goProse returns the comments of a Go file, and what it says if spoken, without line ends and the signs of comments, so that a phrase is found
// across lines.
func goProse(text string, spoken bool) string {
	var s scanner.Scanner
	files := token.NewFileSet()
	src := []byte(text)
	s.Init(files.AddFile("", files.Base(), len(src)), src, nil, scanner.ScanComments)
	var all strings.Builder
	for {
		_, tok, lit := s.Scan()
		switch tok {
		case token.EOF:
			return all.String()
		case token.COMMENT:
			all.WriteString(joined(lit) + " ")
		case token.STRING:
			if said, err := strconv.Unquote(lit); spoken && err == nil {
				all.WriteString(joined(said) + " ")
			}
		}
	}
}

var scriptComment = regexp.MustCompile(`(?s)/\*.*?\*/|(?m://.*$)`)

// scriptComments is goProse without strings, for JavaScript. An address in a string counts as a comment, too.
func scriptComments(text string) string {
	var all strings.Builder
	for _, c := range scriptComment.FindAllString(text, -1) {
		all.WriteString(joined(c) + " ")
	}
	return all.String()
}

// joined is a text as one line, without the signs of comments.
func joined(text string) string {
	var words []string
	for _, w := range strings.Fields(text) {
		if strings.Trim(w, "/*") != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

// readRoot returns a file's text, by its path from the root.
func readRoot(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
