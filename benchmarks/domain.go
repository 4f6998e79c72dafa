package benchmarks

// Domains: how each of them turns a strategy's name into a solver.

import (
	"fmt"
	"slices"
	"strings"
)

// Domain is what problems belong to.
type Domain struct {
	Name    string
	Size    string   // what Problem.Size counts
	Engines []Engine // in the order of the list command
	// measure sizes a problem whose file doesn't tell.
	measure func(Problem) (size int, err error)
}

// Engine is one family of strategies, named `engine:option=value:…`.
type Engine struct {
	Name    string
	About   string
	Options string // the options it knows, for people
	make    func(*spec) (Solver, error)
}

// domains holds all of them.
var domains = []*Domain{&klondikeDomain, &doudizhuDomain, &puzzleDomain}

// Domains lists the domains.
func Domains() []*Domain { return slices.Clone(domains) }

// DomainOf returns the domain of that name.
func DomainOf(name string) (*Domain, error) {
	var names []string
	for _, d := range domains {
		if d.Name == name {
			return d, nil
		}
		names = append(names, d.Name)
	}
	return nil, fmt.Errorf("no domain %q; there are %s", name, strings.Join(names, ", "))
}

// Contender makes the strategy of that name ready to run.
func (d *Domain) Contender(name string) (Contender, error) {
	s, err := parseSpec(name)
	if err != nil {
		return Contender{}, err
	}
	var names []string
	for _, e := range d.Engines {
		if e.Name != s.engine {
			names = append(names, e.Name)
			continue
		}
		solve, err := e.make(s)
		if err == nil {
			err = s.leftover()
		}
		return Contender{name, solve}, err
	}
	return Contender{}, fmt.Errorf("%s has no strategy %q; it has %s", d.Name, s.engine, strings.Join(names, ", "))
}

// Field makes several strategies ready.
func (d *Domain) Field(names []string) ([]Contender, error) {
	var field []Contender
	for _, n := range names {
		c, err := d.Contender(n)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(field, func(o Contender) bool { return o.Name == n }) {
			return nil, fmt.Errorf("strategy %q stands twice", n)
		}
		field = append(field, c)
	}
	return field, nil
}
