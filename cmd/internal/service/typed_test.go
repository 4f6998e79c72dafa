package service_test

// Requests with a field of the wrong type: every field of every request in the transcripts, in every wrong way.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
	"kedou/cmd/internal/words"
)

// wrongFor are values that don't belong where another value of JSON stands.
func wrongFor(value any) []string {
	switch value.(type) {
	case json.Number:
		return []string{`"bogus"`, "1e309", "{}", "[]", "true"}
	case string:
		return []string{"1", "1e309", "{}", "[]", "true"}
	case bool:
		return []string{`"no"`, "1", "{}", "[]"}
	case []any:
		return []string{`"bogus"`, "1e309", "{}", "true"}
	default:
		return []string{`"bogus"`, "1e309", "[]", "true"}
	}
}

// replacements calls f with the text of value for each part of it and each wrong value there, and the name of the field at fault.
func replacements(value any, field string, f func(field, text string)) {
	for _, text := range wrongFor(value) {
		f(field, text)
	}
	inside := func(member any, name string, put func(text json.RawMessage) any) {
		replacements(member, name, func(field, text string) {
			whole, _ := json.Marshal(put(json.RawMessage(text)))
			f(field, string(whole))
		})
	}
	switch v := value.(type) {
	case map[string]any:
		for name, member := range v {
			inside(member, name, func(text json.RawMessage) any { c := copied(v); c[name] = text; return c })
		}
	case []any:
		for i, member := range v {
			inside(member, field, func(text json.RawMessage) any { c := slices.Clone(v); c[i] = text; return c })
		}
	}
}

func copied(m map[string]any) map[string]any {
	c := make(map[string]any, len(m))
	for name, v := range m {
		c[name] = v
	}
	return c
}

// quoted and english are what a person may read in quotes, and what is English outside of them.
var quoted, english = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`), regexp.MustCompile(`[A-Za-z]{3,}`)

// said is the last event of a request.
type said struct {
	Event, Field, Message string
	Phrase                any
	Games                 []struct{ Record string }
}

// answerTo asks the service.
func answerTo(t *testing.T, s *service.Service, request string) (a said) {
	t.Helper()
	if err := servicetest.Ask(t.Context(), s.Serve, request, func(event string) { a = said{}; _ = json.Unmarshal([]byte(event), &a) }); err != nil {
		t.Fatal(err)
	}
	return a
}

// isRefusal reports whether an answer refuses a field, in the reader's language and in no word of Go's.
func (a said) isRefusal(field, name string, chinese map[string]string) bool {
	return a.Event == "error" && a.Field == field && strings.Contains(a.Message, fmt.Sprintf("%q", name)) && !strings.Contains(a.Message, "strconv") &&
		!english.MatchString(quoted.ReplaceAllString(printed(a.Phrase, chinese), ""))
}

// parsed is the object in a text; nil if the text has none.
func parsed(text string) (object map[string]any) {
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	_ = d.Decode(&object)
	return object
}

// TestWrongTypes: each wrong type in a request is refused with the name of its field.
func TestWrongTypes(t *testing.T) {
	s, chinese, seen := service.New(service.Native, service.All()), words.Page(), map[string]bool{}
	for _, x := range slices.Concat(servicetest.Exchanges(servicetest.Transcript), servicetest.Exchanges(servicetest.Play), servicetest.Exchanges(servicetest.Table)) {
		request := parsed(x.Request)
		if request == nil || strings.HasPrefix(x.Events[len(x.Events)-1], `{"event":"error"`) {
			continue
		}
		replacements(request, "", func(field, text string) {
			key := fmt.Sprint(request["op"], field, text[max(0, len(text)-40):])
			if field == "" || seen[key] {
				return
			}
			seen[key] = true
			if a := answerTo(t, s, text); !a.isRefusal(field, field, chinese) {
				t.Errorf("%.300s\n%+v\n%s", text, a, printed(a.Phrase, chinese))
			}
		})
	}
	if len(seen) < 500 {
		t.Errorf("only %d requests", len(seen))
	}
}

// TestWrongRecords: a record, a line of JSON in a text, is refused with the name of its field, too.
func TestWrongRecords(t *testing.T) {
	s, chinese := service.New(service.Native, service.All()), words.Page()
	games := slices.DeleteFunc(servicetest.Exchanges(servicetest.Table), func(x servicetest.Exchange) bool { return !strings.Contains(x.Request, `"t.read","record":"game:`) })
	read := func(record string) said {
		request, _ := json.Marshal(map[string]string{"op": "t.read", "record": record})
		return answerTo(t, s, string(request))
	}
	a := answerTo(t, s, games[0].Request)
	replacements(parsed(a.Games[0].Record), "", func(field, text string) {
		if a := read(text); field != "" && !a.isRefusal("record", field, chinese) {
			t.Errorf("%.300s\n%+v\n%s", text, a, printed(a.Phrase, chinese))
		}
	})
}

// printed is a phrase in Chinese, as the page prints the phrase of an event.
func printed(phrase any, chinese map[string]string) string {
	list, ok := phrase.([]any)
	if !ok {
		return fmt.Sprint(phrase)
	}
	format := list[0].(string)
	if other, ok := chinese[format]; ok {
		format = other
	}
	var b bytes.Buffer
	for i, part := range regexp.MustCompile(`%[.0-9]*[a-z]`).Split(format, -1) {
		if i > 0 && i < len(list) {
			if s, ok := list[i].(string); ok {
				fmt.Fprintf(&b, "%q", s)
			} else {
				b.WriteString(printed(list[i], chinese))
			}
		}
		b.WriteString(part)
	}
	return b.String()
}
