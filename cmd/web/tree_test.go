// The search tree's JavaScript that needs no browser, tested by node.

package main

import (
	"os/exec"
	"testing"
)

func TestTreeScripts(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("SKIPPED: node is not installed; structure, status and layout of the search tree are not tested")
	}
	if out, err := exec.Command(node, "--test", "testdata/tree/").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
