import Presets

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
      throw .option(
        .layer, value: text,
        reason: "must name a layer for each of the \(clips.count) presets that were chosen, as \(example)")
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
