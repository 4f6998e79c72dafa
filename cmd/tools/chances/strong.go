// The strong player's numbers. For the readings of its playouts a person follows the advice of a table, and each decision gives the share of playouts
// that the advised play wins; for the answers at the auction a bot calls and doubles.

package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/session"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// strongModel is what the two models share.
type strongModel struct {
	variant table.Variant
	judge   *strong.Player
	bot     table.Player
	spec    string // of bot
	own     bool   // the bot is strong; for readings, the seed draws the levels
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
	return &strongModel{v, strong.New(v, strong.Options{Playouts: 1}), p, spec, spec == "strong"}, err
}

// moment is a decision of the advised player.
type moment struct {
	seed uint64 // of the deal
	strong.Situation
	wins, playouts float64 // whole numbers
	won            bool    // the game, by the seat's side
}

const momentFormat = "%d %t %d %d %d %d %d %d %d %t"

// String is the moment's line.
func (m moment) String() string {
	l := m.Levels
	return fmt.Sprintf(momentFormat, m.seed, m.Auction, m.Seat, m.Cards, l[0], l[1], l[2], int(m.wins), int(m.playouts), m.won)
}

// momentOf reads a line.
func momentOf(line string) (m moment, err error) {
	var wins, playouts uint32
	l := &m.Levels
	_, err = fmt.Sscanf(line, momentFormat, &m.seed, &m.Auction, &m.Seat, &m.Cards, &l[0], &l[1], &l[2], &wins, &playouts, &m.won)
	m.wins, m.playouts = float64(wins), float64(playouts)
	if err == nil && (m.Seat >= doudizhu.Seats || m.Cards < 1 || m.Cards > doudizhu.Deck.Cards() || wins > playouts || playouts == 0 ||
		slices.Min(l[:]) < 0 || slices.Max(l[:]) > strong.Best) {
		err = phrase.Errorf("%q is no moment of a game", line)
	}
	return m, err
}

// given is how many games have an auction for each without.
const given = 8

// terms returns the terms of the game of a seed: at the table of the model's bot, or else of bots whose levels the seed draws, equal ones in every other
// game. The best decides by playouts, and not by the clock.
func (m readings) terms(seed uint64) session.Terms {
	random := rand.New(rand.NewPCG(seed, 2))
	t := session.Terms{Games: 1, Seed: seed, Game: m.variant.Name}
	for i := range t.Bots {
		switch t.Bots[i] = m.spec; {
		case m.own && i > 0 && random.IntN(2) == 0:
			t.Bots[i] = t.Bots[0]
		case m.own:
			level, _ := bot.Level(1 + random.IntN(strong.Best))
			t.Bots[i] = strings.Replace(level, "strong", "strong:playouts=600", 1)
		}
	}
	if random.IntN(given+1) == 0 {
		chair := table.Chair(random.IntN(table.Chairs))
		t.Landlord = &chair
	}
	return t
}

// play writes the moments of a game whose person follows the table's advice.
func (m readings) play(ctx context.Context, seed uint64, out io.Writer) error {
	s, err := session.New(m.terms(seed))
	var moments []moment
	for err == nil {
		var v *table.View
		if v, err = s.Next(ctx, func() {}, nil); v == nil {
			break
		}
		var a session.Advice
		if a, err = m.advise(ctx, s, v); err != nil {
			break
		}
		err = s.Answer(answerOf(v, &a))
		if first := a.Plays; len(first) > 0 && first[0].Playouts > 0 {
			n := float64(first[0].Playouts)
			moments = append(moments, moment{seed, strong.SituationOf(v, bot.LevelsOf(s.Record().Names)), math.Round(first[0].Share * n), n, false})
		}
	}
	if err != nil {
		return err
	}
	landlord := s.Record().Result.LandlordWon()
	for _, at := range moments {
		at.won = landlord == (at.Seat == doudizhu.Landlord)
		if _, err := fmt.Fprintln(out, at); err != nil {
			return err
		}
	}
	return nil
}

// The playouts of a quick decision, and the fresh worlds for its share.
const quickPlayouts, quickWorlds = 600, 300

// advise is the table's advice; at tables of drawn levels, whose games are many, a quick decision with its share of fresh worlds.
func (m readings) advise(ctx context.Context, s *session.Session, v *table.View) (a session.Advice, err error) {
	if v.Stage < table.Playing || !m.own {
		return s.Advise(ctx, session.HintPlayouts)
	}
	seed := func(n uint64) *rand.Rand { return rand.New(rand.NewPCG(s.Seed, 2*uint64(len(v.Moves))+n)) }
	list, err := strong.New(m.variant, strong.Options{Playouts: quickPlayouts}).Judge(ctx, v, seed(0))
	if err != nil {
		return a, err
	}
	first := list[0]
	a.Plays = []session.Advised{{Judgement: first}}
	if first.Playouts == 0 {
		return a, nil
	}
	won, n := 0., 0.
	m.judge.Compare(v, []doudizhu.Play{first.Play}, seed(1), func(ended []strong.Ending) bool {
		n++
		won += float64(count(ended[0].Won))
		return n < quickWorlds
	})
	a.Plays[0].Judgement = strong.SituationOf(v, strong.Levels{}).Judgement(v, first.Play, won, n)
	return a, nil
}

// answerOf is the first advice in the words of a session.
func answerOf(v *table.View, a *session.Advice) string {
	switch {
	case v.Stage == table.Playing:
		return a.Plays[0].Play.Parts()
	case v.Stage == table.Doubling:
		return [...]string{"no", "yes"}[min(a.Bid, 1)]
	}
	return strconv.Itoa(a.Bid)
}

// read makes a sample of a moment: the decisions count by the table and by stage.
func (m readings) read(line string) ([]sample, error) {
	at, err := momentOf(line)
	if err != nil {
		return nil, err
	}
	x := at.Factors(at.wins, at.playouts)
	s := sample{seed: at.seed, group: min(int(at.Seat), 1), x: x[:], won: float64(count(at.won))}
	chance, _ := at.Chance(at.wins, at.playouts)
	seat := []string{"landlord", "down", "up"}[at.Seat]
	s.said = []saying{{tableOfLevels(at.Situation) + ", chance", chance}, {seat + ", chance", chance}, {seat + ", share of playouts", at.wins / at.playouts},
		{stageOf(at.Cards) + ", chance", chance}}
	return []sample{s}, nil
}

// tableOfLevels names a table by the others' levels.
func tableOfLevels(s strong.Situation) string {
	var others []int
	for seat, level := range s.Levels {
		if doudizhu.Seat(seat) != s.Seat {
			others = append(others, level)
		}
	}
	if others[0] == others[1] {
		return fmt.Sprintf("table of level %d", others[0])
	}
	return "mixed table"
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

// penalty keeps numbers with few games small, and own the numbers of one level near those of its neighbours. Numbers that would make the chance fall
// with the share are raised to least.
const (
	penalty = 0.5
	own     = 8
	least   = 0.02
)

// fitted returns the numbers of a group.
func fitted(all []sample, group int) []float64 {
	penalties := slices.Repeat([]float64{penalty}, len(all[0].x))
	for _, i := range strong.Own() {
		penalties[i] = own
	}
	b := logistic(all, group, penalties)
	for _, i := range strong.Slopes() {
		b[i] = max(b[i], least)
	}
	return b
}

func (m readings) code(all []sample) (pkg, text string) {
	var b strings.Builder
	b.WriteString("// readings are the numbers of the landlord and of the peasants, in the order of Situation.Factors.\nfunc readings() [2][factors]float64 {\nreturn [2][factors]float64{\n")
	for group := range 2 {
		b.WriteString(row("", fitted(all, group), "%.3f"))
	}
	return "strong", b.String() + "}\n}\n"
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
		err = phrase.Errorf("%d is no question", s.group)
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
