import AppScan
import Findings
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// How a comparison is told to people.
enum MatchText {
  /// The gap as a person would see it: "At 0.14 s it is 3 % of the way ahead of apple.bouncy (3 px on 100)".
  static func difference(_ match: MotionMatch) -> String {
    let gap = gap(match)
    return "\(gap.when) it is \(gap.way) \(match.name) (\(gap.pixels) px on 100)"
  }

  /// "the nearest is apple.bouncy, and at 0.14 s it is 30 % of the way ahead of that".
  static func nearest(_ match: MotionMatch) -> String {
    let gap = gap(match)
    return "the nearest is \(match.name), and \(gap.when.lowercased()) it is \(gap.way) that"
  }

  /// The words for a motion of which one half is a preset; nil where neither is, or both.
  static func halves(_ halves: MotionHalves) -> String? {
    switch (halves.duration, halves.curve) {
    case (let duration?, nil): "its duration is \(duration), but its curve is no preset"
    case (nil, let curve?): "its curve is \(curve), but its duration is no preset"
    default: nil
    }
  }

  /// The words for a motion that is a preset's but begins at another time.
  static func delay(_ site: Site, _ match: MotionMatch) -> String {
    let own = (site.motion?.delay ?? 0) / (site.motion?.speed ?? 1)
    guard match.part == .whole, match.delay > 0, abs(own - match.delay) > 1e-6,
      site.motion?.hasUnreadDelay != true
    else { return "" }
    let begins = own == 0 ? "at once" : "after \(DecimalText.significant(own)) s"
    return ", which begins after \(DecimalText.significant(match.delay)) s and this \(begins)"
  }

  /// The words to type: the exports' code, or the presets where no export has them.
  ///
  /// - Parameter origin: The file of the export, where others begin their names alike.
  static func hint(_ match: MotionMatch, _ code: String?, from origin: String?, at site: Site) -> String {
    if let code { return "use \(code)" + (origin.map { " from \($0)" } ?? "") }
    if let reason = site.role.reasonAgainstExports { return "use what \(match.name) says; \(reason)" }
    let held = match.curve == nil ? "it" : "both"
    let format = site.role.format.map { " in the format \($0)" } ?? ""
    return "use \(match.name); no export listed in .motionbook.json holds \(held)\(format) yet"
  }

  private static func gap(_ match: MotionMatch) -> (when: String, way: String, pixels: String) {
    let share = max(abs(match.lead), match.distance)
    let percent = DecimalText.significant((share * 1000).rounded() / 10, digits: 2)
    let side = match.lead < 0 ? "behind" : "ahead of"
    let when =
      match.part == .curve
      ? "At \(DecimalText.significant((match.at * 100).rounded())) % of the time"
      : "At \(DecimalText.seconds(match.at))"
    return (when, "\(percent) % of the way \(side)", pixels(share))
  }

  private static func pixels(_ share: Double) -> String {
    let pixels = share * 100
    return DecimalText.significant(pixels >= 1 ? pixels.rounded() : (pixels * 10).rounded() / 10)
  }

  /// The motion of a site in a few words, or the part of it that a preset says.
  static func motion(_ site: Site, _ match: MotionMatch?) -> String {
    guard let motion = site.motion else { return site.api }
    var text = MotionMatch.part(match?.part, of: motion).sentence
    if motion.speed != 1 { text += " at speed \(DecimalText.significant(motion.speed))" }
    return text + played(site)
  }
}

extension Site {
  /// The motion as findings carry it; nil when it could not be read or is a curve alone.
  var found: FoundMotion? {
    let numbers = parameters.compactMap { parameter in
      parameter.value.number.map { FoundParameter(parameter.name, $0) }
    }
    switch motion?.kind {
    case .spring(let duration, let ratio)?:
      return FoundMotion(
        kind: .spring, api: api, parameters: numbers, duration: duration,
        bounce: Spring.bounce(dampingRatio: ratio))
    case .tween(let duration, let curve)?:
      return FoundMotion(
        kind: .tween, api: api, parameters: numbers, duration: duration, bezier: curve.bezier)
    case .curve?, .duration?, nil: return nil
    }
  }

  /// The site without its place and the order of its parameters, which tells findings apart when lines move.
  var subject: String { subject(saying: words.sorted()) }

  /// As ``subject``, with the parameters in the order of the source.
  var typedSubject: String { subject(saying: words) }

  private var words: [String] { parameters.map { "\($0.name): \($0.value.text)" } }

  private func subject(saying words: [String]) -> String { "\(api)(\(words.joined(separator: ", ")))" }
}

extension Value {
  /// The value as a person would write it.
  var text: String {
    switch self {
    case .number(let number): Site.figure(number)
    case .numbers(let numbers): numbers.map(Site.figure).joined(separator: " ")
    case .text(let text): text
    case .unread: "?"
    }
  }

  /// Writes the value as a member of an object.
  func write(_ name: String, to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.member(name, number)
    case .text(let text): writer.member(name, text)
    case .numbers(let numbers):
      writer.key(name)
      writer.numbers(numbers)
    case .unread:
      writer.key(name)
      writer.null()
    }
  }
}

extension SiteMotion {
  /// Writes the motion's members; delay, speed and repetition only where there are any.
  func writeMembers(to writer: inout JSONWriter) {
    switch kind {
    case .spring(let duration, let ratio):
      writer.member("kind", "spring")
      writer.member("duration", duration)
      writer.member("bounce", Spring.bounce(dampingRatio: ratio))
    case .tween(let duration, let curve):
      writer.member("kind", "tween")
      writer.member("duration", duration)
      curve.writeMembers(to: &writer)
    case .curve(let curve):
      writer.member("kind", "curve")
      curve.writeMembers(to: &writer)
    case .duration(let duration):
      writer.member("kind", "duration")
      writer.member("duration", duration)
    }
    if delay != 0 { writer.member("delay", delay) }
    if speed != 1 { writer.member("speed", speed) }
    if repeats { writer.member("repeats", true) }
  }
}

extension SiteCurve {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.key("bezier")
    if let bezier { writer.numbers(bezier) } else { writer.null() }
    if let name { writer.member("curve", name) }
  }
}

extension SiteMotion {
  /// The motion without speed and delay, for a sentence.
  var sentence: String {
    switch kind {
    case .spring(let duration, let ratio):
      "a spring of \(DecimalText.significant(duration)) s and bounce \(DecimalText.significant(Spring.bounce(dampingRatio: ratio)))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s of \(curve.function)"
    case .curve(let curve): "the curve \(curve.function)"
    case .duration(let duration): "the duration \(DecimalText.significant(duration)) s"
    }
  }

  /// The motion without speed and delay, for a table: "spring 0.5 s, bounce 0.2", "0.3 s, easeOut".
  package var words: String {
    switch kind {
    case .spring(let duration, let ratio):
      "spring \(DecimalText.significant(duration)) s, "
        + "bounce \(DecimalText.significant(Spring.bounce(dampingRatio: ratio), digits: 3))"
    case .tween(let duration, let curve): "\(DecimalText.significant(duration)) s, \(curve.words)"
    case .curve(let curve): curve.words
    case .duration(let duration): "\(DecimalText.significant(duration)) s"
    }
  }
}

extension SiteCurve {
  /// The name in the source, or the CSS function.
  fileprivate var function: String {
    if let name { return name }
    guard let bezier else { return "a curve" }
    return "cubic-bezier(" + bezier.map { DecimalText.significant($0) }.joined(separator: ", ") + ")"
  }

  /// The name by which every platform knows the curve, or its control points.
  fileprivate var words: String {
    guard let bezier else { return name ?? "curve" }
    return CurveWord.shared(bezier)
      ?? "bezier " + bezier.map { DecimalText.significant($0, digits: 3) }.joined(separator: ", ")
  }
}
