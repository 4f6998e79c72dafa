// The command compare: the index beside the documents' formulas and sampled deals, on deals that nothing was fitted to.

package main

import (
	"github.com/urfave/cli/v2"
)

func compareCommand() *cli.Command { return &cli.Command{Name: "compare"} }
