// Compares the module's motions with the native build's answers, each line of which is a JSON array.

/** How many numbers were compared; what lies farthest apart, in units of what is allowed. */
export function compareMotions(exports, lines) {
  const worst = { excess: 0 };
  let compared = 0;
  if (!exports.motion_make) return { compared, worst };
  const compare = (what, code, actual, expected, allowed) => {
    compared += 1;
    const isSame = Object.is(actual, expected) || (Number.isNaN(actual) && expected === null);
    const excess = isSame ? 0 : Math.abs(actual - expected) / allowed;
    if (!(excess <= worst.excess)) Object.assign(worst, { excess, what, code, actual, expected });
  };
  const read = (count, write) => {
    const memory = exports.motion_memory(Math.max(count, 1));
    write(memory);
    const numbers = [...new Float64Array(exports.memory.buffer, memory, count)];
    exports.motion_memory_free(memory);
    return numbers;
  };
  const sample = (motion, time) =>
    read(2 * exports.motion_count(motion), (memory) => exports.motion_sample(motion, time, 0, 1, memory));
  const all = (what, code, actual, expected, allowed) => {
    compare(`count of ${what}`, code, actual.length, expected.length, 0.5);
    expected.forEach((number, index) =>
      compare(`${what} ${index}`, code, actual[index], number, allowed * Math.max(1, Math.abs(number ?? 1))));
  };

  for (const line of lines) {
    const [typed, [time, length, share], numbers, turned, released] = JSON.parse(line);
    const code = typed.map((number) => (number === null ? NaN : number));
    const memory = exports.motion_memory(code.length);
    new Float64Array(exports.memory.buffer, memory, code.length).set(code);
    const motion = exports.motion_make(memory, code.length);
    exports.motion_memory_free(memory);
    compare("length", code, exports.motion_length(motion), length, 1e-12 * Math.max(length, 1));
    all("number", code, sample(motion, time), numbers, 1e-11);
    if (turned.length > 0) {
      const [value, velocity, end, turn] = turned;
      const run = exports.motion_run(motion, 2, 5, 3);
      exports.motion_retarget(run, turn, -1);
      exports.motion_retarget(run, time, 4);
      all("turned", code, [...sample(run, time * 1.25), exports.motion_length(run)], [value, velocity, end], 1e-11);
      exports.motion_free(run);
    }
    if (released.length > 0) {
      const hand = exports.motion_release(motion, share, 2);
      const actual = [...sample(hand, time / 2), exports.motion_outcome(hand), exports.motion_length(hand)];
      all("released", code, actual, released, 1e-11);
      exports.motion_free(hand);
    }
    exports.motion_free(motion);
  }
  return { compared, worst };
}
