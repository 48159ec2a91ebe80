// Made by motionbook from 10 presets, digest 639c129f28ab36c6.
// Do not edit: change the registry and export it again.
// For Motion (motion.dev): a preset is a transition, `animate(element, { x: 100 }, motion.sheet.present)`.
// Seconds. A clip is `animate(element, clip.keyframes, clip.transition)`. An initialVelocity is in travels per
// second: times (to - from) it is Motion's velocity.
// With less motion: `motionFor(useReducedMotion() === true)` in place of `motion`.

/** How Motion takes a curve. */
export type MotionEase =
  | "linear" | "circIn" | "circOut" | "circInOut"
  | readonly [number, number, number, number]
  | ((time: number) => number);

// spring.quick: others stand for it.
const aliased_spring_quick = {
  type: "spring",
  stiffness: 438.6490844928604,
  damping: 33.51032163829113,
  mass: 1,
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
    flip: { type: "spring", stiffness: 170, damping: 26, mass: 1, delay: 0.05 },
  },
  curve: {
    /**
     * bezier 0.2, 0, 0, 1
     */
    enter: [0.2, 0, 0, 1],
  },
  dive: {
    /**
     * cell, by a gesture up
     * With less motion: fade.
     */
    deeper: {
      elements: {
        cell: {
          present: { type: "spring", stiffness: 246.74011002723395, damping: 21.991148575128552, mass: 1 },
          dismiss: { type: "spring", stiffness: 246.74011002723395, damping: 21.991148575128552, mass: 1 },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { type: "spring", stiffness: 246.74011002723395, damping: 21.991148575128552, mass: 1 },
        cancel: { type: "spring", stiffness: 438.6490844928604, damping: 33.51032163829113, mass: 1 },
      },
    },
  },
  duration: {
    /**
     * 0.15 s
     */
    fast: 0.15,
  },
  /**
   * duration.fast, curve.enter
   * With less motion: none.
   */
  fade: { type: "tween", duration: 0.15, ease: [0.2, 0, 0, 1] },
  heart: {
    /**
     * scale
     * With less motion: none.
     * scale within 0.00038.
     */
    pulse: {
      keyframes: {
        scale: [
          1, 1.2, 1.2, 1.198152, 1.189219, 1.171048, 1.09353, 1.064313, 1.041858, 1.024559, 1.011504,
          1.002555, 0.997536, 0.997211, 0.999769, 0.9997643836214809,
        ] as number[],
      },
      transition: {
        scale: {
          duration: 0.6000000000000001,
          times: [
            0, 0.333333333, 0.333333333, 0.345666667, 0.362666667, 0.384533333, 0.459333333, 0.492666667,
            0.524933333, 0.5584, 0.5956, 0.639333333, 0.697333333, 0.773333333, 0.999999999, 1,
          ] as number[],
          ease: [
            [0.42, 0, 0.58, 1], "linear", "linear", "linear", "linear", "linear", "linear", "linear", "linear",
            "linear", "linear", "linear", "linear", "linear", "linear",
          ] as MotionEase[],
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
          animation: { type: "tween", duration: 0.15, ease: [0.2, 0, 0, 1] },
          length: 0.15,
        },
        {
          name: "grow",
          values: { scale: 1.5 },
          animation: { type: "spring", stiffness: 246.74011002723395, damping: 21.991148575128552, mass: 1 },
          length: 0.4,
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
    present: { type: "spring", stiffness: 246.74011002723395, damping: 21.991148575128552, mass: 1 },
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
    flip: { type: "tween", duration: 0, ease: "linear" },
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
  fade: { type: "tween", duration: 0, ease: "linear" },
  heart: {
    pulse: {
      keyframes: { scale: [0.9997643836214809, 0.9997643836214809] as number[] },
      transition: { scale: { duration: 0, times: [0, 1] as number[], ease: "linear" } },
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
