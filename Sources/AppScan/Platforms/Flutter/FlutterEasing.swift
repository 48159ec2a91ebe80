import PlainText

/// The curves of a file that ease something whose duration stands in another call: an animation controller's, those by
/// which it is moved, or those in what builds the transition of a route.
struct FlutterEasing {
  /// By what a call goes that says a duration.
  enum Curve {
    /// Nothing eases it.
    case none
    /// The tokens of the only curve.
    case one(Range<Int>)
    /// There are several, or a part of one, or nothing says which.
    case other
  }

  /// A call that makes a curve, and what drives it.
  private struct Call {
    let opening: Int
    /// Nil where it is a part of a curve, or has its own numbers.
    let curve: Range<Int>?
    let driver: Variable?
  }

  /// A variable in the body that it stands in: other classes of a file may call their controllers the same.
  private struct Variable: Hashable {
    let name: String
    let body: Int?
  }

  /// Of calls that say a duration, by the tokens of their names.
  private var curves: [Int: Curve] = [:]
  /// Of the brackets of calls whose curve belongs to a duration, the call that has that.
  private var owners: [Int: Int] = [:]

  init(_ source: Source) {
    var controllers: [(call: Int, variable: Variable)] = []
    var routes: [(call: Int, builder: Range<Int>)] = []
    var calls: [Call] = []
    var moves: [Variable: [Call]] = [:]
    var even: Set<Variable> = []
    var body: (opening: Int, closing: Int)?
    func variable(_ token: Int) -> Variable { Variable(name: source.text(token), body: body?.opening) }
    for index in source.tokens.indices {
      if let closing = body?.closing, closing < index { body = nil }
      if body == nil, let closing = source.closing(of: index, "{") { body = (index, closing) }
      if let name = Self.controller(source, index) {
        controllers.append((index, variable(name)))
        // `AnimationController(…)..forward()`
        if let (_, closing) = source.call(at: index), source.matches(closing + 1, "..") {
          even.insert(variable(name))
        }
      } else if let (name, move) = Self.move(source, index) {
        if let move { moves[variable(name), default: []].append(move) } else { even.insert(variable(name)) }
      } else if source.matches(index, "CurvedAnimation", "CurveTween"),
        let (opening, closing) = source.call(at: index)
      {
        let driver = Self.driver(source, index, opening, closing)
        calls.append(
          Call(opening: opening, curve: Self.curve(source, opening), driver: driver.map(variable)))
      } else if source.matches(index, "transitionsBuilder", "transitionBuilder"),
        source.matches(index + 1, ":"),
        let opening = source.enclosingOpening(index), let call = source.callName(before: opening),
        FlutterShapes.standardDurations[source.text(call)] != nil
          || FlutterShapes.says(FlutterShapes.durationLabels, source, opening),
        !FlutterShapes.says(FlutterShapes.curveLabels, source, opening)
      {
        routes.append((call, source.valueRange(after: index + 1)))
      }
    }
    let driven = Dictionary(grouping: calls) { $0.driver }
    for (call, variable) in controllers {
      let (eased, moved) = (driven[variable] ?? [], moves[variable] ?? [])
      if !even.contains(variable) {
        pair(call, eased + moved)
      } else {
        pair(call, eased.isEmpty && moved.contains { $0.curve != nil } ? nil : eased)
      }
    }
    for (call, builder) in routes { pair(call, Self.easing(source, builder, calls)) }
  }

  /// Gives a call the curve of the only one of others; nil where nothing says what these are.
  private mutating func pair(_ call: Int, _ others: [Call]?) {
    guard let only = others?.first, others?.count == 1, let curve = only.curve else {
      curves[call] = others?.isEmpty == true ? Curve.none : .other
      return
    }
    curves[call] = .one(curve)
    owners[only.opening] = call
  }

  /// By what a call goes that says a duration.
  func curve(of call: Int) -> Curve { curves[call] ?? .none }

  /// The call in the same file to whose duration the curve of a call belongs: that is where the motion counts.
  func owner(of opening: Int) -> Int? { owners[opening] }

  /// The variable that a controller with a duration is made for: `_fade = AnimationController(duration: …)`.
  private static func controller(_ source: Source, _ call: Int) -> Int? {
    guard source.matches(call, "AnimationController", "useAnimationController"),
      source.matches(call - 1, "="), source.kind(call - 2) == .identifier,
      let opening = source.callOpening(after: call), source.member("duration", of: opening) != nil
    else { return nil }
    return call - 2
  }

  /// The controller that a call moves, `_fade?.animateTo(1, curve: …)`, and that call where it has a curve or goes by
  /// something else than the controller's duration; nil where it moves none.
  private static func move(_ source: Source, _ index: Int) -> (variable: Int, call: Call?)? {
    guard source.matches(index - 1, ".", "?.", "!."), let (opening, _) = source.call(at: index) else {
      return nil
    }
    let isEven = source.matches(index, oneOf: ["forward", "reverse", "repeat", "toggle"])
    let isTo = source.matches(index, "animateTo", "animateBack")
    guard isEven || isTo || source.matches(index, "fling", "animateWith") else { return nil }
    let name = source.matches(index - 2, "!") ? index - 3 : index - 2
    let isCurved = isTo && source.member("curve", of: opening) != nil
    if isEven || isTo && !isCurved { return (name, nil) }
    // What says a duration is a motion of its own.
    let isOwn = !isTo || source.member("duration", of: opening) != nil
    let curve = isOwn ? nil : curve(source, opening).flatMap { isLocal($0, source) ? nil : $0 }
    return (name, Call(opening: opening, curve: curve, driver: nil))
  }

  /// The curve of a call; nil where that is a part of one, or has its own numbers.
  private static func curve(_ source: Source, _ opening: Int) -> Range<Int>? {
    let curve = source.member("curve", of: opening)
    return curve?.contains { source.matches($0, "Interval", "Cubic") } == false ? curve : nil
  }

  /// The variable that drives a curve: `CurvedAnimation(parent: fade, …)`, `fade.drive(CurveTween(…))`,
  /// `Tween(…).chain(CurveTween(…)).animate(fade)`; nil where it is none.
  private static func driver(_ source: Source, _ name: Int, _ opening: Int, _ closing: Int) -> Int? {
    func only(_ range: Range<Int>?) -> Int? {
      guard let range, let name = range.first, source.kind(name) == .identifier else { return nil }
      return range.count == 1 || range.count == 2 && source.matches(name + 1, "!") ? name : nil
    }
    if source.matches(name, "CurvedAnimation") { return only(source.member("parent", of: opening)) }
    var (first, last) = (name, closing)
    for _ in 0..<ScanLimits.wrappedAnimations {
      if source.matches(last + 1, "."), source.matches(last + 2, "animate") {
        return only(source.argument(0, of: last + 2))
      }
      guard let around = source.enclosingOpening(first), let call = source.callName(before: around),
        source.matches(call - 1, "."), let end = source.partner(around)
      else { return nil }
      if source.matches(call, "drive") {
        return source.matches(call - 3, ".") ? nil : only(call - 2..<call - 1)
      }
      guard source.matches(call, "chain") else { return nil }
      (first, last) = (call, end)
    }
    return nil
  }

  /// The calls that ease what builds a route's transition by its animation; nil where that is no function in place, or
  /// eases in another way.
  private static func easing(_ source: Source, _ builder: Range<Int>, _ calls: [Call]) -> [Call]? {
    guard source.opens(builder.lowerBound, "(") else { return nil }
    let parameters = source.arguments(builder.lowerBound).compactMap(\.value.last).map { source.text($0) }
    // What the route moves by that comes over it is another motion.
    let secondary = parameters.count > 2 ? parameters[2] : nil
    let first = calls.partitioningIndex { $0.opening >= builder.lowerBound }
    let within = calls[first...].prefix { $0.opening < builder.upperBound }
      .filter { secondary == nil || $0.driver?.name != secondary }
    if within.contains(where: { $0.curve.map { isLocal($0, source) } ?? false }) { return nil }
    let words: [StaticString] = ["Curves", "Easing", "drive", "transform", "evaluate"]
    let mayEase = builder.contains { source.matches($0, oneOf: words + easedTransitions) }
    return within.isEmpty && mayEase ? nil : within
  }

  /// The transitions that ease the animation that they are given (the package animations 2, Flutter 3's cupertino/route.dart).
  /// Others go as that goes, an app's own as Flutter's.
  private static let easedTransitions: [StaticString] = [
    "FadeThroughTransition", "FadeScaleTransition", "SharedAxisTransition", "CupertinoPageTransition",
    "CupertinoFullscreenDialogTransition",
  ]

  /// Whether a curve is a name that the function around it may declare, which means nothing where its duration stands.
  private static func isLocal(_ curve: Range<Int>, _ source: Source) -> Bool {
    source.text(curve.lowerBound).first?.isLowercase == true && !source.matches(curve.lowerBound, "const")
  }
}
