package bot

// The sums of the games of klondike bot.

import (
	"strings"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/cmd/internal/records"
)

type sum struct {
	setting
	Games     int64           `json:"games"`
	Won       int64           `json:"won"`
	Winnable  int64           `json:"winnable"`  // deals that can be won with all cards known
	Undecided int64           `json:"undecided"` // deals for which that isn't known
	Decisions int64           `json:"decisions"`
	Low       float64         `json:"low"` // of the 95 % interval of the win rate
	High      float64         `json:"high"`
	CPU       records.Seconds `json:"cpu_per_game"`
	CPUNS     int64           `json:"cpu_nanoseconds_per_game"`
	Curve     string          `json:"curve"` // the line that the sum is a point of, when budgets are compared

	spent time.Duration
}

func (s *sum) add(g game) {
	s.Games++
	s.Decisions += int64(g.Decisions)
	if g.Won {
		s.Won++
	}
	switch g.Winnable {
	case "solved":
		s.Winnable++
	case "undecided":
		s.Undecided++
	}
	s.spent += g.spent()
	each := s.spent / time.Duration(s.Games)
	s.CPU, s.CPUNS = records.Seconds(each), each.Nanoseconds()
	s.Low, s.High = measure.Wilson(s.Won, s.Games)
}

// rate writes the win rate: "1,080 of 2,000 games won (54.0 %, interval 51.8 to 56.2 %)".
func (s *sum) rate(say *cmdline.Language) string {
	return say.Sprintf("%s of %s won: %s, 95 %% interval %.1f to %.1f %%", cmdline.Count(s.Won), say.Plural(s.Games, "game"),
		cmdline.Percent(say, s.Won, s.Games), 100*s.Low, 100*s.High)
}

func (s *sum) text(say *cmdline.Language) string {
	played := say.Sprintf("%s: %s", s.name(say), s.rate(say))
	spent := say.Sprintf("%s of CPU a game, %s a decision", cmdline.Duration(time.Duration(s.CPU)), cmdline.Duration(s.spent/time.Duration(max(s.Decisions, 1))))
	if s.Undecided > 0 && s.Winnable == s.Won { // winnable is unknown, as with --winnable=false
		return played + say.Text("; ") + spent + "\n"
	}
	undecided := ""
	if s.Undecided > 0 {
		undecided = say.Sprintf("%s more are undecided; ", cmdline.Count(s.Undecided))
	}
	known := s.Games - s.Undecided
	return say.Sprintf("%s\nwith all cards known %s of %s deals can be won (%s); %sof those it wins %s; %s\n",
		played, cmdline.Count(s.Winnable), cmdline.Count(known), cmdline.Percent(say, s.Winnable, known), undecided,
		cmdline.Percent(say, s.Won, s.Winnable), spent)
}

func (s *setting) name(say *cmdline.Language) string {
	words := []string{s.Player}
	add := func(some bool, format string, args ...any) {
		if some {
			words = append(words, say.Sprintf(format, args...))
		}
	}
	add(s.Iterations > 0, "%s playouts", cmdline.Count(int64(s.Iterations)))
	add(s.Time != "", "%s a decision", s.Time)
	add(s.Threads > 1, "%d threads", s.Threads)
	add(s.Without != "", "without %s", s.Without)
	add(true, "draw %d", s.Draw)
	add(s.Redeals >= 0, "%s", say.Plural(int64(s.Redeals), "redeal"))
	add(s.NoBack, "no worrying back")
	add(s.Stock == "hidden", "stock hidden")
	add(s.Stock == "squared", "stock hidden, only the top card of a turn seen")
	return cmdline.Printable(strings.Join(words, say.Text(", "))) // a file may come from anywhere
}

func printSums(call *cmdline.Call, sums []*sum, json bool) error {
	for _, s := range sums {
		if s.Games == 0 {
			continue
		}
		s.Curve = s.curve()
		if err := call.Print(json, s, s.text(call.Speech)); err != nil {
			return err
		}
	}
	return nil
}

// curve names the player and the game without the budget, for a line of bench curve.
func (s *sum) curve() string {
	is := s.setting
	is.Iterations, is.Time = 0, ""
	return is.name(nil)
}
