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

/**
 * Makes a line so small that what swings beyond its end stays on the stage.
 * @param {Element} track
 * @param {number} reach how far the thing goes at most
 */
export function fit(track, reach) {
  const room = (track.closest(".stage")?.clientWidth ?? 0) / 2;
  // From the middle of the line to the far side of the thing.
  const half = Math.max(reach * travel - 80, 120);
  /** @type {HTMLElement} */
  (track).style.scale = room > 0 ? String(Math.min(room / half, 1)) : "";
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
 * Whether the stage shows a number of a target of docs/properties.md: it has no depth, no lines and no letters. What it does
 * not show stands on a dial.
 * @param {string} target
 * @param {number | undefined} place
 */
function isShown(target, place = Infinity) {
  return place < (target === "offset" || target === "scale" ? 2 : 4) && !["strokeWidth", "fontSize"].includes(target);
}

/**
 * A property of a preset: the target that it moves and each number's place there, where its numbers stand among all, and
 * their names.
 * @typedef {{ owner: string, target: string, places: number[], first: number, labels: string[] }} Move
 */

/**
 * @param {Preset} preset
 * @returns {Move[]}
 */
function movesOf(preset) {
  let next = 0;
  return (preset.properties ?? []).map(([property, ...labels], index) => {
    const [target, ...places] = preset.targets?.[index] ?? [""];
    const first = next;
    next += labels.length;
    return { owner: property.slice(0, property.lastIndexOf(".")), target, places, first, labels };
  });
}

/** @param {Move} move */
function isWay({ target }) {
  return ["offset", "frame", "center"].includes(target);
}

/**
 * Makes a thing look as numbers say.
 * @param {HTMLElement} body
 * @param {Move[]} moves
 * @param {number[]} values
 * @param {number} factor pixels a point of its way
 * @param {number} [size] pixels a point of its own
 */
function paint({ style }, moves, values, factor, size = factor) {
  /** @type {Record<string, number[]>} */
  const state = { offset: [0, 0], scale: [1, 1] };
  for (const { target, places, first, labels } of moves) {
    const own = state[target] ??= [];
    places.forEach((place, index) => {
      const value = values[first + Math.min(index, labels.length - 1)];
      own[place] = target === "scale" ? (own[place] ?? 1) * value : (own[place] ?? 0) + value;
    });
  }
  /** @param {number | undefined} points */
  const pixels = (points) => (points === undefined ? "" : `${points * size}px`);
  const { center, frame, blur } = state;
  const place = [0, 1].map((axis) => `${(state.offset[axis] + ((center ?? frame)?.[axis] ?? 0)) * factor}px`);
  style.translate = (center ? place.map((way) => `calc(${way} - 50%)`) : place).join(" ");
  style.scale = state.scale.slice(0, 2).join(" ");
  style.rotate = `${state.rotation?.[0] ?? 0}deg`;
  const turns = ["rotateX", "rotateY", "skewX", "skewY"].flatMap((turn) => {
    const angle = state[turn.replace("rotate", "rotation")];
    return angle ? [`${turn}(${angle[0]}deg)`] : [];
  });
  style.transform = turns.length > 0 ? `perspective(400px) ${turns.join(" ")}` : "";
  style.opacity = String(state.opacity?.[0] ?? "");
  style.borderRadius = pixels(state.cornerRadius?.[0]);
  style.filter = blur?.[0] > 0 ? `blur(${pixels(blur[0])})` : "";
  style.width = pixels(state.size?.[0] ?? frame?.[2]);
  style.height = pixels(state.size?.[1] ?? frame?.[3]);
  const [color, background, border] = [state.color, state.backgroundColor, state.borderColor].map(
    (color) => (color ? `rgb(${color.slice(0, 3).map((share) => share * 255).join(" ")} / ${color[3] ?? 1})` : ""));
  style.color = color;
  style.backgroundColor = background;
  style.border = border && `3px solid ${border}`;
}

/**
 * Needles for the numbers that the stage does not show.
 * @param {Move[]} moves
 * @param {Map<string, number>} reaches how far each number goes
 */
function dialsOf(moves, reaches) {
  const dials = element("div", { class: "dials" });
  const needles = moves.flatMap(({ target, places, first, labels }) => labels.flatMap((label, index) => {
    if (isShown(target, places[index])) return [];
    const needle = element("span", { class: "needle" });
    dials.append(element("span", { class: "dial" }, element("span", { class: "dial-name" }, label), needle));
    return [{ needle, place: first + index, reach: reaches.get(label) ?? 1 }];
  }));
  /** @param {number[]} values */
  const show = (values) => {
    for (const { needle, place, reach } of needles) needle.style.translate = `${(values[place] / reach) * 60}px 0`;
  };
  return { element: dials, show };
}

/**
 * A thing that does what a clip or a sequence says.
 * @param {Preset} preset
 * @param {HTMLElement} body
 * @param {Map<string, number>} reaches how far each number goes
 * @returns {Thing}
 */
export function acting(preset, body, reaches) {
  body.classList.add("thing", "acting");
  const moves = movesOf(preset);
  const dials = dialsOf(moves, reaches);
  // A way that is longer than the stage is shown smaller.
  const ways = moves.filter(isWay).flatMap(({ labels }) => labels.slice(0, 2).map((label) => reaches.get(label) ?? 0));
  const factor = 90 / Math.max(90, ...ways);
  return {
    element: element("div", { class: "scene" }, body, dials.element),
    show: (values) => {
      paint(body, moves, values, factor, 1);
      dials.show(values);
    },
  };
}

/**
 * The elements of a morph between two screens.
 * @param {Preset} preset
 * @param {HTMLElement} hand what takes the gesture
 * @param {number[][]} extremes the values on both screens
 * @param {Map<string, number>} reaches how far each number goes
 * @returns {Thing}
 */
export function morphing(preset, hand, extremes, reaches) {
  hand.classList.add("screen");
  const moves = movesOf(preset);
  const legend = element("ul", { class: "elements" });
  const bodies = [...new Set(moves.map(({ owner }) => owner))].map((owner, index) => {
    const style = `e${index % 6}`;
    const own = moves.filter((move) => move.owner === owner);
    // What has no place of its own lies over the whole screen, and behind what has.
    const hasPlace = own.some((move) => isWay(move) || move.target === "size");
    const isCentred = own.some(({ target }) => target === "center");
    // A number beside the colour, for who does not see colours.
    const number = String(index + 1);
    const body = element("span", { class: `element ${style}${hasPlace ? "" : " layer"}${isCentred ? " centred" : ""}`, "data-number": number });
    legend.append(element("li", { class: style, "data-number": number }, owner));
    if (hasPlace) hand.append(body);
    else hand.prepend(body);
    return { body, own };
  });
  const size = screenSize(moves, extremes);
  const factor = Math.min(180 / size.width, 230 / size.height);
  hand.style.width = `${size.width * factor}px`;
  hand.style.height = `${size.height * factor}px`;
  const dials = dialsOf(moves, reaches);
  return {
    element: element("div", { class: "scene" }, hand, legend, dials.element),
    show: (values) => {
      for (const { body, own } of bodies) paint(body, own, values, factor);
      dials.show(values);
    },
  };
}

/**
 * How large the two screens are, after the frames of what moves on them.
 * @param {Move[]} moves
 * @param {number[][]} extremes
 */
function screenSize(moves, extremes) {
  let [width, height] = [0, 0];
  for (const values of extremes) {
    for (const { target, first } of moves) {
      if (target !== "frame") continue;
      width = Math.max(width, values[first] + values[first + 2]);
      height = Math.max(height, Math.min(values[first + 1] + values[first + 3], 1000));
    }
  }
  return { width: width || 390, height: height || 500 };
}
