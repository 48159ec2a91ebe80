// Compares the WebAssembly module with the native build's answers.
// usage: node compare.mjs MODULE < ANSWERS
import { readFileSync } from "node:fs";
import { compareBaking } from "./compareBaking.mjs";
import { compareFits } from "./compareFits.mjs";
import { compareMotions } from "./compareMotions.mjs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exp, expm1, log, sin, cos, asin, atan2, atanh } = Math;
const { exports: spring } = new WebAssembly.Instance(module, {
  env: { exp, expm1, log, sin, cos, asin, atan2, atanh },
});
const tolerance = 1e-15;
const samples = 50;
let compared = 0;
let worst = { excess: 0 };

// `excess` is the difference in units of what is allowed.
function compare(what, motion, actual, expected, allowed) {
  compared += 1;
  const excess = Object.is(actual, expected) ? 0 : Math.abs(actual - expected) / allowed;
  if (!(excess <= worst.excess)) worst = { excess, what, motion, actual, expected };
}

const lines = readFileSync(0, "utf8").trim().split("\n");
const springs = spring.spring_value ? lines.filter((text) => !"[{".includes(text[0])) : [];
for (const line of springs) {
  const [duration, bounce, target, velocity, time, value, speed, settling, sampled, sampledSpeed] =
    line.split(" ").map(Number);
  const motion = [duration, bounce, target, velocity];
  const allowed = tolerance * Math.max(1, Math.abs(value));
  const frequency = (2 * Math.PI) / duration;
  compare("value", motion, spring.spring_value(...motion, time), value, allowed);
  compare("velocity", motion, spring.spring_velocity(...motion, time), speed, allowed * frequency);
  compare("settling time", motion, spring.spring_settling_time(...motion, 0.001), settling, 1e-12 * settling);

  const buffer = spring.__heap_base.value;
  const end = buffer + 2 * samples * Float64Array.BYTES_PER_ELEMENT;
  const missing = end - spring.memory.buffer.byteLength;
  if (missing > 0) spring.memory.grow(Math.ceil(missing / 65536));
  spring.spring_sample(...motion, time / samples, samples, buffer);
  const memory = new Float64Array(spring.memory.buffer, buffer, 2 * samples);
  const sampleAllowed = tolerance * Math.max(1, Math.abs(sampled));
  compare("sample", motion, memory[samples - 1], sampled, sampleAllowed);
  compare("sampled velocity", motion, memory[2 * samples - 1], sampledSpeed, sampleAllowed * frequency);
}

const motions = lines.filter((text) => text[0] === "[");
const parts = [
  compareMotions(spring, motions),
  compareBaking(spring, motions),
  compareFits(spring, lines.filter((text) => text[0] === "{")),
];
for (const part of parts) {
  compared += part.compared;
  if (!(part.worst.excess <= worst.excess)) worst = part.worst;
}

if (compared < 200 || !(worst.excess <= 1)) {
  console.log(`${compared} values compared, and the farthest apart is`, worst);
  process.exit(1);
}
const percent = (100 * worst.excess).toFixed(0);
console.log(`${compared} values of the WebAssembly module are those of the native build; the farthest apart is ` +
  `${percent} % of what is allowed.`);
