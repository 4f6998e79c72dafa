// The search of the documentation: it reads the index that the site's builder made, once, and lists the sections with all words of the
// question. A slash leads to the field, arrows walk through the list, Escape leads back.

/** The index: pages as [address, title, language], sections as [page, anchor, heading, excerpt], and for each word the numbers of
 * its sections, each followed by the word's weight there.
 * @typedef {{pages: [string, string, string][], sections: [number, string, string, string][], words: Record<string, number[]>}} Index */

const han = /\p{Script=Han}/u;

/** The most that the list shows. */
const most = 20;

/** The words of a text in small letters, and Chinese as pairs of characters, without numbers. The builder splits pages in the same way.
 * @param {string} text @returns {string[]} */
export function wordsOf(text) {
  return (text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []).flatMap((run) => {
    const letters = [...run];
    if (!/\p{L}/u.test(run)) return [];
    if (!han.test(run) || letters.length === 1) return [run];
    return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
  });
}

/** How well a word of the index matches a word of the question: the same word, a word that begins with it, or a word with the question's only Chinese character.
 * @param {string} word @param {string} asked @returns {number} a factor, 0 for no */
function match(word, asked) {
  if (word === asked) return 3;
  if (word.startsWith(asked)) return 1;
  return asked.length === 1 && han.test(asked) && word.includes(asked) ? 1 : 0;
}

/** Finds the sections that have all words of a question, the best first; of sections with equal weight, those in the reader's language come first.
 * @param {Index} index @param {string} question @param {string} language "en" or "zh"
 * @returns {{address: string, title: string, heading: string, excerpt: string, language: string}[]} */
export function find(index, question, language) {
  /** @type {Map<number, number> | undefined} */
  let found;
  for (const asked of new Set(wordsOf(question))) {
    /** @type {Map<number, number>} */
    const here = new Map();
    for (const word of Object.keys(index.words)) {
      const factor = match(word, asked);
      const places = factor > 0 ? index.words[word] ?? [] : [];
      const rare = Math.log(1 + index.sections.length / (1 + places.length / 2));
      for (let i = 0; i < places.length; i += 2) {
        const [place = 0, weight = 0] = places.slice(i, i + 2);
        here.set(place, Math.max(here.get(place) ?? 0, factor * weight * rare));
      }
    }
    const before = found;
    found = before ? new Map([...here].filter(([place]) => before.has(place)).map(([place, weight]) => [place, weight + (before.get(place) ?? 0)])) : here;
  }
  return [...(found ?? [])].map(([place, weight]) => {
    const [page = 0, anchor = "", heading = "", excerpt = ""] = index.sections[place] ?? [];
    const [url = "", title = "", of = ""] = index.pages[page] ?? [];
    return { weight: of === language ? weight * 1.5 : weight, place, address: url + (anchor && "#" + anchor), title, heading, excerpt, language: of };
  }).sort((a, b) => b.weight - a.weight || a.place - b.place);
}

/** An element with text.
 * @param {string} name @param {string} text */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Joins the search to the page's field and list.
 * @param {HTMLInputElement} field */
function start(field) {
  const [results, said, list] = ["docs-results", "docs-found", "docs-list"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
  if (!results || !said || !list) return;
  const { top = "", none = "", single = "", many = "" } = field.dataset;
  const language = document.documentElement.lang.slice(0, 2);
  /** @type {Promise<Index> | undefined} */
  let loading;
  const load = () => (loading ??= fetch(top + "index.json").then((answer) => answer.json()));
  const links = () => /** @type {HTMLAnchorElement[]} */ ([...list.querySelectorAll("a")]);

  const show = async () => {
    const question = field.value;
    if (wordsOf(question).length === 0) {
      results.hidden = true;
      return;
    }
    const found = find(await load(), question, language);
    if (question !== field.value) return; // the reader has typed more
    said.textContent = found.length === 0 ? none : found.length === 1 ? single : many.replace("{n}", String(found.length));
    list.replaceChildren(...found.slice(0, most).map((place) => {
      const link = document.createElement("a");
      link.href = top + place.address;
      link.lang = place.language;
      link.append(element("b", place.heading === place.title ? place.title : `${place.title}: ${place.heading}`), element("small", place.excerpt));
      const item = document.createElement("li");
      item.append(link);
      return item;
    }));
    results.scrollTop = 0;
    results.hidden = false;
  };
  const shut = () => { results.hidden = true; };

  field.addEventListener("focus", load, { once: true });
  field.addEventListener("input", show);
  document.addEventListener("keydown", (event) => {
    const inside = results.parentElement?.contains(document.activeElement) ?? false;
    if (event.key === "/" && !inside && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape" && inside) {
      shut();
      field.focus();
    } else if (inside && !results.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const all = [field, ...links()];
      const at = all.findIndex((one) => one === document.activeElement);
      all[(at + (event.key === "ArrowDown" ? 1 : all.length - 1)) % all.length]?.focus();
    } else if (event.key === "Enter" && document.activeElement === field) {
      links()[0]?.click();
    }
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Node && results.parentElement?.contains(event.target)) || event.target instanceof Element && event.target.closest("a")) shut();
  });
}

if ("document" in globalThis) start(/** @type {HTMLInputElement} */ (document.getElementById("docs-query")));
