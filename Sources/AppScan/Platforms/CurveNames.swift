import MotionPhysics

/// The curves that a platform has by name, and how it reads a value as a curve.
struct CurveNames: Sendable {
  /// Why a value is no curve, by what it is.
  struct Reasons: Sendable {
    var unknownName = UnreadableReason.curve
    var invalidPoints = UnreadableReason.range
    var noCurve = UnreadableReason.expression
  }

  /// The control points of the names that are cubic Beziers.
  private let beziers: [String: [Double]]
  private let others: @Sendable (String) -> SiteCurve?
  private let reasons: Reasons

  init(
    _ beziers: [String: [Double]] = [:], _ reasons: Reasons = Reasons(),
    others: @escaping @Sendable (String) -> SiteCurve? = { _ in nil }
  ) {
    self.beziers = beziers
    self.others = others
    self.reasons = reasons
  }

  /// The curve of a name; nil for a name that is none of the platform's.
  func callAsFunction(_ name: String) -> SiteCurve? {
    if let points = beziers[name] { return SiteCurve(bezier: points, name: name) }
    return others(name)
  }

  /// The curve backwards, 1 - f(1 - t), under another name; nil for one that is no Bezier of the table.
  func flipped(_ name: String, as other: String) -> SiteCurve? {
    beziers[name].flatMap { EasingFunction(bezier: $0)?.reversed?.site(other) }
  }

  /// The name and the numbers of a curve that is called: `back.out(1.7)`; nil where something else stands in its brackets.
  static func parts(_ text: String) -> (name: Substring, numbers: [Double])? {
    let name = text.prefix { $0 != "(" }
    let call = text.dropFirst(name.count)
    guard call.isEmpty || call.last == ")" && call.count > 1 else { return nil }
    let parts = call.dropFirst().dropLast().split { $0 == "," || $0 == " " }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? (name, numbers) : nil
  }

  /// The curve of a value: a name, or four control points.
  func curve(_ value: Value) throws(UnreadableReason) -> SiteCurve {
    switch value {
    case .text(let name):
      guard let curve = self(name) else { throw reasons.unknownName }
      return curve
    case .numbers(let points):
      guard let curve = SiteCurve(bezier: points) else { throw reasons.invalidPoints }
      return curve
    case .number: throw reasons.noCurve
    case .unread(let reason): throw reason
    }
  }

  /// Why a value that the source leaves out is no curve.
  var missing: UnreadableReason { reasons.noCurve }
}

extension CurveNames.Reasons {
  static func always(_ reason: UnreadableReason) -> CurveNames.Reasons {
    CurveNames.Reasons(unknownName: reason, invalidPoints: reason, noCurve: reason)
  }
}

extension Parameters {
  /// A curve: by its control points where the source gives them, else by the parameter of a name.
  /// - Parameter standard: the name of the one that counts when the source leaves it out.
  func curve(
    _ name: String, _ names: CurveNames, default standard: String? = nil
  ) throws(UnreadableReason) -> SiteCurve {
    guard let value = self["bezier"] ?? self[name] ?? standard.map(Value.text) else { throw names.missing }
    return try names.curve(value)
  }
}

extension CallShape {
  /// A row for a curve by its four control points, which are its argument `bezier`.
  static func points(
    _ platform: AppPlatform, _ api: String, callees: [String], role: SiteRole = .plain, library: Library,
    example: String, reads: String, names: CurveNames
  ) -> CallShape {
    CallShape(
      platform, api, callees: callees, parameters: [Parameter("bezier")], isAnimation: false,
      role: role, library: library, example: example, reads: reads
    ) { SiteMotion(.curve(try $0.curve("bezier", names))) }
  }
}

extension BounceCurve {
  /// The curve under a platform's name.
  static func curve(_ side: Side, name: String) -> SiteCurve {
    SiteCurve(path(side).map(UnitCurve.path), name: name)
  }
}
