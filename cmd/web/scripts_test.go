// The page's JavaScript that needs no browser, tested by node.

package main

import (
	"os/exec"
	"testing"
)

// TestPageScripts runs the scripts' tests; .ci/quick asks for it after an edit of the page.
func TestPageScripts(t *testing.T) {
	if testing.Short() {
		t.Skip("starts node for each file")
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("SKIPPED: node is not installed; the structures and layouts of the page are not tested")
	}
	if out, err := exec.Command(node, "--test", "testdata/klondike/", "testdata/play/", "testdata/tree/").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
