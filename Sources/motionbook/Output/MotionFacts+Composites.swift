import PlainText
import MotionPhysics
import Presets

extension MotionFacts {
  static func lines(of sequence: PhaseSequence) -> [Portrait.Line] {
    let end = sequence.mode == .loop ? ", then starts again" : ", then rests until the next trigger"
    var lines: [Portrait.Line] = [("takes", Figures.seconds(sequence.duration) + end)]
    for (phase, time) in zip(sequence.phases, sequence.phaseTimes) {
      let values = zip(sequence.properties, phase.values).map { "\($0) \(text(of: $1))" }
      let way = phase.animation.map(MotionSummary.text) ?? "at once"
      let when = sequence.phases.count > 1 ? ", from \(Figures.seconds(time.start))" : ""
      lines.append((phase.name.visible, "\(values.joined(separator: ", ").visible) (\(way)\(when))"))
    }
    return lines
  }

  static func lines(of morph: Morph) -> [Portrait.Line] {
    var lines: [Portrait.Line] = []
    for (label, direction) in [("presents", Morph.Direction.present), ("dismisses", .dismiss)] {
      let transition = morph.transition(direction)
      var text = MotionSummary.text(of: transition.animation)
      if transition.initialVelocity != 0 {
        text += ", starts with \(Figures.text(transition.initialVelocity)) travels a second"
      }
      let duration = morph.duration(direction)
      let end = duration.isFinite ? "over after \(Figures.seconds(duration))" : "never over"
      lines.append((label, "\(text), \(end)"))
    }
    for element in morph.elements { lines += self.lines(of: element) }
    if let interaction = morph.interaction { lines.append(("gesture", text(of: interaction))) }
    return lines
  }

  private static func lines(of element: Morph.Element) -> [Portrait.Line] {
    var lines: [Portrait.Line] = element.properties.map { property in
      (
        element.name.visible,
        "\(property.name.visible) \(text(of: property.from)) -> \(text(of: property.to))"
      )
    }
    let own = element.animation.map { "moves by \(MotionSummary.text(of: $0))" }
    let delay = element.delay.map { "starts after \(Figures.seconds($0))" }
    let about = [own, delay].compactMap(\.self)
    if !about.isEmpty { lines.append((element.name.visible, about.joined(separator: ", "))) }
    return lines
  }

  private static func text(of interaction: Morph.Interaction) -> String {
    "\(interaction.axis.rawValue) over \(Figures.text(interaction.distance)) points, shows at most "
      + "\(Figures.percent(interaction.cap)), finishes above \(Figures.percent(interaction.threshold))"
  }
}
