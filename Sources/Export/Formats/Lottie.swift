import Presets

extension ExportFormat {
  /// Clips as animations that any Lottie player plays.
  static let lottie = ExportFormat(
    name: "lottie",
    summary:
      "Each clip as a Lottie animation of a shape layer, or on a layer of an existing one; springs as keyframes.",
    example: "motionbook export --format lottie -o lottie/",
    kinds: [.clip, .alias],
    fileName: "lottie/",
    isData: true,
    writesFolder: true,
    options: [.tolerance, .into, .layer],
    write: { input, output in
      if let file = input.options.into { return try write(input, into: file, to: output) }
      if let layer = input.options.layer {
        throw ExportError.option(.layer, value: layer, reason: "needs the file that has it: --into FILE")
      }
      let header = GeneratedHeader.lines
      try input.forEach { exported in
        guard case .clip(let timeline, let driver, let loops) = exported.motion else {
          output.note("Lottie plays clips, and this is \(exported.motion.kind.phrase)", of: exported.name)
          return
        }
        let layer = LottieLayer(timeline, tolerance: input.options.tolerance) { reason in
          output.note(reason, of: exported.name)
        }
        guard !layer.tracks.isEmpty else {
          output.note(
            "none of its properties is one of a shape layer, so it is not written", of: exported.name)
          return
        }
        if driver == .progress {
          output.note(
            "a progress drives it; set the player's progress instead of playing it", of: exported.name)
        }
        if loops { output.note("it loops; let the player loop it", of: exported.name) }
        let document = LottieDocument(exported, timeline: timeline, layer: layer, header: header)
        try output.bytes("\(exported.name).json") { sink in try sink(document.bytes) }
      }
    })

  /// The clips that were chosen, each on a layer of an existing animation.
  private static func write(_ input: ExportInput, into file: OpenedFile, to output: ExportOutput) throws {
    let layers = try LottieLayerChoice(input.options, for: input.names(), in: file.path)
    var moved = file
    try input.forEach { exported in
      let patch = try LottiePatch(
        moved, layer: layers[exported.name], tolerance: input.options.tolerance)
      moved.bytes = try patch.text(with: exported) { output.note($0, of: exported.name) }
    }
    try output.bytes(file.name) { sink in try sink(moved.bytes) }
  }
}
