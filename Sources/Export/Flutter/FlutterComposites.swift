import MotionPhysics
import PlainText
import Presets

/// Clips, sequences and morphs: values of the file's own types.
extension FlutterExporter {
  /// A value with a sequence for each number that moves.
  func lines(
    of preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    curves.use(.clip)
    let name = DartText.member(preset.name)
    let properties = timeline.tracks.map { ($0.property, $0.track.initial.count) }
    var lines = heading(preset, unread(properties) + rounding([timeline.duration]))
    lines += [
      "static final \(root)Clip \(name) = \(root)Clip(",
      "  duration: \(DartText.duration(timeline.duration)),",
      "  loops: \(loops),", "  isDrivenByProgress: \(driver == .progress),",
      "  moves: \(moves(properties)),",
      "  tracks: <String, List<TweenSequence<double>>>{",
    ]
    for track in timeline.tracks {
      lines.append("    \(CodeLanguage.dart.literal(track.property)): <TweenSequence<double>>[")
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
    "TweenSequenceItem<double>(tween: \(tween), weight: \(DecimalText.plain(weight)))"
  }

  private func constant(_ value: Double) -> String { "ConstantTween<double>(\(DecimalText.plain(value)))" }

  private func tween(_ piece: ScalarPiece) -> String {
    guard let easing = ScalarEasing(piece) else { return constant(piece.to) }
    let tween = "Tween<double>(begin: \(DecimalText.plain(piece.from)), end: \(DecimalText.plain(piece.to)))"
    guard let curve = curves.expression(easing) else { return tween }
    return "\(tween).chain(CurveTween(curve: const \(curve)))"
  }

  /// A value with the phases, each with its numbers and what leads to it.
  func lines(of preset: ExportedPreset, _ sequence: PhaseSequence) -> [String] {
    curves.use(.sequence)
    let times = sequence.phaseTimes.map { $0.end - $0.start }
    let animations = sequence.phases.compactMap(\.animation)
    let counts = sequence.phases.first?.values.map(\.count) ?? []
    let properties = Array(zip(sequence.properties, counts))
    var lines = heading(preset, unread(properties) + rounding(times + animations.flatMap(\.times)))
    lines += [
      "static const \(root)Sequence \(DartText.member(preset.name)) = \(root)Sequence(",
      "  loops: \(sequence.mode == .loop),", "  moves: \(moves(properties)),",
      "  phases: <\(root)Phase>[",
    ]
    for (phase, time) in zip(sequence.phases, times) {
      lines += [
        "    \(root)Phase(", "      name: \(CodeLanguage.dart.literal(phase.name)),",
        "      values: \(values(Array(zip(sequence.properties, phase.values)))),",
        "      animation: \(phase.animation.map(expression) ?? "null"),",
        "      duration: \(DartText.duration(time)),", "    ),",
      ]
    }
    return lines + ["  ],", ");"]
  }

  /// A value with the elements, each with its numbers on both screens and what moves it.
  func lines(of preset: ExportedPreset, _ morph: Morph) -> [String] {
    curves.use(.morph)
    var animations: [Animation] = []
    func code(_ animation: Animation) -> String {
      animations.append(animation)
      return expression(animation)
    }
    var body = ["static const \(root)Morph \(DartText.member(preset.name)) = \(root)Morph("]
    for direction in Morph.Direction.allCases {
      body.append(
        "  \(direction.rawValue)Velocity: \(DecimalText.plain(morph.transition(direction).initialVelocity)),")
    }
    if let interaction = morph.interaction {
      body += ["  interaction: \(root)Interaction(", "    axis: '\(interaction.axis.rawValue)',"]
      body += interaction.numbers.map { "    \($0): \(DecimalText.plain($1))," }
      body += [
        "    finish: \(code(interaction.finish.delayed(by: 0))),",
        "    cancel: \(code(interaction.cancel.delayed(by: 0))),", "  ),",
      ]
    }
    body.append("  elements: <\(root)Element>[")
    for element in morph.elements {
      let properties = element.properties
      body += [
        "    \(root)Element(", "      name: \(CodeLanguage.dart.literal(element.name)),",
        "      from: \(values(properties.map { ($0.name, $0.from) })),",
        "      to: \(values(properties.map { ($0.name, $0.to) })),",
        "      moves: \(moves(properties.map { ($0.name, $0.from.count) })),",
        "      hasOwnAnimation: \(element.animation != nil),",
        "      present: \(code(morph.motion(of: element, .present).animation)),",
        "      dismiss: \(code(morph.motion(of: element, .dismiss).animation)),", "    ),",
      ]
    }
    let properties = morph.elements.flatMap(\.properties).map { ($0.name, $0.from.count) }
    let remarks = unread(properties) + rounding(animations.flatMap(\.times))
    return heading(preset, remarks) + body + ["  ],", ");"]
  }

  /// The name in the vocabulary of each property that moves a widget.
  private func moves(_ properties: [(name: String, count: Int)]) -> String {
    let entries = properties.compactMap { name, count in
      moved(name, count).map { "\(CodeLanguage.dart.literal(name)): '\($0)'" }
    }
    return "<String, String>{\(entries.joined(separator: ", "))}"
  }

  /// Remarks on the properties that move no widget.
  private func unread(_ properties: [(name: String, count: Int)]) -> [String] {
    var seen: Set<String> = []
    return properties.filter { moved($0, $1) == nil && seen.insert($0).inserted }
      .map { "no widget has \"\($0.name)\", so the app must read it" }
  }

  private func moved(_ name: String, _ count: Int) -> String? {
    guard let property = MotionProperty.named(name, count: count) else { return nil }
    switch property.target {
    case .offset: return property.places.first == 2 ? nil : property.name
    case .opacity, .scale, .rotation, .rotationX, .rotationY, .size, .cornerRadius, .blur, .color,
      .backgroundColor:
      return property.name
    case .skewX, .skewY, .frame, .center, .borderColor, .strokeWidth, .fontSize: return nil
    }
  }

  private func values(_ values: [(property: String, value: Components)]) -> String {
    let entries = values.map { "\(CodeLanguage.dart.literal($0.property)): \(DartText.list($0.value.array))" }
    return "<String, List<double>>{\(entries.joined(separator: ", "))}"
  }

  private func expression(_ animation: Animation) -> String {
    switch animation {
    case .spring(let spring, let delay):
      curves.use(.spring)
      return "\(root)Spring(\((numbers(spring) + waiting(delay)).joined(separator: ", ")))"
    case .tween(let curve, let duration, let delay):
      curves.use(.tween)
      let arguments = ["curve: \(curves.expression(curve).code)", "duration: \(DartText.duration(duration))"]
      return "\(root)Tween(\((arguments + waiting(delay)).joined(separator: ", ")))"
    }
  }
}

extension Animation {
  /// The times that a platform rounds, seconds.
  var times: [Double] {
    switch self {
    case .spring(_, let delay): [delay]
    case .tween(_, let duration, let delay): [duration, delay]
    }
  }
}
