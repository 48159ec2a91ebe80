// The things that move beside the curves.
import { drawing, element } from "./elements.js";

/** @typedef {import("./presets.js").Preset} Preset */

/**
 * Something that shows a motion's numbers.
 * @typedef {{ element: HTMLElement, show(values: number[]): void }} Thing
 */

/** The way of a thing from 0 to 1, pixels. */
export const travel = 200;

/**
 * A thing that goes from 0 to 1 along a line.
 * @param {HTMLElement} body
 * @returns {Thing}
 */
export function sliding(body) {
  body.classList.add("thing");
  return {
    element: body,
    show: ([value]) => {
      body.style.translate = `${Number.isFinite(value) ? value * travel : 0}px 0`;
    },
  };
}

/** Where a thing that slides comes from and goes to. */
export function goals() {
  return ["goal start", "goal"].map((name) => element("span", { class: name, "aria-hidden": "true" }));
}

/**
 * Where a thing is at equal times, as dots beneath its way: close together where it is slow.
 * @param {import("./core.js").Motion} motion
 * @param {number} end seconds
 */
export function strobe(motion, end) {
  const count = 24;
  const places = motion.samples(0, end / count, count + 1).slice(0, count + 1).filter(Number.isFinite);
  const path = places.map((value) => `M${(value * travel).toFixed(1)} 2h0`).join("");
  return drawing("svg", { class: "strobe", viewBox: `0 0 ${travel} 4`, "aria-hidden": "true" }, drawing("path", { d: path }));
}

/**
 * What the numbers of a clip or a sequence do to a thing, by the names of their properties.
 * @type {[RegExp, (state: State, values: number[]) => void][]}
 */
const vocabulary = [
  [/opacity$|^alpha$/i, (state, [value]) => (state.opacity = value)],
  [/(^|vertical)(stretch|scale)y$|verticalstretch$|^scaley$|^scale\.y$/i, (state, [value]) => (state.scaleY *= value)],
  [/horizontalstretch$|scalex$/i, (state, [value]) => (state.scaleX *= value)],
  [/(scale|stretch|zoom)$/i, (state, [x, y]) => {
    state.scaleX *= x;
    state.scaleY *= y ?? x;
  }],
  [/(rotation|rotate|angle|lean|heading|tilt)$/i, (state, [value]) => (state.rotation += value)],
  [/(cornerradius|borderradius)$/i, (state, [value]) => (state.radius = value)],
  [/(blur|blurradius)$/i, (state, [value]) => (state.blur = value)],
  [/^width$/i, (state, [value]) => (state.width = value)],
  [/^height$/i, (state, [value]) => (state.height = value)],
  [/(vertical\w*|offsety|translat\w*y|^y)$/i, (state, [value]) => (state.y += value)],
  [/(horizontal\w*|offsetx|translat\w*x|^x)$/i, (state, [value]) => (state.x += value)],
  [/(offset|translation|translate)$/i, (state, [x, y]) => {
    state.x += x;
    state.y += y ?? 0;
  }],
];

/**
 * What a property's name does to the one thing; nothing where it speaks of another, as of a page that leaves.
 * @param {string} property
 */
function meaning(property) {
  return /^(leaving|arriving)/i.test(property) ? undefined : vocabulary.find(([name]) => name.test(property));
}

/**
 * @typedef {{
 *   x: number, y: number, scaleX: number, scaleY: number, rotation: number, opacity: number,
 *   radius: number | null, blur: number, width: number | null, height: number | null, unknown: [string, number][],
 * }} State
 */

/** @param {string} property */
function isWay(property) {
  return /(offset|translat|position|center|vertical|horizontal|^x$|^y$)/i.test(property) && !/(stretch|scale)/i.test(property);
}

/**
 * A thing that does what a clip or a sequence says.
 * @param {Preset} preset
 * @param {HTMLElement} body
 * @param {(name: string) => number} reach how far a number that no property knows goes
 * @returns {Thing}
 */
export function acting(preset, body, reach) {
  body.classList.add("thing", "acting");
  const properties = preset.properties ?? [];
  const dials = element("div", { class: "dials" });
  /** @type {Map<string, HTMLElement>} */
  const needles = new Map();
  // A way that is longer than the stage is shown smaller.
  let room = 90;
  for (const [property, ...labels] of properties) {
    if (meaning(property)) {
      if (isWay(property)) room = Math.max(room, ...labels.map(reach));
      continue;
    }
    for (const label of labels) {
      const needle = element("span", { class: "needle" });
      needles.set(label, needle);
      dials.append(element("span", { class: "dial" }, element("span", { class: "dial-name" }, label), needle));
    }
  }
  const whole = element("div", { class: "scene" }, body, dials);
  return {
    element: whole,
    show: (values) => {
      /** @type {State} */
      const state = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, opacity: 1, radius: null, blur: 0, width: null, height: null, unknown: [] };
      let place = 0;
      for (const [property, ...labels] of properties) {
        const own = values.slice(place, place + labels.length);
        place += labels.length;
        const known = meaning(property);
        if (known) known[1](state, own);
        else labels.forEach((label, index) => state.unknown.push([label, own[index]]));
      }
      body.style.translate = `${(state.x * 90) / room}px ${(state.y * 90) / room}px`;
      body.style.scale = `${state.scaleX} ${state.scaleY}`;
      body.style.rotate = `${state.rotation}deg`;
      body.style.opacity = String(state.opacity);
      body.style.filter = state.blur > 0 ? `blur(${state.blur}px)` : "";
      body.style.borderRadius = state.radius === null ? "" : `${state.radius}px`;
      body.style.width = state.width === null ? "" : `${state.width}px`;
      body.style.height = state.height === null ? "" : `${state.height}px`;
      for (const [label, value] of state.unknown) {
        const needle = needles.get(label);
        if (needle) needle.style.translate = `${(value / (reach(label) || 1)) * 60}px 0`;
      }
    },
  };
}

/**
 * The elements of a morph between two screens.
 * @param {Preset} preset
 * @param {HTMLElement} hand what takes the gesture
 * @param {number[][]} extremes the values on both screens
 * @returns {Thing}
 */
export function morphing(preset, hand, extremes) {
  hand.classList.add("screen");
  /** @type {Map<string, HTMLElement>} */
  const bodies = new Map();
  const legend = element("ul", { class: "elements" });
  const names = (preset.properties ?? []).map(([property, ...labels]) => {
    const dot = property.lastIndexOf(".");
    return { owner: property.slice(0, dot), property: property.slice(dot + 1), count: labels.length };
  });
  for (const { owner } of names) {
    if (bodies.has(owner)) continue;
    const style = `e${bodies.size % 6}`;
    const own = names.filter((name) => name.owner === owner).map(({ property }) => property);
    // What has no place of its own lies over the whole screen, and behind what has.
    const hasPlace = own.some((property) => property === "frame" || isWay(property));
    // A number beside the colour, for who does not see colours.
    const number = String(bodies.size + 1);
    const body = element("span", { class: `element ${style}${hasPlace ? "" : " layer"}${own.includes("center") ? " centred" : ""}`, "data-number": number });
    legend.append(element("li", { class: style, "data-number": number }, owner));
    bodies.set(owner, body);
    if (hasPlace) hand.append(body);
    else hand.prepend(body);
  }
  const size = screenSize(names, extremes);
  const factor = Math.min(180 / size.width, 230 / size.height);
  hand.style.width = `${size.width * factor}px`;
  hand.style.height = `${size.height * factor}px`;
  return {
    element: element("div", { class: "scene" }, hand, legend),
    show: (values) => {
      let place = 0;
      for (const { owner, property, count } of names) {
        const own = values.slice(place, place + count);
        place += count;
        const body = bodies.get(owner);
        if (body) showElement(body, property, own, factor);
      }
    },
  };
}

/**
 * @param {HTMLElement} body
 * @param {string} property
 * @param {number[]} values
 * @param {number} factor
 */
function showElement(body, property, values, factor) {
  /** @param {number} index */
  const pixels = (index) => `${values[index] * factor}px`;
  if (property === "frame" && values.length === 4) {
    body.style.translate = `${pixels(0)} ${pixels(1)}`;
    body.style.width = pixels(2);
    body.style.height = pixels(3);
  } else if (/opacity|alpha/i.test(property)) body.style.opacity = String(values[0]);
  else if (/radius/i.test(property)) body.style.borderRadius = pixels(0);
  else if (/scale/i.test(property)) body.style.scale = values.join(" ");
  else if (/rotation|angle/i.test(property)) body.style.rotate = `${values[0]}deg`;
  else if (/^y$|vertical|offsety/i.test(property)) body.style.translate = `0 ${pixels(0)}`;
  else if (/^x$|horizontal|offsetx/i.test(property)) body.style.translate = `${pixels(0)} 0`;
  else if (values.length === 2) body.style.translate = `${pixels(0)} ${pixels(1)}`;
}

/**
 * How large the two screens are, after the frames of what moves on them.
 * @param {{ property: string, count: number }[]} names
 * @param {number[][]} extremes
 */
function screenSize(names, extremes) {
  let [width, height] = [0, 0];
  for (const values of extremes) {
    let place = 0;
    for (const { property, count } of names) {
      if (property === "frame" && count === 4) {
        width = Math.max(width, values[place] + values[place + 2]);
        height = Math.max(height, Math.min(values[place + 1] + values[place + 3], 1000));
      }
      place += count;
    }
  }
  return { width: width || 390, height: height || 500 };
}
