// The reading of lists of bots.

package common

import (
	"reflect"
	"testing"
)

func TestSplitBots(t *testing.T) {
	for text, want := range map[string][]string{
		"strong,roles": {"strong", "roles"},
		"strong:think=3ms:without=prior+inference,least":           {"strong:think=3ms:without=prior+inference", "least"},
		"roles:without=R7,least, ./my bot,robot":                   {"roles:without=R7", "least", "./my bot", "robot"},
		"./bot --depth=3,./other a=b,json:bot x=1":                 {"./bot --depth=3", "./other a=b", "json:bot x=1"},
		"least,old=./bot -v,a b=json:bot":                          {"least", "old=./bot -v", "a b=json:bot"},
		"json:bot 'mc:n=6,k=16,p=20',robot":                        {"json:bot 'mc:n=6,k=16,p=20'", "robot"},
		"fast=strong:think=3ms:without=prior,slow=strong:think=1s": {"fast=strong:think=3ms:without=prior", "slow=strong:think=1s"},
		`json:"a, b" 'c,d',robot`:                                  {`json:"a, b" 'c,d'`, "robot"},
		`'./a bot',@more.txt`:                                      {`'./a bot'`, "@more.txt"},
		"least,,":                                                  {"least"},
		"":                                                         nil,
	} {
		if got, err := split(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is split into %q, want %q (%v)", text, got, want, err)
		}
	}
	for _, open := range []string{`json:'a`, `least,"./my bot,robot`, `./it's,robot`} {
		if _, err := split(open); err == nil {
			t.Errorf("%q has all its quotes", open)
		}
	}
}

func TestLabels(t *testing.T) {
	for item, want := range map[string]Bot{
		"old=./bot -x":                  {"old", "./bot -x"},
		"the old one = json:bot a=b":    {"the old one", "json:bot a=b"},
		"fast=strong:think=3ms":         {"fast", "strong:think=3ms"},
		"./bot --depth=./book":          {"./bot --depth=./book", "./bot --depth=./book"},
		"strong:think=3ms":              {"strong:think=3ms", "strong:think=3ms"},
		"odd=name":                      {"odd=name", "odd=name"},
		`json:bot --to='x=./y'`:         {`json:bot --to='x=./y'`, `json:bot --to='x=./y'`},
		"=./bot":                        {"=./bot", "=./bot"},
		`new='/opt/my bots/one' --fast`: {"new", `'/opt/my bots/one' --fast`},
	} {
		if got := labelled(item); got != want {
			t.Errorf("%q is %+v, want %+v", item, got, want)
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
		`'/opt/my bots/one' --name "a, 'b' c" x'y z'`: {"json", []string{"/opt/my bots/one", "--name", "a, 'b' c", "xy z"}},
		`json:"a b"`: {"json", []string{"a b"}},
	} {
		if protocol, command, err := Program(spec); err != nil || protocol != want.protocol || !reflect.DeepEqual(command, want.command) {
			t.Errorf("%q is %q %q, want %+v (%v)", spec, protocol, command, want, err)
		}
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(`strong:think=3ms,without=prior,old=json:'my bot' "x,y",@file`)
	f.Fuzz(func(t *testing.T, text string) {
		items, err := split(text)
		if err != nil {
			return
		}
		for _, item := range items {
			if b := labelled(item); b.Name == "" || b.Spec == "" {
				t.Errorf("%q has the bot %+v", text, b)
			}
			if _, _, err := Program(item); err != nil {
				t.Errorf("%q: %q has an open quote", text, item)
			}
		}
	})
}
