package arena

// A program tried step by step before it plays: arena --compliance.

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot/external"
)

// trialJSON is a step as one JSON object.
type trialJSON struct {
	Step  int    `json:"step"`
	Name  string `json:"name"`
	OK    bool   `json:"ok"`
	Said  string `json:"said"`
	Fault string `json:"fault,omitempty"`
}

// comply tries the program of --compliance. Exit code 1: it failed.
func comply(call *cmdline.Call, o options) error {
	protocol, command, err := common.Program(o.compliance)
	switch {
	case err != nil:
		return call.Usagef("--%s: %w", "compliance", err)
	case protocol == "":
		return call.Usagef("--compliance %q: name a program, such as ./mybot", o.compliance)
	}
	p, err := external.New(o.arena.Variant, protocol, command, o.limits)
	if err != nil {
		return call.Usagef("--%s: %w", "compliance", err)
	}
	var tried []external.Step
	for s := range external.Comply(call, o.arena.Variant, p) {
		tried = append(tried, s)
	}
	if call.Err() != nil {
		return call.Err()
	}
	code := cmdline.Yes
	if tried[len(tried)-1].Err != nil {
		code = cmdline.No
	}
	if o.json {
		err = writeTrial(call, tried)
	} else {
		err = printTrial(call, cmdline.Printable(o.compliance), tried)
	}
	return cmp.Or(err, cmdline.Exit(code))
}

// writeTrial writes a line of JSON for each step.
func writeTrial(call *cmdline.Call, tried []external.Step) error {
	for i, s := range tried {
		line := trialJSON{Step: i + 1, Name: s.Name, OK: s.Err == nil, Said: s.Said}
		if s.Err != nil {
			line.Fault = s.Err.Error()
		}
		if err := cmdline.WriteJSON(call.Out, line); err != nil {
			return err
		}
	}
	return nil
}

// printTrial writes the verdict, and a line for each step: with its time and the program's last answer.
func printTrial(call *cmdline.Call, name string, tried []external.Step) error {
	say := common.PhrasesOf(call)
	verdict := say.Sprintf("PASSES all %d steps: %s", len(tried), name)
	if tried[len(tried)-1].Err != nil {
		verdict = say.Sprintf("FAILS at step %d of %d: %s", len(tried), external.Steps(), name)
	}
	rows := [][]string{}
	for i, s := range tried {
		said := cmdline.Printable(s.Said)
		if s.Err != nil {
			said = cmdline.Printable(s.Err.Error())
		}
		rows = append(rows, []string{fmt.Sprint(i + 1), say.Text(s.Name), cmdline.Duration(s.Time), said})
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", call.Bold(verdict))
	writeRows(&b, rows)
	b.WriteString("\n" + say.Sprintf("again: %s\n", call.Repeat(nil)))
	_, err := io.WriteString(call.Out, b.String())
	return err
}
