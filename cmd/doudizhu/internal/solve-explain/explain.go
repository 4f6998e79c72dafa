package solve

// The command explain: why an endgame is won or lost.

import (
	"context"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
)

// ExplainCommand returns the command explain.
func ExplainCommand() *cli.Command {
	return &cli.Command{
		Name:      "explain",
		Usage:     "explain why an endgame is won or lost: the plan, the critical line, where natural plays go wrong",
		ArgsUsage: "[FILE… | -]",
		Description: "Takes endgames as solve does. Prints who wins and by which plays; the means of the winners\n" +
			"(unbeatable plays, cards that are kept, cards that the losers are left with); the line in\n" +
			"which the losers resist most; and the refutations of the two most natural losing plays, by\n" +
			"the robot's choice and hint's. For a lost endgame it prints the answers to every play, by\n" +
			"classes. In a line, ! is the only play that wins, * an unbeatable play.\n\n" +
			"A situation is a position in which the winners have to find a play: they can't go out at\n" +
			"once, nor play all their cards in unbeatable plays one after the other. The\n" +
			"explanation is read off a strategy with few situations. Every strategy and every line is\n" +
			"checked by the referee, who shares no code with the solver, before it is printed.\n\n" +
			"Exit code 0: the side to move wins; 1: it loses; 3: undecided, or a limit came before the\n" +
			"explanation was complete. Of several endgames, the highest code.",
		Flags:  flags(),
		Action: func(c *cli.Context) error { return explained(cmdline.CallOf(c), optionsOf(c)) },
	}
}

func explained(call *cmdline.Call, o options) error {
	r, err := newRun(call, o)
	if err == nil {
		err = r.checkMemory()
	}
	if err != nil {
		return err
	}
	return r.answer(r.explain)
}

// explain explains an endgame. The result before an interruption is an answer.
func (r *run) explain(ctx context.Context, e doudizhu.Endgame) answer {
	x, err := explain.Explain(ctx, *r.rules, &e, explain.Options{Limits: r.limits, Progress: r.watch(&e)})
	if x != nil && ctx.Err() != nil {
		err = nil
	}
	if err == nil {
		err = refereed(r.rules, x)
	}
	if err != nil {
		return answer{err: err}
	}
	a := answer{turn: e.Turn, outcome: x.Outcome, cut: !x.Complete()}
	if r.json {
		a.object = doudizhujson.ExplainedOf(x, r.spec)
	} else {
		a.text = r.explanation(x)
	}
	return a
}

// refereed lets the referee check all strategies and lines of an explanation.
func refereed(r *doudizhu.Rules, x *explain.Explanation) error {
	if err := x.Verify(*r); err != nil {
		return cmdline.Internalf("%v: %v", x.Endgame, err)
	}
	return nil
}
