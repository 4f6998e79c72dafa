// Every phrase is in use: the source has its English words.

package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// foreign are phrases of the standard library and of the library for command lines.
const foreign = "|show help|print the version|permission denied|no such file or directory|no space left on device|unexpected end of JSON input|" +
	"NAME:|USAGE:|VERSION:|DESCRIPTION:|COMMANDS:|OPTIONS:|GLOBAL OPTIONS:|CATEGORY:|"

// composed are phrases whose words the source composes at run time.
const composed = "|the up peasant|the down peasant|a string|a bool|an array|1 column|1 part|1 redeal|space play|%d columns|%d parts|%d redeals|"

// TestPhrasesAreInUse looks for the English words of each phrase, verbs aside, in texts of the source.
func TestPhrasesAreInUse(t *testing.T) {
	source := texts(t)
	for english := range Chinese() {
		if !strings.Contains(foreign+composed, "|"+english+"|") && !stands(source, english) {
			t.Errorf("no source has %q: take the phrase out", english)
		}
	}
}

// stands reports whether the source has all parts of a phrase. The description of a command is found by the names of
// the program and the command, and a plural by its singular.
func stands(source, english string) bool {
	parts := verb.Split(english, -1)
	if names, long := strings.CutPrefix(english, "help "); long {
		parts = strings.Fields(names)
	}
	for _, part := range parts {
		if part = strings.Trim(part, " \n;,:()"); !strings.Contains(source, part) {
			return false
		}
	}
	return true
}

// texts returns all texts of the module's Go files, with composed texts as a whole.
func texts(t *testing.T) string {
	var all strings.Builder
	err := filepath.WalkDir("../../..", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.BasicLit:
				if n.Kind == token.STRING {
					text, _ := strconv.Unquote(n.Value)
					all.WriteString(text + "\x00")
				}
			case *ast.BinaryExpr:
				if text, ok := joined(n); ok {
					all.WriteString(text + "\x00")
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}

// joined returns the text of an expression that joins texts by plus signs.
func joined(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, e.Kind == token.STRING && err == nil
	case *ast.BinaryExpr:
		left, ok := joined(e.X)
		right, also := joined(e.Y)
		return left + right, ok && also && e.Op == token.ADD
	}
	return "", false
}
