// The page's phrases: those of the rooms that it links.

package words

import (
	"go/ast"
	"strings"
	"testing"
)

// TestPageHasThePhrases expects the page to get each phrase that its rooms say, so that none stands below a heading with ##.
func TestPageHasThePhrases(t *testing.T) {
	all, page := Chinese(), Page()
	for name, f := range sources(t) {
		if strings.HasPrefix(name, "cmd/") && !strings.HasPrefix(name, "cmd/internal/service") || strings.HasPrefix(name, "klondike/session/") {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				if text, ok := joined(e); ok && all[text] != "" && page[text] == "" {
					t.Errorf("%s: the page says %q: move the phrase in zh.txt", name, text)
				}
			}
			return true
		})
	}
}
