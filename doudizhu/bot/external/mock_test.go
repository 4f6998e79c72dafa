package external

// Programs of all kinds: the test's own binary, started again.

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "mock" {
		if name, served := strings.CutPrefix(os.Args[2], "served "); served {
			if Serve(context.Background(), os.Stdin, os.Stdout, madeBy(name)) != nil {
				os.Exit(1)
			}
			os.Exit(0)
		}
		mocks[os.Args[2]](bufio.NewScanner(os.Stdin))
		os.Exit(0)
	}
	_ = os.Setenv("GORACE", "atexit_sleep_ms=0") // else programs built for the race detector take a second to end
	os.Exit(m.Run())
}

// mock is the command that starts a program of some kind.
func mock(manners string) []string { return []string{os.Args[0], "mock", manners} }

var mocks = map[string]func(in *bufio.Scanner){
	"good": func(in *bufio.Scanner) {
		for in.Scan() {
			answerTo(in.Bytes(), lowestOf)
		}
	},
	"busy": func(in *bufio.Scanner) { // works before each answer
		block := make([]byte, 8<<20)
		for in.Scan() {
			crc32.ChecksumIEEE(block)
			answerTo(in.Bytes(), lowestOf)
		}
	},
	"once": func(in *bufio.Scanner) { // ends after each answer
		in.Scan()
		answerTo(in.Bytes(), lowestOf)
	},
	"sulky": func(in *bufio.Scanner) { // continues after the end
		for in.Scan() {
			answerTo(in.Bytes(), lowestOf)
		}
		forever()
	},
	"nosy": func(in *bufio.Scanner) { // the answer depends on everything in a question except its number
		for in.Scan() {
			var q question
			_ = json.Unmarshal(in.Bytes(), &q)
			answerTo(in.Bytes(), func(question) string {
				may := []string{lowestOf(q)}
				for _, card := range strings.Split(q.Hand, "") {
					if may[0] != "-" && strings.Index(order, card) >= strings.Index(order, may[0]) && card != "F" {
						may = append(may, card)
					}
				}
				rest := strings.SplitN(in.Text(), ",", 3)[2] // behind schema and id
				return may[crc32.ChecksumIEEE([]byte(rest))%uint32(len(may))]
			})
		}
	},
	"crash": func(in *bufio.Scanner) {
		in.Scan()
		fmt.Fprintln(os.Stderr, "no idea\nout of ideas")
		os.Exit(3)
	},
	"exit": func(*bufio.Scanner) {},
	"silence": func(in *bufio.Scanner) {
		for in.Scan() {
		}
	},
	"deaf": func(*bufio.Scanner) { forever() }, // never reads
	"family": func(*bufio.Scanner) { // leaves a child that holds its output
		child := exec.Command(os.Args[0], "mock", "deaf")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		_ = child.Start()
		forever()
	},
	"flood": func(*bufio.Scanner) {
		for {
			fmt.Println(`{"id":1,"play":"-"}`)
		}
	},
	"garbage": func(in *bufio.Scanner) {
		for in.Scan() {
			fmt.Println("\x00\xff{]")
		}
	},
	"talker": func(in *bufio.Scanner) { // says why on standard error, and continues
		for in.Scan() {
			fmt.Fprintln(os.Stderr, "where am I?\nI am lost")
			fmt.Println("what?")
		}
	},
	"mute": func(in *bufio.Scanner) { // an answer to another question
		for in.Scan() {
			fmt.Println(`{"id":1000000,"play":"-"}`)
		}
	},
	"long": func(in *bufio.Scanner) { // a line of 100 MB
		in.Scan()
		for range 100 {
			_, _ = os.Stdout.Write(bytes.Repeat([]byte("x"), 1<<20))
		}
		fmt.Println()
	},
	"hungry": func(in *bufio.Scanner) {
		in.Scan()
		var eaten [][]byte
		for range 400 {
			eaten = append(eaten, bytes.Repeat([]byte("x"), 1<<20))
		}
		forever()
		fmt.Print(len(eaten))
	},
	"cheat": func(in *bufio.Scanner) {
		for in.Scan() {
			answerTo(in.Bytes(), func(question) string { return "3333" })
		}
	},
}

func forever() { time.Sleep(time.Hour) }

// answerTo answers a question: no bid, no doubling, and a play.
func answerTo(line []byte, play func(question) string) {
	var q question
	_ = json.Unmarshal(line, &q)
	switch q.Ask {
	case "call":
		fmt.Printf(`{"id":%d,"call":0}`+"\n", q.ID)
	case "double":
		fmt.Printf(`{"id":%d,"double":false}`+"\n", q.ID)
	case "play":
		fmt.Printf(`{"id":%d,"play":%q}`+"\n", q.ID, play(q))
	}
}

const order = "3456789TJQKA2BR"

// lowestOf leads the lowest card, and answers with the lowest card that wins.
func lowestOf(q question) string {
	for _, card := range strings.Split(q.Hand, "") {
		if q.Last == "" || len(q.Last) == 1 && strings.Index(order, card) > strings.Index(order, q.Last) {
			return card
		}
	}
	return "-"
}
