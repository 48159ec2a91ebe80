import Presets
import StrictJSON

extension ExportFormat {
  /// Variables for Figma, as a plugin makes them: the REST API has no types for easing and timing.
  static let figma = ExportFormat(
    name: "figma",
    summary: "Easing and timing variables for a Figma plugin, with each platform's name for them.",
    example: "motionbook export --format figma -o motion.figma.json",
    kinds: FigmaVariables.kinds,
    fileName: "motion.figma.json",
    isData: true,
    options: [.namespace, .prefix, .tolerance],
    write: { input, output in
      let variables = try FigmaVariables(input, note: output.note(_:of:))
      let header = GeneratedHeader.lines
      try output.bytes("motion.figma.json") { sink in
        var writer = JSONWriter()
        try writer.object { writer in
          writer.member("generatedBy", header)
          writer.member("about", FigmaCollection.about)
          try variables.write(to: &writer, sink)
          writer.array("omitted") { writer in
            for omission in variables.omitted { omission.write(to: &writer) }
          }
        }
        try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
      }
    })
}
