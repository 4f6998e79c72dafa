// Endgames written with the letters of other programs.

package doudizhu

import "strings"

// Form is a way to write the cards of an endgame.
type Form struct {
	Name string // BR, XD, YZ, wW or SB, the letters of the small and the big joker; or names

	jokers [2]string // the letters of the small and the big joker
	ten    string    // the ten
}

// Forms are the ways to write cards, String's way first. ParseEndgame reads all of them; "names"
// writes 小王, 大王 and 10.
func Forms() []Form {
	var forms []Form
	for _, s := range jokerStyles {
		forms = append(forms, Form{s, [2]string{s[:1], s[1:]}, "T"})
	}
	return append(forms, Form{"names", [2]string{"小王", "大王"}, "10"})
}

// Line writes an endgame in the form, so that ReadEndgames reads it back: a comment names the
// letters of the jokers where they are ambiguous.
func (f Form) Line(e *Endgame) string {
	letters := strings.NewReplacer("T", f.ten,
		SmallJoker.String(), f.jokers[0], BigJoker.String(), f.jokers[1])
	fields := []string{e.ID}
	for _, h := range e.Players() {
		fields = append(fields, letters.Replace(h.String()))
	}
	line := strings.Join(append(fields, e.SeatLetter(e.Turn)), " ")
	if back, err := (Notation{}).ParseEndgame(line); err == nil && back.Hands == e.Hands {
		return line
	}
	return line + " # " + jokersComment + f.Name
}
