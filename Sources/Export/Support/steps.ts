// A curve as a function.

/** A staircase: CSS's `steps(count, jump-…)`. */
//js function steps(count, jump) {
function steps(count: number, jump: "start" | "end" | "none" | "both"): (time: number) => number {
  return (time) => {/*WORKLET*/
    const jumps = jump === "none" ? count - 1 : jump === "both" ? count + 1 : count;
    const step = Math.floor(Math.min(Math.max(time, 0), 1) * count);
    return Math.min(step + (jump === "start" || jump === "both" ? 1 : 0), jumps) / jumps;
  };
}
