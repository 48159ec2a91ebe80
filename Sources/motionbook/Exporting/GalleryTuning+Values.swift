import Gallery
import MotionPhysics
import Presets

// Of one option: the numbers of a property's value, and those of an animation that is typed as a literal.
extension GalleryTuning {
  /// The numbers of a property's value.
  static func values(
    _ value: Components, _ property: String, _ reach: Double, at place: Int, label: (Substring) -> String
  ) -> [Part] {
    let names = ComponentNames.of(property, value).map { $0.dropFirst(property.count) }
    let isShare = ["opacity", "alpha"].contains { property.lowercased().hasSuffix($0) }
    return value.array.enumerated().map { index, number in
      Part(
        label: label(names[index]), place: place + index, value: number,
        range: isShare ? 0...1 : (number - reach)...(number + reach))
    }
  }

  /// An animation that was typed in its place, as the literal of one option; none for a preset's name, and for curves
  /// that no literal says.
  static func animation(
    _ typed: AnimationReference?, _ animation: Animation?, _ option: String, at place: Int?,
    _ code: MotionCode
  ) -> [TweakOption] {
    guard let place else { return [] }
    let parts: [Part] =
      switch (typed, animation) {
      case (.spring(let typed)?, .spring(let spring, let delay)?):
        literal(of: typed, spring, delay, at: place + 1, code)
      case (.tween(let typed)?, .tween(let curve, let duration, let delay)?):
        literal(of: typed, curve, duration, delay, at: place + 1)
      default: []
      }
    return parts.isEmpty ? [] : [TweakOption(name: option, parts: parts)]
  }

  static func literal(
    of typed: TypedSpring, _ spring: Spring, _ delay: Double, at place: Int, _ code: MotionCode
  ) -> [Part] {
    var parts = springParts(of: typed, spring, at: place)
    var start = ""
    switch typed.parameters {
    case .adjusted(let adjustment):
      // Where the base is not on the page, numbers stand in its place.
      guard code.items[place] == .number(-1), adjustment.durationScale == nil else { return [] }
      start = "base=\(adjustment.base.text),"
    case .standalone(let parameters):
      guard parameters.moduleNumbers != nil else { return [] }
      if parameters.numbers[2] == nil { parts.removeAll { $0.label == "mass" } }
    }
    if let delay = typed.delay {
      let count = typed.base == nil ? 4 : 5
      parts.append(Self.delay(delay, at: place + count))
    }
    return named(parts, after: start)
  }

  private static func literal(
    of typed: TypedTween, _ curve: UnitCurve, _ seconds: Double, _ delay: Double, at place: Int
  ) -> [Part] {
    guard case .seconds = typed.duration else { return [] }
    var parts: [Part] = []
    var start = ""
    var next = place + 1
    switch typed.curve {
    case .named(let curve):
      guard let name = curve.name else { return [] }
      start = "curve=\(name),"
    case .preset(let name): start = "curve=\(name.text),"
    case .inline:
      parts = bezierParts(of: curve, at: place + 1)
      if parts.isEmpty { return [] }
      for index in parts.indices { parts[index].before = index == 0 ? "bezier=" : ":" }
      next = place + 5
    }
    var times = [duration(seconds, at: next)]
    if typed.delay != nil { times.append(Self.delay(delay, at: next + 1)) }
    return parts + named(times, after: parts.isEmpty ? start : ",")
  }

  /// The parts as keys and values of a literal.
  private static func named(_ parts: [Part], after start: String) -> [Part] {
    parts.enumerated().map { index, part in
      var part = part
      part.before = (index == 0 ? start : ",") + part.label + "="
      return part
    }
  }
}
