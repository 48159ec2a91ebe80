// Made by motionbook.
// Do not edit: change the registry and export it again.
// For GSAP: a preset is spread into the vars, `gsap.to(element, { x: 100, ...motionPresets.sheet.present })`. Seconds.
// A spring is a CustomEase over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. A clip's progress goes from 0 to 1 in its duration, without an ease; a number of it is
// `valueAt(clip.tracks.opacity, progress)`, one of several numbers has a list.
// With less motion: `motionPresetsFor(matchMedia("(prefers-reduced-motion: reduce)").matches)`.

import { gsap } from "gsap";
import { CustomEase } from "gsap/CustomEase";

gsap.registerPlugin(CustomEase);

let eases = 0;

/** An ease along a path from 0,0 to 1,1, under a name of its own, as GSAP wants it. */
export function ease(path: string): gsap.EaseFunction {
  eases += 1;
  return CustomEase.create(`motion-${eases}`, path);
}

/** A number of a clip at a progress from 0 to 1. */
export function valueAt(
  track: { readonly times: readonly number[]; readonly values: readonly number[] }, progress: number
): number {
  const next = track.times.findIndex((time) => time > progress);
  const last = (next < 0 ? track.times.length : next) - 1;
  const [from = 0, to = from] = track.values.slice(Math.max(last, 0), last + 2);
  const [start = 0, end = start] = track.times.slice(Math.max(last, 0), last + 2);
  return end > start ? from + (to - from) * ((progress - start) / (end - start)) : from;
}

// spring.quick: others stand for it.
const aliased_spring_quick = {
  duration: 0.405,
  ease: ease("M0,0 L0.018,0.009 L0.043,0.053 L0.075,0.1418 L0.186,0.5301 L0.235,0.6756 L0.282,0.7869 L0.332,0.8751 L0.386,0.94 L0.45,0.9855 L0.532,1.0111 L0.645,1.0146 L1,1"),
} as const;

/** The presets. */
export const motionPresets = {
  button: {
    /**
     * A button gives way.
     * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
     * With less motion: fade.
     * The spring within 0.00194 of the travel.
     */
    press: aliased_spring_quick,
  },
  card: {
    /**
     * stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
     * With less motion: none.
     * The spring within 0.00193 of the travel.
     * @deprecated sheet.present
     */
    flip: {
      duration: 0.702,
      ease: ease("M0,0 L0.017,0.009 L0.0415,0.0545 L0.069,0.133 L0.169,0.4603 L0.22,0.6005 L0.27,0.7098 L0.325,0.8001 L0.388,0.8725 L0.464,0.9278 L0.565,0.9675 L0.715,0.991 L1,1"),
      delay: 0.05,
    },
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
     * The spring within 0.00198 of the travel.
     * The spring within 0.00198 of the travel.
     * The spring within 0.00198 of the travel.
     * The spring within 0.00194 of the travel.
     */
    deeper: {
      elements: {
        cell: {
          present: {
            duration: 0.655,
            ease: ease("M0,0 L0.0154,0.00972 L0.0364,0.056735 L0.0631,0.15199 L0.086,0.25592 L0.1573,0.583172 L0.19665,0.73555 L0.2341,0.8499 L0.2725,0.93561 L0.3146,0.9969 L0.3638,1.03465 L0.428,1.04784 L0.7,1.00113 L0.957,0.99867 L1,1"),
          },
          dismiss: {
            duration: 0.655,
            ease: ease("M0,0 L0.0154,0.00972 L0.0364,0.056735 L0.0631,0.15199 L0.086,0.25592 L0.1573,0.583172 L0.19665,0.73555 L0.2341,0.8499 L0.2725,0.93561 L0.3146,0.9969 L0.3638,1.03465 L0.428,1.04784 L0.7,1.00113 L0.957,0.99867 L1,1"),
          },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: {
          duration: 0.655,
          ease: ease("M0,0 L0.0154,0.00972 L0.0364,0.056735 L0.0631,0.15199 L0.086,0.25592 L0.1573,0.583172 L0.19665,0.73555 L0.2341,0.8499 L0.2725,0.93561 L0.3146,0.9969 L0.3638,1.03465 L0.428,1.04784 L0.7,1.00113 L0.957,0.99867 L1,1"),
        },
        cancel: {
          duration: 0.405,
          ease: ease("M0,0 L0.018,0.009 L0.043,0.053 L0.075,0.1418 L0.186,0.5301 L0.235,0.6756 L0.282,0.7869 L0.332,0.8751 L0.386,0.94 L0.45,0.9855 L0.532,1.0111 L0.645,1.0146 L1,1"),
        },
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
     * scale within 0.000394.
     */
    pulse: {
      duration: 0.6,
      loops: false,
      tracks: {
        scale: {
          times: [
            0, 0.015, 0.032333333, 0.049333333, 0.065666667, 0.082666667, 0.099666667, 0.118, 0.138666667,
            0.195333333, 0.216666667, 0.234666667, 0.251666667, 0.268333333, 0.285, 0.301666667, 0.318666667,
            0.333333333, 0.333333333, 0.341133333, 0.3512, 0.3626, 0.376, 0.392933333, 0.4484, 0.471666667,
            0.492866667, 0.5136, 0.534666667, 0.556466667, 0.579733333, 0.605333333, 0.634, 0.667533333,
            0.710333333, 0.76, 0.984666667, 1,
          ] as number[],
          values: [
            1, 1.00064, 1.00358, 1.00866, 1.0157, 1.02528, 1.03708, 1.05212, 1.07144, 1.12924, 1.14904, 1.16366,
            1.17536, 1.18464, 1.1917, 1.19658, 1.19938, 1.2, 1.2, 1.199241, 1.195683, 1.189052, 1.178617,
            1.162693, 1.1045, 1.082264, 1.064366, 1.049291, 1.036432, 1.025618, 1.016585, 1.009225, 1.003588,
            0.999623, 0.997349, 0.9971, 0.999988, 1,
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
     * The spring within 0.00198 of the travel.
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
          animation: {
            duration: 0.655,
            ease: ease("M0,0 L0.0154,0.00972 L0.0364,0.056735 L0.0631,0.15199 L0.086,0.25592 L0.1573,0.583172 L0.19665,0.73555 L0.2341,0.8499 L0.2725,0.93561 L0.3146,0.9969 L0.3638,1.03465 L0.428,1.04784 L0.7,1.00113 L0.957,0.99867 L1,1"),
          },
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
     * The spring within 0.00198 of the travel.
     */
    present: {
      duration: 0.655,
      ease: ease("M0,0 L0.0154,0.00972 L0.0364,0.056735 L0.0631,0.15199 L0.086,0.25592 L0.1573,0.583172 L0.19665,0.73555 L0.2341,0.8499 L0.2725,0.93561 L0.3146,0.9969 L0.3638,1.03465 L0.428,1.04784 L0.7,1.00113 L0.957,0.99867 L1,1"),
    },
  },
  spring: {
    /**
     * For what a finger does.
     * duration 0.3, bounce 0.2; settles in 0.405 s
     * With less motion: fade.
     * The spring within 0.00194 of the travel.
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
  sheet: {
    present: motionPresets.fade,
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
