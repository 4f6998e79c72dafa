// Examples: code as callers write it.

package doudizhu_test

import (
	"context"
	"fmt"
	"strings"

	"kedou/doudizhu"
	"kedou/search/andor"
)

// From text to plays: readings of cards, and answers to a play.
func Example() {
	rules, _ := doudizhu.ParseRules("standard")
	cards, _ := doudizhu.ParseHand("♠3 ♥3 ♦3 10")
	play := rules.Classify(nil, cards)[0]
	hand, _ := doudizhu.ParseHand("444 5 2 RJ BJ")
	fmt.Println(play, "is a", play.Kind, "or", play.Kind.Chinese())
	fmt.Println("answers from", hand, "are", rules.AppendFollows(nil, hand, play))
	// Output:
	// 333T is a trio+solo or 三带一
	// answers from 44452BR are [4445 4442 444B 444R BR]
}

func ExampleNewDeal() {
	e, err := doudizhu.NewDeal(1, 39, 3)
	fmt.Println(&e, err)
	for seat, hand := range e.Players() {
		fmt.Println(doudizhu.Seat(seat), "has", hand.Cards(), "cards")
	}
	// Output:
	// 39-3-1 34555788TJJKK2R 344669TJQQA2 466778TTJQAB L <nil>
	// landlord has 15 cards
	// down has 12 cards
	// up has 12 cards
}

func ExampleParseHand() {
	for _, text := range []string{"2KK0077554", "大小王 红桃2 10", "22 RJ", "22RJ"} {
		fmt.Println(doudizhu.ParseHand(text))
	}
	// Output:
	// 45577TTKK2 <nil>
	// T2BR <nil>
	// 22R <nil>
	//  column 3: RJ may be a joker, or a joker and a jack; separate it by commas: ,RJ, or ,R,J,
}

func ExampleRules_Ban() {
	rules, _ := doudizhu.ParseRules("standard")
	hand, _ := doudizhu.ParseHand("3334")
	fmt.Println(rules.AppendLeads(nil, hand))
	_ = rules.Ban("31", "trio")
	fmt.Println(rules.AppendLeads(nil, hand))
	// Output:
	// [3 4 33 333 3334]
	// [3 4 33]
}

func ExampleRules_Classify() {
	rules, _ := doudizhu.ParseRules("standard")
	cards, _ := doudizhu.ParseHand("333444555666")
	for _, p := range rules.Classify(nil, cards) {
		fmt.Println(p.Kind, p.Parts())
	}
	// Output:
	// trio-chain 333444555666
	// plane+solos 333444555+666
	// plane+solos 444555666+333
}

func ExampleRules_AppendFollows() {
	rules, _ := doudizhu.ParseRules("standard")
	hand, _ := doudizhu.ParseHand("4 4 10 10 J 2 2 2 2 小王 大王")
	pair, _ := rules.ParsePlay("99", doudizhu.Notation{})
	fmt.Println(rules.AppendFollows(nil, hand, pair[0]))
	// Output: [TT 22 2222 BR]
}

func ExampleRules_Replay() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("example 333A 44 L")
	line, _ := doudizhu.Notation{}.ParseLine("3,4,A,-,33")
	end, err := rules.Replay(e, line)
	winner, over := end.Winner()
	fmt.Println(end.SeatName(winner), over, err)

	line, _ = doudizhu.Notation{}.ParseLine("3,3")
	_, err = rules.Replay(e, line)
	fmt.Println(err)
	// Output:
	// landlord true <nil>
	// move 2, 3 by the peasant: the hand is 44
}

func ExampleGame() {
	rules, _ := doudizhu.ParseRules("standard")
	e, _ := doudizhu.Notation{}.ParseEndgame("example 2KK0077554 AA8 L")
	game, start := rules.Game(&e), e.State()
	r, err := andor.AlphaBeta(context.Background(), game, start, andor.Config[doudizhu.State, doudizhu.Play]{Proof: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Outcome, andor.Verify(rules.Referee(&e), start, r.Proof))
	// Output: won <nil>
}

func ExampleCodec() {
	e, _ := doudizhu.Notation{}.ParseEndgame("example 33 4 L")
	codec, _ := e.Codec("standard -31")
	game, start := codec.Rules.Game(&e), e.State()
	r, _ := andor.DFPN(context.Background(), game, start, andor.Config[doudizhu.State, doudizhu.Play]{Proof: true})
	var text strings.Builder
	_ = andor.WriteProof(&text, codec, r.Proof)
	fmt.Print(text.String())
	// Output:
	// and-or proof 1
	// start standard -31; 33 4 L
	// winner lost
	// nodes 2
	// 0 33:1
	// 1
}

func ExampleCodec_ParseState() {
	var codec doudizhu.Codec
	state, err := codec.ParseState("basic; 45577 8AA P; pair:KK L")
	fmt.Println(codec.Spec, codec.Three, err)
	fmt.Println(state.Turn, "has to beat", state.Kind, state.Rank, "of length", state.Len, "by the", state.Owner)
	// Output:
	// basic false <nil>
	// down has to beat pair K of length 1 by the landlord
}

// An endgame in each form of notation.
