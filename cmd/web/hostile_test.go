package main

// Requests made to mislead: paths that try to leave the page's folder, and JSON that
// is invalid, too deep, or too long.

import (
	"encoding/json"
	"strings"
	"testing"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/words"
)

// traversals are ways to write a path to files outside of the page.
func traversals() (list []string) {
	ups := []string{"..", "%2e%2e", ".%2e", "%2e.", "%252e%252e", "..%00", "...", "..;", "%c0%ae%c0%ae", "%uff0e%uff0e"}
	slashes := []string{"/", "//", "%2f", `\`, "%5c", "/./"}
	for _, up := range ups {
		for _, slash := range slashes {
			list = append(list, "/"+strings.Repeat(up+slash, 6)+"etc/passwd")
		}
	}
	return append(list, "/js/../index.html", "/./index.html", "//index.html", "/js//main.js", "/js", "/js/", "/css/../serve.go",
		"/page/index.html", "/INDEX.HTML", "/index.html/", "/index.html%00.js", "/C:/Windows/win.ini", "/file:///etc/passwd",
		"/js/main.js::$DATA", "/.git/config", "/tsconfig.json", "//etc/passwd", "/%2fetc%2fpasswd", "/~root", "/index.html%20")
}

func TestTraversal(t *testing.T) {
	_, url := begin(t, echo)
	for _, path := range traversals() {
		r := send(t, url, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\n\r\n")
		if r.StatusCode != 404 && r.StatusCode != 400 {
			t.Errorf("%s: %s", path, r.Status)
		}
	}
}

// Every bad request gets one event as its answer, which names the fault.
func TestHostileJSON(t *testing.T) {
	_, url := begin(t, service.New(service.Native, service.All()))
	long := strings.Repeat("x", service.MaxRequest-100)
	for _, request := range []string{
		"", "null", "[]", "1", `"about"`, "{", "{}", `{"op":1}`, `{"op":null}`, `{"op":"none"}`, "\x00", "\xff\xfe{}", "\ufeff{}",
		strings.Repeat("[", 60_000), strings.Repeat(`{"op":`, 10_000), strings.Repeat("[", 30_000) + strings.Repeat("]", 30_000),
		`{"op":"about"} {"op":"about"}`, `{"op":"about","op":"k.solve"}`, `{"op":"about","OP":"k.solve"}`, `{"op":"about","__proto__":{}}`,
		`{"op":"about"` + strings.Repeat(`,"op":"about"`, 4000) + "}", `{"op":"` + long + `"}`, `{"op":"k.board","deal":"` + long + `"}`,
		`{"op":"k.board","seed":"1","moves":[` + strings.Repeat(`"@",`, 12_000) + `"@"]}`, `{"op":"k.board","seed":"1e999"}`,
		`{"op":"k.board","seed":"1","draw":99999999999999999999}`, `{"op":"k.board","seed":"1","draw":-1}`, `{"op":"k.board","seed":"1","draw":1e3}`,
		`{"op":"d.board","landlord":"` + strings.Repeat("3", 60_000) + `"}`, `{"op":"d.hand","cards":"` + strings.Repeat("A", 60_000) + `"}`,
		`{"op":"k.solve","seed":"1","limits":{"memory":-1}}`, `{"op":"k.solve","seed":"1","limits":{"seconds":"long"}}`,
		`{"op":"k.board","deal":"` + "\x1b[31m" + `"}`, "{\"op\":\"k.board\",\"deal\":\"\xff\"}", `{"op":"k.board","deal":"<script>alert(1)</script>"}`,
	} {
		status, events := ask(t, url, request)
		var event struct{ Event, Kind, Message string }
		err := json.Unmarshal([]byte(events), &event)
		if status != 200 || err != nil || event.Event != "error" || event.Kind == "internal" || event.Message == "" {
			t.Errorf("%.60q: %d %.200s", request, status, events)
		}
		if len(events) > 2000 {
			t.Errorf("%.60q: an answer of %d bytes", request, len(events))
		}
	}
}

// The door's own refusals have a phrase that the page says in Chinese.
func TestRefusalsArePhrases(t *testing.T) {
	_, url := begin(t, echo)
	_, events := ask(t, url, strings.Repeat(" ", service.MaxRequest+1))
	var event struct{ Phrase []any }
	if err := json.Unmarshal([]byte(events), &event); err != nil || len(event.Phrase) != 2 || words.Page()[event.Phrase[0].(string)] != "请求超过 %d KiB" {
		t.Errorf("%s, %v", events, err)
	}
}
