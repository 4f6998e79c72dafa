// Each job has one owner, and no other place does the job.

package layout

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// job is a job of one place, recognized by the code that doing the job by hand takes.
type job struct {
	name   string
	sign   *regexp.Regexp
	below  string   // where the sign shows a second owner; "" means everywhere
	except []string // the owner's folders or files, and those whose use of the sign is another job
}

var jobs = []job{
	{"to lock a file that lines are added to", regexp.MustCompile(`flock\.New|os\.O_APPEND`), "", []string{"cmd/internal/journal/", "cmd/internal/survey/"}},
	{"to choose a strategy by its name", regexp.MustCompile(`andor\.(Labelling|AOStar|AlphaBeta|DFPN)\[|search\.(NewHeap|NewBucket|NewGods)\b`), "",
		[]string{"internal/registry/", "search/", "doudizhu/strategy/"}},
	{"to say a thing in Chinese", regexp.MustCompile(`^\s*"[^"]*": +"[^"]*\p{Han}`), "cmd/", []string{"cmd/internal/words/"}},
	{"to recognize an error by what it says", regexp.MustCompile(`(Contains|HasPrefix|HasSuffix|Cut|Match\w*|FindStringSubmatch)\((err|wrong)\.Error\(\)`), "",
		[]string{"cmd/internal/survey/full.go"}}, // which gets them from another program
	{"to know which places the tableau has", regexp.MustCompile(`Columns - bits\.|SafeCards\(|>> ?quotient\.OneRank \|`), "klondike/",
		[]string{"klondike/internal/quotient/"}},
	{"to keep what the flags say", regexp.MustCompile(`^\s+\w+\s+\*cli\.Context$`), "cmd/",
		[]string{"cmd/internal/cmdline/"}},
	{"to read a trace", regexp.MustCompile(`^func (\(\w+ \*?\w+\) )?(Follow|Replay|Read|read)\w*\(.*(Event|trace)`), "",
		[]string{"search/trace/", "doudizhu/trace/read.go"}}, // the latter reads the founding document's layout, for search/trace to replay
	{"to read JSON from outside", regexp.MustCompile(`\bjson\.(Unmarshal|NewDecoder)\(`), "",
		// These compare traces with the writer's output, look at a line's first key, or read the output of another
		// program or of a test.
		[]string{"internal/strictjson/", "search/trace/read.go", "doudizhu/table/read.go", "klondike/form_solvitaire.go", "klondike/proof/",
			"benchmarks/measure.go", "cmd/tools/page/scripts.go", "cmd/internal/service/servicetest/", "doudizhu/bot/external/sample/"}},
}

// TestEachJobHasOneOwner looks for the signs of each job in the Go files without tests.
func TestEachJobHasOneOwner(t *testing.T) {
	goFiles(t, ".", func(name string) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			for _, j := range jobs {
				if strings.HasPrefix(name, j.below) && !owns(j.except, name) && j.sign.MatchString(line) {
					t.Errorf("%s:%d: %s is the job of %s", name, i+1, j.name, strings.Join(j.except, ", "))
				}
			}
		}
	})
}

// english is a pattern of JavaScript with an English word in it.
var english = regexp.MustCompile(`/[^/\s][^/]*[a-z]{3,}[^/]*/[a-z]*\.(exec|test)\(|\.(match|replace)\(/[^/]*[a-z]{3,}`)

// TestPageReadsNoEnglish: the page makes its words from fields and phrases, never from whole English sentences.
func TestPageReadsNoEnglish(t *testing.T) {
	if !english.MatchString("const king = /^(.+) moves to the empty column (\\d)$/.exec(text);") {
		t.Fatal("the pattern finds no pattern")
	}
	files, err := filepath.Glob(filepath.Join(root, "cmd/web/page/js/words/*.js"))
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files of words, error %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if sign := english.Find(text); sign != nil {
			t.Errorf("%s: %s reads English", filepath.Base(file), sign)
		}
	}
}

func owns(places []string, name string) bool {
	for _, p := range places {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}
