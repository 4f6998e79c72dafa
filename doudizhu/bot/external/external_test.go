package external

// Programs that play, and programs that break every rule.

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
)

var standard, _ = table.ByName("standard")

// patient is enough time for any program that answers at all, on any machine.
var patient = Limits{Time: time.Minute}

// program returns a mock as a player.
func program(t testing.TB, protocol, manners string, l Limits) *Player {
	t.Helper()
	p, err := New(standard, protocol, mock(manners), l)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// lead is a view of a landlord who begins.
func lead() *table.View {
	d := table.NewDeal(standard, 1)
	return table.NewGiven(standard, d, d.First).View(d.First)
}

// TestFaults: each fault of a program has its kind, and leaves no process and no goroutine behind.
func TestFaults(t *testing.T) {
	brief := Limits{Time: 30 * time.Millisecond}
	for manners, want := range map[string]struct {
		kind   Kind
		limits Limits
		words  string // in the error
	}{
		"crash":   {Crash, patient, "exit status 3); its standard error ends with \"out of ideas\""},
		"exit":    {Crash, patient, "exit status 0"},
		"silence": {Stall, brief, "no answer within 30ms"},
		"deaf":    {Stall, brief, ""},
		"family":  {Stall, Limits{Time: 200 * time.Millisecond}, ""},
		"flood":   {Garbage, patient, ""},
		"garbage": {Garbage, patient, `it said "\x00�{]"`},
		"mute":    {Garbage, patient, "without the id"},
		"long":    {Oversize, patient, "65536 bytes"},
		"cheat":   {Illegal, patient, "3333"},
		"talker":  {Garbage, patient, `not an answer in JSON; it said "what?"; its standard error ends with "I am lost"`},
		"hungry":  {Memory, Limits{Time: time.Minute, Memory: 200 << 20}, "200 MiB are the limit"},
	} {
		if want.kind == Memory && !MemoryHeld {
			continue
		}
		t.Run(manners, func(t *testing.T) {
			before := runtime.NumGoroutine()
			p := program(t, "json", manners, want.limits)
			var fault *Fault
			for asked := 0; asked < 3 && (fault == nil || fault.Kind != want.kind); asked++ { // the first line of a flood is right
				_, err := p.Play(t.Context(), lead(), rand.New(rand.NewPCG(1, 1)))
				_ = errors.As(err, &fault)
			}
			group := 0
			if p.process != nil {
				group = p.process.cmd.Process.Pid
			}
			if fault == nil || fault.Kind != want.kind || !strings.Contains(fault.Error(), want.words) {
				t.Errorf("the fault is %v, want %v: %s", fault, want.kind, want.words)
			}
			if want.kind != Illegal && p.process != nil {
				t.Error("the program still runs")
			}
			_ = p.Close()
			eventually(t, "no goroutine is left", func() bool { return runtime.NumGoroutine() <= before })
			if group != 0 {
				eventually(t, "no process is left", func() bool { return groupMemory(group) == 0 })
			}
		})
	}
}

// eventually waits until something holds.
func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !holds(); runtime.Gosched() {
		if time.Now().After(end) {
			t.Fatalf("it should hold in the end that %s", what)
		}
	}
}

// TestGroup: a program's children end with it, though it holds the program's output.
func TestGroup(t *testing.T) {
	if !MemoryHeld {
		t.Skip("processes of a group can't be seen here")
	}
	p, err := launch(mock("family"), patient)
	if err != nil {
		t.Fatal(err)
	}
	group := p.cmd.Process.Pid
	one := groupMemory(group)
	eventually(t, "the child runs", func() bool { return groupMemory(group) > one+one/2 })
	p.kill()
	eventually(t, "no process is left", func() bool { return groupMemory(group) == 0 })
}

// TestArenaGoesOn: a program with occasional faults plays a whole match, in which the table answers in its place; a program that stops
// answering ends the match.
func TestArenaGoesOn(t *testing.T) {
	deals := 2
	if testing.Short() {
		deals = 1
	}
	for manners := range mocks {
		if strings.HasPrefix(manners, "botzone") {
			continue
		}
		limits, faultless := Limits{Time: 20 * time.Millisecond}, manners == "good" || manners == "sulky" || manners == "nosy" || manners == "busy"
		stays := faultless || manners == "once" || manners == "cheat"
		if stays {
			limits = patient
		}
		bots := []arena.Bot{
			{Name: "least", New: func() (table.Player, error) { return bot.New("least", standard) }},
			{Name: manners, New: func() (table.Player, error) { return New(standard, "json", mock(manners), limits) }},
		}
		tally := arena.NewTally(2)
		err := arena.Run(t.Context(), bots, arena.Options{Variant: standard, Seed: 3, Deals: deals, Workers: 2}, tally.Add)
		var gone *arena.Gone
		if !stays {
			if !errors.As(err, &gone) || gone.Bot != manners || !strings.HasPrefix(gone.Why.Error(), "absent: it has failed 10 times in a row") {
				t.Errorf("%s: the match ends with %v", manners, err)
			}
			continue
		}
		if err != nil || tally.Deals() != deals {
			t.Errorf("%s: %d deals and %v", manners, tally.Deals(), err)
		}
		for _, s := range tally.Standings() {
			wrong, first := s.Conduct.Answered(), s.Conduct.Fault
			if s.Bot == 1 && ((wrong == 0) != faultless || (first == "") != faultless) {
				t.Errorf("%s: the table answered %d times: %v, first because of %q", manners, wrong, s.Conduct.Faults, first)
			}
		}
	}
}

// TestSameAsLeast: a program that plays by the rule of the bot least plays as least does.
func TestSameAsLeast(t *testing.T) {
	bots := []arena.Bot{
		{Name: "least", New: func() (table.Player, error) { return bot.New("least", standard) }},
		{Name: "good", New: func() (table.Player, error) { return New(standard, "json", mock("good"), patient) }},
	}
	tally := arena.NewTally(2)
	if err := arena.Run(t.Context(), bots, arena.Options{Variant: standard, Seed: 1, Deals: 10, Workers: 2}, tally.Add); err != nil {
		t.Fatal(err)
	}
	if s := tally.Score(0); s.Mean != .5 || s.Error != 0 {
		t.Errorf("least scores %v against a program that plays like it", s)
	}
}

// TestAbsent: a program that always fails doesn't start for ever, and each answer says so.
func TestAbsent(t *testing.T) {
	p := program(t, "json", "exit", patient)
	var fault *Fault
	for range patience + 1 {
		_, err := p.Play(t.Context(), lead(), rand.New(rand.NewPCG(1, 1)))
		if !errors.As(err, &fault) {
			t.Fatal(err)
		}
	}
	if fault.Kind != Absent || !fault.Final() || !strings.Contains(fault.Error(), "failed 10 times in a row, the last time by a crash") {
		t.Errorf("after %d crashes: %v", patience, fault)
	}
}

// TestStandardError: a fault has all last lines of a program that ends, also when it doesn't start again.
func TestStandardError(t *testing.T) {
	p := program(t, "json", "crash", patient)
	for asked := range patience + 1 {
		_, err := p.Play(t.Context(), lead(), rand.New(rand.NewPCG(1, 1)))
		var fault *Fault
		if !errors.As(err, &fault) || fault.Errors != "no idea\nout of ideas" {
			t.Errorf("question %d: %+v", asked+1, fault)
		}
	}
}

// TestStopped: the end of a context ends a question, and is no fault of the program.
func TestStopped(t *testing.T) {
	p := program(t, "json", "silence", patient)
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	_, err := p.Play(ctx, lead(), rand.New(rand.NewPCG(1, 1)))
	var fault *Fault
	if err == nil || errors.As(err, &fault) || p.process != nil {
		t.Errorf("a stopped question ends with %v", err)
	}
}

// TestStoppedByAnother: a question that ends with another program's fault leaves that fault as it is.
func TestStoppedByAnother(t *testing.T) {
	p := program(t, "json", "silence", patient)
	theirs := &Fault{Kind: Absent, Errors: "no idea"}
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(fmt.Errorf("bot dead: %w", theirs))
	_, err := p.Play(ctx, lead(), rand.New(rand.NewPCG(1, 1)))
	if !errors.Is(err, theirs) || theirs.Errors != "no idea" || p.failed > 0 || p.process != nil {
		t.Errorf("a question that another program's fault ends: %v, with %q, %d failures", err, theirs.Errors, p.failed)
	}
}

// TestNew: an error names an unplayable program before it starts.
func TestNew(t *testing.T) {
	yuncheng, _ := table.ByName("yuncheng")
	for _, c := range []struct {
		variant  table.Variant
		protocol string
		command  []string
		limits   Limits
		want     string
	}{
		{standard, "json", nil, patient, "an empty command; name a program"},
		{standard, "json", []string{"./nowhere"}, patient, "./nowhere: can't be run"},
		{standard, "xml", mock("good"), patient, `protocol "xml": use json, botzone1, botzone2`},
		{yuncheng, "botzone1", mock("good"), patient, "protocol botzone1 can't be spoken in the variant yuncheng; use standard"},
		{standard, "json", mock("good"), Limits{}, "give it a millisecond at least"},
	} {
		if _, err := New(c.variant, c.protocol, c.command, c.limits); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %v: %v, want %s", c.protocol, c.command, err, c.want)
		}
	}
}

// TestAnswers reads single answers, to a landlord's lead from 33 44 55 and to a follower's.
func TestAnswers(t *testing.T) {
	v := lead()
	v.Hand, _ = doudizhu.ParseHand("33445566678")
	j := &jsonLines{asked: 7}
	for text, want := range map[string]string{
		`{"id":7,"play":"3"}`:                "3",
		`{"id":7,"play":"543"}`:              "illegal",
		`{"id":7,"play":"66643"}`:            "illegal",
		`{"id":7,"play":"36366"}`:            "66633",
		`{"id":7,"play":"666+33"}`:           "66633",
		`{"id":7,"play":"-"}`:                "illegal",
		`{"id":7,"play":"2"}`:                "illegal",
		`{"id":7,"play":"","more":1}`:        "illegal",
		`{"id":8,"play":"3"}`:                "garbage",
		`{"play":"3"}`:                       "garbage",
		`{"id":7,"call":3}`:                  "garbage",
		`{"id":7,"play":3}`:                  "garbage",
		`{"id":7,"play":"3"} {"id":7}`:       "garbage",
		`{"id":7,"play":"3"}}`:               "garbage",
		`[7,"3"]`:                            "garbage",
		`{"id":7,"play":"3","why":"lowest"}`: "3",
	} {
		a, err := j.read(v, []byte(text))
		got, fault := a.play.String(), (*Fault)(nil)
		if errors.As(err, &fault) {
			got = fault.Kind.String()
		}
		if got != want {
			t.Errorf("%s is read as %s (%v), want %s", text, got, err, want)
		}
	}
}

// TestConform: a program keeps the table's contract like any player, and no unseen card enters a question.
func TestConform(t *testing.T) {
	tabletest.Conform(t, 5, func(v table.Variant) table.Player {
		p, err := New(v, "json", mock("nosy"), patient)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = p.Close() })
		return p
	})
}

// TestQuestion checks the question of the package comment.
func TestQuestion(t *testing.T) {
	g := game(t, 1)
	const want = `{"schema":1,"id":3,"ask":"play","variant":"standard","chair":1,"hand":"33344556677889KK2BR","left":[17,19,16],` +
		`"bottom":"32R","landlord":1,"bid":2,"calls":[{"chair":0,"bid":0},{"chair":1,"bid":2},{"chair":2,"bid":0}],` +
		`"doubled":[1,1,1],"moves":[{"chair":1,"play":"3"},{"chair":2,"play":"4"},{"chair":0,"play":"-"}],` +
		`"last":"4","owner":2,"legal":["5","6","7","8","9","K","2","B","R","BR","-"],"seed":7391,"milliseconds":60000}`
	j := &jsonLines{limits: patient, asked: 2}
	if got := string(j.ask(g.View(1), false, 7391)); got != want {
		t.Errorf("the question is\n%s, want\n%s", got, want)
	}
	a, err := j.read(g.View(1), []byte(`{"id":3,"play":"5"}`))
	if err != nil || a.play.String() != "5" {
		t.Errorf("the answer is %v, %v", a.play, err)
	}
}

// TestSuperDoubling: a program answers with a factor, where legal, or only whether it doubles.
func TestSuperDoubling(t *testing.T) {
	for name, super := range map[string]bool{"standard": false, "rob": true} {
		v, err := table.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		g := table.New(v, table.NewDeal(v, 1))
		for bid := g.View(g.Asked()).Bids; g.Stage() == table.Calling; bid = bid[:1] {
			if err := g.Call(g.Asked(), bid[len(bid)-1]); err != nil {
				t.Fatal(err)
			}
		}
		view := g.View(g.Asked())
		for answer, want := range map[string]int{
			`{"id":1,"double":true}`: table.Double, `{"id":1,"double":false}`: table.Refused, `{"id":1,"times":2}`: table.Double, `{"id":1,"times":3}`: 0, `{"id":1}`: 0,
			`{"id":1,"times":4}`: map[bool]int{true: table.Super}[super],
		} {
			j := &jsonLines{limits: patient}
			j.ask(view, false, 1)
			if a, err := j.read(view, []byte(answer)); a.times != want || (err != nil) != (want == 0) {
				t.Errorf("%s: %s is %d, error %v", name, answer, a.times, err)
			}
		}
	}
}

// TestProcessorTime: a program's time counts while it runs and after its end.
func TestProcessorTime(t *testing.T) {
	if !MemoryHeld {
		t.Skip("the time of a running program isn't known here")
	}
	p := program(t, "json", "busy", patient)
	for asked := 0; p.CPU() == 0; asked++ {
		if asked == 1000 {
			t.Fatal("a thousand busy answers take no time")
		}
		if _, err := p.Play(t.Context(), lead(), rand.New(rand.NewPCG(1, 1))); err != nil {
			t.Fatal(err)
		}
	}
	running := p.CPU()
	if err := p.Close(); err != nil || p.CPU() < running-10*time.Millisecond {
		t.Errorf("%v while it ran, and %v when it has ended (%v)", running, p.CPU(), err)
	}
}
