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
    /** @type {Map<string, HTMLDetailsElement>} */
    this.groups = new Map();
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
    if (known) return known;
    const made = element("details", { open: path.length === 1 && this.presets.length <= 60 }, element("summary", {}, path[path.length - 1]));
    this.groups.set(name, made);
    this.group(path.slice(0, -1)).append(made);
    return made;
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
    for (const preset of this.presets) {
      const found = isFound(preset);
      const row = this.rows.get(preset.name);
      const box = this.boxes.get(preset.name);
      if (row) row.hidden = !found;
      if (box) box.checked = chosen.has(preset.name);
      if (!found) continue;
      const path = preset.name.split(".");
      for (let depth = 1; depth < path.length; depth += 1) full.add(path.slice(0, depth).join("."));
    }
    for (const [name, group] of this.groups) {
      group.hidden = !full.has(name);
      if (isLooking && full.has(name)) group.open = true;
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
