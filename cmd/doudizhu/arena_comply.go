// A program tried step by step before it plays: arena --compliance.

package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot/external"
	"kedou/doudizhu/table"
)

// trialJSON is a step as one JSON object.
type trialJSON struct {
	Step  int    `json:"step"`
	Name  string `json:"name"`
	OK    bool   `json:"ok"`
	Said  string `json:"said"`
	Fault string `json:"fault,omitempty"`
}

// comply tries the program that --compliance names. Exit code 1: it failed.
func comply(c *cli.Context, v table.Variant) error {
	spec := c.String("compliance")
	protocol, command := programOf(spec)
	if protocol == "" {
		return cmdline.Usagef(c, "--compliance %q: name a program, such as ./mybot", spec)
	}
	p, err := newProgram(c, v, protocol, command)
	if err != nil {
		return cmdline.Usagef(c, "--compliance: %v", err)
	}
	var tried []external.Step
	for s := range external.Comply(c.Context, v, p) {
		tried = append(tried, s)
	}
	if c.Context.Err() != nil {
		return c.Context.Err()
	}
	code := cmdline.Yes
	if tried[len(tried)-1].Err != nil {
		code = cmdline.No
	}
	if c.Bool("json") {
		err = writeTrial(c, tried)
	} else {
		err = printTrial(c, tried)
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(code)
}

// writeTrial writes a line of JSON for each step.
func writeTrial(c *cli.Context, tried []external.Step) error {
	for i, s := range tried {
		line := trialJSON{Step: i + 1, Name: s.Name, OK: s.Err == nil, Said: s.Said}
		if s.Err != nil {
			line.Fault = s.Err.Error()
		}
		if err := cmdline.WriteJSON(c.App.Writer, line); err != nil {
			return err
		}
	}
	return nil
}

// printTrial writes the verdict, and a line for each step: what took how long, and what the program said last.
func printTrial(c *cli.Context, tried []external.Step) error {
	say, verdict := speak(c), ""
	last, name := tried[len(tried)-1], cmdline.Printable(c.String("compliance"))
	if last.Err == nil {
		verdict = say.Sprintf("PASSES all %d steps: %s", len(tried), name)
	} else {
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
	fmt.Fprintf(&b, "%s\n\n", cmdline.StyleOf(c.App.Writer).Bold(verdict))
	writeRows(&b, rows)
	b.WriteString("\n" + say.Sprintf("again: %s\n", cmdline.Repeat(c, nil)))
	_, err := io.WriteString(c.App.Writer, b.String())
	return err
}
