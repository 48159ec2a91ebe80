// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For react-spring: a preset is spread into the props, `useSpring({ to: { x: 100 }, ...motionPresets.sheet.present })`.
// react-spring reckons its springs in whole steps of 1 ms, 17 in a frame of 16.7 ms and 9 in one of 8.3 ms: every one
// is 2 % faster than it should be at 60 frames a second, and 8 % at 120. What its steps move besides by 1 % of the
// travel or more is said, by 3 % avoided. An initialVelocity is in travels per millisecond: times (to - from) it is
// react-spring's `velocity`. A clip's progress goes from 0 to 1 in its duration; a style of it is
// `progress.to(clip.tracks.opacity)`, a colour has a list. A morph's element is
// `useSpring({ from: card.from, to: card.to, ...card.present })`. Durations are milliseconds.
// With less motion: `motionPresetsFor(useReducedMotion() === true)` in place of `motionPresets`.

// … Support/bezier.ts

// spring.quick: others stand for it.
const aliased_spring_quick = {
  config: { tension: 438.6490845, friction: 33.51032164, mass: 1 },
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
    flip: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 }, delay: 50 },
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
          present: { config: { tension: 438.6490845, friction: 33.51032164, mass: 1 } },
          dismiss: { config: { tension: 438.6490845, friction: 33.51032164, mass: 1 } },
          from: { opacity: 0 },
          to: { opacity: 1 },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { config: { tension: 438.6490845, friction: 33.51032164, mass: 1 } },
        cancel: { config: { duration: 150, easing: bezier(0.2, 0, 0, 1) } },
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
     * scale within 0.0038.
     */
    pulse: {
      duration: 600,
      loops: false,
      tracks: {
        scale: {
          range: [
            0, 0.053333333, 0.106666667, 0.236666667, 0.293333333, 0.333333333, 0.333333333, 0.364266667,
            0.516466667, 0.630666667, 1,
          ] as number[],
          output: [1, 1.008, 1.042, 1.166, 1.196, 1.2, 1.2, 1.18614, 1.04401, 1.0008, 1] as number[],
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
          animation: { config: { tension: 438.6490845, friction: 33.51032164, mass: 1 } },
          length: 300,
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
    flip: { immediate: true },
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
  fade: { immediate: true },
  heart: {
    pulse: {
      duration: 0,
      loops: false,
      tracks: { scale: { range: [0, 1] as number[], output: [1, 1] as number[] } },
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
