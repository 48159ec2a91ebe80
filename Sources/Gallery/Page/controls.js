// The clock's controls, the search and the keys.
import { readAddress, speeds } from "./address.js";
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
  /**
   * @param {string} id of a box or button to be checked
   * @param {boolean} isStep whether going back leads to what it was
   * @param {(isChecked: boolean) => void} change
   */
  const checked = (id, isStep, change) => {
    const box = /** @type {HTMLInputElement} */ (part(id));
    box.addEventListener("change", () => {
      change(box.checked);
      gallery.write(isStep);
    });
  };
  for (const speed of speeds) checked(`speed-${speed}`, false, () => (clock.speed = speed));
  checked("loop", false, (isChecked) => (clock.loops = isChecked));
  checked("less", false, (isChecked) => {
    gallery.reduce(isChecked);
    gallery.arrange();
  });
  gallery.asksForLess.addEventListener("change", ({ matches }) => {
    if (matches) clock.pause();
    gallery.reduce(matches);
    gallery.arrange();
    gallery.write(false);
  });
  checked("over", true, (isChecked) => {
    gallery.state.isOver = isChecked;
    gallery.arrange();
  });
  const find = /** @type {HTMLInputElement} */ (part("find"));
  find.addEventListener("input", () => {
    gallery.state.find = find.value;
    gallery.arrange();
    gallery.write(false);
  });
  part("all").addEventListener("click", () => gallery.choose([]));
  // The address is that of presets.
  part("skip").addEventListener("click", (event) => {
    event.preventDefault();
    part("lanes-start").focus();
  });
  // The address of a link is a preset's or a group's alone, and a click keeps what else was chosen.
  part("lanes").addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    gallery.choose(readAddress(link.hash).names);
  });
  addEventListener("popstate", () => gallery.take());
  addEventListener("hashchange", () => gallery.take());
  addEventListener("resize", () => {
    for (const lane of gallery.seen) lane.fit();
    gallery.over?.fit();
  });
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
