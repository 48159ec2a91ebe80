import MotionPhysics
import PlainText
import Presets

/// Puts a clip's keyframes on the properties of one layer of an existing Lottie animation. Every other byte of it stays
/// as it was.
struct LottiePatch {
  private let file: LottieFile
  private let layer: LottieFileLayer
  private let layerName: String
  private let tolerance: Double

  /// Finds the layer.
  init(_ opened: OpenedFile, layer name: String, tolerance: Double) throws(ExportError) {
    file = try LottieFile(opened)
    layer = try LottieFileLayer(named: name, in: file)
    layerName = name
    self.tolerance = tolerance
    if file.sentences.contains(where: { $0.hasSuffix(ending) }) {
      throw file.problem(
        "has a layer \"\(name)\" that an export has moved already; put the motion into the file as it was before"
      )
    }
  }

  private var ending: String { " moves the layer \"\(layerName)\"." }

  /// The animation with the clip in it.
  ///
  /// - Parameters:
  ///   - note: Takes what the layer cannot show.
  /// - Throws: ``ExportError`` where nothing of the clip can move the layer.
  func text(with exported: ExportedPreset, note: (String) -> Void) throws -> [UInt8] {
    guard case .clip(let timeline, let driver, let loops) = exported.motion else {
      throw ExportError.choice(
        "a Lottie file takes a clip, and \(exported.name) is \(exported.motion.kind.phrase); choose a clip")
    }
    var moves: [(place: LottiePlace, tracks: [LottieTrack])] = []
    for track in timeline.tracks where LottieTarget.all(of: track).isEmpty {
      note("\(track.property.visible) is no property of a layer in Lottie, and is left out")
    }
    let all = timeline.tracks.flatMap { track in LottieTarget.all(of: track).map { (track, $0) } }
    for (track, target) in all {
      let place = try layer.place(of: target)
      let moved = moves.flatMap(\.tracks).map(\.target)
      if let other = moved.first(where: { target.isOverruled(by: $0) }) {
        note(
          "\(other.rawValue) moves the same of the layer already, so \(track.property.visible) is left out")
        continue
      }
      let lottie = try self.track(track.track, target, place)
      if place.axis != nil, let index = moves.firstIndex(where: { $0.place.axis != nil }) {
        moves[index].tracks.append(lottie)
      } else {
        moves.append((place, [lottie]))
      }
      if place.start != nil {
        note("the layer's own keyframes of \(target.rawValue) make room, and it rests where they ended")
      }
    }
    guard !moves.isEmpty else {
      throw ExportError.choice(
        "nothing of \(exported.name) moves a layer in Lottie, so there is nothing to write")
    }
    LottieTrack.remarks(driver, loops: loops).forEach(note)
    let last = moves.flatMap(\.tracks).compactMap { $0.keyframes.last?.frame }.max() ?? 0
    if let end = layer.end, last > end {
      note(
        "it ends at frame \(DecimalText.rounded(last, decimals: 2)), and the layer at \(DecimalText.exact(end))"
      )
    }
    let sentences = file.sentences.isEmpty ? [GeneratedHeader.lines[0]] : file.sentences
    return file.text(
      replacing: moves.map { $0.place.edit($0.tracks) }, sentences: sentences + ["\(exported.name)\(ending)"])
  }

  /// A clip's track in the file's own frames, from where the property's keyframes began, or else the layer.
  private func track(
    _ track: ValueTrack, _ target: LottieTarget, _ place: LottiePlace
  ) throws -> LottieTrack {
    try LottieTrack(
      track, target: target, tolerance: tolerance,
      destination: LottieTrack.Destination(
        rate: file.rate, start: place.start ?? layer.start, converted: { place.converted($0, for: target) }))
  }
}

extension LottieTarget {
  /// Whether another has taken what this would move: a layer has one scale and one position.
  fileprivate func isOverruled(by other: LottieTarget) -> Bool {
    if self == other { return true }
    let scales: Set<LottieTarget> = [.scale, .scaleX, .scaleY]
    if scales.contains(self) { return scales.contains(other) }
    if self == .position { return other == .positionX || other == .positionY }
    return (self == .positionX || self == .positionY) && other == .position
  }
}
