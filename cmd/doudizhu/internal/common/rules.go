package common

// The flags for rules and cards, and what they mean.

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

const heading = "Rules and cards"

// RuleFlags returns --rules and --ban.
func RuleFlags() []cli.Flag {
	return cmdline.Category(heading,
		cmdline.ChoiceFlag("rules", "the rule `SET`", doudizhu.RuleSets()...),
		cmdline.NamesFlag("ban", "forbid `KINDS`, with commas between: 31, 32, 421, 422 or a kind's name", "31", "32", "421", "422"),
	)
}

// WildFlag returns --wild, for commands with wildcards.
func WildFlag() cli.Flag {
	return cmdline.Category(heading, &cli.StringFlag{
		Name: "wild", DefaultText: "none",
		Usage: "the wildcard `CARD`: F for the flower, F+ for one that is a kicker and a solo too, or a rank from 3 to 2 of which all cards are wild",
	})[0]
}

// RuleOptions are the values of the flags for rules and cards. A flag that a command lacks has its zero value.
type RuleOptions struct{ rules, ban, wild string }

// RuleOptionsOf reads the flags.
func RuleOptionsOf(c *cli.Context) RuleOptions {
	return RuleOptions{c.String("rules"), c.String("ban"), c.String("wild")}
}

// RuleSet returns the rules in the flags, and their spec.
func (o RuleOptions) RuleSet(call *cmdline.Call) (*doudizhu.Rules, string, error) {
	spec := o.rules
	for _, code := range strings.FieldsFunc(o.ban, func(c rune) bool { return c == ',' || c == ' ' }) {
		spec += " -" + code
	}
	rules, err := doudizhu.ParseRules(spec)
	if err != nil {
		return nil, "", call.Usagef("%w", err)
	}
	return &rules, spec, nil
}

// WildRules returns the rules in the flags, wildcards included, and the spec without the wildcards.
func (o RuleOptions) WildRules(call *cmdline.Call) (*hand.Rules, string, error) {
	rules, spec, err := o.RuleSet(call)
	if err != nil {
		return nil, "", err
	}
	wild, err := hand.ParseWild(o.wild)
	if err != nil {
		return nil, "", call.Usagef("%w", err)
	}
	return &hand.Rules{Rules: *rules, Wild: wild}, spec, nil
}

// CheckFlowers reports flowers where they aren't wild.
func (o RuleOptions) CheckFlowers(h doudizhu.Hand) error {
	wild, _ := hand.ParseWild(o.wild) // WildRules reports errors
	if h.Count(doudizhu.Wild) > 0 && wild.Rank != doudizhu.Wild {
		return phrase.Errorf("the flower F is no card here; --wild F makes it one")
	}
	return nil
}

// ReadPlay reads the play of a flag: empty or a pass, -, for none. Where the cards have
// several readings, ReadPlay takes the first, and notes the others on standard error.
func ReadPlay(call *cmdline.Call, flag, text string, r *hand.Rules, n doudizhu.Notation) (doudizhu.Play, error) {
	if text == "" || text == "-" {
		return doudizhu.Play{}, nil
	}
	readings, err := r.ParsePlay(text, n)
	if err != nil {
		return doudizhu.Play{}, phrase.Errorf("--%s %s: %w", flag, text, err)
	}
	if len(readings) > 1 {
		say := PhrasesOf(call)
		fmt.Fprint(call.Notes, say.Sprintf("note: --%s is read as %s\n", flag, choice(say, r, readings)))
	}
	return readings[0], nil
}

// choice writes the chosen reading, the first, and some of the
// others.
func choice(say Phrases, r *hand.Rules, readings []doudizhu.Play) string {
	words := make([]string, len(readings))
	for i, p := range readings {
		words[i] = fmt.Sprintf("%s (%s)", say.Kind(p), r.Parts(p))
	}
	if more := len(words) - 4; more > 0 {
		words = append(words[:3], say.Sprintf("one of %d others", more+1))
	}
	return say.Sprintf("%s, not as %s", words[0], strings.Join(words[1:], say.Text(" or ")))
}
