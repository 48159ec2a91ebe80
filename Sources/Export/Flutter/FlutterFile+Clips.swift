import MotionPhysics
import Presets

extension FlutterFile {
  /// A value with a sequence for each number that moves.
  func clip(
    _ preset: ExportedPreset, _ timeline: KeyframeTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    curves.use(.clip)
    let name = names[preset.name]
    var lines = heading(preset, rounding([timeline.duration]))
    lines += [
      "static final \(root)Clip \(name) = \(root)Clip(",
      "  duration: \(DartText.duration(timeline.duration)),",
      "  loops: \(loops),", "  isDrivenByProgress: \(driver == .progress),",
      "  tracks: <String, List<TweenSequence<double>>>{",
    ]
    for track in timeline.tracks {
      lines.append("    \(DartText.literal(track.property)): <TweenSequence<double>>[")
      for component in 0..<track.track.initial.count {
        lines.append("      TweenSequence<double>(<TweenSequenceItem<double>>[")
        lines += items(ScalarTrack(track.track, component: component), total: timeline.duration)
          .map { "        \($0)," }
        lines.append("      ]),")
      }
      lines.append("    ],")
    }
    return lines + ["  },", ");"]
  }

  /// The items of a sequence, weighted by their seconds. A jump is where one ends and the next begins elsewhere.
  private func items(_ track: ScalarTrack, total: Double) -> [String] {
    var items: [String] = []
    var value = track.initial
    var time = 0.0
    for piece in track.pieces {
      value = piece.to
      guard piece.duration > 0 else { continue }
      time = piece.end
      items.append(item(tween(piece), weight: piece.duration))
    }
    let last = track.pieces.last { $0.duration > 0 }?.to ?? track.initial
    if total - time > 1e-9 * total || items.isEmpty {
      items.append(item(constant(value), weight: items.isEmpty ? 1 : total - time))
    } else if last != value {
      // A jump at the very end: the sequence's last item is what it shows at 1.
      items.append(item(constant(value), weight: total * 1e-9))
    }
    return items
  }

  private func item(_ tween: String, weight: Double) -> String {
    "TweenSequenceItem<double>(tween: \(tween), weight: \(NumberText.exact(weight)))"
  }

  private func constant(_ value: Double) -> String { "ConstantTween<double>(\(NumberText.exact(value)))" }

  private func tween(_ piece: ScalarPiece) -> String {
    guard let easing = ScalarEasing(piece) else { return constant(piece.to) }
    let tween = "Tween<double>(begin: \(NumberText.exact(piece.from)), end: \(NumberText.exact(piece.to)))"
    guard let curve = curves.expression(easing) else { return tween }
    return "\(tween).chain(CurveTween(curve: const \(curve)))"
  }
}
