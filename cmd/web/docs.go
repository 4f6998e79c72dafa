package main

// The documentation of a site: the repository's pages, and the manuals that its commands print.

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"kedou/cmd/web/internal/docs"
)

// docsFolder is where the documentation stands in a site.
const docsFolder = "docs/"

// docsPlace is the place of docsLink in index.html; js/main.js gives the link its words.
const (
	docsPlace = "<!-- docs -->"
	docsLink  = `  <a class="button to-docs" id="docs" href="` + docsFolder + `index.html">Docs</a>`
)

// documented are the commands that have a manual.
var documented = []string{"klondike", "doudizhu", "bench", "survey", "web"}

// writeDocs writes the documentation.
func writeDocs(ctx context.Context, dir string) error {
	root, err := goCommand(ctx, nil, "list", "-m", "-f", "{{.Dir}}", "kedou")
	if err != nil {
		return err
	}
	manuals, err := makeManuals(ctx)
	if err != nil {
		return err
	}
	files, err := docs.Build(os.DirFS(root), manuals)
	for name, content := range files {
		if err == nil {
			err = writeSiteFile(dir, docsFolder+name, content)
		}
	}
	return err
}

// makeManuals builds the commands and returns their manuals: in English, and in Chinese for commands that speak Chinese.
func makeManuals(ctx context.Context) (list []docs.Manual, err error) {
	dir, err := os.MkdirTemp("", "kedou-manuals-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	args := []string{"build", "-o", dir + string(filepath.Separator)}
	for _, name := range documented {
		args = append(args, "kedou/cmd/"+name)
	}
	if _, err := goCommand(ctx, []string{"CGO_ENABLED=0"}, args...); err != nil {
		return nil, err
	}
	for _, name := range documented {
		english, err := manualOf(ctx, dir, name, "C")
		if err != nil {
			return nil, err
		}
		list = append(list, docs.Manual{Command: name, Language: "en", Markdown: english})
		chinese, err := manualOf(ctx, dir, name, "zh_CN.UTF-8")
		if err != nil {
			return nil, err
		}
		if chinese != english {
			list = append(list, docs.Manual{Command: name, Language: "zh", Markdown: chinese})
		}
	}
	return list, nil
}

// manualOf returns the manual that a command in a folder prints.
func manualOf(ctx context.Context, dir, command, locale string) (string, error) {
	cmd := exec.CommandContext(ctx, filepath.Join(dir, command), "man", "--to", "markdown")
	cmd.Env = append(os.Environ(), "LC_ALL="+locale)
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)) + "\n", err
}
