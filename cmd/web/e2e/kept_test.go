package e2e

// Data that the browser keeps, and files that a player loads, damaged by anybody: the page works, loses only what is broken, says so, and keeps
// what comes after.

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// rooms are the parts of the page that keep data, with the condition that a room is ready, the place of its note, and the steps to Start over.
var rooms = []struct {
	address, ready, note string
	over                 []string
}{
	{playing, dealt, "#play-note-text", []string{"#play-menu", "#play-startOver"}},
	{"#doudizhu&room=table", `document.querySelector("#tt-sit")`, "#tt-note-text", []string{".tt-start [data-key=over]"}},
	{"#doudizhu&room=puzzles", `document.querySelector(".dz-steps button")`, "#dz-kept", []string{".dz-heads [data-key=over]"}},
}

// keepers are the scripts that make stores.
func keepers(t *testing.T) (list []string) {
	err := filepath.WalkDir("../page/js", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".js") || strings.HasSuffix(name, "/kept.js") {
			return err
		}
		text, err := os.ReadFile(name)
		if strings.Contains(string(text), "storesOf(") {
			list = append(list, "./"+filepath.ToSlash(strings.TrimPrefix(name, "../page/")))
		}
		return err
	})
	if err != nil || len(list) < 4 {
		t.Fatal(list, err)
	}
	return list
}

// computed is the value of an expression of JavaScript at the server, whose scripts have their names; a site packs them.
func computed[T any](t *testing.T, expression string) T {
	t.Helper()
	q := open(t, doors[0])
	q.visit("#tree")
	return ask[T](q, expression)
}

// keep puts a text into the store under a key.
func (p *page) keep(key, text string) {
	p.t.Helper()
	ask[bool](p, fmt.Sprintf(`(localStorage.setItem(%q, %q), true)`, key, text))
}

// TestDamagedStore: whatever the browser has under all keys, each room works, says that it can't be read, and leaves it, until the player
// starts over; from then on the room keeps what comes.
func TestDamagedStore(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit("#tree")
		keys := computed[[]string](t, `Promise.all(`+list(keepers(t))+`.map((name) => import(new URL(name, document.baseURI)))).then((all) => [...new Set(all.flatMap(({ stores }) => Object.values(stores).map(({ name }) => name)))])`)
		if len(keys) < 10 {
			t.Fatal(keys)
		}
		for _, text := range []string{"", `{"version":1,"value":"damaged"}`, `{"version":1,"value":[`, `{"version":2,"value":[]}`} { // testdata/play/kept.test.mjs has more
			for _, key := range keys {
				p.keep(key, text)
			}
			says := "can’t be read"
			if strings.Contains(text, "2") {
				says = "A newer version"
			}
			for _, room := range rooms {
				p.visit(room.address)
				p.until(room.ready)
				p.says(room.note, says)
				for _, step := range room.over {
					p.push(step)
				}
				p.until(fmt.Sprintf(`!(document.querySelector(%q)?.textContent ?? "").includes(%q)`, room.note, says))
				p.visit(room.address)
				p.until(room.ready)
				if ask[bool](p, fmt.Sprintf(`(document.querySelector(%q)?.textContent ?? "").includes(%q)`, room.note, says)) {
					t.Errorf("%.40s: %s can't be read again after Start over", text, room.address)
				}
			}
			if n := ask[int](p, fmt.Sprintf(`Object.values(localStorage).filter((text) => text === %q).length`, text)); n != 0 {
				t.Errorf("%.40s: %d keys stay damaged", text, n)
			}
		}
	})
}

// TestOneBadSetting: of settings and results only what is broken is lost, Start over for another store leaves them, and changes are kept.
func TestOneBadSetting(t *testing.T) {
	const won = `{"ended":%d,"kind":%q,"date":"","draw":1,"redeals":-1,"back":true,"won":true,"moves":90,"seconds":100,"standard":500,"vegas":5,"undos":0,"helped":false}`
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit("#tree")
		p.keep("kedou.play.results", `{"version":1,"value":[`+fmt.Sprintf(won+","+won+","+won, 1, "easy", 2, "bogus", 3, "hard")+`]}`)
		p.keep("kedou.play.settings", `{"version":1,"value":{"draw":3,"score":"bogus","timer":false}}`)
		p.keep("kedou.play.game", `{"version":1,"value":"damaged"}`)
		p.visit(playing)
		p.until(dealt)
		p.says("#play-note", "results[1].kind")
		p.says("#play-note", "settings.score")
		p.push("#play-menu")
		p.push("#play-startOver")
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.play.results")).value.length`); n != 3 {
			t.Errorf("Start over has left %d results of 3", n)
		}
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.push("#play-menu")
		p.push("#play-giveUp")
		p.until(`document.querySelector("#play-next")`)
		p.visit("#play")
		p.until(`document.querySelector("#play-next")`)
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.play.results")).value.length`); n != 3 {
			t.Errorf("%d results, of two good ones and a new one", n)
		}
		p.push("#play-sheet .play-shut")
		p.push("#play-menu")
		p.push("#play-settings")
		p.push("#play-set-sound")
		if !ask[bool](p, `JSON.stringify(JSON.parse(localStorage.getItem("kedou.play.settings")).value) === JSON.stringify({ kind: "easy", draw: 3, redeals: -1, back: true, sound: false, timer: false, score: "standard", passes: false, autoplay: false, finish: false })`) {
			t.Error("the settings aren't kept")
		}
	})
}

// TestDamagedFile: of a file whose game is damaged, the page takes the results, says what it leaves out, and keeps results that can be read.
func TestDamagedFile(t *testing.T) {
	const result = `{"ended":1,"kind":"easy","date":"","draw":1,"redeals":-1,"back":true,"won":true,"moves":90,"seconds":100,"standard":500,"vegas":5,"undos":0,"helped":false}`
	atBothDoors(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit(playing)
		p.until(dealt)
		for _, kind := range []string{`"bogus"`, "null"} {
			sealed := computed[string](t, `import(new URL("./js/play/deal.js", document.baseURI)).then(({ seal }) => seal(JSON.stringify({ version: 1, rules: { draw: 1, redeals: -1, back: true },
				origin: { seed: "7", kind: `+kind+`, date: "" }, moves: ["@"], at: 1, over: false, aids: { undos: 0, restarts: 0, hints: 0, open_hints: 0, verdicts: 0 }, peeked: [] })))`)
			p.load(`{"kedou":"play","version":1,"game":{"sealed":"` + sealed + `","seconds":5,"last":null},"results":[` + result + `,{"ended":2}],"settings":{"draw":3}}`)
			p.says("#play-note", "results[1].kind")
			p.says("#play-note", "game.sealed")
		}
		p.leave()
		p.press(" ")
		p.until(moves(1))
		p.push("#play-menu")
		p.push("#play-giveUp")
		p.until(`document.querySelector("#play-next")`)
		p.visit("#play")
		p.until(`document.querySelector("#play-next")`)
		if ask[bool](p, `document.querySelector("#play-note-text").textContent !== ""`) {
			t.Error("after Give up something can't be read")
		}
		if n := ask[int](p, `JSON.parse(localStorage.getItem("kedou.play.results")).value.length`); n != 2 {
			t.Errorf("%d results of 2", n)
		}
	})
}

// TestEmptyTableGame: a kept game of the table that is no game doesn't shuffle for ever, and is left until the player starts over.
func TestEmptyTableGame(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#tree")
		for _, game := range []string{`""`, `"damaged"`, "null", "7"} {
			p.keep("kedou.table.game", `{"version":1,"value":{"kept":`+game+`,"spent":[],"mode":"table"}}`)
			p.visit("#doudizhu&room=table")
			p.until(`document.querySelector(".tt-start [data-key=over]")`)
			p.says("#tt-note", "can’t be read")
			p.push(".tt-start [data-key=over]")
			p.visit("#doudizhu&room=table")
			p.until(`document.querySelector("#tt-sit") && !document.querySelector(".tt-start [data-key=over]")`)
		}
	})
}

// TestWrongSeal: a sealed game that the referee refuses stays until the player starts over; meanwhile and afterwards the player plays on.
func TestWrongSeal(t *testing.T) {
	atTheServer(t, func(t *testing.T, p *page) {
		p.sized(1280, 800, false)
		p.visit("#tree")
		seals := computed[[]string](t, `import(new URL("./js/play/deal.js", document.baseURI)).then(({ seal }) => ["00", seal("{"), seal("null"), seal('{"version":1}'), seal('{"version":2}')])`)
		for i, sealed := range seals {
			says := "can’t be read"
			if i == len(seals)-1 {
				says = "A newer version"
			}
			damaged := `{"version":1,"value":{"sealed":"` + sealed + `","seconds":5,"last":null}}`
			p.visit("#tree")
			p.keep("kedou.play.game", damaged)
			p.visit(playing)
			p.until(dealt)
			p.says("#play-note", says)
			p.leave()
			p.press(" ")
			p.until(moves(1))
			if ask[string](p, `localStorage.getItem("kedou.play.game")`) != damaged {
				t.Error("what can't be read is overwritten")
			}
			p.push("#play-menu")
			p.push("#play-startOver")
			p.visit("#play")
			p.until(moves(1))
			if ask[bool](p, fmt.Sprintf(`document.querySelector("#play-note").textContent.includes(%q)`, says)) {
				t.Errorf("seal %d: Start over doesn't help", i)
			}
		}
	})
}
