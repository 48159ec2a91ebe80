// What stands at the top of a lane from the start, so that the browser and readers of screens find it.
import { element } from "./elements.js";

/** @typedef {import("./presets.js").Preset} Preset */
/** @typedef {import("./presets.js").Change} Change */

/**
 * Name, kind, summary, and what changed.
 * @param {Preset} preset
 * @param {Change | null} change
 */
export function headOf(preset, change) {
  const title = element("h3", {}, element("a", { href: `#${encodeURIComponent(preset.name)}` }, preset.name));
  const head = element("header", { class: "lane-head" }, title, element("span", { class: "kind" }, preset.kind));
  if (change) head.append(element("span", { class: `state ${change.state}` }, stateWords(change)));
  if (preset.deprecated !== undefined) head.append(element("span", { class: "state" }, `deprecated ${preset.deprecated}`.trim()));
  const parts = [head];
  // A text that turns the direction of writing turns it for itself.
  if (preset.summary) parts.push(element("p", { class: "summary", dir: "auto" }, preset.summary));
  if (change?.lines) parts.push(element("ul", { class: "lines" }, ...change.lines.map((line) => element("li", {}, line))));
  return parts;
}

/** @param {Change} change */
function stateWords({ state, before }) {
  if (state === "renamed") return `renamed from ${before?.name ?? ""}`;
  return state === "moved" ? "moves with what it is made from" : state;
}
