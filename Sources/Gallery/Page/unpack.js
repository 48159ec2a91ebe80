// Unpacks what the page carries packed: its styles, its script and the physics core. This file alone stands in the page as
// it is, before all others; the page's policy names the digests of the texts that it puts in.
export {};

(async () => {
  const packed = Uint8Array.from(atob(document.getElementById("packed")?.textContent?.trim() ?? ""), (letter) => letter.charCodeAt(0));
  // TypeScript 4.8 has not heard of it; every engine has.
  const { DecompressionStream } = /** @type {any} */ (globalThis);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(unpacked).arrayBuffer();
  // How many bytes the style and the script take, as two numbers of 32 bits; behind the script stands the core.
  const numbers = new DataView(bytes);
  let place = 8;
  /** @param {number} length */
  const text = (length) => new TextDecoder().decode(new Uint8Array(bytes, (place += length) - length, length));
  const [style, script] = [document.createElement("style"), document.createElement("script")];
  style.textContent = text(numbers.getUint32(0));
  document.head.append(style);
  script.textContent = text(numbers.getUint32(4));
  /** @type {any} */ (globalThis).motionModule = bytes.slice(place);
  const run = () => document.head.append(script);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else run();
})();
