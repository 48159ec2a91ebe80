// A motion at equal times, as many of them as its picture needs.
import { labelsOf, lengthOf } from "./presets.js";

/** @typedef {import("./core.js").Motion} Motion */

/** About one a pixel, as `plot` has them. */
const fewestSteps = 800;
const mostSteps = 8000;
/** Seconds: what is quicker than that nobody sees. */
const longestStep = 0.0025;

export class Samples {
  /**
   * @param {import("./presets.js").Preset} preset
   * @param {Motion} motion
   * @param {number} end seconds, where what has an end of its own may end before
   */
  constructor(preset, motion, end) {
    const goesOn = preset.loops === true || !Number.isFinite(motion.length);
    this.length = goesOn ? end : Math.min(lengthOf(preset, motion), end);
    this.steps = Math.min(Math.max(fewestSteps, Math.ceil(this.length / longestStep)), mostSteps);
    this.motion = motion;
    this.numbers = motion.samples(0, this.length / this.steps, this.steps + 1);
    /** Where it comes to rest, as what has settled is still a thousandth away; of what goes on what a spring swings about. */
    this.targets = !goesOn ? motion.at(1e6) : preset.properties ? [] : [1];
  }

  /** @param {number} index of a number */
  values(index) {
    const count = this.steps + 1;
    return this.numbers.slice(index * count, (index + 1) * count);
  }

  /** @param {number} index of a number */
  velocities(index) {
    return this.values(this.motion.count + index);
  }

  /**
   * The value that a number goes to; nothing of properties that go on.
   * @param {number} index
   * @returns {number | undefined}
   */
  target(index) {
    return this.targets[index];
  }
}

/**
 * How far each number of some sides goes from 0 at most, by its name.
 * @param {import("./figures.js").Side[]} sides
 * @returns {Map<string, number>}
 */
export function reachesOf(sides) {
  const reaches = new Map();
  for (const { preset, motion } of sides) {
    const moving = motion();
    if (!moving) continue;
    const samples = new Samples(preset, moving, lengthOf(preset, moving));
    labelsOf(preset).forEach((label, index) => {
      reaches.set(label, samples.values(index).reduce((most, value) => Math.max(most, Math.abs(value)), reaches.get(label) ?? 1e-9));
    });
  }
  return reaches;
}
