import MotionPhysics

extension Resolver {
  func sequence(_ sequence: TypedSequence, in scope: Scope) throws -> Motion {
    let properties = sequence.phases.first?.values.map(\.property) ?? []
    var values = sequence.phases.first?.values.map(\.value) ?? []
    var phases: [Phase] = []
    for (index, typed) in sequence.phases.enumerated() {
      for value in typed.values {
        guard let place = properties.firstIndex(of: value.property) else {
          throw scope.error(.unknownProperty(value.property), at: "phases[\(index)].values.\(value.property)")
        }
        values[place] = value.value
      }
      let animation = try typed.animation.map {
        try self.animation($0, at: TypedSequence.path(ofAnimation: index), in: scope)
      }
      phases.append(Phase(name: typed.name, values: values, animation: animation))
    }
    do throws(MotionError) {
      return .sequence(try PhaseSequence(properties: properties, phases: phases, mode: sequence.mode))
    } catch {
      throw scope.error(error, at: error.parameter)
    }
  }
}

extension MotionError {
  static func unknownProperty(_ property: String) -> MotionError {
    .invalid(parameter: "values", reason: "\"\(property)\" has no value in the first phase")
  }
}
