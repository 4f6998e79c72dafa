package survey

// Jobs: the messages that request work.

import (
	"encoding/json"
	"fmt"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// maxRound bounds the number of times that deals can be tried again.
const maxRound = 99

// Job asks for the outcomes of consecutive deals, each within the limits.
type Job struct {
	Round   int     `json:"round"`
	First   int64   `json:"first"`
	Count   int     `json:"count"`
	Verdict Verdict `json:"verdict,omitempty"` // that stands already, and only lacks its proof or check
	Limits
}

// Encode returns the job as a message.
func (j Job) Encode() []byte {
	m, _ := json.Marshal(j) // numbers can't fail
	return m
}

// parseJob reads a job that lies within the manifest.
func parseJob(text []byte, m *Manifest) (Job, error) {
	var j Job
	if err := strictjson.Unmarshal(text, &j); err != nil {
		return j, phrase.Errorf("not a job: %w", err)
	}
	if j.Round < 0 || j.Round > maxRound || j.Count < 1 || j.Count > MaxChunk || j.Budget < 1 || j.Verdict > No ||
		j.First < m.First || int64(j.Count) > m.Count || j.First-m.First > m.Count-int64(j.Count) {
		return j, phrase.Errorf("not a job of this run: %s", text)
	}
	return j, nil
}

// singles splits a job into its deals.
func (j Job) singles() []Job {
	parts := make([]Job, j.Count)
	for i := range parts {
		parts[i] = j
		parts[i].First, parts[i].Count = j.First+int64(i), 1
	}
	return parts
}

// from returns the job without its first few deals.
func (j Job) from(done int) Job {
	j.First, j.Count = j.First+int64(done), j.Count-done
	return j
}

// subject is the end of the subject of a job and of its result: one for each range
// of deals.
func subject(round int, first int64, count int) string {
	return fmt.Sprintf("%d.%d.%d", round, first, count)
}
