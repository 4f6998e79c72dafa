// What the commands share: the flags for rules, cards and language, and reading
// them.

package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// phrases says things about a game, and what a command has to say besides.
type phrases struct{ speech.Phrases }

// speak returns the phrases of the command of c.
func speak(c *cli.Context) phrases { return phrases{speech.Phrases{Language: cmdline.Speech(c)}} }

// ruleFlags returns --rules and --ban, and --jokers for cards that are read.
func ruleFlags() []cli.Flag {
	return append(ruleSetFlags(), cmdline.Category("Rules and cards", jokersFlag())...)
}

// jokersFlag returns --jokers, for cards that are read.
func jokersFlag() cli.Flag {
	return &cli.StringFlag{Name: "jokers", Usage: "`LETTERS` of the small and the big joker: BR, XD, YZ, wW, SB or others", DefaultText: "told from the cards"}
}

// ruleSetFlags returns --rules and --ban, which rulesOf reads.
func ruleSetFlags() []cli.Flag {
	return cmdline.Category("Rules and cards",
		cmdline.ChoiceFlag("rules", "the rule `SET`", doudizhu.RuleSets()...),
		cmdline.NamesFlag("ban", "forbid `KINDS`, with commas between: 31, 32, 421, 422 or a kind's name", "31", "32", "421", "422"),
	)
}

// rulesOf returns the rules that the flags ask for, and how they are written.
func rulesOf(c *cli.Context) (*doudizhu.Rules, string, error) {
	spec := c.String("rules")
	for _, code := range list(c.String("ban")) {
		spec += " -" + code
	}
	rules, err := doudizhu.ParseRules(spec)
	if err != nil {
		return nil, "", cmdline.Usagef(c, "%v", err)
	}
	return &rules, spec, nil
}

// list splits a flag's value at its commas.
func list(s string) []string {
	return strings.FieldsFunc(s, func(c rune) bool { return c == ',' || c == ' ' })
}

// notationOf returns the notation in which texts are to be read: that of
// --jokers, or else what the texts tell. It says so on standard error if a
// letter could mean another joker.
func notationOf(c *cli.Context, texts ...string) (doudizhu.Notation, error) {
	n := doudizhu.Notation{Jokers: c.String("jokers"), Wild: true}
	if c.IsSet("jokers") && n.Jokers == "" {
		return n, cmdline.Usagef(c, "--jokers is empty; give two letters such as BR")
	}
	n, note, err := n.For(texts...)
	if err != nil {
		return n, cmdline.Usagef(c, "%v", err)
	}
	tellJokers(c, note)
	return n, nil
}

// tellJokers says on standard error which reading of the jokers was taken.
func tellJokers(c *cli.Context, note string) {
	if note != "" {
		say := speak(c)
		fmt.Fprint(c.App.ErrWriter, say.Sprintf("note: %s; --jokers settles it\n", say.Translate(note)))
	}
}

// handArgument reads the hand that the command's arguments spell; cards may be
// spread over several.
func handArgument(c *cli.Context) (doudizhu.Hand, doudizhu.Notation, error) {
	text := strings.Join(c.Args().Slice(), " ")
	notation, err := notationOf(c, text, c.String("after"), c.String("bottom"))
	if err != nil {
		return 0, notation, err
	}
	h, err := notation.ParseHand(text)
	switch {
	case err != nil:
	case h == 0:
		err = cmdline.Usagef(c, "no cards given")
	default:
		err = checkFlowers(c, h)
	}
	return h, notation, err
}

// playFlag reads a play out of a flag: empty or a pass, -, for none. Where the cards have
// several readings the first is taken, and the others are told on standard error.
func playFlag(c *cli.Context, name string, r *hand.Rules, n doudizhu.Notation) (doudizhu.Play, error) {
	text := c.String(name)
	if text == "" || text == "-" {
		return doudizhu.Play{}, nil
	}
	readings, err := r.ParsePlay(text, n)
	if err != nil {
		return doudizhu.Play{}, fmt.Errorf("--%s %s: %w", name, text, err)
	}
	if len(readings) > 1 {
		fmt.Fprint(c.App.ErrWriter, speak(c).Sprintf("note: --%s is read as %s\n", name, choiceText(c, r, readings)))
	}
	return readings[0], nil
}

// choiceText writes the reading that was taken of several, the first, and some of the
// others.
func choiceText(c *cli.Context, r *hand.Rules, readings []doudizhu.Play) string {
	say, words := speak(c), make([]string, len(readings))
	for i, p := range readings {
		words[i] = fmt.Sprintf("%s (%s)", say.Kind(p), r.Parts(p))
	}
	if more := len(words) - 4; more > 0 {
		words = append(words[:3], say.Sprintf("one of %d others", more+1))
	}
	return say.Sprintf("%s, not as %s", words[0], strings.Join(words[1:], say.Text(" or ")))
}

// wildFlag returns --wild.
func wildFlag() cli.Flag {
	return cmdline.Category("Rules and cards", &cli.StringFlag{
		Name: "wild", DefaultText: "none",
		Usage: "the wildcard `CARD`: F for the flower, or a rank from 3 to 2 of which all cards are wild",
	})[0]
}

// wildRulesOf returns the rules that the flags ask for, wildcards included, and
// how the rules but for these are written.
func wildRulesOf(c *cli.Context) (*hand.Rules, string, error) {
	rules, spec, err := rulesOf(c)
	if err != nil {
		return nil, "", err
	}
	wild, err := hand.ParseWild(c.String("wild"))
	if err != nil {
		return nil, "", cmdline.Usagef(c, "%v", err)
	}
	return &hand.Rules{Rules: *rules, Wild: wild}, spec, nil
}

// checkFlowers reports flowers where they aren't wild.
func checkFlowers(c *cli.Context, h doudizhu.Hand) error {
	wild, _ := hand.ParseWild(c.String("wild")) // wildRulesOf reports what can't be read
	if h.Count(doudizhu.Wild) > 0 && wild.Rank != doudizhu.Wild {
		return errors.New("the flower F is no card here; --wild F makes it one")
	}
	return nil
}
