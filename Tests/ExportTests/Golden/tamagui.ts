// Made by motionbook.
// Do not edit: change the registry and export it again.
/* eslint-disable */
// For Tamagui: `createAnimations({ ...motionPresets })` of any driver in the config, then
// `transition="sheetPresent"`. A spring is its period in milliseconds and its bounce, as the drivers beside config
// v6 take it; older ones know stiffness and damping alone, and play a spring of their own. A delay stands where
// the animation is used. With less motion: `motionPresetsFor(true)` in place of `motionPresets`.

/** The presets. */
export const motionPresets = {
  /**
   * A button gives way.
   * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
   * With less motion: fade.
   */
  buttonPress: { duration: 300, bounce: 0.2 },
  /**
   * spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
   * With less motion: none.
   * Deprecated: spring.quick
   * Not as it should be: its delay of 50ms is set where the animation is used.
   */
  cardFlip: { duration: 400, bounce: 0.3 },
  // curve.enter is not here: Tamagui has no animation that is a curve.
  // dive.deeper is not here: Tamagui has no animation that is a morph.
  // duration.fast is not here: Tamagui has no animation that is a duration.
  /**
   * duration.fast, curve.enter
   * With less motion: none.
   */
  fade: "cubic-bezier(0.2, 0, 0, 1) 150ms",
  // heart.pulse is not here: Tamagui has no animation that is a clip.
  // reaction.phases is not here: Tamagui has no animation that is a sequence.
  /**
   * For what a finger does.
   * duration 0.3, bounce 0.2; settles in 0.405 s
   * With less motion: fade.
   */
  springQuick: { duration: 300, bounce: 0.2 },
} as const;

/** What replaces the presets where a person asks for less motion. */
export const reducedMotionPresets = {
  buttonPress: "cubic-bezier(0.2, 0, 0, 1) 150ms",
  cardFlip: "linear 0.01ms",
  fade: "linear 0.01ms",
  springQuick: "cubic-bezier(0.2, 0, 0, 1) 150ms",
} as const;

/** The presets, or what replaces them where a person asks for less motion. */
export function motionPresetsFor(reduced: boolean) {
  return reduced ? reducedMotionPresets : motionPresets;
}
