package advice

import (
	"testing"

	"kedou/doudizhu"
)

// FuzzOthers: every text gives two hands of at least one card, or an error.
func FuzzOthers(f *testing.F) {
	for _, text := range []string{"", "3,17", "3", "0,1", " 1 , 2 ", "1,2,3", "x,"} {
		f.Add(text, uint8(1))
	}
	f.Fuzz(func(t *testing.T, text string, at uint8) {
		seat := doudizhu.Seat(at % uint8(doudizhu.Seats))
		left, err := others(seat, text)
		for i, n := range left {
			own := doudizhu.Seat(i) == seat
			if err == nil && text != "" && (own != (n == 0) || n < 0) {
				t.Errorf("%q: %v, %v", text, left, err)
			}
		}
	})
}
