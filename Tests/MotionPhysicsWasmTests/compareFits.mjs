// Compares the module's fits with the native build's, each line of which is a JSON object.

/** How many numbers were compared; what lies farthest apart, in units of what is allowed. */
export function compareFits(exports, lines) {
  const worst = { excess: 0 };
  let compared = 0;
  // The module of pages has no such function.
  if (!exports.fit_recording) return { compared, worst };
  for (const line of lines) {
    const { samples, tolerance, fitted, answers } = JSON.parse(line);
    const memory = exports.motion_memory(samples.length + answers.length);
    new Float64Array(exports.memory.buffer, memory, samples.length).set(samples);
    const place = memory + samples.length * Float64Array.BYTES_PER_ELEMENT;
    const result = exports.fit_recording(memory, samples.length / 2, tolerance, place);
    const actual = [result, ...new Float64Array(exports.memory.buffer, place, answers.length)];
    exports.motion_memory_free(memory);
    [fitted, ...answers].forEach((expected, index) => {
      // When the largest error is: of errors that are rounding, anywhere.
      if (index === 9 || index === 19) return;
      compared += 1;
      // Descents end where nothing is gained any more, which the last digits of an exponential move a little.
      const allowed = index < 2 ? 0.5 : 2e-3 * Math.max(1, Math.abs(expected));
      const excess = Math.abs(actual[index] - expected) / allowed;
      if (!(excess <= worst.excess)) Object.assign(worst, { excess, what: `fit ${index}`, actual: actual[index], expected });
    });
  }
  return { compared, worst };
}
