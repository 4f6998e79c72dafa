// The core's language: its code knows no cards.

package layout

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// domain matches the names of the domains' things within a name of the core, such as topCard.
var domain = regexp.MustCompile(`(?i)klondike|doudizhu|solitaire|poker|landlord|peasant|bidd|card(s?|[A-Z].*)$|deck|joker|tableau|foundation|talon|redeal|rocket|bomb`)

// TestCoreKnowsNoCards looks at every name in the core.
func TestCoreKnowsNoCards(t *testing.T) {
	goFiles(t, "search", func(name string) {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && !strings.HasSuffix(name, "_test.go") && domain.MatchString(id.Name) {
				t.Errorf("%s: %s is no word of the core", name, id.Name)
			}
			return true
		})
	})
}
