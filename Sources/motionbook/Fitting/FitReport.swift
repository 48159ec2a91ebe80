import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The answer of `fit`: the nearest preset, the nearest spring and tween, and which of them is justified.
struct FitReport: CommandResult {
  let fit: MotionFit
  let neighbours: NearestPresets
  var added: Preset?

  func text(for console: Console) -> String {
    var lines = [nearest].compactMap(\.self)
    var table = Table()
    table.add(["", "MOTION", "START", "ERROR", "AT"])
    if let spring = fit.spring {
      table.add(row("spring", .spring(FittedPreset.spring(spring), delay: 0), spring.start, spring.error))
    }
    if let tween = fit.tween {
      let (curve, duration) = FittedPreset.tween(tween)
      let animation = Animation.tween(.bezier(curve), duration: duration, delay: 0)
      table.add(row("tween", animation, tween.start, tween.error))
    }
    lines.append(table.text)
    let justified = FittedKind(fit.verdict).map { "a \($0.rawValue)" }
    lines.append("\(justified ?? "neither"): \(reason)")
    if let spring = fit.spring, abs(spring.velocity) > 0.01 {
      lines.append(
        "The spring starts with \(DecimalText.significant(spring.velocity).counting("travel")) per second, "
          + "which a preset does not hold.")
    }
    if let added { lines.append("added \(added.name): \(added.content.words)") }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ animation: Animation, _ start: Double, _ error: FitError) -> [String] {
    [
      name, MotionDescription.words(of: animation), Self.clock(start),
      DecimalText.percent(error.largest), error.largest == 0 ? "" : Self.clock(error.time),
    ]
  }

  /// A time of the recording, whose clock may have begun long before.
  private static func clock(_ time: Double) -> String { DecimalText.rounded(time, decimals: 3) + " s" }

  private var nearest: String? {
    guard let match = neighbours.matches.first else { return nil }
    let isNear = fit.verdict != .neither && match.distance <= fit.allowed
    let distance = DecimalText.percent(match.distance)
    return isNear
      ? "\(match.name) within \(distance): use it"
      : "the nearest preset is \(match.name), \(distance) away"
  }

  private var reason: String {
    let allowed = DecimalText.percent(fit.allowed)
    let (spring, tween) = (error(fit.spring?.error), error(fit.tween?.error))
    switch fit.verdict {
    case .spring where fit.stops != nil:
      return "its stops lie on it, and the lines between them are at most \(spring) off"
    case .spring where fit.tweenError <= fit.allowed:
      return "both are within \(allowed), and it takes two numbers where the tween takes five"
    case .spring: return "it is \(spring) off, and the nearest tween \(tween)"
    case .tween where fit.springError <= fit.allowed:
      return "it is \(tween) off, and the nearest spring \(spring), twice as much all along"
    case .tween: return "it is no spring: the nearest one is \(spring) off, and the tween \(tween)"
    case .neither:
      let words =
        "it is no spring and no single tween within \(allowed): the nearest are \(spring) and \(tween) off"
      return fit.isScatter ? words + scatter : words
    }
  }

  /// Advice on samples that scatter.
  private var scatter: String {
    let tolerance = DecimalText.plain((min(fit.springError, fit.tweenError) * 100).rounded(.up) / 100)
    return
      ", and the samples themselves scatter by \(DecimalText.percent(fit.scatter)): --tolerance \(tolerance) allows for that"
  }

  private func error(_ error: FitError?) -> String {
    error.map { DecimalText.percent($0.largest) } ?? "infinitely"
  }

  func write(to writer: inout JSONWriter) {
    neighbours.write("nearest", to: &writer)
    if let spring = fit.spring {
      writer.object("spring") { writer in
        writer.member("duration", spring.spring.duration)
        writer.member("bounce", spring.spring.bounce)
        writer.member("velocity", spring.velocity)
        write(spring.start, spring.from, spring.to, spring.error, to: &writer)
      }
    } else {
      writer.member("spring", nil, reason: "the samples tell none")
    }
    if let tween = fit.tween {
      writer.object("tween") { writer in
        writer.member("duration", tween.duration)
        writer.key("bezier")
        writer.numbers([tween.curve.x1, tween.curve.y1, tween.curve.x2, tween.curve.y2])
        write(tween.start, tween.from, tween.to, tween.error, to: &writer)
      }
    } else {
      writer.member("tween", nil, reason: "no single Bezier follows it")
    }
    writer.member("justified", FittedKind(fit.verdict)?.rawValue)
    writer.member("reason", reason)
    if let added { writer.member("added", added.name.text) }
  }

  private func write(
    _ start: Double, _ from: Double, _ to: Double, _ error: FitError, to writer: inout JSONWriter
  ) {
    writer.member("start", start)
    writer.member("from", from)
    writer.member("to", to)
    writer.member("maxError", error.largest)
    writer.member("at", error.time)
  }
}

extension NearestPresets {
  /// The presets nearest to what was seen.
  ///
  /// - Throws: what is wrong with the registry; where there is none, nothing is near.
  init(to fit: MotionFit, _ location: RegistryOptions, _ console: Console) throws {
    guard let animation = fit.fromRest, try location.isThere(console) else {
      self.init(matches: [])
      return
    }
    var candidates: [(name: PresetName, motion: Motion, animation: Animation)] = []
    for preset in ResolvedRegistry(sorted: try location.source(console).book().presets).presets
    where preset.typed.kind == .spring || preset.typed.kind == .tween {
      guard let motion = preset.motion, let animation = motion.animation else { continue }
      candidates.append((preset.name, motion, animation))
    }
    self.init(matches: Self.matches(to: animation, among: candidates, 3))
  }
}

extension MotionFit {
  /// The largest errors; infinite where there is no such motion.
  fileprivate var springError: Double { spring?.error.largest ?? .infinity }
  fileprivate var tweenError: Double { tween?.error.largest ?? .infinity }

  /// The motion that presets are compared with: from the moment at which it starts, as a recording tells nothing of a
  /// delay. That of the smaller error where neither is justified.
  fileprivate var fromRest: Animation? {
    let isSpring = verdict == .spring || verdict == .neither && springError <= tweenError
    if isSpring, let spring { return .spring(spring.spring, delay: 0) }
    return tween.map { .tween(.bezier($0.curve), duration: $0.duration, delay: 0) }
  }
}
