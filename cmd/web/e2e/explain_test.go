package e2e

// Explanations on the page: why a deal is lost, where a won one is narrow, why an endgame is won.

import (
	"testing"

	browserpage "github.com/chromedp/cdproto/page"
)

// puzzle is an endgame that one first play wins; plan is the condition that its explanation is shown.
const (
	puzzle = "#doudizhu&room=endgame&landlord=33458JA2&peasant=4599QQKA"
	plan   = `document.querySelector("#dz-why .dz-plan")`
)

// blamed counts the cards to blame on the table.
const blamed = `document.querySelectorAll("#k-table .card.blamed").length`

// TestWhyLost: the cards to blame are marked on the table, until a card is moved, and explained in two languages.
func TestWhyLost(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#klondike&seed=10")
		p.says("#k-verdict", "Proved")
		p.click("#k-explain")
		p.says("#k-why", "So these 2 cards wait for each other for ever.")
		p.says("#k-help", "Two cards swapped", "can go up at most, proved")
		p.until(blamed + " === 7")
		p.until(`document.querySelector("#k-card-8H").ariaLabel.includes("to blame")`)
		p.click("#language")
		p.says("#k-why", "所以这2张牌永远互相等待。")
		p.says("#k-why", "第5列的8♥不能放到9♣（压在第7列的6♠下面）或9♠（压在它下面）上")
		p.click("#k-legal button")
		p.until(step(1))
		p.until(blamed + " === 0")
	})
}

// TestProof: a lost deal is proved in two languages, and the proof is saved as a file; another position has none yet.
func TestProof(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		calls(p, browserpage.AddScriptToEvaluateOnNewDocument, browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: `{
			const create = URL.createObjectURL;
			URL.createObjectURL = (blob) => { blob.text().then((text) => { window.text = text; }); return create.call(URL, blob); };
		}`})
		p.visit("#klondike&seed=10")
		p.says("#k-verdict", "Proved")
		p.click("#k-prove")
		p.says("#k-proof", "Proved lost (", " bytes, checked).", "klondike verify klondike-10-proof.jsonl")
		p.click("#k-saveProof")
		p.until(`/^{"schema":1,"proof":"klondike","version":1,.*"verdict":"unsolvable",.*"certificate":".*}\n$/.test(window.text ?? "")`)
		p.click("#language")
		p.says("#k-proof", "已证明无解（")
		p.click("#k-legal button")
		p.until(step(1))
		p.until(`document.querySelector("#k-proof").textContent === ""`)
	})
}

// TestWhyStopped ends the search for an explanation, and asks for the next one.
func TestWhyStopped(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit("#klondike&seed=265") // takes some seconds
		p.says("#k-verdict", "Proved")
		p.click("#k-explain")
		p.says("#k-why", "Looking for")
		p.click("#k-why-stop")
		p.says("#k-why", "Explains why")
		p.fill("#k-seed", "10")
		p.click("#k-open-seed")
		p.says("#k-legal", "7♠ → column 5") // the first deal, which is lost too, is gone
		p.says("#k-verdict", "Proved")
		p.click("#k-explain")
		p.says("#k-why", "So these 2 cards")
	})
}

// TestWhyWon: the solution comes in chapters that lead to their steps, with the narrowest places.
func TestWhyWon(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(won)
		p.says("#k-verdict", "can be won")
		p.click("#k-explain")
		p.until(`document.querySelectorAll("#k-chapters li").length > 2`)
		p.says("#k-why", "legal moves keep the deal won", "no legal move on the way loses")
		p.until(`document.querySelectorAll("#k-moves button").length > 50`)
		p.click("#k-chapters li:nth-child(2) button")
		p.until(`Number(document.querySelector("#k-place").value) > 0`)
		p.click("#language")
		p.says("#k-why", "解法分段")
	})
}

// TestWhyEndgame: the plan, the line, and the wrong plays, in two languages.
func TestWhyEndgame(t *testing.T) {
	atBothDoors(t, func(t *testing.T, p *page) {
		p.visit(puzzle)
		p.click("#dz-explain")
		p.says("#dz-why", "Critical line: Landlord 5!")
		p.says("#dz-why", "Wrong: 33")
		p.says("#dz-why", "Difficulty:")
		p.click("#language")
		p.says("#dz-why", "关键变化：地主 5!")
		p.says("#dz-why", "错误出法：33")
	})
}
