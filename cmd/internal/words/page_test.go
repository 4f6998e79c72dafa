// The page's phrases: the phrases of the rooms that it links, as a module of the page.

package words

import (
	"encoding/json"
	"go/ast"
	"os"
	"strings"
	"testing"

	"kedou/doudizhu"
)

// pagePhrases is the module, which KEDOU_UPDATE=1 writes.
const pagePhrases = "../../web/page/js/words/phrases.zh.js"

// TestPageHasThePhrases expects the page's module to have the phrases of zh.txt for the solvers' sentences.
func TestPageHasThePhrases(t *testing.T) {
	said := map[string]bool{}
	for name, f := range sources(t) {
		if !strings.HasPrefix(name, "cmd/") || strings.HasPrefix(name, "cmd/internal/service") {
			ast.Inspect(f, func(n ast.Node) bool {
				if e, ok := n.(ast.Expr); ok {
					if text, ok := joined(e); ok {
						said[text] = true
					}
				}
				return true
			})
		}
	}
	phrases := map[string]string{}
	for english, other := range Chinese() {
		if said[english] || strings.Contains(composed, "|"+english+"|") {
			phrases[english] = other
		}
	}
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		phrases[k.String()] = k.Chinese()
	}
	var list strings.Builder
	lines := json.NewEncoder(&list)
	lines.SetEscapeHTML(false)
	lines.SetIndent("", "  ")
	if err := lines.Encode(phrases); err != nil {
		t.Fatal(err)
	}
	want := "// Chinese: what the solvers say. Written from cmd/internal/words/zh.txt by KEDOU_UPDATE=1 go test ./cmd/internal/words.\n\n" +
		"/** @type {Record<string, string>} */\nexport const phrases = " + strings.TrimSpace(list.String()) + ";\n"
	if os.Getenv("KEDOU_UPDATE") == "1" {
		if err := os.WriteFile(pagePhrases, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(pagePhrases); err != nil || string(got) != want {
		t.Errorf("%s isn't what zh.txt says: KEDOU_UPDATE=1 writes the module (error %v)", pagePhrases, err)
	}
}
