package main

// Preloads: the page names the modules of its first screen, so that a browser on a slow line requests all of them at once.

import (
	"bytes"
	"fmt"
	"path"
	"slices"
)

// first are the modules of the first screen: the shell, the tab that it shows, and that tab's worker.
var first = append([]string{pageBundle.name, refereeBundle.name}, pageBundle.more...)

// preloads is the place of the modules' names in index.html.
const preloads = "<!-- modulepreload -->\n"

// withPreloads returns index.html with a link for each of the modules.
func withPreloads(index []byte, modules []string) ([]byte, error) {
	if !bytes.Contains(index, []byte(preloads)) {
		return nil, fmt.Errorf("index.html has no %q", preloads)
	}
	var links bytes.Buffer
	for _, module := range modules {
		fmt.Fprintf(&links, "<link rel=\"modulepreload\" href=%q>\n", module)
	}
	return bytes.Replace(index, []byte(preloads), links.Bytes(), 1), nil
}

// firstModules returns the modules with which the page begins, and all that they import, directly or not.
func firstModules() ([]string, error) {
	modules := slices.Clone(first)
	for i := 0; i < len(modules); i++ {
		source, err := embedded.ReadFile("page/" + modules[i])
		if err != nil {
			return nil, err
		}
		for _, match := range importLine.FindAllSubmatch(source, -1) {
			if module := path.Join(path.Dir(modules[i]), string(match[2])); !slices.Contains(modules, module) {
				modules = append(modules, module)
			}
		}
	}
	return modules, nil
}
