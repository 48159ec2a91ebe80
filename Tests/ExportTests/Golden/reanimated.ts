// Made by motionbook from 10 presets, digest 639c129f28ab36c6.
// Do not edit: change the registry and export it again.
// For React Native Reanimated: `x.value = withMotion(100, motion.sheet.present)`, which waits for a delay, or
// `withSpring(100, motion.sheet.present)`, which does not. Milliseconds. An initialVelocity is in travels per
// second: times (to - from) it is the config's `velocity`. A clip's progress goes from 0 to 1 in its duration;
// a property of it is `interpolate(progress.value, track.input, track.output)`, one of several numbers has a
// list. With less motion: `motionFor(useReducedMotion())` in place of `motion`. By itself Reanimated only cuts
// (ReduceMotion.System), so what replaces a preset there says ReduceMotion.Never.

import { Easing, ReduceMotion, withDelay, withSpring, withTiming } from "react-native-reanimated";

/** A spring or a tween of this file. */
export type MotionAnimation = (
  | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
  | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
) & { readonly delay?: number; readonly initialVelocity?: number; readonly reduceMotion?: ReduceMotion };

/** How Reanimated takes a curve. */
export type MotionEasing = ((time: number) => number) | ReturnType<typeof Easing.bezier>;

/** Goes to a value as a preset says, its delay included. */
export function withMotion(to: number, preset: MotionAnimation): number {
  "worklet";
  const animation = preset.type === "spring" ? withSpring(to, preset) : withTiming(to, preset);
  return preset.delay ? withDelay(preset.delay, animation, preset.reduceMotion) : animation;
}

// spring.quick: others stand for it.
const aliased_spring_quick = {
  type: "spring",
  mass: 1,
  stiffness: 438.6490844928604,
  damping: 33.51032163829113,
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
    flip: { type: "spring", mass: 1, stiffness: 170, damping: 26, delay: 50 },
  },
  curve: {
    /**
     * bezier 0.2, 0, 0, 1
     */
    enter: Easing.bezier(0.2, 0, 0, 1),
  },
  dive: {
    /**
     * cell, by a gesture up
     * With less motion: fade.
     */
    deeper: {
      elements: {
        cell: {
          present: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552 },
          dismiss: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552 },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552 },
        cancel: { type: "spring", mass: 1, stiffness: 438.6490844928604, damping: 33.51032163829113 },
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
  fade: { type: "timing", duration: 150, easing: Easing.bezier(0.2, 0, 0, 1) },
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
          input: [
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
          animation: { type: "timing", duration: 150, easing: Easing.bezier(0.2, 0, 0, 1) },
          length: 150,
        },
        {
          name: "grow",
          values: { scale: 1.5 },
          animation: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552 },
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
    present: { type: "spring", mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552 },
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
    press: { ...motion.fade, reduceMotion: ReduceMotion.Never },
  },
  card: {
    flip: { type: "timing", duration: 0, easing: Easing.linear },
  },
  curve: {
    enter: motion.curve.enter,
  },
  dive: {
    deeper: { ...motion.fade, reduceMotion: ReduceMotion.Never },
  },
  duration: {
    fast: motion.duration.fast,
  },
  fade: { type: "timing", duration: 0, easing: Easing.linear },
  heart: {
    pulse: {
      duration: 0,
      loops: false,
      tracks: {
        scale: { input: [0, 1] as number[], output: [0.9997643836214809, 0.9997643836214809] as number[] },
      },
    },
  },
  reaction: {
    phases: { ...motion.fade, reduceMotion: ReduceMotion.Never },
  },
  sheet: {
    present: { ...motion.fade, reduceMotion: ReduceMotion.Never },
  },
  spring: {
    quick: { ...motion.fade, reduceMotion: ReduceMotion.Never },
  },
} as const;

/** The presets' names with their types. */
export type Motion = typeof motion;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionFor(reduced: boolean): Motion | typeof reducedMotion {
  "worklet";
  return reduced ? reducedMotion : motion;
}
