package klondike_test

// Deals of other programs by their numbers, and games that their players published.

import (
	"regexp"
	"strings"
	"testing"

	"kedou/klondike"
)

// numbered are numbers of deals, and the deals in the form rrs.
var numbered = map[string]string{
	"greenfelt:1":          "064093062022074073054051112081103134123041052034023063014132111042131024124082101032122011133033084021102053114031113013094043071061083091104012044121092072",
	"greenfelt:004":        "062023101081092122013042034134071021102051012091072133032112123024082063131124074094041031061093054022064113121043014132052073084033103114053083011111104044",
	"GreenFelt:1492773577": "081083101084094113013082102071052033021074132133072012041121011104134024091103112061014062111054053051063114093064044032124131022023043031123034042092122073",
	"greenfelt:2095819838": "072074064132083052133051134103112073061023091122093114123131032034044121011024124042092062043101054014053082113031081041071021111102013012033104084094063022",
	"klondike-solver:1":    "042031094013012043033041072074064083044063021023022034112104134052014111113051061132092101024121133054091011123122084062071093114124081053102032131073082103",
	"game: 2":              "113111112033054063041121104083021091114134052102072023103082092053011061014013101073032094132084042012034043093122044131133124064062123031071024022051081074",
	"klondike-solver:8721": "123012032064062083081124133101034073103042022134054082044014112092072121102011053094132043131074114051093111104091122021071084033041023031063113013061024052",
}

// TestNumbers: a number alone is a deal for every reader, and the deal that the other program has.
func TestNumbers(t *testing.T) {
	r := klondike.Standard(1)
	for number, deck := range numbered {
		d, err := klondike.ParseDeal("number", number, r)
		if err != nil {
			t.Fatal(err)
		}
		if text, err := formOf("rrs").Write(d, r); err != nil || text != deck+"\n" {
			t.Errorf("%s is %s, want %s; %v", number, text, deck, err)
		}
	}
	d, err := klondike.ParseDeal("number", "kedou:007", r)
	if want := klondike.NewDeal(7, r); err != nil || d.ID != "7" || d.Position.Neutral(r) != want.Neutral(r) {
		t.Error(d, err)
	}
	for _, wrong := range []string{
		"greenfelt:0", "greenfelt:2147483647", "greenfelt:x", "greenfelt:", "greenfelt:-1", "klondike-solver:2147483648",
		"kedou:18446744073709551616", "solvitaire:1", "microsoft:1",
	} {
		if _, err := klondike.ParseDeal("number", wrong, r); err == nil {
			t.Errorf("%s is a deal", wrong)
		}
	}
	small := klondike.Rules{Ranks: 4, Columns: 3, Draw: 1}
	if _, err := klondike.ParseDeal("number", "greenfelt:4", small); err == nil {
		t.Error("Green Felt deals a smaller deck")
	}
}

// TestKlondikeSolverMoves plays the first part of a game that a player of Klondike-Solver published: draw 1, up to the point where
// all cards lie face up.
func TestKlondikeSolverMoves(t *testing.T) {
	const deck = "132114074043113024111053121013041063042032103091044093011023012064061071101092102021084034081051122014062123022133112134082054072033104124073083052094031131"
	const game = "4C F4 7C F7 DR6 WS 25 F2 72 F7 DR12 W1 DR6 NEW DR10 W1 71 F7 DR12 NEW DR1 W6 DR12 W6 76 F7 71 F7 DR7 WC DR1 NEW DR2 W1 DR12 W1 51-2 F5 " +
		"DR4 NEW DR1 W7 57 F5 52 F5 5C F5 DR11 W5 65-4 F6 DR1 W2 62 F6 6D F6 DR3 NEW DR5 WD 3D F3 53-6 61 F6 62 F6 6S DR1 W5 35-7 F3 DR7 NEW DR1 W2 72-3 F7 47 F4 4H F4"
	r := klondike.Standard(1)
	d, err := klondike.ParseDeal("deck", deck, r, klondike.Forms()...)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := klondike.ParseMoves(d.Position, r, strings.Fields(game))
	if err != nil {
		t.Fatal(err)
	}
	positions, err := klondike.Replay(d.Position, r, moves)
	if err != nil {
		t.Fatal(err)
	}
	end := positions[len(positions)-1]
	for i, c := range end.Tableau {
		if c.Down > 0 {
			t.Errorf("column %d has %d cards face down", i+1, c.Down)
		}
	}
	for _, c := range []struct{ moves, fault string }{
		{"4C F3", "step 2: F3"},        // column 4 was uncovered
		{"F4", "step 1: F4"},           // nothing was moved
		{"4C F4 NEW", "step 3: NEW"},   // the stock has cards
		{"DR25", "step 1: DR25"},       // there are 24
		{"4C F4 71-2", "step 3: 71-2"}, // one card lies face up
		{"DR0 4C", "step 1"}, {"DR1 74-0", "step 2"}, {"DR1 WC-1", "step 2"}, {"DR1 8C", "step 2"},
	} {
		if _, err := klondike.ParseMoves(d.Position, r, strings.Fields(c.moves)); err == nil || !strings.HasPrefix(err.Error(), c.fault) {
			t.Errorf("%s: %v, want %s", c.moves, err, c.fault)
		}
	}
}

// spellings are deal 1 in the spellings of other programs: suits first, outlines, pictures, commas, and an object in upper case throughout.
func spellings() (texts []string) {
	r := klondike.Standard(3)
	d := klondike.Deal{Position: klondike.NewDeal(1, r)}
	neutral := d.Position.Neutral(r)
	cards, _ := formOf("cards").Write(d, r)
	object, _ := formOf("solvitaire").Write(d, r)
	suit := regexp.MustCompile(`([2-9TJQKA])([CDHS])`)
	sign := func(signs ...string) *strings.Replacer {
		return strings.NewReplacer("C", signs[0], "D", signs[1], "H", signs[2], "S", signs[3])
	}
	for _, text := range []string{neutral, cards} {
		texts = append(texts, suit.ReplaceAllString(text, "$2$1"), sign("♣️", "♦️", "♥️", "♠️").Replace(text), sign("♧", "♢", "♡", "♤").Replace(text),
			suit.ReplaceAllString(text, "$1$2,"), suit.ReplaceAllString(text, "$1$2、"), strings.ReplaceAll(text, "T", "10"))
	}
	return append(texts, regexp.MustCompile(`[0-9TJQKA][cdhs]"`).ReplaceAllStringFunc(object, strings.ToUpper))
}

// TestSpellings: cards are read however other programs spell them.
func TestSpellings(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(1, r)
	for _, text := range spellings() {
		d, err := klondike.ParseDeal("text", text, r, klondike.Forms()...)
		if err != nil || d.Position.Neutral(r) != p.Neutral(r) {
			t.Errorf("%s\nis read as %s; %v", text, d.Position.Neutral(r), err)
		}
	}
}
