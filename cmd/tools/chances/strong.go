// The strong player's numbers. For the readings of its playouts the player plays games, and notes at each decision the share of playouts that it wins;
// for the answers at the auction a bot calls and doubles.

package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// strongModel is what the two models share.
type strongModel struct {
	variant table.Variant
	judge   *strong.Player
	bot     table.Player
	own     bool // the bot is the player itself
}

type (
	readings struct{ *strongModel }
	answers  struct{ *strongModel }
)

func newStrong(spec string) (*strongModel, error) {
	v, err := table.ByName("standard")
	if err != nil {
		return nil, err
	}
	p, err := bot.New(spec, v)
	return &strongModel{v, strong.New(v, strong.Options{Playouts: 1}), p, spec == "strong"}, err
}

// moment is a decision of the player, or a position that the judge continued.
type moment struct {
	seed uint64 // of the deal
	by   strong.Reading
	strong.Situation
	wins, playouts float64 // whole numbers
	won            bool    // the game, by the seat's side
}

const momentFormat = "%d %t %d %d %d %d %d %t"

// String is the moment's line.
func (m moment) String() string {
	return fmt.Sprintf(momentFormat, m.seed, m.Auction, m.by, m.Seat, m.Cards, int(m.wins), int(m.playouts), m.won)
}

// momentOf reads a line.
func momentOf(line string) (m moment, err error) {
	var wins, playouts uint32
	_, err = fmt.Sscanf(line, momentFormat, &m.seed, &m.Auction, &m.by, &m.Seat, &m.Cards, &wins, &playouts, &m.won)
	m.wins, m.playouts = float64(wins), float64(playouts)
	if err == nil && (m.by >= strong.Readings || m.Seat >= doudizhu.Seats || m.Cards < 1 || m.Cards > doudizhu.Deck.Cards() || wins > playouts || playouts == 0) {
		err = fmt.Errorf("%q is no moment of a game", line)
	}
	return m, err
}

// play writes the moments of a game. Of two games of the player with itself one has an auction; against others the player is the landlord in one of two,
// and both peasants in the other.
func (m readings) play(ctx context.Context, seed uint64, out io.Writer) error {
	game := table.NewGiven(m.variant, table.NewDeal(m.variant, seed), 0)
	if m.own && seed%2 == 0 {
		game = table.New(m.variant, table.NewDeal(m.variant, seed))
	}
	var moments []moment
	var players [table.Chairs]table.Player
	for c := range players {
		players[c] = m.bot
		if m.own || (c == 0) == (seed%2 == 0) {
			players[c] = &recorder{strong.New(m.variant, strong.Options{Playouts: 600}), m, game, seed, &moments}
		}
	}
	result, err := table.Run(ctx, game, players, table.Options{Seed: seed})
	for _, at := range moments {
		at.won = result.LandlordWon() == (at.Seat == doudizhu.Landlord)
		if err == nil {
			_, err = fmt.Fprintln(out, at)
		}
	}
	return err
}

// recorder is a player whose chances are recorded.
type recorder struct {
	*strong.Player
	model   readings
	game    *table.Game
	seed    uint64
	moments *[]moment
}

// At the opening and after every fifth move the recorder continues a number of games in fresh worlds.
const (
	comparedEach   = 5
	comparedWorlds = 300
)

// Play decides like the player. At the opening of a game of the player with itself the recorder also continues games for the others.
func (p *recorder) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	list, err := p.Judge(ctx, v, random)
	if err != nil {
		return doudizhu.Play{}, err
	}
	if first := list[0]; first.Playouts > 0 {
		p.note(strong.Searched, v, first.Counted, math.Round(first.Share*first.Counted))
	}
	n := len(v.Moves)
	if n == 0 || (n+int(p.seed))%comparedEach == 0 {
		p.playOn(v, []doudizhu.Play{list[0].Play})
	}
	for c := range table.Chair(table.Chairs) {
		if n == 0 && p.model.own && c != v.Chair {
			p.playOn(p.game.View(c), nil)
		}
	}
	return list[0].Play, nil
}

// playOn notes the share of won games among those continued from a view.
func (p *recorder) playOn(v *table.View, plays []doudizhu.Play) {
	won, n := 0., 0.
	p.model.judge.Compare(v, plays, rand.New(rand.NewPCG(p.seed, uint64(3*len(v.Moves))+uint64(v.Chair))), func(ended []strong.Ending) bool {
		n++
		won += float64(count(ended[0].Won))
		return n < comparedWorlds
	})
	p.note(strong.Compared, v, n, won)
}

func (p *recorder) note(by strong.Reading, v *table.View, n, won float64) {
	*p.moments = append(*p.moments, moment{seed: p.seed, by: by, Situation: strong.SituationOf(v), wins: won, playouts: n})
}

// read makes a sample of a moment: the player's decisions count by seat and by stage.
func (m readings) read(line string) ([]sample, error) {
	at, err := momentOf(line)
	if err != nil {
		return nil, err
	}
	x := at.Factors(at.wins, at.playouts)
	s := sample{seed: at.seed, group: int(at.by)*int(doudizhu.Seats) + int(at.Seat), x: x[:], won: float64(count(at.won))}
	chance, _ := at.by.At(at.Situation, at.wins, at.playouts)
	seat := []string{"landlord", "down", "up"}[at.Seat]
	if at.by == strong.Compared {
		s.said = []saying{{seat + ", games compared", chance}}
		return []sample{s}, nil
	}
	s.said = []saying{{seat + ", chance", chance}, {seat + ", share of playouts", at.wins / at.playouts}, {stageOf(at.Cards) + ", chance", chance}}
	return []sample{s}, nil
}

// stageOf names a part of a game by the cards in play.
func stageOf(cards int) string {
	switch {
	case cards < 20:
		return "at most 19 cards"
	case cards < 37:
		return "20 to 36 cards"
	}
	return "37 to 54 cards"
}

// penalty keeps numbers with few games small. Numbers that would make the chance fall with the share are raised to least.
const (
	penalty = 0.5
	least   = 0.02
)

// fitted returns the numbers of a group.
func fitted(all []sample, group int) []float64 {
	b := logistic(all, group, slices.Repeat([]float64{penalty}, len(all[0].x)))
	for half := range slices.Chunk(b, len(b)/2) {
		for i := range len(half) / 2 {
			half[i] = max(half[i], least)
		}
		half[len(half)-1] = max(half[len(half)-1], least)
	}
	return b
}

func (m readings) code(all []sample) (pkg, text string) {
	var b strings.Builder
	b.WriteString("import \"kedou/doudizhu\"\n\n// readings are the numbers of each reading, by seat, in the order of Situation.Factors.\nvar readings = [Readings][doudizhu.Seats][factors]float64{\n")
	for by, name := range []string{"Searched", "Compared"} {
		fmt.Fprintf(&b, "%s: {\n", name)
		for seat, name := range []string{"Landlord", "Down", "Up"} {
			b.WriteString(row("doudizhu."+name+": ", fitted(all, by*int(doudizhu.Seats)+seat), "%.3f"))
		}
		b.WriteString("},\n")
	}
	return "strong", b.String() + "}\n"
}

// play lets the bot call and double with itself up to the first lead, and prints for each answer the seed, the question, the hand, and 1 for yes.
func (m answers) play(ctx context.Context, seed uint64, out io.Writer) error {
	g, random := table.New(m.variant, table.NewDeal(m.variant, seed)), rand.New(rand.NewPCG(seed, 1))
	var err error
	for err == nil && (g.Stage() == table.Calling || g.Stage() == table.Doubling) {
		v, bid, yes := g.View(g.Asked()), 0, false
		question := strong.CallOf(v.Calls)
		if g.Stage() == table.Doubling {
			question = strong.DoubleOf(v.Seat(v.Chair))
			yes, err = m.bot.Double(ctx, v, random)
			err = cmp.Or(err, g.Double(v.Chair, yes))
		} else {
			bid, err = m.bot.Call(ctx, v, random)
			yes, err = bid > 0, cmp.Or(err, g.Call(v.Chair, bid))
		}
		fmt.Fprintln(out, seed, int(question), v.Hand, count(yes))
	}
	return err
}

// count is 1 for true.
func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func (m answers) read(line string) ([]sample, error) {
	var s sample
	var cards string
	if _, err := fmt.Sscan(line, &s.seed, &s.group, &cards, &s.won); err != nil {
		return nil, err
	}
	h, err := doudizhu.ParseHand(cards)
	if err == nil && (s.group < 0 || s.group >= int(strong.Questions)) {
		err = fmt.Errorf("%d is no question", s.group)
	}
	x := m.judge.HandFactors(h)
	s.x = x[:]
	return []sample{s}, err
}

func (m answers) code(all []sample) (pkg, text string) {
	var b strings.Builder
	b.WriteString("// answers are the numbers of each question, in the order of Player.HandFactors.\nvar answers = [Questions][handFactors]float64{\n")
	for q, name := range [strong.Questions]string{"Bidding", "Outbidding", "LandlordDoubles", "DownDoubles", "UpDoubles"} {
		b.WriteString(row(name+": ", logistic(all, q, slices.Repeat([]float64{penalty}, len(all[0].x))), "%.3f"))
	}
	return "strong", b.String() + "}\n"
}
