package survey

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// outcomes draws outcomes like those of solvers.
var outcomes = rapid.Custom(func(t *rapid.T) Outcome {
	o := Outcome{Verdict: Verdict(rapid.IntRange(0, 2).Draw(t, "verdict")), Work: rapid.Int64Range(0, 1<<40).Draw(t, "work"),
		Certificate: Certificate(rapid.IntRange(0, 3).Draw(t, "certificate")), Valued: rapid.Bool().Draw(t, "valued"), Micros: rapid.Int64Range(0, 1<<40).Draw(t, "micros")}
	if o.Valued {
		o.Value = rapid.Int64Range(0, MaxValue).Draw(t, "value")
	}
	if rapid.Bool().Draw(t, "proved") {
		o.Proof = Seal{rapid.Uint64().Draw(t, "sum"), rapid.Int64Range(1, 1<<30).Draw(t, "bytes")}
	}
	if o.Verdict == Undecided {
		o.Reason = Reason(rapid.IntRange(int(Budget), int(Strategy)).Draw(t, "reason"))
	}
	return o
})

// A batch comes back from its message as it was.
func TestBatchRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := &Batch{rapid.IntRange(0, maxRound).Draw(t, "round"), rapid.Int64Range(0, 1<<50).Draw(t, "first"),
			time.Duration(rapid.Int64Range(0, 1<<40).Draw(t, "cpu")) * time.Microsecond, rapid.SliceOfN(outcomes, 1, 50).Draw(t, "outcomes")}
		got, err := DecodeBatch(b.Encode())
		if err != nil || !reflect.DeepEqual(got, b) {
			t.Fatalf("%+v became %+v, %v", b, got, err)
		}
	})
}

// DecodeBatch takes exactly the messages that Encode writes.
func FuzzDecodeBatch(f *testing.F) {
	whole := (&Batch{First: 17, CPU: time.Second, Outcomes: []Outcome{{Verdict: Yes, Work: 300}, {Reason: Time}, {Verdict: No, Work: 1, Valued: true, Value: 0, Certificate: Open}}}).Encode()
	f.Add(whole)
	f.Add((&Batch{First: 17, Outcomes: []Outcome{{Verdict: Yes, Proof: Seal{1, 2}}, {Reason: Time}}}).Encode())
	f.Add(whole[:len(whole)-1])
	f.Add(append(bytes.Clone(whole), 0))
	f.Add((&Batch{First: 1, Outcomes: []Outcome{{Verdict: Yes, Valued: true, Value: MaxValue + 1}}}).Encode())
	f.Add([]byte{plain, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x7f})
	f.Fuzz(func(t *testing.T, m []byte) {
		b, err := DecodeBatch(m)
		if err == nil && !bytes.Equal(b.Encode(), m) {
			t.Errorf("%x was read as %x", m, b.Encode())
		}
		if err == nil && (len(b.Outcomes) == 0 || len(b.Outcomes) > MaxChunk) {
			t.Errorf("%d outcomes", len(b.Outcomes))
		}
		if err == nil {
			NewFold(&Manifest{First: b.First, Count: MaxChunk}).Add(b, nil) // no value is out of its range
		}
	})
}

// Every accepted job lies within the run.
func FuzzParseJob(f *testing.F) {
	m := &Manifest{First: 100, Count: 5000}
	for _, text := range []string{`{"first":100,"count":256,"budget":9}`, `{"first":5099,"count":2,"budget":9}`, `{"first":9223372036854775807,"count":1,"budget":1}`,
		`{"first":100,"count":1e9,"budget":9}`, `{`, `[]`, `{"first":99,"count":1,"budget":1}`, `{"first":100,"count":1,"budget":0}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		j, err := parseJob(text, m)
		if err == nil && (j.First < 100 || j.First+int64(j.Count) > 5100 || j.Count < 1 || j.Count > MaxChunk || j.Budget < 1) {
			t.Errorf("%s: %+v", text, j)
		}
	})
}

// A job is the same after its way through the queue, and so are its parts together.
func TestJobs(t *testing.T) {
	m := &Manifest{First: 1, Count: 1000}
	limits := Limits{Budget: 77, CertifyBudget: 9, Memory: 1 << 20, Guard: time.Hour, Proofs: true}
	job := Job{2, 900, 101, No, limits}
	if got, err := parseJob(job.Encode(), m); err != nil || got != job {
		t.Errorf("the last deals: %+v, %v", got, err)
	}
	if _, err := parseJob(Job{0, 901, 101, 0, limits}.Encode(), m); err == nil {
		t.Error("a job beyond the last deal is taken")
	}
	parts := job.singles()
	if len(parts) != 101 || parts[0].First != 900 || parts[100] != (Job{2, 1000, 1, No, limits}) {
		t.Errorf("split into %v", parts)
	}
	if rest := job.from(100); rest != (Job{2, 1000, 1, No, limits}) {
		t.Errorf("the rest is %v", rest)
	}
}

// A deal counts once, although results come twice, in pieces, or in another order: streams with
// the same outcomes fold to the same counts.
func TestFoldCountsEachDealOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := rapid.SliceOfN(outcomes, 1, 300).Draw(t, "outcomes")
		m := &Manifest{First: 50, Count: int64(len(all))}
		want := NewFold(m)
		want.Add(&Batch{First: 50, Outcomes: all}, nil)
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		var pieces []*Batch
		for covered := 0; covered < len(all); { // a chain of pieces that covers all, some of it twice
			from, to := random.IntN(covered+1), covered+1+random.IntN(len(all)-covered)
			pieces = append(pieces, &Batch{First: 50 + int64(from), Outcomes: all[from:to]})
			covered = to
		}
		random.Shuffle(len(pieces), func(i, j int) { pieces[i], pieces[j] = pieces[j], pieces[i] })
		got := NewFold(m)
		for _, b := range pieces {
			got.Add(b, nil)
		}
		got.Duplicates = 0
		if !reflect.DeepEqual(got, want) || !got.Complete(rounds(1)) {
			t.Fatalf("%d pieces: %+v, want %+v", len(pieces), got, want)
		}
	})
}

// rounds returns this many rounds, each with ten times the budget of the one before.
func rounds(n int) (list Rounds) {
	for range n {
		next := Round{Limits: Limits{Budget: 10, CertifyBudget: 10}}
		if len(list) > 0 {
			next.Budget = 10 * list[len(list)-1].Budget
		}
		list = append(list, next)
	}
	return list
}

// numbers are those of deals.
func numbers(deals []Deal) (list []int64) {
	for _, d := range deals {
		list = append(list, d.Number)
	}
	return list
}

// An undecided deal takes the outcome of a later round, a decided deal never does.
func TestFoldRounds(t *testing.T) {
	f := NewFold(&Manifest{First: 1, Count: 3})
	f.Add(&Batch{First: 1, Outcomes: []Outcome{{Verdict: Yes, Work: 5}, {Reason: Budget, Work: 10}, {Reason: Memory, Work: 9}}}, nil)
	if f.Undecided() != 2 || f.Complete(rounds(2)) || !slices.Equal(numbers(f.Again(rounds(2))), []int64{2, 3}) {
		t.Errorf("after the first round: %+v", f)
	}
	f.Add(&Batch{Round: 1, First: 1, Outcomes: []Outcome{{Verdict: No, Work: 1}, {Verdict: No, Work: 70}, {Reason: Budget, Work: 100}}}, nil)
	f.Add(&Batch{First: 2, Outcomes: []Outcome{{Verdict: Yes, Work: 1}}}, nil) // late
	if f.Yes != 1 || f.No != 1 || f.Undecided() != 1 || f.Work != 175 || !f.Complete(rounds(2)) || f.Complete(rounds(3)) || f.Duplicates != 2 || f.Deals != 3 {
		t.Errorf("after the second round: %+v", f)
	}
	if s := f.Slowest; len(s) != 3 || s[0].Number != 3 || s[0].Work != 100 || s[1].Number != 2 {
		t.Errorf("slowest: %v", s)
	}
}

// A verdict that lacks its proof keeps its nodes, and takes the proof that a later round has found; a round asks only about deals whose
// budget it raises.
func TestFoldProofs(t *testing.T) {
	f := NewFold(&Manifest{First: 1, Count: 4})
	proof := Seal{7, 100}
	f.Add(&Batch{First: 1, Outcomes: []Outcome{{Verdict: No, Work: 5, Certificate: Open}, {Verdict: Yes, Work: 6, Certificate: Confirmed, Proof: proof},
		{Reason: Budget, Work: 10}, {Verdict: No, Work: 8, Certificate: Open}}}, nil)
	proofs := append(rounds(1), Round{Limits: Limits{Budget: 10, CertifyBudget: 100}})
	if !slices.Equal(numbers(f.Again(rounds(2))), []int64{3}) || !slices.Equal(numbers(f.Again(proofs)), []int64{1, 4}) || !slices.Equal(numbers(f.Remaining()), []int64{1, 3, 4}) {
		t.Errorf("%v, %v, %v", f.Again(rounds(2)), f.Again(proofs), f.Remaining())
	}
	var took []Deal
	take := func(d Deal) { took = append(took, d) }
	f.Add(&Batch{Round: 1, First: 1, Outcomes: []Outcome{{Verdict: No, Work: 50, Certificate: Confirmed, Proof: Seal{8, 200}}}}, take)
	f.Add(&Batch{Round: 1, First: 2, Outcomes: []Outcome{{Verdict: Yes, Work: 50, Certificate: Open}}}, take) // not asked for
	f.Add(&Batch{Round: 1, First: 4, Outcomes: []Outcome{{Reason: Time}}}, take)
	want := []Deal{{1, 1, Outcome{Verdict: No, Work: 5, Certificate: Confirmed, Proof: Seal{8, 200}}}, {4, 1, Outcome{Verdict: No, Work: 8, Certificate: Open}}}
	if !slices.Equal(took, want) {
		t.Errorf("%+v, want %+v", took, want)
	}
	if !f.Complete(proofs) || f.Proofs != 2 || f.ProofBytes != 300 || f.Work != 29 || f.No != 2 || f.Undecided() != 1 || f.Certified != [...]int64{1, 1, 2, 0} {
		t.Errorf("%+v", f)
	}
}

// Missing walks through the deals without an outcome, and no other deals.
func TestMissing(t *testing.T) {
	f := NewFold(&Manifest{First: 10, Count: 300})
	for _, b := range []Batch{{First: 10, Outcomes: make([]Outcome, 130)}, {First: 141, Outcomes: make([]Outcome, 100)}} {
		for i := range b.Outcomes {
			b.Outcomes[i].Verdict = Yes
		}
		f.Add(&b, nil)
	}
	for _, c := range []struct {
		from  int64
		first int64
		n     int
	}{{10, 140, 1}, {141, 241, 64}, {305, 305, 5}, {310, 310, 0}} {
		if first, n := f.Missing(c.from, 64); first != c.first || n != c.n {
			t.Errorf("from %d: %d deals from %d, want %d from %d", c.from, n, first, c.n, c.first)
		}
	}
}

// The first difference of two manifests is shown with both values; the layout of the rules in a file makes no difference.
func TestManifestsDiffer(t *testing.T) {
	a := Manifest{Kind: "k", Spec: json.RawMessage(`{"draw":3}`), Budget: 10, Signature: "aa"}
	b := a
	b.Spec = json.RawMessage("{\n \"draw\": 3 }")
	if err := a.Same(&b, ThisProgram); err != nil {
		t.Error(err)
	}
	b.Budget, b.Signature = 20, "bb"
	if err := a.Same(&b, ThisProgram); err == nil || err.Error() != "another budget of nodes: the run has 10, this program 20" {
		t.Error(err)
	}
}

// The sample has the requested share and doesn't depend on the range.
func TestSampled(t *testing.T) {
	m := Manifest{Certify: 0.01}
	n := 0
	for deal := range int64(100_000) {
		if m.Sampled(deal) {
			n++
		}
	}
	if n < 900 || n > 1100 {
		t.Errorf("%d of 100,000 for 1 %%", n)
	}
}
