package service

// Plays of doudizhu in answers.

import (
	"strings"

	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// play is a play as a page shows it.
type play struct {
	Seat string `json:"seat,omitempty"`
	doudizhujson.Play
	Chinese string   `json:"chinese"`
	Cards   []string `json:"cards"` // from low to high, kickers after the body
}

// shownPlay returns a play without wildcards in the form of answers.
func shownPlay(p doudizhu.Play) play {
	v := play{Chinese: p.Kind.Chinese(), Cards: []string{}}
	v.Play.Play, v.Kind, v.Parts, v.Length = p.String(), p.Kind.String(), p.Parts(), p.Len
	if p.Kind != doudizhu.Pass {
		v.Rank = p.Rank.String()
		v.Cards = strings.Split(p.String(), "")
	}
	return v
}

// wildPlay returns a play under rules that may have wildcards in the form of answers: play and parts say what the wildcards stand for, and cards are those
// that leave the hand.
func wildPlay(r *hand.Rules, p doudizhu.Play) play {
	v := shownPlay(p)
	if hand.Soft(p) {
		v.Play, v.Cards = doudizhujson.PlayOf(r, p), cardsOf(p.Cards)
	}
	return v
}

// cardsOf lists cards from low to high.
func cardsOf(h doudizhu.Hand) []string {
	if h == 0 {
		return []string{}
	}
	return strings.Split(h.String(), "")
}
