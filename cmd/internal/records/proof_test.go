package records

import (
	"strings"
	"testing"
)

func TestHead(t *testing.T) {
	h, is := ProofHeadOf([]byte(`{"schema":1,"proof":"doudizhu","version":1,"id":"7","verdict":"landlord","more":[1]}`))
	if want := (ProofHead{1, "doudizhu", 1, "7", "landlord"}); !is || h != want {
		t.Errorf("%+v, %v", h, is)
	}
	if err := h.Of("doudizhu", 1); err != nil {
		t.Error(err)
	}
	if err := h.Of("klondike", 1); err == nil || err.Error() != "a proof about doudizhu; check it by doudizhu verify" {
		t.Error(err)
	}
	if err := h.Of("doudizhu", 2); err == nil || !strings.Contains(err.Error(), "version 1") {
		t.Error(err)
	}
	for _, line := range []string{"", "and-or proof 1", `{"schema":1,"id":"7","verdict":"solved","proof_positions":7}`, `{"schema":1,"proof":7}`, `{"schema":1,"proof":"klondike"`} {
		if h, is := ProofHeadOf([]byte(line)); is {
			t.Errorf("%q has the head %+v", line, h)
		}
	}
}
