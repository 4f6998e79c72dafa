// What compare prints and draws.

package main

import (
	"fmt"
	"io"
	"strings"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bidding"
	"kedou/doudizhu/hand"
)

// row writes a row of a Markdown table.
func row(w io.Writer, cells ...string) { fmt.Fprintf(w, "| %s |\n", strings.Join(cells, " | ")) }

// head writes the first two rows of a table.
func head(w io.Writer, cells ...string) {
	row(w, cells...)
	row(w, strings.Split(strings.Repeat("---,", len(cells)-1)+"---", ",")...)
}

// writeScores tells how far the predictions are off, and how well they tell winners from losers.
func writeScores(w io.Writer, all [bidding.Roles][]forecast) {
	head(w, "hand of", "judged by", "hands", "Brier score", "AUC")
	for role, list := range all {
		for _, f := range list {
			row(w, roleNames[role], f.name, cmdline.Count(len(f.cases)), fmt.Sprintf("%.4f", f.brier()), fmt.Sprintf("%.3f", f.auc()))
		}
	}
	fmt.Fprintln(w)
}

// writeTenths tells how often what was predicted came true, by tenths of the hands.
func writeTenths(w io.Writer, all [bidding.Roles][]forecast) {
	head(w, "tenths of the hands", "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
	for role, list := range all {
		for _, f := range list[:max(1, 2-role)] { // the score is a landlord's chance
			predicted, won := f.tenths()
			row(w, append([]string{roleNames[role] + ", " + f.name, "predicted, %"}, percents(predicted)...)...)
			row(w, append([]string{"", "won, %"}, percents(won)...)...)
		}
	}
	fmt.Fprintln(w)
}

// percents writes shares in percent.
func percents(list []float64) (words []string) {
	for _, x := range list {
		words = append(words, fmt.Sprintf("%.1f", 100*x))
	}
	return words
}

// writeWorth tells what one player gains who bids by the index against two who bid by the documents, and the other way round.
func writeWorth(w io.Writer, list []outcome, r hand.Rules) {
	head(w, "auction", "one by the index, two by the documents", "one by the documents, two by the index")
	show := func(name string, a auction, far func(*bidding.Judge, bidding.Index) int) {
		one, two := a.worth(list, r, far)
		row(w, name, fmt.Sprintf("%+.3f ± %.3f", one.mean(), one.stdErr()), fmt.Sprintf("%+.3f ± %.3f", two.mean(), two.stdErr()))
	}
	if r.Wild == hand.Flower {
		show("who calls takes it; big cards (document 004)", takes, robsFar)
	} else {
		show("bids from 1 to 3; points (document 002)", bids, (*bidding.Judge).Bid)
		show("calling and robbing; big cards (document 004)", robs, robsFar)
	}
	fmt.Fprintln(w)
}

// robsFar is how far the index goes where the landlord's seat is called and robbed.
func robsFar(j *bidding.Judge, i bidding.Index) int {
	switch {
	case j.Robs(i):
		return 2
	case j.Calls(i):
		return 1
	}
	return 0
}

// draw draws the tenths.
func draw(w io.Writer, all [bidding.Roles][]forecast) error {
	var lines []benchmarks.Calibration
	add := func(name string, f forecast) {
		predicted, won := f.tenths()
		lines = append(lines, benchmarks.Calibration{Name: name, Predicted: predicted, CameTrue: won})
	}
	for role, list := range all {
		add("index, "+roleNames[role], list[0])
	}
	add("score/30, "+roleNames[bidding.Bidder], all[bidding.Bidder][1])
	return benchmarks.WriteCalibration(w, "Landlord index: the chance predicted and the games won, by tenths of the hands", lines)
}
