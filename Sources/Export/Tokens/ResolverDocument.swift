import StrictJSON

/// The Resolver file: all tokens, and a modifier `motion` whose context `reduced` replaces some of them.
enum ResolverDocument {
  /// Writes the file.
  static func write(_ input: ExportInput, to sink: ExportOutput.Sink) throws {
    let description = try GeneratedHeader.lines(input).joined(separator: " ")
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
      writer.member("name", "motion")
      writer.member("version", "2025.10")
      writer.member("description", description)
      writer.object("sets") { writer in
        writer.object("presets") { $0.array("sources") { file(TokenFiles.tokens, to: &$0) } }
      }
      writer.object("modifiers") { $0.object("motion", modifier) }
      writer.array("resolutionOrder") { writer in
        file("#/sets/presets", to: &writer)
        file("#/modifiers/motion", to: &writer)
      }
    }
    try sink(Array(writer.text.utf8))
  }

  private static func modifier(_ writer: inout JSONWriter) {
    writer.member("description", "Whether a person asked for less motion.")
    writer.object("contexts") { writer in
      writer.array("full") { _ in }
      writer.array("reduced") { file(TokenFiles.reduced, to: &$0) }
    }
    writer.member("default", "full")
  }

  private static func file(_ reference: String, to writer: inout JSONWriter) {
    writer.object { $0.member("$ref", reference) }
  }
}
