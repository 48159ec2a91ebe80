import MotionPhysics

/// Finds React Native's `LayoutAnimation`: what `create` makes, presets, and objects that say how things come and go.
enum LayoutAnimationReader: PlatformReader {
  static let shapes = [created, configured, preset]
  static let words = ["Presets"]

  private static let created = shape(
    "RN.LayoutAnimation.create", ["create"],
    "LayoutAnimation.configureNext(LayoutAnimation.create(250, LayoutAnimation.Types.easeInEaseOut, 'opacity'));",
    "tween 0.25 0.42:0:0.58:1")
  private static let configured = shape(
    "JS.object(layout)", [],
    "const slide = { duration: 250, update: { type: 'spring', springDamping: 0.5 } };", "spring 0.12352 0.5",
    role: .constant)
  private static let preset = shape(
    "RN.LayoutAnimation.Presets", [], "LayoutAnimation.configureNext(LayoutAnimation.Presets.linear);",
    "tween 0.5 0:0:1:1")

  private static func shape(
    _ api: String, _ callees: [String], _ example: String, _ reads: String, role: SiteRole = .plain
  ) -> CallShape {
    .javaScript(
      .reanimated, api, callees, ["duration", "type", "springDamping"], role: role, library: names,
      example: example, reads: reads
    ) { values in
      let milliseconds = try values.number("duration")
      try values.check(["type"])
      guard let type = values.text("type") else { return SiteMotion(.duration(milliseconds / 1000)) }
      if type == "spring" {
        // UIView's spring of a duration and a damping ratio (RCTLayoutAnimation.m).
        return try .settling(milliseconds / 1000, ratio: values.number("springDamping", default: 0.5))
      }
      return try .tween(milliseconds / 1000, values.curve("type", .apple))
    }
  }

  private static let names = Library(name: { path in
    path.hasPrefix("LayoutAnimation.Types.") ? .text(NamePath.last(path)) : nil
  })

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.matches(index - 2, "LayoutAnimation") else { return }
    if word == "Presets" {
      guard source.matches(index + 1, "."), let standard = presets[source.text(index + 2)] else { return }
      readPreset(source, index, standard, &scan)
      return
    }
    guard let (opening, closing) = source.call(at: index) else { return }
    let values = ExpressionParser.arguments(source, opening).map(\.value)
    guard let duration = values.first else { return }
    scan.add(
      created, in: source, name: index, from: index - 2, through: closing,
      [("duration", duration)] + (values.count > 1 ? [("type", values[1])] : []))
  }

  /// A preset, or the object that spreads it and may say another duration:
  /// `{ ...LayoutAnimation.Presets.spring, duration: 200 }`.
  private static func readPreset(
    _ source: Source, _ index: Int, _ standard: (duration: Double, type: String), _ scan: inout ScanContext
  ) {
    var (first, last) = (index - 2, index + 2)
    var duration = Expression.number(standard.duration)
    if source.matches(index - 3, "..."), let opening = source.enclosingOpening(index),
      let closing = source.closing(of: opening, "{")
    {
      scan.take(opening)
      if readObject(source, opening, &scan) { return }
      (first, last) = (opening, closing)
      if let range = source.member("duration", of: opening) {
        duration = ExpressionParser.parse(source, range)
      }
    }
    scan.add(
      preset, in: source, name: first, through: last,
      [("duration", duration), ("type", .text(standard.type))]
        + (standard.type == "spring" ? [("springDamping", .number(0.4))] : []))
  }

  private static let presets: [String: (duration: Double, type: String)] = [
    "easeInEaseOut": (300, "easeInEaseOut"), "linear": (500, "linear"), "spring": (700, "spring"),
  ]

  /// Records an object with a duration for all, and how things come, go and move; false for another object.
  static func readObject(_ source: Source, _ opening: Int, _ scan: inout ScanContext) -> Bool {
    guard let duration = source.member("duration", of: opening) else { return false }
    let parts = ["update", "create", "delete"].compactMap { source.member($0, of: opening) }
      .filter { source.opens($0.lowerBound, "{") }
    for part in parts { scan.take(part.lowerBound) }
    guard let part = parts.first, let closing = source.partner(opening) else { return false }
    let said = source.members(part.lowerBound)
    guard said.contains(where: { $0.key == "type" }) else { return false }
    var arguments: Arguments = [("duration", ExpressionParser.parse(source, duration))]
    for member in said where member.key == "type" || member.key == "springDamping" {
      if let range = member.value { arguments.append((member.key, ExpressionParser.parse(source, range))) }
    }
    scan.add(configured, in: source, name: opening, through: closing, arguments)
    return true
  }
}
