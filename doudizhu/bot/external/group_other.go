//go:build !unix

// Where there are no process groups, the program alone is killed.

package external

import "os/exec"

func ownGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
