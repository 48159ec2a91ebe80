// Curves of value and velocity over time, and the table behind them.
import { drawing, element, seconds, words } from "./elements.js";

/** @typedef {{ samples: import("./samples.js").Samples, index: number, label: string, style: string }} Curve one number of a motion */

const width = 480;

/**
 * A piece of a curve, as in the plot.
 * @param {string} style
 */
export function curveSample(style) {
  return drawing("svg", { class: "plot sample", viewBox: "0 0 36 8", "aria-hidden": "true" }, drawing("path", { class: `curve ${style}`, d: "M0 4h36" }));
}

/**
 * One number of one or more motions: a panel of values above a panel of velocities.
 */
export class Plot {
  /**
   * @param {Curve[]} curves
   * @param {number} end seconds
   * @param {string} title
   * @param {string} unit of the axis: seconds, or a progress
   */
  constructor(curves, end, title, unit) {
    this.end = end;
    const last = curves[curves.length - 1];
    const values = new Panel("value", curves, ({ samples, index }) => samples.values(index), end, 16, 108, curves[0]?.samples.motion.count === 1, last?.samples.target(last.index));
    const velocities = new Panel("velocity", curves, ({ samples, index }) => samples.velocities(index), end, 144, 52, true);
    this.cursor = drawing("line", { class: "cursor", y1: "0", y2: "196" });
    this.picture = drawing(
      "svg", { viewBox: `0 0 ${width} 214`, class: "plot", role: "img", "aria-label": `${title}: value and velocity over ${unit}` },
      values.group, velocities.group, ...ticks(end, unit), this.cursor,
    );
    this.element = element("figure", { class: "figure" }, this.picture, table(curves, end, title, unit));
    this.show(0);
  }

  /** @param {number} time */
  show(time) {
    const x = (Math.min(time, this.end) / this.end) * width;
    this.cursor.setAttribute("transform", `translate(${x.toFixed(2)} 0)`);
  }
}

/** A panel with a scale of its own. */
class Panel {
  /**
   * @param {string} name
   * @param {Curve[]} curves
   * @param {(curve: Curve) => number[]} numbers
   * @param {number} end seconds
   * @param {number} top
   * @param {number} height
   * @param {boolean} fromZero whether the scale begins at 0 wherever the numbers are
   * @param {number} [target] where the last line comes to rest
   */
  constructor(name, curves, numbers, end, top, height, fromZero, target = NaN) {
    const lines = curves.map(numbers);
    const finite = [...lines.flat(), target].filter(Number.isFinite);
    if (fromZero || finite.length === 0) finite.push(0);
    const [low, high] = [Math.min, Math.max].map((choose) => finite.reduce((one, other) => choose(one, other)));
    const room = (high - low || 1) * 0.06;
    /** @param {number} value */
    const y = (value) => top + height - ((value - low + room) / (high - low + 2 * room || 1)) * height;
    this.group = drawing("g", { class: name });
    if (low <= 0 && high >= 0) this.group.append(drawing("line", { class: "zero", x1: "0", x2: String(width), y1: y(0).toFixed(1), y2: y(0).toFixed(1) }));
    if (Number.isFinite(target)) {
      this.group.append(drawing("line", { class: "target", x1: "0", x2: String(width), y1: y(target).toFixed(1), y2: y(target).toFixed(1) }));
    }
    lines.forEach((line, place) => {
      const { samples, style } = curves[place];
      this.group.append(drawing("path", { class: `curve ${style}`, d: path(line, (samples.length / end) * width, y) }));
    });
    this.group.append(drawing("text", { x: "0", y: String(top - 4), class: "axis" }, name));
    const digits = digitsFor(low, high);
    const scale = low !== 0 && name === "value" ? `${words(low, digits)} to ${words(high, digits)}` : words(high > -low ? high : low, 3);
    this.group.append(drawing("text", { x: String(width), y: String(top - 4), class: "axis end" }, scale));
  }
}

/**
 * As many digits as tell the ends of a range apart, at least three.
 * @param {number} low
 * @param {number} high
 */
function digitsFor(low, high) {
  const share = Math.max(Math.abs(low), Math.abs(high)) / (high - low);
  return Number.isFinite(share) ? Math.min(Math.max(Math.ceil(Math.log10(share)), 1) + 2, 12) : 3;
}

/**
 * A line through numbers, and on as it ended to the end of the panel.
 * @param {number[]} line
 * @param {number} span its width
 * @param {(value: number) => number} y
 */
function path(line, span, y) {
  let text = "";
  let isDown = false;
  line.forEach((value, place) => {
    if (!Number.isFinite(value)) {
      isDown = false;
      return;
    }
    text += `${isDown ? "L" : "M"}${((place / (line.length - 1)) * span).toFixed(1)} ${y(value).toFixed(2)}`;
    isDown = true;
  });
  return isDown ? `${text}H${width}` : text;
}

/**
 * @param {number} end
 * @param {string} unit
 */
function ticks(end, unit) {
  // About four round numbers, and the end.
  const rough = 10 ** Math.floor(Math.log10(end / 4));
  const step = [1, 2, 5, 10].map((factor) => factor * rough).find((step) => end / step <= 5) ?? end;
  const round = Array.from({ length: Math.floor(0.85 * end / step) + 1 }, (_, place) => place * step);
  return [...round, end].map((value, place) => {
    const text = unit === "time" ? seconds(value) : words(value, 3);
    const side = place === 0 ? "" : value === end ? " end" : " middle";
    return drawing("text", { x: String((value / end) * width), y: "211", class: `axis${side}` }, text);
  });
}

/**
 * The numbers behind the curves, for who cannot see them. Made when it is opened.
 * @param {Curve[]} curves
 * @param {number} end
 * @param {string} title
 * @param {string} unit
 */
function table(curves, end, title, unit) {
  const details = element("details", { class: "numbers" }, element("summary", {}, "Numbers"));
  details.addEventListener("toggle", () => {
    if (!details.open || details.querySelector("table")) return;
    const head = element("tr", {}, element("th", { scope: "col" }, unit));
    for (const { label } of curves) {
      head.append(element("th", { scope: "col" }, `${label} value`), element("th", { scope: "col" }, `${label} velocity`));
    }
    const columns = curves.map(({ samples: { motion }, index }) => ({ at: index * 17, velocity: (motion.count + index) * 17, numbers: motion.samples(0, end / 16, 17) }));
    const rows = Array.from({ length: 17 }, (_, row) => {
      const cells = columns.flatMap(({ at, velocity, numbers }) => [numbers[at + row], numbers[velocity + row]]);
      return element("tr", {}, element("th", { scope: "row" }, words((end * row) / 16)),
        ...cells.map((cell) => element("td", {}, words(cell))));
    });
    const caption = element("caption", { class: "unseen" }, title);
    const scroller = element("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": `Numbers of ${title}` },
      element("table", {}, caption, element("thead", {}, head), element("tbody", {}, ...rows)));
    details.append(scroller);
  });
  return details;
}
