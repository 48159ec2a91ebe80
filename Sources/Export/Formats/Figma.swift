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
      try output.object("motion.figma.json", about: FigmaCollection.about) { writer, sink in
        try variables.write(to: &writer, sink)
        writer.objects("omitted", variables.omitted) { writer, omission in
          writer.member("name", omission.name.text)
          writer.member("reason", omission.reason)
        }
      }
    })
}
