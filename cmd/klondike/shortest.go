package main

// klondike solve --shortest: how bounds are told.

import (
	"fmt"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike/minimal"
)

// counted says what each metric counts.
var counted = []string{
	minimal.MovesTurns:        "moves and turns",
	minimal.MovesTurnsRedeals: "moves, turns and redeals",
	minimal.Moves:             "moves",
}

// shortest is the verdict on a deal whose shortest solution was asked for, with the
// steps of the line found.
func (s *solving) shortest(o outcome) string {
	b := o.result.Shortest
	text := fmt.Sprintf("%s: %d %s, proved", cmdline.StyleOf(s.c.App.Writer).Green("SHORTEST"), b.Upper, counted[b.Metric])
	if !b.Proved() {
		text = fmt.Sprintf("%s in %d %s; at least %d: %s%s", cmdline.StyleOf(s.c.App.Writer).Yellow("SOLVED"),
			b.Upper, counted[b.Metric], b.Lower, s.reason(o.result), remedy(o.result.Reason))
	}
	return text + "\nsteps: " + byKind(o.result.Length)
}

// bounds is the verdict on one deal of many.
func (s *solving) bounds(o outcome) string {
	b, style := o.result.Shortest, cmdline.StyleOf(s.c.App.Writer)
	if b.Proved() {
		return fmt.Sprintf("%s  %4d %-14s", style.Green("SHORTEST"), b.Upper, "proved")
	}
	return fmt.Sprintf("%s    %4d at least %-5d", style.Yellow("SOLVED"), b.Upper, b.Lower)
}
