// Command calibration compares the chances from package doudizhu/strong with the ends of games, and fits the numbers by which the player
// turns shares of playouts into chances. It is for people who change the player:
//
//	go run ./cmd/tools/calibration play --seed 60000001 -n 4000 > train.txt
//	go run ./cmd/tools/calibration fit train.txt > doudizhu/strong/readings.go
//	go run ./cmd/tools/calibration answers > doudizhu/strong/answers.go
//	go run ./cmd/tools/calibration play --seed 61000001 -n 4000 > own.txt
//	go run ./cmd/tools/calibration play --seed 61000001 -n 1000 --against roles > roles.txt
//	go run ./cmd/tools/calibration compare --svg doudizhu/strong/calibration.svg own.txt roles.txt
//
// The page doudizhu/strong/ABLATION.md has the output of compare; make calibration runs everything.
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	return cmdline.New("calibration", "hold the strong player's chances against the ends of games", "", playCommand(), fitCommand(), compareCommand(), answersCommand())
}
