package external

// Botzone's protocol of requests and responses, for its games FightTheLandlord and FightTheLandlord2.

import (
	"encoding/json"
	"slices"

	"kedou/doudizhu/table"
)

// keepRunning is what a program writes after an answer if it waits for the next question instead of ending.
const keepRunning = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"

// botzone is the protocol. Questions and answers of the past are made anew from each view. What is kept of a game is
// which of several equal cards the program has laid, and what it wants to be reminded of.
type botzone struct {
	bids bool // FightTheLandlord2, which has calls
	laid map[int][]card
	data json.RawMessage
}

// asks reports that there are calls in FightTheLandlord2 alone, and no doubles.
func (b *botzone) asks(s table.Stage) bool { return s == table.Playing || s == table.Calling && b.bids }

// input is what a program is started with.
type input struct {
	Requests  []any           `json:"requests"`
	Responses []any           `json:"responses"`
	Data      json.RawMessage `json:"data,omitempty"`
}

// auction is a request to call.
type auction struct {
	Own []card `json:"own"`
	Bid []int  `json:"bid"`
}

// opening is the first request to play, which tells the cards. FightTheLandlord knows no calls, and gives its landlord
// all twenty cards as his own.
type opening struct {
	History  [2][]card `json:"history"`
	Own      []card    `json:"own"`
	Bottom   []card    `json:"publiccard"`
	Landlord *int      `json:"landlord,omitempty"`
	Position *int      `json:"pos,omitempty"`
	FinalBid int       `json:"finalbid,omitempty"`
}

// turn is a later request to play.
type turn struct {
	History [2][]card `json:"history"`
}

// ask writes the questions and answers of a game so far, or the last question alone.
func (b *botzone) ask(v *table.View, known bool, _ uint64) []byte {
	in := b.past(v)
	if known {
		return encoded(in.Requests[len(in.Requests)-1])
	}
	if len(in.Responses) > 0 {
		in.Data = b.data
	}
	return encoded(in)
}

// past returns all that the program was asked in a game, and answered.
func (b *botzone) past(v *table.View) input {
	n := name(v, b.laid)
	in := input{Requests: []any{}, Responses: []any{}}
	b.calls(v, n, &in)
	mine := 0
	for at := 0; at <= len(n.moves); at++ {
		now := at == len(n.moves)
		if v.Stage != table.Playing || chairAt(v, at) != v.Chair {
			continue
		}
		history := [2][]card{{}, {}}
		for i := range history {
			if k := at - 2 + i; k >= 0 {
				history[i] = n.moves[k]
			}
		}
		if mine == 0 {
			in.Requests = append(in.Requests, b.opening(v, n, history))
		} else {
			in.Requests = append(in.Requests, turn{history})
		}
		if mine++; !now {
			in.Responses = append(in.Responses, n.moves[at])
		}
	}
	return in
}

// chairAt is who makes the move with a number.
func chairAt(v *table.View, move int) table.Chair {
	return (v.Landlord + table.Chair(move%table.Chairs)) % table.Chairs
}

// calls adds what the program was asked in the auction. In a game without one the landlord has called 3 at once.
func (b *botzone) calls(v *table.View, n named, in *input) {
	if !b.bids {
		return
	}
	calls := v.Calls
	if v.Stage != table.Calling && len(calls) == 0 {
		calls = []table.Call{{Chair: v.Landlord, Bid: 3}}
	}
	before := []int{}
	for _, c := range calls {
		if c.Chair == v.Chair {
			in.Requests = append(in.Requests, auction{n.dealt, slices.Clone(before)})
			in.Responses = append(in.Responses, c.Bid)
		}
		before = append(before, c.Bid)
	}
	if v.Stage == table.Calling {
		in.Requests = append(in.Requests, auction{n.dealt, before})
	}
}

// opening returns the first request to play.
func (b *botzone) opening(v *table.View, n named, history [2][]card) opening {
	o := opening{History: history, Own: n.dealt, Bottom: n.bottom}
	if !b.bids {
		if v.Chair == v.Landlord {
			o.Own = append(slices.Clone(n.bottom), n.dealt...)
		}
		return o
	}
	caller := v.Landlord // who was asked first, and is number 0
	o.FinalBid = 3
	if len(v.Calls) > 0 {
		caller, o.FinalBid = v.Calls[0].Chair, max(v.Bid, 1)
	}
	landlord, position := seatFrom(caller, v.Landlord), seatFrom(caller, v.Chair)
	o.Landlord, o.Position = &landlord, &position
	return o
}

// seatFrom counts the chairs from one to another.
func seatFrom(from, to table.Chair) int { return int((to - from + table.Chairs) % table.Chairs) }

// remembers is true: a program that goes on running has its own record of the game.
func (b *botzone) remembers() bool { return true }

// forget begins a new game, in which the program hasn't said anything yet.
func (b *botzone) forget() {
	b.data = nil
	clear(b.laid)
}

// over has no words: the program is ended.
func (b *botzone) over(*table.View, table.Result) ([]byte, bool) { return nil, false }
