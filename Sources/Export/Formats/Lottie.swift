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
      let header = try GeneratedHeader.lines(input)
      try input.forEach { exported in
        guard case .clip(let timeline, let driver, let loops) = exported.motion else {
          output.note("\(exported.name): Lottie plays clips, and this is \(exported.motion.kind.phrase)")
          return
        }
        let layer = LottieLayer(timeline, tolerance: input.options.tolerance) { reason in
          output.note("\(exported.name): \(reason)")
        }
        guard !layer.tracks.isEmpty else {
          output.note(
            "\(exported.name): none of its properties is one of a shape layer, so it is not written")
          return
        }
        if driver == .progress {
          output.note(
            "\(exported.name): a progress drives it; set the player's progress instead of playing it")
        }
        if loops { output.note("\(exported.name): it loops; let the player loop it") }
        let document = LottieDocument(exported, timeline: timeline, layer: layer, header: header)
        try output.bytes("\(exported.name).json") { sink in try sink(document.bytes) }
      }
    })
}
