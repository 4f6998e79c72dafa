package main

// The scripts and style sheets of a site, made short by esbuild.

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"

	"github.com/evanw/esbuild/pkg/api"
)

// entries are the modules with which the page and its worker for the tab that is shown first begin. Other modules that they import go into a few
// files, those of a tab that is shown later into files of their own.
var entries = []string{"js/main.js", "js/play/referee.js"}

// classic are the scripts that are no modules.
var classic = []string{"js/unpack.js", "js/worker.js"}

// writeModuleScripts writes the classic scripts and the modules that the entries import, and notes the scripts of the first screen, which the browser
// should request at once.
func (s *site) writeModuleScripts() error {
	for _, name := range classic {
		if err := s.copyShort(name, filepath.Join(s.page, name), api.LoaderJS); err != nil {
			return err
		}
	}
	for _, entry := range entries {
		r := api.Build(api.BuildOptions{
			AbsWorkingDir: s.page, Outbase: s.page, Outdir: s.page, EntryPoints: []string{entry}, ChunkNames: "js/[name]-[hash]",
			Bundle: true, Splitting: true, Format: api.FormatESModule, Target: api.ES2022, Charset: api.CharsetUTF8,
			MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true, Metafile: true,
		})
		if err := faultOf(r.Errors); err != nil {
			return err
		}
		for _, file := range r.OutputFiles {
			name, err := filepath.Rel(s.page, file.Path)
			if err == nil {
				err = s.write(name, file.Contents)
			}
			if err != nil {
				return err
			}
		}
		if err := s.addFirst(entry, r.Metafile); err != nil {
			return err
		}
	}
	return nil
}

// addFirst notes a script, and those that it imports before it runs.
func (s *site) addFirst(entry, metafile string) error {
	var meta struct {
		Outputs map[string]struct{ Imports []struct{ Path, Kind string } }
	}
	if err := json.Unmarshal([]byte(metafile), &meta); err != nil {
		return err
	}
	for wanted := []string{entry}; len(wanted) > 0; wanted = wanted[1:] {
		if slices.Contains(s.first, wanted[0]) {
			continue
		}
		s.first = append(s.first, wanted[0])
		for _, file := range meta.Outputs[wanted[0]].Imports {
			if file.Kind == "import-statement" {
				wanted = append(wanted, file.Path)
			}
		}
	}
	return nil
}

// copyShort writes the short form of a script that is no module, or of a style sheet.
func (s *site) copyShort(name, from string, as api.Loader) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return s.writeShort(name, text, as)
}

// writeShort is copyShort of a text.
func (s *site) writeShort(name string, text []byte, as api.Loader) error {
	r := api.Transform(string(text), api.TransformOptions{Loader: as, Sourcefile: name, Target: api.ES2022, Charset: api.CharsetUTF8, MinifyWhitespace: true, MinifySyntax: true})
	if err := faultOf(r.Errors); err != nil {
		return err
	}
	return s.write(name, r.Code)
}

func faultOf(messages []api.Message) error {
	var faults []error
	for _, line := range api.FormatMessages(messages, api.FormatMessagesOptions{}) {
		faults = append(faults, errors.New(line))
	}
	return errors.Join(faults...)
}
