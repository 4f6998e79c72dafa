// How lists of bots are read.

package bots

import (
	"reflect"
	"testing"
)

func TestSplitBots(t *testing.T) {
	for text, want := range map[string][]string{
		"strong,roles": {"strong", "roles"},
		"strong:think=3ms,without=prior+inference": {"strong:think=3ms,without=prior+inference"},
		"roles:without=R7,least, ./my bot,robot":   {"roles:without=R7", "least", "./my bot", "robot"},
		"./bot --depth=3,./other a=b,json:bot x=1": {"./bot --depth=3", "./other a=b", "json:bot x=1"},
		"least,,": {"least"},
		"":        nil,
	} {
		if got := Split(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%q is split into %q, want %q", text, got, want)
		}
	}
}

func TestPrograms(t *testing.T) {
	for spec, want := range map[string]struct {
		protocol string
		command  []string
	}{
		"robot":                   {},
		"strong:think=3ms":        {},
		"./mybot -v":              {"json", []string{"./mybot", "-v"}},
		"json:mybot":              {"json", []string{"mybot"}},
		"botzone2:python3 bot.py": {"botzone2", []string{"python3", "bot.py"}},
	} {
		if protocol, command := Program(spec); protocol != want.protocol || !reflect.DeepEqual(command, want.command) {
			t.Errorf("%q is %q %q, want %+v", spec, protocol, command, want)
		}
	}
}
