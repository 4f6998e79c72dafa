// Package cmdline gives the commands of this repository their common manners,
// on top of urfave/cli: how they take arguments, answer, fail and stop.
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
//   - nil or Exit(code) when its answer stands on standard output,
//   - Usagef(c, …) when the arguments make no sense,
//   - Internalf(…) when a check of the program's own work failed,
//   - any other error for bad input and failed reads or writes.
//
// # What Main promises
//
//   - Every error is one line on standard error, names the command, and ends
//     with exit code 2 (70 for an internal error). Control characters in it are
//     escaped, so that hostile input can't speak to the terminal.
//   - Flags may stand after arguments: "solve deal.txt --json" means what it
//     says. urfave/cli v2 would ignore that flag without a word.
//   - An unknown command or flag is an error with the nearest known name.
//   - The first SIGINT or SIGTERM cancels c.Context; the action prints what it
//     knows and the process ends with 130 or 143. A second signal, or two
//     seconds of silence, ends it at once.
//   - A reader that goes away (solve … | head) ends the process quietly.
//   - Every application has the commands completion, with a script for a shell,
//     and man, with its manual page.
//
// # The other pieces
//
// Flags: [IntFlag], [SeedFlag], [ChoiceFlag], [LimitFlags] read by [Limits] and
// checked by [Call.CheckMemory], [NameFlag] and [NamesFlag] for names that a shell
// completes, [BatchFlags], [WorkersFlag], [JSONFlag], [QuietFlag], and [Category]
// for their heading in the help. Input: [Call.Open], [FromArgs] for several files, and
// [Call.Words] for what a user types. Output: [WriteJSON], [Create] for files,
// [StyleOf] for colour, [NewProgress], [Printable], and the number formats
// [Count], [Plural], [Bytes], [Duration], [Seconds], [Percent]. Work on many
// items in input order, with --skip-bad and a way to go on after Ctrl-C:
// [Batch]. The command to run again: [Repeat].
package cmdline
