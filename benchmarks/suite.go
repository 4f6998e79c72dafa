package benchmarks

// The default suite, and the signature's strategies.

import (
	"bytes"
	"context"
	_ "embed"
	"slices"
	"strings"
	"time"

	"kedou/internal/registry"
	"kedou/search"
)

// Suite returns the experiments of the default suite, which RESULTS.md reports. It
// takes some ten minutes on two cores.
func Suite() []Experiment {
	return slices.Concat(puzzleSuite(), fieldSuite(), klondikeSuite(), doudizhuSuite())
}

// within returns limits of the given time and a gibibyte.
func within(t time.Duration) search.Limits { return search.Limits{Time: t, Memory: 1 << 30} }

func puzzleSuite() []Experiment {
	return []Experiment{
		{ // Every engine of the search core on positions of which about half have no solution. Greedy search and beams give no shortest paths; a beam can't prove that there is none.
			Title: "Engines on the 8-puzzle", Corpus: "puzzle-8", Rounds: 2, Limits: within(time.Second), Pictures: []Kind{CactusPicture},
			Strategies: []string{"astar", "wastar", "greedy", "uniform", "bfs", "dfs", "idastar", "beam:width=200"},
		},
		{ // A* with the same priorities on five open lists: the engine's own stacks by priority, binary heap with decrease-key, buckets by priority in a sorted map, gods' binary heap with stale entries, and the sorted linked list of the founding document on Klondike.
			Title: "Open lists on the 15-puzzle", Corpus: "puzzle-15", Rounds: 3, Limits: within(500 * time.Millisecond),
			Strategies: []string{"astar", "astar:open-list=heap", "astar:open-list=bucket", "astar:open-list=gods", "astar:open-list=list"},
		},
	}
}

func fieldSuite() []Experiment {
	return []Experiment{
		{ // The positions of Korf 1985. IDA* with Manhattan distance and with linear conflicts; A* as far as it comes.
			Title: "Korf's 100 positions of the 15-puzzle", Corpus: "korf-100", Rounds: 1, Limits: within(500 * time.Millisecond), Pictures: []Kind{CactusPicture},
			Strategies: []string{"idastar", "idastar:score=conflict", "astar", "astar:score=conflict"},
		},
		{ // A* with one thread and with two that share a table, on the same positions: the times by the clock, the bytes of both together.
			Title: "Several threads on the 15-puzzle", Corpus: "puzzle-15", Rounds: 3, Limits: within(5 * time.Second), Pictures: []Kind{CactusPicture},
			Strategies: []string{"astar", "pastar", "astar:score=conflict", "pastar:score=conflict"},
		},
		{ // Linear conflicts for half of the positions and Manhattan distance for the others, by their hash, against either alone: what a cheaper path to an expanded state costs under each rule for it.
			Title: "An inconsistent heuristic on the 15-puzzle", Corpus: "puzzle-15", Rounds: 1, Limits: within(500 * time.Millisecond),
			Strategies: []string{
				"astar:score=mixed", "astar:score=mixed:reparent=propagate", "astar:score=mixed:reparent=keep", "idastar:score=mixed",
				"astar", "astar:score=conflict",
			},
		},
		{ // Stacks of 8 to 16 pancakes with the gap heuristic, which is so good that a search hardly leaves the path, and without.
			Title: "Pancakes", Corpus: "pancake-16", Rounds: 2, Limits: within(500 * time.Millisecond), Pictures: []Kind{GrowthPicture},
			Strategies: []string{"astar", "idastar", "greedy", "uniform", "bfs"},
		},
		{ // Steps in eight directions among random walls, with octile distance: costs of many values, so that priorities are many and no stack is long.
			Title: "Maps", Corpus: "maps", Rounds: 2, Limits: within(500 * time.Millisecond), Pictures: []Kind{CactusPicture},
			Strategies: []string{"astar", "astar:open-list=heap", "astar:open-list=bucket", "astar:open-list=gods", "wastar", "uniform", "bfs"},
		},
		{ // Noughts and crosses, Nim, Connect Four on boards up to 5x5 and random graphs, whose values are known: whether the first player wins.
			Title: "Games as AND/OR graphs", Corpus: "games", Rounds: 2, Limits: within(time.Second), Pictures: []Kind{CactusPicture},
			Strategies: []string{"alphabeta", "dfpn", "dfpn:epsilon=0", "dfpn:epsilon=1", "dfpn:backup=weak", "dfpn:backup=sum", "dfpn:backup=sum:epsilon=0", "aostar", "labelling"},
		},
	}
}

// pileAStar is A* with the founding document's score and rules, in this project's order of ties; the strategy document is the
// document's own search.
const pileAStar = "astar:score=pile2:reparent=propagate:goal=generate"

func klondikeSuite() []Experiment {
	return []Experiment{
		{ // Its A* as it describes it, then the same score and rules with ties by the estimate and newest first, on its sorted linked list and on other open lists; its first score for the second, the rule for duplicates, and last the score and the moves of this project.
			Title: "The founding document's A* on easy deals", Corpus: "klondike-easy", Rounds: 1, Limits: within(300 * time.Millisecond), Pictures: []Kind{CactusPicture},
			Strategies: []string{
				"document", pileAStar + ":open-list=list", pileAStar, pileAStar + ":open-list=bucket", pileAStar + ":open-list=gods",
				"astar:score=pile1:reparent=propagate:goal=generate", "astar:score=pile2:reparent=reopen:goal=generate",
				"astar:score=pile2:reparent=keep:goal=generate", "astar:goal=expand",
			},
		},
		{ // Every 20th deal of 500, about a sixth of them lost. What the generic engines leave open, the dedicated solver decides.
			Title: "Engines on a mix of deals", Corpus: "klondike-mixed", Rounds: 1, Limits: within(500 * time.Millisecond), Pictures: []Kind{CactusPicture},
			Strategies: []string{"fast:polish=0", "astar:goal=expand", "wastar:goal=expand", "greedy:goal=expand", "dfs", "beam"},
		},
		{ // Each of its techniques off in turn, on deals of medium difficulty, half of them lost.
			Title: "Techniques of the dedicated Klondike solver", Corpus: "klondike-medium", Rounds: 2, Limits: within(time.Second), Pictures: []Kind{ScatterPicture},
			Strategies: ablation(klondikeDomain.Strategies, "fast:polish=0"),
		},
		{ // Deals whose least length is known: how many are proved shortest, against the generic engines with a lower bound on moves and turns.
			Title: "Shortest Klondike solutions", Corpus: "klondike-minimal", Rounds: 1, Limits: within(time.Second), Pictures: []Kind{CactusPicture},
			Strategies: []string{"minimal", "astar:score=length", "idastar"},
		},
		{ // The same ten deals at draw counts 1 to 6.
			Title: "Klondike by draw count", Corpus: "klondike-draws", Rounds: 1, Limits: within(time.Second), Pictures: []Kind{GrowthPicture}, SizeName: "draw count",
			Strategies: []string{"fast:polish=0"},
		},
		{ // Small decks of four suits, draw 3, ten a size.
			Title: "Klondike by size of the deck", Corpus: "klondike-decks", Rounds: 1, Limits: within(250 * time.Millisecond), Pictures: []Kind{GrowthPicture},
			Strategies: []string{"fast:polish=0", "dfs", "bfs:score=none"},
		},
	}
}

func doudizhuSuite() []Experiment {
	return []Experiment{
		{ // The founding document's open/closed labelling search against AO*, depth-first search with a table, proof-number search and the dedicated solver.
			Title: "AND/OR engines on small endgames", Corpus: "endgames-small", Rounds: 3, Limits: within(time.Second), Pictures: []Kind{CactusPicture},
			Strategies: []string{"labelling", "aostar", "dfpn", "alphabeta", "endgame"},
		},
		{ // How the work grows with the cards in both hands. A line ends at the last size that is decided in full.
			Title: "Endgames by number of cards", Corpus: "endgames-growth", Rounds: 1, Limits: within(500 * time.Millisecond), Pictures: []Kind{GrowthPicture, CactusPicture},
			Strategies: []string{"endgame", "alphabeta", "dfpn", "dfpn:backup=sum"},
		},
		{ // Each of its techniques off in turn, on endgames of 26 to 34 cards.
			Title: "Techniques of the dedicated endgame solver", Corpus: "endgames-large", Rounds: 1, Limits: within(time.Second), Pictures: []Kind{ScatterPicture},
			Strategies: ablation(doudizhuDomain.Strategies, "endgame"),
		},
		{ // The landlord against two peasants who play together, all hands open.
			Title: "Three hands by number of cards", Corpus: "endgames-three", Rounds: 2, Limits: within(500 * time.Millisecond), Pictures: []Kind{GrowthPicture},
			Strategies: []string{"endgame", "alphabeta", "dfpn"},
		},
		{ // Endgames whose winner differs between two rule sets, under both: a check of the rules more than of speed.
			Title: "Endgames where the rules decide", Corpus: "endgames-rules", Rounds: 1, Limits: within(time.Second),
			Strategies: []string{"endgame", "alphabeta", "dfpn"},
		},
	}
}

// ablation lists a strategy with all its techniques, and without each of them.
func ablation(strategies registry.Table[configuration], spec string) []string {
	name, _, _ := strings.Cut(spec, ":")
	list := []string{spec}
	for _, technique := range strategies.Techniques(name) {
		list = append(list, spec+":without="+technique)
	}
	return list
}

// signatureLimits bound every attempt of the signature by expansions alone.
var signatureLimits = search.Limits{Expansions: 20_000}

// signed lists, by corpus, the strategies whose counts are pinned.
var signed = []struct {
	corpus     string
	strategies []string
}{
	{"puzzle-8", []string{"astar", "astar:open-list=bucket", "astar:open-list=gods", "astar:reparent=propagate", "wastar", "greedy", "uniform", "bfs", "dfs", "idastar", "beam:width=200"}},
	{"puzzle-15", []string{"astar:score=mixed"}},
	{"pancake-16", []string{"astar", "idastar"}},
	{"maps", []string{"astar", "uniform"}},
	{"games", []string{"alphabeta", "dfpn", "dfpn:epsilon=0", "dfpn:backup=sum", "aostar", "labelling"}},
	{"klondike-easy", []string{"fast:polish=0", "astar:goal=expand", "wastar:goal=expand", "greedy:goal=expand", "dfs", "beam:width=100", pileAStar, "document"}},
	{"klondike-minimal", []string{"minimal"}},
	{"endgames-small", []string{"endgame", "labelling", "aostar", "aostar:backup=sum", "alphabeta", "alphabeta:noprobe", "dfpn", "dfpn:backup=sum"}},
}

//go:embed testdata/signature.txt
var pinned []byte

// Pinned returns the pinned signature of this build.
func Pinned() ([]Signature, error) { return readSignatures("signature.txt", bytes.NewReader(pinned)) }

// SignAll computes the signature. It takes seconds.
func SignAll(ctx context.Context) ([]Signature, error) {
	var all []Signature
	for _, f := range signed {
		e := Experiment{Corpus: f.corpus, Strategies: f.strategies}
		if err := e.open(); err != nil {
			return nil, err
		}
		part, err := sign(ctx, e.corpus, e.configurations, signatureLimits)
		if err != nil {
			return nil, err
		}
		all = append(all, part...)
	}
	return all, nil
}
