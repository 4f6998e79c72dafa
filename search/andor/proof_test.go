// Proofs: what Verify refuses, and proof files.

package andor_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/search/andor"
	"kedou/search/searchtest"
)

type nimProof = andor.Proof[searchtest.NimState, searchtest.NimMove]

// prove returns the strategy that decides s.
func prove(t testing.TB, s searchtest.NimState) *nimProof {
	t.Helper()
	r, err := andor.AlphaBeta(context.Background(), searchtest.Nim{}, s, nimConfig{Proof: true})
	if err != nil || r.Proof == nil {
		t.Fatalf("no proof: %+v, %v", r, err)
	}
	return r.Proof
}

func clone(p *nimProof) *nimProof {
	q := *p
	q.Nodes = slices.Clone(p.Nodes)
	for i := range q.Nodes {
		q.Nodes[i] = slices.Clone(q.Nodes[i])
	}
	return &q
}

// TestVerifyRefuses damages true proofs, won and lost, in every possible way.
func TestVerifyRefuses(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	spoil := map[string]func(p *nimProof, n, e int){
		"winner":     func(p *nimProof, n, e int) { p.Winner = p.Winner.Opposite() },
		"no winner":  func(p *nimProof, n, e int) { p.Winner = andor.Unknown },
		"no value":   func(p *nimProof, n, e int) { p.Winner = 7 },
		"start":      func(p *nimProof, n, e int) { p.Start.Heaps[0]++ },
		"no nodes":   func(p *nimProof, n, e int) { p.Nodes = nil },
		"cut short":  func(p *nimProof, n, e int) { p.Nodes = p.Nodes[:len(p.Nodes)-1] },
		"orphan":     func(p *nimProof, n, e int) { p.Nodes = append(p.Nodes, nil) },
		"no answer":  func(p *nimProof, n, e int) { p.Nodes[n] = slices.Delete(p.Nodes[n], e, e+1) },
		"twice":      func(p *nimProof, n, e int) { p.Nodes[n] = append(p.Nodes[n], p.Nodes[n][e]) },
		"same twice": func(p *nimProof, n, e int) { p.Nodes[n][e] = p.Nodes[n][(e+1)%len(p.Nodes[n])] },
		"illegal":    func(p *nimProof, n, e int) { p.Nodes[n][e].Move.Stones += 100 },
		"backwards":  func(p *nimProof, n, e int) { p.Nodes[n][e].To = n },
		"outside":    func(p *nimProof, n, e int) { p.Nodes[n][e].To = len(p.Nodes) },
		"negative":   func(p *nimProof, n, e int) { p.Nodes[n][e].To = -1 },
		"other node": func(p *nimProof, n, e int) { p.Nodes[n][e].To = n + 1 + (p.Nodes[n][e].To-n)%(len(p.Nodes)-n-1) },
	}
	for _, start := range []searchtest.NimState{{Heaps: [4]uint8{1, 2, 4}}, {Heaps: [4]uint8{1, 2, 3}}} {
		p := prove(t, start)
		if err := andor.Verify(searchtest.Nim{}, start, p); err != nil {
			t.Fatal(err)
		}
		for name, f := range spoil {
			for range 20 {
				q := clone(p)
				n := r.IntN(len(p.Nodes) - 2)
				if len(q.Nodes[n]) == 0 {
					continue
				}
				e := r.IntN(len(q.Nodes[n]))
				if f(q, n, e); (name == "other node" || name == "same twice") && q.Nodes[n][e] == p.Nodes[n][e] {
					continue // the node has no other move
				}
				if andor.Verify(searchtest.Nim{}, start, q) == nil {
					t.Errorf("%s at node %d, edge %d: not noticed", name, n, e)
				}
			}
		}
	}
}

func TestProofFile(t *testing.T) {
	for _, start := range []searchtest.NimState{{Heaps: [4]uint8{1, 2, 4}}, {Heaps: [4]uint8{3, 2, 1}, Refuter: true}, {}} {
		p := prove(t, start)
		var file bytes.Buffer
		if err := andor.WriteProof(&file, searchtest.Nim{}, p); err != nil {
			t.Fatal(err)
		}
		text := file.String()
		q, err := andor.ReadProof(strings.NewReader(text), searchtest.Nim{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if err := andor.Verify(searchtest.Nim{}, start, q); err != nil {
			t.Fatal(err)
		}
		for i := range text[:len(text)-1] { // the last byte ends the last line
			if _, err := andor.ReadProof(strings.NewReader(text[:i]), searchtest.Nim{}); err == nil && i < len(strings.TrimRight(text, "\n"))-8 {
				t.Errorf("the first %d of %d bytes are read as a whole file", i, len(text))
			}
		}
	}
}

func TestReadProofRefuses(t *testing.T) {
	const head = "and-or proof 1\nstart 1,0,0,0\nwinner won\n"
	for name, text := range map[string]string{
		"1: not a proof file; its first line is \"and-or proof 1\"":   "and-or proof 2\n",
		"2: the file ends where \"start \" should stand":              "and-or proof 1\n",
		"2: nim: \"1\" is no position":                                "and-or proof 1\nstart 1\n",
		"3: winner \"X\"; it is won or lost":                          "and-or proof 1\nstart 1,0,0,0\nwinner X\n",
		"4: \"0\" is no number of nodes":                              head + "nodes 0\n",
		"5: \"2\" where \"0\" should stand":                           head + "nodes 1\n2\n",
		"5: \"0-1\": write a move, a colon and a node's number":       head + "nodes 2\n0 0-1\n1\n",
		"5: \"0-1:0\": a move of node 0 leads to a node from 1 to 1":  head + "nodes 2\n0 0-1:0\n1\n",
		"5: \"0-1:01\": a move of node 0 leads to a node from 1 to 1": head + "nodes 2\n0 0-1:01\n1\n",
		"5: nim: \"x\" is no move":                                    head + "nodes 2\n0 x:1\n1\n",
		"7: \"2\" after the last of 2 nodes":                          head + "nodes 2\n0 0-1:1\n1\n2\n",
	} {
		_, err := andor.ReadProof(strings.NewReader(text), searchtest.Nim{})
		if err == nil || !strings.HasPrefix(err.Error(), name) {
			t.Errorf("%q: %v; want %s", text, err, name)
		}
	}
}

// FuzzProofFile: a proof file is written as it was read, except for CRs before line ends and a missing last line end; Verify judges every
// proof without failing.
func FuzzProofFile(f *testing.F) {
	for _, heaps := range [][4]uint8{{1}, {1, 1}, {1, 2, 3}} {
		var file bytes.Buffer
		if err := andor.WriteProof(&file, searchtest.Nim{}, prove(f, searchtest.NimState{Heaps: heaps})); err != nil {
			f.Fatal(err)
		}
		f.Add(file.String())
		f.Add(strings.TrimSuffix(strings.ReplaceAll(file.String(), "\n", "\r\n"), "\n"))
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := andor.ReadProof(strings.NewReader(text), searchtest.Nim{})
		if err != nil {
			return
		}
		var again bytes.Buffer
		if err := andor.WriteProof(&again, searchtest.Nim{}, p); err != nil {
			t.Fatal(err)
		}
		if plain := strings.ReplaceAll(strings.TrimSuffix(text, "\n")+"\n", "\r\n", "\n"); plain != again.String() {
			t.Errorf("read %q, written %q", text, again.String())
		}
		if p.Start.Heaps[0] < 10 && p.Start.Heaps[1] < 10 && p.Start.Heaps[2] < 10 && p.Start.Heaps[3] < 10 {
			andor.Verify(searchtest.Nim{}, p.Start, p)
		}
	})
}
