package benchmarks

// Domains: kinds of problems, and how their strategies attempt them.

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"kedou/internal/registry"
	"kedou/search"
)

// Domain is a kind of problems.
type Domain struct {
	Name       string
	Size       string // what Problem.Size counts
	Strategies registry.Table[configuration]
	// measure sizes a problem whose file has no size.
	measure func(Problem) (size int, err error)
}

// domains are the domains of the package.
var domains = []*Domain{&klondikeDomain, &doudizhuDomain, &puzzleDomain, &pancakeDomain, &mapDomain, &gameDomain}

// Domains lists the domains.
func Domains() []*Domain { return slices.Clone(domains) }

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

// solver attempts one problem within limits. An error means that the problem
// can't be read or the strategy doesn't fit it, not that the search failed.
type solver func(ctx context.Context, p Problem, l search.Limits) (answer, error)

// answer is a strategy's answer to a problem.
type answer struct {
	Verdict  string // in the domain's words; undecided if a limit ended the search
	Reason   string // why it is undecided
	Shortest bool   // promises that no solution is shorter
	Stats    search.Stats
	// Check replays the path and measures it in the domain's unit; nil without a path.
	Check func() (length int, err error)
}

// undecided is the verdict after a limit: the word of search.Unknown and of andor.Unknown.
var undecided = search.Unknown.String()

func answerOf[M any](r search.Result[M], check func() (int, error)) answer {
	a := answer{Verdict: r.Status.String(), Reason: r.Reason.String(), Stats: r.Stats}
	if r.Status == search.Solved {
		a.Check = check
	}
	return a
}

// configuration is a strategy with its options, ready to run.
type configuration struct {
	Name  string // its canonical spec
	Solve solver
}

// configured makes strategies ready, by their specs.
func (d *Domain) configured(specs []string) (list []configuration, err error) {
	for _, text := range specs {
		c, err := d.Strategies.New(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", d.Name, err)
		}
		if slices.ContainsFunc(list, func(other configuration) bool { return other.Name == c.Name }) {
			return nil, fmt.Errorf("strategy %q stands twice", c.Name)
		}
		list = append(list, c)
	}
	return list, nil
}
