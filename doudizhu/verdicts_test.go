// Verdicts: every engine on endgames with known winners, and the winners'
// strategies before the referee.

package doudizhu

import (
	"context"
	"testing"
	"time"

	"kedou/search"
	"kedou/search/andor"
)

// solver is an engine of search/andor.
type solver func(context.Context, andor.Game[State, Play, [3]uint64], State, andor.Config[State, Play]) (andor.Result[State, Play], error)

// engines are the engines of search/andor, each with the cards of its largest endgames in ordinary
// runs and in long ones.
var engines = []struct {
	name        string
	cards, long int
	solve       solver
}{
	{"labelling", 10, 18, andor.Labelling[State, Play, [3]uint64]},
	{"aostar", 12, 18, andor.AOStar[State, Play, [3]uint64]},
	{"dfpn", 14, 18, andor.DFPN[State, Play, [3]uint64]},
	{"alphabeta", 16, 26, andor.AlphaBeta[State, Play, [3]uint64]},
}

// winnerOf returns the letter of the winner, or the reason why there is none.
func winnerOf(r andor.Result[State, Play]) string {
	switch r.Outcome {
	case andor.Won:
		return "P"
	case andor.Lost:
		return "L"
	}
	return r.Reason.String()
}

// TestVerdicts runs every engine on every known endgame and published level of its size under both
// rule sets, within ten million expansions (about 10 s of a free processor) and 1 GiB, and has the
// referee verify the winner's strategy up to 22 cards.
func TestVerdicts(t *testing.T) {
	for _, engine := range engines {
		limit := engine.cards
		if long {
			limit = engine.long
		}
		for _, rules := range []string{"standard", "basic"} {
			t.Run(engine.name+"/"+rules, func(t *testing.T) { verdicts(t, engine.solve, rules, limit) })
		}
	}
}

// verdicts runs an engine on the known endgames of up to limit cards.
func verdicts(t *testing.T, solve solver, name string, limit int) {
	rules := rulesOf(t, name)
	var most search.Stats
	n, nodes := 0, 0
	for _, k := range append(readKnown(t, "endgames.csv"), readKnown(t, "levels.csv")...) {
		want := k.winners[name]
		if k.Cards() > limit || want == "" {
			continue
		}
		proof := k.Cards() <= 22
		c := andor.Config[State, Play]{Proof: proof, Limits: search.Limits{Expansions: 10_000_000, Memory: 1 << 30}}
		r, err := solve(t.Context(), rules.Game(&k.Endgame), k.Endgame.State(), c)
		if got := winnerOf(r); err != nil || got != want {
			t.Errorf("%v: %s, want %s (%v)", &k.Endgame, got, want, err)
		} else if proof {
			nodes += len(r.Proof.Nodes)
			if err := andor.Verify(rules.Referee(&k.Endgame), k.Endgame.State(), r.Proof); err != nil {
				t.Errorf("%v: %v", &k.Endgame, err)
			}
		}
		n++
		most.Expanded, most.Elapsed = max(most.Expanded, r.Stats.Expanded), max(most.Elapsed, r.Stats.Elapsed)
		most.Bytes = max(most.Bytes, r.Stats.Bytes)
	}
	t.Logf("%d endgames to %d cards; each at most %d expanded, %v, %d MiB; %d nodes of proofs verified",
		n, limit, most.Expanded, most.Elapsed.Round(time.Millisecond), most.Bytes>>20, nodes)
}

// TestThreeHands decides endgames between three by alpha-beta, and has the
// referee verify the strategies.
func TestThreeHands(t *testing.T) {
	rules := rulesOf(t, "standard")
	limit := 21
	switch {
	case long:
		limit = 27
	case testing.Short():
		limit = 18
	}
	for _, k := range readKnown(t, "three-hands.csv") {
		if k.Cards() > limit {
			continue
		}
		g, start := rules.Game(&k.Endgame), k.Endgame.State()
		r, err := andor.AlphaBeta(t.Context(), g, start, andor.Config[State, Play]{Proof: true})
		if got := winnerOf(r); err != nil || got != k.winners["standard"] {
			t.Errorf("%v: %s, want %s (%v)", &k.Endgame, got, k.winners["standard"], err)
		} else if err := andor.Verify(rules.Referee(&k.Endgame), start, r.Proof); err != nil {
			t.Errorf("%v: %v", &k.Endgame, err)
		}
	}
}

// TestRuleColumns decides the rule-sensitive endgames under every column's rules by alpha-beta.
func TestRuleColumns(t *testing.T) {
	for name, rules := range ruleColumns(t) {
		for i, k := range readKnown(t, "rule-sensitive.csv") {
			if want := k.winners[name]; want != "" && (long || i%3 == 0) {
				r, err := andor.AlphaBeta(t.Context(), rules.Game(&k.Endgame), k.Endgame.State(), andor.Config[State, Play]{})
				if got := winnerOf(r); err != nil || got != want {
					t.Errorf("%s, %v: %s, want %s (%v)", name, &k.Endgame, got, want, err)
				}
			}
		}
	}
}
