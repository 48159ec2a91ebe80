// Several motions over one another, and moving side by side.
import { element } from "./elements.js";
import { Plot } from "./plot.js";
import { sliding } from "./stage.js";

/** @typedef {import("./lane.js").Lane} Lane */

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
    const curves = moving.map(({ lane, motion }, place) => ({ motion, label: lane.preset.name, style: `c${place % 6} d${Math.floor(place / 6) % 4}` }));
    this.plot = new Plot(curves, 0, end, "All chosen motions", "time");
    this.things = moving.map(({ lane, motion }, place) => ({ lane, motion, thing: sliding(`c${place % 6}`, element("div", { "aria-hidden": "true" })) }));
    const rows = this.things.map(({ lane, thing }, place) => element("div", { class: "over-row" },
      element("span", { class: `legend c${place % 6} d${Math.floor(place / 6) % 4}` }, lane.preset.name),
      element("div", { class: "track" }, element("span", { class: "goal start", "aria-hidden": "true" }), element("span", { class: "goal", "aria-hidden": "true" }), thing.element)));
    this.element = element("article", { class: "lane over", "aria-label": "Over one another" },
      element("header", { class: "lane-head" }, element("h2", {}, "Over one another")),
      element("div", { class: "body" }, element("div", { class: "stage" }, ...rows), element("div", { class: "figures" }, this.plot.element)));
  }

  show() {
    for (const { lane, motion, thing } of this.things) thing.show(motion.at(lane.localTime()));
    this.plot.show(this.clock.time);
  }
}
