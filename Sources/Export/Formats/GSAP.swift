import MotionPhysics
import PlainText

extension ExportFormat {
  static let gsap = ExportFormat.typeScript(
    "gsap",
    summary:
      "TypeScript for GSAP (GreenSock): springs as CustomEase with its error, seconds, clips by progress.",
    platform: "web-js", isPasted: false
  ) { GSAPSystem(tolerance: $0) }
}

/// GSAP (version 3): durations in seconds, springs as an ease along the straight lines of their baked path.
struct GSAPSystem: TypeScriptSystem {
  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For GSAP: a preset is spread into the vars, `gsap.to(element, { x: 100, ...\(names.object).sheet.present })`. Seconds.",
      "A spring is a CustomEase over its settling time, within the error that stands beside it; interrupted, it starts",
      "again at rest. A clip's progress goes from 0 to 1 in its duration, without an ease; a number of it is",
      "`valueAt(clip.tracks.opacity, progress)`, one of several numbers has a list. A morph's element is",
      "`gsap.fromTo(element, card.from, { ...card.to, ...card.present })`.",
      "With less motion: `\(names.choice)(matchMedia(\"(prefers-reduced-motion: reduce)\").matches)`.",
    ]
  }

  // It imports nothing from `gsap/all`, whose types stand in those of `gsap`, and which brings every plugin along.
  let supportFile: String? = "gsap.ts"

  let library = StyleKeys.Library(
    rotation: "rotation", rotationX: "rotationX", rotationY: "rotationY")
  let tolerance: Double

  let countsSeconds = true

  func spring(
    _ spring: Spring, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> (members: [TypeScriptValue.Member], isBaked: Bool) {
    let baked = try path(of: spring, initialVelocity: initialVelocity, &notes)
    let lines = baked.points.dropFirst().map { "L\(Self.text($0.x, $0.y))" }.joined(separator: " ")
    return (
      [.init("duration", Double(baked.durationMillis) / 1000), .init("ease", Self.ease(lines))], true
    )
  }

  func tween(
    _ curve: UnitCurve, duration: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> [TypeScriptValue.Member] {
    [.init("duration", duration), .init("ease", try self.curve(curve, &notes))]
  }

  func word(for curve: UnitCurve) -> TypeScriptValue? {
    switch curve {
    case .linear: .text("none")
    case .circularEaseIn: .text("circ.in")
    case .circularEaseOut: .text("circ.out")
    case .circularEaseInOut: .text("circ.inOut")
    default:
      curve.bezier.map { Self.ease("C\(Self.text($0.x1, $0.y1)) \(Self.text($0.x2, $0.y2)) 1,1") }
    }
  }

  private static func ease(_ path: String) -> TypeScriptValue { .code("ease(\"M0,0 \(path)\")") }

  private static func text(_ x: Double, _ y: Double) -> String {
    "\(DecimalText.plain(x)),\(DecimalText.plain(y))"
  }
}
