// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For Motion (motion.dev): a preset is a transition, `animate(element, { x: 100 }, motionPresets.sheet.present)`.
// Seconds. A clip is `animate(element, clip.keyframes, clip.transition)`; what Motion has no key for moves a custom
// property, `var(--motion-NAME--PROPERTY)`. An initialVelocity is in travels per second: times (to - from) it is
// Motion's velocity. A morph's element is `animate(element, card.to, card.present)`, at first with `card.from`.
// Motion ends a spring that has become slow 0.5 before its target, 0.005 on ways shorter than 5.
// With less motion: `motionPresetsFor(useReducedMotion() === true)` in place of `motionPresets`.

// … Support/MotionEase.ts

// spring.quick: others stand for it.
const aliased_spring_quick = {
  type: "spring",
  stiffness: 438.6490845,
  damping: 33.51032164,
  mass: 1,
} as const;

/** The presets. */
export const motionPresets = {
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
     * spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
     * With less motion: none.
     * @deprecated spring.quick
     */
    flip: { type: "spring", stiffness: 246.74011, damping: 21.99114858, mass: 1, delay: 0.05 },
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
          present: { type: "spring", stiffness: 438.6490845, damping: 33.51032164, mass: 1 },
          dismiss: { type: "spring", stiffness: 438.6490845, damping: 33.51032164, mass: 1 },
          from: { opacity: 0 },
          to: { opacity: 1 },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { type: "spring", stiffness: 438.6490845, damping: 33.51032164, mass: 1 },
        cancel: { type: "tween", duration: 0.15, ease: [0.2, 0, 0, 1] },
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
     * scale within 0.0038.
     */
    pulse: {
      keyframes: { scale: [1, 1.2, 1.2, 1.18614, 1.04401, 1.0008, 1] as number[] },
      transition: {
        scale: {
          duration: 0.6,
          times: [0, 0.333333333, 0.333333333, 0.364266667, 0.516466667, 0.630666667, 1] as number[],
          ease: [[0.42, 0, 0.58, 1], "linear", "linear", "linear", "linear", "linear"] as MotionEase[],
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
          animation: { type: "spring", stiffness: 438.6490845, damping: 33.51032164, mass: 1 },
          length: 0.3,
        },
      ],
    },
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
export const reducedMotionPresets = {
  button: {
    press: motionPresets.fade,
  },
  card: {
    flip: { type: "tween", duration: 0, ease: "linear" },
  },
  curve: {
    enter: motionPresets.curve.enter,
  },
  dive: {
    deeper: motionPresets.fade,
  },
  duration: {
    fast: motionPresets.duration.fast,
  },
  fade: { type: "tween", duration: 0, ease: "linear" },
  heart: {
    pulse: {
      keyframes: { scale: [1, 1] as number[] },
      transition: { scale: { duration: 0, times: [0, 1] as number[], ease: "linear" } },
    },
  },
  reaction: {
    phases: motionPresets.fade,
  },
  spring: {
    quick: motionPresets.fade,
  },
} as const;

/** The presets' names with their types. */
export type MotionPresets = typeof motionPresets;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionPresetsFor(reduced: boolean): MotionPresets | typeof reducedMotionPresets {
  return reduced ? reducedMotionPresets : motionPresets;
}
