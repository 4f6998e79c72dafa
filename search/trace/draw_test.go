// The drawings: pinned for a small run, well-formed for any.

package trace

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

// nim replays Nim with the given heaps, in Nim's notation.
func nim(t *testing.T, heaps ...uint8) *Replay {
	r := new(Replay)
	nimInto(t, func(e Event) {
		if err := r.Apply(e); err != nil {
			t.Error(err)
		}
	}, heaps...)
	return r
}

// nimInto labels Nim with the given heaps and passes every event to take.
func nimInto(t *testing.T, take func(Event), heaps ...uint8) {
	var s searchtest.NimState
	copy(s.Heaps[:], heaps)
	nim := searchtest.Nim{}
	_, err := andor.Labelling(t.Context(), nim, s, andor.Config[searchtest.NimState, searchtest.NimMove]{Observe: Record(take, nim.FormatState, nim.FormatMove)})
	if err != nil {
		t.Fatal(err)
	}
}

// TestDrawGolden pins both drawings of Nim with heaps of 2 and 1.
func TestDrawGolden(t *testing.T) {
	tree := nim(t, 2, 1).Tree(Drawing{})
	var dot, svg bytes.Buffer
	if err := tree.WriteDOT(&dot); err != nil {
		t.Fatal(err)
	}
	if err := tree.WriteSVG(&svg, "Nim 2, 1"); err != nil {
		t.Fatal(err)
	}
	searchtest.Golden(t, "testdata/nim-2-1.dot", dot.String())
	searchtest.Golden(t, "testdata/nim-2-1.svg", svg.String())
}

// TestTreeCut: a large tree is cut to a readable size, and says so; a strategy is shown whole.
func TestTreeCut(t *testing.T) {
	r := nim(t, 3, 4, 5)
	tree := r.Tree(Drawing{})
	if tree.Shown > 120 || tree.Hidden != len(r.Nodes)-tree.Shown || tree.Hidden == 0 {
		t.Errorf("%d nodes shown, %d hidden of %d", tree.Shown, tree.Hidden, len(r.Nodes))
	}
	var svg bytes.Buffer
	if err := tree.WriteSVG(&svg, ""); err != nil || !strings.Contains(svg.String(), "cut at depth") {
		t.Error("the drawing doesn't say that it is cut", err)
	}
	whole := r.Tree(Drawing{Depth: 100, Strategy: true})
	if whole.Hidden != 0 {
		t.Errorf("%d nodes of the strategy are missing", whole.Hidden)
	}
	for _, n := range whole.nodes {
		if !n.proof || n.outcome != r.Nodes[0].Outcome {
			t.Errorf("node %d, %v, is no part of a strategy", n.id, n.outcome)
		}
	}
}

// TestDrawWellFormed parses the SVG of random games whose moves try to break out
// of the drawing.
func TestDrawWellFormed(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 200 {
		tree := followed(t, andor.Labelling[int32, int32, int32], randomGame(r, 80), int32(0), nothing).Tree(Drawing{
			Depth: r.IntN(6), Strategy: r.IntN(2) == 0,
			State: func(state string) (text, note string) { return state, "</svg>" },
			Move:  func(string) string { return `"]};<&\"` },
		})
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
		if rects != tree.Shown+1 {
			t.Fatalf("%d rectangles for %d nodes", rects, tree.Shown)
		}
	}
}
