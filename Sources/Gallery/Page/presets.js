// The presets of the page, and what becomes of them when a number is changed.
import { Motion } from "./core.js";

/**
 * @typedef {{
 *   label: string, at: number, value: number, from: number, to: number, before?: string, others?: number[],
 * }} Part
 * @typedef {{ title: string, selection: string, option: string, parts: Part[] }} Tune
 * @typedef {[string, number, number, number, number, string?, ...number[]]} PartData label, place, value, range, what stands
 *   before it, and where else it stands
 * @typedef {{ title?: string, selection?: string, options: [string, ...PartData[]][] }} TuneData
 * @typedef {{
 *   name: string, kind: string, summary?: string, role?: string, base?: string, reduced?: string,
 *   deprecated?: string, problem?: string, typed?: string, facts?: [string, string][],
 *   moves?: string, code?: (number | null | string)[], tune?: TuneData[],
 *   properties?: string[][], targets?: ([string, ...number[]] | null)[],
 *   driver?: string, loops?: boolean, phases?: [string, number, number][],
 *   gesture?: { axis: string, distance: number, cap: number, threshold: number },
 * }} Preset
 * @typedef {{
 *   state: string, name: string, lines?: string[], distance?: number, time?: number, number?: string, before?: Preset,
 * }} Change what changed in words, how far both are apart at most and when, and the number that is
 * @typedef {{
 *   title: string, presets: Preset[], against?: { title: string, changes: Change[] },
 * }} Data
 */

/**
 * Whether a progress moves it, and no time.
 * @param {Preset} preset
 */
export function isProgress(preset) {
  return preset.driver === "progress" || preset.moves === "curve";
}

/**
 * Seconds until a motion is over; of what never settles eight periods, and of what a progress moves one second.
 * @param {Preset} preset
 * @param {Motion | null} motion
 */
export function lengthOf(preset, motion) {
  if (!motion) return 0;
  if (isProgress(preset)) return 1;
  return Number.isFinite(motion.length) ? motion.length : (motion.spring()?.[0] ?? 0.5) * 8;
}

/**
 * When all is over, as a cut shows it at once: what loops has gone round once.
 * @param {Preset} preset
 * @param {Motion} motion
 */
export function cutTime(preset, motion) {
  return preset.loops ? motion.length : 1e6;
}

/**
 * The numbers that a preset moves, by their names; of what moves one number alone a name without letters.
 * @param {Preset} preset
 */
export function labelsOf(preset) {
  return preset.properties ? preset.properties.flatMap(([, ...labels]) => labels) : [""];
}

/** Seconds that a duration has at least. */
const shortest = 0.0001;

export class Presets {
  /**
   * @param {import("./core.js").Core} core
   * @param {Data} data
   */
  constructor(core, data) {
    this.core = core;
    this.list = data.presets;
    this.byName = new Map(data.presets.map((preset) => [preset.name, preset]));
    /** @type {Map<Preset, Tune[]>} */
    this.tunes = new Map();
    /** @type {Map<string, Map<number, number>>} */
    this.changed = new Map();
    /** @type {Map<Preset, Motion | null>} */
    this.motions = new Map();
  }

  /**
   * The motion of a preset, with all that was changed; nothing where it has none.
   * @param {Preset} preset
   */
  motion(preset) {
    const known = this.motions.get(preset);
    if (known !== undefined) return known;
    const motion = preset.code ? Motion.make(this.core, this.numbers(preset)) : null;
    if (motion && preset.driver === "progress") motion.whole = motion.length || 1;
    this.motions.set(preset, motion);
    return motion;
  }

  /**
   * The code of a preset with other presets' codes in the places of their names.
   * @param {Preset} preset
   * @returns {number[]}
   */
  numbers(preset) {
    const changes = this.byName.get(preset.name) === preset ? this.changed.get(preset.name) : undefined;
    return (preset.code ?? []).flatMap((item, place) => {
      const change = changes?.get(place);
      if (change !== undefined) return [change];
      if (item === null) return [NaN];
      if (typeof item === "number") return [item];
      const sign = item[0] === "~" || item[0] === "@" ? item[0] : "";
      const other = this.byName.get(item.slice(sign.length));
      const numbers = other ? this.numbers(other) : [];
      if (sign === "@") return numbers.slice(-1);
      if (sign === "~") return numbers[0] === 1 ? numbers.slice(1, -1) : numbers.slice(1);
      return numbers;
    });
  }

  /**
   * Changes a number of a preset wherever it stands, or takes the change back.
   * @param {Preset} preset
   * @param {Part} part
   * @param {number | null} value
   * @returns {boolean} whether the core and the registry take the number
   */
  change(preset, part, value) {
    // The core plays what takes no time, and the registry has none of it.
    if (part.label === "duration" && value !== null && value < shortest) return false;
    const before = this.changed.get(preset.name) ?? new Map();
    const changes = new Map(before);
    for (const place of [part.at, ...(part.others ?? [])]) {
      if (value === null) changes.delete(place);
      else changes.set(place, value);
    }
    this.changed.set(preset.name, changes);
    const motion = value === null || Number.isFinite(value) ? Motion.make(this.core, this.numbers(preset)) : null;
    if (motion === null) {
      this.changed.set(preset.name, before);
      return false;
    }
    motion.free();
    for (const other of [preset, ...this.movingWith(preset)]) {
      this.motions.get(other)?.free();
      this.motions.delete(other);
    }
    return true;
  }

  /**
   * The presets that are made from one, however far away.
   * @param {Preset} preset
   */
  movingWith(preset) {
    const found = new Set([preset.name]);
    for (let grows = true; grows;) {
      grows = false;
      for (const other of this.list) {
        if (found.has(other.name)) continue;
        const mentions = (other.code ?? []).some(
          (item) => typeof item === "string" && found.has(item.replace(/^[~@]/, "")),
        );
        if (mentions) {
          found.add(other.name);
          grows = true;
        }
      }
    }
    found.delete(preset.name);
    return this.list.filter((other) => found.has(other.name));
  }

  /**
   * The presets that a preset is made from whose numbers were changed, itself among them.
   * @param {Preset} preset
   */
  tunedOrigins(preset) {
    return [...this.changed].flatMap(([name, changes]) => {
      const other = changes.size > 0 ? this.byName.get(name) : undefined;
      return other && (other === preset || this.movingWith(other).includes(preset)) ? [other] : [];
    });
  }

  /**
   * All numbers that were changed.
   * @returns {import("./address.js").TunedNumber[]}
   */
  get tunedNumbers() {
    return [...this.changed].flatMap(([name, changes]) => {
      const preset = this.byName.get(name);
      return preset ? this.tune(preset).flatMap((tune) => tune.parts.flatMap(({ label, at, value }) => {
        const changed = changes.get(at);
        return changed === undefined ? [] : [{ name, option: optionOf(tune), label, was: value, value: changed }];
      })) : [];
    });
  }

  /**
   * Takes back all numbers, and changes those that an address names; the presets of both.
   * @param {import("./address.js").TunedNumber[]} numbers
   */
  takeAll(numbers) {
    const all = [...this.tunedNumbers.map((number) => ({ ...number, value: number.was })), ...numbers];
    return new Set(all.flatMap((number) => this.take(number) ?? []));
  }

  /**
   * Changes a number of an address, or takes it back; the preset where it became another.
   * @param {import("./address.js").TunedNumber} number
   */
  take(number) {
    const { was, value } = number;
    const [preset, part] = this.named(number);
    if (!preset || part?.value !== was || this.value(preset, part) === value) return null;
    return this.change(preset, part, value === was ? null : value) ? preset : null;
  }

  /**
   * The preset and the number of this page that an address names.
   * @param {import("./address.js").TunedNumber} number
   * @returns {[Preset?, Part?]}
   */
  named({ name, option, label }) {
    const preset = this.byName.get(name);
    const tune = preset && this.tune(preset).find((tune) => optionOf(tune) === option);
    return [preset, tune?.parts.find((part) => part.label === label)];
  }

  /**
   * Why a number of an address is not taken, for people; nothing where this page has it, or says already what it became.
   * @param {import("./address.js").TunedNumber} number
   */
  problem(number) {
    const { name, option, label, was, value } = number;
    const [, part] = this.named(number);
    if (part && [was, value].includes(part.value)) return null;
    const here = part ? `Here it is ${part.value} and stays so.` : "This page has no such number.";
    return `The link tunes ${name} ${option} (${label}) from ${was} to ${value}. ${here}`;
  }

  /**
   * What may be changed of a preset.
   * @param {Preset} preset
   */
  tune(preset) {
    const known = this.tunes.get(preset);
    if (known) return known;
    const tune = (preset.tune ?? []).flatMap(({ title = "", selection = "", options }) =>
      options.map(([option, ...parts]) => ({ title, selection, option, parts: parts.map(partOf) })));
    this.tunes.set(preset, tune);
    return tune;
  }

  /**
   * A number of a preset as it is now.
   * @param {Preset} preset
   * @param {Part} part
   */
  value(preset, { at, value }) {
    return this.changed.get(preset.name)?.get(at) ?? value;
  }

  /**
   * How many points of a gesture are the whole way of a morph.
   * @param {Preset} preset
   */
  distance(preset) {
    const part = this.tune(preset).find(({ option }) => option === "--distance")?.parts[0];
    return part ? this.value(preset, part) : preset.gesture?.distance ?? 1;
  }

  /**
   * The commands that make the registry say what the page shows, one a line: a command changes one keyframe, phase or
   * element. Nothing where nothing was changed.
   * @param {Preset} preset
   */
  command(preset) {
    const changes = this.changed.get(preset.name);
    /** @type {Map<string, string[]>} */
    const lines = new Map();
    for (const { selection, option, parts } of this.tune(preset)) {
      if (!changes || !parts.some(({ at }) => changes.has(at))) continue;
      const text = parts.map((part, index) => `${part.before ?? (index > 0 ? "," : "")}${typed(part, this.value(preset, part))}`).join("");
      lines.set(selection, [...(lines.get(selection) ?? []), `${option}=${text}`]);
    }
    if (lines.size === 0) return null;
    return [...lines].map(([selection, options]) => ["motionbook tweak", preset.name, selection, ...options].filter((word) => word !== "").join(" ")).join("\n");
  }
}

/**
 * An option with the words that select what it changes, as the command takes them.
 * @param {Tune} tune
 */
function optionOf({ selection, option }) {
  return `${selection} ${option}`.trim();
}

/**
 * A number as the command takes it: a bare one above 10 would be taken for milliseconds.
 * @param {Part} part
 * @param {number} value
 */
function typed({ label }, value) {
  return ["delay", "duration", "response"].includes(label) && value > 10 ? `${value}s` : String(value);
}

/**
 * @param {PartData} data
 * @returns {Part}
 */
function partOf([label, at, value, from, to, before, ...others]) {
  return { label, at, value, from, to, before: before || undefined, others };
}
