// Command sample is a small bot that speaks the protocol of JSON lines: it leads its lowest card, answers with the
// lowest card that wins, never calls and never doubles. Use it as the beginning of a better bot.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

// question has the fields of a question that this bot reads.
type question struct {
	ID   int
	Ask  string
	Hand string
	Last string
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var q question
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		switch q.Ask {
		case "call":
			fmt.Printf(`{"id":%d,"call":0}`+"\n", q.ID)
		case "double":
			fmt.Printf(`{"id":%d,"double":false}`+"\n", q.ID)
		case "play":
			fmt.Printf(`{"id":%d,"play":%q}`+"\n", q.ID, play(q))
		}
	}
}

// play returns the lowest legal card, or a pass. Hands are sorted from low to high.
func play(q question) string {
	const order = "3456789TJQKA2BR"
	for _, card := range strings.Split(q.Hand, "") {
		if q.Last == "" || len(q.Last) == 1 && strings.Index(order, card) > strings.Index(order, q.Last) {
			return card
		}
	}
	return "-"
}
