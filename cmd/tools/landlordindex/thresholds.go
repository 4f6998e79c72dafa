// Thresholds: the least expected points with which to bid, call, rob and double.

package main

import (
	"math"
	"slices"

	"kedou/doudizhu/hand"
)

// grid is the thresholds tried: points in steps of a twentieth. Thresholds below -0.3 for the bid 1 would gain up to 0.01
// points a deal more against the documents' bidders, who bid over nearly everything; against others they are a risk.
func grid() (list []float64) {
	for n := -6; n <= 20; n++ {
		list = append(list, float64(n)/20)
	}
	return list
}

// thresholds returns the thresholds that gain most against two of the documents' bidders.
func thresholds(all []judged, by auction) []float64 {
	now := make([]float64, by.levels)
	for range 3 { // until nothing changes, which takes two rounds with the present deals
		for i := range now {
			now[i] = argmax(func(x float64) float64 {
				try := slices.Clone(now)
				try[i] = x
				return worth(all, by, try)
			})
		}
	}
	return now
}

// argmax returns the value of the grid with the highest worth.
func argmax(worth func(float64) float64) (best float64) {
	most := math.Inf(-1)
	for _, x := range grid() {
		if w := worth(x); w > most {
			best, most = x, w
		}
	}
	return best
}

// doubles returns for each role the threshold for doubling that gains most in the games after the auction.
func doubles(all []judged, by auction, levels []float64) (double [hand.Roles]float64) {
	for role := hand.Landlord; role < hand.Roles; role++ {
		double[role] = argmax(func(least float64) (sum float64) {
			for i := range all {
				sum += all[i].doubled(by, levels, role, least)
			}
			return sum
		})
	}
	return double
}

// doubled returns the points that doubling in a role, from a threshold up, adds to a game.
func (j *judged) doubled(by auction, levels []float64, role hand.Role, least float64) float64 {
	var far [chairs]int
	for c := range far {
		far[c] = j.far(c, levels)
	}
	landlord, _ := by.find(far)
	if landlord < 0 || j.index[landlord][role] < least {
		return 0
	}
	return j.gain((landlord+int(role.Seat()))%chairs, by, far)
}
