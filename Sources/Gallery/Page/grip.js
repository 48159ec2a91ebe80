// What hands do to a lane: a thing sent elsewhere or thrown, a clip played once more, a morph dragged and let go.
import { element } from "./elements.js";
import { Flight, follow } from "./hand.js";
import { travel } from "./stage.js";

/** @typedef {import("./core.js").Motion} Motion */

export class Grip {
  /** @param {import("./lane.js").Lane} lane */
  constructor(lane) {
    this.lane = lane;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** @type {Flight | null} */
    this.flight = null;
    /** A value that a finger holds. @type {number | null} */
    this.held = null;
    /** Where a morph is: on its first screen or its second. */
    this.isPresented = false;
    /** What a hand let a clip, a sequence or a morph do, and since when. @type {{ motion: Motion, isMade: boolean, born: number } | null} */
    this.let = null;
  }

  get clock() {
    return this.lane.page.clock;
  }

  /**
   * Lets hands take a thing: a click sends it to the other end, a drag throws it.
   * @param {HTMLElement} body
   * @param {HTMLElement} track
   */
  take(body, track) {
    this.ghost = element("span", { class: "thing ghost", "aria-hidden": "true", hidden: true });
    track.append(this.ghost);
    const { clock } = this;
    let start = 0;
    follow(body, {
      down: () => (start = this.valueNow()),
      move: (x) => {
        this.held = start + x / travel;
        this.lane.show();
      },
      up: (velocityX) => {
        const { motion } = this.lane;
        if (!motion || this.held === null) return;
        const velocity = velocityX / travel / clock.speed;
        const to = this.held + velocity * 0.15 > 0.5 ? 1 : 0;
        this.flight?.free();
        this.flight = Flight.thrown(motion, clock, this.held, to, velocity);
        this.held = null;
        clock.keepBusy(this.flight.end);
      },
      click: () => this.interrupt(),
    });
  }

  /** Sends the thing to the other end, mid-flight or at rest. */
  interrupt() {
    const { clock, lane } = this;
    const { motion } = lane;
    if (!motion) return;
    if (!this.flight) {
      if (clock.isPlaying || (clock.time > 0 && clock.time < lane.length)) this.flight = Flight.fromClock(motion, clock, clock.time);
      else {
        const value = Math.round(this.valueNow());
        this.flight = Flight.thrown(motion, clock, value, 1 - value, 0);
        clock.keepBusy(this.flight.end);
        return;
      }
    }
    const time = this.flight.time(clock);
    lane.element.dataset.turns = `${lane.element.dataset.turns ?? ""} ${time}:${1 - this.flight.target}`.trim();
    this.flight.turn(time, 1 - this.flight.target);
    clock.keepBusy(this.flight.end - time);
    lane.show();
  }

  valueNow() {
    if (this.held !== null) return this.held;
    if (this.flight) return this.flight.at(this.flight.time(this.clock))[0];
    return this.lane.motion?.at(this.clock.time)[0] ?? 0;
  }

  /** Plays a clip or sequence once more, by itself. */
  replay() {
    const { motion } = this.lane;
    if (!motion) return;
    this.start(motion, false);
    this.clock.keepBusy(this.lane.length);
  }

  /**
   * Lets a finger drag a morph, and a click send it to its other screen.
   * @param {HTMLElement} body
   */
  takeMorph(body) {
    const { clock, lane } = this;
    const { gesture } = lane.shown;
    const click = () => {
      this.look();
      const motion = this.goOn((way) => way);
      if (!motion) return;
      this.isPresented = !this.isPresented;
      clock.keepBusy(motion.length);
    };
    if (!gesture) return body.addEventListener("click", click);
    // Where a finger, or its velocity, is along the way, as a progress. A screen is shown smaller than it is.
    /** @param {number} x @param {number} y */
    const along = (x, y) => {
      const forth = gesture.axis === "left" ? -x : gesture.axis === "right" ? x : gesture.axis === "down" ? y : -y;
      const size = Math.max(body.getBoundingClientRect().height / 500, 0.2);
      return (this.isPresented ? -forth : forth) / lane.page.presets.distance(lane.shown) / size;
    };
    follow(body, {
      down: () => this.look(),
      move: (x, y) => {
        this.held = along(x, y);
        this.goOn((way) => way.held(this.held ?? 0));
        lane.show();
      },
      up: (velocityX, velocityY) => {
        if (this.held === null) return;
        const { held } = this;
        this.held = null;
        const released = this.goOn((way) => way.released(held, along(velocityX, velocityY) / clock.speed));
        if (!released) return;
        if (released.finishes) this.isPresented = !this.isPresented;
        clock.keepBusy(released.length);
      },
      click,
    });
  }

  /** A morph that no hand has taken yet is where the clock has brought it. */
  look() {
    if (!this.let) this.isPresented = this.clock.time >= this.lane.length;
  }

  /**
   * Lets a morph go on by what is made of its way from the screen where it is.
   * @param {(way: Motion) => Motion | null} make
   */
  goOn(make) {
    const { motion } = this.lane;
    const way = this.isPresented ? motion?.back() : motion;
    const made = way ? make(way) : null;
    if (way && way !== motion && way !== made) way.free();
    if (made) this.start(made, made !== motion);
    return made;
  }

  /**
   * @param {Motion} motion from now on
   * @param {boolean} isMade whether for this hand; else it is the preset's own
   */
  start(motion, isMade) {
    this.stop();
    this.let = { motion, isMade, born: this.clock.life };
  }

  stop() {
    if (this.let?.isMade) this.let.motion.free();
    this.let = null;
  }

  /**
   * The values that a hand has made, if one has.
   * @param {number} count
   */
  values(count) {
    if (this.let) return this.let.motion.at(this.clock.life - this.let.born).slice(0, count);
    if (this.held !== null || this.flight) return [this.valueNow()];
    return null;
  }

  /** Shows the moment: the ghost, and for tests the time that has passed. */
  show() {
    const { clock, flight, ghost } = this;
    if (flight) this.lane.element.dataset.time = String(flight.time(clock));
    if (!ghost) return;
    const value = flight?.ghostAt(flight.time(clock)) ?? null;
    ghost.hidden = value === null;
    if (value !== null) ghost.style.translate = `${value * travel}px 0`;
  }

  /** What hands did is over: the clock moves things again. */
  letGo() {
    delete this.lane.element.dataset.turns;
    delete this.lane.element.dataset.time;
    this.flight?.free();
    this.flight = null;
    this.stop();
    this.held = null;
    this.isPresented = false;
  }
}
