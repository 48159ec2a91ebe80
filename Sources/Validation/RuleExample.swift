import Presets

/// A small registry as JSON that shows what a rule is about.
public struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// The registry, or only its presets with commas between them.
  public let text: String

  /// An example from a registry's JSON, or only its presets with commas between them.
  public init(stringLiteral text: String) { self.text = text }

  /// The whole registry.
  public var registry: String {
    if text.contains("\"format\"") { return text }
    return "{\"format\": \"\(RegistryText.format)\", \"presets\": [\n\(text)\n]}"
  }
}
