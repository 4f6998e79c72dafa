//go:build !js

package records

// The manifest of an export: what a file of a survey's outcomes or proofs must hold, in a file of its own beside it.

// Export is the content of the manifest.
type Export struct {
	File     string `json:"file"`   // its name, without a folder
	Format   string `json:"format"` // csv, jsonl, parquet or proofs
	Records  int64  `json:"records"`
	SHA256   string `json:"sha256,omitempty"` // of the file; of proofs there is a digest
	Digest   string `json:"digest,omitempty"` // of the proofs, see Digest: the same for a compressed file
	Complete bool   `json:"complete"`         // whether every deal was decided, or given up
	Survey   any    `json:"survey"`           // the survey's manifest
	Rounds   any    `json:"rounds,omitempty"` // of survey retry
}

// ManifestOf returns the path of the manifest of the export at path.
func ManifestOf(path string) string { return path + ".manifest.json" }
