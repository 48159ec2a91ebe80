import Presets

extension ExportFormat {
  /// Resources for Android's views.
  static let androidXML = ExportFormat(
    name: "android-xml",
    summary:
      "Android resources: path interpolators, integers of milliseconds and the numbers of spring forces.",
    example: "motionbook export --format android-xml -o app/src/main/",
    kinds: [.spring, .curve, .duration, .tween, .alias],
    fileName: "res",
    writesFolder: true,
    options: [.prefix, .tolerance],
    write: { input, output in
      let presets = try input.all()
      let resources = AndroidResources(
        prefix: try AndroidResources.prefix(input.options), tolerance: input.options.tolerance,
        written: Set(presets.map(\.name)))
      let written = presets.map { AndroidPreset(preset: $0, entries: resources.entries($0)) }
      try AndroidPreset.checkNames(written)
      let heading = [XMLComment.declaration] + (try GeneratedHeader.lines(input).map(XMLComment.line))
      try output.text("res/values/motion.xml", indentation: "    ") { text in
        try text.lines(heading)
        try text.block("<resources>", end: "</resources>") { text in
          var isFirst = true
          for preset in written {
            for remark in preset.entries.remarks { output.note("\(preset.preset.name): \(remark)") }
            guard let lines = preset.valueLines else { continue }
            if !isFirst { try text.line() }
            isFirst = false
            try text.lines(lines)
          }
        }
      }
      for preset in written {
        for (name, lines) in preset.interpolators {
          try output.text("res/interpolator/\(name).xml") { text in try text.lines(heading + lines) }
        }
      }
    })
}
