// How Chinese is written: blanks, punctuation, and one word for one thing.

package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// spaced matches a number that stands alone in Chinese text and has a blank at a side, as in 第 3 手. Numbers before Latin units and in commands are
// words of their own: 至少 16 MiB.
var spaced = regexp.MustCompile(`\p{Han} (?:` + number + `)(?: ?\p{Han}|[、，。；：！？）”]|%%?[，。；）]|$)|(?:^|[\p{Han}、，。；：（“])(?:` + number + `)%{0,2} \p{Han}|第 [^` + "`" + `N]|\} (?:张|步|手|种|个|局|题|次|秒|倍|分|字节)`)

const number = `%(?:\[\d\])?[-+#0-9.]*(?:\[\d\])?[df]|\d+(?:[.,–]\d+)*`

// narrow matches punctuation of half width between Chinese.
var narrow = regexp.MustCompile(`\p{Han}[,;!?](?: |$)|\p{Han}: |\p{Han}:(?:\$|$)|\p{Han}\(|\(\p{Han}`)

// rejected has words that players or searchers don't say, or that stand for what another word says already.
var rejected = map[string]string{
	"机器人": "电脑", "应法": "应对", "错着": "错误出法", "领出": "先出", "玩牌": "接龙", "红心": "红桃", "翻回次数": "重翻次数",
	"结点": "节点", "考察": "扩展", "估价": "启发函数", "启发式": "启发函数", "重新扩展": "重新打开", "open 表": "开放表", "closed 表": "关闭表",
	"缺省": "默认", "送掉": "失误损失", "开打": "开局", "印出": "输出", "读不出来": "无法读取", "写不进去": "无法写入",
}

// TestStyle reads each Chinese text of the commands and the page.
func TestStyle(t *testing.T) {
	for english, text := range Chinese() {
		for _, line := range strings.Split(text, "\n") {
			style(t, english, line)
		}
	}
	files, err := filepath.Glob("../../web/page/js/words/*zh.js")
	if err != nil || len(files) < 9 {
		t.Fatal(files, err)
	}
	quoted := regexp.MustCompile("`[^`]*`|\"[^\"]*\"")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, words := range quoted.FindAllString(string(text), -1) {
			style(t, filepath.Base(name), strings.Trim(words, "`\""))
		}
	}
}

func style(t *testing.T, where, text string) {
	t.Helper()
	if found := spaced.FindString(text); found != "" {
		t.Errorf("%s: %q: no blank between Chinese and a number: %q", where, text, found)
	}
	if found := narrow.FindString(text); found != "" {
		t.Errorf("%s: %q: half-width punctuation: %q", where, text, found)
	}
	for word, better := range rejected {
		if strings.Contains(text, word) {
			t.Errorf("%s: %q: say %s for %s", where, text, better, word)
		}
	}
}
