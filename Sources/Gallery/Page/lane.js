// One preset on the page: what it is, what it moves, its curves, and what can be done with it.
import { codePart } from "./code.js";
import { element } from "./elements.js";
import { plotsOf } from "./figures.js";
import { Grip } from "./grip.js";
import { headOf } from "./head.js";
import { curveSample } from "./plot.js";
import { cutTime, isProgress, labelsOf, lengthOf } from "./presets.js";
import { reachesOf } from "./samples.js";
import { acting, fit, goals, morphing, sliding, strobe } from "./stage.js";
import { tuning } from "./tune.js";

/** @typedef {import("./core.js").Motion} Motion */
/** @typedef {import("./presets.js").Preset} Preset */
/** @typedef {import("./presets.js").Change} Change */
/** @typedef {import("./stage.js").Thing} Thing */
/** @typedef {import("./figures.js").Side} Side */

/**
 * What lanes share.
 * @typedef {{
 *   presets: import("./presets.js").Presets, clock: import("./clock.js").Clock, isReduced: boolean,
 *   tuned(preset: Preset, panel: Node): void, data: import("./presets.js").Data,
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
    /** @type {ReturnType<typeof plotsOf>} */
    this.plots = [];
    /** @type {{ thing: Thing, side: Side }[]} */
    this.things = [];
    this.typed = element("p", { class: preset.problem ? "problem" : "typed" });
    this.content = element("div");
    this.element = element(
      "article", { class: "lane", "data-name": preset.name, "aria-label": preset.name }, ...headOf(preset, change), this.typed, this.content,
    );
    this.grip = new Grip(this);
    this.remark();
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

  /** What stands for it where less motion is asked for; an empty text where it stands for itself. */
  get partner() {
    if (!this.page.isReduced) return "";
    return this.isCut ? "a cut" : this.preset.reduced ?? "";
  }

  get motion() {
    return this.page.presets.motion(this.shown);
  }

  /** Seconds until its motion is over. */
  get length() {
    return lengthOf(this.shown, this.motion);
  }

  /** Seconds until all is over that moves here. */
  get longest() {
    return Math.max(...this.sides.map(({ preset, motion, isCut }) => (isCut ? 0 : lengthOf(preset, motion()))), 0);
  }

  /**
   * What moves here: the preset as it was, where it moved otherwise, and as it is. A partner is compared with nothing.
   * @returns {Side[]}
   */
  get sides() {
    const { change, preset, shown, isCut } = this;
    const { presets } = this.page;
    /** @type {Side[]} */
    const sides = [];
    const { before } = change ?? {};
    const movedOtherwise = change?.state !== "renamed" && change?.distance !== 0;
    const isCompared = change?.state === "removed" || (movedOtherwise && shown === preset && !isCut);
    if (before?.code && isCompared) sides.push({ preset: before, motion: () => presets.motion(before), style: "before", label: "before", isOwn: false, isCut: false });
    const label = sides.length > 0 ? "after" : "";
    if (change?.state !== "removed") sides.push({ preset: shown, motion: () => this.motion, style: "after", label, isOwn: true, isCut });
    return sides;
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
    const { preset, content } = this;
    const kept = [...content.querySelectorAll("details[data-part][open]")].map((open) => open.getAttribute("data-part"));
    content.replaceChildren();
    if (this.partner) {
      content.append(element("p", { class: "partner" }, `With less motion: ${this.partner}${this.isCut ? "." : ""}`));
    }
    this.bodyElement = null;
    if (preset.code || this.change?.before?.code) {
      this.bodyElement = this.body();
      content.append(this.bodyElement);
    }
    content.append(element("div", { class: "more" }, ...this.more()));
    for (const details of content.querySelectorAll("details[data-part]")) {
      if (kept.includes(details.getAttribute("data-part"))) details.setAttribute("open", "");
    }
    this.remark();
    this.show();
  }

  /** Draws what moves anew, and leaves what is open beneath as it is: a hand may be on a slider there. */
  redraw() {
    this.letGo();
    const body = this.body();
    this.bodyElement?.replaceWith(body);
    this.bodyElement = body;
    this.remark();
    this.show();
  }

  /** Keeps what slides on the stage. It asks how wide that is, which takes long for many lanes: only for those in sight. */
  fit() {
    const reach = reachesOf(this.sides).get("");
    if (reach === undefined) return;
    for (const track of this.element.querySelectorAll(".track")) fit(track, reach);
  }

  /** Says of what shows the registry's numbers that they are these, while others were tried here. */
  remark() {
    const { preset } = this;
    const { presets } = this.page;
    const tuned = this.change?.state === "removed" ? [] : presets.tunedOrigins(preset);
    const isTuned = tuned.length > 0;
    this.typed.textContent = preset.problem ?? `${preset.typed ?? ""}${isTuned ? " (in the registry)" : ""}`;
    for (const remark of this.content.querySelectorAll(".remark")) {
      const command = element("code", { class: "command", tabindex: "0" }, tuned.map((origin) => presets.command(origin)).join("\n"));
      remark.replaceChildren(...(isTuned ? ["As in the registry, without what was tuned here. To put that in:", command] : []));
    }
  }

  /** The things and the curves. */
  body() {
    this.things = [];
    const { sides } = this;
    const stage = element("div", { class: "stage" });
    if (this.isCut) stage.append(element("p", { class: "cut" }, "Nothing moves: the new state is there at once."));
    for (const side of sides) {
      if (!side.motion()) continue;
      const legend = side.label ? [element("p", { class: "legend" }, curveSample(side.style), side.label)] : [];
      stage.append(element("div", { class: `side ${side.style} ${side.preset.moves}` }, ...legend, this.track(side)));
    }
    this.plots = plotsOf(sides, this.change?.number);
    const figures = element("div", { class: "figures" }, ...this.plots.map(({ plot }) => plot.element));
    figures.classList.toggle("many", sides.some(({ preset }) => labelsOf(preset).length > 1));
    return element("div", { class: "body" }, stage, figures);
  }

  /**
   * A thing on its track.
   * @param {Side} side
   */
  track(side) {
    const { preset, motion, style, isOwn, isCut } = side;
    const kind = preset.moves ?? "spring";
    const body = isOwn ?
      element("button", { type: "button", "aria-label": `${handWords(kind)}: ${preset.name}` }) :
      element("div", { "aria-hidden": "true" });
    body.classList.add(style);
    const track = element("div", { class: `track ${kind}` });
    /** @type {Thing} */
    let thing;
    if (kind === "morph") {
      const moving = motion();
      const extremes = moving ? [moving.at(0), moving.at(Number.isFinite(moving.length) ? moving.length : 4)].map((all) => all.slice(0, moving.count)) : [];
      thing = morphing(preset, body, extremes, reachesOf(this.sides));
      if (isOwn) this.grip.takeMorph(body);
    } else if (kind === "clip" || kind === "sequence") {
      thing = acting(preset, body, reachesOf(this.sides));
    } else {
      thing = sliding(body);
      track.append(...goals());
      const moving = motion();
      if (moving && !isCut) track.append(strobe(moving, lengthOf(preset, moving)));
      if (isOwn && kind !== "curve") this.grip.take(body, track);
    }
    if (isOwn && ["clip", "sequence", "curve"].includes(kind)) body.addEventListener("click", () => this.grip.replay());
    track.append(thing.element);
    this.things.push({ thing, side });
    return track;
  }

  /** What hands did is over: the clock moves things again. */
  letGo() {
    this.grip.letGo();
  }

  /** Shows the moment. */
  show() {
    for (const { thing, side } of this.things) {
      const moving = side.motion();
      if (!moving) continue;
      thing.show((side.isOwn ? this.grip.values() : null) ?? this.at(side, moving));
    }
    this.grip.show();
    for (const { plot, side } of this.plots) plot.show(this.localTime(side.preset, side.motion()));
  }

  /**
   * The numbers of a side at the clock's time; of a cut those of its end, as soon as there is any time.
   * @param {Side} side
   * @param {Motion} motion
   */
  at({ preset, isCut }, motion) {
    const time = this.localTime(preset, motion);
    return motion.at(isCut && time > 0 ? cutTime(preset, motion) : time).slice(0, motion.count);
  }

  /** What it moves by itself now, whatever hands do. */
  get now() {
    const side = this.sides.find(({ isOwn }) => isOwn);
    const moving = side?.motion();
    return side && moving ? this.at(side, moving) : [];
  }

  /**
   * The time of this lane: of what loops, within one time round; of a progress, the share of the clock.
   * @param {Preset} preset
   * @param {Motion | null} motion
   */
  localTime(preset = this.shown, motion = this.motion) {
    const { time, end } = this.page.clock;
    if (isProgress(preset)) return Math.min(time / end, 1);
    const length = lengthOf(preset, motion);
    return preset.loops && preset.moves === "clip" && length > 0 && time > length ? time % length : time;
  }

  /** What can be opened: facts, numbers to change, code. */
  more() {
    const { preset } = this;
    const parts = [];
    if (preset.facts && preset.facts.length > 0) {
      const list = element("dl", {});
      for (const [label, text] of preset.facts) list.append(element("dt", {}, label || "and"), element("dd", {}, text));
      parts.push(element("details", { "data-part": "facts" }, element("summary", {}, "What it does"), remarkPlace(), list));
    }
    if (preset.tune && this.change?.state !== "removed") {
      const panel = element("details", { "data-part": "tune" }, element("summary", {}, "Tune"));
      panel.append(tuning(this.page, preset));
      parts.push(panel);
    }
    const code = codePart(this.page.data.presets, preset);
    if (code && this.change?.state !== "removed") {
      code.append(remarkPlace());
      parts.push(code);
    }
    return parts;
  }
}

/** Where it is said that what follows is the registry's. */
function remarkPlace() {
  return element("div", { class: "remark" });
}

/** @param {string} kind */
function handWords(kind) {
  /** @type {Record<string, string>} */
  const words = { morph: "Present or dismiss", clip: "Play", sequence: "Trigger", curve: "Play" };
  return words[kind] ?? "Send to the other end";
}
