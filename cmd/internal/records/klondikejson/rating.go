//go:build !js

package klondikejson

// The difficulty of deals.

import (
	"kedou/klondike"
	"kedou/klondike/difficulty"
)

// Rating is a deal and its difficulty.
type Rating struct {
	Question
	Verdict    string `json:"verdict"`              // solved, unsolvable or undecided
	Reason     string `json:"reason,omitempty"`     // why undecided
	Difficulty string `json:"difficulty,omitempty"` // of a solved deal, and so are the following fields
	Games      int    `json:"games,omitempty"`      // played by plain players
	Won        int    `json:"won"`                  // of these
	Path       *Path  `json:"path,omitempty"`
}

// Path is the shortest known way to a win.
type Path struct {
	Length     klondike.Length `json:"length"`
	Choices    int             `json:"choices"`    // places with two or more moves that can't be undone
	Narrow     int             `json:"narrow"`     // of them, with one winning move
	Narrowness float64         `json:"narrowness"` // the mean share of winning moves, undecided ones not among them
	Undecided  int             `json:"undecided,omitempty"`
	Step       int             `json:"step"` // of the first narrow choice, counted from 1; 0 if there is none
	Move       string          `json:"move"` // the only winning move there
}

// RatingOf returns the record of d, rated as r. The path may be nil.
func RatingOf(d klondike.Deal, rules klondike.Rules, r difficulty.Rating, p *difficulty.Path) Rating {
	return Rating{
		Question: QuestionOf(d, rules), Verdict: r.Status.String(), Reason: r.Reason.String(), Difficulty: r.Grade.String(), Games: r.Games, Won: r.Won,
		Path: pathOf(p),
	}
}

func pathOf(p *difficulty.Path) *Path {
	if p == nil {
		return nil
	}
	r := &Path{Length: p.Length, Choices: len(p.Choices), Narrowness: p.Narrowness(), Undecided: p.Undecided()}
	for _, c := range p.Choices {
		if c.Only() {
			r.Narrow++
		}
	}
	if c, ok := p.Narrow(); ok {
		r.Step, r.Move = c.Step+1, c.Move.String()
	}
	return r
}
