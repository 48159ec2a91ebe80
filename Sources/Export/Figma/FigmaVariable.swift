import StrictJSON

/// One variable, in the members that it has in Figma's plugin and REST API.
struct FigmaVariable {
  /// Its id inside of the file, and its name, whose slashes make groups in Figma. Names with dots are refused there.
  let name: String
  let role: FigmaRole
  let description: [String]
  /// What it is called in code, by Figma's platforms; in Dev Mode it stands as it is written here.
  let codeSyntax: [(platform: String, code: String)]
  let values: [(mode: FigmaCollection.Mode, value: FigmaValue)]
  /// The same easing for prototypes; nil where that is no other.
  let prototype: FigmaEasing?
  /// What could not be carried.
  let comments: [String]

  func write(to writer: inout JSONWriter) {
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
