package tui

// The keys on the screen: the help, and the last line.

import "kedou/cmd/internal/cmdline"

// keys are all keys of the Program.
func (s *Screen) keys() []Key {
	keys := s.Program.Keys()
	for _, k := range common {
		if k.Name != "g" || s.Program.Last() >= 0 {
			keys = append(keys, k)
		}
	}
	return keys
}

// helpText lists the keys, in lines that fit.
func (s *Screen) helpText() (lines []string) {
	say, keys, name := s.Look.Speech, s.keys(), 0
	for _, k := range keys {
		name = max(name, Width(say.Text(k.Name)))
	}
	width, _ := s.size()
	for _, k := range keys {
		head := " " + Pad(say.Text(k.Name), name) + "  "
		for _, line := range Wrap(say.Text(k.Does), width-name-3) {
			lines = append(lines, s.Look.Signs(head+line))
			head = Pad("", name+3)
		}
	}
	return lines
}

// helpLines is the number of lines on a page of the help.
func (s *Screen) helpLines() int {
	_, height := s.size()
	return max(1, height-3)
}

// pages is the number of pages of the help.
func (s *Screen) pages() int { return (len(s.helpText())-1)/s.helpLines() + 1 }

// helpFrame is a page of the help.
func (s *Screen) helpFrame() Frame {
	lines := s.helpText()
	from := min((s.help-1)*s.helpLines(), len(lines))
	page := lines[from:min(from+s.helpLines(), len(lines))]
	return Frame{Title: []string{s.Look.Speech.Text("keys")}, Body: append([]string{""}, page...)}
}

// short is a key in the last line: a phrase of its own, such as "space play", or its name and its short word.
func short(say *cmdline.Language, k Key) string {
	own := k.Name + " " + k.Short
	if other := say.Text(own); other != own {
		return other
	}
	return say.Text(k.Name) + " " + say.Text(k.Short)
}

// keyLine is the last line: as many of the short keys as fit.
func (s *Screen) keyLine(width int) string {
	switch {
	case s.help > 0 && s.help < s.pages():
		return s.Look.Speech.Text("press any key to continue")
	case s.help > 0:
		return s.Look.Speech.Text("any key goes back")
	}
	say := s.Look.Speech
	var line string
	end := "? " + say.Text("help") + "  q " + say.Text("quit")
	for _, k := range s.keys() {
		more := short(say, k) + "  "
		if k.Short != "" && k.Name != "?" && k.Name != "q" && Width(line+more+end) <= width {
			line += more
		}
	}
	return line + end
}
