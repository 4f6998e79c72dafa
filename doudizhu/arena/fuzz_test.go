package arena

// For any file: a counted deal leaves figures that are numbers.

import (
	"encoding/json"
	"math"
	"testing"
)

func FuzzDeal(f *testing.F) {
	f.Add([]byte(`{"deal":1,"games":[{"bots":[0,1,1],"landlord":0,"points":[2,-1,-1]},{"bots":[1,0,0],"landlord":0,"points":[-2,1,1]}],` +
		`"conduct":[{"decisions":2,"nanoseconds":900,"times":{"70":2}},{"faults":{"stall":1}}]}`))
	f.Add([]byte(`{"games":[{"bots":[0,1,7],"landlord":9},{"bots":[1,0,-1]}],"conduct":[{"decisions":-5,"times":{"-1":-1}},{}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		var d Deal
		tally := NewTally(2)
		if json.Unmarshal(text, &d) != nil || tally.Add(&d) != nil || tally.Add(&d) != nil {
			return
		}
		for _, s := range tally.Standings() {
			_, high := s.RatingInterval()
			for _, x := range []float64{s.Rating, high, s.Score.Mean, s.Score.Error, s.Landlord.Mean, s.Peasants.Error, s.Points.Mean} {
				if math.IsNaN(x) {
					t.Errorf("%s leaves %+v", text, s)
				}
			}
			if s.Conduct.Mean(); s.Conduct.Quantile(.99) < 0 {
				t.Errorf("%s leaves a time of %v", text, s.Conduct.Quantile(.99))
			}
		}
	})
}
