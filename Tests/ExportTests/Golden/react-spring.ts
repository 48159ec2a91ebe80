// Made by motionbook from 10 presets, digest 639c129f28ab36c6.
// Do not edit: change the registry and export it again.
// For react-spring: a preset is spread into the props, `useSpring({ to: { x: 100 }, ...motion.sheet.present })`.
// Milliseconds. react-spring reckons its springs in steps of 1 ms. An initialVelocity is in travels per
// millisecond: times (to - from) it is react-spring's `velocity`. A clip's progress goes from 0 to 1 in its
// duration; a property of it is `progress.to(clip.tracks.opacity)`, one of several numbers has a list.
// With less motion: `motionFor(useReducedMotion() === true)` in place of `motion`.

/** A cubic Bezier from 0, 0 to 1, 1: CSS's `cubic-bezier()`. */
function bezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
  return (time) => {
    if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
    const at = (a: number, b: number, s: number) =>
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s;
    let low = 0;
    let high = 1;
    // Halved until two neighbouring numbers are left.
    for (let halving = 0; halving < 60; halving += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return at(y1, y2, high);
  };
}

// spring.quick: others stand for it.
const aliased_spring_quick = {
  config: { tension: 438.6490844928604, friction: 33.51032163829113, mass: 1 },
} as const;

/** The presets. */
export const motion = {
  button: {
    /**
     * A button gives way.
     * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
     * With less motion: fade.
     */
    press: aliased_spring_quick,
  },
  card: {
    /**
     * stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
     * With less motion: none.
     * @deprecated sheet.present
     */
    flip: { config: { tension: 170, friction: 26, mass: 1 }, delay: 50 },
  },
  curve: {
    /**
     * bezier 0.2, 0, 0, 1
     */
    enter: bezier(0.2, 0, 0, 1),
  },
  dive: {
    /**
     * cell, by a gesture up
     * With less motion: fade.
     */
    deeper: {
      elements: {
        cell: {
          present: { config: { tension: 246.74011002723395, friction: 21.991148575128552, mass: 1 } },
          dismiss: { config: { tension: 246.74011002723395, friction: 21.991148575128552, mass: 1 } },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { config: { tension: 246.74011002723395, friction: 21.991148575128552, mass: 1 } },
        cancel: { config: { tension: 438.6490844928604, friction: 33.51032163829113, mass: 1 } },
      },
    },
  },
  duration: {
    /**
     * 0.15 s
     */
    fast: 150,
  },
  /**
   * duration.fast, curve.enter
   * With less motion: none.
   */
  fade: { config: { duration: 150, easing: bezier(0.2, 0, 0, 1) } },
  heart: {
    /**
     * scale
     * With less motion: none.
     * scale within 0.00038.
     */
    pulse: {
      duration: 600.0000000000001,
      loops: false,
      tracks: {
        scale: {
          range: [
            0, 0.023333333, 0.049333333, 0.075, 0.101333333, 0.13, 0.205333333, 0.234333333, 0.26, 0.286,
            0.311666667, 0.333333333, 0.333333333, 0.345666667, 0.362666667, 0.384533333, 0.459333333,
            0.492666667, 0.524933333, 0.5584, 0.5956, 0.639333333, 0.697333333, 0.773333333, 0.999999999, 1,
          ] as number[],
          output: [
            1, 1.0016, 1.00848, 1.02048, 1.0382, 1.062974, 1.139, 1.1636, 1.18046, 1.19224, 1.1986, 1.2, 1.2,
            1.198152, 1.189219, 1.171048, 1.09353, 1.064313, 1.041858, 1.024559, 1.011504, 1.002555, 0.997536,
            0.997211, 0.999769, 0.9997643836214809,
          ] as number[],
        },
      },
    },
  },
  reaction: {
    /**
     * rest, grow, by a trigger
     * With less motion: fade.
     * It rests in the first phase, goes through all others for each trigger, and back to the first.
     * A phase's animation leads to it; after its length the next begins, though a spring may still move.
     */
    phases: {
      mode: "trigger",
      phases: [
        {
          name: "rest",
          values: { scale: 1 },
          animation: { config: { duration: 150, easing: bezier(0.2, 0, 0, 1) } },
          length: 150,
        },
        {
          name: "grow",
          values: { scale: 1.5 },
          animation: { config: { tension: 246.74011002723395, friction: 21.991148575128552, mass: 1 } },
          length: 400,
        },
      ],
    },
  },
  sheet: {
    /**
     * A sheet comes up.
     * spring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s
     * With less motion: fade.
     */
    present: { config: { tension: 246.74011002723395, friction: 21.991148575128552, mass: 1 } },
  },
  spring: {
    /**
     * For what a finger does.
     * duration 0.3, bounce 0.2; settles in 0.405 s
     * With less motion: fade.
     */
    quick: aliased_spring_quick,
  },
} as const;

/** What replaces the presets where a person asks for less motion; themselves where nobody said. */
export const reducedMotion = {
  button: {
    press: motion.fade,
  },
  card: {
    flip: { immediate: true },
  },
  curve: {
    enter: motion.curve.enter,
  },
  dive: {
    deeper: motion.fade,
  },
  duration: {
    fast: motion.duration.fast,
  },
  fade: { immediate: true },
  heart: {
    pulse: {
      duration: 0,
      loops: false,
      tracks: {
        scale: { range: [0, 1] as number[], output: [0.9997643836214809, 0.9997643836214809] as number[] },
      },
    },
  },
  reaction: {
    phases: motion.fade,
  },
  sheet: {
    present: motion.fade,
  },
  spring: {
    quick: motion.fade,
  },
} as const;

/** The presets' names with their types. */
export type Motion = typeof motion;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionFor(reduced: boolean): Motion | typeof reducedMotion {
  return reduced ? reducedMotion : motion;
}
