// Compares the module's baking with the native build's answers, which stand last in each line, a JSON array.

/** How many numbers were compared; what lies farthest apart, in units of what is allowed. */
export function compareBaking(exports, lines) {
  const worst = { excess: 0 };
  let compared = 0;
  if (!exports.bake_linear) return { compared, worst };
  const capacity = 402;
  for (const line of lines) {
    const parts = JSON.parse(line);
    const code = parts[0].map((number) => (number === null ? NaN : number));
    const expected = parts.at(-1);
    const memory = exports.motion_memory(code.length + capacity);
    new Float64Array(exports.memory.buffer, memory, code.length).set(code);
    const place = memory + code.length * Float64Array.BYTES_PER_ELEMENT;
    const stops = exports.bake_linear(memory, code.length, 0, 0.002, place, capacity);
    const count = stops === 0 ? 0 : Math.min(2 * stops + 2, capacity);
    const actual = [...new Float64Array(exports.memory.buffer, place, count)];
    exports.motion_memory_free(memory);
    const compare = (what, actual, expected, allowed) => {
      compared += 1;
      const excess = Math.abs(actual - expected) / allowed;
      if (!(excess <= worst.excess)) Object.assign(worst, { excess, what, code, actual, expected });
    };
    compare("count of stops", actual.length, expected.length, 0.5);
    expected.forEach((number, index) =>
      compare(`stop ${index}`, actual[index], number, 1e-9 * Math.max(1, Math.abs(number))));
  }
  return { compared, worst };
}
