package main

// The keeper of a site: a service worker by which the page works without the network. It is told what there is to keep.

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
	// keeperList is what the keeper has where its list goes.
	keeperList = `const site = { version: "", files: {} };`
)

// writeKeeper writes into the keeper all files of the site with their hashes, and a version made of those. It is the same for the
// same files: a browser takes another text for a new version.
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

// writePacked writes beside each file its packed forms.
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

// eachSiteFile visits the files that are in the site when it begins, by their names in URLs.
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
