package main

// The files for Slurm and Kubernetes, checked without either: they parse, and their commands are those of survey.

import (
	"bytes"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// kubernetesJob is the part of batch/v1 that the manifest uses. Another field is an error.
type kubernetesJob struct {
	APIVersion string `yaml:"apiVersion"`
	Kind       string
	Metadata   struct{ Name string }
	Spec       struct {
		Parallelism, Completions int
		BackoffLimit             int `yaml:"backoffLimit"`
		Template                 struct {
			Spec struct {
				RestartPolicy string `yaml:"restartPolicy"`
				Grace         int    `yaml:"terminationGracePeriodSeconds"`
				Containers    []struct {
					Name, Image   string
					Command, Args []string
					Resources     struct{ Requests, Limits map[string]string }
					VolumeMounts  []struct {
						Name      string
						MountPath string `yaml:"mountPath"`
						ReadOnly  bool   `yaml:"readOnly"`
					} `yaml:"volumeMounts"`
				}
				Volumes []struct {
					Name   string
					Secret struct {
						SecretName string `yaml:"secretName"`
					}
				}
			}
		}
	}
}

func TestKubernetesManifest(t *testing.T) {
	text, err := os.ReadFile("deploy/kubernetes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var job kubernetesJob
	strict := yaml.NewDecoder(bytes.NewReader(text))
	strict.KnownFields(true)
	if err := strict.Decode(&job); err != nil {
		t.Fatal(err)
	}
	pod := job.Spec.Template.Spec
	if job.APIVersion != "batch/v1" || job.Kind != "Job" || pod.RestartPolicy != "OnFailure" || len(pod.Containers) != 1 || pod.Grace < 3 {
		t.Fatalf("not a job of one container that is started again: %+v", job)
	}
	c := pod.Containers[0]
	if len(c.VolumeMounts) != 1 || len(pod.Volumes) != 1 || c.VolumeMounts[0].Name != pod.Volumes[0].Name {
		t.Errorf("mounts and volumes: %+v, %+v", c.VolumeMounts, pod.Volumes)
	}
	refused(t, append(c.Command, c.Args...))
}

func TestSlurmScript(t *testing.T) {
	text, err := os.ReadFile("deploy/survey.sbatch")
	if err != nil {
		t.Fatal(err)
	}
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
