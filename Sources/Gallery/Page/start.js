// The page: reads its data, starts the core, and ties clock, lanes, search and address together.
import { readAddress, writeAddress } from "./address.js";
import { Clock } from "./clock.js";
import { tie } from "./controls.js";
import { startCore } from "./core.js";
import { element, part, seconds, unpacked } from "./elements.js";
import { Lane } from "./lane.js";
import { Names } from "./names.js";
import { Over, overlaid } from "./over.js";
import { Presets } from "./presets.js";
import { Tree, matches } from "./tree.js";

/** @typedef {import("./presets.js").Data} Data */
/** @typedef {import("./presets.js").Preset} Preset */

export async function start() {
  /** @type {Data} */
  const data = await unpacked("data");
  // Where unpack.js has put it.
  const { module } = /** @type {any} */ (globalThis).motionPage;
  const core = await startCore(module);
  new Gallery(data, new Presets(core, data)).open();
}

export class Gallery {
  /**
   * @param {Data} data
   * @param {Presets} presets
   */
  constructor(data, presets) {
    this.data = data;
    this.presets = presets;
    this.state = readAddress(location.hash);
    this.asksForLess = matchMedia("(prefers-reduced-motion: reduce)");
    this.isReduced = this.state.isReduced ?? this.asksForLess.matches;
    this.clock = new Clock(() => this.show());
    /** @type {Set<Lane>} */
    this.seen = new Set();
    /** @type {Over | null} */
    this.over = null;
    /** @type {HTMLElement | null} */
    this.overPlace = null;
    /** @type {Lane[]} */
    this.placed = [];
    this.main = part("lanes");
    this.tree = new Tree(data.presets, (name, isChosen) => this.choose(this.names.choosing(this.state.names, name, isChosen)));
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const lane = this.byElement.get(entry.target);
        if (!lane) continue;
        if (entry.isIntersecting) {
          lane.build();
          lane.fit();
          this.seen.add(lane);
          lane.show();
        } else this.seen.delete(lane);
      }
      this.measure();
      this.show();
    }, { rootMargin: "300px" });
    const changes = data.against?.changes ?? [];
    this.changes = changes.map((change) => {
      const preset = presets.byName.get(change.name) ?? change.before ?? { name: change.name, kind: "" };
      return new Lane(this, preset, change);
    });
    this.lanes = data.presets.map((preset) => new Lane(this, preset));
    this.names = new Names([...data.presets, ...changes].map(({ name }) => name));
    /** Writes the numbers that a hand changes, once it rests. @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    /** @type {Map<Element, Lane>} */
    this.byElement = new Map([...this.lanes, ...this.changes].map((lane) => [lane.element, lane]));
  }

  open() {
    part("unready").remove();
    for (const shown of [document.documentElement, ...document.body.children]) shown.removeAttribute("hidden");
    document.title = this.data.title;
    part("title").textContent = this.data.title;
    // There the key "/" goes to the search.
    if (matchMedia("(hover: hover)").matches) part("find").setAttribute("placeholder", "Find presets  /");
    part("tree").append(this.tree.element);
    // Where there is little room, the motions come first.
    if (matchMedia("(max-width: 60rem)").matches) part("finder").removeAttribute("open");
    tie(this);
    this.take();
    // Nothing plays by itself for who asked for less motion.
    if (!this.asksForLess.matches && this.state.time === 0) this.clock.play();
    document.documentElement.dataset.ready = "";
    performance.mark("ready");
  }

  /** @param {string[]} names of presets and groups */
  choose(names) {
    this.state.names = names;
    this.arrange();
    this.write(true);
  }

  /** @param {boolean} isReduced whether less motion is shown from now on */
  reduce(isReduced) {
    if (isReduced === this.isReduced) return;
    this.isReduced = isReduced;
    /** @type {HTMLInputElement} */
    (part("less")).checked = isReduced;
    for (const lane of this.byElement.values()) lane.refresh();
  }

  /**
   * A number was changed: what is made from it moves too.
   * @param {Preset} preset
   * @param {Node | null} panel where
   */
  tuned(preset, panel) {
    const names = new Set([preset.name, ...this.presets.movingWith(preset).map(({ name }) => name)]);
    for (const lane of this.byElement.values()) {
      if (names.has(lane.shown.name) || names.has(lane.preset.name)) {
        if (panel && lane.element.contains(panel)) lane.redraw();
        else lane.refresh();
        if (this.seen.has(lane)) lane.fit();
      }
    }
    const address = location.hash;
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      if (location.hash === address) this.write(false);
    }, 400);
    this.measure();
    this.overlay();
    this.show();
  }

  /** Takes the state from the address. */
  take() {
    this.state = readAddress(location.hash);
    this.reduce(this.state.isReduced ?? this.asksForLess.matches);
    this.clock.speed = this.state.speed;
    this.clock.loops = this.state.loops;
    /** @type {[string, boolean][]} */
    const boxes = [
      ["loop", this.state.loops],
      ["less", this.isReduced],
      ["over", this.state.isOver],
      [`speed-${this.state.speed}`, true]
    ];
    for (const [id, isOn] of boxes) /** @type {HTMLInputElement} */ (part(id)).checked = isOn;
    const find = /** @type {HTMLInputElement} */ (part("find"));
    find.value = this.state.find;
    for (const preset of this.presets.takeAll(this.state.tuned)) this.tuned(preset, null);
    this.arrange();
    this.clock.scrub(this.state.time);
  }

  /**
   * Writes the state to the address.
   * @param {boolean} isStep whether going back leads here
   */
  write(isStep) {
    const { clock } = this;
    this.state.tuned = this.presets.tunedNumbers;
    const state = { ...this.state, time: clock.isPlaying ? 0 : clock.time, speed: clock.speed, loops: clock.loops, isReduced: this.isReduced === this.asksForLess.matches ? null : this.isReduced };
    const address = writeAddress(state);
    if (address === location.hash || (address === "#" && location.hash === "")) return;
    if (isStep) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }

  /** Puts the lanes on the page that were chosen and looked for. */
  arrange() {
    const { names, find } = this.state;
    const chosen = this.names.presets(names);
    const order = [...chosen];
    /** @param {Preset} preset */
    const isFound = (preset) => find.trim() === "" || matches(preset, find.trim());
    this.tree.show(chosen, isFound, find.trim() !== "");
    /** @param {Lane} lane */
    const isWanted = ({ preset }) => (names.length === 0 || chosen.has(preset.name)) && isFound(preset);
    const isWhole = names.length === 0 && find.trim() === "";
    const changes = this.changes.filter(isWanted);
    const changed = new Set(changes.map(({ preset }) => preset));
    const found = this.lanes.filter(isWanted);
    // What is asked for by name or words stands once.
    const lanes = isWhole ? found : found.filter(({ preset }) => !changed.has(preset));
    // In the order in which they were chosen.
    if (names.length > 0) lanes.sort((a, b) => order.indexOf(a.preset.name) - order.indexOf(b.preset.name));
    this.placed = [...changes, ...lanes];
    this.seen.clear();
    this.observer.disconnect();
    this.main.replaceChildren(...this.unknown(), ...this.changeSection(changes));
    this.overPlace = element("div", {});
    this.main.append(this.overPlace);
    let group = "";
    for (const lane of lanes) {
      const own = lane.preset.name.split(".").slice(0, -1).join(".");
      const title = own ? element("a", { href: `#${encodeURIComponent(own)}` }, own) : "Others";
      if (names.length === 0 && own !== group) this.main.append(element("h2", { class: "group" }, title));
      else if (names.length > 0 && lane === lanes[0]) this.main.append(element("h2", { class: "group" }, "Chosen"));
      group = own;
      this.main.append(lane.element);
    }
    if (lanes.length === 0 && changes.length === 0) this.main.append(element("p", { class: "empty" }, names.length > 0 ? "None of what is chosen is called so." : "No preset is called so."));
    for (const lane of this.placed) this.observer.observe(lane.element);
    part("count").textContent = `${found.length} of ${this.lanes.length}`;
    const all = part("all");
    if (names.length === 0 && document.activeElement === all) part("find").focus();
    all.hidden = names.length === 0;
    this.measure();
    this.overlay();
    this.show();
  }

  /** The names and numbers of the address that this page does not have, each as a problem. */
  unknown() {
    const problems = this.state.tuned.flatMap((number) => this.presets.problem(number) ?? []);
    const missing = this.state.names.filter((name) => this.names.of(name).length === 0);
    if (missing.length > 0) problems.unshift(`This page has no preset and no group named ${missing.join(", ")}.`);
    return problems.map((problem) => element("p", { class: "problem", role: "alert" }, problem));
  }

  /** @param {Lane[]} changes */
  changeSection(changes) {
    const { against } = this.data;
    if (!against) return [];
    const heading = element("h2", { class: "group" }, `Since ${against.title}`);
    if (against.changes.length === 0) return [heading, element("p", {}, "No preset differs.")];
    return [heading, ...changes.map((lane) => lane.element)];
  }

  /** The chosen motions over one another. */
  overlay() {
    this.over = null;
    if (!this.overPlace) return;
    const lanes = new Map(this.placed.filter(({ change }) => change?.state !== "removed").map((lane) => [lane.preset, lane]));
    const { own, others, reason } = overlaid([...lanes.values()]);
    const box = /** @type {HTMLInputElement} */ (part("over"));
    box.disabled = reason !== "";
    for (const told of [box, box.parentElement]) told?.setAttribute("title", reason);
    this.overPlace.replaceChildren();
    if (!this.state.isOver) return;
    if (reason !== "") return this.overPlace.append(element("p", { class: "left-out" }, reason));
    this.over = new Over(own, others);
    this.overPlace.append(this.over.element);
    this.over.fit();
  }

  /** Where the clock ends: with the longest motion on the page; of many, of those in sight. */
  measure() {
    const { placed, seen } = this;
    const lanes = placed.length <= 24 || seen.size === 0 ? placed.slice(0, 24) : [...seen];
    this.clock.endAt(endOf(lanes));
  }

  /** Shows all lanes at their end, as paper has no time, and afterwards the moment again. */
  print() {
    const { clock, placed } = this;
    const { time, end, isPlaying } = clock;
    clock.isPlaying = false;
    for (const lane of placed) {
      lane.build();
      lane.letGo();
    }
    clock.time = clock.end = endOf(placed);
    for (const lane of placed) lane.show();
    this.over?.show();
    addEventListener("afterprint", () => {
      [clock.time, clock.end] = [time, end];
      for (const lane of placed) lane.show();
      if (isPlaying) clock.play();
      else this.show();
    }, { once: true });
  }

  /** Shows the moment. */
  show() {
    const { clock } = this;
    for (const lane of this.seen) lane.show();
    this.over?.show();
    const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
    scrub.value = String(Math.round((clock.time / clock.end) * 1000));
    scrub.setAttribute("aria-valuetext", `${seconds(Math.min(clock.time, clock.end))} of ${seconds(clock.end)}`);
    part("time").textContent = `${clock.time.toFixed(3)} s`;
    const button = part("play");
    const word = clock.isPlaying ? "Pause" : "Play";
    if (button.textContent !== word) button.textContent = word;
  }
}

/**
 * Seconds until all is over that moves in lanes; a second where nothing does.
 * @param {Lane[]} lanes
 */
function endOf(lanes) {
  return Math.max(...lanes.map((lane) => lane.longest), 0) || 1;
}
