package docs

// The frame of a page: head, search, navigation and table of contents around the text.

import (
	"bytes"
	_ "embed" // for the frame
	"html/template"
	"path"
	"slices"
)

//go:embed frame.html
var frameText string

var frameTemplate = template.Must(template.New("frame").Parse(frameText))

// labels are the frame's words in a language.
type labels struct {
	Language, Docs, Play, Skip, Search, Hint, Pages, Contents, Other, OtherLanguage, PlayAt string
	None, One, Many                                                                         string // of the search's results; {n} is their number
}

var languages = map[string]labels{
	"en": {"en", "Documentation", "Play in the browser", "Skip to the text", "Search", "Search the documentation; / leads here", "All pages", "On this page", "中文", "zh-CN", "",
		"Nothing found.", "1 place found.", "{n} places found."},
	"zh": {"zh-CN", "文档", "在浏览器里玩", "跳到正文", "搜索", "搜索文档；按 / 跳到这里", "全部页面", "本页目录", "English", "en", "#play&lang=zh",
		"没有找到。", "找到 1 处。", "找到 {n} 处。"},
}

// framed is the frame's data about a page.
type framed struct {
	Say             labels
	Title, Top, URL string
	CSS, Icon       string
	OtherPage       string // the address of the page in the other language, or of the first page there
	Contents        []entry
	Rooms           []navigation
	Head, Body      template.HTML // up to the title, and the rest
}

// An entry is a line of a list that leads to places.
type entry struct {
	Address, Text, Language string
	Deeper, Here            bool
}

// navigation is a room with its pages.
type navigation struct {
	Name  string
	Pages []entry
}

// long is the number of headings below the title from which on a page gets a table of contents.
const long = 4

// frame returns the whole HTML of a page.
func frame(pages []*page, p *page) ([]byte, error) {
	f := framed{
		Say: languages[p.language], Title: p.title, Top: relative(p, ""), URL: p.url,
		CSS: relative(p, "../"+styleOfPage), Icon: relative(p, "../"+icon), Rooms: roomsOf(pages, p), Body: template.HTML(p.body),
	}
	if title, rest, found := bytes.Cut(p.body, []byte("</h1>\n")); found {
		f.Head, f.Body = template.HTML(title)+"</h1>", template.HTML(rest)
	}
	f.OtherPage = relative(p, map[string]string{"en": "index.zh.html", "zh": "index.html"}[p.language])
	if other := counterpart(pages, p); other != nil {
		f.OtherPage = relative(p, other.url)
	}
	for _, h := range p.parsed.headings {
		if h.level == 2 || h.level == 3 {
			f.Contents = append(f.Contents, entry{Address: "#" + h.anchor, Text: h.text, Deeper: h.level == 3})
		}
	}
	if len(f.Contents) < long {
		f.Contents = nil
	}
	var out bytes.Buffer
	err := frameTemplate.Execute(&out, f)
	return out.Bytes(), err
}

// roomsOf returns the navigation as a page shows it; a room without pages is left out.
func roomsOf(pages []*page, here *page) []navigation {
	list := make([]navigation, len(rooms))
	for i, r := range rooms {
		list[i].Name = map[string]string{"en": r.en, "zh": r.zh}[here.language]
	}
	for _, p := range pages {
		list[p.room].Pages = append(list[p.room].Pages, entry{
			Address: relative(here, p.url), Text: distinctTitle(pages, p), Language: languages[p.language].Language, Here: p == here,
		})
	}
	return slices.DeleteFunc(list, func(n navigation) bool { return len(n.Pages) == 0 })
}

// distinctTitle returns the title of a page, with its language or its folder if another page of the room has the same title.
func distinctTitle(pages []*page, p *page) string {
	for _, q := range pages {
		switch {
		case q == p || q.room != p.room || q.title != p.title:
		case q.language != p.language && p.language == "zh":
			return p.title + " (中文)"
		case q.language == p.language:
			return p.title + " (" + path.Base(path.Dir(p.source)) + ")"
		}
	}
	return p.title
}
