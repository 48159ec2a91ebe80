// The page: reads its data, starts the core, and ties clock, lanes, search and address together.
import { readAddress, speeds, writeAddress } from "./address.js";
import { Clock } from "./clock.js";
import { startCore } from "./core.js";
import { element, part, seconds, unpacked } from "./elements.js";
import { Lane } from "./lane.js";
import { Over } from "./over.js";
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

class Gallery {
  /**
   * @param {Data} data
   * @param {Presets} presets
   */
  constructor(data, presets) {
    this.data = data;
    this.presets = presets;
    this.state = readAddress(location.hash);
    this.asksForLess = matchMedia("(prefers-reduced-motion: reduce)");
    this.isReduced = this.asksForLess.matches || this.state.isReduced;
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
    this.tree = new Tree(data.presets, (name, isChosen) => this.choose(name, isChosen));
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const lane = this.byElement.get(entry.target);
        if (!lane) continue;
        if (entry.isIntersecting) {
          lane.build();
          this.seen.add(lane);
          lane.show();
        } else this.seen.delete(lane);
      }
    }, { rootMargin: "300px" });
    const changes = data.against?.changes ?? [];
    this.changes = changes.map((change) => {
      const preset = presets.byName.get(change.name) ?? change.before ?? { name: change.name, kind: "" };
      return new Lane(this, preset, change);
    });
    this.lanes = data.presets.map((preset) => new Lane(this, preset));
    /** @type {Map<Element, Lane>} */
    this.byElement = new Map([...this.lanes, ...this.changes].map((lane) => [lane.element, lane]));
  }

  open() {
    document.title = this.data.title;
    part("title").textContent = this.data.title;
    part("tree").append(this.tree.element);
    // Where there is little room, the motions come first.
    if (matchMedia("(max-width: 60rem)").matches) part("finder").removeAttribute("open");
    this.tie();
    this.take();
    // Nothing plays by itself for who asked for less motion.
    if (!this.asksForLess.matches && this.state.time === 0) this.clock.play();
    document.documentElement.dataset.ready = "";
    performance.mark("ready");
  }

  tie() {
    const { clock } = this;
    const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
    part("play").addEventListener("click", () => {
      if (clock.isPlaying) clock.pause();
      else {
        for (const lane of this.seen) lane.letGo();
        clock.play();
      }
      this.write(false);
    });
    scrub.addEventListener("input", () => {
      for (const lane of this.seen) lane.letGo();
      clock.scrub((Number(scrub.value) / 1000) * clock.end);
    });
    scrub.addEventListener("change", () => this.write(false));
    for (const speed of speeds) {
      /** @type {HTMLInputElement} */
      const button = part(`speed-${speed}`);
      button.addEventListener("change", () => {
        clock.speed = speed;
        this.write(false);
      });
    }
    part("loop").addEventListener("change", (event) => {
      clock.loops = /** @type {HTMLInputElement} */ (event.target).checked;
      this.write(false);
    });
    part("less").addEventListener("change", (event) => {
      this.isReduced = /** @type {HTMLInputElement} */ (event.target).checked;
      for (const lane of this.byElement.values()) lane.refresh();
      this.arrange();
      this.write(false);
    });
    part("over").addEventListener("change", (event) => {
      this.state.isOver = /** @type {HTMLInputElement} */ (event.target).checked;
      this.arrange();
      this.write(true);
    });
    const find = /** @type {HTMLInputElement} */ (part("find"));
    find.addEventListener("input", () => {
      this.state.find = find.value;
      this.arrange();
      this.write(false);
    });
    part("all").addEventListener("click", () => {
      this.state.names = [];
      this.arrange();
      this.write(true);
    });
    addEventListener("popstate", () => this.take());
    addEventListener("hashchange", () => this.take());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && !(target instanceof HTMLInputElement)) {
      event.preventDefault();
      part("find").focus();
    }
    if (event.key === " " && target === document.body) {
      event.preventDefault();
      part("play").click();
    }
  }

  /**
   * @param {string} name
   * @param {boolean} isChosen
   */
  choose(name, isChosen) {
    const names = this.state.names.filter((other) => other !== name);
    this.state.names = isChosen ? [...names, name] : names;
    this.arrange();
    this.write(true);
  }

  /**
   * A number was changed: what is made from it moves too.
   * @param {Preset} preset
   */
  tuned(preset) {
    const names = new Set([preset.name, ...this.presets.movingWith(preset).map(({ name }) => name)]);
    for (const lane of this.byElement.values()) {
      if (lane.isBuilt && (names.has(lane.shown.name) || names.has(lane.preset.name))) {
        if (lane.preset === preset) lane.redraw();
        else lane.refresh();
      }
    }
    this.measure();
    this.overlay();
    this.show();
  }

  /** Takes the state from the address. */
  take() {
    this.state = readAddress(location.hash);
    this.isReduced = this.asksForLess.matches || this.state.isReduced;
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
    this.arrange();
    this.clock.scrub(this.state.time);
  }

  /**
   * Writes the state to the address.
   * @param {boolean} isStep whether going back leads here
   */
  write(isStep) {
    const { clock } = this;
    const state = { ...this.state, time: clock.isPlaying ? 0 : clock.time, speed: clock.speed, loops: clock.loops, isReduced: this.isReduced && !this.asksForLess.matches };
    const address = writeAddress(state);
    if (address === location.hash || (address === "#" && location.hash === "")) return;
    if (isStep) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }

  /** Puts the lanes on the page that were chosen and looked for. */
  arrange() {
    const { names, find } = this.state;
    const chosen = new Set(names);
    /** @param {Preset} preset */
    const isFound = (preset) => find.trim() === "" || matches(preset, find.trim());
    this.tree.show(chosen, isFound, find.trim() !== "");
    const lanes = this.lanes.filter(({ preset }) => (chosen.size === 0 || chosen.has(preset.name)) && isFound(preset));
    // In the order in which they were chosen.
    if (chosen.size > 0) lanes.sort((a, b) => names.indexOf(a.preset.name) - names.indexOf(b.preset.name));
    const changes = chosen.size > 0 || find.trim() !== "" ? this.changes.filter(({ preset }) => (chosen.size === 0 || chosen.has(preset.name)) && isFound(preset)) : this.changes;
    this.placed = [...changes, ...lanes];
    this.seen.clear();
    this.observer.disconnect();
    this.main.replaceChildren(...this.unknown(names), ...this.changeSection(changes));
    this.overPlace = element("div", {});
    this.main.append(this.overPlace);
    let group = "";
    for (const lane of lanes) {
      const own = lane.preset.name.split(".").slice(0, -1).join(".");
      if (chosen.size === 0 && own !== group) this.main.append(element("h2", { class: "group" }, own || "Others"));
      else if (chosen.size > 0 && lane === lanes[0]) this.main.append(element("h2", { class: "group" }, "Chosen"));
      group = own;
      this.main.append(lane.element);
    }
    if (lanes.length === 0 && changes.length === 0) this.main.append(element("p", { class: "empty" }, "No preset is called so."));
    for (const lane of this.placed) this.observer.observe(lane.element);
    part("count").textContent = `${lanes.length} of ${this.lanes.length}`;
    const all = part("all");
    if (chosen.size === 0 && document.activeElement === all) part("find").focus();
    all.hidden = chosen.size === 0;
    this.measure();
    this.overlay();
    this.show();
  }

  /** @param {string[]} names */
  unknown(names) {
    const missing = names.filter((name) => !this.presets.byName.has(name) && !this.changes.some(({ preset }) => preset.name === name));
    if (missing.length === 0) return [];
    return [element("p", { class: "problem", role: "alert" }, `This page has no preset named ${missing.join(", ")}.`)];
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
    const lanes = this.placed.filter(({ change }) => !change);
    const canBe = lanes.length > 1 && lanes.length <= 24;
    const box = /** @type {HTMLInputElement} */ (part("over"));
    box.disabled = !canBe;
    this.overPlace.replaceChildren();
    if (!this.state.isOver || !canBe) return;
    this.over = new Over(lanes, this.clock);
    this.overPlace.append(this.over.element);
  }

  /** Where the clock ends: with the longest motion of those on the page; of very many, of the usual ones. */
  measure() {
    const lengths = this.placed.slice(0, 200).map((lane) => lane.length).filter((length) => length > 0).sort((a, b) => a - b);
    const many = lengths.length > 24;
    const longest = lengths[many ? Math.floor(lengths.length * 0.9) : lengths.length - 1] ?? 1;
    this.clock.end = Math.max(longest, 0.001);
    this.clock.time = Math.min(this.clock.time, this.clock.end);
  }

  /** Shows the moment. */
  show() {
    const { clock } = this;
    for (const lane of this.seen) lane.show();
    this.over?.show();
    const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
    scrub.value = String(Math.round((clock.time / clock.end) * 1000));
    scrub.setAttribute("aria-valuetext", `${seconds(clock.time)} of ${seconds(clock.end)}`);
    part("time").textContent = `${clock.time.toFixed(3)} s`;
    const button = part("play");
    const word = clock.isPlaying ? "Pause" : "Play";
    if (button.textContent !== word) button.textContent = word;
  }
}
