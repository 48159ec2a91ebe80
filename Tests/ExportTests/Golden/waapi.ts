// Made by motionbook from 10 presets, digest 639c129f28ab36c6.
// Do not edit: change the registry and export it again.
// For the Web Animations API: `element.animate({ opacity: [0, 1] }, motion.sheet.present)`. Milliseconds.
// A spring is linear() over its settling time, within the error that stands beside it; interrupted, it starts
// again at rest. linear() needs Chrome 113, Firefox 112 or Safari 17.2; older browsers refuse such an animation.
// A clip or a sequence is `element.animate(clip.keyframes, clip.options)`; custom properties have to be registered.
// With less motion: `motionFor(matchMedia("(prefers-reduced-motion: reduce)").matches)` in place of `motion`.

// spring.quick: others stand for it.
const aliased_spring_quick = {
  duration: 405,
  easing: "linear(0, 0.009 1.8%, 0.053 4.3%, 0.1418 7.5%, 0.5301 18.6%, 0.6756 23.5%, 0.7869 28.2%, 0.8751 33.2%, 0.94 38.6%, 0.9855 45%, 1.0111 53.2%, 1.0146 64.5%, 1)",
  delay: 0,
} as const;

/** The presets. */
export const motion = {
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
     * scale: within 0.000356.
     */
    pulse: {
      keyframes: [
        { offset: 0, scale: 1, easing: "ease-in-out" },
        { offset: 0.333333, scale: 1.2 },
        { offset: 0.34466700000000006, scale: 1.19844 },
        { offset: 0.36, scale: 1.19092 },
        { offset: 0.38, scale: 1.17525 },
        { offset: 0.397333, scale: 1.15785 },
        { offset: 0.457333, scale: 1.09552 },
        { offset: 0.488667, scale: 1.06756 },
        { offset: 0.518, scale: 1.04622 },
        { offset: 0.548667, scale: 1.02905 },
        { offset: 0.581333, scale: 1.01589 },
        { offset: 0.62, scale: 1.00586 },
        { offset: 0.665333, scale: 0.99961 },
        { offset: 0.728667, scale: 0.99682 },
        { offset: 0.9999999900000001, scale: 0.99981 },
        { offset: 1, scale: 0.99976 },
      ] as Keyframe[],
      options: { duration: 600.0000000000001, fill: "both" },
    },
  },
  reaction: {
    /**
     * rest, grow, by a trigger
     * With less motion: fade.
     * scale: within 0.000929.
     */
    phases: {
      keyframes: [
        { offset: 0, scale: 1 },
        { offset: 0.013982000000000001, scale: 1.00409 },
        { offset: 0.032219000000000005, scale: 1.0229 },
        { offset: 0.054710999999999996, scale: 1.0601 },
        { offset: 0.077204, scale: 1.10831 },
        { offset: 0.152584, scale: 1.28279 },
        { offset: 0.18844999999999998, scale: 1.35457 },
        { offset: 0.222492, scale: 1.41027 },
        { offset: 0.256535, scale: 1.45292 },
        { offset: 0.291793, scale: 1.48457 },
        { offset: 0.33252299999999996, scale: 1.50773 },
        { offset: 0.38054699999999997, scale: 1.52068 },
        { offset: 0.44376899999999997, scale: 1.52324 },
        { offset: 0.6079029899999999, scale: 1.50721 },
        { offset: 0.607903, scale: 1.50725 },
        { offset: 0.61497, scale: 1.50272 },
        { offset: 0.6213069999999999, scale: 1.48603 },
        { offset: 0.626641, scale: 1.45852 },
        { offset: 0.630471, scale: 1.42844 },
        { offset: 0.6427809999999999, scale: 1.32309 },
        { offset: 0.6511020000000001, scale: 1.26669 },
        { offset: 0.661064, scale: 1.21508 },
        { offset: 0.6735559999999999, scale: 1.16651 },
        { offset: 0.6894, scale: 1.12108 },
        { offset: 0.7092100000000001, scale: 1.08037 },
        { offset: 0.7339669999999999, scale: 1.04563 },
        { offset: 0.764058, scale: 1.01915 },
        { offset: 0.800304, scale: 1.00282 },
        { offset: 0.835866, scale: 0.99894 },
        { offset: 0.9999999900000001, scale: 0.99896 },
        { offset: 1, scale: 0.99952 },
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
export const reducedMotion = {
  button: {
    press: motion.fade,
  },
  card: {
    flip: { duration: 0, easing: "linear", delay: 0 },
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
  fade: { duration: 0, easing: "linear", delay: 0 },
  heart: {
    pulse: {
      keyframes: [{ offset: 1, scale: 0.999764 }] as Keyframe[],
      options: { duration: 0, fill: "both" },
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
