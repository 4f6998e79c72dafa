package klondike_test

// Deals and games that other programs' documentation shows.

import (
	"strings"
	"testing"

	"kedou/klondike"
)

// published are deals with their neutral forms. Two programs that print the same deal have the same neutral form.
var published = []struct{ name, text, want string }{
	{"MinimalKlondike's README", "072103023042094134111092051034044074114052123011083122012131091082124064014093033112071104132053133102084041013073063031061043081054113062024021101022032121",
		"7D | TH 9D | 2H 5C 5D | 4D 3S QH AD | 9S 4S AC KC QS | KS 7S 8H 9C 6S 9H | JC JS QD 8D AS 3H JD | 7C TS KD 5H KH TD 8S 4C AH 7H 6H 3C 6C 4H 8C 5S JH 6D 2S 2C TC 2D 3D QC"},
	{"Klondike-Solver, its first test deal", "042041044124023073111012123081104093031052051121094074061091083102043071132134113114131022103013062032101011014034054021112064092082133033072053084063024122",
		"4D | 4C AD | 4S QH 5D | QS 8C 5C 6C | 2H TS QC 9C 4H | 7H 9H 9S 8H 7C KS | JC 3C 7S TD KD JH JS | KC 2D TH AH 6D 3D TC AC AS 3S 5S 2C JD 6S 9D 8D KH 3H 7D 5H 8S 6H 2S QD"},
	{"Klondike-Solver, a deck over two lines", "09205402304206104401104312206301405302110110409312303213\n3024103111082072124051083102134041084033081022074062052121064114071031034132073131094091012113013112", broken},
	{"Klondike-Solver, the same as PySol", `Foundations: H-0 C-0 D-0 S-0
Talon: ==> KS 4C 8S 3H 8C 2D 7S 6D 5D QC 6S JS 7C 3C 3S KD 7H KC 9S 9C AD JH AH JD <==
: 9D
: <5S> 4H
: <2H> <QD> TC
: <4D> <6H> <TS> KH
: <6C> <AS> <9H> <2S> 8D
: <4S> <5H> <QH> <TH> <7D> 5C
: <AC> <2C> <3D> <JC> <QS> <8H> TD`, broken},
	{"Klondike-Solver, PySol without foundations and colons", `Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
5C
<7H> 9H
<2D> <9S> AC
<5D> <QH> <5S> 8C
<QC> <2C> <JS> <3C> 7D
<5H> <7S> <KD> <9C> <JC> 6S
<4C> <AH> <2S> <6C> <6H> <TH> KH`,
		"5C | 7H 9H | 2D 9S AC | 5D QH 5S 8C | QC 2C JS 3C 7D | 5H 7S KD 9C JC 6S | 4C AH 2S 6C 6H TH KH | TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS"},
	{"lonelybot's README", `{"tableau piles": [
["KC"],
["6s","8C"],
["9s","Ah","5S"],
["5d","Js","5h","QD"],
["Ac","7c","Jc","7h","KD"],
["10c","3h","4d","4h","6c","QS"],
["7d","3c","6h","5c","10h","9c","3S"]
],"stock": ["JD","10D","7S","10S","AD","8S","JH","2D","AS","3D","9D","9H","6D","KS","QH","2H","2S","4S","4C","KH","2C","8H","8D","QC"],
"foundation": [[],[],[],[]]}`,
		"KC | 6S 8C | 9S AH 5S | 5D JS 5H QD | AC 7C JC 7H KD | TC 3H 4D 4H 6C QS | 7D 3C 6H 5C TH 9C 3S | QC 8D 8H 2C KH 4C 4S 2S 2H QH KS 6D 9H 9D 3D AS 2D JH 8S AD TS 7S TD JD"},
}

const broken = "9D | 5S 4H | 2H QD TC | 4D 6H TS KH | 6C AS 9H 2S 8D | 4S 5H QH TH 7D 5C | AC 2C 3D JC QS 8H TD | KS 4C 8S 3H 8C 2D 7S 6D 5D QC 6S JS 7C 3C 3S KD 7H KC 9S 9C AD JH AH JD"

func TestPublishedDeals(t *testing.T) {
	r := klondike.Standard(3)
	for _, c := range published {
		for _, text := range []string{c.text, c.text + "\n", "\ufeff# a comment\r\n\r\n" + strings.ReplaceAll(c.text, "\n", "\r\n")} {
			d, err := klondike.ParseDeal(c.name, text, r, klondike.Forms()...)
			if got := d.Position.Neutral(r); err != nil || got != c.want {
				t.Errorf("%s: %v\n got %s\nwant %s", c.name, err, got, c.want)
			}
		}
	}
}

// TestPublishedBeginning plays the moves of MinimalKlondike's README, drawing one card at a time, and compares the board.
func TestPublishedBeginning(t *testing.T) {
	r := klondike.Standard(1)
	d, err := klondike.ParseDeal("README", published[0].text, r, klondike.Forms()...)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := klondike.ParseMoves(d.Position, r, strings.Fields("IC @@AL KL @@AK @@@@@AE LJ AK LK"))
	if err != nil {
		t.Fatal(err)
	}
	positions, err := klondike.Replay(d.Position, r, moves)
	if err != nil {
		t.Fatal(err)
	}
	got := positions[len(positions)-1].Neutral(r)
	const want = "7D | TH / 9D | 2H 5C / 5D | 4D 3S / QH | 9S 4S AC KC / QS JD TS 9H | KS 7S 8H 9C / 6S 5H 4C 3H | JC JS QD 8D / AS | " +
		"7H 6H 3C 6C 4H 8C 5S JH 6D 2S 2C TC 2D 3D QC | 7C KD KH TD 8S | AD AH"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestPublishedGame replays a whole game that MinimalKlondike printed for another
// deal (its issue 6), and writes it in every notation.
func TestPublishedGame(t *testing.T) {
	r := klondike.Standard(1)
	const deck = "031112012094033022071023111021072032122104064121043062044133061024073114082052054083102134124074132013081053092011113084034103091014051063042093131101123041"
	const game = "IK KI @AK @@@AL @@AE GE @@@@AB AH HG @@AG JG IG IB FB JF AJ @@AH @AH @AD LI IK @@AK @@@AI @AJ @@AB AI LK LH LD AJ AK AB AD JF KI AK AF JF JE KF KE FE FB IL IE KG LI HL HC KC GC GD IC GC ID GD GE IC FC ID GD IE LC GC ID GD IC GC ID LI LC LB FB FE IB FB IE FE IB FB IE FE IB AC AD AD"
	d, err := klondike.ParseDeal("deck", deck, r, klondike.Forms()...)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := klondike.ParseMoves(d.Position, r, strings.Fields(game))
	if err != nil {
		t.Fatal(err)
	}
	if err := klondike.Verify(d.Position, r, moves); err != nil {
		t.Error(err)
	}
	for _, n := range klondike.Notations() {
		texts, err := n.Format(d.Position, r, moves)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := klondike.ParseMoves(d.Position, r, texts); err != nil || len(again) != len(moves) {
			t.Errorf("%v: %v", n, err)
		}
	}
}
