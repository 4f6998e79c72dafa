//go:build linux

package main

// The files for Compose, Kubernetes and Slurm, checked without these: their server, coordinator and worker run with the arguments in the files, but
// for places and the number of deals.

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"
)

// image is the name that make image gives the image: the module's, and the version of the change log.
func image(t *testing.T) string {
	t.Helper()
	module := regexp.MustCompile(`(?m)^module (\S+)$`).FindSubmatch(file(t, "../../go.mod"))
	version := regexp.MustCompile(`(?m)^## (v\S+)`).FindSubmatch(file(t, "../../CHANGELOG.md"))
	return fmt.Sprintf("%s:%s", module[1], version[1])
}

func file(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// deployed are the command lines of a server, a coordinator and a worker.
type deployed struct{ server, coordinator, worker []string }

// run lets them decide 100 deals, after some words in the command lines are replaced. The coordinator and the worker
// begin anew until they find what they need, as they do in containers.
func (d deployed) run(t *testing.T, words ...string) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 2*time.Minute)
	defer stop()
	here := strings.NewReplacer(append(words, "1e6", "100", "1e7", "100")...)
	command := func(args []string) *exec.Cmd {
		args = strings.Split(here.Replace(strings.Join(args, "\n")), "\n")
		return exec.CommandContext(ctx, args[0], args[1:]...)
	}
	again := func(args []string) error {
		for {
			out, err := command(args).CombinedOutput()
			if err == nil || ctx.Err() != nil {
				return err
			}
			if ours := bytes.Contains(out, []byte("start its coordinator first")) || bytes.Contains(out, []byte("no servers")) ||
				bytes.Contains(out, []byte("no run y")); !ours {
				return fmt.Errorf("%v: %w\n%s", args, err, out)
			}
			time.Sleep(50 * time.Millisecond)
		}
	}
	server := command(d.server)
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { stop(); _ = server.Wait() }()
	conducted := make(chan error)
	go func() { conducted <- again(d.coordinator) }()
	if err := errors.Join(again(d.worker), <-conducted); err != nil {
		t.Fatal(err)
	}
	at := d.worker[2:6]
	if d.worker[4] == "--ca" {
		at = d.worker[2:8]
	}
	if out, err := command(append([]string{"survey", "export"}, at...)).Output(); err != nil || !bytes.Equal(out, plain(t, 100)) {
		t.Errorf("%v: the export isn't that of a plain run: %.200s", err, out)
	}
}

func TestCompose(t *testing.T) {
	type service struct {
		Image, Restart   string
		Command, Volumes []string
		Network          string   `yaml:"network_mode"`
		After            []string `yaml:"depends_on"`
	}
	var all struct {
		Services map[string]service
		Volumes  map[string]struct{}
	}
	strict := yaml.NewDecoder(bytes.NewReader(file(t, "deploy/compose.yaml")))
	strict.KnownFields(true)
	if err := strict.Decode(&all); err != nil {
		t.Fatal(err)
	}
	queue, coordinator, worker := all.Services["queue"], all.Services["coordinator"], all.Services["worker"]
	if coordinator.Image != image(t) || worker.Image != image(t) || worker.Network != "service:queue" || coordinator.Network != "service:queue" {
		t.Errorf("the image is %s: %+v", image(t), all.Services)
	}
	port := fmt.Sprint(freePort(t))
	server := append([]string{"nats-server", "--port", port}, queue.Command...)
	deployed{server, coordinator.Command, worker.Command}.run(t, "4222", port, "/data", t.TempDir())
}

func TestKubernetes(t *testing.T) {
	type container struct {
		Image         string
		Command, Args []string
	}
	found := map[string]container{}
	config := ""
	documents := yaml.NewDecoder(bytes.NewReader(file(t, "deploy/kubernetes.yaml")))
	for {
		var d struct {
			Kind string
			Data map[string]string
			Spec struct {
				Template struct {
					Spec struct {
						Containers []struct {
							Name      string
							container `yaml:",inline"`
						}
					}
				}
			}
		}
		if err := documents.Decode(&d); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		config += d.Data["nats.conf"]
		for _, c := range d.Spec.Template.Spec.Containers {
			found[c.Name] = c.container
		}
	}
	if found["coordinator"].Image != image(t) || found["worker"].Image != image(t) {
		t.Errorf("the image is %s: %+v", image(t), found)
	}
	dir, port := t.TempDir(), fmt.Sprint(freePort(t))
	certify(t, dir)
	t.Setenv("PASSWORD", "secret")
	words := []string{"0.0.0.0:4222", "127.0.0.1:" + port, "/data", filepath.Join(dir, "data"), "/tls/tls.crt", filepath.Join(dir, "cert.pem"), "/tls/tls.key",
		filepath.Join(dir, "key.pem"), "/config", dir, "$(QUEUE)", "tls://survey:secret@127.0.0.1:" + port}
	if err := os.WriteFile(filepath.Join(dir, "nats.conf"), []byte(strings.NewReplacer(words...).Replace(config)), 0o600); err != nil {
		t.Fatal(err)
	}
	line := func(name string) []string { return append(found[name].Command, found[name].Args...) }
	deployed{append([]string{"nats-server"}, line("nats")...), line("coordinator"), line("worker")}.run(t, words...)
}

func TestSlurmScript(t *testing.T) {
	text := file(t, "deploy/survey.sbatch")
	if out, err := exec.Command("bash", "-n", "deploy/survey.sbatch").CombinedOutput(); err != nil {
		t.Errorf("bash -n: %v, %s", err, out)
	}
	known := regexp.MustCompile(`^#SBATCH --(job-name=\w+|array=\d+-\d+|ntasks=\d+|cpus-per-task=\d+|mem=\d+G|time=\d\d:\d\d:\d\d|signal=B:TERM@\d+|requeue)$`)
	for line := range strings.SplitSeq(string(text), "\n") {
		if strings.HasPrefix(line, "#SBATCH") && !known.MatchString(line) {
			t.Errorf("%q is no line of sbatch's", line)
		}
	}
	call := regexp.MustCompile(`(?m)^(survey worker .*) &$`).FindStringSubmatch(string(text))
	if call == nil {
		t.Fatal("no worker is started")
	}
	values := strings.NewReplacer(`"$SURVEY_NATS"`, "tls://queue:4222", `"$SURVEY_RUN"`, "y", `"$SURVEY_CREDS"`, "w.creds", `"$SLURM_CPUS_PER_TASK"`, "4")
	refused(t, strings.Fields(values.Replace(call[1])))
}

// refused runs a command with correct flags for a server that doesn't exist: that must be its only fault.
func refused(t *testing.T, words []string) {
	t.Helper()
	words = append(words, "--workers", "1")
	for i, w := range words {
		if w == "tls://queue:4222" {
			words[i] = "tls://127.0.0.1:1"
		}
		if strings.HasSuffix(w, ".creds") {
			words[i] = os.DevNull
		}
	}
	out, err := exec.Command(words[0], words[1:]...).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "worker: tls://127.0.0.1:1: ") || strings.Contains(string(out), "--help") {
		t.Errorf("%v: %v, %s", words, err, out)
	}
}
