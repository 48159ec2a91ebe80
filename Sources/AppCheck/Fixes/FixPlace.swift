import AppScan
import PlainText

/// A place whose motion is a preset's, with the tokens of its file: what the writers of replacements look at.
struct FixPlace {
  let source: Source
  let site: Site
  let match: MotionMatch
  /// The symbol of the preset; of a pair that of the duration.
  let symbol: PresetSymbol
  /// The symbol of a pair's curve.
  let pairedCurve: PresetSymbol?
  /// The full path of the file; nil for one that has none.
  let file: String?
  /// The app's own functions that take an animation.
  let wrappers: [String]

  /// Bytes, and what takes their place.
  typealias Change = (range: Range<Int>, text: String)

  /// Why a program cannot make a change.
  struct Problem: Error, Hashable {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The tokens of the place; none for text inside of a string.
  var tokens: Range<Int> { tokens(of: site.place.range) }

  /// The tokens of what stands elsewhere and belongs to it; nil where nothing does.
  var companion: Range<Int>? { site.place.companion.map(tokens) }

  private func tokens(of range: Range<Int>) -> Range<Int> {
    let first = source.tokens.partitioningIndex { Int($0.start) >= range.lowerBound }
    let end = source.tokens.partitioningIndex { Int($0.start) >= range.upperBound }
    return first..<max(first, end)
  }

  /// The bytes of the tokens in a range.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    source.range(range.lowerBound, through: range.upperBound - 1)
  }

  /// The text of the tokens in a range, as it stands.
  func text(_ range: Range<Int>) -> String { source.text(bytes(range)) }

  /// The name without its call: `Motion.Fade.quick` of `Motion.Fade.quick()`.
  var path: String { symbol.isCall ? String(symbol.use.dropLast(2)) : symbol.use }

  /// Why no change is made where a preset says less or more than what stands there.
  var onlyPart: Problem { Problem("only a part of what stands there would be \(match.name)") }

  /// Why no change is made where what stands there takes something else than the export has.
  var otherType: Problem { otherType(symbol) }

  /// Why no change is made where what stands there takes something else than a symbol is.
  func otherType(_ symbol: PresetSymbol) -> Problem {
    guard symbol.format == SymbolTable.resources, !match.isSpring else {
      return Problem("\(symbol.use) is of another type; put it there by hand")
    }
    // Code loads resources by a context.
    var code: [String] = []
    if match.part != .curve { code.append("resources.getInteger(\(self.symbol.code(.duration))).toLong()") }
    if match.part != .duration, let curve = try? curveSymbol() {
      code.append("AnimationUtils.loadInterpolator(context, \(curve.code(.easing)))")
    }
    return Problem("resources need a context: put \(code.joined(separator: " and ")) there by hand")
  }

  /// The symbol of the curve where that is said by a preset of its own.
  func curveSymbol() throws(Problem) -> PresetSymbol {
    guard let curve = match.part == .pair ? pairedCurve : symbol else { throw onlyPart }
    return curve
  }

  /// The bracket of the first call in the place.
  var opening: Int? { tokens.first { source.opens($0, "(") } }

  /// The change of some tokens, where there are any: else the reason is thrown.
  func change(_ range: Range<Int>?, to code: String, else reason: String? = nil) throws(Problem) -> Change {
    guard let range else { throw reason.map(Problem.init) ?? onlyPart }
    try checkComments(range)
    return (bytes(range), code)
  }

  /// Throws where a comment stands between the tokens of a range: it would be lost.
  func checkComments(_ range: Range<Int>) throws(Problem) {
    if source.hasComment(range) { throw Problem("a comment that stands in it would be lost") }
  }

  /// Throws unless the preset has the family of the motion: a tween stands for a tween, a spring for a spring.
  func checkFamily() throws(Problem) {
    let isSpring = site.motion?.isSpring ?? false
    guard isSpring != match.isSpring else { return }
    let (own, other) = isSpring ? ("spring", "curve") : ("curve", "spring")
    throw Problem("\(match.name) is a \(other) and this a \(own)")
  }

  /// Throws where the replacement would begin at another time than what stands there.
  ///
  /// - Parameter keepsOwn: Whether the place's own delay stays where it is.
  func checkDelay(keepsOwn: Bool) throws(Problem) {
    let own = (site.motion?.delay ?? 0) / (site.motion?.speed ?? 1)
    if match.delay == 0, keepsOwn { return }
    if site.motion?.hasUnreadDelay == true { throw Problem("when it begins cannot be read here") }
    if !keepsOwn, abs(match.delay - own) < 1e-6 { return }
    throw Problem("it begins at another time than \(match.name)")
  }
}

/// Writes one replacement, in the manner of the platform.
extension FixPlace {
  /// The bytes to replace and what takes their place.
  ///
  /// - Throws: ``Problem`` where that would change or lose something else.
  func changes() throws(Problem) -> [Change] {
    guard site.platform.isStyled || !tokens.isEmpty else { throw Problem("nothing stands there any more") }
    if site.role == .indented {
      throw Problem("the indented syntax of Sass is not changed by a program; put it there by hand")
    }
    if site.role == .text {
      throw Problem(
        "nothing in the file says that this text becomes a style of the app; put it there by hand")
    }
    return switch site.platform {
    case .swiftui: try swiftUI()
    case .css, .cssInJS: try css()
    case .tailwind: try tailwind()
    case .compose: try compose()
    case .androidView: try androidView()
    case .webJS, .reanimated: try javaScript()
    case .flutter: try flutter()
    case .uikit, .coreanimation, .appkit: try appleDuration()
    }
  }
}

extension Site {
  /// Whether it stands in a component's scripts, around which all is white space.
  func stands(in script: Source) -> Bool {
    let first = place.range.lowerBound
    return first < script.bytes.count && script.bytes[first] > 0x20
  }
}
