// The state of the page in its address: #sheet.present,apple.smooth&t=0.2&tune=apple.smooth:--bounce:bounce:0:0.1

/**
 * @typedef {{
 *   names: string[], time: number, speed: number, find: string, isReduced: boolean | null, loops: boolean, isOver: boolean,
 *   tuned: TunedNumber[],
 * }} State the names are those of presets and of groups of them; without a choice of less motion the system's counts
 * @typedef {{ name: string, option: string, label: string, was: number, value: number }} TunedNumber a preset's name, the words
 *   of an option of `tweak`, which of its numbers, what the registry says and what it is now: places in the code become others
 *   when a page is written again
 */

export const speeds = [1, 0.5, 0.25, 0.1];

/**
 * @param {string} hash
 * @returns {State}
 */
export function readAddress(hash) {
  const [names, ...rest] = hash.replace(/^#/, "").split("&");
  const options = new Map(rest.map((option) => {
    const sign = option.indexOf("=");
    return [option.slice(0, sign), option.slice(sign + 1)];
  }));
  const time = Number(options.get("t") ?? 0);
  const speed = Number(options.get("speed") ?? 1);
  return {
    names: names === "" ? [] : names.split(",").map(decoded),
    time: Number.isFinite(time) && time >= 0 ? time : 0,
    speed: speeds.includes(speed) ? speed : 1,
    find: decoded(options.get("find") ?? ""),
    isReduced: options.has("less") ? options.get("less") === "1" : null,
    loops: options.get("loop") === "1",
    isOver: options.get("over") === "1",
    tuned: (options.get("tune") ?? "").split(",").flatMap(tunedNumber),
  };
}

/** @param {State} state */
export function writeAddress(state) {
  let hash = "#" + state.names.map(encodeURIComponent).join(",");
  if (state.time > 0) hash += `&t=${Number(state.time.toFixed(6))}`;
  if (state.speed !== 1) hash += `&speed=${state.speed}`;
  if (state.find !== "") hash += `&find=${encodeURIComponent(state.find)}`;
  if (state.isReduced !== null) hash += `&less=${Number(state.isReduced)}`;
  if (state.loops) hash += "&loop=1";
  if (state.isOver) hash += "&over=1";
  const tuned = state.tuned.map(({ name, option, label, was, value }) => [name, option, label, was, value].map(encodeURIComponent).join(":"));
  if (tuned.length > 0) hash += `&tune=${tuned.join(",")}`;
  return hash;
}

/**
 * @param {string} text
 * @returns {TunedNumber[]}
 */
function tunedNumber(text) {
  const [name, option, label, ...numbers] = text.split(":").map(decoded);
  const [was, value] = numbers.map((number) => Number(number || NaN));
  return Number.isFinite(was) && Number.isFinite(value) ? [{ name, option, label, was, value }] : [];
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
