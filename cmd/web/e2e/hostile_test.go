package e2e

// Malicious links.

import (
	"strings"
	"testing"
)

// TestHostileLinks: whatever a link contains, the page works, shows the fault, runs no text as code, and requests
// only what its tabs request anyway.
func TestHostileLinks(t *testing.T) {
	const markup = "%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E"
	atTheServer(t, func(t *testing.T, p *page) {
		for _, x := range []struct{ link, holds string }{
			{"#klondike&seed=31&draw=99&redeals=1e9&step=-1&colours=" + markup, `document.querySelector("#k-fault").textContent !== ""`},
			{"#klondike&deal=" + markup, `document.querySelector("#k-fault").textContent !== ""`},
			{"#klondike&seed=31&moves=" + strings.Repeat("zz99", 5000), `document.querySelector("#k-fault").textContent !== ""`},
			{"#klondike&seed=31&step=999999&moves=-----", step(5)},
			{"#doudizhu&landlord=%00%FF&peasant=%E0%A4%A&lead=up&by=up&last=%22&plays=,,,&ban=__proto__,constructor",
				`document.querySelector("#panel-doudizhu .fault:not(:empty)")`},
			{"#doudizhu&landlord=3&peasant=4&plays=" + strings.Repeat("3,", 3000), `document.querySelector("#panel-doudizhu .fault:not(:empty)")`},
			{"#doudizhu&room=puzzles&size=99-1&level=99&hands=x&seed=" + markup, `document.querySelector(".dz-make select")?.value === "14-20"`},
			{"#doudizhu&room=hand&cards=" + markup + "&rules=constructor", `document.querySelector("#panel-doudizhu .fault:not(:empty)")`},
			{"#tree&game=doudizhu&op=about&limits=1&landlord=55K&peasant=66Q&lead=landlord&rules=standard&step=NaN", steps + " > 3"},
			{"#tree&game=klondike&engine=constructor&seed=4&ranks=3&columns=3&draw=1&step=1e999", steps + " > 3"},
			{"#tree&game=klondike&seed=" + markup + "&ranks=1e9&columns=-1&draw=0x10", `document.querySelector("#panel-tree .fault")`},
			{"#play&draw=99&redeals=1e9&deal=" + markup, `document.querySelector("#play-note").textContent.includes("deal=<img")`},
			{"#play&deal=1&draw=0&redeals=-9", `document.querySelector("#play-note").textContent.includes("draw=0")`},
			{"#play&review=1&draw=1&seed=1&moves=" + strings.Repeat("zz99", 5000), `document.querySelector("#review-fault")?.textContent`},
			{"#play&review=1&draw=-1&moves=----&seed=" + markup, `document.querySelector("#review-fault")?.textContent`},
			{"#__proto__&constructor=1&lang=__proto__&__proto__=2", dealt},
			{"#&&&===%", dealt},
		} {
			p.visit(x.link)
			p.until(x.holds)
			if ask[bool](p, `document.querySelector("main img, main script") !== null || document.title === "1"`) {
				t.Errorf("%.80s has become a part of the page", x.link)
			}
		}
	})
}
