package verify

// Records of games with hidden cards as input.

import (
	"fmt"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
)

// games lets the referee check records of games.
func (c *check) games(in cmdline.Input) error {
	code, n := cmdline.Yes, 0
	for r, err := range table.ReadRecords(in.Name, in) {
		if err != nil {
			return err
		}
		n++
		text := ""
		switch wrong := table.Verify(&r); {
		case wrong != nil:
			code, text = cmdline.No, c.say.Sprintf("WRONG: game %d (%s): %s", n, in.Name, wrong)
		case r.Result == nil:
			text = c.say.Sprintf("right: game %d (%s): not over after %s", n, in.Name, c.say.Counted(len(r.Moves), "turn"))
		default:
			text = c.say.Sprintf("right: game %d (%s): %s", n, in.Name, c.say.Outcome(&r))
		}
		if _, err := fmt.Fprintln(c.Out, cmdline.Printable(text)); err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}
