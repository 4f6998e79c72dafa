package main

// The ladder of doudizhu puzzles: the shares of its puzzles, their order, and the form of the file, which `doudizhu solve` reads. Each line has a puzzle's
// name and its hands, as in 16-2-170 33458JA2 4599QQKA L, and a comment opens each level. The name is the number of cards and of hands, and the seed, by
// which package puzzle makes the same puzzle.

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/puzzle"
	"kedou/internal/phrase"
)

// rung is a puzzle of the ladder.
type rung = puzzle.Puzzle

// share is a number of puzzles of one level, with a number of hands and of cards in all hands.
type share struct{ level, hands, least, most, n int }

// recipe has 200 puzzles of each level, 60 of them with three hands. A harder level has larger hands: below 12 cards
// hardly any puzzle is of level 4, and below 14 none of level 5.
var recipe = []share{
	{1, 2, 8, 12, 140}, {1, 3, 9, 15, 60},
	{2, 2, 10, 16, 140}, {2, 3, 10, 18, 60},
	{3, 2, 10, 16, 140}, {3, 3, 10, 18, 60},
	{4, 2, 12, 20, 140}, {4, 3, 12, 20, 60},
	{5, 2, 14, 22, 140}, {5, 3, 14, 22, 60},
}

// findPuzzles finds the first puzzles of every share, in the ladder's order.
func findPuzzles(ctx context.Context, shares []share) (all []*rung, err error) {
	for _, s := range shares {
		spec := puzzle.Spec{Least: s.least, Most: s.most, Hands: s.hands, Seed: 1, Level: s.level, Unique: true, Ladder: puzzle.Bots}
		left := s.n
		if err := generate(ctx, spec, func(p *rung) bool {
			if p != nil {
				all = append(all, p)
				left--
			}
			return left > 0
		}); err != nil {
			return nil, err
		}
	}
	sortLadder(all)
	return all, nil
}

// again makes a puzzle by its name. An endgame that is no puzzle, or with a second winning first play, is an error.
func again(ctx context.Context, name string) (made *rung, err error) {
	spec := puzzle.Spec{Unique: true, Ladder: puzzle.Bots}
	if _, err := fmt.Sscanf(name, "%d-%d-%d", &spec.Least, &spec.Hands, &spec.Seed); err != nil {
		return nil, phrase.Errorf("%q is no puzzle's name: %w", name, err)
	}
	spec.Most = spec.Least
	err = generate(ctx, spec, func(p *rung) bool {
		made = p
		return false
	})
	if err == nil && made == nil {
		err = phrase.Errorf("%s is no puzzle that one first play wins", name)
	}
	return made, err
}

// generate tries candidates under the standard rules, by which the page's puzzles are played.
func generate(ctx context.Context, spec puzzle.Spec, yield func(*rung) bool) error {
	rules, err := doudizhu.ParseRules("standard")
	if err != nil {
		return err
	}
	return puzzle.Generate(ctx, rules, spec, func(_ uint64, p *rung) bool { return yield(p) })
}

// sortLadder puts puzzles in the ladder's order: by level, and in a level by the positions that the solver expands.
func sortLadder(all []*rung) {
	slices.SortFunc(all, func(a, b *rung) int {
		return cmp.Or(cmp.Compare(a.Level, b.Level), cmp.Compare(a.Expanded, b.Expanded), cmp.Compare(a.ID, b.ID))
	})
}

// ladderTitle is the first line of the file.
const ladderTitle = "# go run ./cmd/tools/page puzzles FILE: one first play wins, from easy to hard\n"

// heading is the line that opens a level.
const heading = "# level %d\n"

// ladderText writes a ladder as a file.
func ladderText(all []*rung) []byte {
	text := bytes.NewBufferString(ladderTitle)
	level := 0
	for _, p := range all {
		if p.Level != level {
			level = p.Level
			fmt.Fprintf(text, heading, level)
		}
		fmt.Fprintln(text, p.Endgame)
	}
	return text.Bytes()
}

// readLadder reads the endgames of a file.
func readLadder(name string, text []byte) (list []doudizhu.Endgame, err error) {
	endgames, _, err := doudizhu.Notation{}.ReadEndgames(name, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	for e, err := range endgames {
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

// writeLadder finds the ladder and writes it to a file.
func writeLadder(ctx context.Context, file string) error {
	all, err := findPuzzles(ctx, recipe)
	if err != nil {
		return err
	}
	return os.WriteFile(file, ladderText(all), 0o644)
}

// checkLadder makes every puzzle of the file by its name. All must be puzzles of their levels, in the file's order, and writeLadder must write them to
// the same file.
func checkLadder(ctx context.Context, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	names, err := readLadder(file, text)
	if err != nil {
		return err
	}
	var all []*rung
	for _, e := range names {
		p, err := again(ctx, e.ID)
		if err != nil {
			return phrase.Errorf("%s: %w", file, err)
		}
		all = append(all, p)
	}
	if sortLadder(all); !bytes.Equal(ladderText(all), text) {
		return phrase.Errorf("%s: the puzzles, their levels or their order aren't those that the command puzzles writes", file)
	}
	return nil
}
