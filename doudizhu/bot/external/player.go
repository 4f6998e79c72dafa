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
	"kedou/search/phrase"
)

// Limits bound a program's decision. The time runs by the clock from the question to the answer, a start of the program
// included; for Botzone until the program has ended or keeps running. Memory is that of all processes of the program's group,
// measured every 20 ms while the program thinks, on Linux alone (MemoryHeld); a quick program may hold more for a moment. A line
// of a program has at most 64 KiB. On Unix the whole process group is killed; elsewhere a program's children may outlive it.
// A program that leaves its group escapes: this is no sandbox.
type Limits struct {
	Time   time.Duration // at least a millisecond
	Memory int64         // bytes; 0: no limit
}

// patience is the number of failures in a row after which a program isn't started again.
const patience = 10

// protocol is a language of questions and answers.
type protocol interface {
	// asks reports whether there are questions of a stage. Where there are none, the program passes.
	asks(s table.Stage) bool
	// ask returns the line that puts the question of a view. The program has been asked in this game before, and has
	// run since, if known says so.
	ask(v *table.View, known bool, seed uint64) []byte
	// read returns what a line answers.
	read(v *table.View, line []byte) (answer, error)
	// stays listens to what follows an answer, and reports whether the program waits for another question.
	stays(ctx context.Context, p *process, until time.Time) (bool, error)
	// remembers reports whether a program may keep in mind what it has answered.
	remembers() bool
	// forget begins a new game.
	forget()
	// over returns the line that says how a game has ended, and whether there is one.
	over(v *table.View, r table.Result) ([]byte, bool)
}

// answer is what a program says to any question.
type answer struct {
	bid   int
	times int
	play  doudizhu.Play
}

// Player is a program at the table. It is started when it is first asked, and again after it was killed. Its errors are
// Faults; where the program answers against the rules, it gets no message, but sees in the next view what the table
// did in its place.
type Player struct {
	command  []string
	limits   Limits
	protocol protocol
	process  *process // nil if none runs
	asked    int      // questions of this game that the process has answered
	failed   int      // faults in a row
	heard    []byte   // what the process said last
	last     *Fault
	errors   string        // the end of the standard error of the last process in that row that has written something there
	spent    time.Duration // the processor time of processes that have ended
}

// New returns a player of the variant v: a program, the first word of the command, that speaks one of the Protocols.
// Nothing is started yet. The error says that there is no such program, or no such protocol for the variant.
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

// Protocols lists the languages in which programs are asked.
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

// Multiply asks the program by what it multiplies.
func (p *Player) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	a, err := p.decide(ctx, v, random)
	return max(a.times, table.Refused), err
}

// Play asks the program for its play.
func (p *Player) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	a, err := p.decide(ctx, v, random)
	return a.play, err
}

// decide asks, and kills a program that breaks its limits or the protocol.
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
	case ctx.Err() != nil || !errors.As(err, &p.last): // the game was stopped, perhaps for another program's fault, which stays as it is
		p.drop()
		return answer{}, err
	case p.last.Kind != Illegal:
		p.drop()
		p.failed++
	case p.protocol.remembers(): // what the table hasn't done
		p.drop()
	}
	if asked != nil {
		p.last.Errors = asked.errors.String() // all of it, if the program is dropped
		p.errors = cmp.Or(p.last.Errors, p.errors)
	}
	return answer{}, err
}

// try asks once.
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

// drop kills the program.
func (p *Player) drop() {
	if p.process != nil {
		p.process.kill()
		p.spent += p.process.time()
		p.process = nil
	}
}

// CPU returns the processor time of all that the program has run so far, its own and that of the children it has waited for. While it runs the
// system counts in hundredths of a second, and on Linux alone; what counts between questions counts for the next one.
func (p *Player) CPU() time.Duration {
	if p.process == nil {
		return p.spent
	}
	return p.spent + p.process.time()
}

// End tells the program, if it runs and its protocol has words for this, how the game has ended that the view shows. It
// must be called between games: what is asked next is of another game.
func (p *Player) End(v *table.View, r table.Result) {
	if text, told := p.protocol.over(v, r); told && p.process != nil {
		if p.process.say(text, time.Now().Add(p.limits.Time)) != nil {
			p.drop()
		}
	}
	p.forget()
}

// forget gives up the game, and a program that remembers it.
func (p *Player) forget() {
	p.asked = 0
	p.protocol.forget()
	if p.protocol.remembers() {
		p.drop()
	}
}

// Close ends the program. The player may be asked again, which starts another.
func (p *Player) Close() error {
	if p.process != nil {
		_ = p.process.end(min(farewell, p.limits.Time))
		p.spent += p.process.time()
		p.process = nil
	}
	return nil
}
