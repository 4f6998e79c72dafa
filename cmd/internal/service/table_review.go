package service

// Reviews of doudizhu: records read, the values of their plays, and other plays tried.

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/review"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/search"
)

// recordFields are a game to review.
type recordFields struct {
	head
	Record string `json:"record"` // in a form that doudizhu replay reads
	record table.Record
}

func (f *recordFields) read(*call) error {
	list, err := gamesOf(f.Record)
	if err == nil {
		f.record = list[0]
	}
	return err
}

// mostRead is the most games read from a text.
const mostRead = 100

// gamesOf reads and checks the games of a text, at least one.
func gamesOf(text string) (list []table.Record, err error) {
	for r, err := range table.ReadRecords("record", strings.NewReader(text)) {
		if err == nil {
			err = table.Verify(&r)
		}
		if err == nil && len(list) == mostRead {
			err = phrase.Errorf("more than %d games", mostRead)
		}
		if err != nil {
			return nil, badField("record", err)
		}
		list = append(list, r)
	}
	if len(list) == 0 {
		return nil, badField("record", phrase.Errorf("there is no record in it; give what play --records, arena --records or the table wrote"))
	}
	return list, nil
}

// readGamesRequest asks for the games in a text.
type readGamesRequest struct {
	head
	Record string `json:"record"`
}

// gameShown is a game with all cards.
type gameShown struct {
	Record   string                 `json:"record"` // as one line of JSON
	Game     string                 `json:"game"`
	Seed     *string                `json:"seed"` // null if the deal has none
	Names    [table.Chairs]string   `json:"names"`
	Hands    [table.Chairs][]string `json:"hands"` // as they were dealt
	Bottom   []string               `json:"bottom"`
	Landlord *table.Chair           `json:"landlord"`
	Moves    []tableMove            `json:"moves"`
	Score    *[table.Chairs]int     `json:"score"` // null while the game isn't over
}

func readGames(_ *call, r *readGamesRequest) (any, error) {
	list, err := gamesOf(r.Record)
	if err != nil {
		return nil, err
	}
	games := []gameShown{}
	for i := range list {
		shown, err := shownGame(&list[i])
		if err != nil {
			return nil, err
		}
		games = append(games, shown)
	}
	return map[string][]gameShown{"games": games}, nil
}

func shownGame(r *table.Record) (gameShown, error) {
	line, err := r.MarshalJSON()
	g := gameShown{Record: string(line), Game: r.Variant.Name, Names: r.Names, Bottom: cardsOf(r.Deal.Bottom), Landlord: seated(r.Landlord), Moves: []tableMove{}}
	if r.Deal.Numbered {
		g.Seed = new(fmt.Sprint(r.Deal.Seed))
	}
	for c, h := range r.Deal.Hands {
		g.Hands[c] = cardsOf(h)
	}
	for _, m := range r.Moves {
		g.Moves = append(g.Moves, tableMove{m.Chair, wildPlay(&r.Variant.Rules, m.Play)})
	}
	if r.Result != nil {
		g.Score = &r.Result.Points
	}
	return g, err
}

// placeFields are a position of a game.
type placeFields struct {
	recordFields
	At int `json:"at"` // the number of moves before
}

// view returns the view of the player to move at that position.
func (f *placeFields) view() (*table.View, error) {
	game, err := f.game()
	if err == nil && game.Asked() == table.Nobody {
		err = badField("at", phrase.Errorf("the game is over then"))
	}
	if err != nil {
		return nil, err
	}
	return game.View(game.Asked()), nil
}

// game is the game at that position.
func (f *placeFields) game() (*table.Game, error) {
	r := f.record
	if f.At < 0 || f.At > len(r.Moves) || r.Landlord == table.Nobody {
		return nil, badField("at", phrase.Errorf("%d of %d moves", f.At, len(r.Moves)))
	}
	r.Moves, r.Result = r.Moves[:f.At], nil
	game, err := table.Resume(r)
	if err == nil && game.Stage() < table.Playing {
		err = badField("at", phrase.Errorf("play hasn't begun then"))
	}
	return game, err
}

// play reads a legal play of a view.
func (f *placeFields) play(v *table.View, text string) (doudizhu.Play, error) {
	legal := v.AppendPlays(nil)
	if i := slices.IndexFunc(legal, func(p doudizhu.Play) bool { return wildPlay(&v.Variant.Rules, p).Parts == text }); i >= 0 {
		return legal[i], nil
	}
	return doudizhu.Play{}, badField("play", phrase.Errorf("%s: no play that may be laid; send the parts of one that t.legal lists", clip(text, 40)))
}

// mostHinted is the number of hints before the other legal plays.
const mostHinted = 5

// legalAnswer has the legal plays: first the first of the table's hints, then the others by their kinds.
type legalAnswer struct {
	Chair table.Chair `json:"chair"`
	Plays []play      `json:"plays"`
}

func legalPlays(c *call, r *placeFields) (any, error) {
	v, err := r.view()
	if err != nil {
		return nil, err
	}
	list := []doudizhu.Play{}
	tips := bot.NewTipper(*v.Variant).Tips(c, v)
	for _, t := range tips[:min(len(tips), mostHinted)] {
		list = append(list, t.Play)
	}
	a := legalAnswer{v.Chair, []play{}}
	for i, p := range v.AppendPlays(list) {
		if i < len(list) || !slices.Contains(list, p) {
			a.Plays = append(a.Plays, wildPlay(&v.Variant.Rules, p))
		}
	}
	return a, nil
}

// reviewTableRequest asks for a review of the plays of a chair.
type reviewTableRequest struct {
	recordFields
	iterating
	Chair table.Chair `json:"chair"`
}

// tableDecision is a decision once its luck is known.
type tableDecision struct {
	Event string `json:"event"`
	doudizhujson.Decision[play]
}

// tableReport is the result of a game, and the winners of its positions with open cards.
type tableReport struct {
	doudizhujson.Report
	Open     []string                     `json:"open"` // landlord, peasants or undecided: before each move, and at the end
	Turnings []doudizhujson.Turning[play] `json:"turnings"`
}

func reviewTable(c *call, r *reviewTableRequest) (any, error) {
	if err := r.checkIterations(); err != nil {
		return nil, err
	}
	if r.Chair < 0 || r.Chair >= table.Chairs {
		return nil, badField("chair", phrase.Errorf("there is no chair %d; chairs are 0, 1 and 2", r.Chair))
	}
	show := func(p doudizhu.Play) play { return wildPlay(&r.record.Variant.Rules, p) }
	report, err := review.Run(c, &r.record, r.Chair, review.Options{Worlds: r.Iterations}, func(d review.Decision) error {
		c.event(tableDecision{"decision", doudizhujson.DecisionOf(&d, show)})
		return nil
	})
	if err != nil {
		return nil, err
	}
	limits := openLimits
	limits.Memory = least(limits.Memory, c.host.Limits.Memory)
	open, err := review.OpenCards(c, &r.record, limits)
	if err != nil {
		return nil, err
	}
	a := tableReport{Report: doudizhujson.ReportOf(&report, &r.record), Open: []string{}}
	for _, p := range open.Positions {
		a.Open = append(a.Open, doudizhujson.Sides[p.Landlord])
	}
	a.Turnings = doudizhujson.TurningsOf(open.Turnings(&report), show)
	return a, nil
}

// openLimits bound the search with open cards; they don't depend on time.
var openLimits = search.Limits{Expansions: 200_000, Memory: 256 << 20}

// judgeTableRequest asks for the value of another play.
type judgeTableRequest struct {
	placeFields
	iterating
	Play string `json:"play"`
}

type judgeTableAnswer struct {
	Chance      records.Fraction `json:"chance"`
	Best        play             `json:"best"`
	BestChance  records.Fraction `json:"best_chance"`
	Error       records.Fraction `json:"error"` // standard deviation of the difference
	Points      records.Rounded  `json:"points"`
	PointsError records.Rounded  `json:"points_error"`
	Worlds      int              `json:"worlds"`
}

// judgedWorlds is the default number of worlds in which plays are compared.
const judgedWorlds = 2000

func judgeTable(c *call, r *judgeTableRequest) (any, error) {
	if err := r.checkIterations(); err != nil {
		return nil, err
	}
	v, err := r.view()
	if err != nil {
		return nil, err
	}
	p, err := r.play(v, r.Play)
	if err != nil {
		return nil, err
	}
	j, err := review.NewJudge(r.record.Variant, bot.LevelsOf(r.record.Names), cmp.Or(r.Iterations, judgedWorlds)).Judge(c, v, p, uint64(r.At))
	if err != nil {
		return nil, err
	}
	return judgeTableAnswer{
		records.Fraction(j.Played), wildPlay(&r.record.Variant.Rules, j.Best), records.Fraction(j.Before), records.Fraction(j.Error),
		records.Rounded(j.Points), records.Rounded(j.PointsError), j.Games,
	}, nil
}

// fromRequest continues a game from one of its positions with the same cards and bots.
type fromRequest struct {
	placeFields
	thinks
}

func goOnFrom(c *call, r *fromRequest) (any, error) {
	game, err := r.game()
	if err != nil {
		return nil, err
	}
	if game.Asked() != session.Me {
		return nil, badField("at", phrase.Errorf("it isn't the turn of chair 0, where the person sits"))
	}
	think, err := r.think(c)
	if err != nil {
		return nil, err
	}
	bots, err := botsOf(r.record.Names[1:])
	if err != nil {
		return nil, err
	}
	s, err := session.From(game.Record(r.record.Names), bots, think)
	if err != nil {
		return nil, badField("bots", err)
	}
	return watch(c, s).goOn()
}
