import PlainText
import AppScan
import MotionPhysics
import Presets

extension MotionSurvey {
  /// A registry to begin with: one preset for each group, its leader's motion, with a summary of where it is used.
  ///
  /// Springs that overshoot name the app's shortest tween as what replaces them when less motion is wanted, or a cut
  /// where there is none.
  package func starter() -> Book {
    var names = MotionName()
    var presets: [Preset] = []
    for group in groups {
      let leader = motions[group.leader]
      guard let content = leader.motion.content else { continue }
      var preset = Preset(name: PresetName(stored: names.name(leader.motion)), content: content)
      preset.summary = summary(of: group)
      presets.append(preset)
    }
    let partner = presets.filter { $0.kind == .tween }.min { Self.length($0) < Self.length($1) }?.name
    for index in presets.indices where presets[index].kind == .spring {
      presets[index].reduced = partner.map(Reduced.preset) ?? Reduced.none
    }
    return Book(presets)
  }

  private static func length(_ preset: Preset) -> Double {
    if case .tween(let tween) = preset.content, case .seconds(let seconds) = tween.duration {
      seconds
    } else {
      .infinity
    }
  }

  private func summary(of group: MotionGroup) -> String {
    let members = group.members
    let places = members.flatMap { motions[$0].sites }.map {
      "\(sites[$0].file):\(sites[$0].site.place.line)"
    }
    var text =
      "Used \(group.count == 1 ? "once" : "\(group.count) times"): "
      + places.prefix(3).joined(separator: ", ")
    if places.count > 3 { text += " and \(places.count - 3) more" }
    text += "."
    if members.count > 1 {
      text +=
        " Stands for \(members.count) values that differ by at most \(DecimalText.percent(group.spread))."
    }
    return text
  }
}

extension SiteMotion {
  /// The motion as a preset holds it, without its delay; nil for a curve that is known by its name only.
  package var content: Content? {
    switch kind {
    case .spring(let duration, let ratio):
      let bounce = Self.decimal(Spring.bounce(dampingRatio: ratio))
      let keys: [SpringKey: Double] = [.duration: Self.decimal(duration), .bounce: bounce]
      guard let parameters = try? SpringAssembly.parameters(keys, dialect: nil) else { return nil }
      return .spring(TypedSpring(.standalone(parameters)))
    case .tween(let duration, let curve):
      return curve.reference(namesCurves: true).map {
        .tween(TypedTween(curve: $0, duration: .seconds(Self.decimal(duration))))
      }
    case .curve(let curve):
      guard case .inline(let shape)? = curve.reference(namesCurves: false) else { return nil }
      return .curve(shape)
    }
  }

  /// Six digits behind the point: what people would write, not what a square root left.
  private static func decimal(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

extension SiteCurve {
  /// - Parameter namesCurves: Whether SwiftUI's curves are named, where a reference may stand.
  fileprivate func reference(namesCurves: Bool) -> CurveReference? {
    guard let curve else { return nil }
    if namesCurves, curve.name != nil { return .named(curve) }
    switch curve {
    case .bezier(let bezier):
      let named = namesCurves ? UnitCurve.named.first { $0.bezier == bezier } : nil
      return named.map(CurveReference.named)
        ?? .inline(.bezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2))
    case .points(let points): return .inline(.points(points.points))
    case .steps(let steps): return .inline(.steps(steps.count, jump: steps.jump))
    default:
      // A path is not kept as text; what people write for it is near enough to begin with.
      guard let bezier, bezier.count == 4 else { return nil }
      return .inline(.bezier(x1: bezier[0], y1: bezier[1], x2: bezier[2], y2: bezier[3]))
    }
  }
}
