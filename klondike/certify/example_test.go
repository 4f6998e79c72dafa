package certify_test

import (
	"context"
	"fmt"

	"kedou/klondike"
	"kedou/klondike/certify"
	"kedou/klondike/proof"
)

// Deal 29 is lost. Its record goes through a file, and another program checks it.
func Example() {
	r := klondike.Standard(3)
	p := klondike.NewDeal(29, r)
	record, err := certify.Lost(context.Background(), &p, r, certify.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	again, err := proof.Read(record.Line())
	if err != nil {
		fmt.Println(err)
		return
	}
	report, err := certify.Check(context.Background(), again, certify.Unbounded)
	fmt.Println(len(again.Certificate), "bytes:", report.Expanded, "states expanded,", report.Hopeless, "hopeless,", err)
	// Output: 10 bytes: 0 states expanded, 1 hopeless, <nil>
}

// Deal 29 with one round of work for the deal; if the round left the deal undecided, the writer would prove its exits one by one.
func ExampleOptions() {
	r := klondike.Standard(3)
	p := klondike.NewDeal(29, r)
	_, err := certify.Lost(context.Background(), &p, r, certify.Options{Plain: 100, Rounds: 1, Pool: 100, Lift: 100, Lemmas: proof.AllLemmas})
	fmt.Println(err)
	// Output: <nil>
}
