// Several motions over one another, and moving side by side.
import { drawing, element } from "./elements.js";
import { Plot } from "./plot.js";
import { sliding } from "./stage.js";

/** @typedef {import("./lane.js").Lane} Lane */

/**
 * A piece of a curve, as in the plot.
 * @param {string} style
 */
function line(style) {
  return drawing("svg", { class: "plot sample", viewBox: "0 0 36 8", "aria-hidden": "true" }, drawing("path", { class: `curve ${style}`, d: "M0 4h36" }));
}

export class Over {
  /**
   * @param {Lane[]} lanes
   * @param {import("./clock.js").Clock} clock
   */
  constructor(lanes, clock) {
    this.clock = clock;
    const moving = lanes.flatMap((lane) => {
      const { motion } = lane;
      return motion && motion.count === 1 && !lane.shown.properties ? [{ lane, motion }] : [];
    });
    const end = Math.max(...moving.map(({ lane }) => lane.length), 1e-3);
    // Each has its dashes beside its colour: eight of one or the other are told apart without colours.
    const styles = moving.map((_, place) => `c${place % 6} d${place % 4}`);
    const curves = moving.map(({ lane, motion }, place) => ({ motion, label: lane.preset.name, style: styles[place] }));
    this.plot = new Plot(curves, 0, end, "All chosen motions", "time");
    this.things = moving.map(({ lane, motion }, place) => ({ lane, motion, thing: sliding(`c${place % 6}`, element("div", { "aria-hidden": "true" })) }));
    const rows = this.things.map(({ lane, thing }, place) => element("div", { class: "over-row" },
      element("span", { class: "legend" }, line(styles[place]), lane.preset.name),
      element("div", { class: "track" }, element("span", { class: "goal start", "aria-hidden": "true" }), element("span", { class: "goal", "aria-hidden": "true" }), thing.element)));
    this.element = element("article", { class: "lane over", "aria-label": "Overlay" },
      element("header", { class: "lane-head" }, element("h2", {}, "Overlay")),
      element("div", { class: "body" }, element("div", { class: "stage" }, ...rows), element("div", { class: "figures" }, this.plot.element)));
  }

  show() {
    for (const { lane, motion, thing } of this.things) thing.show(motion.at(lane.localTime()));
    this.plot.show(this.clock.time);
  }
}
