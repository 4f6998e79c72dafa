package verify

// Whether records are missing: the number of proofs and their digest, held against --expect and against manifests of exports.

import (
	"errors"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/internal/phrase"
)

// amount is how many proofs there are, or must be, and their digest.
type amount struct {
	records int64 // below 0: any number
	digest  string
	by      string // who says so
}

func (a amount) text(say *cmdline.Language) string {
	var parts []string
	if a.records >= 0 {
		parts = append(parts, say.Plural(a.records, "record"))
	}
	if a.digest != "" {
		parts = append(parts, say.Sprintf("digest %s", a.digest))
	}
	return strings.Join(parts, say.Text(", "))
}

// isDigest reports whether text is a SHA-256 digest in hexadecimal digits.
func isDigest(text string) bool {
	return len(text) == 64 && strings.Trim(text, "0123456789abcdef") == ""
}

// expected reads the value of --expect: a number of records, a digest, or both with a comma between; nil without the flag.
func expected(call *cmdline.Call, text string) (*amount, error) {
	if !call.Given("expect") {
		return nil, nil
	}
	a := &amount{-1, "", "--expect"}
	for part := range strings.SplitSeq(text, ",") {
		n, err := strconv.ParseInt(part, 10, 64)
		switch {
		case a.digest == "" && isDigest(part):
			a.digest = part
		case a.records < 0 && err == nil && n >= 0:
			a.records = n
		default:
			return nil, call.Usagef("--expect %q: give a number of records, a digest of 64 digits, or both with a comma between", text)
		}
	}
	return a, nil
}

// manifestOf reads the manifest beside a file; nil if there is none.
func manifestOf(file string) (*amount, error) {
	path := records.ManifestOf(file)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	e := records.Export{Records: -1}
	if err == nil {
		err = records.Decode(text, &e)
	}
	if err == nil && (e.Records < 0 || !isDigest(e.Digest)) {
		err = phrase.Errorf("no manifest of proofs: it wants records and their digest")
	}
	if err != nil {
		return nil, phrase.Errorf("%s: %w", path, cmdline.Bare(err))
	}
	return &amount{e.Records, e.Digest, path}, nil
}

// counted counts the proofs of a file, or of all files.
type counted struct {
	records int64
	digest  records.Digest
}

func (c *counted) add(sum uint64) {
	c.records++
	c.digest.Add(sum)
}

// against returns what differs from the amount that there must be, "" for nothing.
func (c *counted) against(say *cmdline.Language, a *amount) string {
	has := amount{c.records, c.digest.String(), ""}
	if (a.records < 0 || a.records == has.records) && (a.digest == "" || a.digest == has.digest) {
		return ""
	}
	return say.Sprintf("%s, but %s says %s", has.text(say), a.by, a.text(say))
}

// compare holds the proofs of where, a file or all files together, against what there must be.
func (v *verifying) compare(where string, c *counted, a *amount) error {
	say := v.Speech
	if v.json {
		say = nil
	}
	wrong := c.against(say, a)
	if wrong == "" {
		return nil
	}
	v.amiss++
	if v.json {
		return cmdline.WriteJSON(v.Out, struct {
			File  string `json:"file"`
			Wrong string `json:"wrong"`
		}{where, wrong})
	}
	v.hold(cmdline.Printable(say.Sprintf("WRONG: %s: %s", say.Text(where), wrong)))
	return nil
}

// ended compares the proofs of a file whose last line was read with the manifest beside it.
func (v *verifying) ended(file string, a *amount) error {
	c := v.file
	v.file = counted{}
	switch {
	case a != nil:
		return v.compare(file, &c, a)
	case c.records > 0:
		v.alone++
	}
	return nil
}
