// The commands, tried as processes: testdata holds a script for each.

package main

import (
	"bytes"
	"strings"
	"testing"
	"unicode"

	"github.com/rogpeppe/go-internal/testscript"

	"kedou/cmd/internal/cmdline"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"doudizhu": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// TestHelpIsAllChinese checks all texts of --help in Chinese.
func TestHelpIsAllChinese(t *testing.T) {
	var out bytes.Buffer
	version := newApp().Version
	for _, name := range append([]string{""}, commandNames()...) {
		out.Reset()
		app := newApp()
		app.Writer = &out
		if err := cmdline.RunIn(app, cmdline.Chinese(), strings.Fields("doudizhu "+name+" --help")); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(out.String()) {
			words := strings.TrimSpace(line)
			if strings.Contains(words, " ") && !strings.HasPrefix(words, "(") && words != version && !strings.ContainsFunc(words, isChinese) {
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
