// Package cmdline gives the commands of this repository their common behaviour,
// on top of urfave/cli: arguments, answers, failures and stops.
//
// # A command in three pieces
//
//	// main.go
//	func main() { cmdline.Main(newApp) }
//
//	// app.go
//	func newApp() *cli.App {
//		return cmdline.New("dice", "roll dice", intro, &cli.Command{
//			Name:      "roll",
//			Usage:     "roll a die of N faces",
//			ArgsUsage: "[N]",
//			Flags: []cli.Flag{
//				cmdline.IntFlag("times", "how often to roll", 1, 1, 100),
//				cmdline.JSONFlag(),
//			},
//			Action: roll,
//		})
//	}
//
//	func roll(c *cli.Context) error {
//		if c.NArg() > 1 {
//			return cmdline.Usagef(c, "one N at most, got %d", c.NArg())
//		}
//		fmt.Fprintln(c.App.Writer, "4")
//		return cmdline.Exit(cmdline.Yes)
//	}
//
// An action prints its answer to c.App.Writer and everything else to
// c.App.ErrWriter, watches c.Context, and returns
//
//   - nil or Exit(code) after an answer,
//   - Usagef(c, …) for wrong arguments,
//   - Internalf(…) for a failed check of the program's own work,
//   - any other error for bad input and failed reads or writes.
//
// # What Main promises
//
//   - Every error is one line on standard error, names the command, and ends
//     with exit code 2 (70 for an internal error). Control characters in it are
//     escaped, so that hostile input can't send codes to the terminal.
//   - Flags, arguments and a request for help may stand in any order, as in "solve deal.txt --json"; [Global] flags even before
//     the command.
//   - An unknown command or flag is an error with the nearest known name.
//   - The first SIGINT or SIGTERM cancels c.Context; the action prints its partial
//     answer and the process ends with 130 or 143. A second signal, or two
//     seconds of silence, ends the process at once.
//   - A reader that goes away (solve … | head) ends the process quietly.
//   - Every application has the commands completion, with a script for a shell,
//     and man, with its manual page.
//
// # The other pieces
//
// Flags: [IntFlag], [SeedFlag], [ChoiceFlag], [LimitFlags], [NameFlag] and [NamesFlag],
// [BatchFlags], [WorkersFlag], [JSONFlag], [QuietFlag], [FileFlag], [PlotFlag]; [Category] is their heading in the
// help. Input: [Call.Open], [FromArgs], [Call.Words]. Output: [WriteJSON], [Create],
// [StyleOf], [NewProgress], [Printable], and the number formats [Count], [Plural], [Bytes],
// [Duration], [Percent]. [Batch] answers many items in order, with --skip-bad
// and a command that continues after Ctrl-C. [Call.Repeat] is the command to run again.
package cmdline
