import MotionPhysics
import AppScan
import StrictJSON

extension MotionSurvey.FoundSite {
  /// Writes the site's members.
  func write(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("line", site.place.line)
    writer.member("column", site.place.column)
    writer.member("endLine", site.place.endLine)
    writer.member("platform", site.platform.rawValue)
    writer.member("api", site.api)
    writer.member("readable", site.isReadable)
    writer.member("reason", site.reason?.rawValue)
    writer.object("parameters") { writer in
      var written: Set<String> = []
      for parameter in site.parameters where written.insert(parameter.name).inserted {
        parameter.value.write(parameter.name, to: &writer)
      }
    }
    if let motion = site.motion {
      writer.object("motion") { motion.writeMembers(to: &$0) }
    } else {
      writer.key("motion")
      writer.null()
    }
  }
}

extension Value {
  fileprivate func write(_ name: String, to writer: inout JSONWriter) {
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
