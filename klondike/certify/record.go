package certify

// Positions and wins in the form of records.

import (
	"context"
	"strings"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/proof"
)

// head returns a record of a position without the proof of its verdict.
func head(verdict string, p *klondike.Position, r klondike.Rules) proof.Record {
	record := proof.Head(verdict)
	record.Rules = proof.Rules{Draw: r.Draw, Redeals: r.Redeals, WorryingBack: r.WorryBack, Ranks: r.Ranks, Suits: r.Suits, Columns: r.Columns}
	var tops []klondike.Card
	for suit, rank := range p.Foundation {
		if rank > 0 {
			tops = append(tops, klondike.NewCard(rank, klondike.Suit(suit)))
		}
	}
	record.Position = proof.Position{Redealt: p.Redealt, Foundations: names(tops), Waste: names(p.Waste), Stock: names(p.Stock)}
	for _, c := range p.Tableau[:r.Columns] {
		record.Position.Columns = append(record.Position.Columns, proof.Column{Down: names(c.Cards[:c.Down]), Up: names(c.Cards[c.Down:])})
	}
	return record
}

func names(cards []klondike.Card) string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.String()
	}
	return strings.Join(list, " ")
}

// Won returns the record of a win. The moves must have passed klondike.Verify.
func Won(p *klondike.Position, r klondike.Rules, moves []klondike.Move) *proof.Record {
	record := head("solved", p, r)
	for _, m := range moves {
		record.Moves = append(record.Moves, m.String())
	}
	return &record
}

// position returns the position of a record and its rules. The error says why the position is not valid.
func position(record *proof.Record) (p klondike.Position, r klondike.Rules, err error) {
	if _, err := proof.NewDeal(record.Rules, &record.Position); err != nil {
		return p, r, err
	}
	t := &record.Rules
	r = klondike.Rules{Draw: t.Draw, Redeals: t.Redeals, WorryBack: t.WorryingBack, Ranks: t.Ranks, Suits: t.Suits, Columns: t.Columns}
	p.Redealt = record.Position.Redealt
	for _, c := range cards(record.Position.Foundations) {
		p.Foundation[c.Suit()] = c.Rank()
	}
	for i, c := range record.Position.Columns {
		down := cards(c.Down)
		p.Tableau[i] = klondike.Column{Cards: append(down, cards(c.Up)...), Down: len(down)}
	}
	p.Waste, p.Stock = cards(record.Position.Waste), cards(record.Position.Stock)
	return p, r, p.Validate(r)
}

// cards reads names that package proof has accepted.
func cards(names string) (list []klondike.Card) {
	for name := range strings.FieldsSeq(names) {
		c, _ := klondike.ParseCard(name)
		list = append(list, c)
	}
	return list
}

// Check checks a record of either verdict: klondike.Verify plays the moves of a win, proof.Check checks the certificate of a loss. The
// report is empty for a win.
func Check(ctx context.Context, record *proof.Record, limits proof.Limits) (proof.Report, error) {
	p, r, err := position(record)
	switch {
	case err != nil:
		return proof.Report{}, err
	case record.Verdict != "solved":
		return proof.Check(ctx, record, limits)
	}
	if len(record.Lemmas)+len(record.Certificate) > 0 {
		return proof.Report{}, phrase.Errorf("lemmas, certificate: a win has none: leave them out")
	}
	moves, err := klondike.ParseMoves(p, r, record.Moves)
	if err == nil {
		err = klondike.Verify(p, r, moves)
	}
	if err != nil {
		return proof.Report{}, phrase.Errorf("moves: %w", err)
	}
	return proof.Report{}, nil
}
