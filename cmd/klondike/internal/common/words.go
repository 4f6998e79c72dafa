package common

// The English words and the exit codes in which several commands answer.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/search"
)

// Rules returns rules in words: "draw 3, unlimited redeals".
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

// InWords returns the length of a solution in words: "85 steps: 71 moves of cards, 13 turns of the stock, 1 redeal".
func InWords(l klondike.Length) string {
	return cmdline.Plural(l.Steps(), "step") + ": " + ByKind(l)
}

// ByKind returns the part of InWords behind the colon.
func ByKind(l klondike.Length) string {
	return fmt.Sprintf("%s of cards, %s of the stock, %s",
		cmdline.Plural(l.Moves, "move"), cmdline.Plural(l.Turns, "turn"), cmdline.Plural(l.Redeals, "redeal"))
}

// Ended says in a sentence why a game is over, or nearly; "" if it isn't.
func Ended(e advice.End) string {
	text := map[advice.Over]string{
		advice.Won: "the game is won", advice.NearlyLost: "it is nearly lost", advice.Lost: "it is lost",
		advice.NoProgress: "no move changes anything any more", advice.DeadEnd: "no legal move is left",
	}[e.Over]
	switch {
	case e.Over == advice.DeadEnd:
		return text
	case len(e.Held) > 0:
		return text + ": nothing takes " + listed(e.Held) + " off the face-down cards"
	case e.Worlds > 1:
		return text + fmt.Sprintf(": of %d arrangements of the unseen cards %d can be won, even with all cards known", e.Worlds, e.Wins)
	case e.Worlds == 1:
		return text + ": no moves win, even with all cards known"
	case e.Over == advice.Lost:
		return text + ": no moves win, whatever the unseen cards are"
	}
	return text
}

// listed names cards: "5♥, 9♣ and K♦".
func listed(list []klondike.Card) string {
	var names []string
	for _, c := range list {
		names = append(names, c.Symbol())
	}
	last := len(names) - 1
	return strings.TrimPrefix(strings.Join(names[:last], ", ")+" and "+names[last], " and ")
}

// Code returns the exit code for the verdict on one deal: 0 solved, 1 unsolvable, 3 undecided.
func Code(s search.Status) int {
	return map[search.Status]int{
		search.Solved: cmdline.Yes, search.Unsolvable: cmdline.No, search.Unknown: cmdline.Undecided,
	}[s]
}

// NotSolved returns the first line of an answer about an unsolvable or undecided deal. Why says how an undecided search ended, such as the text of
// Limit; r is the same reason as a value, for the remedy: "UNDECIDED: time limit 2s; not a proof (try a larger --time)".
func NotSolved(style cmdline.Style, s search.Status, why string, r search.Reason) string {
	if s == search.Unsolvable {
		return style.Red("UNSOLVABLE") + " (proved: no sequence of moves wins)"
	}
	return style.Yellow("UNDECIDED") + ": " + why + "; not a proof" + Remedy(r)
}

// Limit names the limit r that ended a search, with its value in limits: "limit of 5,000 expansions".
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

// MovesLimit is Limit for a search that decided moves one by one: the time is for all moves together.
func MovesLimit(r search.Reason, limits search.Limits) string {
	if r == search.TimeLimit {
		return Limit(r, limits) + " for all moves"
	}
	return Limit(r, limits) + " for each move"
}

// Remedy returns the flag that raises the limit r, as " (try a larger --time)", or nothing where no flag does.
func Remedy(r search.Reason) string {
	flag := map[search.Reason]string{
		search.ExpansionLimit: "--expansions", search.TimeLimit: "--time", search.MemoryLimit: "--memory",
		search.DepthLimit: "--depth", search.BeamLimit: "width: --strategy beam:width=N",
	}[r]
	if flag == "" {
		return ""
	}
	return " (try a larger " + flag + ")"
}

// Moves returns moves in the neutral notation, such as "7H:3>5", and @ for a turn; an empty list, never nil, of none.
func Moves(moves []klondike.Move) []string {
	words := []string{}
	for _, m := range moves {
		words = append(words, m.String())
	}
	return words
}

// InTurns joins moves, and counts turns of the stock that follow each other: "3×@ 7H:W>5".
func InTurns(moves []string) string {
	var words []string
	for len(moves) > 0 {
		word, n := moves[0], 1
		for word == klondike.Turn.String() && n < len(moves) && moves[n] == word {
			n++
		}
		if n > 1 {
			word = fmt.Sprintf("%d×@", n)
		}
		words, moves = append(words, word), moves[n:]
	}
	return strings.Join(words, " ")
}
