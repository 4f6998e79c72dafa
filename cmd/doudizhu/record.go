// The JSON of solve: one object for each endgame.

package main

import (
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search/andor"
)

// answerJSON is solve's answer as one JSON object.
type answerJSON struct {
	ID       string       `json:"id"`
	Rules    string       `json:"rules"`
	Landlord string       `json:"landlord"`
	Peasant  string       `json:"peasant,omitempty"`
	Down     string       `json:"down,omitempty"`
	Up       string       `json:"up,omitempty"`
	Lead     string       `json:"lead"`
	Last     string       `json:"last,omitempty"`
	By       string       `json:"by,omitempty"` // who made Last, between three
	Verdict  string       `json:"verdict"`
	Reason   string       `json:"reason"`
	Winning  []string     `json:"winning"`
	Losing   []losingJSON `json:"losing,omitempty"`
	Open     []string     `json:"open,omitempty"`
	Line     []string     `json:"line"`
	Proof    int          `json:"proof_positions,omitempty"` // with --proof
	Stats    statsJSON    `json:"stats"`
}

// losingJSON is a losing first play and the answer to it.
type losingJSON struct {
	Play   string `json:"play"`
	Answer string `json:"answer,omitempty"`
}

// statsJSON is the work.
type statsJSON struct {
	Expanded int64           `json:"expanded"`
	States   int64           `json:"states"`
	Seconds  cmdline.Seconds `json:"seconds"`
	Bytes    int64           `json:"bytes"`
}

// json is the answer for machines, whose words are English.
func (p *printer) json(s *solved) answerJSON {
	en, e := languages["en"], s.endgame
	a := answerJSON{
		ID: e.ID, Rules: p.spec, Landlord: e.Hands[doudizhu.Landlord].String(), Lead: en.seat(e, e.Turn),
		Verdict: "undecided", Winning: texts(s.winning), Open: texts(s.open), Line: texts(s.line),
		Stats: statsJSON{s.stats.Expanded, s.stats.States, cmdline.Seconds(s.stats.Elapsed), s.stats.Bytes},
	}
	if e.Three {
		a.Down, a.Up = e.Hands[doudizhu.Down].String(), e.Hands[doudizhu.Up].String()
	} else {
		a.Peasant = e.Hands[doudizhu.Down].String()
	}
	if e.Last.Kind != doudizhu.Pass {
		a.Last = e.Last.Parts()
		if e.Three {
			a.By = en.seat(e, e.Owner)
		}
	}
	if s.value != andor.Unknown {
		a.Verdict = en.seats[map[andor.Outcome]int{andor.Lost: 0, andor.Won: 1}[s.value]]
	}
	if s.proof != nil && p.c.IsSet("proof") {
		a.Proof = len(s.proof.Nodes)
	}
	if s.reason != 0 {
		a.Reason = s.reason.String()
	}
	for _, r := range s.losing {
		lost := losingJSON{Play: r.play.String()}
		if r.seat.Peasant() != e.Turn.Peasant() { // else the partner leads
			lost.Answer = r.by.String()
		}
		a.Losing = append(a.Losing, lost)
	}
	return a
}
