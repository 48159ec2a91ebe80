// The presets in the code of platforms, as `export` writes them. The page unpacks it once somebody asks.
import { copyButton, element, unpacked } from "./elements.js";

/** @typedef {import("./presets.js").Preset} Preset */
/** @typedef {{ formats: [string, string][], texts: string[][] }} Code a text for each format, of each preset of the page */

/** @type {Promise<Code> | null} */
let asked = null;

/**
 * What opens to a preset's code; nothing where the page has none of it.
 * @param {Preset[]} presets of the page
 * @param {Preset} preset
 */
export function codePart(presets, preset) {
  const index = presets.indexOf(preset);
  if (index < 0 || !document.getElementById("code")) return null;
  const details = element("details", { "data-part": "code" }, element("summary", {}, "Code"));
  details.addEventListener("toggle", async () => {
    asked ??= readCode();
    const { formats, texts } = await asked;
    if (!details.open || details.querySelector("pre")) return;
    texts[index].forEach((text, place) => {
      if (text === "") return;
      const [format, summary] = formats[place];
      details.append(
        element("div", { class: "code-head" }, element("h4", { title: summary }, format), copyButton(`Copy ${format}`, () => text)),
        element("pre", { tabindex: "0", role: "group", "aria-label": `${format} code of ${preset.name}`, "data-format": format }, element("code", {}, text)),
      );
    });
  });
  return details;
}

/**
 * Lines stand once: a text is runs of them, each as its first line and how many, or as the negative number of those that
 * come for the first time.
 * @returns {Promise<Code>}
 */
async function readCode() {
  /** @type {{ formats: [string, string][], lines: string[], presets: number[][][] }} */
  const { formats, lines, presets } = await unpacked("code");
  let known = 0;
  /** @param {number[]} runs */
  const text = (runs) => {
    /** @type {string[]} */
    const all = [];
    for (let place = 0; place < runs.length; place += 1) {
      const isNew = runs[place] < 0;
      const first = isNew ? known : runs[place];
      const count = isNew ? -runs[place] : runs[(place += 1)];
      all.push(...lines.slice(first, first + count));
      known = Math.max(known, first + count);
    }
    return all.map((line) => line + "\n").join("");
  };
  return { formats, texts: presets.map((formatted) => formatted.map(text)) };
}
