// Several motions over one another, and moving side by side.
import { element } from "./elements.js";
import { Plot, curveSample } from "./plot.js";
import { isProgress } from "./presets.js";
import { Samples, reachesOf } from "./samples.js";
import { fit, goals, sliding } from "./stage.js";

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
    const end = Math.max(...moving.map(({ lane }) => lane.longest), 1e-3);
    const names = moving.map(({ lane: { preset, partner } }) => (partner ? `${preset.name}: ${partner}` : preset.name));
    // Each has its dashes beside its colour: eight of one or the other are told apart without colours.
    const styles = moving.map((_, place) => `c${place % 6} d${place % 4}`);
    const curves = moving.flatMap(({ lane, motion }, place) =>
      (lane.isCut ? [] : [{ samples: new Samples(lane.shown, motion, end), index: 0, label: names[place], style: styles[place] }]));
    this.plot = new Plot(curves, end, "All chosen motions", isProgress(this.first.shown) ? "progress" : "time");
    this.things = moving.map(({ lane }, place) => ({ lane, thing: sliding(element("div", { class: `c${place % 6}`, "aria-hidden": "true" })) }));
    const rows = this.things.map(({ thing }, place) => element("div", { class: "over-row" },
      element("span", { class: "legend" }, curveSample(styles[place]), names[place]),
      element("div", { class: "track" }, ...goals(), thing.element)));
    this.element = element("article", { class: "lane over", "aria-label": "Overlay" },
      element("header", { class: "lane-head" }, element("h2", {}, "Overlay")),
      element("div", { class: "body" }, element("div", { class: "stage" }, ...rows), element("div", { class: "figures" }, this.plot.element)));
    if (others.length === 0) return;
    const left = others.slice(0, 8).map(({ preset }) => preset.name);
    const rest = others.length > left.length ? [`${others.length - left.length} more`] : [];
    this.element.append(element("p", { class: "left-out" }, `Left out, as they go by another axis or move several numbers or none: ${[...left, ...rest].join(", ")}.`));
  }

  /** Keeps what slides on the stage. */
  fit() {
    const reach = Math.max(...this.things.map(({ lane }) => reachesOf(lane.sides).get("") ?? 0));
    for (const track of this.element.querySelectorAll(".track")) fit(track, reach);
  }

  show() {
    for (const { lane, thing } of this.things) thing.show(lane.now);
    this.plot.show(this.first.localTime());
  }
}
