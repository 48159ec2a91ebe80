// A curve as a function.

/**
 * Cubic Beziers one after the other from 0, 0 to 1, 1: of each the x and y of both control points and of its end, as
 * in a path of SVG; x never falls.
 */
//js function pieces(...curves) {
function pieces(
  ...curves: (readonly [number, number, number, number, number, number])[]
): (time: number) => number {
  return (time) => {/*WORKLET*/
    const now = Math.min(Math.max(time, 0), 1);
    //js const at = (from, a, b, to, s) => {
    const at = (from: number, a: number, b: number, to: number, s: number) => {
      const rest = 1 - s;
      return from * rest * rest * rest + 3 * a * s * rest * rest + 3 * b * s * s * rest + to * s * s * s;
    };
    let x = 0;
    let y = 0;
    for (const [x1, y1, x2, y2, nextX, nextY] of curves) {
      if (nextX > now) {
        let low = 0;
        let high = 1;
        // Halved until two neighbouring numbers are left.
        for (let halving = 0; halving < 60; halving += 1) {
          const middle = (low + high) / 2;
          if (at(x, x1, x2, nextX, middle) < now) low = middle;
          else high = middle;
        }
        return at(y, y1, y2, nextY, high);
      }
      x = nextX;
      y = nextY;
    }
    return y;
  };
}
