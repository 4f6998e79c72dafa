// Command traces records the searches that the page compares on problems without a solver in the page: small graphs and the
// 8-puzzle. It takes less than a second:
//
//	go run ./cmd/tools/traces cmd/web/page/traces
//
// A file such as detour.txt has a line that names the command, and for each strategy a line with its spec, followed by
// the events that the service's op trace.open sends for the run's trace.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/service"
)

func main() { cmdline.Main(newApp) }

func newApp() *cli.App {
	app := cmdline.New("traces", "record searches for the page", "")
	app.ArgsUsage = "DIR"
	app.Action = func(c *cli.Context) error {
		if c.NArg() != 1 {
			return cmdline.Usagef(c, "name the folder that the traces go to")
		}
		return write(c.Context, c.Args().First())
	}
	return app
}

// write records every problem.
func write(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name := range problems {
		text, err := fileOf(ctx, name)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name+".txt"), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// title is the first line of every file.
const title = "# go run ./cmd/tools/traces cmd/web/page/traces\n"

// fileOf returns the file of a problem.
func fileOf(ctx context.Context, name string) ([]byte, error) {
	recordings, err := problems[name](ctx)
	if err != nil {
		return nil, err
	}
	file := bytes.NewBufferString(title)
	for _, r := range recordings {
		fmt.Fprintf(file, "{\"event\":\"run\",\"spec\":%q}\n", r.spec)
		request, err := json.Marshal(struct {
			Op   string `json:"op"`
			Text string `json:"text"`
		}{"trace.open", string(r.trace)})
		if err == nil {
			err = service.New(service.Native).Serve(ctx, request, func(line []byte) error {
				_, err := file.Write(append(bytes.TrimSuffix(line, []byte("\n")), '\n'))
				return err
			})
		}
		if err != nil {
			return nil, err
		}
	}
	return file.Bytes(), nil
}
