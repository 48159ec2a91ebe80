import Presets
import StrictJSON

extension ExportFormat {
  static let figmaScript = ExportFormat(
    name: "figma-script",
    summary: "A script for Figma's console that creates or updates the variables by name.",
    example: "motionbook export --format figma-script -o motion.figma.js",
    kinds: FigmaVariables.kinds,
    fileName: "motion.figma.js",
    // Its texts are strings of JSON, and no comment holds one.
    isData: true,
    options: [.namespace, .prefix, .tolerance],
    write: { input, output in
      var variables = try FigmaVariables(input, note: output.note(_:of:))
      variables.isForScript = true
      let code = try SupportFile("figmaVariables.js").lines()
      let head =
        (GeneratedHeader.lines + about).map { "// " + $0 }
        + ["(async () => {", "/** @type {ExportedFile} */", "const exported = "]
      let tail = [";", ""] + code + ["", "return await writeVariables(exported);", "})();", ""]
      try output.bytes("motion.figma.js") { sink in
        try sink(Array(head.joined(separator: "\n").utf8))
        var writer = JSONWriter()
        try writer.object { writer in try variables.write(to: &writer, sink) }
        try sink(writer.takeBytes() + Array(tail.joined(separator: "\n").utf8))
      }
    })

  private static let about = [
    "Paste it into Figma's console (Plugins, Development, Show/Hide console) with a design file open, or run it by a",
    "plugin that runs scripts; a tool that takes the body of a function needs `return` before the first bracket. It",
    "creates the variables that are missing and changes those that differ, by their names. It removes nothing.",
  ]
}
