package hand

import (
	"reflect"
	"testing"
)

// TestNodesOfDocument004 has the document's 13 examples. Two numbers differ from its text: 88889999+34QA is a chain (cardType 2,
// not 1) by its own definition, and the rocket's subNum is 0, as in its code for rockets, not 1.
func TestNodesOfDocument004(t *testing.T) {
	rules := named(t, "yuncheng")
	for cards, want := range map[string]Node{
		"5":            {1, 5, 1, 1, 0, []int{5}},
		"6789TJ":       {2, 6, 1, 6, 0, []int{6, 7, 8, 9, 10, 11}},
		"77":           {1, 7, 2, 1, 0, []int{7, 20}},
		"8899TTJJ":     {2, 8, 2, 4, 0, []int{8, 21, 9, 22, 10, 23, 11, 24}},
		"333":          {1, 3, 3, 1, 0, []int{3, 16, 29}},
		"5556":         {1, 5, 3, 1, 1, []int{5, 18, 31, 6}},
		"55566":        {1, 5, 3, 1, 2, []int{5, 18, 31, 6, 19}},
		"5556667788":   {2, 5, 3, 2, 2, []int{5, 18, 31, 6, 19, 32, 7, 20, 8, 21}},
		"4444":         {1, 4, 4, 1, 0, []int{4, 17, 30, 43}},
		"8888QA":       {1, 8, 4, 1, 1, []int{8, 21, 34, 47, 12, 1}},
		"9999KKAA":     {1, 9, 4, 1, 2, []int{9, 22, 35, 48, 13, 26, 1, 14}},
		"8888999934QA": {2, 8, 4, 2, 1, []int{8, 21, 34, 47, 9, 22, 35, 48, 3, 4, 12, 1}},
		"BR":           {3, 16, 1, 1, 0, []int{53, 54}},
	} {
		if got := rules.Node(rules.Classify(nil, mustHand(t, cards))[0]); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, want %v", cards, got, want)
		}
	}
}

func TestNodesOfWildcards(t *testing.T) {
	rules := flowerRules(t)
	if got := rules.Node(rules.Classify(nil, mustHand(t, "34F67"))[0]); !reflect.DeepEqual(got, Node{2, 3, 1, 5, 0, []int{3, 4, 55, 6, 7}}) {
		t.Errorf("got %v", got)
	}
}
