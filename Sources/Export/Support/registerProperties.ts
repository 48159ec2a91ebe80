// For browsers.

/** Makes numbers of the custom properties that keyframes move; others jump. Call it once, before the first. */
//js export function registerProperties() {
export function registerProperties(): void {
  //js const css = CSS;
  // Older versions of TypeScript do not know this function.
  const css = CSS as unknown as { registerProperty(definition: object): void };
  const names = [
    "/*NAMES*/",
  ];
  for (const name of names) {
    try {
      css.registerProperty({ name, syntax: "<number>", inherits: false, initialValue: "0" });
    } catch {
      // It is registered already.
    }
  }
}
