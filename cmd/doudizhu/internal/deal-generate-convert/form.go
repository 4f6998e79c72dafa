// Endgames written with the letters of other programs.

package endgames

import (
	"strings"

	"kedou/doudizhu"
)

// form is a way to write the cards of an endgame.
type form struct {
	name string // BR, XD, YZ, wW or SB, the letters of the small and the big joker; or names

	jokers [2]string // the letters of the small and the big joker
	ten    string    // the ten
}

// forms are the ways to write cards, String's way first. ParseEndgame reads all of them; "names"
// writes 小王, 大王 and 10.
func forms() (list []form) {
	for _, s := range []string{"BR", "XD", "YZ", "wW", "SB"} {
		list = append(list, form{s, [2]string{s[:1], s[1:]}, "T"})
	}
	return append(list, form{"names", [2]string{"小王", "大王"}, "10"})
}

// line writes an endgame in the form, so that ReadEndgames reads it back: a comment names the
// letters of the jokers where they are ambiguous.
func (f form) line(e *doudizhu.Endgame) string {
	letters := strings.NewReplacer("T", f.ten,
		doudizhu.SmallJoker.String(), f.jokers[0], doudizhu.BigJoker.String(), f.jokers[1])
	fields := []string{e.ID}
	for _, h := range e.Players() {
		fields = append(fields, letters.Replace(h.String()))
	}
	text := strings.Join(append(fields, e.SeatLetter(e.Turn)), " ")
	if back, err := (doudizhu.Notation{}).ParseEndgame(text); err == nil && back.Hands == e.Hands {
		return text
	}
	return text + " # jokers " + f.name
}
