// Elements of the page. Texts are set as text, so that no name or summary of a registry can become markup.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function drawing(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} made
 * @param {Record<string, string | boolean | undefined>} attributes
 * @param {(Node | string)[]} children
 */
function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/**
 * An element of the page's own markup.
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {string} id
 * @returns {Found}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return /** @type {Found} */ (found);
}

/**
 * JSON that stands packed in an element of the page.
 * @param {string} id
 */
export async function unpacked(id) {
  // Where unpack.js has put it.
  const { unpack } = /** @type {any} */ (globalThis).motionPage;
  return JSON.parse(new TextDecoder().decode(await unpack(id)));
}

/**
 * A number for people: so many significant digits, none of no use.
 * @param {number} value
 */
export function words(value, digits = 4) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : "never";
  return String(Number(value.toPrecision(digits)));
}

/**
 * @param {number} value
 */
export function seconds(value) {
  return Number.isFinite(value) ? `${words(Math.round(value * 1000) / 1000)} s` : "never";
}

/**
 * A button that puts a text on the clipboard. Browsers that keep it from pages in files get it selected instead.
 * @param {string} label
 * @param {() => string} text
 */
export function copyButton(label, text) {
  const button = element("button", { type: "button", class: "copy" }, label);
  button.addEventListener("click", async () => {
    const holder = element("textarea", { class: "unseen", "aria-hidden": "true" });
    holder.value = text();
    try {
      await navigator.clipboard.writeText(holder.value);
    } catch {
      document.body.append(holder);
      holder.select();
      document.execCommand("copy");
      holder.remove();
      button.focus();
    }
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 1500);
  });
  return button;
}
