// Command landlordindex makes the models of package doudizhu/hand, and compares them with other ways to judge a hand. Run it after a
// change of the package; --variant yuncheng takes the deck with a flower:
//
//	go run ./cmd/tools/landlordindex play --seed 1000000 -n 60000 > train.txt
//	go run ./cmd/tools/landlordindex fit train.txt > doudizhu/hand/index_standard.go
//	go run ./cmd/tools/landlordindex play --seed 1 -n 20000 > test.txt
//	go run ./cmd/tools/landlordindex compare --svg doudizhu/hand/calibration.svg test.txt > table.md
//
// The page doudizhu/hand/INDEX.md has the tables that compare prints.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	return cmdline.New("landlordindex", "make the landlord index from self-play", "", playCommand(), fitCommand(), compareCommand())
}
