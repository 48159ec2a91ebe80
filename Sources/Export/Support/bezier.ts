// A curve as a function.

/** A cubic Bezier from 0, 0 to 1, 1: CSS's `cubic-bezier()`. */
//js function bezier(x1, y1, x2, y2) {
function bezier(x1: number, y1: number, x2: number, y2: number): (time: number) => number {
  return (time) => {/*WORKLET*/
    if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
    //js const at = (a, b, s) =>
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
