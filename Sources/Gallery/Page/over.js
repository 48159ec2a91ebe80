// Several motions over one another, and moving side by side.
import { element } from "./elements.js";
import { Plot, curveSample } from "./plot.js";
import { isProgress } from "./presets.js";
import { goals, sliding } from "./stage.js";

/** @typedef {import("./lane.js").Lane} Lane */

const most = 24;

/**
 * Which lanes lie over one another: those that move one number, along one axis; a progress where most go by one. The
 * reason says why there are none.
 * @param {Lane[]} lanes
 */
export function overlaid(lanes) {
  const single = lanes.filter(({ shown }) => shown.code && !shown.properties);
  const [progress, time] = [true, false].map((wanted) => single.filter(({ shown }) => isProgress(shown) === wanted));
  const own = progress.length > time.length ? progress : time;
  const reason = own.length < 2 ?
    "Overlay needs two springs or tweens, or two curves." :
    own.length > most ? `Overlay takes at most ${most} motions: choose some.` : "";
  return { own: reason === "" ? own : [], others: lanes.filter((lane) => !own.includes(lane)), reason };
}

export class Over {
  /**
   * @param {Lane[]} lanes
   * @param {Lane[]} others that were chosen too, and cannot be compared with these
   */
  constructor(lanes, others) {
    this.first = lanes[0];
    const moving = lanes.flatMap((lane) => (lane.motion ? [{ lane, motion: lane.motion }] : []));
    const end = Math.max(...moving.map(({ lane }) => lane.length), 1e-3);
    // Each has its dashes beside its colour: eight of one or the other are told apart without colours.
    const styles = moving.map((_, place) => `c${place % 6} d${place % 4}`);
    const curves = moving.map(({ lane, motion }, place) => ({ motion, index: 0, loops: false, label: lane.preset.name, style: styles[place] }));
    this.plot = new Plot(curves, end, "All chosen motions", isProgress(this.first.shown) ? "progress" : "time");
    this.things = moving.map(({ lane, motion }, place) => ({ lane, motion, thing: sliding(element("div", { class: `c${place % 6}`, "aria-hidden": "true" })) }));
    const rows = this.things.map(({ lane, thing }, place) => element("div", { class: "over-row" },
      element("span", { class: "legend" }, curveSample(styles[place]), lane.preset.name),
      element("div", { class: "track" }, ...goals(), thing.element)));
    this.element = element("article", { class: "lane over", "aria-label": "Overlay" },
      element("header", { class: "lane-head" }, element("h2", {}, "Overlay")),
      element("div", { class: "body" }, element("div", { class: "stage" }, ...rows), element("div", { class: "figures" }, this.plot.element)));
    if (others.length === 0) return;
    const names = others.slice(0, 8).map(({ preset }) => preset.name);
    const rest = others.length > names.length ? [`${others.length - names.length} more`] : [];
    this.element.append(element("p", { class: "left-out" }, `Left out, as they go by another axis or move several numbers or none: ${[...names, ...rest].join(", ")}.`));
  }

  show() {
    for (const { lane, motion, thing } of this.things) thing.show(motion.at(lane.localTime()));
    this.plot.show(this.first.localTime());
  }
}
