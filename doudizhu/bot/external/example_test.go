package external_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// An arena reports the ends of games to programs.
var _ arena.Ender = (*external.Player)(nil)

// A program that is no bot: cat repeats the question.
func ExampleNew() {
	variant, _ := table.ByName("standard")
	limits := external.Limits{Time: time.Minute}
	if external.MemoryHeld {
		limits.Memory = 512 << 20
	}
	program, err := external.New(variant, "json", []string{"cat"}, limits)
	if err != nil {
		panic(err)
	}
	defer program.Close()
	game := table.New(variant, table.NewDeal(variant, 1))
	_, err = program.Call(context.Background(), game.View(game.Asked()), rand.New(rand.NewPCG(1, 2)))

	var fault *external.Fault
	if errors.As(err, &fault) {
		fmt.Println(fault.Kind, "-", fault.Detail)
		fmt.Println(fault.Said[:25])
	}
	// Output:
	// garbage - an answer without a "call"
	// {"schema":1,"id":1,"ask":
}
