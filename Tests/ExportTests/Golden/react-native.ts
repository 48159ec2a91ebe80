// Made by motionbook.
// Do not edit: change the registry and export it again.
// For React Native's Animated: `animateTo(value, 100, motionPresets.sheet.present).start()`, or spread into a config,
// `Animated.spring(value, { toValue: 100, useNativeDriver: true, ...motionPresets.sheet.present })`. Milliseconds. An
// initialVelocity is in travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes
// from 0 to 1 in its duration; a style of it is `progress.interpolate(clip.tracks.opacity)`, a colour has a list.
// With less motion, where AccessibilityInfo says so: `motionPresetsFor(true)` in place of `motionPresets`.

import { Animated, Easing } from "react-native";

/** A spring or a tween of this file. */
export type MotionAnimation = (
  | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
  | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
) & { readonly delay?: number; readonly initialVelocity?: number };

/** How Animated takes a curve. */
export type MotionEasing = ReturnType<typeof Easing.bezier>;

/** Goes to a value as a preset says, its delay included; without the native driver where a style needs layout. */
export function animateTo(
  value: Animated.Value, to: number, preset: MotionAnimation, useNativeDriver = true
): Animated.CompositeAnimation {
  return preset.type === "spring"
    ? Animated.spring(value, { ...preset, toValue: to, useNativeDriver })
    : Animated.timing(value, { ...preset, toValue: to, useNativeDriver });
}

// spring.quick: others stand for it.
const aliased_spring_quick = {
  type: "spring",
  mass: 1,
  stiffness: 438.6490845,
  damping: 33.51032164,
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
          present: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858 },
          dismiss: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858 },
          properties: { opacity: { from: 0, to: 1 } },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858 },
        cancel: { type: "spring", mass: 1, stiffness: 438.6490845, damping: 33.51032164 },
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
     * scale within 0.000394.
     */
    pulse: {
      duration: 600,
      loops: false,
      tracks: {
        scale: {
          inputRange: [
            0, 0.015, 0.032333333, 0.049333333, 0.065666667, 0.082666667, 0.099666667, 0.118, 0.138666667,
            0.195333333, 0.216666667, 0.234666667, 0.251666667, 0.268333333, 0.285, 0.301666667, 0.318666667,
            0.333333333, 0.333333333, 0.341133333, 0.3512, 0.3626, 0.376, 0.392933333, 0.4484, 0.471666667,
            0.492866667, 0.5136, 0.534666667, 0.556466667, 0.579733333, 0.605333333, 0.634, 0.667533333,
            0.710333333, 0.76, 0.984666667, 1,
          ] as number[],
          outputRange: [
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
          animation: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858 },
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
    present: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858 },
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
    flip: { type: "timing", duration: 0, easing: Easing.linear },
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
  fade: { type: "timing", duration: 0, easing: Easing.linear },
  heart: {
    pulse: {
      duration: 0,
      loops: false,
      tracks: { scale: { inputRange: [0, 1] as number[], outputRange: [1, 1] as number[] } },
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
