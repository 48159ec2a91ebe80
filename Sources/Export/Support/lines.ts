// A curve as a function.

/** Straight lines between points of time and progress; two points of one time are a jump. */
//js function lines(...points) {
function lines(...points: (readonly [number, number])[]): (time: number) => number {
  return (time) => {/*WORKLET*/
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
