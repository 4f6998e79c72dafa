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
	make    func(*spec) (solver, error)
}

// domains holds all of them.
var domains = []*Domain{&klondikeDomain, &doudizhuDomain, &puzzleDomain}

// Domains lists the domains.
func Domains() []*Domain { return slices.Clone(domains) }

// domainOf returns the domain of that name.
func domainOf(name string) (*Domain, error) {
	var names []string
	for _, d := range domains {
		if d.Name == name {
			return d, nil
		}
		names = append(names, d.Name)
	}
	return nil, fmt.Errorf("no domain %q; there are %s", name, strings.Join(names, ", "))
}

// contender makes the strategy of that name ready to run.
func (d *Domain) contender(name string) (contender, error) {
	s, err := parseSpec(name)
	if err != nil {
		return contender{}, err
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
		return contender{name, solve}, err
	}
	return contender{}, fmt.Errorf("%s has no strategy %q; it has %s", d.Name, s.engine, strings.Join(names, ", "))
}

// field makes several strategies ready.
func (d *Domain) field(names []string) ([]contender, error) {
	var field []contender
	for _, n := range names {
		c, err := d.contender(n)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(field, func(o contender) bool { return o.Name == n }) {
			return nil, fmt.Errorf("strategy %q stands twice", n)
		}
		field = append(field, c)
	}
	return field, nil
}
