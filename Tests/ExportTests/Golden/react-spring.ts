// Made by motionbook.
// Do not edit: change the registry and export it again.
// For react-spring: a preset is spread into the props, `useSpring({ to: { x: 100 }, ...motionPresets.sheet.present })`.
// Milliseconds. react-spring reckons its springs in steps of 1 ms, and what that changes is said or avoided. An
// initialVelocity is in travels per millisecond: times (to - from) it is react-spring's `velocity`. A clip's progress
// goes from 0 to 1 in its duration; a style of it is `progress.to(clip.tracks.opacity)`, a colour has a list.
// With less motion: `motionPresetsFor(useReducedMotion() === true)` in place of `motionPresets`.

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
  config: { tension: 438.6490845, friction: 33.51032164, mass: 1 },
} as const;

/** The presets. */
export const motionPresets = {
  button: {
    /**
     * A button gives way.
     * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
     * With less motion: fade.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.73 % of the travel beside it.
     */
    press: aliased_spring_quick,
  },
  card: {
    /**
     * stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
     * With less motion: none.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.41 % of the travel beside it.
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
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.57 % of the travel beside it.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.57 % of the travel beside it.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.57 % of the travel beside it.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.73 % of the travel beside it.
     */
    deeper: {
      elements: {
        cell: {
          present: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 } },
          dismiss: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 } },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 } },
        cancel: { config: { tension: 438.6490845, friction: 33.51032164, mass: 1 } },
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
     * scale within 0.000394.
     */
    pulse: {
      duration: 600,
      loops: false,
      tracks: {
        scale: {
          range: [
            0, 0.015, 0.032333333, 0.049333333, 0.065666667, 0.082666667, 0.099666667, 0.118, 0.138666667,
            0.195333333, 0.216666667, 0.234666667, 0.251666667, 0.268333333, 0.285, 0.301666667, 0.318666667,
            0.333333333, 0.333333333, 0.341133333, 0.3512, 0.3626, 0.376, 0.392933333, 0.4484, 0.471666667,
            0.492866667, 0.5136, 0.534666667, 0.556466667, 0.579733333, 0.605333333, 0.634, 0.667533333,
            0.710333333, 0.76, 0.984666667, 1,
          ] as number[],
          output: [
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
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.57 % of the travel beside it.
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
          animation: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 } },
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
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.57 % of the travel beside it.
     */
    present: { config: { tension: 246.74011, friction: 21.99114858, mass: 1 } },
  },
  spring: {
    /**
     * For what a finger does.
     * duration 0.3, bounce 0.2; settles in 0.405 s
     * With less motion: fade.
     * Not as it should be: react-spring's steps of 1 ms move it up to 0.73 % of the travel beside it.
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
