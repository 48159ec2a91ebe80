/// A function that a file brings along, because its library has none for the curve.
enum TypeScriptHelper: String, CaseIterable {
  case bezier, lines, steps

  /// Its text. The directive `"worklet"` lets React Native run it beside the animation; elsewhere it does nothing,
  /// and is left out.
  func lines(isWorklet: Bool) -> [String] {
    text.lines
      .filter { isWorklet || !$0.hasSuffix("\"worklet\";") }
  }

  private var text: String {
    switch self {
    case .bezier:
      """
      /** A cubic Bezier from 0, 0 to 1, 1: CSS's `cubic-bezier()`. */
      function bezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
        return (time) => {
          "worklet";
          if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
          const at = (a: number, b: number, s: number) =>
            3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s;
          let low = 0;
          let high = 1;
          // Halved until two neighbouring numbers are left.
          for (let halving = 0; halving < 60; halving += 1) {
            const middle = (low + high) / 2;
            if (at(x1, x2, middle) < time) low = middle;
            else high = middle;
          }
          return at(y1, y2, high);
        };
      }
      """
    case .lines:
      """
      /** Straight lines between points of time and progress; two points of one time are a jump. */
      function lines(...points: (readonly [number, number])[]): (time: number) => number {
        return (time) => {
          "worklet";
          const now = Math.min(Math.max(time, 0), 1);
          let before = 0;
          let value = 0;
          for (const [next, target] of points) {
            if (next > now) return value + (target - value) * ((now - before) / (next - before));
            before = next;
            value = target;
          }
          return value;
        };
      }
      """
    case .steps:
      """
      /** A staircase: CSS's `steps(count, jump-…)`. */
      function steps(count: number, jump: "start" | "end" | "none" | "both"): (time: number) => number {
        return (time) => {
          "worklet";
          const jumps = jump === "none" ? count - 1 : jump === "both" ? count + 1 : count;
          const step = Math.floor(Math.min(Math.max(time, 0), 1) * count);
          return Math.min(step + (jump === "start" || jump === "both" ? 1 : 0), jumps) / jumps;
        };
      }
      """
    }
  }
}
