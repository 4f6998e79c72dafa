package main

// Bundles: the same modules in one file do the same.

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// modules are a page in small: names that clash, one that is renamed, a whole module by name, one imported for its effects, and one
// that is loaded later on.
var modules = map[string]string{
	"js/main.js": `// The page.
import * as a from "./a.js";
import { twice as double } from "./play/b.js"; // renamed
import "./play/noise.js";
/** Shows what there is.
 * @param {number} n */
async function show(n) {
  const { late } = await import(` + "`./${\"late\"}.js`" + `);
  console.log(a.name, double(n), /** @type {any} */ (a).count, late(), globalThis.noise);
}
show(21);
`,
	"js/a.js":          "const hidden = \"a\";\nexport const name = hidden;\nexport const count = 1; // one\n",
	"js/play/b.js":     "import { name } from \"../a.js\";\nconst hidden = 2;\nexport function twice(n) { return name + n * hidden; }\nexport class Unused {}\n",
	"js/play/noise.js": "globalThis.noise = new URL(\"x\", import.meta.url).href.split(\"/\").slice(-3).join(\"/\");\n",
	"js/late.js":       "import { count } from \"./a.js\";\nexport const late = () => \"late \" + count;\n",
}

func readModule(name string) ([]byte, error) {
	if text, found := modules[name]; found {
		return []byte(text), nil
	}
	return nil, fmt.Errorf("no %s", name)
}

// TestJoin runs modules as they are, and joined: both print the same.
func TestJoin(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("needs node")
	}
	text, others, err := join(readModule, bundle{"js/main.js", nil})
	if err != nil {
		t.Fatal(err)
	}
	joined := map[string]string{"js/main.js": string(text), "js/late.js": modules["js/late.js"], "js/a.js": string(others["js/a.js"])}
	for _, files := range []map[string]string{modules, joined} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "package.json"), []byte(`{"type": "module"}`), 0o644); err != nil {
			t.Fatal(err)
		}
		for name, content := range files {
			if err := writeSiteFile(dir, name, []byte(content)); err != nil {
				t.Fatal(err)
			}
		}
		said, err := exec.Command(node, filepath.Join(dir, "js", "main.js")).CombinedOutput()
		if want := "a a42 1 late 1 js/play/x\n"; err != nil || string(said) != want {
			t.Errorf("%v: %s, want %s\n%s", err, said, want, files["js/main.js"])
		}
	}
}

// TestJoinRefuses gives modules that can't be joined.
func TestJoinRefuses(t *testing.T) {
	for source, want := range map[string]string{
		`import { x } from "./main.js";` + "\n":      "imports itself",
		"export default 1;\n":                        "can't be joined",
		"export { x } from \"./other.js\";\n":        "can't be joined",
		"const text = `one\ntwo`;\n":                 "several lines",
		`import { x } from "./missing.js";` + "\n":   "no js/missing.js",
		"import {\n  x,\n} from \"./missing.js\";\n": "can't be joined",
	} {
		read := func(name string) ([]byte, error) {
			if name == "js/a.js" {
				return []byte(source), nil
			}
			return readModule(name)
		}
		if _, _, err := join(read, bundle{"js/main.js", nil}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", source, err, want)
		}
	}
}

// TestSqueeze removes only comments and indentation.
func TestSqueeze(t *testing.T) {
	const script = "/** A\n * comment. */ const a = 1;\n\n  // another\n  const b = /** @type {any} */ (a); // stays\n  /* one */ /* two */ f(\"/* text */\");\n"
	const want = "const a = 1;\nconst b = (a); // stays\nf(\"/* text */\");\n"
	if got, err := squeeze([]byte(script)); err != nil || string(got) != want {
		t.Errorf("%q, %v", got, err)
	}
}
