// The commands, tried as processes: testdata holds a script for each.

package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode"

	"github.com/rogpeppe/go-internal/testscript"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"doudizhu": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// TestHelpIsAllChinese walks over everything that --help says in Chinese.
func TestHelpIsAllChinese(t *testing.T) {
	var out bytes.Buffer
	for _, name := range append([]string{""}, commandNames()...) {
		out.Reset()
		app := newApp()
		app.Writer = &out
		if err := cmdline.RunIn(app, speech.Chinese(), strings.Fields("doudizhu "+name+" --help")); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(out.String()) {
			words := strings.TrimSpace(line)
			if strings.Contains(words, " ") && !strings.HasPrefix(words, "(") && !strings.ContainsFunc(words, isChinese) {
				t.Errorf("%s --help: %s", name, line)
			}
		}
	}
}

func isChinese(r rune) bool { return unicode.Is(unicode.Han, r) }

func commandNames() (names []string) {
	for _, command := range newApp().VisibleCommands() {
		names = append(names, command.Name)
	}
	return names
}
