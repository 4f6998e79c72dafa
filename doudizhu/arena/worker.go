package arena

// One worker: its players, and their seatings.

import (
	"context"
	"io"
	"iter"

	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// worker plays all games of a deal, one after another, with players of its own.
type worker struct {
	bots    []Bot
	options *Options
	players [][]table.Player // of each bot, as many as needed so far
}

func newWorker(bots []Bot, o *Options) *worker {
	return &worker{bots, o, make([][]table.Player, len(bots))}
}

// play plays the deal with a number.
func (w *worker) play(ctx context.Context, seed uint64) (*Deal, error) {
	cards := table.NewDeal(w.options.Variant, seed)
	deal := &Deal{Seed: seed, Conduct: make([]Conduct, len(w.bots))}
	for _, pair := range pairs(len(w.bots)) {
		for number, bots := range seatings(pair, cards.First, w.options.Auction) {
			game, err := w.game(ctx, cards, bots, number, deal.Conduct)
			if err != nil {
				return nil, err
			}
			deal.Games = append(deal.Games, game)
		}
	}
	return deal, nil
}

// seatings yields, with their numbers, the seatings of two bots: each as the landlord against two of the other or,
// with an auction, each on every chair and on every two chairs.
func seatings(pair [2]int, landlord table.Chair, auction bool) iter.Seq2[int, [table.Chairs]int] {
	return func(yield func(int, [table.Chairs]int) bool) {
		for set := 1; set < 1<<table.Chairs-1; set++ { // the chairs of the first bot
			if !auction && set != 1<<landlord && ^set&(1<<table.Chairs-1) != 1<<landlord {
				continue
			}
			var bots [table.Chairs]int
			for c := range bots {
				bots[c] = pair[1-set>>c&1]
			}
			if !yield(set, bots) {
				return
			}
		}
	}
}

// game plays one game. Its random source depends on the deal and on the seating.
func (w *worker) game(ctx context.Context, cards table.Deal, bots [table.Chairs]int, seating int, conduct []Conduct) (Game, error) {
	g := table.New(w.options.Variant, cards)
	if !w.options.Auction {
		g = table.NewGiven(w.options.Variant, cards, cards.First)
	}
	var players [table.Chairs]table.Player
	var seats [table.Chairs]watched
	for c, bot := range bots {
		player, err := w.player(bot, bots[:c])
		if err != nil {
			return Game{}, err
		}
		seats[c] = watched{player: player, conduct: &conduct[bot], clock: w.options.Clock}
		players[c] = &seats[c]
	}
	result, err := table.Run(ctx, g, players, table.Options{
		Seed:  SourceSeed(cards.Seed, seating),
		Fault: func(c table.Chair, why error) { seats[c].fault(why) },
	})
	if err != nil {
		return Game{}, err
	}
	for c := range seats {
		if why := seats[c].gone; why != nil {
			return Game{}, &Gone{w.bots[bots[c]].Name, why}
		}
	}
	game := Game{Bots: bots, Landlord: result.Landlord, Points: result.Points}
	if w.options.Records {
		record := g.Record(w.names(bots))
		game.Record = &record
	}
	for c := range seats {
		if e, ok := seats[c].player.(Ender); ok {
			e.End(g.View(table.Chair(c)), result)
		}
	}
	return game, nil
}

// SourceSeed is the seed of the players' random sources in a game by the deal's number and the seating, whose bits are the first bot's
// chairs.
func SourceSeed(deal uint64, seating int) uint64 { return deal<<table.Chairs + uint64(seating) }

// names returns the names of the bots on the chairs.
func (w *worker) names(bots [table.Chairs]int) (names [table.Chairs]string) {
	for c, bot := range bots {
		names[c] = w.bots[bot].Name
	}
	return names
}

// player returns a bot's player for a chair that doesn't sit on an earlier chair.
func (w *worker) player(bot int, before []int) (table.Player, error) {
	n := 0
	for _, b := range before {
		if b == bot {
			n++
		}
	}
	if n == len(w.players[bot]) {
		player, err := w.bots[bot].New()
		if err != nil {
			return nil, phrase.Errorf("bot %s: %w", w.bots[bot].Name, err)
		}
		w.players[bot] = append(w.players[bot], player)
	}
	return w.players[bot][n], nil
}

// close closes the players that are io.Closers.
func (w *worker) close() {
	for _, players := range w.players {
		for _, p := range players {
			if c, ok := p.(io.Closer); ok {
				_ = c.Close()
			}
		}
	}
}
