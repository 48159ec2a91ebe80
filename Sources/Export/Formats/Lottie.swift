import Presets

extension ExportFormat {
  static let lottie = ExportFormat(
    name: "lottie",
    summary:
      "Each clip as a Lottie animation of a shape layer, or on a layer of an existing one; springs as keyframes.",
    example: "motionbook export --format lottie -o lottie/",
    kinds: [.clip, .alias],
    fileName: "lottie/",
    isData: true,
    folderOfPresets: "",
    beginningOfFiles: "{\n  \"v\": \"",
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
        for remark in LottieTrack.remarks(driver, loops: loops) { output.note(remark, of: exported.name) }
        let document = LottieDocument(exported, timeline: timeline, layer: layer, header: header)
        try output.bytes("\(exported.name).json") { sink in try sink(document.bytes) }
      }
    })

  /// The clips that were chosen, each on a layer of an existing animation.
  private static func write(_ input: ExportInput, into file: OpenedFile, to output: ExportOutput) throws {
    let layers = try LottieLayerChoice(input.options, for: input.names, in: file.path)
    var moved = file
    try input.forEach { exported in
      let patch = try LottiePatch(
        moved, layer: layers[exported.name], tolerance: input.options.tolerance)
      moved.bytes = try patch.text(with: exported) { output.note($0, of: exported.name) }
    }
    try output.bytes(file.name) { sink in try sink(moved.bytes) }
  }
}

/// Which layer of an existing animation each clip moves: `Heart` where one clip was chosen, and `heart.beat=Heart,
/// glow.pulse=Glow` for several.
struct LottieLayerChoice {
  private let layers: [PresetName: String]

  /// - Throws: ``ExportError/option(_:value:reason:)`` where a clip has no layer, or two have one.
  init(_ options: ExportOptions, for clips: [PresetName], in file: String) throws(ExportError) {
    guard let text = options.layer, !text.isEmpty else {
      throw .option(.into, value: file, reason: "needs the layer that shall move: --layer NAME")
    }
    if clips.count == 1, Self.clip(of: text[...], among: clips) == nil {
      layers = [clips[0]: text]
      return
    }
    var pairs: [(clip: PresetName, layer: String)] = []
    // A layer's name may have commas of its own.
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let clip = Self.clip(of: part, among: clips) {
        let layer = part[part.index(after: part.firstIndex(of: "=") ?? part.startIndex)...]
        pairs.append((clip, String(layer)))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].layer += "," + part
      }
    }
    let chosen = Dictionary(pairs.map { ($0.clip, $0.layer) }, uniquingKeysWith: { first, _ in first })
    guard chosen.count == pairs.count, let last = clips.last,
      clips.allSatisfy({ chosen[$0]?.isEmpty == false })
    else {
      let example = clips.prefix(2).map { "\($0)=LAYER" }.joined(separator: ",")
      let wanted = clips.count == 1 ? "the preset that was" : "each of the \(clips.count) presets that were"
      throw .option(
        .layer, value: text, reason: "must name a layer for \(wanted) chosen, as \(example)")
    }
    if Set(chosen.values).count < chosen.count {
      throw .option(
        .layer, value: text, reason: "names a layer twice, and one takes one clip, such as \(last)")
    }
    layers = chosen
  }

  /// The layer that a clip moves.
  subscript(clip: PresetName) -> String { layers[clip] ?? "" }

  /// The clip that a part of the text begins with.
  private static func clip(of part: Substring, among clips: [PresetName]) -> PresetName? {
    let name = part.drop { $0 == " " }.prefix { $0 != "=" }
    return name.endIndex < part.endIndex ? clips.first { $0.text == name } : nil
  }
}
