// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For the Web Animations API: `element.animate({ opacity: [0, 1] }, motionPresets.sheet.present)`. Milliseconds.
// A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.
// A clip or a sequence is `element.animate(clip.keyframes, clip.options)`; custom properties have to be registered.
// A morph's element is `element.animate([card.from, card.to], card.present)`.
// With less motion: `motionPresetsFor(matchMedia("(prefers-reduced-motion: reduce)").matches)`.

// spring.quick: others stand for it.
const aliased_spring_quick = {
  duration: 405,
  easing: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)",
  delay: 0,
} as const;

/** The presets. */
export const motionPresets = {
  button: {
    /**
     * A button gives way.
     * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
     * With less motion: fade.
     * The spring within 0.0191 of the travel.
     */
    press: aliased_spring_quick,
  },
  card: {
    /**
     * spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
     * With less motion: none.
     * The spring within 0.0177 of the travel.
     * @deprecated spring.quick
     */
    flip: {
      duration: 655,
      easing: "linear(0, 0.073 4%, 0.826 22%, 1.035 34%, 1)",
      delay: 50,
      fill: "backwards",
    },
  },
  curve: {
    /**
     * bezier 0.2, 0, 0, 1
     */
    enter: "cubic-bezier(0.2, 0, 0, 1)",
  },
  dive: {
    /**
     * cell, by a gesture up
     * With less motion: fade.
     * The spring within 0.0191 of the travel.
     */
    deeper: {
      elements: {
        cell: {
          present: { duration: 405, easing: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", delay: 0 },
          dismiss: { duration: 405, easing: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", delay: 0 },
          from: { opacity: 0 },
          to: { opacity: 1 },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { duration: 405, easing: "linear(0, 0.07 4.6%, 0.78 27.2%, 0.9956 44%, 1)", delay: 0 },
        cancel: { duration: 150, easing: "cubic-bezier(0.2, 0, 0, 1)", delay: 0 },
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
  fade: { duration: 150, easing: "cubic-bezier(0.2, 0, 0, 1)", delay: 0 },
  heart: {
    /**
     * scale
     * With less motion: none.
     * scale: within 0.00313.
     */
    pulse: {
      keyframes: [
        { offset: 0, scale: 1, easing: "ease-in-out" },
        { offset: 0.333333, scale: 1.2 },
        { offset: 0.36, scale: 1.1919 },
        { offset: 0.493333, scale: 1.062 },
        { offset: 0.566667, scale: 1.0194 },
        { offset: 0.666667, scale: 0.997 },
        { offset: 0.9999999, scale: 0.9991 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 600, fill: "both" },
    },
  },
  reaction: {
    /**
     * rest, grow, by a trigger
     * With less motion: fade.
     * scale: within 0.0087.
     */
    phases: {
      keyframes: [
        { offset: 0, scale: 1 },
        { offset: 0.04, scale: 1.032 },
        { offset: 0.24, scale: 1.3842 },
        { offset: 0.384, scale: 1.4934 },
        { offset: 0.666667, scale: 1.505 },
        { offset: 0.688333, scale: 1.4798 },
        { offset: 0.733333, scale: 1.2464 },
        { offset: 0.783333, scale: 1.1195 },
        { offset: 0.873333, scale: 1.0281 },
        { offset: 0.9999999, scale: 0.9977 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 450, fill: "both" },
    },
  },
  spring: {
    /**
     * For what a finger does.
     * duration 0.3, bounce 0.2; settles in 0.405 s
     * With less motion: fade.
     * The spring within 0.0191 of the travel.
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
    flip: { duration: 0, easing: "linear", delay: 0 },
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
  fade: { duration: 0, easing: "linear", delay: 0 },
  heart: {
    pulse: {
      keyframes: [{ offset: 1, scale: 1 }] as Keyframe[],
      options: { duration: 0, fill: "both" },
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
