package doudizhujson

// Puzzles.

import "kedou/doudizhu/puzzle"

// Puzzle is a puzzle with its solution.
type Puzzle struct {
	ID    string `json:"id"`
	Seed  uint64 `json:"seed"`
	Rules string `json:"rules"`
	Position
	Level    int      `json:"level"`
	FoundBy  string   `json:"found_by,omitempty"` // the weakest bot that finds the win
	Winning  []string `json:"winning"`
	Natural  []string `json:"natural_losing"` // the most natural first
	Place    int      `json:"hint_place"`     // of the win: 1 if the first hint wins
	Turns    int      `json:"turns"`          // of the best line
	Expanded int64    `json:"expanded"`
}

// PuzzleOf returns the record of p, made under the rules of spec.
func PuzzleOf(p *puzzle.Puzzle, spec string) Puzzle {
	return Puzzle{
		ID: p.ID, Seed: p.Seed, Rules: spec, Position: PositionOf(&p.Endgame), Level: p.Level, FoundBy: p.FoundBy,
		Winning: Texts(p.Winning), Natural: Texts(p.Natural), Place: p.Place, Turns: p.Turns, Expanded: p.Expanded,
	}
}
