package common

// The words and the exit codes in which several commands answer.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/search"
)

// Rules returns rules in words: "draw 3, unlimited redeals".
func Rules(say *cmdline.Language, r klondike.Rules) string {
	words := []string{say.Sprintf("draw %d", r.Draw), say.Text("unlimited redeals")}
	if r.Redeals != klondike.Unlimited {
		words[1] = say.Plural(int64(r.Redeals), "redeal")
	}
	if !r.WorryBack {
		words = append(words, say.Text("no worrying back"))
	}
	return strings.Join(words, say.Text(", "))
}

// InWords returns the length of a solution in words: "85 steps: 71 moves of cards, 13 turns of the stock, 1 redeal".
func InWords(say *cmdline.Language, l klondike.Length) string {
	return say.Sprintf("%s: %s", say.Plural(int64(l.Steps()), "step"), ByKind(say, l))
}

// ByKind returns the part of InWords behind the colon.
func ByKind(say *cmdline.Language, l klondike.Length) string {
	turns := say.Sprintf("%s turns of the stock", cmdline.Count(l.Turns))
	if l.Turns == 1 {
		turns = say.Text("1 turn of the stock")
	}
	return say.Sprintf("%s of cards, %s, %s", say.Plural(int64(l.Moves), "move"), turns, say.Plural(int64(l.Redeals), "redeal"))
}

// Ended says in a sentence why a game is over, or nearly; "" if it isn't.
func Ended(say *cmdline.Language, e advice.End) string {
	text := say.Text(map[advice.Over]string{
		advice.Won: "the game is won", advice.NearlyLost: "it is nearly lost", advice.Lost: "it is lost",
		advice.NoProgress: "no move changes anything any more", advice.DeadEnd: "no legal move is left",
	}[e.Over])
	switch {
	case e.Over == advice.DeadEnd:
		return text
	case len(e.Held) > 0:
		return say.Sprintf("%s: nothing takes %s off the face-down cards", text, listed(say, e.Held))
	case e.Worlds > 1:
		return say.Sprintf("%s: of %d arrangements of the unseen cards %d can be won, even with all cards known", text, e.Worlds, e.Wins)
	case e.Worlds == 1:
		return say.Sprintf("%s: no moves win, even with all cards known", text)
	case e.Over == advice.Lost:
		return say.Sprintf("%s: no moves win, whatever the unseen cards are", text)
	}
	return text
}

// listed names cards: "5♥, 9♣ and K♦".
func listed(say *cmdline.Language, list []klondike.Card) string {
	text := list[0].Symbol()
	for i, c := range list[1:] {
		format := "%s, %s"
		if i == len(list)-2 {
			format = "%s and %s"
		}
		text = say.Sprintf(format, text, c.Symbol())
	}
	return text
}

// Code returns the exit code for the verdict on one deal: 0 solved, 1 unsolvable, 3 undecided.
func Code(s search.Status) int {
	return map[search.Status]int{
		search.Solved: cmdline.Yes, search.Unsolvable: cmdline.No, search.Unknown: cmdline.Undecided,
	}[s]
}

// NotSolved returns the first line of an answer about an unsolvable or undecided deal. Why says how an undecided search ended, such as the text of
// Limit; r is the same reason as a value, for the remedy: "UNDECIDED: time limit 2s; not a proof (try a larger --time)".
func NotSolved(say *cmdline.Language, style cmdline.Style, s search.Status, why string, r search.Reason) string {
	if s == search.Unsolvable {
		return say.Sprintf("%s (proved: no sequence of moves wins)", style.Red(say.Text("UNSOLVABLE")))
	}
	return say.Sprintf("%s: %s; not a proof%s", style.Yellow(say.Text("UNDECIDED")), why, Remedy(say, r))
}

// Limit names the limit r that ended a search, with its value in limits: "limit of 5,000 expansions".
func Limit(say *cmdline.Language, r search.Reason, limits search.Limits) string {
	switch r {
	case search.ExpansionLimit:
		return say.Sprintf("limit of %s", say.Plural(limits.Expansions, "expansion"))
	case search.TimeLimit:
		return say.Sprintf("time limit %s", cmdline.Duration(limits.Time))
	case search.MemoryLimit:
		return say.Sprintf("memory limit %s", cmdline.Bytes(limits.Memory))
	case search.DepthLimit:
		return say.Sprintf("depth limit %d", limits.Depth)
	}
	return say.Text(r.String())
}

// MovesLimit is Limit for a search that decided moves one by one: the time is for all moves together.
func MovesLimit(say *cmdline.Language, r search.Reason, limits search.Limits) string {
	if r == search.TimeLimit {
		return say.Sprintf("%s for all moves", Limit(say, r, limits))
	}
	return say.Sprintf("%s for each move", Limit(say, r, limits))
}

// Remedy returns the flag that raises the limit r, as " (try a larger --time)", or nothing where no flag does.
func Remedy(say *cmdline.Language, r search.Reason) string {
	flag := map[search.Reason]string{
		search.ExpansionLimit: "--expansions", search.TimeLimit: "--time", search.MemoryLimit: "--memory",
		search.DepthLimit: "--depth", search.BeamLimit: "width: --strategy beam:width=N",
	}[r]
	if flag == "" {
		return ""
	}
	return say.Sprintf(" (try a larger %s)", flag)
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
