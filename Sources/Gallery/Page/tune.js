// Numbers of a preset under sliders and fields, and the command that makes the registry say the same.
import { copyButton, element, seconds, words } from "./elements.js";
import { isProgress } from "./presets.js";

/** @typedef {import("./presets.js").Preset} Preset */
/** @typedef {import("./presets.js").Part} Part */

/**
 * @param {import("./lane.js").Page} page
 * @param {Preset} preset
 */
export function tuning(page, preset) {
  const { presets } = page;
  const panel = element("div", { class: "tuning" });
  const resolved = element("p", { class: "resolved", "aria-live": "polite" });
  const along = element("p", { class: "along" });
  const command = element("code", { class: "command", tabindex: "0" });
  const refused = element("p", { class: "problem", role: "alert" });
  const copy = copyButton("Copy command", () => presets.command(preset) ?? "");
  const reset = element("button", { type: "button" }, "As it was");
  /** @type {(() => void)[]} */
  const resets = [];

  const describe = () => {
    const motion = presets.motion(preset);
    const spring = motion?.spring();
    const length = motion?.length ?? 0;
    const end = Number.isFinite(length) ? `${spring ? "settles in" : "takes"} ${seconds(length)}` : "never settles";
    resolved.textContent = spring ? `duration ${words(spring[0])} s, bounce ${words(spring[1])}, ${end}` : end;
    if (isProgress(preset)) resolved.textContent = preset.moves === "curve" ? "" : "driven by a progress";
    const others = presets.movingWith(preset).map(({ name }) => name);
    const text = presets.command(preset);
    along.textContent = text && others.length > 0 ? `Moving with it: ${others.join(", ")}` : "";
    command.textContent = text ?? "Nothing is changed yet.";
    copy.disabled = text === null;
    reset.disabled = text === null;
  };
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  for (const { title, parts } of presets.tune(preset)) {
    const group = groups.get(title) ?? (title === "" ? panel : tuningGroup(panel, title, groups.size === 0));
    groups.set(title, group);
    for (const part of parts) {
      const { row, set } = slider(part, title, presets.value(preset, part), (value) => {
        const isTaken = presets.change(preset, part, value === part.value ? null : value);
        refused.textContent = isTaken ? "" : `${part.label} ${words(value)} is out of the range of this motion.`;
        if (!isTaken) {
          // The field holds what was refused.
          reset.disabled = false;
          return;
        }
        describe();
        page.tuned(preset, panel);
      });
      resets.push(() => {
        presets.change(preset, part, null);
        set(part.value);
      });
      group.append(row);
    }
  }
  reset.addEventListener("click", () => {
    for (const take of resets) take();
    refused.textContent = "";
    describe();
    page.tuned(preset, panel);
  });
  panel.append(refused, resolved, along, element("p", { class: "command-line" }, command), element("p", { class: "buttons" }, copy, reset));
  describe();
  return panel;
}

/**
 * The numbers of one keyframe, phase or element, of which the first is open.
 * @param {HTMLElement} panel
 * @param {string} title
 * @param {boolean} isOpen
 */
function tuningGroup(panel, title, isOpen) {
  const group = element("details", { class: "tuning-group", open: isOpen }, element("summary", {}, title));
  panel.append(group);
  return group;
}

/** @type {Record<string, number>} */
const arrows = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * A number under a slider and in a field.
 * @param {Part} part
 * @param {string} title of its group
 * @param {number} value
 * @param {(value: number) => void} changed
 */
function slider(part, title, value, changed) {
  const step = niceStep(part);
  const name = title === "" ? part.label : `${title}, ${part.label}`;
  const range = element("input", { type: "range", min: String(part.from), max: String(part.to), step: "any", "aria-label": name });
  const field = element("input", { type: "number", step: "any", "aria-label": `${name}, exactly` });
  range.value = String(value);
  field.value = String(value);
  range.addEventListener("input", () => {
    // Numbers that a person would type.
    const rounded = Number((Math.round(Number(range.value) / step) * step).toPrecision(6));
    field.value = String(rounded);
    changed(rounded);
  });
  range.addEventListener("keydown", (event) => {
    const way = arrows[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = Number((Number(field.value) + way * step * (event.shiftKey ? 10 : 1)).toPrecision(12));
    range.value = String(next);
    field.value = String(Math.min(Math.max(next, part.from), part.to));
    changed(Number(field.value));
  });
  field.addEventListener("change", () => {
    const typed = field.valueAsNumber;
    if (!Number.isFinite(typed)) return;
    range.value = String(typed);
    changed(typed);
  });
  const row = element("div", { class: "slider" }, element("span", { "aria-hidden": "true" }, part.label), range, field);
  /** @param {number} number */
  const set = (number) => {
    range.value = String(number);
    field.value = String(number);
  };
  return { row, set };
}

/**
 * A step that a hand can feel: about a hundredth of the range, a power of ten.
 * @param {Part} part
 */
function niceStep({ from, to }) {
  return 10 ** Math.round(Math.log10((to - from) / 150));
}
