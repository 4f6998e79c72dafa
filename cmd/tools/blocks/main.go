// Command blocks explains many lost deals of Klondike and counts the kinds of explanations. The program makes
// the figures of klondike/explain/FINDINGS.md:
//
//	go run ./cmd/tools/blocks find --seed 500001 --lost 2000 > blocks.jsonl
//	go run ./cmd/tools/blocks report --svg klondike/explain/blocks.svg blocks.jsonl
package main

import (
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	return cmdline.New("blocks", "explain many lost deals and measure their blocks", "", findCommand(), reportCommand())
}
