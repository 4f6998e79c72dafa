package external

// The program as a player of the table.

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Limits bound a program's decision. Time is by the clock from the question to the answer, a start of the program included; for
// Botzone until the program has ended or reported that it keeps running. Memory counts all processes of the program's group,
// measured every 20 ms while the program thinks, on Linux alone (MemoryHeld); a quick program may hold more for a moment. A line
// of a program has at most 64 KiB. On Unix a kill ends the whole process group; elsewhere a program's children may outlive it. A
// program that leaves its group escapes: this is no sandbox.
type Limits struct {
	Time   time.Duration // at least a millisecond
	Memory int64         // bytes; 0: no limit
}

// patience is the number of failures in a row after which a program doesn't start again.
const patience = 10

// protocol is a language of questions and answers.
type protocol interface {
	// asks reports whether a stage has questions. Without questions the program passes.
	asks(s table.Stage) bool
	// ask returns the line that puts the question of a view. Known says that the program has had a question in this
	// game and still runs.
	ask(v *table.View, known bool, seed uint64) []byte
	// read returns the answer in a line.
	read(v *table.View, line []byte) (answer, error)
	// stays reads the lines after an answer, and reports whether the program waits for another question.
	stays(ctx context.Context, p *process, until time.Time) (bool, error)
	// remembers reports whether a program may remember its answers.
	remembers() bool
	// forget begins a new game.
	forget()
	// over returns the line about the end of a game, if the protocol has one.
	over(v *table.View, r table.Result) ([]byte, bool)
}

// answer is a program's answer to any question.
type answer struct {
	bid   int
	times int
	play  doudizhu.Play
}

// Player is a program at the table. It starts at its first question, and again after a kill. Its errors are Faults.
// After an illegal answer the program gets no message, but the next view shows the table's answer.
type Player struct {
	command  []string
	limits   Limits
	protocol protocol
	process  *process // nil if none runs
	asked    int      // questions of this game answered by the process
	failed   int      // faults in a row
	heard    []byte   // the last line of the process
	last     *Fault
	errors   string        // the last lines of standard error that these processes wrote
	spent    time.Duration // the processor time of processes that have ended
}

// New returns a player of the variant v: a program, the first word of the command, that speaks one of the Protocols.
// It doesn't start the program. It fails for an unknown program, or a protocol unknown or unfit for the variant.
func New(v table.Variant, protocol string, command []string, l Limits) (*Player, error) {
	if len(command) == 0 {
		return nil, phrase.Errorf("an empty command; name a program")
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return nil, phrase.Errorf("%s: can't be run: %w", command[0], err)
	}
	if l.Time < time.Millisecond {
		return nil, phrase.Errorf("a program with %v for a decision; give it a millisecond at least", l.Time)
	}
	p := &Player{command: command, limits: l}
	switch {
	case protocol == "json":
		p.protocol = &jsonLines{limits: l}
	case !slices.Contains(Protocols(), protocol):
		return nil, phrase.Errorf("protocol %q: use %s", protocol, strings.Join(Protocols(), ", "))
	case v.Auction != table.Bids || v.Deck() != doudizhu.Deck:
		return nil, phrase.Errorf("protocol %s can't be spoken in the variant %s; use standard", protocol, v.Name)
	default:
		p.protocol = &botzone{bids: protocol == "botzone2", laid: map[int][]card{}}
	}
	return p, nil
}

// Protocols lists the names of the protocols.
func Protocols() []string { return []string{"json", "botzone1", "botzone2"} }

// Call asks the program for its bid.
func (p *Player) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	a, err := p.decide(ctx, v, random)
	return a.bid, err
}

// Double asks the program whether it doubles.
func (p *Player) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	a, err := p.decide(ctx, v, random)
	return a.times > table.Refused, err
}

// Multiply asks the program for its factor at the doubles.
func (p *Player) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	a, err := p.decide(ctx, v, random)
	return max(a.times, table.Refused), err
}

// Play asks the program for its play.
func (p *Player) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	a, err := p.decide(ctx, v, random)
	return a.play, err
}

// decide puts a question, and kills a program that breaks its limits or the protocol.
func (p *Player) decide(ctx context.Context, v *table.View, random *rand.Rand) (answer, error) {
	if !p.protocol.asks(v.Stage) {
		return answer{}, nil
	}
	if p.failed >= patience {
		return answer{}, &Fault{Absent, phrase.New("it has failed %d times in a row, the last time by a %v", p.failed, p.last.Kind), p.last.Said, p.errors}
	}
	a, err := p.try(ctx, v, random.Uint64())
	asked := p.process
	switch {
	case err == nil:
		p.failed, p.errors = 0, ""
		p.asked++
		return a, nil
	case ctx.Err() != nil || !errors.As(err, &p.last): // the game stopped, perhaps for another program's fault, which must stay unchanged
		p.drop()
		return answer{}, err
	case p.last.Kind != Illegal:
		p.drop()
		p.failed++
	case p.protocol.remembers(): // an answer that the table didn't take
		p.drop()
	}
	if asked != nil {
		p.last.Errors = asked.errors.String() // all lines, if the program gets no more questions
		p.errors = cmp.Or(p.last.Errors, p.errors)
	}
	return answer{}, err
}

// try puts a question once.
func (p *Player) try(ctx context.Context, v *table.View, seed uint64) (a answer, err error) {
	until := time.Now().Add(p.limits.Time)
	if p.process == nil {
		p.asked = 0
		if p.process, err = launch(p.command, p.limits); err != nil {
			return a, &Fault{Kind: Crash, Detail: phrase.Of(err)}
		}
	}
	if err = p.process.quiet(); err != nil {
		return a, err
	}
	if err = p.process.say(p.protocol.ask(v, p.asked > 0, seed), until); err != nil {
		return a, err
	}
	if p.heard, err = p.process.hear(ctx, until); err != nil {
		return a, err
	}
	if a, err = p.protocol.read(v, p.heard); err != nil {
		return a, err
	}
	if stays, err := p.protocol.stays(ctx, p.process, until); err != nil {
		return a, err
	} else if !stays {
		p.drop()
	}
	return a, nil
}

func (p *Player) drop() {
	if p.process != nil {
		p.process.kill()
		p.spent += p.process.time()
		p.process = nil
	}
}

// CPU returns the processor time of the program so far, with its awaited children. While the program runs, the system counts hundredths of a
// second, on Linux only; time between questions counts for the next question.
func (p *Player) CPU() time.Duration {
	if p.process == nil {
		return p.spent
	}
	return p.spent + p.process.time()
}

// End reports the end of the view's game to the program, if it runs and its protocol has a message for that. Call End
// between games: the next question belongs to another game.
func (p *Player) End(v *table.View, r table.Result) {
	if text, ok := p.protocol.over(v, r); ok && p.process != nil {
		if p.process.say(text, time.Now().Add(p.limits.Time)) != nil {
			p.drop()
		}
	}
	p.forget()
}

// forget ends the game, and kills a program that remembers it.
func (p *Player) forget() {
	p.asked = 0
	p.protocol.forget()
	if p.protocol.remembers() {
		p.drop()
	}
}

// Close ends the program. A later question starts the program again.
func (p *Player) Close() error {
	if p.process != nil {
		_ = p.process.end(min(farewell, p.limits.Time))
		p.spent += p.process.time()
		p.process = nil
	}
	return nil
}
