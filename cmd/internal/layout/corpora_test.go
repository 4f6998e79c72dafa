// Each table of test data exists once.

package layout

import (
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCorporaStandOnce finds tables of test data that were copied from another folder.
func TestCorporaStandOnce(t *testing.T) {
	places := map[[sha256.Size]byte]string{}
	err := filepath.WalkDir(root, func(name string, _ fs.DirEntry, err error) error {
		if ext := filepath.Ext(name); err != nil || ext != ".csv" && ext != ".tsv" || !strings.Contains(name, "testdata") {
			return err
		}
		text, err := os.ReadFile(name)
		sum := sha256.Sum256(text)
		if first := places[sum]; first != "" {
			t.Errorf("%s is %s once more", name, first)
		}
		places[sum] = name
		return err
	})
	if err != nil || len(places) < 20 {
		t.Errorf("%d tables, error %v", len(places), err)
	}
}
