package table_test

// Examples: code as callers write it.

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// longest bids 1 and lays as many cards as it can.
type longest struct{}

func (longest) Call(_ context.Context, v *table.View, _ *rand.Rand) (int, error) {
	return v.Bids[min(1, len(v.Bids)-1)], nil
}

func (longest) Double(context.Context, *table.View, *rand.Rand) (bool, error) { return false, nil }

func (longest) Play(_ context.Context, v *table.View, _ *rand.Rand) (best doudizhu.Play, _ error) {
	for _, p := range v.AppendPlays(nil) {
		if p.Cards.Cards() > best.Cards.Cards() {
			best = p
		}
	}
	return best, nil
}

// Bots play a deal, and the referee checks the game.
func Example() {
	ctx := context.Background()
	v, _ := table.ByName("standard")
	game := table.New(v, table.NewDeal(v, 1))
	names := [table.Chairs]string{"roles", "robot", "hint"}
	var players [table.Chairs]table.Player
	for c, name := range names {
		players[c], _ = bot.New(name, v)
	}
	result, _ := table.Run(ctx, game, players, table.Options{Seed: 1})
	record := game.Record(names)
	fmt.Println("points sum to", result.Points[0]+result.Points[1]+result.Points[2], "and the referee says", table.Verify(&record))
	// Output:
	// points sum to 0 and the referee says <nil>
}

// Three players and a deal make a game; its record can be read, and is judged by the referee.
func ExampleRun() {
	v, _ := table.ByName("standard")
	g := table.New(v, table.NewDeal(v, 24))
	players := [table.Chairs]table.Player{longest{}, longest{}, longest{}}
	result, err := table.Run(context.Background(), g, players, table.Options{Timeout: time.Minute})
	fmt.Println(result.Points, result.Defaults, err)
	record := g.Record([table.Chairs]string{"ann", "bob", "cat"})
	fmt.Println("the referee says:", table.Verify(&record))
	fmt.Print(record.Text("en"))
	// Output:
	// [3 3 -6] [0 0 0] <nil>
	// the referee says: <nil>
	// game: standard, base 1
	// deal: 24
	// first: 0
	// chair 0: 4445666899TJQKAAB ann
	// chair 1: 3335568TJQQKA222R bob
	// chair 2: 34577778899TTJJQ2 cat
	// bottom: KKA
	// auction: 0 bids 1, 1 bids 2, 2 bids 3
	// landlord: 2
	// doubles: 0 no, 1 no, 2 no
	// 1: landlord 778899TTJJ, down pass, up pass
	// 2: landlord 77, down 99, up QQ, landlord KK, down AA, up 22, landlord pass, down pass
	// 3: up 333+55, landlord pass, down 444+66, up pass, landlord pass
	// 4: down 5, up 6, landlord Q, down K, up A, landlord 2, down B, up R, landlord pass, down pass
	// 5: up 8, landlord A, down pass, up 2, landlord pass, down pass
	// 6: up T, landlord pass, down J, up K, landlord pass, down pass
	// 7: up J
	// result: winner 1, bid 3, bombs 0, points 3 3 -6
}

// A game goes stage by stage: views are requested, and answers given.
func ExampleGame() {
	v, _ := table.ByName("yuncheng")
	g := table.New(v, table.NewDeal(v, 3))
	for _, stage := range []table.Stage{table.Calling, table.Doubling, table.Playing} {
		for g.Stage() == stage && len(g.View(0).Moves) < 2 {
			c := g.Asked()
			switch view := g.View(c); stage {
			case table.Calling:
				fmt.Println("chair", c, "holds", view.Hand, "and takes the seat:", g.Call(c, view.Bids[1]))
			case table.Doubling:
				fmt.Println("chair", c, "doubles:", g.Double(c, true))
			case table.Playing:
				fmt.Println("chair", c, "is silent:", g.Default(c))
			}
		}
	}
	fmt.Println(g.View(1).Moves)
	_, over := g.Result()
	fmt.Println("over:", over)
	// Output:
	// chair 2 holds 556667888TQKKK222 and takes the seat: <nil>
	// chair 0 doubles: <nil>
	// chair 1 doubles: <nil>
	// chair 2 is silent: <nil>
	// chair 0 is silent: <nil>
	// [{2 4} {0 -}]
	// over: false
}

// A record of another program: the landlord was given, and one move is wrong.
func ExampleVerify() {
	v, _ := table.ByName("standard")
	deal := table.NewDeal(v, 7)
	record := table.Record{Variant: v, Deal: deal, Given: true, Landlord: 1, Defaults: [table.Chairs]int{0, 1, 0}}
	lowest := doudizhu.Play{Kind: doudizhu.Solo, Len: 1, Cards: doudizhu.Of(doudizhu.Three, 1)}
	record.Moves = []table.Move{{Chair: 1, Play: lowest}, {Chair: 2, Play: lowest}}
	fmt.Println(table.Verify(&record))
	record.Moves = record.Moves[:1]
	fmt.Println(table.Verify(&record))
	g, err := table.Resume(record)
	fmt.Println(g.Asked(), err)
	// Output:
	// move 2, 3 by chair 2: the hand is 45688899TTJJQQKAA; lay cards of it
	// <nil>
	// 2 <nil>
}

// Records of a file, whatever their form.
func ExampleReadRecords() {
	v, _ := table.ByName("rob")
	g := table.NewGiven(v, table.NewDeal(v, 1), 0)
	record := g.Record([table.Chairs]string{"甲", "乙", "丙"})
	line, _ := json.Marshal(record)
	fmt.Fprintf(os.Stdout, "%s\n", line)
	for r, err := range table.ReadRecords("stdin", strings.NewReader(string(line)+"\n"+record.Text("zh"))) {
		fmt.Println(r.Names, r.Deal == record.Deal, err)
	}
	// Output:
	// {"schema":1,"game":"rob","base":1,"seed":1,"first":1,"names":["甲","乙","丙"],"hands":["344666899TTJQK22R","333457789TTJQKK2B","455567889JJQKAAA2"],"bottom":"7QA","calls":[],"landlord":0,"given":true,"doubled":[0,0,0],"moves":[],"defaults":[0,0,0]}
	// [甲 乙 丙] true <nil>
	// [甲 乙 丙] true <nil>
}

// The factors of the score multiply to the times of each player; the landlord's are both peasants' together.
func ExampleView_Stakes() {
	v, _ := table.ByName("standard")
	g := table.New(v, table.NewDeal(v, 24))
	result, _ := table.Run(context.Background(), g, [table.Chairs]table.Player{longest{}, longest{}, longest{}}, table.Options{Timeout: time.Minute})
	s := g.View(2).Stakes()
	fmt.Println("bid", s.Bid, "bombs", s.Bombs, "spring", s.Spring, "doubles", s.Doubles, "times", s.Times, "points", result.Points)
	// Output:
	// bid 3 bombs 0 spring false doubles [1 1 1] times [3 3 6] points [3 3 -6]
}
