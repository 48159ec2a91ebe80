// A type.

//js
/** How Motion takes a curve. */
export type MotionEase =
  | "linear" | "circIn" | "circOut" | "circInOut"
  | readonly [number, number, number, number]
  | ((time: number) => number);
