/// Finds the tokens of a design system in JavaScript: objects of durations (`duration: { short: 250 }`,
/// `durations({ fast: { value: "150ms" } })`) and of curves (`easing: { standard: [0.2, 0, 0, 1] }`).
enum JavaScriptTokenReader {
  /// Looks at all objects of a file, because tokens are known by the names that are given to them.
  static func read(_ source: Source, into scan: inout ScanContext) {
    for opening in source.tokens.indices where source.opens(opening, "{") {
      let before = opening - 1
      guard source.matches(before, ":", "=") || source.opens(before, "("),
        isNamedSo(source, before), !scan.isTaken(opening), let closing = source.partner(opening),
        closing - opening < ScanLimits.motionObject
      else { continue }
      let names = NamesAround(source, opening)
      if names.isDurations { durations(source, opening, names, &scan) }
      if names.isCurves { curves(source, opening, &scan) }
    }
  }

  /// Whether one of the names before an object speaks of durations or curves; quick, because few do.
  private static func isNamedSo(_ source: Source, _ last: Int) -> Bool {
    let reach = source.matches(last, ":") ? 1 : ScanLimits.tokenNames
    for index in stride(from: last - 1, through: max(last - reach, 0), by: -1) {
      guard let kind = source.kind(index), kind == .identifier || kind == .string else { continue }
      let name = UnsafeBufferPointer(rebasing: source.bytes[source.range(index)])
      if name.count > 4, ByteSearch.holds(name, oneOf: hints) { return true }
    }
    return false
  }

  private static let hints: [StaticString] = ["uration", "asing", "urve", "ezier"]

  /// The members of an object that are all times.
  private static func durations(
    _ source: Source, _ opening: Int, _ names: NamesAround, _ scan: inout ScanContext
  ) {
    let members = source.members(opening).map { (key: $0, value: value($0, source)) }
    guard !members.isEmpty, members.count == source.arguments(opening).count else { return }
    var numbers: [Double] = []
    var times: [(token: Int, value: Expression)] = []
    for member in members {
      guard let range = member.value, range.count == 1, let token = range.first else { return }
      let isText = source.kind(token) == .string
      let value = NumberReader.read(source.text(source.contents(token)))
      switch value {
      case .number(let number, "") where source.kind(token) == .number && number >= 0: numbers.append(number)
      case _ where isText && CSSTime.seconds(value) != nil: break
      default: return
      }
      times.append((token, value))
    }
    guard numbers.isEmpty || saysMotion(numbers, members.map(\.key.key), names, source, opening) else {
      return
    }
    for (member, time) in zip(members, times) {
      let shape =
        source.kind(time.token) == .string
        ? CSSShapes.shape(.custom, on: .cssInJS) : duration(isNative: scan.isNative(source))
      guard let shape, CSSTime.seconds(time.value) != 0, time.value != .number(0) else { continue }
      scan.add(
        shape, in: source, name: member.key.token, through: time.token, [("duration", time.value)])
    }
  }

  /// A member's value, also that of `{ value: "150ms" }`.
  private static func value(_ member: ObjectMember, _ source: Source) -> Range<Int>? {
    guard let range = member.value, source.opens(range.lowerBound, "{") else { return member.value }
    return source.member("value", of: range.lowerBound)
  }

  /// Whether numbers are how long things move: what is around says so, or their keys do. Nothing moves for long.
  private static func saysMotion(
    _ numbers: [Double], _ keys: [String], _ names: NamesAround, _ source: Source, _ opening: Int
  ) -> Bool {
    guard let longest = numbers.max(), longest <= 2000, longest > 20 || longest <= 3 else { return false }
    if names.isMotion { return true }
    if let around = source.enclosingOpening(opening), NamesAround(source, around).isMotion { return true }
    return keys.contains { key in tempi.contains { key.lowercased().hasPrefix($0) } }
  }

  private static let tempi = ["fast", "slow", "quick", "instant", "short", "medium", "gentle", "snappy"]

  /// The members of an object that are control points.
  private static func curves(_ source: Source, _ opening: Int, _ scan: inout ScanContext) {
    let members = source.members(opening)
    // A motion with a duration of its own has the curve.
    if members.contains(where: { $0.key == "duration" || $0.key == "delay" }) { return }
    for member in members {
      guard let range = member.value, let closing = source.closing(of: range.lowerBound, "["),
        closing + 1 == range.upperBound, case .list(let points) = ExpressionParser.parse(source, range),
        points.count == 4, points.allSatisfy(\.isLiteral)
      else { continue }
      scan.add(curve, in: source, name: member.token, through: closing, [("bezier", .list(points))])
    }
  }

  static let shapes = [duration(isNative: false), duration(isNative: true), curve]

  private static func duration(isNative: Bool) -> CallShape {
    .javaScript(
      isNative ? .reanimated : .webJS, "JS.token(duration)", [], ["duration"], role: .constant, library: .web,
      example: (isNative ? "import { View } from 'react-native';\n" : "")
        + "export const durations = { fast: 250 };", reads: "duration 0.25"
    ) { try .bareDuration($0) }
  }

  private static let curve = CallShape.points(
    .webJS, "JS.token(curve)", callees: [], role: .constant, library: .web,
    example: "export const easing = { standard: [0.2, 0, 0, 1] };", reads: "curve 0.2:0:0:1", names: .web)
}

extension SiteMotion {
  /// How long something moves where a number has no unit: 20 seconds are as unlikely as 20 milliseconds.
  static func bareDuration(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    if let seconds = values.timeOfCSS("duration") { return SiteMotion(.duration(seconds)) }
    return try .duration(values, perSecond: values.number("duration") > 20 ? 1000 : 1)
  }
}
