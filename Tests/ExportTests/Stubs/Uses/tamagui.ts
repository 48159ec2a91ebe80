import { motionPresets, motionPresetsFor } from "./module0";
// What the drivers of Tamagui take: a spring, a timing of CSS, or a timing by its parts.
type Animation = { readonly duration: number; readonly bounce: number } | string
  | { readonly type: "timing"; readonly duration: number; readonly easing?: string };
declare function createAnimations<A extends Record<string, Animation>>(animations: A): A;
export const animations = [createAnimations({ ...motionPresets }), createAnimations({ ...motionPresetsFor(true) })];
