// Made by motionbook.
// Do not edit: change the registry and export it again.
// For the Web Animations API: `element.animate({ opacity: [0, 1] }, motionPresets.sheet.present)`. Milliseconds.
// A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.
// A clip or a sequence is `element.animate(clip.keyframes, clip.options)`; custom properties have to be registered.
// With less motion: `motionPresetsFor(matchMedia("(prefers-reduced-motion: reduce)").matches)`.

// spring.quick: others stand for it.
const aliased_spring_quick = {
  duration: 405,
  easing: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.6756 23.5%, 0.7869 28.2%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0111 53.2%, 1.0146 64.5%, 1)",
  delay: 0,
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
      duration: 702,
      easing: "linear(0, 0.009 1.7%, 0.0545 4.15%, 0.133 6.9%, 0.4603 16.9%, 0.5993, 0.7098 27%, 0.8001 32.5%, 0.8725 38.8%, 0.9278 46.4%, 0.9675 56.5%, 0.991 71.5%, 1)",
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
     * The spring within 0.00198 of the travel.
     * The spring within 0.00198 of the travel.
     * The spring within 0.00198 of the travel.
     * The spring within 0.00194 of the travel.
     */
    deeper: {
      elements: {
        cell: {
          present: {
            duration: 655,
            easing: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)",
            delay: 0,
          },
          dismiss: {
            duration: 655,
            easing: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)",
            delay: 0,
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
          duration: 655,
          easing: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)",
          delay: 0,
        },
        cancel: {
          duration: 405,
          easing: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.6756 23.5%, 0.7869 28.2%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0111 53.2%, 1.0146 64.5%, 1)",
          delay: 0,
        },
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
     * scale: within 0.000389.
     */
    pulse: {
      keyframes: [
        { offset: 0, scale: 1, easing: "ease-in-out" },
        { offset: 0.333333, scale: 1.2 },
        { offset: 0.341027, scale: 1.199261 },
        { offset: 0.350967, scale: 1.195788 },
        { offset: 0.362233, scale: 1.189297 },
        { offset: 0.375467, scale: 1.179071 },
        { offset: 0.392467, scale: 1.163186 },
        { offset: 0.4482, scale: 1.104699 },
        { offset: 0.471267, scale: 1.082627 },
        { offset: 0.492267, scale: 1.064841 },
        { offset: 0.5128, scale: 1.049825 },
        { offset: 0.533533, scale: 1.037066 },
        { offset: 0.555093, scale: 1.026231 },
        { offset: 0.578, scale: 1.017179 },
        { offset: 0.603033, scale: 1.009792 },
        { offset: 0.631067, scale: 1.00406 },
        { offset: 0.663867, scale: 0.999952 },
        { offset: 0.705, scale: 0.997512 },
        { offset: 0.755133, scale: 0.997035 },
        { offset: 0.983733, scale: 0.99998 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 600, fill: "both" },
    },
  },
  reaction: {
    /**
     * rest, grow, by a trigger
     * With less motion: fade.
     * scale: within 0.000979.
     */
    phases: {
      keyframes: [
        { offset: 0, scale: 1 },
        { offset: 0.010334, scale: 1.00227 },
        { offset: 0.0231, scale: 1.01231 },
        { offset: 0.037994, scale: 1.03154 },
        { offset: 0.055319, scale: 1.06162 },
        { offset: 0.076596, scale: 1.10637 },
        { offset: 0.144681, scale: 1.26508 },
        { offset: 0.173252, scale: 1.32534 },
        { offset: 0.198784, scale: 1.37249 },
        { offset: 0.224316, scale: 1.41245 },
        { offset: 0.24924, scale: 1.44449 },
        { offset: 0.275988, scale: 1.47153 },
        { offset: 0.303951, scale: 1.49254 },
        { offset: 0.334954, scale: 1.50826 },
        { offset: 0.370821, scale: 1.51868 },
        { offset: 0.413374, scale: 1.52324 },
        { offset: 0.468085, scale: 1.52138 },
        { offset: 0.6079029, scale: 1.50721 },
        { offset: 0.607903, scale: 1.50725 },
        { offset: 0.613146, scale: 1.50473 },
        { offset: 0.61807, scale: 1.49588 },
        { offset: 0.622264, scale: 1.48168 },
        { offset: 0.62598, scale: 1.46229 },
        { offset: 0.629787, scale: 1.43505 },
        { offset: 0.640957, scale: 1.3379 },
        { offset: 0.646657, scale: 1.29546 },
        { offset: 0.652812, scale: 1.25721 },
        { offset: 0.659878, scale: 1.22095 },
        { offset: 0.668085, scale: 1.18647 },
        { offset: 0.677888, scale: 1.15304 },
        { offset: 0.689514, scale: 1.12124 },
        { offset: 0.703191, scale: 1.09174 },
        { offset: 0.718921, scale: 1.06543 },
        { offset: 0.737614, scale: 1.04206 },
        { offset: 0.758815, scale: 1.02325 },
        { offset: 0.783435, scale: 1.00905 },
        { offset: 0.81079, scale: 1.00083 },
        { offset: 0.8358659, scale: 0.99899 },
        { offset: 0.835866, scale: 0.99896 },
        { offset: 1, scale: 1 },
      ] as Keyframe[],
      options: { duration: 658, fill: "both" },
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
      duration: 655,
      easing: "linear(0, 0.00972 1.54%, 0.056735 3.64%, 0.15199 6.31%, 0.25592 8.6%, 0.583172 15.73%, 0.73555 19.665%, 0.8499 23.41%, 0.93561 27.25%, 0.9969 31.46%, 1.03465 36.38%, 1.04784 42.8%, 1.00113 70%, 0.99867 95.7%, 1)",
      delay: 0,
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
