package main

// What the first screen is made of: the page names its modules ahead, so that a browser on a slow line asks for all of them at once.

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"slices"
)

// first are the modules with which the page begins: the shell, the tab that it shows, and that tab's worker.
var first = []string{"js/main.js", "js/play/main.js", "js/play/referee.js"}

// preloads is what index.html has where the names of the modules go.
const preloads = "<!-- modulepreload -->\n"

var imports = regexp.MustCompile(`(?m)^(?:import|export)\s(?:[^;"]*from )?"(\.[^"]+)"`)

// withPreloads returns index.html with a link for each module that the first ones import, and those import in turn.
func withPreloads(index []byte) ([]byte, error) {
	if !bytes.Contains(index, []byte(preloads)) {
		return nil, fmt.Errorf("index.html has no %q", preloads)
	}
	var links bytes.Buffer
	modules := slices.Clone(first)
	for i := 0; i < len(modules); i++ {
		source, err := embedded.ReadFile("page/" + modules[i])
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&links, "<link rel=\"modulepreload\" href=%q>\n", modules[i])
		for _, match := range imports.FindAllSubmatch(source, -1) {
			if module := path.Join(path.Dir(modules[i]), string(match[1])); !slices.Contains(modules, module) {
				modules = append(modules, module)
			}
		}
	}
	return bytes.Replace(index, []byte(preloads), links.Bytes(), 1), nil
}
