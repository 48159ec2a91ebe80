import StrictJSON

/// The collection that the variables belong to, and its two modes, in the members that Figma's REST API reads
/// collections out with.
struct FigmaCollection {
  /// A mode of the collection: a value of each variable.
  enum Mode: String, CaseIterable {
    /// What the presets are.
    case full
    /// What replaces them when a person asks for less motion.
    case reduced
  }

  /// What it is called in Figma.
  let name: String

  /// What identifies it inside of the file; Figma gives it another one.
  static let id = "motion"

  /// How to read the file.
  static let about = [
    "Each variable has the members of a variable in Figma's plugin API (1.133): create it with createVariable, "
      + "give it each mode's value with setValueForMode and each name with setVariableCodeSyntax.",
    "Ids hold inside of this file; a VARIABLE_ALIAS names one of them.",
    "EASING values are MotionEasing, and TIMING values are seconds.",
    "Figma's springs have a bounce, here 1 - damping ratio, and no duration: a spring's TIMING is the time until it "
      + "has settled, the time between two keyframes.",
    "prototype is the same easing for prototypes: a spring's own numbers, which physicalSpringToNormalized takes too.",
  ]

  func write(to writer: inout JSONWriter) {
    writer.array("variableCollections") { writer in
      writer.object { writer in
        writer.member("id", Self.id)
        writer.member("name", name)
        writer.member("defaultModeId", Mode.full.rawValue)
        writer.array("modes") { writer in
          for mode in Mode.allCases {
            writer.object { writer in
              writer.member("modeId", mode.rawValue)
              writer.member("name", mode.rawValue)
            }
          }
        }
      }
    }
  }
}
