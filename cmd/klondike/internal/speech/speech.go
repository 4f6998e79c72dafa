// Package speech puts the answers of klondike's commands into words.
package speech

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/search"
)

// Rules puts rules into words: "draw 3, unlimited redeals".
func Rules(r klondike.Rules) string {
	words := []string{fmt.Sprintf("draw %d", r.Draw), "unlimited redeals"}
	if r.Redeals != klondike.Unlimited {
		words[1] = cmdline.Plural(r.Redeals, "redeal")
	}
	if !r.WorryBack {
		words = append(words, "no worrying back")
	}
	return strings.Join(words, ", ")
}

// InWords writes the length of a list of steps by their kinds.
func InWords(l klondike.Length) string {
	return cmdline.Plural(l.Steps(), "step") + ": " + ByKind(l)
}

// ByKind counts the steps of each kind.
func ByKind(l klondike.Length) string {
	return fmt.Sprintf("%s of cards, %s of the stock, %s",
		cmdline.Plural(l.Moves, "move"), cmdline.Plural(l.Turns, "turn"), cmdline.Plural(l.Redeals, "redeal"))
}

// Code is the exit code for the verdict on one deal.
func Code(s search.Status) int {
	return map[search.Status]int{
		search.Solved: cmdline.Yes, search.Unsolvable: cmdline.No, search.Unknown: cmdline.Undecided,
	}[s]
}

// NotSolved is the first line of an answer about a deal that isn't solved: unsolvable, or undecided because the search ended
// for the reason r, with the words why.
func NotSolved(style cmdline.Style, s search.Status, why string, r search.Reason) string {
	if s == search.Unsolvable {
		return style.Red("UNSOLVABLE") + " (proved: no sequence of moves wins)"
	}
	return style.Yellow("UNDECIDED") + ": " + why + "; not a proof" + Remedy(r)
}

// Limit names the limit that stopped a search.
func Limit(r search.Reason, limits search.Limits) string {
	switch r {
	case search.ExpansionLimit:
		return "limit of " + cmdline.Plural(limits.Expansions, "expansion")
	case search.TimeLimit:
		return "time limit " + cmdline.Duration(limits.Time)
	case search.MemoryLimit:
		return "memory limit " + cmdline.Bytes(limits.Memory)
	case search.DepthLimit:
		return fmt.Sprintf("depth limit %d", limits.Depth)
	}
	return r.String()
}

// Remedy names a setting that may decide the deal.
func Remedy(r search.Reason) string {
	flag := map[search.Reason]string{
		search.ExpansionLimit: "--expansions", search.TimeLimit: "--time", search.MemoryLimit: "--memory",
		search.DepthLimit: "--depth", search.BeamLimit: "--width",
	}[r]
	if flag == "" {
		return ""
	}
	return " (try a larger " + flag + ")"
}

// Moves lists moves in the neutral notation.
func Moves(moves []klondike.Move) []string {
	words := []string{}
	for _, m := range moves {
		words = append(words, m.String())
	}
	return words
}
