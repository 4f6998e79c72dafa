package cmdline

// What this package says itself, in Chinese.

// Chinese is the phrases of this package, for NewLanguage.
var Chinese = map[string]string{
	// Help.
	"NAME:": "名称：", "USAGE:": "用法：", "VERSION:": "版本：", "DESCRIPTION:": "说明：",
	"COMMANDS:": "命令：", "OPTIONS:": "选项：", "GLOBAL OPTIONS:": "全局选项：", "CATEGORY:": "类别：",
	"[command options]": "[选项]", "[global options]": "[全局选项]", "command": "命令",
	"show help": "显示帮助", "print the version": "显示版本",
	"print a script with which a shell completes the command line": "印出脚本，供 shell 补全命令行",
	"help completion":       "补全命令、选项、选项的值和文件名。脚本放在哪里，见脚本开头几行。",
	"print the manual page": "印出手册页",
	"help man":              "把所有命令的帮助按 man(1) 的写法印出。",
	exitStatus: `.SH 退出码
0：能，或已完成。1：已证明不能，或检查未通过。2：用法或输入有误。3：到了上限，尚无结论。70：内部错误。130 与 143：被中断。
.SH 环境变量
NO_COLOR 关闭颜色。LC_ALL、LC_MESSAGES 和 LANG 决定语言。
`,
	"Limits": "上限", "Batches": "批量", "Output": "输出",
	"stop after expanding `N` states, e.g. 1e6":              "展开 `N` 个局面后停止，例如 1e6",
	"stop after this `TIME`, e.g. 10s":                       "到了 `TIME` 就停止，例如 10s",
	"stop when the tables hold this many `BYTES`, e.g. 1GiB": "表格占满 `BYTES` 就停止，例如 1GiB",
	"no limit":                                            "不限",
	"work on `N` things at the same time":                 "同时处理 `N` 件",
	"answer with one JSON object a line":                  "每行输出一个 JSON 对象",
	"no progress on standard error":                       "不在标准错误上显示进度",
	"tell what can't be read, leave it out, and count it": "读不懂的行报告后跳过，并计数",
	"leave out the first `N` items: an interrupted run says how many it has answered": "跳过前 `N` 项；中断时会提示已完成多少项",
	"the `LANGUAGE`, if not that of the environment: %s":                              "`LANGUAGE`（语言），缺省随环境：%s",
	"LC_ALL or LANG": "LC_ALL 或 LANG",

	// Errors.
	"%s (see %s --help)":                                "%s（见 %s --help）",
	"%s; --skip-bad leaves it out":                      "%s；加 --skip-bad 可跳过",
	"unknown command %q":                                "没有命令 %s",
	"unknown command %q; did you mean %s?":              "没有命令 %s；是不是 %s？",
	"unknown flag %s":                                   "没有选项 %s",
	"unknown flag %s; did you mean %s?":                 "没有选项 %s；是不是 %s？",
	"unknown flag %s; it is for %s":                     "没有选项 %s；它用于 %s",
	"%s needs a value":                                  "%s 缺少值",
	"--%s %q: not a whole number from %d to %d":         "--%s %s：应为 %s 到 %s 的整数",
	"--%s %q: not a whole number from %d":               "--%s %s：应为不小于 %s 的整数",
	"--%s %q: not one of %s":                            "--%s %s：可选 %s",
	"--%s %q: not a number like 1000000 or 1e6":         "--%s %s：应为 1000000 或 1e6 这样的数",
	"--%s %q: not an amount like 512MiB or 2GiB":        "--%s %s：应为 512MiB 或 2GiB 这样的容量",
	"--%s %q: not a time like 500ms, 10s or 2m":         "--%s %s：应为 500ms、10s 或 2m 这样的时间",
	"--memory %s: %s needs %s at least":                 "--memory %s：%s至少需要 %s",
	"%s: no such file (use - for standard input)":       "%s：没有这个文件（标准输入写 -）",
	`"" names no file (use - for standard input)`:       `"" 不是文件名（标准输入写 -）`,
	"%s: can't be read: %w":                             "%s：读不出来：%s",
	"%s: can't be written: %w":                          "%s：写不进去：%s",
	"%s: is a directory, not a file":                    "%s：是目录，不是文件",
	"-: standard output is for the answer; name a file": "-：标准输出用来显示答案，请给出文件名",
	"internal error: %s; please report it":              "内部错误：%s；请报告",
	"permission denied":                                 "没有权限",
	"no such file or directory":                         "没有这个文件或目录",
	"no space left on device":                           "设备已满",
	"write %s: %s":                                      "写 %s：%s",
	"nothing is left behind --skip %d":                  "--skip %s 之后没有了",

	// Batches.
	"left out: %s": "已跳过：%s",
	"interrupted in %s, which is not counted; to go on: %s": "在 %s 处中断，该项不计入；继续：%s",
	"interrupted between two items; to go on: %s":           "在两项之间中断；继续：%s",
}
