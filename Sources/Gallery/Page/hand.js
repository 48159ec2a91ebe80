// A motion under a hand: sent elsewhere on its way, thrown, dragged between two screens.

/** @typedef {import("./core.js").Motion} Motion */
/** @typedef {import("./clock.js").Clock} Clock */

/**
 * A value that a hand has taken from the clock. It goes on by the clock's life, so that scrubbing leaves it alone.
 */
export class Flight {
  /**
   * @param {Motion} motion the way from 0 to 1
   * @param {number} born the clock's life when its own time was 0
   */
  constructor(motion, born) {
    this.motion = motion;
    this.born = born;
    this.target = 1;
    /** @type {Motion | null} */
    this.run = null;
    /** Of what is no spring, and of the ghost: where it starts, since when, and where it goes. */
    this.leg = { from: 0, to: 1, since: 0 };
    /**
     * The ghost: what a baked curve does, which starts anew from where it is, and at rest. That curve is this motion but
     * for a thousandth or two, so the ghost takes the motion; what never settles cannot be baked.
     */
    this.ghost = { from: 0, to: 1, since: 0 };
    this.isThrown = false;
  }

  /**
   * A flight that has begun with the clock.
   * @param {Motion} motion
   * @param {Clock} clock
   * @param {number} time of the clock
   */
  static fromClock(motion, clock, time) {
    const flight = new Flight(motion, clock.life - time);
    flight.run = motion.run(0, 1, 0);
    return flight;
  }

  /**
   * A flight from a place, with a velocity.
   * @param {Motion} motion
   * @param {Clock} clock
   * @param {number} from
   * @param {number} to
   * @param {number} velocity
   */
  static thrown(motion, clock, from, to, velocity) {
    const flight = new Flight(motion, clock.life);
    flight.target = to;
    flight.run = motion.run(from, to, velocity);
    flight.leg = { from, to, since: 0 };
    flight.ghost = { from, to, since: 0 };
    flight.isThrown = true;
    return flight;
  }

  /** @param {Clock} clock */
  time(clock) {
    return clock.life - this.born;
  }

  /**
   * Value and velocity at a time of its own.
   * @param {number} time
   * @returns {[number, number]}
   */
  at(time) {
    if (this.run) return /** @type {[number, number]} */ (this.run.at(time));
    return along(this.motion, this.leg, time);
  }

  /** @param {number} time */
  ghostAt(time) {
    return Number.isFinite(this.motion.length) ? along(this.motion, this.ghost, time)[0] : null;
  }

  /**
   * Sends it to the other end.
   * @param {number} time
   * @param {number} target
   */
  turn(time, target) {
    const [value] = this.at(time);
    const ghost = this.ghostAt(time) ?? value;
    this.target = target;
    this.run?.retarget(time, target);
    this.leg = { from: value, to: target, since: time };
    this.ghost = { from: ghost, to: target, since: time };
  }

  /** Seconds of its own at which nothing moves any more. */
  get end() {
    const own = this.run ? this.run.length : this.leg.since + this.motion.length;
    return Math.max(own, Number.isFinite(this.motion.length) ? this.ghost.since + this.motion.length : 0);
  }

  free() {
    this.run?.free();
  }
}

/**
 * @param {Motion} motion
 * @param {{ from: number, to: number, since: number }} leg
 * @param {number} time
 * @returns {[number, number]}
 */
function along(motion, leg, time) {
  const [share, slope] = motion.at(time - leg.since);
  const way = leg.to - leg.from;
  return [leg.from + way * share, way * slope];
}

/**
 * Follows a pointer over an element: one that drags it, or clicks on it.
 * @param {HTMLElement} target
 * @param {{
 *   down(): void, move(x: number, y: number): void, up(velocityX: number, velocityY: number): void, click(): void,
 * }} hand pixels since the start, and pixels a second at the end
 */
export function follow(target, hand) {
  let wasDragged = false;
  target.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    target.setPointerCapture(down.pointerId);
    /** @type {{ x: number, y: number, time: number }[]} */
    const trail = [];
    wasDragged = false;
    hand.down();
    /** @param {PointerEvent} event */
    const move = (event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      wasDragged = wasDragged || Math.hypot(x, y) > 4;
      trail.push({ x, y, time: event.timeStamp });
      if (wasDragged) hand.move(x, y);
    };
    /** @param {PointerEvent} event */
    const up = (event) => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", up);
      target.removeEventListener("pointercancel", up);
      if (!wasDragged) return;
      // What a finger did in its last tenth of a second.
      const recent = trail.filter(({ time }) => event.timeStamp - time < 100);
      const [first, last] = [recent[0], recent[recent.length - 1]];
      const passed = first && last ? (last.time - first.time) / 1000 : 0;
      const isMoving = passed > 0;
      hand.up(isMoving ? (last.x - first.x) / passed : 0, isMoving ? (last.y - first.y) / passed : 0);
    };
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", up);
    target.addEventListener("pointercancel", up);
  });
  // The end of a drag is no click.
  target.addEventListener("click", () => {
    if (!wasDragged) hand.click();
    wasDragged = false;
  });
}
