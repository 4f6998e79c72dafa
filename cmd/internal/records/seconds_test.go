package records

import (
	"testing"
	"time"

	"kedou/internal/strictjson"
)

// TestSeconds: seconds that can't be read are refused with their field, in no word of package strconv.
func TestSeconds(t *testing.T) {
	for text, want := range map[string]string{
		"1e309": `"seconds": a number 1e309 doesn't belong there`, `"no"`: `"seconds": a string doesn't belong there`,
		"[]": `"seconds": an array doesn't belong there`, "true": `"seconds": a bool doesn't belong there`, "1.5": "",
	} {
		var answer struct {
			Stats struct {
				Seconds Seconds `json:"seconds"`
			} `json:"stats"`
		}
		got := ""
		if err := strictjson.Unmarshal([]byte(`{"stats":{"seconds":`+text+`}}`), &answer); err != nil {
			got = err.Error()
		}
		if got != want || want == "" && answer.Stats.Seconds != Seconds(1500*time.Millisecond) {
			t.Errorf("%s: %q, %v", text, got, answer)
		}
	}
}
