package e2e

// The tour of searches: every place of every chapter can be reached, and the tree shows the text's subject.

import (
	"fmt"
	"os"
	"testing"
)

// The step and the node of each place, chapter by chapter, as the page's tour.js has them.
var tour = [][][2]int{
	{{0, 0}, {1, 1}, {2, 2}, {3, 7}, {4, 3}, {4, 4}, {12, 29}},
	{{0, 0}, {4, 5}, {6, 12}, {7, 10}, {13, 39}},
	{{0, 0}, {7, 14}, {8, 10}, {10, 25}, {12, 27}, {13, 25}, {14, 27}, {14, 28}, {15, 28}, {21, 52}},
	{{0, 0}, {1, 1}, {2, 3}, {10, 9}, {10, 4}, {14, 8}, {14, 1}, {15, 0}},
	{{0, 0}, {1, 1}, {2, 4}, {4, 1}, {5, 3}, {6, 0}},
	{{0, 0}, {2, 5}, {4, 1}, {5, 2}, {7, 2}, {8, 3}, {10, 0}},
}

// tourAt is the condition that the tree shows a place of the tour.
func tourAt(place [2]int, language string) string {
	node := fmt.Sprintf("Node %d", place[1])
	if language == "zh" {
		node = fmt.Sprintf("节点%d", place[1])
	}
	return fmt.Sprintf(`%s === %d && document.querySelector(".tree-detail h2")?.textContent.replaceAll(" ", "").startsWith(%q.replaceAll(" ", ""))
		&& !/tour\./.test(document.querySelector(".tree-place p").textContent)`, at, place[0], node)
}

// TestTour goes through all chapters by their buttons, and to one place by its address.
func TestTour(t *testing.T) {
	for _, language := range []string{"en", "zh"} {
		t.Run(language, func(t *testing.T) {
			atTheServer(t, func(t *testing.T, p *page) {
				p.visit("#tree&lang=" + language)
				p.until(steps + " > 3")
				for i, places := range tour {
					p.push(fmt.Sprintf(`.tree-tour [data-key="chapter%d"]`, i))
					for j, place := range places {
						p.until(tourAt(place, language))
						if j+1 < len(places) {
							p.push(`.tree-tour [data-key="next"]`)
						}
					}
				}
				p.push(`.tree-tour [data-key="variant0"]`)
				p.until(steps + " === 28")
				p.until(tourAt([2]int{10, 9}, language)) // the place where the variant opens
				p.push(`.tree-tour [data-key="return"]`)
				p.until(tourAt(tour[5][6], language))
				p.push(`.tree-tour [data-key="place2"]`)
				p.until(tourAt(tour[5][2], language))
				p.push(`.tree-tour [data-key="close"]`)
				p.until(`!document.querySelector(".tree-place")`)
				p.visit("#tree&tour=3.6&lang=" + language)
				p.until(tourAt(tour[2][5], language))
				p.until(`document.querySelector(".tree-next button")?.textContent === "25 f 22"`)
				p.says(".tree-tools .verdict", "21") // not the run's end, which comes later
				if os.Getenv("KEDOU_AXE") != "" {
					ask[bool](p, axeSource(t)+"; true")
					p.inspect("the tour, " + language)
					p.narrow("the tour, " + language)
				}
				p.visit("#tree&tour=5.2&lang=" + language)
				p.until(tourAt(tour[4][1], language))
				if numbers := ask[string](p, `document.querySelector(".tree-figures")?.textContent.match(/\d+/g).join("/")`); numbers != "2/1" {
					t.Errorf("proof and disproof number of node 1: %q, not 2 and 1", numbers)
				}
			})
		})
	}
}
