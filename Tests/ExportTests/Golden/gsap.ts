// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For GSAP: a preset is spread into the vars, `gsap.to(element, { x: 100, ...motionPresets.sheet.present })`. Seconds.
// A spring is a CustomEase over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. A clip's progress goes from 0 to 1 in its duration, without an ease; a number of it is
// `valueAt(clip.tracks.opacity, progress)`, one of several numbers has a list. A morph's element is
// `gsap.fromTo(element, card.from, { ...card.to, ...card.present })`.
// With less motion: `motionPresetsFor(matchMedia("(prefers-reduced-motion: reduce)").matches)`.

import { gsap } from "gsap";
import { CustomEase } from "gsap/CustomEase";

// … Support/gsap.ts

// spring.quick: others stand for it.
const aliased_spring_quick = {
  duration: 0.405,
  ease: ease("M0,0 L0.046,0.07 L0.272,0.78 L0.44,0.9956 L1,1"),
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
    flip: { duration: 0.655, ease: ease("M0,0 L0.04,0.073 L0.22,0.826 L0.34,1.035 L1,1"), delay: 0.05 },
  },
  curve: {
    /**
     * bezier 0.2, 0, 0, 1
     */
    enter: ease("M0,0 C0.2,0 0,1 1,1"),
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
          present: { duration: 0.405, ease: ease("M0,0 L0.046,0.07 L0.272,0.78 L0.44,0.9956 L1,1") },
          dismiss: { duration: 0.405, ease: ease("M0,0 L0.046,0.07 L0.272,0.78 L0.44,0.9956 L1,1") },
          from: { opacity: 0 },
          to: { opacity: 1 },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { duration: 0.405, ease: ease("M0,0 L0.046,0.07 L0.272,0.78 L0.44,0.9956 L1,1") },
        cancel: { duration: 0.15, ease: ease("M0,0 C0.2,0 0,1 1,1") },
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
  fade: { duration: 0.15, ease: ease("M0,0 C0.2,0 0,1 1,1") },
  heart: {
    /**
     * scale
     * With less motion: none.
     * scale within 0.0038.
     */
    pulse: {
      duration: 0.6,
      loops: false,
      tracks: {
        scale: {
          times: [
            0, 0.053333333, 0.106666667, 0.236666667, 0.293333333, 0.333333333, 0.333333333, 0.364266667,
            0.516466667, 0.630666667, 1,
          ] as number[],
          values: [1, 1.008, 1.042, 1.166, 1.196, 1.2, 1.2, 1.18614, 1.04401, 1.0008, 1] as number[],
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
     * The spring within 0.0191 of the travel.
     */
    phases: {
      mode: "trigger",
      phases: [
        {
          name: "rest",
          values: { scale: 1 },
          animation: { duration: 0.15, ease: ease("M0,0 C0.2,0 0,1 1,1") },
          length: 0.15,
        },
        {
          name: "grow",
          values: { scale: 1.5 },
          animation: { duration: 0.405, ease: ease("M0,0 L0.046,0.07 L0.272,0.78 L0.44,0.9956 L1,1") },
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
    flip: { duration: 0, ease: "none" },
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
  fade: { duration: 0, ease: "none" },
  heart: {
    pulse: {
      duration: 0,
      loops: false,
      tracks: { scale: { times: [0, 1] as number[], values: [1, 1] as number[] } },
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
