package survey

// The data of a survey about a deal: verdict, reason, certificate, proof.

// Verdict answers the question of a survey about a deal.
type Verdict uint8

// The verdicts. Kind.Words has the words for Yes and No.
const (
	Undecided Verdict = iota
	Yes
	No
)

// Reason is the reason why a deal is undecided.
type Reason uint8

// The reasons, none for a decided deal.
const (
	Decided  Reason = iota
	Budget          // the budget in nodes was used up
	Memory          // the tables were full
	Time            // the guard by the clock; a faster machine may decide the deal
	Poison          // two processes of the deal's own died
	Hung            // two processes of the deal's own stood still
	Strategy        // the strategy ended without an answer: a beam's width, an unsound cut
)

var reasons = [...]string{"", "budget", "memory", "time", "poison", "hung", "strategy"}

// String names the reason as results and --json do; no reason is the empty text.
func (r Reason) String() string { return reasons[r] }

// Certificate records whether a verdict was checked by other means.
type Certificate uint8

// The certificates.
const (
	NotAsked  Certificate = iota // the deal isn't in the sample
	Open                         // the checks ran into their budgets
	Confirmed                    // a check by the rules alone agrees
	Supported                    // a search that shares only the solver's states agrees
)

var certificates = [...]string{"", "open", "confirmed", "supported"}

// String names the certificate as results and --json do; a deal outside the sample has the empty text.
func (c Certificate) String() string { return certificates[c] }

// Outcome is the answer to one deal.
type Outcome struct {
	Verdict     Verdict
	Reason      Reason
	Certificate Certificate
	Work        int64 // nodes
	Valued      bool  // whether there is a Value
	Value       int64 // the kind's measure, such as a length: 0 to MaxValue
	Micros      int64 // of processor time, microseconds for the verdict; 0 for deals given up
	Proof       Seal  // of the proof that the run keeps; zero if there is none
}

// Seal names a proof, a line of text, by its content.
type Seal struct {
	Sum   uint64 // the first eight bytes of the line's SHA-256
	Bytes int64  // of the line; 0: there is no proof
}

// MaxValue bounds the measure of a deal.
const MaxValue = 1023

// pack puts everything except the numbers into a byte.
func (o Outcome) pack() byte {
	b := byte(o.Verdict) | byte(o.Reason)<<2 | byte(o.Certificate)<<5
	if o.Valued {
		b |= 1 << 7
	}
	return b
}

// unpack undoes pack, and reports whether the byte is valid.
func unpack(b byte) (o Outcome, ok bool) {
	o = Outcome{Verdict: Verdict(b & 3), Reason: Reason(b >> 2 & 7), Certificate: Certificate(b >> 5 & 3), Valued: b>>7 != 0}
	ok = o.Verdict <= No && int(o.Reason) < len(reasons) && int(o.Certificate) < len(certificates) &&
		(o.Verdict == Undecided) == (o.Reason != Decided)
	return o, ok
}
