// The document's file to the letter.

package trace

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// layout is the document's description of a step, with words for the numbers.
const layout = `n1: n2
open: 节点编号
closed: 节点编号
n3 [节点编号1 节点编号2 ...]
生成节点编号1 n4: 各个域的值
生成节点编号2 n4: 各个域的值
`

// documents runs the search on e, and returns the file with lists of changes and the file with whole
// lists.
func documents(t *testing.T, e *doudizhu.Endgame) (changes, full string) {
	t.Helper()
	rules, err := doudizhu.ParseRules("basic")
	if err != nil {
		t.Fatal(err)
	}
	var files [2]bytes.Buffer
	writers := [2]*Writer{NewWriter(&files[0]), NewDocumentWriter(&files[1])}
	for _, w := range writers {
		r, err := andor.Labelling(t.Context(), rules.Game(e), e.State(),
			andor.Config[doudizhu.State, doudizhu.Play]{Limits: search.Limits{Expansions: 300}, Observe: Record(w.Write, e)})
		if err != nil || w.Close(r.Outcome, r.Reason) != nil {
			t.Fatal(err)
		}
	}
	return files[0].String(), files[1].String()
}

// TestLayoutOfTheDocument puts the numbers of a step with two children and of a step with labels into the document's
// layout.
func TestLayoutOfTheDocument(t *testing.T) {
	_, full := documents(t, endgame(t, small["two.trace"]))
	expansion := strings.NewReplacer("n1", "3", "n2", "2", "open: 节点编号", "open: 2 3", "closed: 节点编号", "closed: 0 1",
		"n3 [节点编号1 节点编号2 ...]", "2 []",
		"生成节点编号1 n4: 各个域的值", "4 0: 2 0 Q true false J A J false 2 - - solo:J",
		"生成节点编号2 n4: 各个域的值", "5 0: 2 0J Q true true - - - false 2 - - -").Replace(layout)
	head, _, _ := strings.Cut(layout, "生成")
	labels := strings.NewReplacer("n1", "7", "n2", "6", "open: 节点编号", "open: 6 7 8", "closed: 节点编号", "closed: 0 1 2 3 4 5",
		"n3 [节点编号1 节点编号2 ...]", "0 [6 3 1 0]").Replace(head)
	for _, step := range []string{expansion, labels} {
		if !strings.Contains(full, step) {
			t.Errorf("no step is\n%sin\n%s", step, full)
		}
	}
}

// TestFullListsAreTheSumOfTheChanges: the file with changes, added up and without its comments, is the file with whole lists, byte by byte.
func TestFullListsAreTheSumOfTheChanges(t *testing.T) {
	for _, line := range []string{small["two.trace"], small["three.trace"], "a 334 5567 L", "a 2KK0077554 AA8 L"} {
		changes, full := documents(t, endgame(t, line))
		if got := addUp(changes); got != full {
			t.Errorf("%s: the changes come to\n%.400s, want\n%.400s", line, got, full)
		}
	}
}

// addUp writes the lists in full, and leaves comments out.
func addUp(changes string) string {
	var out strings.Builder
	lists := map[string][]string{}
	for line := range strings.Lines(changes) {
		name, text, _ := strings.Cut(strings.TrimRight(line, "\n"), ":")
		switch {
		case strings.HasPrefix(line, "#"):
			continue
		case name != "open" && name != "closed":
			out.WriteString(line)
			continue
		}
		for _, change := range strings.Fields(text) {
			if change[0] == '+' {
				lists[name] = append(lists[name], change[1:])
			} else {
				lists[name] = slices.DeleteFunc(lists[name], func(n string) bool { return n == change[1:] })
			}
		}
		fmt.Fprintln(&out, strings.TrimSpace(name+": "+strings.Join(lists[name], " ")))
	}
	return out.String()
}
