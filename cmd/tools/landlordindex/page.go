// The tables and the picture of the command compare.

package main

import (
	"fmt"
	"io"

	"kedou/benchmarks"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/hand"
)

// writeScores writes the errors of the predictions, and how well they separate winners from losers.
func writeScores(w io.Writer, all [hand.Roles][]forecast) {
	t := benchmarks.Table{Head: []string{"hand of", "judged by", "hands", "Brier score", "AUC"}}
	for role, list := range all {
		for _, f := range list {
			t.Add(roleNames[role], f.name, cmdline.Count(len(f.cases)), fmt.Sprintf("%.4f", f.brier()), fmt.Sprintf("%.3f", f.auc()))
		}
	}
	write(w, &t)
}

// write prints a table as Markdown, with an empty line below.
func write(w io.Writer, t *benchmarks.Table) {
	_ = t.Markdown(w)
	fmt.Fprintln(w)
}

// writeTenths writes the predicted and the real share of wins, by tenths of the hands.
func writeTenths(w io.Writer, all [hand.Roles][]forecast) {
	t := benchmarks.Table{Head: []string{"tenths of the hands", "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}}
	for role, list := range all {
		for _, f := range list[:max(1, 2-role)] { // the score is a landlord's chance
			predicted, won := []string{roleNames[role] + ", " + f.name, "predicted, %"}, []string{"", "won, %"}
			for _, tenth := range f.tenths() {
				predicted, won = append(predicted, percent(tenth.X)), append(won, percent(tenth.Y))
			}
			t.Add(predicted...)
			t.Add(won...)
		}
	}
	write(w, &t)
}

// percent writes a share.
func percent(x float64) string { return fmt.Sprintf("%.1f", 100*x) }

// writeWorth writes the points of one player who bids by the index against two who bid by the documents, and the reverse.
func writeWorth(w io.Writer, list []outcome, r hand.Rules) {
	t := benchmarks.Table{Head: []string{"auction", "one by the index, two by the documents", "one by the documents, two by the index"}}
	show := func(name string, a auction, far func(*hand.Judge, hand.Index) int) {
		one, two := a.worth(list, r, far)
		t.Add(name, fmt.Sprintf("%+.3f ± %.3f", one.mean(), one.stdErr()), fmt.Sprintf("%+.3f ± %.3f", two.mean(), two.stdErr()))
	}
	if r.Wild == hand.Flower {
		show("who calls takes it; big cards (document 004)", takes, robsFar)
	} else {
		show("bids from 1 to 3; points (document 002)", bids, (*hand.Judge).Bid)
		show("calling and robbing; big cards (document 004)", robs, robsFar)
	}
	write(w, &t)
}

// robsFar returns the level of the index in the auction with robbing.
func robsFar(j *hand.Judge, i hand.Index) int {
	switch {
	case j.Robs(i):
		return 2
	case j.Calls(i):
		return 1
	}
	return 0
}

// draw draws the tenths.
func draw(w io.Writer, all [hand.Roles][]forecast) error {
	var lines []benchmarks.Curve
	add := func(name string, f forecast) { lines = append(lines, benchmarks.Curve{Name: name, Points: f.tenths()}) }
	for role, list := range all {
		add("index, "+roleNames[role], list[0])
	}
	add("score/30, "+roleNames[hand.Bidder], all[hand.Bidder][1])
	return benchmarks.DrawCalibration(w, "Landlord index: the chance predicted and the games won, by tenths of the hands", lines)
}
