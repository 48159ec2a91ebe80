/// How far the readers of the platforms look around a place, in tokens unless said otherwise.
extension ScanLimits {
  /// Back and up from a bare name of SwiftUI to what says that it is an animation.
  static let swiftContext = 400
  /// Back to the extension around a name of SwiftUI: extensions are long.
  static let swiftExtension = 600
  /// Back over the header of a block: `func`, `if`, `switch`.
  static let swiftHeader = 60
  /// Branches of an `if` with `else` behind each.
  static let swiftBranches = 20
  /// Back over the condition of one of them.
  static let swiftCondition = 30
  /// A type: `[String: SwiftUI.Animation?]`.
  static let swiftType = 12
  /// UIKit's options in a list.
  static let animationOptions = 60
  /// Back to where an animator's timing parameters were made.
  static let timingParameters = 300
  /// Back from the duration of an animation to those of others that it is made of.
  static let otherTimes = 300
  /// To both sides of a transaction's duration, for its timing function.
  static let transaction = 40
  /// Into a closure of AppKit, for the first `$0`.
  static let animationGroup = 60

  /// To both sides of a duration of Android's views, for what sets up the same animation; calls in a chain too.
  static let animatorSetup = 96
  /// Between an animator and the set that plays it.
  static let animatorUse = 300
  /// Back to a declaration that hides others of its name.
  static let localDeclaration = 512
  /// Behind a name, for its type or what it is made with.
  static let declaredType = 10
  /// Lambdas around an `it`.
  static let nestedLambdas = 8
  /// Members in a chain of calls.
  static let memberChain = 64
  /// Into the arguments of a tween, for its curve: not the whole of a bracket that holds half a file.
  static let nestedCurve = 256

  /// Back over a cascade of Dart.
  static let cascade = 64
  /// Animation controllers of one file whose curves are looked for.
  static let controllers = 64
  /// Into an argument of Flutter, for intervals.
  static let interval = 64

  /// Classes of one element that are looked at together.
  static let classes = 200
  /// Strings of classes of one element, and the brackets around one of them with the bytes in these.
  static let classStrings = 24
  static let classBrackets = 6
  static let classBytes = 8192
  /// To both sides of a property of motion, for others in its rule.
  static let ruleTokens = 400
  /// Tokens of a media query, to the rule that it begins.
  static let mediaQuery = 48
  /// Bytes of a reference in CSS, for words that say what it stands for: an interpolation may hold a whole function.
  static let referenceHint = 80
  /// Bytes of a string that is a motion of CSS: longer ones are prose or whole style sheets.
  static let cssString = 400

  /// Templates in one another: each is read with what is nested in it, which would take quadratic time.
  static let nestedTemplates = 8
  /// Back from a string to the key whose value it is.
  static let propertyKey = 24
  /// An object that holds the numbers of a motion.
  static let motionObject = 400
  /// Objects in one another in a `transition`.
  static let nestedTransitions = 4
  /// Names of functions around an object.
  static let namesAround = 4
  /// Back over the condition of which an object is a branch.
  static let objectCondition = 32
  /// Back over the declaration of an object, its type included.
  static let objectDeclaration = 24
  /// Methods of a builder of layout animations: more than there are.
  static let layoutMethods = 24
  /// Calls around an animation of Reanimated: `withDelay(…)`, `withRepeat(…)`.
  static let wrappedAnimations = 4
  /// Back from an object to the names that it is given, with their types.
  static let tokenNames = 12
  /// Functions of easings in one another: `Easing.out(Easing.cubic)`.
  static let nestedEasings = 8
}
