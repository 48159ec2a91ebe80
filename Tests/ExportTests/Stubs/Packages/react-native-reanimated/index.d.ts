// What exports use of Reanimated 3 and 4, with its types (docs.swmansion.com/react-native-reanimated).
export type EasingFunction = (value: number) => number;
export type EasingFunctionFactory = { factory: () => EasingFunction };
export enum ReduceMotion { System = "system", Always = "always", Never = "never" }
export declare const Easing: {
  linear: EasingFunction;
  circle: EasingFunction;
  in(easing: EasingFunction): EasingFunction;
  out(easing: EasingFunction): EasingFunction;
  inOut(easing: EasingFunction): EasingFunction;
  bezier(x1: number, y1: number, x2: number, y2: number): EasingFunctionFactory;
};
type Callback = (finished?: boolean) => void;
type SpringConfig = {
  stiffness?: number; overshootClamping?: boolean; velocity?: number; reduceMotion?: ReduceMotion;
} & (
  | { mass?: number; damping?: number; duration?: never; dampingRatio?: never }
  | { mass?: never; damping?: never; duration?: number; dampingRatio?: number }
);
type TimingConfig = {
  duration?: number; reduceMotion?: ReduceMotion; easing?: EasingFunction | EasingFunctionFactory;
};
export declare function withSpring<T extends number | string>(to: T, config?: SpringConfig, done?: Callback): T;
export declare function withTiming<T extends number | string>(to: T, config?: TimingConfig, done?: Callback): T;
export declare function withDelay<T extends number | string>(ms: number, next: T, reduceMotion?: ReduceMotion): T;
export declare function interpolate(value: number, input: readonly number[], output: readonly number[]): number;
