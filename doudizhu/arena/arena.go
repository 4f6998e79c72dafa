package arena

// Playing deals, several at a time, and handing them over in order.

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// Bot is a competitor.
type Bot struct {
	Name string
	// New makes a player. A bot that takes two chairs has two, and each worker has its own. A player that is an
	// io.Closer is closed when the worker ends; an Ender hears the ends of its games.
	New func() (table.Player, error)
}

// Ender is a player that wants to know how a game has ended: the last view of its chair, and the result.
type Ender interface {
	End(v *table.View, r table.Result)
}

// Gone is the error of a match in which a bot answers no more: its player's error said so, by a method Final.
type Gone struct {
	Bot string
	Why error
}

// Error says whose player is gone, and why.
func (g *Gone) Error() string { return g.Phrase().String() }

// Phrase returns what the error says in parts.
func (g *Gone) Phrase() phrase.Text { return phrase.New("bot %s: %w", g.Bot, g.Why) }

// Unwrap returns the player's error.
func (g *Gone) Unwrap() error { return g.Why }

// Options say what is played.
type Options struct {
	Variant table.Variant
	Seed    uint64 // the number of the first deal
	Deals   int    // how many deals are played, of consecutive numbers
	Auction bool   // whether calls decide who the landlord is, and not the deal
	Workers int    // how many deals are played at the same time, at least one
	Records bool   // whether games keep their records
	// Clock, if not nil, begins to measure the processor time of a decision, and returns what ends that. A player with a method
	// CPU() time.Duration, the processor time of all its decisions so far, is measured by that.
	Clock func() (stop func() time.Duration)
}

// Deal is a deal of which all games have been played.
type Deal struct {
	Seed    uint64    `json:"deal"`
	Games   []Game    `json:"games"`
	Conduct []Conduct `json:"conduct"` // of each bot
}

// Game is how a game between two bots has ended.
type Game struct {
	Bots     [table.Chairs]int `json:"bots"` // the numbers of the bots on the chairs
	Landlord table.Chair       `json:"landlord"`
	Points   [table.Chairs]int `json:"points"`
	Record   *table.Record     `json:"-"` // nil unless Options.Records says so
}

// won reports whether a chair is on the side that has won.
func (g *Game) won(c table.Chair) bool { return g.Points[c] > 0 }

// Run plays every pair of bots on every deal, in every seating, and emits the deals in order. For players without a
// clock the games depend on the deal's number and on the two bots alone: not on the other bots, nor on the workers. It
// ends with the first error of emit or of a bot's New, with Gone, or with the cause of the context's end; the deals emitted before
// are complete.
func Run(ctx context.Context, bots []Bot, o Options, emit func(*Deal) error) error {
	if len(bots) < 2 || o.Deals < 1 {
		return phrase.Errorf("%d bots on %d deals; it takes two bots and a deal", len(bots), o.Deals)
	}
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	hall := &hall{bots: bots, options: o, done: make(chan played), slots: make(chan struct{}, ahead*max(o.Workers, 1))}
	var workers sync.WaitGroup
	for range max(o.Workers, 1) {
		workers.Go(func() {
			if err := hall.work(inner); err != nil {
				stop(err)
			}
		})
	}
	go func() { workers.Wait(); close(hall.done) }()
	if err := hall.deliver(emit); err != nil {
		stop(err)
	}
	for range hall.done { // until all workers have ended
	}
	return context.Cause(inner)
}

// ahead is how many deals for each worker may be played before the first that isn't ready yet.
const ahead = 16

// hall is where the workers play.
type hall struct {
	bots    []Bot
	options Options
	next    atomic.Int64
	slots   chan struct{}
	done    chan played
}

// played is a deal with its place among all.
type played struct {
	at   int
	deal *Deal
}

// work plays deals until there are no more.
func (h *hall) work(ctx context.Context) error {
	w := newWorker(h.bots, &h.options)
	defer w.close()
	for {
		select {
		case h.slots <- struct{}{}:
		case <-ctx.Done():
			return nil
		}
		at := int(h.next.Add(1)) - 1
		if at >= h.options.Deals {
			return nil
		}
		deal, err := w.play(ctx, h.options.Seed+uint64(at))
		if err != nil {
			return err
		}
		select {
		case h.done <- played{at, deal}:
		case <-ctx.Done():
			return nil
		}
	}
}

// deliver emits deals in order until the last, or until no more come.
func (h *hall) deliver(emit func(*Deal) error) error {
	waiting, next := map[int]*Deal{}, 0
	for next < h.options.Deals {
		p, more := <-h.done
		if !more {
			return nil
		}
		for waiting[p.at] = p.deal; waiting[next] != nil; next++ {
			if err := emit(waiting[next]); err != nil {
				return err
			}
			delete(waiting, next)
			<-h.slots
		}
	}
	return nil
}
