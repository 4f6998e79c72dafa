// Every result says whose result it is.

package layout

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// results are the types of answers for which somebody wins or loses.
var results = `search/andor.Result search/andor.Proof search/ledger.Decision search/ledger.Ledger doudizhu/endgame.Result doudizhu/endgame.Move
	doudizhu/hand.Index doudizhu/hand.Estimate doudizhu/table.Result doudizhu/strong.Judgement doudizhu/strong.Ending doudizhu/review.Decision
	doudizhu/review.Report doudizhu/review.Verdict doudizhu/review.Turning doudizhu/explain.Explanation`

// TestResultsSayWhoseTheyAre: the comments of these types have one wording.
func TestResultsSayWhoseTheyAre(t *testing.T) {
	for name := range strings.FieldsSeq(results) {
		folder, name, _ := strings.Cut(name, ".")
		said := false
		for _, f := range parsed(t, token.NewFileSet(), folder, "*.go") {
			for _, d := range f.Decls {
				g, ok := d.(*ast.GenDecl)
				said = said || ok && strings.HasPrefix(g.Doc.Text(), name+" ") && strings.Contains(strings.ReplaceAll(g.Doc.Text(), "\n", " "), "Point of view: the ")
			}
		}
		if !said {
			t.Errorf("the comment of %s.%s lacks a sentence such as: Point of view: the landlord.", folder, name)
		}
	}
}
