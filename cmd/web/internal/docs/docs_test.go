package docs

// The documentation of this repository: every page is there, every link leads somewhere, and browsers need no patience with the HTML.

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"os/exec"
	"path"
	"strings"
	"testing"
)

// repository is the top of the repository, pageFiles are the page's files that the documentation uses.
const (
	repository = "../../../.."
	pageFiles  = "../../page"
)

var sampleManuals = []Manual{
	{"klondike", "en", "# klondike\n\ndeal and solve.\n\n## Commands\n\n### solve\n\n```text\nklondike solve [FILE… | -]\n```\n"},
	{"doudizhu", "en", "# doudizhu\n\nsolve endgames.\n"},
	{"doudizhu", "zh", "# doudizhu\n\n斗地主残局。\n"},
}

// ours returns the documentation of this repository.
func ours(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := Build(os.DirFS(repository), sampleManuals)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestEveryPage wants each Markdown file that git knows, test data aside, and the manuals.
func TestEveryPage(t *testing.T) {
	files := ours(t)
	list := exec.Command("git", "ls-files", "*.md")
	list.Dir = repository
	out, err := list.Output()
	if err != nil {
		t.Skip("SKIPPED: no git here, so that the pages can't be compared with its files")
	}
	tracked := 0
	for source := range strings.FieldsSeq(string(out)) {
		if _, err := fs.Stat(os.DirFS(repository), source); strings.Contains(source, "testdata/") || errors.Is(err, fs.ErrNotExist) {
			continue
		}
		tracked++
		if files[urlOf(source)] == nil {
			t.Errorf("%s has no page %s", source, urlOf(source))
		}
	}
	if tracked < 10 {
		t.Errorf("git names only %d pages", tracked)
	}
	for _, name := range []string{"index.html", "index.zh.html", "klondike/index.html", "manual/doudizhu.html", "manual/doudizhu.zh.html"} {
		if !bytes.Contains(files["index.html"], []byte(name)) || files[name] == nil {
			t.Errorf("the navigation or the files lack %s", name)
		}
	}
}

// TestSameBytes builds twice.
func TestSameBytes(t *testing.T) {
	if one, other := ours(t), ours(t); !maps.EqualFunc(one, other, bytes.Equal) {
		t.Error("the second documentation isn't the first")
	}
}

// TestLinksLeadSomewhere follows every address of every page, to its anchor where one is named.
func TestLinksLeadSomewhere(t *testing.T) {
	files := ours(t)
	anchors := map[string]map[string]bool{}
	addresses := map[string][]string{}
	for name, content := range files {
		if path.Ext(name) == ".html" {
			anchors[name], addresses[name] = read(t, name, content)
		}
	}
	followed := 0
	for from, list := range addresses {
		for _, address := range list {
			if strings.HasPrefix(address, "https://") {
				continue
			}
			followed++
			address, err := url.PathUnescape(address)
			if err != nil {
				t.Errorf("%s: %v", from, err)
			}
			file, anchor, named := strings.Cut(address, "#")
			to := from
			if file != "" {
				to = path.Join(path.Dir(from), file)
			}
			if !there(files, to) || named && anchors[to] != nil && !anchors[to][anchor] {
				t.Errorf("%s leads to %s, which isn't there", from, address)
			}
		}
	}
	if followed < 1000 {
		t.Errorf("only %d links followed", followed)
	}
}

// there reports whether the site has a file, by its path from the documentation's folder.
func there(files map[string][]byte, name string) bool {
	if files[name] != nil {
		return true
	}
	_, err := os.Stat(path.Join(pageFiles, "docs", name))
	return err == nil
}

// read reads a page as strictly as XML wants it, and returns its anchors and the addresses that it names.
func read(t *testing.T, name string, content []byte) (anchors map[string]bool, addresses []string) {
	t.Helper()
	anchors = map[string]bool{}
	decoder := xml.NewDecoder(bytes.NewReader(content))
	decoder.Entity = xml.HTMLEntity
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return anchors, addresses
		}
		if err != nil {
			t.Errorf("%s isn't well formed: %v", name, err)
			return anchors, addresses
		}
		start, _ := token.(xml.StartElement)
		for _, a := range start.Attr {
			switch a.Name.Local {
			case "id":
				if anchors[a.Value] {
					t.Errorf("%s has two elements %q", name, a.Value)
				}
				anchors[a.Value] = true
			case "href", "src":
				addresses = append(addresses, a.Value)
			case "style", "onclick":
				t.Errorf("%s has %s=%q, which its policy forbids", name, a.Name.Local, a.Value)
			}
		}
	}
}

// TestIndex looks up words of the pages in the search's index.
func TestIndex(t *testing.T) {
	var index struct {
		Pages    [][]string
		Sections [][]any
		Words    map[string][]int
	}
	if err := json.Unmarshal(ours(t)["index.json"], &index); err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"klondike", "peasant", "斗地", "地主"} {
		places := index.Words[word]
		if len(places) == 0 || len(places)%2 != 0 {
			t.Errorf("%q stands at %v", word, places)
			continue
		}
		for i := 0; i < len(places); i += 2 {
			if page := index.Sections[places[i]][0].(float64); int(page) >= len(index.Pages) || places[i+1] < 1 {
				t.Errorf("%q: section %d of page %v with weight %d", word, places[i], page, places[i+1])
			}
		}
	}
}

// TestWords splits texts as page/docs/search.js does, whose test reads the same file.
func TestWords(t *testing.T) {
	content, err := os.ReadFile("../../testdata/docs/words.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Text  string
		Words []string
	}
	if err := json.Unmarshal(content, &cases); err != nil || len(cases) == 0 {
		t.Fatalf("%d cases, %v", len(cases), err)
	}
	for _, c := range cases {
		if got := words(c.Text); strings.Join(got, "|") != strings.Join(c.Words, "|") {
			t.Errorf("%q: %q, want %q", c.Text, got, c.Words)
		}
	}
}
