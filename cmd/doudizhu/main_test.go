// The commands, tried as processes: testdata holds a script for each.

package main

import (
	"bytes"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/urfave/cli/v2"

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

// TestProvenance: the commands of PROVENANCE.md have the flags that the page names.
func TestProvenance(t *testing.T) {
	page, err := os.ReadFile("../../PROVENANCE.md")
	if err != nil {
		t.Fatal(err)
	}
	given := regexp.MustCompile(`--([a-z-]+)`)
	for _, m := range regexp.MustCompile("`doudizhu ([a-z][a-z-]+)([^`]*)`").FindAllStringSubmatch(string(page), -1) {
		command := newApp().Command(m[1])
		if command == nil {
			t.Errorf("%s: there is no such command", m[0])
			continue
		}
		for _, flag := range given.FindAllStringSubmatch(m[2], -1) {
			if !slices.ContainsFunc(command.Flags, func(f cli.Flag) bool { return slices.Contains(f.Names(), flag[1]) }) {
				t.Errorf("%s: the command has no flag --%s", m[0], flag[1])
			}
		}
	}
}
