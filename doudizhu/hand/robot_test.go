package hand

import (
	"testing"

	"kedou/doudizhu"
)

func TestRobot(t *testing.T) {
	const landlord, down, up = doudizhu.Landlord, doudizhu.Down, doudizhu.Up
	a := NewAnalyst(named(t, "standard"))
	for _, c := range []struct {
		why   string
		seat  doudizhu.Seat
		hand  string
		left  [doudizhu.Seats]int
		owner doudizhu.Seat
		last  string
		want  string
	}{
		{"leads the first hint", landlord, "34567K", [3]int{6, 10, 10}, landlord, "", "34567"},
		{"lays what empties its hand", down, "333345", [3]int{6, 6, 6}, down, "", "333345"},
		{"leads no solo to an enemy with one card", landlord, "455", [3]int{3, 1, 9}, landlord, "", "55"},
		{"leads the highest solo if it must", landlord, "459", [3]int{3, 9, 1}, landlord, "", "9"},
		{"leads no pair to an enemy with two cards", down, "44578", [3]int{2, 5, 9}, down, "", "5"},
		{"leads its lowest to a partner with one card", down, "4455567", [3]int{9, 7, 1}, down, "", "4"},
		{"follows with the highest before an enemy with one card", up, "69A", [3]int{1, 9, 3}, landlord, "5", "A"},
		{"passes its partner's trio", up, "444555666", [3]int{9, 9, 9}, down, "333", "-"},
		{"passes its partner who holds one card", up, "48K", [3]int{9, 1, 3}, down, "3", "-"},
		{"takes over with a cheap solo", up, "4778899", [3]int{9, 9, 7}, down, "3", "4"},
		{"spares its twos over a partner", up, "233445566", [3]int{9, 9, 9}, down, "A", "-"},
		{"spares its bomb early on", up, "44449TQ", [3]int{17, 9, 7}, landlord, "AA", "-"},
		{"spares nothing when the enemy is nearly out", up, "44449TQ", [3]int{2, 9, 7}, landlord, "AA", "4444"},
		{"passes when it has nothing", up, "33", [3]int{9, 9, 2}, landlord, "44", "-"},
	} {
		v := View{Seat: c.seat, Hand: mustHand(t, c.hand), Left: c.left, Owner: c.owner, Last: mustPlay(t, *a.Rules(), c.last)}
		if got := a.Choose(v).String(); got != c.want {
			t.Errorf("%s: %s plays %s, want %s", c.why, c.hand, got, c.want)
		}
	}
}

func TestRobotWithAFlowerAloneCanOnlyPass(t *testing.T) {
	a := NewAnalyst(flowerRules(t))
	if got := a.Choose(View{Hand: mustHand(t, "F"), Left: [3]int{1, 9, 9}}); got.Kind != doudizhu.Pass {
		t.Errorf("plays %v", got)
	}
}
