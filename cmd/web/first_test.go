package main

// The deals that the table shows while its module loads match their seeds.

import (
	"regexp"
	"strconv"
	"testing"

	"kedou/doudizhu/table"
)

func TestFirstDeals(t *testing.T) {
	source, err := embedded.ReadFile("page/js/table/first.js")
	if err != nil {
		t.Fatal(err)
	}
	variant, err := table.ByName("standard")
	if err != nil {
		t.Fatal(err)
	}
	next := uint64(100)
	deals := regexp.MustCompile(`"(\d+) ([3-9TJQKA2BR]{17})"`).FindAllStringSubmatch(string(source), -1)
	for _, deal := range deals {
		seed, err := strconv.ParseUint(deal[1], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		for ; next < seed; next++ {
			if table.NewDeal(variant, next).First == 0 {
				t.Errorf("deal %d is left out", next)
			}
		}
		next++
		if d := table.NewDeal(variant, seed); d.First != 0 || d.Hands[0].String() != deal[2] {
			t.Errorf("deal %d: chair %d bids first, chair 0 has %v; the page says chair 0, %s", seed, d.First, d.Hands[0], deal[2])
		}
	}
	if len(deals) < 50 {
		t.Errorf("%d deals are found", len(deals))
	}
}
