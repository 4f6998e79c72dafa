package format

// All forms, by their names and by how deals in them begin.

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"kedou/klondike"
)

// Forms lists all forms, in the order in which a Reader asks whether a deal begins
// so: those of this package, and then those of package klondike.
func Forms() []klondike.Form {
	return slices.Concat(foreign, klondike.Forms())
}

var foreign = []klondike.Form{
	{Name: "json", Begins: beginsObject, Read: readObject, Write: writeObject},
	{Name: "solvitaire", Begins: beginsSolvitaire, Read: readSolvitaire, Write: writeSolvitaire},
	{Name: "pysol", Begins: beginsPySol, Read: readPySol, Write: writePySol},
	{Name: "key", Begins: beginsKey, Read: readKey, Write: writeKey},
	{Name: "exact", Begins: beginsSeed, Read: readSeed, Write: writeExact},
	{Name: "cards", Begins: beginsCards, Read: readCards, Write: writeCards},
	{Name: "rrs", Begins: beginsDigits, Read: readDigits, Write: writeDigits},
}

// Named finds the form of a name.
func Named(name string) (klondike.Form, error) {
	var names []string
	for _, f := range Forms() {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return klondike.Form{}, fmt.Errorf("unknown form %q: use %s", name, strings.Join(names, ", "))
}

// Begins reports whether a text begins as a deal in the form of another program
// does. What it says of a deal in a form of package klondike means nothing.
func Begins(text string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	l := &klondike.Line{Number: 1, Text: first}
	return first != "" && slices.ContainsFunc(foreign, func(f klondike.Form) bool { return f.Begins(l) })
}

// checkWhole refuses rules with a smaller deck.
func checkWhole(r klondike.Rules) error {
	if r.Cards() == 52 && r.Columns == 7 {
		return nil
	}
	return fmt.Errorf("forms of other programs have 52 cards and seven columns: use board or neutral")
}

// whole is checkWhole for a draft.
func whole(d *klondike.Draft) error {
	if err := checkWhole(d.Rules); err != nil {
		return d.Fault(d.First.Number, 1, "%v", err)
	}
	return nil
}

// writable refuses positions that a form without redeals has no place for.
func writable(p *klondike.Position, r klondike.Rules) error {
	if p.Redealt > 0 {
		return errors.New("the form has no place for the redeals used: use key, board or neutral")
	}
	return checkWhole(r)
}

// name is a card's name, rank then suit, or ?? for a card that nobody knows.
func name(c klondike.Card) string {
	if c == klondike.NoCard {
		return klondike.Unknown
	}
	return c.String()
}

// joined puts what a function makes of cards behind each other.
func joined(cards []klondike.Card, text func(klondike.Card) string, between string) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = text(c)
	}
	return strings.Join(texts, between)
}

// column names a column of the tableau, counted from 0.
func column(i int) string { return fmt.Sprintf("column %d", i+1) }
