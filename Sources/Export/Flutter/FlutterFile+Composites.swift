import MotionPhysics
import Presets

extension FlutterFile {
  /// A value with the phases, each with its numbers and what leads to it.
  func sequence(_ preset: ExportedPreset, _ sequence: PhaseSequence) -> [String] {
    curves.use(.sequence)
    let times = sequence.phaseTimes.map { $0.end - $0.start }
    let animations = sequence.phases.compactMap(\.animation)
    var lines = heading(preset, rounding(times + animations.flatMap(\.times)))
    lines += [
      "static const \(root)Sequence \(names[preset.name]) = \(root)Sequence(",
      "  loops: \(sequence.mode == .loop),",
      "  phases: <\(root)Phase>[",
    ]
    for (phase, time) in zip(sequence.phases, times) {
      lines += [
        "    \(root)Phase(", "      name: \(DartText.literal(phase.name)),",
        "      values: \(values(Array(zip(sequence.properties, phase.values)))),",
        "      animation: \(phase.animation.map(expression) ?? "null"),",
        "      duration: \(DartText.duration(time)),", "    ),",
      ]
    }
    return lines + ["  ],", ");"]
  }

  /// A value with the elements, each with its numbers on both screens and what moves it.
  func morph(_ preset: ExportedPreset, _ morph: Morph) -> [String] {
    curves.use(.morph)
    var animations: [Animation] = []
    func code(_ animation: Animation) -> String {
      animations.append(animation)
      return expression(animation)
    }
    var body = ["static const \(root)Morph \(names[preset.name]) = \(root)Morph("]
    for direction in Morph.Direction.allCases {
      body.append(
        "  \(direction.rawValue)Velocity: \(NumberText.exact(morph.transition(direction).initialVelocity)),")
    }
    if let interaction = morph.interaction {
      body += [
        "  interaction: \(root)Interaction(", "    axis: '\(interaction.axis.rawValue)',",
        "    distance: \(NumberText.exact(interaction.distance)),",
        "    cap: \(NumberText.exact(interaction.cap)),",
        "    threshold: \(NumberText.exact(interaction.threshold)),",
        "    finish: \(code(interaction.finish.delayed(by: 0))),",
        "    cancel: \(code(interaction.cancel.delayed(by: 0))),", "  ),",
      ]
    }
    body.append("  elements: <\(root)Element>[")
    for element in morph.elements {
      let properties = element.properties
      body += [
        "    \(root)Element(", "      name: \(DartText.literal(element.name)),",
        "      from: \(values(properties.map { ($0.name, $0.from) })),",
        "      to: \(values(properties.map { ($0.name, $0.to) })),",
        "      hasOwnAnimation: \(element.animation != nil),",
        "      present: \(code(morph.animation(of: element, .present))),",
        "      dismiss: \(code(morph.animation(of: element, .dismiss))),", "    ),",
      ]
    }
    return heading(preset, rounding(animations.flatMap(\.times))) + body + ["  ],", ");"]
  }

  private func values(_ values: [(property: String, value: Components)]) -> String {
    let entries = values.map { "\(DartText.literal($0.property)): \(DartText.list($0.value.array))" }
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
  fileprivate var times: [Double] {
    switch self {
    case .spring(_, let delay): [delay]
    case .tween(_, let duration, let delay): [duration, delay]
    }
  }
}
