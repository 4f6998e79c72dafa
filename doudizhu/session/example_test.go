package session_test

import (
	"context"
	"fmt"
	"strings"

	"kedou/doudizhu/session"
)

// A whole game against two bots, which lay their lowest cards.
func Example() {
	terms := session.Terms{Games: 1, Seed: 3, Game: "standard", Bots: [2]string{"least", "least"}}
	s, err := session.New(terms)
	if err != nil {
		fmt.Println(err)
		return
	}
	for word := range strings.FieldsSeq("2 no 7 A - 6 Q 2 - Q - - - 3333 444JJ 56789") {
		_, err := s.Next(context.Background(), func() {}, nil)
		if err == nil {
			err = s.Answer(word)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	_, err = s.Next(context.Background(), func() {}, nil)
	fmt.Printf("%+v %v\n", s.Total(), err)
	// Output: {Games:1 Won:1 Points:[8 -4 -4]} <nil>
}
