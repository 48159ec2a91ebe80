import Presets

extension ExportFormat {
  /// Resources for Android's views.
  static let androidXML = ExportFormat(
    name: "android-xml",
    summary:
      "Android resources, res/ below -o: path interpolators, milliseconds and the numbers of spring forces.",
    example: "motionbook export --format android-xml -o app/src/main/",
    kinds: [.spring, .curve, .duration, .tween, .alias],
    fileName: "res",
    writesFolder: true,
    options: [.prefix, .tolerance, .material],
    write: { input, output in
      let resources = AndroidResources(
        prefix: try AndroidResources.prefix(input.options), tolerance: input.options.tolerance,
        hasStyles: input.options.material)
      let heading = [XMLComment.declaration] + (GeneratedHeader.lines.map(XMLComment.line))
      // Curves are baked once, and names are checked before anything is written.
      let files = AndroidFiles(heading: heading)
      try input.forEach { exported in
        let entries = resources.entries(exported)
        for remark in entries.remarks { output.note(remark, of: exported.name) }
        try files.add(exported, entries)
      }
      try files.write(to: output)
    })
}
