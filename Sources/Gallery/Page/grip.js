// What hands do to a lane: a thing sent elsewhere or thrown, a clip played once more, a morph dragged and let go.
import { element } from "./elements.js";
import { Flight, follow } from "./hand.js";
import { cutTime } from "./presets.js";
import { travel } from "./stage.js";

/** @typedef {import("./core.js").Motion} Motion */
/**
 * A motion that a hand has started, and since when. It is made for this hand, else it is the preset's own; a finger holds it, or
 * it goes by itself; and beneath it what was on its way before goes on.
 * @typedef {{ motion: Motion, isMade: boolean, isHeld: boolean, born: number, under: Way | null }} Way
 */

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
    /** What a hand let a clip, a sequence or a morph do. @type {Way | null} */
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
    // The line is shown smaller where the stage is small.
    const way = () => (travel * body.getBoundingClientRect().width) / body.offsetWidth;
    follow(body, {
      down: () => (start = this.valueNow()),
      move: (x) => {
        this.held = start + x / way();
        this.lane.show();
      },
      up: (velocityX) => {
        const { motion } = this.lane;
        if (!motion || this.held === null) return;
        const velocity = velocityX / way() / clock.speed;
        const to = this.held + velocity * 0.15 > 0.5 ? 1 : 0;
        if (this.lane.isCut) return this.rest(to);
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
    if (lane.isCut) return this.rest(this.valueNow() > 0.5 ? 0 : 1);
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

  /**
   * Puts the thing where nothing moves it.
   * @param {number} value
   */
  rest(value) {
    this.held = value;
    this.lane.show();
  }

  valueNow() {
    if (this.held !== null) return this.held;
    if (this.flight) return this.flight.at(this.flight.time(this.clock))[0];
    return this.lane.now[0] ?? 0;
  }

  /** Plays a clip or sequence once more, by itself. */
  replay() {
    const { motion } = this.lane;
    if (!motion) return;
    this.start({ motion, isMade: false, isHeld: false, under: null });
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
        this.goOn((way) => way.held(this.held ?? 0), true);
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

  /** A morph that no hand has taken yet is where the clock has brought it, or on its way there. */
  look() {
    if (this.let) return;
    const { lane, clock: { time, life } } = this;
    const { motion } = lane;
    this.isPresented = time > 0;
    if (!motion || !this.isPresented || lane.isCut || time >= lane.length) return;
    this.let = { motion, isMade: false, isHeld: false, born: life - time, under: null };
  }

  /**
   * Lets a morph go on by what is made of its way from the screen where it is, or where it is going.
   * @param {(way: Motion) => Motion | null} make
   */
  goOn(make, isHeld = false) {
    const { motion } = this.lane;
    const way = this.isPresented ? motion?.back() : motion;
    const made = way ? make(way) : null;
    if (way && way !== motion && way !== made) way.free();
    if (made) this.start({ motion: made, isMade: made !== motion, isHeld, under: this.underWay });
    return made;
  }

  /** What is on its way still, without what a finger holds. */
  get underWay() {
    const way = this.let?.isHeld ? this.let.under : this.let;
    if (!way || this.lane.isCut || !Number.isFinite(way.motion.length)) return null;
    return this.clock.life < way.born + way.motion.length ? way : null;
  }

  /** @param {Omit<Way, "born">} way from now on; a cut has ended as soon as it starts */
  start(way) {
    this.stop(way.under);
    const passed = this.lane.isCut ? cutTime(this.lane.shown, way.motion) : 0;
    this.let = { ...way, born: this.clock.life - passed };
  }

  /** @param {Way | null} last what goes on */
  stop(last = null) {
    for (let way = this.let; way && way !== last; way = way.under) {
      if (way.isMade) way.motion.free();
    }
    this.let = null;
  }

  /** The values that a hand has made, if one has. */
  values() {
    if (this.let) return this.valuesOf(this.let);
    if (this.held !== null || this.flight) return [this.valueNow()];
    return null;
  }

  /**
   * What is left of a way beneath adds to the way above: so springs go on with their velocity, and nothing jumps.
   * @param {Way} way
   * @returns {number[]}
   */
  valuesOf({ motion, born, under }) {
    const values = motion.at(this.clock.life - born).slice(0, motion.count);
    if (!under) return values;
    const [left, end] = [this.valuesOf(under), under.motion.at(1e6)];
    return values.map((value, index) => value + left[index] - end[index]);
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
