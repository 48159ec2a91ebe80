import Presets

/// A small registry as JSON that shows what a rule is about.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// The registry, or only its presets with commas between them.
  package let text: String

  /// An example from a registry's JSON, or only its presets with commas between them.
  package init(stringLiteral text: String) { self.text = text }

  /// The whole registry.
  package var registry: String {
    if text.contains("\"format\"") { return text }
    return "{\"format\": \"\(RegistryText.format)\", \"presets\": [\n\(text)\n]}"
  }
}
