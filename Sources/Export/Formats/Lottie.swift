import Presets

extension ExportFormat {
  /// Clips as animations that any Lottie player plays.
  static let lottie = ExportFormat(
    name: "lottie",
    summary: "Each clip as a Lottie animation of a shape layer, springs baked to keyframes.",
    example: "motionbook export --format lottie -o lottie/",
    kinds: [.clip, .alias],
    fileName: "lottie/",
    isData: true,
    writesFolder: true,
    options: [.tolerance],
    write: { input, output in
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
}
