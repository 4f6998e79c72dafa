package external

// Botzone's protocol of requests and responses, for its games FightTheLandlord (botzone1) and FightTheLandlord2 (botzone2).
//
// The protocols follow the wiki and the judge programs of botzone.org.cn. A program gets one line, all requests and responses of
// the game so far, and answers with one line, {"response":…} or the response alone. It then ends, and starts again for each
// decision; or it keeps running with the line >>>BOTZONE_REQUEST_KEEP_RUNNING<<< and gets single requests until the end of the
// game. Cards are numbers from 0 to 53; kedou makes up the numbers of equal cards, and keeps them for a player during a game.
//
// Differences: the table's rules judge plays, and allow some that Botzone's judge forbids, such as equal kickers. In
// FightTheLandlord a program passes in auctions. In FightTheLandlord2 a landlord given without an auction counts as number 0 with
// a call of 3; if all pass, the table deals again, where Botzone makes number 0 the landlord. Programs don't double. A program
// gets its data back in the next question of a game, but not its globaldata. Only JSON input and the variant standard are
// supported.

import (
	"encoding/json"
	"slices"

	"kedou/doudizhu/table"
)

// keepRunning is the line that a program writes after an answer to wait for the next question instead of ending.
const keepRunning = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<"

// botzone is the protocol. It rebuilds past questions and answers from each view. During a game it keeps the numbers of
// the program's laid cards, and the program's data.
type botzone struct {
	bids bool // FightTheLandlord2, which has calls
	laid map[int][]card
	data json.RawMessage
}

// asks reports the stages with questions: FightTheLandlord has no calls, and neither game has
// doubles.
func (b *botzone) asks(s table.Stage) bool { return s == table.Playing || s == table.Calling && b.bids }

// input is the first line for a program.
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

// opening is the first request to play, with the cards. FightTheLandlord has no calls, and gives its landlord all
// twenty cards.
type opening struct {
	History  [2][]card `json:"history"`
	Own      []card    `json:"own"`
	Bottom   []card    `json:"publiccard"`
	Landlord *int      `json:"landlord,omitempty"`
	Position *int      `json:"pos,omitempty"`
	FinalBid int       `json:"finalbid,omitempty"`
}

// ask writes the questions and answers of a game so far, or only the last question.
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

// past returns the program's questions and answers in a game.
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
			in.Requests = append(in.Requests, map[string]any{"history": history})
		}
		if mine++; !now {
			in.Responses = append(in.Responses, n.moves[at])
		}
	}
	return in
}

func chairAt(v *table.View, move int) table.Chair {
	return (v.Landlord + table.Chair(move%table.Chairs)) % table.Chairs
}

// calls adds the program's questions in the auction. In a game without an auction the landlord has called 3 at
// once.
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
	caller := v.Landlord // the first caller, number 0
	o.FinalBid = 3
	if len(v.Calls) > 0 {
		caller, o.FinalBid = v.Calls[0].Chair, max(v.Bid, 1)
	}
	landlord, position := seatFrom(caller, v.Landlord), seatFrom(caller, v.Chair)
	o.Landlord, o.Position = &landlord, &position
	return o
}

func seatFrom(from, to table.Chair) int { return int((to - from + table.Chairs) % table.Chairs) }

// remembers is true: a program that keeps running has its own record of the game.
func (b *botzone) remembers() bool { return true }

// forget begins a new game, without answers of the program.
func (b *botzone) forget() {
	b.data = nil
	clear(b.laid)
}

// over writes nothing: the program ends.
func (b *botzone) over(*table.View, table.Result) ([]byte, bool) { return nil, false }
