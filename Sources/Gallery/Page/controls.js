// The clock's controls, the search and the keys.
import { speeds } from "./address.js";
import { part } from "./elements.js";

/** @typedef {import("./start.js").Gallery} Gallery */

/** @param {Gallery} gallery */
export function tie(gallery) {
  const { clock } = gallery;
  const scrub = /** @type {HTMLInputElement} */ (part("scrub"));
  part("play").addEventListener("click", () => {
    if (clock.isPlaying) clock.pause();
    else {
      for (const lane of gallery.seen) lane.letGo();
      clock.play();
    }
    gallery.write(false);
  });
  scrub.addEventListener("input", () => {
    for (const lane of gallery.seen) lane.letGo();
    clock.scrub((Number(scrub.value) / 1000) * clock.end);
  });
  scrub.addEventListener("change", () => gallery.write(false));
  for (const speed of speeds) {
    /** @type {HTMLInputElement} */
    const button = part(`speed-${speed}`);
    button.addEventListener("change", () => {
      clock.speed = speed;
      gallery.write(false);
    });
  }
  part("loop").addEventListener("change", (event) => {
    clock.loops = /** @type {HTMLInputElement} */ (event.target).checked;
    gallery.write(false);
  });
  part("less").addEventListener("change", (event) => {
    gallery.isReduced = /** @type {HTMLInputElement} */ (event.target).checked;
    for (const lane of gallery.byElement.values()) lane.refresh();
    gallery.arrange();
    gallery.write(false);
  });
  part("over").addEventListener("change", (event) => {
    gallery.state.isOver = /** @type {HTMLInputElement} */ (event.target).checked;
    gallery.arrange();
    gallery.write(true);
  });
  const find = /** @type {HTMLInputElement} */ (part("find"));
  find.addEventListener("input", () => {
    gallery.state.find = find.value;
    gallery.arrange();
    gallery.write(false);
  });
  part("all").addEventListener("click", () => {
    gallery.state.names = [];
    gallery.arrange();
    gallery.write(true);
  });
  addEventListener("popstate", () => gallery.take());
  addEventListener("hashchange", () => gallery.take());
  addEventListener("beforeprint", () => gallery.print());
  document.addEventListener("keydown", key);
}

/** @param {KeyboardEvent} event */
function key(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && !(target instanceof HTMLInputElement)) {
    event.preventDefault();
    part("find").focus();
  }
  if (event.key === " " && target === document.body) {
    event.preventDefault();
    part("play").click();
  }
}
