import Presets

/// Names that a module imports from another.
struct TypeScriptImport {
  let names: [String]
  let module: String

  /// The line of code.
  var line: String { "import { \(names.joined(separator: ", ")) } from \"\(module)\";" }
}

/// The findings while a preset is written.
struct TypeScriptNotes {
  /// The preset's name in CSS, where custom properties begin with it.
  let base: String
  /// Remarks, a sentence each.
  var remarks: [String] = []
  /// Losses.
  var losses: [String] = []
  /// The functions that the words need.
  var helpers: Set<TypeScriptHelper> = []
  /// Custom properties that hold numbers: only registered ones can be between two of them.
  var customProperties: Set<String> = []

  init(_ name: PresetName) { base = CSSName.base(name, prefix: "motion") }

  /// Says how far a baked curve is from the motion.
  mutating func remark(error: Double, of what: String, unit: String = " of the travel") {
    remarks.append("\(what) within \(CSSNumber.error(error))\(unit).")
  }
}

/// A function that a file brings along, because its library has none for the curve. The directive `"worklet"` lets
/// React Native run it beside the animation.
enum TypeScriptHelper: String, CaseIterable {
  case bezier, lines, steps
}
