//go:build !unix

// Systems without process groups, where a kill reaches only the program.

package external

import "os/exec"

func ownGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
