// What exports use of React Native's Animated, with its types (types/Animated, Easing).
export type EasingFunction = (value: number) => number;
export declare const Easing: {
  linear(time: number): number;
  circle(time: number): number;
  in(easing: EasingFunction): EasingFunction;
  out(easing: EasingFunction): EasingFunction;
  inOut(easing: EasingFunction): EasingFunction;
  bezier(x1: number, y1: number, x2: number, y2: number): EasingFunction;
};
export namespace Animated {
  class Value { constructor(value: number); interpolate(config: InterpolationConfigType): AnimatedInterpolation; }
  interface AnimatedInterpolation { interpolate(config: InterpolationConfigType): AnimatedInterpolation }
  type ExtrapolateType = "extend" | "identity" | "clamp";
  interface InterpolationConfigType {
    inputRange: number[]; outputRange: number[] | string[];
    easing?: ((input: number) => number) | undefined; extrapolate?: ExtrapolateType | undefined;
  }
  interface CompositeAnimation { start(callback?: (result: { finished: boolean }) => void): void }
  interface AnimationConfig { isInteraction?: boolean | undefined; useNativeDriver: boolean }
  interface TimingAnimationConfig extends AnimationConfig {
    toValue: number | Value; easing?: ((value: number) => number) | undefined;
    duration?: number | undefined; delay?: number | undefined;
  }
  interface SpringAnimationConfig extends AnimationConfig {
    toValue: number | Value; overshootClamping?: boolean | undefined; velocity?: number | undefined;
    delay?: number | undefined; stiffness?: number | undefined; mass?: number | undefined;
    damping?: number | undefined;
  }
  function timing(value: Value, config: TimingAnimationConfig): CompositeAnimation;
  function spring(value: Value, config: SpringAnimationConfig): CompositeAnimation;
}
