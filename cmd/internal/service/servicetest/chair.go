package servicetest

// The knowledge of the person at the table.

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/doudizhu/table/tabletest"
	"kedou/internal/seal"
)

// Chair checks that a door uses only the knowledge of the person on chair 0: at every question of some games it deals the unseen cards again
// without a change of the person's view, and the door must answer the same, except for the seal. The bots' next answers may differ, because they hold other cards.
func Chair(t *testing.T, door Door, games int) {
	for _, game := range table.Variants() {
		for seed := range uint64(games) {
			s, err := session.New(session.Terms{Games: 2, Seed: seed, Game: game, Bots: [2]string{"roles", "robot"}, Practice: true})
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(seed, 5))
			for {
				view, err := s.Next(t.Context(), func() {}, nil)
				if err != nil {
					t.Fatal(err)
				}
				if view == nil {
					break
				}
				other := s.Record()
				other.Deal = tabletest.Redeal(other.Deal, view, random)
				compareChairs(t, door, fmt.Sprintf("%s %d, %d left", game, seed, view.Left[0]), keptAs(t, s, s.Record()), keptAs(t, s, other))
				if err := s.StandIn("hint"); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// keptAs seals a session with another game.
func keptAs(t *testing.T, s *session.Session, r table.Record) string {
	t.Helper()
	text, err := json.Marshal(s)
	var form map[string]any
	if err == nil {
		err = json.Unmarshal(text, &form)
	}
	if r.Deal.Numbered = false; err == nil {
		form["records"] = []table.Record{r}
		text, err = json.Marshal(form)
	}
	if err != nil {
		t.Fatal(err)
	}
	return seal.Text(text)
}

// compareChairs asks the same questions about two games that look alike.
func compareChairs(t *testing.T, door Door, what, one, two string) {
	t.Helper()
	for _, question := range []string{
		`{"op":"t.view","kept":%q}`, `{"op":"t.hints","kept":%q}`, `{"op":"t.chances","kept":%q,"iterations":40}`,
		`{"op":"t.plays","kept":%q,"cards":["3","3"]}`, `{"op":"t.answer","kept":%q,"answer":"9999"}`, `{"op":"t.undo","kept":%q}`,
		`{"op":"t.records","kept":%q}`, `{"op":"t.deal","kept":%q}`, `{"op":"t.auto","kept":%q,"player":"strong:playouts=40"}`,
	} {
		a, b := ask(t, door, fmt.Sprintf(question, one)), ask(t, door, fmt.Sprintf(question, two))
		if strings.Contains(question, "t.auto") {
			a, b = a[:1], b[:1] // the person's own answer
			if !strings.Contains(a[0], `"chair":0`) {
				continue // the others' answers are still secret
			}
		}
		for i := range a {
			if got, want := fmt.Sprint(fixed(t, b[min(i, len(b)-1)])), fmt.Sprint(fixed(t, a[i])); got != want {
				t.Errorf("%s: %.20s with other cards behind the same view:\n%s\nbut\n%s", what, question, got, want)
			}
		}
	}
}
