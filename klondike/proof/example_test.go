package proof_test

import (
	"context"
	"errors"
	"fmt"

	"kedou/klondike/proof"
)

// line is a record that package certify wrote: three ranks of clubs and diamonds, in two columns.
const line = `{"schema":1,"proof":"klondike","version":1,"verdict":"unsolvable",` +
	`"lemmas":["simulation","undoing","stock","induction","relaxation","safe","exclusion","lifting","returning","laying"],` +
	`"rules":{"draw":1,"redeals":-1,"worrying_back":true,"ranks":3,"suits":2,"columns":2},` +
	`"position":{"redealt":0,"foundations":"","columns":[{"down":"","up":"3C"},{"down":"AC","up":"2C"}],"waste":"","stock":"AD 2D 3D"},` +
	`"certificate":"AR////////8AAA=="}` + "\n"

// 2♣ lies on its own ace, and 3♦, on which it could go, never finds an empty column: the deal is lost. If 3♦ and 3♣ change places the deal
// can be won, and the checker refuses the certificate.
func Example() {
	record, err := proof.Read([]byte(line))
	if err != nil {
		panic(err)
	}
	limits := proof.Limits{States: 1000, Steps: 100_000}
	report, err := proof.Check(context.Background(), record, limits)
	fmt.Println("lost:", err == nil, "by the relaxation of", report.Hopeless, "state")

	record.Position.Columns[0].Up, record.Position.Stock = "3D", "AD 2D 3C"
	_, err = proof.Check(context.Background(), record, limits)
	fmt.Println("refused:", errors.Is(err, proof.ErrRefused))
	// Output:
	// lost: true by the relaxation of 1 state
	// refused: true
}
