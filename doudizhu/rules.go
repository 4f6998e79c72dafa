// Rule sets: which combinations may be played, with which kickers.

package doudizhu

import (
	"slices"
	"strings"

	"kedou/internal/phrase"
)

// Allow says how a kind may be played. The zero Allow forbids it.
type Allow struct {
	Min, Max uint8 // ranks in the body; Max 0 forbids the kind
	Same     uint8 // how many kickers may share a rank: 1 if all must differ
	Jokers   uint8 // how many kickers may be jokers: 2 lets the rocket go as kickers
	Body     bool  // whether a kicker may be a further card of a body rank (333+3)
}

// Rules say, for each kind of play, whether and how a table allows it. Rules are values: copy,
// change and compare them.
type Rules struct{ Kinds [Kinds]Allow }

// unbounded is as long as a chain can get: from three to ace.
const unbounded = 12

// common returns the rules that every rule set shares: the plays without
// kickers, bombs and the rocket.
func common() Rules {
	var r Rules
	for _, k := range []Kind{Solo, Pair, Trio, Chain, PairChain, TrioChain, Bomb, Rocket} {
		r.allow(k, 0, 0)
	}
	return r
}

// allow allows kind k, with kickers of which this many may share a rank, and this many
// be jokers.
func (r *Rules) allow(k Kind, same, jokers uint8) {
	a := Allow{Min: kinds[k].least, Max: 1, Same: same, Jokers: jokers}
	if k.chain() {
		a.Max = unbounded
	}
	r.Kinds[k] = a
}

// ruleSets are the named sets, in the order of RuleSets. Their sources are in
// RULES.md.
var ruleSets = []struct {
	name  string
	rules Rules
}{
	{"standard", standard(3, 2, 2)},
	{"strict", standard(1, 1, 1)},
	{"basic", basic()},
	{"yuncheng", yuncheng()},
	{"noip", noip()},
}

// standard returns the common online game, in which plane is how many of a plane's solo kickers may
// share a rank, four how many of a four's, and jokers how many kickers may be jokers.
func standard(plane, four, jokers uint8) Rules {
	r := common()
	r.allow(TrioSolo, 1, 1)
	r.allow(TrioPair, 1, 0)
	r.allow(PlaneSolos, plane, jokers)
	r.allow(PlanePairs, 1, 0)
	r.allow(FourSolos, four, jokers)
	r.allow(FourPairs, 1, 0)
	return r
}

// basic returns the game without full houses: no trio goes with a pair, and kickers
// differ. RULES.md says where it comes from.
func basic() Rules {
	r := standard(1, 1, 2)
	r.Kinds[TrioPair], r.Kinds[PlanePairs] = Allow{}, Allow{}
	return r
}

// yuncheng returns the Yuncheng game: kickers pairwise different, and space
// shuttles.
func yuncheng() Rules {
	r := standard(1, 1, 2)
	r.allow(QuadChain, 0, 0)
	r.allow(ShuttleSolos, 1, 2)
	r.allow(ShuttlePairs, 1, 0)
	return r
}

// noip returns the rules of the contest problem NOIP 2015 "doudizhu": planes
// without wings, and a four takes any two solos or pairs.
func noip() Rules {
	r := standard(1, 2, 2)
	r.Kinds[PlaneSolos], r.Kinds[PlanePairs] = Allow{}, Allow{}
	r.allow(FourPairs, 2, 0)
	return r
}

// RuleSets returns the names of the rule sets that ParseRules knows.
func RuleSets() []string {
	names := make([]string, len(ruleSets))
	for i, s := range ruleSets {
		names[i] = s.name
	}
	return names
}

// ParseRules reads a rule set by its name, followed by bans, each after a minus
// sign and between blanks, as in `standard -31 -four+pairs`.
func ParseRules(s string) (Rules, error) {
	words := append(strings.Fields(s), "")
	i := slices.Index(RuleSets(), words[0])
	if i < 0 {
		return Rules{}, phrase.Errorf("unknown rule set %q; there are %s", words[0], strings.Join(RuleSets(), ", "))
	}
	r := ruleSets[i].rules
	for _, word := range words[1 : len(words)-1] {
		code, ok := strings.CutPrefix(word, "-")
		if !ok {
			return r, phrase.Errorf("rules %q: %q is no ban; write -31", s, word)
		}
		if err := r.Ban(code); err != nil {
			return r, err
		}
	}
	return r, nil
}

// banCodes are the codes under which puzzle levels forbid combinations, and other Chinese names of kinds.
var banCodes = map[string]Kind{
	"31": TrioSolo, "32": TrioPair, "421": FourSolos, "422": FourPairs,
	"三条": Trio, "双顺": PairChain, "三顺": TrioChain, "火箭": Rocket,
}

// Ban forbids combinations, each named by its code in puzzle levels (31, 32,
// 421, 422) or by its kind's name, English or Chinese. Solos can't be banned: a
// leader must always have a play.
func (r *Rules) Ban(codes ...string) error {
	for _, code := range codes {
		k, err := banned(code)
		if err != nil {
			return err
		}
		r.Kinds[k] = Allow{}
	}
	return nil
}

// banned returns the kind that a code or name stands for.
func banned(code string) (Kind, error) {
	if k, ok := banCodes[code]; ok {
		return k, nil
	}
	for k := Pair; k < Kinds; k++ {
		if k.String() == code || k.Chinese() == code {
			return k, nil
		}
	}
	if code == Solo.String() || code == Solo.Chinese() {
		return Pass, phrase.Errorf("%s can't be banned: a leader must always have a play", Solo)
	}
	return Pass, phrase.Errorf("can't ban %q; use 31, 32, 421, 422 or the name of a kind such as %v", code, PlaneSolos)
}
