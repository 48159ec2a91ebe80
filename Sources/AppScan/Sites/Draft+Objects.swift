/// What the objects of a script say that are arguments of a draft.
extension Draft {
  /// Whether it is nothing but a constant that no function declares, by its capital letter: `withTiming(1, TIMINGS.fast)`.
  var isOfTop: Bool {
    guard let constant = arguments.first, constant.name == CallShape.constant, modifiers.isEmpty,
      case .name(let path) = constant.value
    else { return false }
    return NamePath.isType(path)
  }

  /// Whether one of the numbers is an object of several, so that it is no motion: `{ duration: durations }`.
  func holdsObject(_ names: NameResolver, _ place: Declaration.Place) -> Bool {
    arguments.contains { argument in
      guard case .name(let path) = argument.value, !CallShape.isOther(argument.name),
        case .value(let value, _) = names.lookUp(path, at: place), value.standard.isObject
      else { return false }
      return shape.parameters.contains { $0.name == argument.name && $0.isEssential }
    }
  }

  /// The arguments with what the object that they spread says besides, where a constant of the app or of the library
  /// holds it: `{ ...spring, damping: 20 }`. Nil where they are a constant that says no motion, or that counts where it
  /// stands.
  func whole(_ names: NameResolver, _ place: Declaration.Place) -> Arguments? {
    guard let spread = arguments.firstIndex(where: { CallShape.isOther($0.name) }),
      case .name(let path) = arguments[spread].value
    else { return arguments }
    let isConstant = arguments[spread].name == CallShape.constant
    func isOfLibrary(_ member: String) -> Bool { shape.library.global(names.original(member)) != nil }
    var whole = arguments
    whole.remove(at: spread)
    // Those of the object where the same file declares it, which another of its names may not have.
    var bytes: Range<Int>?
    switch names.settled(path, at: place) {
    case .value(.members(let range, let isMotion), let place):
      if isConstant, isMotion { return nil }
      bytes = place.map { _ in range }
    case .value(let object, _) where !isConstant && object.standard.isObject: break
    case .value(let value, _) where isConstant && shape.role == .object(.webAnimations) && value.isComputed:
      // Its options may be nothing but a number.
      return [("duration", .name(path))] + whole
    case .unknown where shape.parameters.contains { isOfLibrary(path + "." + $0.name) }: break
    default: return isConstant ? nil : arguments
    }
    for parameter in shape.parameters
    where parameter.isEssential && !arguments.contains(where: { $0.name == parameter.name }) {
      let member = path + "." + parameter.name
      switch names.lookUp(member, at: place) {
      case .value(_, let place?) where bytes?.contains(place.offset) == false: break
      case .value, .variable, .ambiguous, .parameter: whole.append((parameter.name, .name(member)))
      case .unknown where isOfLibrary(member): whole.append((parameter.name, .name(member)))
      case .unknown, .function: break
      }
    }
    return isConstant && whole.count < arguments.count ? nil : whole
  }
}
