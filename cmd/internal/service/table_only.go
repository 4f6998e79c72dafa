//go:build js && table

package service

import "kedou/doudizhu/puzzle"

// Heavy holds the parts that some doors leave out for their size; the module for the table only makes puzzles.
type Heavy struct {
	Ladder puzzle.Ladder // grades puzzles; nil without levels
}
