import { Easing, ReduceMotion, withDelay, withSpring, withTiming } from "react-native-reanimated";

//js
/** A spring or a tween of this file. */
export type MotionAnimation = (
  | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
  | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
) & { readonly delay?: number; readonly initialVelocity?: number; readonly reduceMotion?: ReduceMotion };

//js
/** How Reanimated takes a curve. */
export type MotionEasing = ((time: number) => number) | ReturnType<typeof Easing.bezier>;

/** Goes to a value as a preset says, its delay included. */
//js export function withMotion(to, preset) {
export function withMotion<T extends number | string>(to: T, preset: MotionAnimation): T {
  "worklet";
  const animation = preset.type === "spring" ? withSpring(to, preset) : withTiming(to, preset);
  return preset.delay ? withDelay(preset.delay, animation, preset.reduceMotion) : animation;
}
