// The curves of a lane, as it is and as it was.
import { element } from "./elements.js";
import { Plot } from "./plot.js";
import { isProgress, labelsOf, lengthOf } from "./presets.js";
import { Samples } from "./samples.js";

/** @typedef {import("./presets.js").Preset} Preset */
/**
 * A preset as it was, or as it is.
 * @typedef {{
 *   preset: Preset, motion: () => import("./core.js").Motion | null, style: string, label: string, isOwn: boolean, isCut: boolean,
 * }} Side its curves' style, what it is called, whether hands may take it, and whether nothing moves
 */

/**
 * The plots of one or two motions with what each is plotted over: numbers of the same name lie over one another, but for
 * motions that do not go along the same axis.
 * @param {Side[]} sides
 * @param {string} [farthest] the number that comes first
 * @returns {{ plot: Plot, side: Side }[]}
 */
export function plotsOf(sides, farthest) {
  const moving = sides.filter(({ motion, isCut }) => motion() && !isCut);
  const [first, second] = moving;
  if (!second || isAlike(first.preset, second.preset)) return plotted(moving, farthest);
  return moving.flatMap((side) => plotted([side], farthest));
}

/**
 * @param {Side[]} sides
 * @param {string} [farthest]
 * @returns {{ plot: Plot, side: Side }[]}
 */
function plotted(sides, farthest) {
  const side = sides[sides.length - 1];
  if (!side) return [];
  const end = Math.max(...sides.map(({ preset, motion }) => lengthOf(preset, motion())), 1e-3);
  const labels = new Set([...sides].reverse().flatMap(({ preset }) => labelsOf(preset)));
  const sorted = [...labels].sort((a, b) => Number(b === farthest) - Number(a === farthest));
  const sampled = sides.flatMap(({ preset, motion, style, label }) => {
    const moving = motion();
    return moving ? [{ samples: new Samples(preset, moving, end), labels: labelsOf(preset), label, style }] : [];
  });
  return sorted.map((label) => {
    const curves = sampled.flatMap(({ samples, labels, label: word, style }) => {
      const index = labels.indexOf(label);
      return index >= 0 ? [{ samples, index, label: word, style }] : [];
    });
    const plot = new Plot(curves, end, label || side.preset.name, isProgress(side.preset) ? "progress" : "time");
    if (label) plot.element.prepend(element("figcaption", {}, label));
    return { plot, side };
  });
}

/**
 * Whether two motions go along one axis, and both move one number or both several.
 * @param {Preset} first
 * @param {Preset} second
 */
function isAlike(first, second) {
  return isProgress(first) === isProgress(second) && !first.properties === !second.properties;
}
