//go:build js && table

package service

import "kedou/doudizhu/puzzle"

// Heavy is what not every door has room for: of that the module for the table makes puzzles.
type Heavy struct {
	Ladder puzzle.Ladder // grades puzzles; nil without levels
}
