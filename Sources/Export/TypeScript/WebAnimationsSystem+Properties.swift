extension WebAnimationsSystem {
  static let functionNames = ["registerProperties"]

  static func functions(_ namespace: TypeScriptNamespace, customProperties: [String]) -> [String] {
    if customProperties.isEmpty { return [] }
    let names = customProperties.map { "    " + TypeScriptText.literal("--" + $0) + "," }
    return """
      /** Makes numbers of the custom properties that keyframes move; others jump. Call it once, before the first. */
      export function registerProperties(): void {
        // Older versions of TypeScript do not know this function.
        const css = CSS as unknown as { registerProperty(definition: object): void };
        const names = [
      \(names.joined(separator: "\n"))
        ];
        for (const name of names) {
          try {
            css.registerProperty({ name, syntax: "<number>", inherits: false, initialValue: "0" });
          } catch {
            // It is registered already.
          }
        }
      }
      """.lines
  }
}
