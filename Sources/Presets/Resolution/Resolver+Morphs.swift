import MotionPhysics

extension Resolver {
  func morph(_ morph: TypedMorph, in scope: Scope) throws -> Motion {
    let present = try transition(morph.present, at: "present", in: scope)
    let dismiss = try morph.dismiss.map { try transition($0, at: "dismiss", in: scope) }
    let elements = try morph.elements.enumerated().map { index, element in
      let animation = try element.animation.map {
        try self.animation($0, at: "elements[\(index)].animation", in: scope)
      }
      return Morph.Element(
        name: element.name, delay: element.delay, animation: animation,
        properties: element.properties.map { Morph.Property(name: $0.name, from: $0.from, to: $0.to) })
    }
    let interaction = try morph.interactive.map { try self.interaction($0, in: scope) }
    do throws(MotionError) {
      return .morph(
        try Morph(present: present, dismiss: dismiss, elements: elements, interaction: interaction))
    } catch {
      throw scope.error(error, at: error.parameter)
    }
  }

  private func transition(
    _ transition: TypedTransition, at path: String, in scope: Scope
  ) throws -> Morph.Transition {
    Morph.Transition(
      animation: try animation(transition.animation, at: path + ".animation", in: scope),
      initialVelocity: transition.initialVelocity ?? 0)
  }

  private func interaction(_ typed: TypedInteraction, in scope: Scope) throws -> Morph.Interaction {
    Morph.Interaction(
      axis: typed.axis, distance: typed.distance, cap: typed.cap ?? TypedInteraction.defaultCap,
      threshold: typed.threshold ?? TypedInteraction.defaultThreshold,
      finish: try animation(typed.finish, at: "interactive.finish", in: scope),
      cancel: try animation(typed.cancel, at: "interactive.cancel", in: scope))
  }
}
