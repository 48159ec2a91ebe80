/// What a file calls what it exports.
struct TypeScriptNamespace {
  /// The object of all presets: `motion`.
  let object: String

  /// The object of what replaces them: `reducedMotion`.
  var reduced: String { "reduced" + capitalized }
  /// The function that takes one of both: `motionFor`.
  var choice: String { object + "For" }
  /// The type of what the function gives: `Motion`.
  var type: String { capitalized }

  /// Checks what was chosen.
  ///
  /// - Parameter taken: What the file declares or imports besides.
  /// - Throws: ``ExportError/option(_:value:reason:)``.
  init(_ options: ExportOptions, taken: Set<String>) throws(ExportError) {
    object = options.namespace ?? "motion"
    guard TypeScriptText.isIdentifier(object), !TypeScriptNames.reserved.contains(object) else {
      throw .option(
        .namespace, value: object, reason: "must be an identifier of letters, digits and underscores")
    }
    let names = [object, reduced, choice, type]
    if let clash = names.first(where: taken.contains) {
      throw .option(.namespace, value: object, reason: "makes \(clash), which the file needs for itself")
    }
  }

  private var capitalized: String { object.prefix(1).uppercased() + object.dropFirst() }
}
