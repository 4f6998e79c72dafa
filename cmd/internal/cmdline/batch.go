package cmdline

// Batches: many items, some of which may be unreadable, and of which Ctrl-C
// may cut one short.

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math"

	"kedou/internal/phrase"

	"github.com/urfave/cli/v2"
)

// BadItem is the error of one item among many. The items after it can be read,
// so that --skip-bad can leave this one out.
type BadItem struct{ Err error }

// Error names the fault of the item.
func (b BadItem) Error() string { return b.Err.Error() }

// Phrase returns the parts of the error's message.
func (b BadItem) Phrase() phrase.Text { return phrase.Of(b.Err) }

// Unwrap returns the item's fault.
func (b BadItem) Unwrap() error { return b.Err }

// SkipHint adds to the error of an item that --skip-bad leaves the item out.
func SkipHint(err error) error {
	var bad BadItem
	if errors.As(err, &bad) {
		return phrase.Errorf("%w; --skip-bad leaves it out", err)
	}
	return err
}

// BatchFlags returns --skip-bad and --skip, which Batch.Run reads.
func BatchFlags() []cli.Flag {
	return Category("Batches",
		&cli.BoolFlag{Name: "skip-bad", Usage: "report what can't be read, leave it out, and count it", DisableDefaultText: true},
		IntFlag("skip", "leave out the first `N` items: an interrupted run says how many it has answered", 0, 0, math.MaxInt32))
}

// FromArgs returns the items of all the sources that the arguments of call name,
// one source after the other. OpenText opens each source when its turn comes.
func FromArgs[I any](call *Call, literal func(string) bool, read func(Input) iter.Seq2[I, error]) iter.Seq2[I, error] {
	return func(yield func(I, error) bool) {
		for _, arg := range call.Args {
			in, err := call.OpenText(arg, literal)
			if err != nil {
				var none I
				yield(none, err)
				return
			}
			more := true
			for item, err := range read(in) {
				if more = yield(item, err); !more {
					break
				}
			}
			if in.Close(); !more {
				return
			}
		}
	}
}

// Batch puts one question to many items, and answers in their order.
type Batch[I, O any] struct {
	Items iter.Seq2[I, error]        // an error that isn't a BadItem ends them
	Name  func(I) string             // names an item in a note: "deal 17"
	Work  func(context.Context, I) O // the answer to an item; several calls run at a time
	Emit  func(O) error              // prints an answer and counts it
	Whole string                     // a file that Emit also writes, which exists only after all items are answered; empty: none
}

// Run works through the batch, as many items at a time as workers says. It
// returns how many items --skip-bad left out, and the first error: that of an
// item, of Emit, or the cause of the context's end.
//
// The end of the context cuts running items off. Such an item is not emitted,
// nor is any item after it; a note on standard error names it and gives
// the command that continues from it. The answers of both runs together are those
// of one run without interruption. A batch with a Whole file begins again.
func (b Batch[I, O]) Run(call *Call, workers int) (bad int, err error) {
	skip, skipBad := call.c.Int("skip"), call.c.Bool("skip-bad")
	next, cut := skip, ""
	err = Ordered(call.Context, workers, b.numbered(skip),
		func(ctx context.Context, t turn[I, O]) turn[I, O] {
			if t.err == nil {
				t.answer = b.Work(ctx, t.item)
				t.cut = ctx.Err() != nil
			}
			return t
		},
		func(t turn[I, O]) error {
			if t.cut {
				cut = b.Name(t.item)
				return context.Cause(call.Context)
			}
			next = t.at + 1
			switch {
			case t.err == nil:
				return b.Emit(t.answer)
			case !skipBad:
				return SkipHint(t.err)
			}
			bad++
			fmt.Fprintln(call.Notes, Printable(call.Speech.Sprintf("left out: %v", t.err)))
			return nil
		})
	if err == nil && next == skip && skip > 0 {
		err = phrase.Errorf("nothing is left behind --skip %d", skip)
	}
	if call.Err() != nil {
		err = context.Cause(call.Context)
		noteCut(call, b.Whole, cut, next)
	}
	return bad, err
}

// turn is an item on its way through a batch.
type turn[I, O any] struct {
	at     int // its place among all items
	item   I
	err    error // the item is a BadItem
	answer O
	cut    bool // the context ended before the answer was complete
}

// numbered numbers the items, without the first few.
func (b Batch[I, O]) numbered(skip int) iter.Seq2[turn[I, O], error] {
	return func(yield func(turn[I, O], error) bool) {
		at := 0
		for item, err := range b.Items {
			var bad BadItem
			t := turn[I, O]{at: at, item: item}
			if errors.As(err, &bad) {
				t.err, err = bad, nil
			}
			if at++; err == nil && t.at < skip {
				continue
			}
			if !yield(t, err) {
				return
			}
		}
	}
}

// noteCut names the place of an interruption and the command to continue, or says that the run begins again for the sake of a file.
func noteCut(call *Call, whole, cut string, next int) {
	if whole != "" {
		call.NoteCut("interrupted; %s, which is whole or absent, is not written; to begin again: %s", whole, call.Repeat(nil, call.Args...))
		return
	}
	again := call.Repeat([]string{"skip"}, append(call.Args, "--skip", fmt.Sprint(next))...)
	if cut == "" {
		call.NoteCut("interrupted between two items; continue with: %s", again)
	} else {
		call.NoteCut("interrupted in %s, which is not counted; continue with: %s", Printable(cut), again)
	}
}

// NoteCut writes a phrase about a run that was interrupted on standard error,
// unless it ended because the reader of the answers went away.
func (call *Call) NoteCut(format string, args ...any) {
	if !errors.Is(context.Cause(call.Context), status(BrokenPipe)) {
		fmt.Fprintln(call.Notes, call.Speech.Sprintf(format, args...))
	}
}
