// The presets by their groups, to be found and chosen.
import { element } from "./elements.js";

/** @typedef {import("./presets.js").Preset} Preset */

export class Tree {
  /**
   * @param {Preset[]} presets
   * @param {(name: string, isChosen: boolean) => void} choose
   */
  constructor(presets, choose) {
    this.presets = presets;
    this.element = element("div", { class: "tree" });
    /** @type {Map<string, HTMLInputElement>} */
    this.boxes = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.rows = new Map();
    /** @type {Map<string, { row: HTMLElement, box: HTMLInputElement, details: HTMLDetailsElement }>} */
    this.groups = new Map();
    this.choose = choose;
    for (const preset of presets) {
      const box = element("input", { type: "checkbox", value: preset.name });
      box.addEventListener("change", () => choose(preset.name, box.checked));
      const last = preset.name.split(".").at(-1) ?? preset.name;
      const label = element("label", { class: "leaf", title: preset.summary }, box, element("span", {}, last), element("span", { class: "unseen" }, `, ${preset.name}`));
      this.boxes.set(preset.name, box);
      this.rows.set(preset.name, label);
      this.group(preset.name.split(".").slice(0, -1)).append(label);
    }
  }

  /**
   * @param {string[]} path
   * @returns {HTMLElement}
   */
  group(path) {
    if (path.length === 0) return this.element;
    const name = path.join(".");
    const known = this.groups.get(name);
    if (known) return known.details;
    const details = element("details", { open: path.length === 1 && this.presets.length <= 60 }, element("summary", {}, path[path.length - 1]));
    // Beside the summary: within it, readers of screens would take it for words of a button.
    const box = element("input", { type: "checkbox", value: name, "aria-label": `All of ${name}` });
    box.addEventListener("change", () => this.choose(name, box.checked));
    const row = element("div", { class: "branch" }, box, details);
    this.groups.set(name, { row, box, details });
    this.group(path.slice(0, -1)).append(row);
    return details;
  }

  /**
   * Shows which are chosen, and only those that were looked for.
   * @param {Set<string>} chosen
   * @param {(preset: Preset) => boolean} isFound
   * @param {boolean} isLooking
   */
  show(chosen, isFound, isLooking) {
    /** @type {Set<string>} */
    const full = new Set();
    // Of each group how many presets it has, and how many of them are chosen.
    /** @type {Map<string, [number, number]>} */
    const counts = new Map();
    for (const preset of this.presets) {
      const found = isFound(preset);
      const row = this.rows.get(preset.name);
      const box = this.boxes.get(preset.name);
      if (row) row.hidden = !found;
      if (box) box.checked = chosen.has(preset.name);
      const path = preset.name.split(".");
      for (let depth = 1; depth < path.length; depth += 1) {
        const group = path.slice(0, depth).join(".");
        const [all, own] = counts.get(group) ?? [0, 0];
        counts.set(group, [all + 1, own + Number(chosen.has(preset.name))]);
        if (found) full.add(group);
      }
    }
    for (const [name, { row, box, details }] of this.groups) {
      const [all, own] = counts.get(name) ?? [0, 0];
      row.hidden = !full.has(name);
      box.checked = own === all;
      box.indeterminate = own > 0 && own < all;
      if (isLooking && full.has(name)) details.open = true;
    }
  }
}

/**
 * Whether every word that was looked for is in the preset's name, summary, kind or role.
 * @param {Preset} preset
 * @param {string} text
 */
export function matches(preset, text) {
  const all = [preset.name, preset.summary, preset.kind, preset.role].join(" ").toLowerCase();
  return text.toLowerCase().split(/\s+/).every((word) => all.includes(word));
}
