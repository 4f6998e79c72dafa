// The commands, tried as processes: testdata holds a script for each.

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain runs the tests, or the command for them. The tests read English wherever they run.
func TestMain(m *testing.M) {
	if strings.Contains(filepath.Base(os.Args[0]), ".test") {
		os.Setenv("LC_ALL", "C")
	}
	testscript.Main(m, map[string]func(){"doudizhu": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}
