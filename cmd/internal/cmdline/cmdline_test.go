package cmdline

// The behaviour of commands, on real processes of a small command: dice.

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/records"
	"kedou/search"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"dice": func() { Main(dice) }})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// dice is an application with one use of each piece of the package.
func dice() *cli.App {
	return New("dice", "roll dice", "  $ dice roll\n",
		&cli.Command{
			Name: "roll",
			Flags: append(LimitFlags(search.Limits{Memory: 1 << 30}),
				IntFlag("times", "how `OFTEN`", 1, 1, 6),
				ChoiceFlag("kind", "the die", "fair", "loaded"),
				JSONFlag(), QuietFlag(), WorkersFlag(),
				SeedFlag("the `NUMBER` of the throw", 1),
				NamesFlag("colours", "the `COLOURS` of the dice", "red", "blue"),
				NameFlag("table", "where, a `NAME` or a file", "", "felt"),
				&cli.StringFlag{Name: "log", Usage: ".written to `FILE` with a \\ "},
				&cli.StringFlag{Name: "trace"},
				&cli.IntFlag{Name: "exit"}),
			Action: roll,
		},
		&cli.Command{Name: "wait", Action: wait},
		&cli.Command{Name: "sum", Flags: append(BatchFlags(), WorkersFlag()), Action: sum},
		&cli.Command{Name: "flood", Action: flood},
		&cli.Command{Name: "cat", Action: cat},
		&cli.Command{Name: "keep", Action: keep},
		&cli.Command{Name: "bug", Action: func(*cli.Context) error { return Internalf("2+2 is 5") }},
	)
}

func roll(c *cli.Context) error {
	if c.NArg() > 2 {
		return Usagef(c, "two arguments at most, got %d", c.NArg())
	}
	if c.Bool("json") {
		return WriteJSON(c.App.Writer, struct {
			Move string          `json:"move"`
			Time records.Seconds `json:"seconds"`
		}{"AD:7>D", records.Seconds(1500 * time.Microsecond)})
	}
	if err := CallOf(c).CheckMemory("the roller", 1<<20); err != nil {
		return err
	}
	fmt.Fprintln(c.App.Writer, c.Args().Slice(), c.Int("times"), c.String("kind"), Limits(c), c.Uint64("seed"))
	fmt.Fprintln(c.App.Writer, CallOf(c).Repeat([]string{"exit"}, c.Args().Slice()...))
	return Exit(c.Int("exit"))
}

func wait(c *cli.Context) error {
	fmt.Fprintln(c.App.Writer, "waiting")
	<-c.Context.Done()
	fmt.Fprintln(c.App.Writer, "known so far: nothing")
	return c.Context.Err()
}

// sum adds up the throws of each line of files, such as "2 3 6"; one of the lines
// never ends: "wait".
func sum(c *cli.Context) error {
	total := 0
	bad, err := Batch[string, int]{
		Items: FromArgs(CallOf(c), nil, throws),
		Name:  func(line string) string { return "line " + line },
		Work:  addUp,
		Emit: func(n int) error {
			total += n
			_, err := fmt.Fprintln(c.App.Writer, n)
			return err
		},
	}.Run(CallOf(c), c.Int("workers"))
	fmt.Fprintf(c.App.Writer, "total %d, bad %d\n", total, bad)
	return err
}

func throws(in Input) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		scanner := bufio.NewScanner(in)
		for number := 1; scanner.Scan(); number++ {
			var err error
			if strings.Contains(scanner.Text(), "x") {
				err = BadItem{fmt.Errorf("%s:%d: no throw", in.Name, number)}
			}
			if !yield(scanner.Text(), err) {
				return
			}
		}
	}
}

func addUp(ctx context.Context, line string) (sum int) {
	for word := range strings.FieldsSeq(line) {
		if word == "wait" {
			<-ctx.Done()
		}
		n, _ := strconv.Atoi(word)
		sum += n
	}
	return sum
}

func flood(c *cli.Context) error {
	for {
		if _, err := io.WriteString(c.App.Writer, strings.Repeat("y\n", 1000)); err != nil {
			return err
		}
	}
}

func cat(c *cli.Context) error {
	in, err := CallOf(c).OpenText(c.Args().First(), func(s string) bool { return strings.Contains(s, " ") })
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
