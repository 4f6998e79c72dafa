package cmdline

// The manners of a command, tried on real processes of a small one: dice.

import (
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/urfave/cli/v2"

	"kedou/search"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"dice": func() { Main(dice()) }})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// dice is an application that does one thing for each piece of the package.
func dice() *cli.App {
	return New("dice", "roll dice", "  $ dice roll\n",
		&cli.Command{
			Name: "roll",
			Flags: append(LimitFlags(search.Limits{Memory: 1 << 30}),
				IntFlag("times", "how `OFTEN`", 1, 1, 6),
				ChoiceFlag("kind", "the die", "fair", "loaded"),
				JSONFlag(), QuietFlag(), WorkersFlag(),
				&cli.StringFlag{Name: "trace"},
				&cli.IntFlag{Name: "exit"}),
			Action: roll,
		},
		&cli.Command{Name: "wait", Action: wait},
		&cli.Command{Name: "flood", Action: flood},
		&cli.Command{Name: "cat", Action: cat},
		&cli.Command{Name: "bug", Action: func(*cli.Context) error { return Internalf("2+2 is 5") }},
	)
}

func roll(c *cli.Context) error {
	if c.NArg() > 2 {
		return Usagef(c, "two arguments at most, got %d", c.NArg())
	}
	if c.Bool("json") {
		return WriteJSON(c.App.Writer, struct {
			Move string  `json:"move"`
			Time Seconds `json:"seconds"`
		}{"AD:7>D", Seconds(1500 * time.Microsecond)})
	}
	fmt.Fprintln(c.App.Writer, c.Args().Slice(), c.Int("times"), c.String("kind"), Limits(c))
	fmt.Fprintln(c.App.Writer, Repeat(c, []string{"exit"}, c.Args().Slice()...))
	return Exit(c.Int("exit"))
}

func wait(c *cli.Context) error {
	fmt.Fprintln(c.App.Writer, "waiting")
	<-c.Context.Done()
	fmt.Fprintln(c.App.Writer, "known so far: nothing")
	return c.Context.Err()
}

func flood(c *cli.Context) error {
	for {
		if _, err := io.WriteString(c.App.Writer, strings.Repeat("y\n", 1000)); err != nil {
			return err
		}
	}
}

func cat(c *cli.Context) error {
	in, err := Open(c, c.Args().First(), func(s string) bool { return strings.Contains(s, " ") })
	if err != nil {
		return err
	}
	defer in.Close()
	text, err := io.ReadAll(in)
	fmt.Fprintf(c.App.Writer, "%s: %s\n", in.Name, text)
	return err
}

func TestBareCommandNamesTheProgram(t *testing.T) {
	var out strings.Builder
	app := dice()
	app.Writer = &out
	old := os.Args
	defer func() { os.Args = old }()
	for called, want := range map[string]string{
		"dice": "$ dice roll", "./bin/dice": "$ ./bin/dice roll", "/usr/bin/dice": "$ dice roll",
		"/cache/go-build1/b001/exe/dice": "$ go run ./cmd/dice roll",
	} {
		out.Reset()
		os.Args = []string{called}
		if code := run(t.Context(), app, os.Args); code != Yes || !strings.Contains(out.String(), want) {
			t.Errorf("%s: exit %d, %q", called, code, out.String())
		}
	}
}
