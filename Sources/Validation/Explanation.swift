extension Rule {
  /// All that `validate --explain` says of the rule, ended by a newline.
  package var explained: String {
    var parts = ["\(id) (\(severity.rawValue))", summary, explanation]
    if let threshold {
      parts.append("Threshold: \(threshold.meaning), \(ReadableNumber.text(threshold.value)).")
    }
    parts.append(
      isStyle
        ? "Presets that come unchanged from a pack are spared."
        : "It holds for presets that come from a pack too.")
    parts.append("Wrong:\n\n\(Self.indented(bad))\n\nRight:\n\n\(Self.indented(good))")
    parts.append(
      "To allow one preset: motionbook tweak NAME --allow \(id)=REASON. "
        + "To set it for the registry: motionbook config set \(id).severity off|note|warning|error"
        + (threshold == nil ? "." : ", and motionbook config set \(id).threshold NUMBER."))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ examples: [RuleExample]) -> String {
    examples.map { example in
      example.text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
