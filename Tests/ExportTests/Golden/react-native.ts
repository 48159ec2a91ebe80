// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For React Native's Animated: `animateTo(value, 100, motionPresets.sheet.present).start()`, or spread into a config,
// `Animated.spring(value, { toValue: 100, useNativeDriver: true, ...motionPresets.sheet.present })`. Milliseconds. An
// initialVelocity is in travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes
// from 0 to 1 in its duration; a style of it is `progress.interpolate(clip.tracks.opacity)`, a colour has a list.
// What moves, turns, leans or scales stands in a style's `transform`, as in
// `transform: [{ rotate: progress.interpolate(clip.tracks.rotate) }]`. What a morph's element goes between is the
// `outputRange` of a value from 0 to 1: `[card.from.rotate, card.to.rotate]`.
// With less motion, where AccessibilityInfo says so: `motionPresetsFor(true)` in place of `motionPresets`.

import { Animated, Easing } from "react-native";

// … Support/animateTo.ts

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
     * spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
     * With less motion: none.
     * @deprecated spring.quick
     */
    flip: { type: "spring", mass: 1, stiffness: 246.74011, damping: 21.99114858, delay: 50 },
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
          present: { type: "spring", mass: 1, stiffness: 438.6490845, damping: 33.51032164 },
          dismiss: { type: "spring", mass: 1, stiffness: 438.6490845, damping: 33.51032164 },
          from: { opacity: 0 },
          to: { opacity: 1 },
        },
      },
      interaction: {
        axis: "up",
        distance: 320,
        cap: 0.9,
        threshold: 0.1,
        finish: { type: "spring", mass: 1, stiffness: 438.6490845, damping: 33.51032164 },
        cancel: { type: "timing", duration: 150, easing: Easing.bezier(0.2, 0, 0, 1) },
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
     * scale within 0.0038.
     */
    pulse: {
      duration: 600,
      loops: false,
      tracks: {
        scale: {
          inputRange: [
            0, 0.053333333, 0.106666667, 0.236666667, 0.293333333, 0.333333333, 0.333333333, 0.364266667,
            0.516466667, 0.630666667, 1,
          ] as number[],
          outputRange: [1, 1.008, 1.042, 1.166, 1.196, 1.2, 1.2, 1.18614, 1.04401, 1.0008, 1] as number[],
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
          animation: { type: "spring", mass: 1, stiffness: 438.6490845, damping: 33.51032164 },
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
