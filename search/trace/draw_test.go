// The drawings: pinned for a small run, well-formed for any.

package trace_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
	"kedou/search/trace"
)

// replayed runs the engine on g and replays the trace.
func replayed[S, M any, K comparable](t testing.TB, g andor.Game[S, M, K], start S, words trace.SeedWords[S, M]) *trace.SeedReplay {
	t.Helper()
	text, _ := record(t, g, start, words, nil)
	r, err := trace.ReplaySeed(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// golden compares got with a file of testdata, which KEDOU_UPDATE=1 writes.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if os.Getenv("KEDOU_UPDATE") != "" {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}

// TestDrawGolden pins both drawings of Nim with heaps of 2 and 1.
func TestDrawGolden(t *testing.T) {
	tree := replayed(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{2, 1}}, nimWords{}).Tree(0, false)
	var dot, svg bytes.Buffer
	if err := tree.WriteDOT(&dot); err != nil {
		t.Fatal(err)
	}
	if err := tree.WriteSVG(&svg, "Nim 2, 1"); err != nil {
		t.Fatal(err)
	}
	golden(t, "nim-2-1.dot", dot.Bytes())
	golden(t, "nim-2-1.svg", svg.Bytes())
}

// TestTreeCut checks that a large tree is cut to what can be read, and says so,
// and that a strategy is shown whole.
func TestTreeCut(t *testing.T) {
	r := replayed(t, searchtest.Nim{}, searchtest.NimState{Heaps: [4]uint8{3, 4, 5}}, nimWords{})
	tree := r.Tree(0, false)
	if len(tree.Nodes) > 120 || tree.Hidden != len(r.Nodes)-len(tree.Nodes) || tree.Hidden == 0 {
		t.Errorf("%d nodes shown, %d hidden of %d", len(tree.Nodes), tree.Hidden, len(r.Nodes))
	}
	var svg bytes.Buffer
	tree.WriteSVG(&svg, "")
	if !strings.Contains(svg.String(), "cut at depth") {
		t.Error("the drawing doesn't say that it is cut")
	}
	whole := r.Tree(100, true)
	if whole.Hidden != 0 {
		t.Errorf("%d nodes of the strategy are missing", whole.Hidden)
	}
	for _, n := range whole.Nodes {
		if !n.Proof || n.Outcome != r.Nodes[0].Outcome {
			t.Errorf("node %d, %v, is no part of a strategy", n.Number, n.Outcome)
		}
	}
}

// hostileWords tries to break out of the drawing.
type hostileWords struct{ graphWords }

func (hostileWords) SeedMove(int32) trace.SeedMove {
	return trace.SeedMove{Cards: `"]};<&\"`, Class: "</svg>"}
}

// TestDrawWellFormed parses the SVG of random games, with markup in the moves.
func TestDrawWellFormed(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 200 {
		n := 1 + r.IntN(80)
		g := searchtest.RandomGameGraph(r, n, 1+r.IntN(4), 1+r.IntN(10))
		tree := replayed(t, g, int32(0), hostileWords{}).Tree(r.IntN(6), r.IntN(2) == 0)
		var svg bytes.Buffer
		if err := tree.WriteSVG(&svg, `<a & "b">`); err != nil {
			t.Fatal(err)
		}
		rects := 0
		for d := xml.NewDecoder(&svg); ; {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%v", err)
			}
			if e, ok := token.(xml.StartElement); ok && e.Name.Local == "rect" {
				rects++
			}
		}
		if rects != len(tree.Nodes)+1 {
			t.Fatalf("%d rectangles for %d nodes", rects, len(tree.Nodes))
		}
	}
}
