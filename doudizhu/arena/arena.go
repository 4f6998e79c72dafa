package arena

// The deals of a match, several at a time, emitted in order.

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Bot is a competitor.
type Bot struct {
	Name string
	// New makes a player. A bot on two chairs has two players, and each worker has its own. When a worker ends,
	// it closes players that are io.Closers. Enders get the ends of their games.
	New func() (table.Player, error)
}

// Ender is a player that gets the end of a game: the last view of its chair, and the result.
type Ender interface {
	End(v *table.View, r table.Result)
}

// Gone is the error of a match in which a bot stops answering, as the method Final of its player's error
// reports.
type Gone struct {
	Bot string
	Why error
}

// Error names the bot and the reason.
func (g *Gone) Error() string { return g.Phrase().String() }

// Phrase returns the error's message in parts.
func (g *Gone) Phrase() phrase.Text { return phrase.New("bot %s: %w", g.Bot, g.Why) }

// Unwrap returns the player's error.
func (g *Gone) Unwrap() error { return g.Why }

// Options are the settings of a match.
type Options struct {
	Variant table.Variant
	Seed    uint64 // the number of the first deal
	Deals   int    // the number of deals, with consecutive numbers
	Auction bool   // whether calls, not the deal, decide the landlord
	Workers int    // the number of deals played at the same time, at least one
	Records bool   // whether games keep their records
	// Clock, if not nil, starts to measure the processor time of a decision; the function that it returns stops and gives the
	// time. For a player with a method CPU() time.Duration, the processor time of all its decisions so far, that method counts.
	Clock func() (stop func() time.Duration)
}

// Deal is a deal with all its games.
type Deal struct {
	Seed    uint64    `json:"deal"`
	Games   []Game    `json:"games"`
	Conduct []Conduct `json:"conduct"` // of each bot
}

// Game is the end of a game between two bots.
type Game struct {
	Bots     [table.Chairs]int `json:"bots"` // the numbers of the bots on the chairs
	Landlord table.Chair       `json:"landlord"`
	Points   [table.Chairs]int `json:"points"`
	Record   *table.Record     `json:"-"` // nil without Options.Records
}

// won reports whether a chair is on the side that has won.
func (g *Game) won(c table.Chair) bool { return g.Points[c] > 0 }

// Run plays every pair of bots on every deal, in every seating, and emits the deals in order. For players without a clock the
// games depend only on the deal's number and on the two bots, not on other bots or the workers. It ends with the first error of
// emit or of a bot's New, with Gone, or with the cause of the context's end; the deals emitted before are complete.
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

// ahead is how many deals a worker may play beyond the first unfinished deal.
const ahead = 16

// hall is the common state of the workers.
type hall struct {
	bots    []Bot
	options Options
	next    atomic.Int64
	slots   chan struct{}
	done    chan played
}

// played is a deal with its place in the match.
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

// deliver emits deals in order up to the last.
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
