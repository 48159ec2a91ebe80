import MotionPhysics
import StrictJSON

extension PresetEncoder {
  static func writeMembers(of sequence: TypedSequence, to writer: inout JSONWriter) {
    writer.member("mode", sequence.mode.rawValue)
    writer.array("phases") { writer in
      for phase in sequence.phases {
        writer.object { writer in
          writer.member("name", phase.name)
          writer.object("values") { writer in
            for value in phase.values { write(value.value, key: value.property, to: &writer) }
          }
          if let animation = phase.animation {
            write(animation, key: "animation", to: &writer)
          } else {
            writer.member("animation", String?.none)
          }
        }
      }
    }
  }

  static func writeMembers(of morph: TypedMorph, to writer: inout JSONWriter) {
    write(morph.present, key: "present", to: &writer)
    if let dismiss = morph.dismiss { write(dismiss, key: "dismiss", to: &writer) }
    writer.array("elements") { writer in
      for element in morph.elements { write(element, to: &writer) }
    }
    if let interactive = morph.interactive {
      writer.object("interactive") { writeMembers(of: interactive, to: &$0) }
    }
  }

  private static func write(_ transition: TypedTransition, key: String, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      write(transition.animation, key: "animation", to: &writer)
      if let velocity = transition.initialVelocity { writer.member("initialVelocity", velocity) }
    }
  }

  private static func write(_ element: TypedElement, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", element.name)
      if let delay = element.delay { writer.member("delay", delay) }
      if let animation = element.animation { write(animation, key: "animation", to: &writer) }
      writer.object("properties") { writer in
        for property in element.properties {
          writer.object(property.name) { writer in
            write(property.from, key: "from", to: &writer)
            write(property.to, key: "to", to: &writer)
          }
        }
      }
    }
  }

  private static func writeMembers(of interaction: TypedInteraction, to writer: inout JSONWriter) {
    writer.member("axis", interaction.axis.rawValue)
    writer.member("distance", interaction.distance)
    if let cap = interaction.cap { writer.member("cap", cap) }
    if let threshold = interaction.threshold { writer.member("threshold", threshold) }
    write(interaction.finish, key: "finish", to: &writer)
    write(interaction.cancel, key: "cancel", to: &writer)
  }

  private static func write(_ animation: AnimationReference, key: String, to writer: inout JSONWriter) {
    switch animation {
    case .preset(let name): writer.member(key, name.text)
    case .spring(let typed): writer.object(key) { writeMembers(of: typed, to: &$0) }
    case .tween(let typed): writer.object(key) { writeMembers(of: typed, to: &$0) }
    }
  }
}
