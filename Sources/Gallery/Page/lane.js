// One preset on the page: what it is, what it moves, its curves, and what can be done with it.
import { codePart } from "./code.js";
import { element, seconds, words } from "./elements.js";
import { Grip } from "./grip.js";
import { Plot } from "./plot.js";
import { acting, morphing, sliding, strobe } from "./stage.js";
import { tuning } from "./tune.js";

/** @typedef {import("./core.js").Motion} Motion */
/** @typedef {import("./presets.js").Preset} Preset */
/** @typedef {import("./presets.js").Change} Change */
/** @typedef {import("./stage.js").Thing} Thing */

/**
 * What lanes share.
 * @typedef {{
 *   presets: import("./presets.js").Presets, clock: import("./clock.js").Clock, isReduced: boolean,
 *   tuned(preset: Preset): void, data: import("./presets.js").Data,
 * }} Page
 */

export class Lane {
  /**
   * @param {Page} page
   * @param {Preset} preset
   * @param {Change | null} change how it differs from another registry's
   */
  constructor(page, preset, change = null) {
    this.page = page;
    this.preset = preset;
    this.change = change;
    this.isBuilt = false;
    /** @type {HTMLElement | null} */
    this.bodyElement = null;
    /** @type {Plot[]} */
    this.plots = [];
    /** @type {{ thing: Thing, motion: () => Motion | null, isOwn: boolean }[]} */
    this.things = [];
    this.element = element("article", { class: "lane", "data-name": preset.name, "aria-label": preset.name });
    this.grip = new Grip(this);
  }

  /** What moves now: the preset, or its partner where less motion is asked for. Nothing is a cut. */
  get shown() {
    if (!this.page.isReduced || this.preset.reduced === undefined) return this.preset;
    return this.page.presets.byName.get(this.preset.reduced) ?? this.preset;
  }

  /** Whether less motion means a cut here. */
  get isCut() {
    return this.page.isReduced && this.preset.reduced === "none";
  }

  get motion() {
    return this.page.presets.motion(this.shown);
  }

  /** Seconds until its motion is over; of what never settles eight periods. */
  get length() {
    const motion = this.motion;
    if (!motion || this.shown.driver === "progress" || this.shown.moves === "curve") return motion ? 1 : 0;
    if (Number.isFinite(motion.length)) return motion.length;
    return (motion.spring()?.[0] ?? 0.5) * 8;
  }

  /** Makes what is inside, once somebody looks. */
  build() {
    if (this.isBuilt) return;
    this.isBuilt = true;
    this.fill();
  }

  /** Makes what is inside anew: a number has changed, or which motion is shown. */
  refresh() {
    this.letGo();
    if (this.isBuilt) this.fill();
  }

  fill() {
    const { preset, change } = this;
    this.plots = [];
    this.things = [];
    const head = element("header", { class: "lane-head" }, element("h3", {}, preset.name));
    head.append(element("span", { class: "kind" }, preset.kind));
    if (change) head.append(element("span", { class: `state ${change.state}` }, stateWords(change)));
    if (preset.deprecated !== undefined) head.append(element("span", { class: "state" }, `deprecated ${preset.deprecated}`.trim()));
    const kept = [...this.element.querySelectorAll("details[data-part][open]")].map((open) => open.getAttribute("data-part"));
    this.element.replaceChildren(head);
    if (preset.summary) this.element.append(element("p", { class: "summary" }, preset.summary));
    const line = preset.problem ?? preset.typed ?? "";
    this.element.append(element("p", { class: preset.problem ? "problem" : "typed" }, line));
    if (this.page.isReduced && preset.reduced !== undefined) {
      const partner = this.isCut ? "With less motion: a cut." : `With less motion: ${preset.reduced}`;
      this.element.append(element("p", { class: "partner" }, partner));
    }
    this.bodyElement = null;
    if (preset.code) {
      this.bodyElement = this.body();
      this.element.append(this.bodyElement);
    }
    this.element.append(element("div", { class: "more" }, ...this.more()));
    for (const details of this.element.querySelectorAll("details[data-part]")) {
      if (kept.includes(details.getAttribute("data-part"))) details.setAttribute("open", "");
    }
    this.show();
  }

  /** Draws what moves anew, and leaves what is open beneath as it is: a hand may be on a slider there. */
  redraw() {
    this.letGo();
    this.plots = [];
    this.things = [];
    const body = this.body();
    this.bodyElement?.replaceWith(body);
    this.bodyElement = body;
    this.show();
  }

  /** The things and the curves. */
  body() {
    const before = this.change?.before?.code ? this.change.before : null;
    /** @type {import("./plot.js").Curve[]} */
    const curves = [];
    const old = before && this.page.presets.motion(before);
    const isAlike = old && before.moves === this.shown.moves;
    if (old && isAlike) curves.push({ motion: old, label: "before", style: "before" });
    const motion = this.motion;
    if (motion && this.change?.state !== "removed") curves.push({ motion, label: isAlike ? "after" : "", style: "after" });
    const stage = element("div", { class: "stage" });
    if (this.isCut) stage.append(element("p", { class: "cut" }, "Nothing moves: the new state is there at once."));
    if (old && before) stage.append(this.track(before, () => old, "before", false));
    if (motion && this.change?.state !== "removed") stage.append(this.track(this.shown, () => this.motion, "after", true));
    const figures = element("div", { class: "figures" });
    const end = Math.max(...curves.map(({ motion: { length } }) => (Number.isFinite(length) ? length : this.length)), 1e-3);
    const unit = this.shown.driver === "progress" || this.shown.moves === "curve" ? "progress" : "time";
    const labels = (this.shown.properties ?? []).flatMap(([, ...names]) => names);
    const count = Math.min(...curves.map(({ motion: { count: numbers } }) => numbers));
    for (let index = 0; index < count; index += 1) {
      const title = labels[index] ?? this.preset.name;
      const plot = new Plot(curves, index, end, title, unit);
      if (labels.length > 0) plot.element.prepend(element("figcaption", {}, title));
      this.plots.push(plot);
      figures.append(plot.element);
    }
    figures.classList.toggle("many", count > 1);
    return element("div", { class: "body" }, stage, figures);
  }

  /**
   * A thing on its track.
   * @param {Preset} preset
   * @param {() => Motion | null} motion
   * @param {string} style
   * @param {boolean} isOwn whether hands may take it
   */
  track(preset, motion, style, isOwn) {
    const kind = preset.moves ?? "spring";
    const body = isOwn ?
      element("button", { type: "button", "aria-label": `${handWords(kind)}: ${preset.name}` }) :
      element("div", { "aria-hidden": "true" });
    const track = element("div", { class: `track ${kind}` });
    /** @type {Thing} */
    let thing;
    if (kind === "morph") {
      const moving = motion();
      const extremes = moving ? [moving.at(0), moving.at(Number.isFinite(moving.length) ? moving.length : 4)].map((all) => all.slice(0, moving.count)) : [];
      thing = morphing(preset, body, extremes);
      if (isOwn) this.grip.takeMorph(body);
    } else if (kind === "clip" || kind === "sequence") {
      thing = acting(preset, body, (label) => this.reach(label));
      if (isOwn) body.addEventListener("click", () => this.grip.replay());
    } else {
      thing = sliding(style, body);
      track.append(element("span", { class: "goal start", "aria-hidden": "true" }), element("span", { class: "goal", "aria-hidden": "true" }));
      const moving = motion();
      if (moving) track.append(strobe(moving, kind === "curve" ? 1 : Math.min(moving.length, this.length)));
      if (isOwn && kind !== "curve") this.grip.take(body, track);
    }
    track.append(thing.element);
    this.things.push({ thing, motion, isOwn });
    return track;
  }

  /** @param {string} label */
  reach(label) {
    const labels = (this.shown.properties ?? []).flatMap(([, ...names]) => names);
    const index = labels.indexOf(label);
    const motion = this.motion;
    if (!motion || index < 0) return 1;
    const all = motion.samples(0, this.length / 60, 61).slice(index * 61, index * 61 + 61);
    return Math.max(...all.map(Math.abs), 1e-9);
  }

  /** What hands did is over: the clock moves things again. */
  letGo() {
    this.grip.letGo();
  }

  /** Shows the moment. */
  show() {
    const local = this.localTime();
    for (const { thing, motion, isOwn } of this.things) {
      const moving = motion();
      if (!moving) continue;
      const held = isOwn ? this.grip.values(moving.count) : null;
      thing.show(held ?? moving.at(this.isCut && isOwn ? (local > 0 ? 1e6 : 0) : local).slice(0, moving.count));
    }
    this.grip.show();
    for (const plot of this.plots) plot.show(local);
  }

  /** The time of this lane: of what loops, within one time round; of a progress, the share of the clock. */
  localTime() {
    const { time, end } = this.page.clock;
    const { shown } = this;
    if (shown.driver === "progress" || shown.moves === "curve") return time / end;
    const { length } = this;
    return shown.loops && shown.moves === "clip" && length > 0 && time > length ? time % length : time;
  }

  /** What can be opened: facts, numbers to change, code. */
  more() {
    const { preset } = this;
    const parts = [];
    if (preset.facts && preset.facts.length > 0) {
      const list = element("dl", {});
      for (const [label, text] of preset.facts) list.append(element("dt", {}, label || "and"), element("dd", {}, text));
      parts.push(element("details", { "data-part": "facts" }, element("summary", {}, "What it does"), list));
    }
    if (preset.tune && !this.change?.before) {
      const panel = element("details", { "data-part": "tune" }, element("summary", {}, "Tune"));
      panel.append(tuning(this.page, preset));
      parts.push(panel);
    }
    const code = codePart(this.page.data.presets, preset);
    if (code && this.change?.state !== "removed") parts.push(code);
    return parts;
  }
}

/** @param {string} kind */
function handWords(kind) {
  /** @type {Record<string, string>} */
  const words = { morph: "Present or dismiss", clip: "Play", sequence: "Trigger", curve: "Moves along" };
  return words[kind] ?? "Send to the other end";
}

/** @param {Change} change */
export function stateWords(change) {
  const gap = change.distance === undefined ? "" : `: at most ${words(change.distance * 100, 3)} % apart, at ${seconds(change.time ?? 0)}`;
  if (change.state === "renamed") return `renamed from ${change.before?.name ?? ""}`;
  if (change.state === "moved") return `moves with what it is made from${gap}`;
  return change.state + gap;
}
