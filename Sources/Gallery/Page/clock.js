// One clock for everything on the page. Slow motion is a slower clock, never another motion.

export class Clock {
  /** @param {() => void} changed called whenever something else is to be shown */
  constructor(changed) {
    this.changed = changed;
    /** Seconds since the start of the motions. */
    this.time = 0;
    /** Seconds that have passed at the clock's speed, whatever was scrubbed: motions under a hand go by these. */
    this.life = 0;
    /** Where the motions in sight end. The time may be beyond: within a motion that is longer and out of sight. */
    this.end = 1;
    this.speed = 1;
    this.isPlaying = false;
    this.loops = false;
    /** Motions under a hand go on until then. */
    this.busyUntil = 0;
    /** @type {number | null} */
    this.last = null;
    this.isAsked = false;
  }

  /** Plays on, or from the start where the end is reached. */
  play() {
    if (this.time >= this.end) this.time = 0;
    this.isPlaying = true;
    this.ask();
  }

  pause() {
    this.isPlaying = false;
    this.changed();
  }

  /** @param {number} time */
  scrub(time) {
    this.isPlaying = false;
    this.time = Math.max(time, 0);
    this.changed();
  }

  /**
   * Other motions came in sight. At the end it stays at the end; a time within a longer motion is kept.
   * @param {number} end
   */
  endAt(end) {
    if (this.time === this.end) this.time = end;
    this.end = end;
  }

  /**
   * Keeps time going for a motion under a hand.
   * @param {number} seconds
   */
  keepBusy(seconds) {
    this.busyUntil = Math.max(this.busyUntil, this.life + Math.min(seconds, 60));
    this.ask();
  }

  ask() {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame((now) => this.frame(now));
  }

  /** @param {number} now milliseconds */
  frame(now) {
    this.isAsked = false;
    // A page that was hidden does not leap.
    const passed = this.last === null ? 0 : (Math.min(now - this.last, 100) / 1000) * this.speed;
    this.life += passed;
    if (this.isPlaying) {
      this.time += passed;
      if (this.time >= this.end) {
        this.time = this.loops ? this.time % this.end : this.end;
        this.isPlaying = this.loops;
      }
    }
    const goesOn = this.isPlaying || this.life < this.busyUntil;
    this.last = goesOn ? now : null;
    this.changed();
    if (goesOn) this.ask();
  }
}
