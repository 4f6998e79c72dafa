package main

// The record of an answer, which solve writes and readAnswers reads.

import (
	"fmt"
	"io"
	"slices"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/search"
)

func (s *solving) record(o outcome) records.Deal {
	moves := slices.DeleteFunc(slices.Clone(o.texts), func(text string) bool { return text == "" }) // redeals that a notation leaves out
	r := records.DealOf(o.Deal, s.rules, s.engine.name(), o.result.Result, moves, o.result.Length)
	r.Reason, r.Shortest = o.result.Reason.String(), records.ShortestOf(o.result.Shortest)
	r.Best = records.BestOf(o.result.Best)
	if s.notation != klondike.NotationNeutral {
		r.Notation = s.notation.String()
	}
	if s.engine.Spec.Is("certify") && o.result.Status != search.Unknown {
		r.Certain = new(o.result.Certificate == search.ByRules)
	}
	if o.result.NoLine {
		r.NoLine, r.Moves, r.Length = true, nil, nil
	}
	return r
}

// inWords tells a length by its kinds, as many steps as the list of them has.
func inWords(l klondike.Length) string {
	return cmdline.Plural(l.Steps(), "step") + ": " + byKind(l)
}

// byKind counts the steps of each kind.
func byKind(l klondike.Length) string {
	return fmt.Sprintf("%s of cards, %s of the stock, %s",
		cmdline.Plural(l.Moves, "move"), cmdline.Plural(l.Turns, "turn"), cmdline.Plural(l.Redeals, "redeal"))
}

// answer writes the answer to one question as a JSON object or as text, and ends the command with code.
func answer(call *cmdline.Call, json bool, record any, text func() string, code int) error {
	var err error
	if json {
		err = cmdline.WriteJSON(call.Out, record)
	} else {
		_, err = io.WriteString(call.Out, text())
	}
	if err != nil {
		return err
	}
	return cmdline.Exit(code)
}
