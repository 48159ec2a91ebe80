import PlainText
import MotionPhysics
import StrictJSON

extension TypedSequence {
  func applying(
    _ change: SequenceChange, name: PresetName, resolver: Resolver
  ) throws -> (sequence: TypedSequence, notes: [String]) {
    var sequence = self
    var notes: [String] = []
    if let mode = change.mode { sequence.mode = mode }
    if let factor = change.timeScale {
      let scale = try TimeScale(factor, of: name, resolver: resolver)
      for index in phases.indices {
        guard let animation = phases[index].animation else { continue }
        sequence.phases[index].animation = try scale.applied(
          to: animation, at: Self.path(ofAnimation: index), notes: &notes)
      }
    }
    if change.touchesPhase { try sequence.changePhase(change, name: name) }
    return (sequence, notes)
  }

  private mutating func changePhase(_ change: SequenceChange, name: PresetName) throws(ChangeError) {
    guard let phaseName = change.phase else {
      throw ChangeError("\(name) is a sequence: name the phase that changes, with --phase NAME")
    }
    guard let index = phases.firstIndex(where: { $0.name == phaseName }) else {
      let names = phases.map(\.name.visible).joined(separator: ", ")
      throw ChangeError("there is no phase \"\(phaseName.visible)\"; there are \(names)")
    }
    if let animation = change.animation { phases[index].animation = animation.animation }
    guard change.property != nil || change.to != nil else { return }
    guard let property = change.property, let to = change.to else {
      throw ChangeError("a value is changed with --property PROPERTY --to VALUE")
    }
    guard let model = firstValue(of: property) else {
      let properties = phases.first?.values.map(\.property.visible).joined(separator: ", ") ?? ""
      throw ChangeError("there is no property \"\(property.visible)\"; there are \(properties)")
    }
    try to.checkCount(like: model, of: property)
    if let place = phases[index].values.firstIndex(where: { $0.property == property }) {
      phases[index].values[place].value = to
    } else {
      phases[index].values.append(PhaseValue(property: property, value: to))
    }
  }
}

extension Components {
  /// Refuses a value of another number of components than a property has.
  func checkCount(like model: Components, of property: String) throws(ChangeError) {
    if count == model.count { return }
    throw ChangeError(
      "the values of \(property.visible) have \(model.count.counted("component")), not \(count)")
  }
}
