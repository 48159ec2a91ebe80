import AppScan
import MotionPhysics
import PlainText
import Presets

extension MotionSurvey {
  /// A registry to begin with: one preset for each group, its leader's motion in the app's own numbers, with a summary
  /// of where it is used, and one for each drawn curve that several tweens have. Nothing in an app says what replaces a
  /// motion when less is wanted, and so nothing does.
  package func starter() -> RegistrySnapshot {
    var names = MotionName()
    var presets: [Preset] = []
    var leaders: [SiteMotion] = []
    for group in groups {
      let leader = motions[group.leader]
      guard let content = content(of: leader) else { continue }
      var preset = Preset(name: PresetName(stored: names.name(leader.motion)), content: content)
      preset.summary = summary(of: group)
      if preset.kind == .spring { preset.reduced = Reduced.none }
      presets.append(preset)
      leaders.append(leader.motion)
    }
    return RegistrySnapshot(presets.sharingDrawnCurves(leaders, &names))
  }

  /// A motion as a preset, as the first place that has it types it.
  private func content(of motion: SurveyedMotion) -> Content? {
    guard let first = motion.sites.first else { return motion.motion.content }
    let site = sites[first].site
    if let parameters = site.typedSpring { return .spring(TypedSpring(.standalone(parameters))) }
    return site.motion?.content
  }

  private func summary(of group: MotionGroup) -> String {
    let members = group.members
    var seen: Set<String> = []
    let places = members.flatMap { motions[$0].sites }.map {
      "\(sites[$0].file):\(sites[$0].site.place.line)"
    }.filter { seen.insert($0).inserted }
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

extension [Preset] {
  /// The presets, and before them a preset for each drawn curve that several of their tweens have and then name.
  fileprivate func sharingDrawnCurves(_ motions: [SiteMotion], _ names: inout MotionName) -> [Preset] {
    var known: [CurveShape: PresetName] = [:]
    for preset in self { if case .curve(let shape) = preset.content { known[shape] = preset.name } }
    let tweens = Dictionary(grouping: compactMap(\.drawnCurve)) { $0 }
    var curves: [Preset] = []
    for (preset, motion) in zip(self, motions) {
      guard let shape = preset.drawnCurve, let count = tweens[shape]?.count, count > 1, known[shape] == nil,
        case .tween(_, let curve) = motion.kind
      else { continue }
      var shared = Preset(
        name: PresetName(stored: names.name(SiteMotion(.curve(curve)))), content: .curve(shape))
      shared.summary = "The curve of \(count) tweens."
      curves.append(shared)
      known[shape] = shared.name
    }
    return curves
      + map { preset in
        guard case .tween(var tween) = preset.content, let name = preset.drawnCurve.flatMap({ known[$0] })
        else { return preset }
        tween.curve = .preset(name)
        var naming = preset
        naming.content = .tween(tween)
        return naming
      }
  }
}

extension Preset {
  /// The curve of a tween that is drawn, by hundreds of points or by pieces; nil where its own words say it.
  fileprivate var drawnCurve: CurveShape? {
    guard case .tween(let tween) = content, case .inline(let shape) = tween.curve else { return nil }
    return switch shape {
    case .points, .path: shape
    case .bezier, .steps: nil
    }
  }
}

extension SiteMotion {
  /// The motion as a preset holds it, without its delay; nil for a curve that is known by its name only, and for numbers
  /// that no preset may have.
  package var content: Content? {
    switch kind {
    case .spring(let duration, let ratio):
      let bounce = Spring.bounce(dampingRatio: ratio).shortened
      let keys: [SpringKey: Double] = [.duration: (duration / speed).shortened, .bounce: bounce]
      guard let parameters = try? SpringAssembly.parameters(keys, dialect: nil) else { return nil }
      return .spring(TypedSpring(.standalone(parameters)))
    case .tween(let duration, let curve):
      let seconds = (duration / speed).shortened
      guard Ranges.duration.contains(seconds) else { return nil }
      return curve.reference(namesCurves: true).map {
        .tween(TypedTween(curve: $0, duration: .seconds(seconds)))
      }
    case .curve(let curve):
      guard case .inline(let shape)? = curve.reference(namesCurves: false) else { return nil }
      return .curve(shape)
    case .duration(let duration):
      let seconds = (duration / speed).shortened
      return Ranges.duration.contains(seconds) ? .duration(seconds) : nil
    }
  }
}

extension Double {
  /// What people would write where that is the number, and all digits where it is what a square root left: it is
  /// written back into the app.
  fileprivate var shortened: Double { written(within: 1e-12) ?? self }
}

extension SiteCurve {
  /// - Parameter namesCurves: Whether SwiftUI's curves are named, where a reference may stand.
  fileprivate func reference(namesCurves: Bool) -> CurveReference? {
    guard let curve else { return nil }
    if namesCurves, curve.name != nil { return .named(curve) }
    switch curve {
    case .points(let points): return .inline(.points(points.points))
    case .steps(let steps): return .inline(.steps(steps.count, jump: steps.jump))
    case .path(let path): return .inline(.path(path.svg))
    default:
      guard let bezier = curve.bezier else { return nil }
      let named = namesCurves ? UnitCurve.named.first { $0.bezier == bezier } : nil
      return named.map(CurveReference.named)
        ?? .inline(.bezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2))
    }
  }
}
