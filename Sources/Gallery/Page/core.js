// The physics core: what the page knows of motion, it asks this module. docs/wasm.md has its words.

/**
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   motion_memory(count: number): number, motion_memory_free(memory: number): void,
 *   motion_make(code: number, count: number): number, motion_free(motion: number): void,
 *   motion_count(motion: number): number, motion_length(motion: number): number,
 *   motion_sample(motion: number, start: number, step: number, count: number, values: number): void,
 *   motion_run(motion: number, from: number, to: number, velocity: number): number,
 *   motion_retarget(run: number, time: number, target: number): void,
 *   motion_morph(motion: number, back: number): number,
 *   motion_hold(motion: number, progress: number): number,
 *   motion_release(motion: number, progress: number, velocity: number): number,
 *   motion_outcome(motion: number): number,
 *   motion_spring(motion: number, values: number): number,
 * }} Core
 */

/**
 * Starts the module.
 * @param {BufferSource} bytes
 * @returns {Promise<Core>}
 */
export async function startCore(bytes) {
  const { exp, expm1, log, sin, cos, asin, atan2, atanh } = Math;
  const env = { exp, expm1, log, sin, cos, asin, atan2, atanh };
  const { instance } = await WebAssembly.instantiate(bytes, { env });
  const exports = /** @type {unknown} */ (instance.exports);
  return /** @type {Core} */ (exports);
}

/**
 * Numbers that move, behind a handle of the core.
 */
export class Motion {
  /**
   * @param {Core} core
   * @param {number} handle
   */
  constructor(core, handle) {
    this.core = core;
    this.handle = handle;
    this.count = core.motion_count(handle);
    this.length = core.motion_length(handle);
    /** How long a progress of 1 is: a clip that it drives it runs through from end to end. */
    this.whole = 1;
  }

  /**
   * A motion from its code; nothing where the core refuses it.
   * @param {Core} core
   * @param {number[]} code
   */
  static make(core, code) {
    const memory = core.motion_memory(code.length);
    new Float64Array(core.memory.buffer, memory, code.length).set(code);
    const handle = core.motion_make(memory, code.length);
    core.motion_memory_free(memory);
    return handle === 0 ? null : new Motion(core, handle);
  }

  /** Lets it go. */
  free() {
    this.core.motion_free(this.handle);
    this.handle = 0;
  }

  /**
   * Values at so many times: of each number all values, and behind them of each all velocities.
   * @param {number} start
   * @param {number} step
   * @param {number} count
   */
  samples(start, step, count) {
    const { whole } = this;
    const numbers = this.read(2 * count * this.count, (memory) => {
      this.core.motion_sample(this.handle, start * whole, step * whole, count, memory);
    });
    if (whole === 1) return numbers;
    return numbers.map((number, index) => (index < count * this.count ? number : number * whole));
  }

  /**
   * The values at a time, and behind them the velocities.
   * @param {number} time
   */
  at(time) {
    return this.samples(time, 0, 1);
  }

  /**
   * Between two values with a velocity, to be given new targets; nothing for what is no spring.
   * @param {number} from
   * @param {number} to
   * @param {number} velocity
   */
  run(from, to, velocity) {
    return this.other(this.core.motion_run(this.handle, from, to, velocity));
  }

  /**
   * @param {number} time
   * @param {number} target
   */
  retarget(time, target) {
    this.core.motion_retarget(this.handle, time, target);
    this.length = this.core.motion_length(this.handle);
  }

  /** A morph's way back. */
  back() {
    return this.other(this.core.motion_morph(this.handle, 1));
  }

  /**
   * A morph under a finger.
   * @param {number} progress
   */
  held(progress) {
    return this.other(this.core.motion_hold(this.handle, progress));
  }

  /**
   * A morph that is let go.
   * @param {number} progress
   * @param {number} velocity progress per second
   */
  released(progress, velocity) {
    return this.other(this.core.motion_release(this.handle, progress, velocity));
  }

  /** Whether a morph that was let go goes on to its end. */
  get finishes() {
    return this.core.motion_outcome(this.handle) === 1;
  }

  /** Duration, bounce, mass, stiffness, damping, overshoot and peak of a spring; nothing for anything else. */
  spring() {
    let isSpring = 0;
    const numbers = this.read(7, (memory) => {
      isSpring = this.core.motion_spring(this.handle, memory);
    });
    return isSpring === 1 ? numbers : null;
  }

  /**
   * @param {number} handle
   * @returns {Motion | null}
   */
  other(handle) {
    return handle === 0 ? null : new Motion(this.core, handle);
  }

  /**
   * @param {number} count
   * @param {(memory: number) => void} write
   */
  read(count, write) {
    const memory = this.core.motion_memory(Math.max(count, 1));
    write(memory);
    // The memory may have grown meanwhile, and then the buffer is another one.
    const numbers = Array.from(new Float64Array(this.core.memory.buffer, memory, count));
    this.core.motion_memory_free(memory);
    return numbers;
  }
}
