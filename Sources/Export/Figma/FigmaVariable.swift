import Presets
import StrictJSON

/// One variable, in the members that it has in Figma's plugin and REST API.
struct FigmaVariable {
  /// Its id inside of the file, and its name, whose slashes make groups in Figma. Names with dots are refused there.
  let name: String
  let role: FigmaRole
  let description: [String]
  /// Its name in code, by Figma's platforms, which Dev Mode shows as it is written here.
  let codeSyntax: [(platform: String, code: String)]
  let values: [(mode: FigmaCollection.Mode, value: FigmaValue)]
  /// The same easing for prototypes; nil where that is no other.
  let prototype: FigmaEasing?
  /// The losses.
  let comments: [String]

  /// - Parameter isForScript: Whether only what Figma takes is written.
  func write(to writer: inout JSONWriter, isForScript: Bool) {
    writer.object { writer in
      writer.member("id", name)
      writer.member("name", name)
      writer.member("variableCollectionId", FigmaCollection.id)
      writer.member("resolvedType", role.resolvedType)
      writer.member("description", description.joined(separator: "\n"))
      writer.object("codeSyntax") { writer in
        for (platform, code) in codeSyntax { writer.member(platform, code) }
      }
      writer.object("valuesByMode") { writer in
        for (mode, value) in values {
          writer.key(mode.rawValue)
          Self.write(value, to: &writer)
        }
      }
      if isForScript { return }
      if let prototype {
        writer.key("prototype")
        prototype.write(to: &writer)
      }
      if !comments.isEmpty { writer.member("comments", comments) }
    }
  }

  private static func write(_ value: FigmaValue, to writer: inout JSONWriter) {
    switch value {
    case .easing(let easing): easing.write(to: &writer)
    case .seconds(let seconds): writer.number(seconds)
    case .alias(let id):
      writer.object { writer in
        writer.member("type", "VARIABLE_ALIAS")
        writer.member("id", id)
      }
    }
  }
}

/// A preset of which no variable can say anything.
struct FigmaOmission {
  let name: String
  let reason: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("reason", reason)
    }
  }
}

/// The collection that the variables belong to, and its two modes, in the members that Figma's REST API reads
/// collections out with.
struct FigmaCollection {
  /// A mode of the collection: a value of each variable.
  enum Mode: String, CaseIterable {
    /// The presets themselves.
    case full
    /// Their replacements for reduced motion.
    case reduced
  }

  /// Its name in Figma.
  let name: String

  /// Its identifier in the file; Figma gives it another one.
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
        writer.objects("modes", Mode.allCases) { writer, mode in
          writer.member("modeId", mode.rawValue)
          writer.member("name", mode.rawValue)
        }
      }
    }
  }
}
