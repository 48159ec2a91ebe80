import { Animated, Easing } from "react-native";

//js
/** A spring or a tween of this file. */
export type MotionAnimation = (
  | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
  | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
) & { readonly delay?: number; readonly initialVelocity?: number };

//js
/** How Animated takes a curve. */
export type MotionEasing = ReturnType<typeof Easing.bezier>;

/** Goes to a value as a preset says, its delay included; without the native driver where a style needs layout. */
//js export function animateTo(value, to, preset, useNativeDriver = true) {
export function animateTo(
  value: Animated.Value, to: number, preset: MotionAnimation, useNativeDriver = true
): Animated.CompositeAnimation {
  return preset.type === "spring"
    ? Animated.spring(value, { ...preset, toValue: to, useNativeDriver })
    : Animated.timing(value, { ...preset, toValue: to, useNativeDriver });
}
