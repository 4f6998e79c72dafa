package main

// The keeper of a site: a service worker by which the page works without the network. This file gives the keeper its list of files.

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

const (
	keeperName = "sw.js"
	// keeperList is the place of the list in the keeper's text.
	keeperList = `const site = { version: "", files: {} };`
)

// writeKeeper writes into the keeper all files of the site with their hashes, and a version made from the hashes. The same files
// give the same text: a browser takes another text for a new version.
func writeKeeper(_ context.Context, dir string) error {
	files := map[string]string{}
	err := eachSiteFile(dir, func(name string, content []byte) error {
		if name != keeperName {
			files[name] = fmt.Sprintf("%x", sha256.Sum256(content))
		}
		return nil
	})
	if err != nil {
		return err
	}
	list, err := json.Marshal(files) // sorted by name
	if err != nil {
		return err
	}
	keeper, err := embedded.ReadFile("page/" + keeperName)
	if err != nil {
		return err
	}
	if !bytes.Contains(keeper, []byte(keeperList)) {
		return fmt.Errorf("%s has no %s", keeperName, keeperList)
	}
	full := fmt.Sprintf(`const site = { version: "%x", files: %s };`, sha256.Sum256(append(keeper, list...)), list)
	return writeSiteFile(dir, keeperName, bytes.Replace(keeper, []byte(keeperList), []byte(full), 1))
}

// writePacked writes the compressed forms of each file next to it.
func writePacked(_ context.Context, dir string) error {
	return eachSiteFile(dir, func(name string, content []byte) error {
		for _, c := range codings {
			packed, err := c.pack(content)
			if err == nil && packed != nil {
				err = writeSiteFile(dir, name+c.ext, packed)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// eachSiteFile visits the files that are in the site at the start, by their names in URLs.
func eachSiteFile(dir string, visit func(name string, content []byte) error) error {
	var files []string
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, file)
		}
		return err
	})
	for _, file := range files {
		if err != nil {
			break
		}
		var content []byte
		if content, err = os.ReadFile(file); err == nil {
			err = visit(filepath.ToSlash(file[len(dir)+1:]), content)
		}
	}
	return err
}
