package service_test

// Raised cards: what swipes and taps leave, and why cards can't be laid.

import (
	"encoding/json"
	"strings"
	"testing"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
)

// TestRaising swipes and taps in one hand, as a leader and against plays.
func TestRaising(t *testing.T) {
	for _, c := range []struct{ last, up, swiped, tapped, cards, why string }{
		{swiped: "T9988765543", cards: "3456789T"},
		{swiped: "T99", cards: "99"},
		{swiped: "9988", cards: "88"},
		{swiped: "34", up: "555", cards: "3555"},      // a kicker
		{swiped: "99", up: "34567", cards: "99"},      // another play
		{swiped: "89", up: "34567", cards: "3456789"}, // the chain goes on
		{swiped: "KKKK", cards: "KKKK"},               // a bomb as a whole
		{last: "44", swiped: "KKKK", cards: "KKKK"},   // also where a pair would do
		{last: "44", swiped: "KKKT", cards: "KK"},     // the lowest answer
		{last: "44", swiped: "T9988765543", cards: "55"},
		{last: "45678", swiped: "T9988765543", cards: "56789"},
		{last: "AA", swiped: "T9988765543"},          // nothing beats the aces
		{last: "AA", swiped: "KKKKT", cards: "KKKK"}, // but the bomb
		{last: "4447", up: "555", swiped: "34", cards: "3555"},
		{last: "44", tapped: "9", cards: "99"},
		{last: "45678", tapped: "T", cards: "6789T"},
		{last: "44", tapped: "3", cards: "3", why: "other kind"},
		{last: "44", up: "9", tapped: "8", cards: "89", why: "no play"},
		{last: "3", tapped: "K", cards: "K"},
		{tapped: "9", cards: "9"},
		{up: "34", cards: "34", why: "no play"},
		{last: "AA", up: "99", cards: "99", why: "too low"},
		{last: "AA", up: "9", cards: "9", why: "other kind"},
		{last: "456789", up: "56789", cards: "56789", why: "other length"},
		{last: "BR", up: "KKKK", cards: "KKKK", why: "too low"},
		{up: "2", cards: "2"}, // a card that the player doesn't hold is no play
	} {
		request, _ := json.Marshal(map[string]any{"op": "d.plays", "landlord": "KKKKT99887655543", "peasant": "AA22", "last": c.last,
			"cards": listed(c.up), "touched": listed(c.swiped + c.tapped)})
		var a struct {
			Cards []string
			Plays []any
			Why   string
		}
		err := servicetest.Ask(t.Context(), service.New(service.Native, service.All()).Serve, string(request), func(event string) { json.Unmarshal([]byte(event), &a) })
		legal := c.why == "" && c.cards != "" && c.up != "2"
		if got := strings.Join(a.Cards, ""); err != nil || got != c.cards || a.Why != c.why || legal != (len(a.Plays) > 0) {
			t.Errorf("%+v: %s, %d plays, %q, %v", c, got, len(a.Plays), a.Why, err)
		}
	}
}

// listed are cards one by one.
func listed(cards string) []string { return strings.Split(cards, "")[:len(cards)] }
