// Unpacks what the page carries packed: its styles, its script and the physics core, and for the script whatever else it
// asks for. This file alone stands in the page as it is, before all others; the page's policy names the digests of the
// texts that it puts in.
export {};

(async () => {
  // TypeScript 4.8 has not heard of DecompressionStream; every engine has.
  const page = /** @type {any} */ (globalThis);
  /** @param {() => void} act once the whole page is there */
  const whenParsed = (act) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
  };
  // The page hides until it is ready, or says why it will not be.
  document.documentElement.hidden = true;
  addEventListener("unhandledrejection", ({ reason }) => whenParsed(() => {
    document.documentElement.hidden = false;
    document.getElementById("unready")?.append(` ${reason}`);
  }));
  /** @param {string} id of the element whose text it is */
  const unpack = async (id) => {
    const packed = Uint8Array.from(atob(document.getElementById(id)?.textContent ?? ""), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new page.DecompressionStream("deflate"))).arrayBuffer();
  };
  const bytes = await unpack("packed");
  // How many bytes the style and the script take, as two numbers of 32 bits; behind the script stands the core.
  const numbers = new DataView(bytes);
  let place = 8;
  /** @param {number} length */
  const text = (length) => new TextDecoder().decode(new Uint8Array(bytes, (place += length) - length, length));
  const [style, script] = [document.createElement("style"), document.createElement("script")];
  style.textContent = text(numbers.getUint32(0));
  document.head.append(style);
  script.textContent = text(numbers.getUint32(4));
  page.motionPage = { unpack, module: bytes.slice(place) };
  whenParsed(() => document.head.append(script));
})();
