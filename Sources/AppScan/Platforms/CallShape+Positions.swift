extension CallShape {
  /// The values of a call by the names of the shape's parameters: labelled ones by label or alias, others by their
  /// position. What the shape does not know is left out.
  func arguments(_ source: Source, _ opening: Int) -> [(name: String, value: Expression)] {
    var found: [(name: String, value: Expression)] = []
    let positional = parameters.filter(\.isPositional)
    for (position, argument) in source.arguments(opening).enumerated() {
      let parameter: Parameter?
      if let label = source.label(argument) {
        parameter = parameters.first { $0.name == label || $0.aliases.contains(label) }
      } else {
        parameter = position < positional.count ? positional[position] : nil
      }
      guard let parameter else { continue }
      found.append((parameter.name, ExpressionParser.parse(source, argument.value)))
    }
    return found
  }
}
