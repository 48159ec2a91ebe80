import PlainText

/// A programming language's reserved words and literals, and what exported files of it say by bare names.
struct CodeLanguage: Sendable {
  /// The prefix of an identifier that begins with a digit.
  let beforeDigit: String
  /// Words that cannot be identifiers as they are.
  let reserved: Set<String>
  /// The members that every object has already: an identifier like one of them gets an underscore.
  let inherited: Set<String>
  /// The words that exported files say by their bare names, so that nothing around their place may be called so.
  let used: Set<String>
  /// Turns a reserved word into a usable identifier.
  let escape: @Sendable (_ word: String) -> String
  /// The quotes of a literal, and the sign with which code begins in one, if there is any.
  var quote = "\""
  var interpolation: String?

  /// A word of letters and digits as it is declared and used.
  func identifier(_ word: String) -> String {
    let word = word.first?.isNumber == true ? beforeDigit + word : word
    if inherited.contains(word) { return word + "_" }
    return reserved.contains(word) ? escape(word) : word
  }

  /// Whether a person may call a type this: ASCII letters, digits and underscores, and no reserved word.
  func isTypeName(_ word: String) -> Bool {
    word.isIdentifier && !reserved.contains(word) && word != "_"
  }

  /// The name of the type around all presets.
  ///
  /// - Parameters:
  ///   - standard: The one where none was asked for.
  ///   - complaint: The reason against a name that the language does not take.
  func namespace(
    _ options: ExportOptions, default standard: String = "Motion", orSay complaint: String,
    startsWithCapital: Bool = false
  ) throws -> String {
    guard let namespace = options.namespace else { return standard }
    guard isTypeName(namespace), !startsWithCapital || namespace.first?.isUppercase == true else {
      throw ExportError.option(.namespace, value: namespace, reason: complaint)
    }
    guard !used.contains(namespace) else {
      throw ExportError.option(
        .namespace, value: namespace,
        reason: "is a name that the file itself uses; take another, such as Motion")
    }
    return namespace
  }

  /// A text as a literal on one line. What looks like the end of a comment elsewhere is parted here too.
  func literal(_ text: String) -> String {
    var escaped = SafeText.inComment(text)
    for sign in ["\\", quote] + (interpolation.map { [$0] } ?? []) {
      escaped = escaped.replacing(each: sign, with: "\\" + sign)
    }
    return quote + escaped + quote
  }

  private init(
    beforeDigit: String = "_", reserved: String, inherited: String = "", used: String, quote: String = "\"",
    interpolation: String? = nil, escape: @escaping @Sendable (_ word: String) -> String = { "`\($0)`" }
  ) {
    self.beforeDigit = beforeDigit
    self.reserved = Set(reserved.split(separator: " ").map(String.init))
    self.inherited = Set(inherited.split(separator: " ").map(String.init))
    self.used = Set(used.split(separator: " ").map(String.init))
    self.quote = quote
    self.interpolation = interpolation
    self.escape = escape
  }

  /// The Swift Programming Language, section "Lexical Structure", and the members that every metatype has.
  static let swift = CodeLanguage(
    reserved: """
      associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
      precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
      defer do else fallthrough for guard if in repeat return switch throw where while Any as await catch false is nil \
      self Self super throw throws true try async Type Protocol
      """,
    used: """
      Animatable AnimatablePair Animation AnimationContext Any Bool CAAnimation CABasicAnimation CACurrentMediaTime \
      CAKeyframeAnimation CAMediaTimingFunction CAPropertyAnimation CASpringAnimation CGFloat CGPoint CGSize CGVector CaseIterable Color \
      Course CubicCurve CubicTiming CustomAnimation Double Float Hashable Int Keyframe KeyframeTimeline KeyframeTrack \
      Keyframes KeyframesBuilder LayerKey LayerTrack LinearKeyframe CubicKeyframe MainActor MoveKeyframe NSNumber \
      PiecewiseAnimation PiecewiseCurve PiecewiseTiming QuartzCore RoundedRectangle Sendable Spring SpringKeyframe \
      SpringTiming String SwiftUI TimeInterval Timing UICubicTimingParameters UIKit UISpringTimingParameters \
      UITimingCurveProvider UIView UIViewPropertyAnimator UnitCurve UnitPoint Vector2 Vector3 Vector4 VectorArithmetic \
      View Void
      """)

  /// Kotlin's hard keywords (kotlinlang.org, "Keywords and operators"): the others may be names.
  static let kotlin = CodeLanguage(
    reserved: """
      as break class continue do else false for fun if in interface is null object package return super this throw true \
      try typealias typeof val var when while
      """,
    inherited: "equals hashCode toString",
    used: """
      AnimationVector Any Boolean Color ComposeMotion CubicBezierEasing Deprecated Double Easing \
      ExperimentalMaterial3ExpressiveApi FiniteAnimationSpec Float GraphicsLayerScope InfiniteRepeatableSpec Int \
      KeyframesSpec LinearEasing Long MotionScheme Offset OptIn ReplaceWith SpringSpec Suppress TweenSpec \
      TwoWayConverter VectorizedFiniteAnimationSpec infiniteRepeatable keyframes snap spring tween
      """,
    interpolation: "$")

  /// Dart's reserved words, and its built-in identifiers, which cannot name everything (dart.dev, "Keywords"). A leading
  /// underscore would make a member private.
  static let dart = CodeLanguage(
    beforeDigit: "$",
    reserved: """
      assert break case catch class const continue default do else enum extends false final finally for if in is new null \
      rethrow return super switch this throw true try var void while with await yield abstract as covariant deferred \
      dynamic export extension external factory function get implements import interface late library mixin operator part \
      required set static typedef
      """,
    inherited: "hashCode noSuchMethod runtimeType toString",
    used: """
      Alignment BorderRadius ClipRRect Color ColoredBox ConstantTween Cubic Curve CurveTween Curves DefaultTextStyle \
      Deprecated Duration IconTheme IconThemeData ImageFiltered List Map MapEntry Matrix4 Offset Opacity SizedBox \
      SpringDescription SpringSimulation String TextStyle ThreePointCubic Transform Tween TweenSequence \
      TweenSequenceItem Widget bool disableAnimations double int math num of ui
      """,
    quote: "'", interpolation: "$", escape: { $0 + "_" })

  /// The words that may not be the name of a variable (ECMA-262, section 12.7.2; strict mode).
  static let typeScript = CodeLanguage(
    reserved: """
      arguments as async await break case catch class const continue debugger default delete do else enum eval export \
      extends false finally for function if implements import in instanceof interface let new null package private \
      protected public return static super switch this throw true try typeof undefined var void while with yield
      """,
    used: """
      Animated CSS CustomEase Easing Infinity Keyframe Math NaN ReduceMotion ReturnType boolean gsap number object \
      readonly string undefined unknown
      """)
}

extension String {
  /// Whether it is an identifier of ASCII letters, digits and underscores.
  var isIdentifier: Bool { utf8.first?.isDigit == false && utf8.allSatisfy(\.isOfIdentifier) }
}

extension UInt8 {
  /// Whether it is an ASCII letter, a digit or an underscore.
  var isOfIdentifier: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
