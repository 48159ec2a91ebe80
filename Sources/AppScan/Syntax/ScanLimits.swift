/// Bounds on the work that one place of a source may cost, so that the time and memory of a scan are linear whatever a
/// file holds. Each is more than people write: only generated or hostile code meets one, and what goes beyond it is left
/// out or unread, never wrong.
package enum ScanLimits {
  // MARK: Lexing

  /// The bytes of a character literal: the longest is `'\u0041'`. A stray quote must not cost its whole line.
  static let characterBytes = 10
  /// The bytes of a regex literal of Swift: a line of slashes would be searched from each of them.
  static let regexBytes = 1000
  /// The bytes of the type arguments in a tag.
  static let tagBytes = 200
  /// The names of elements whose closing tags are looked for: each costs a pass over the rest of the file.
  static let closingTags = 64

  // MARK: Looking around a token

  /// The tokens that are looked at for a bracket around a token, for the end of its type arguments or, brackets counted as
  /// one, of its value, or in a bracket: one may hold half a file.
  static let reach = 256
  /// The tokens between a keyword and what it declares or opens, forwards and back: generic parameters, supertypes, a type,
  /// a media query; and those of an argument or a cascade that are looked at.
  static let head = 64
  /// The tokens of a type annotation in TypeScript, which may be an object's.
  static let annotation = 120
  /// The words before the keyword of a declaration, such as `private static`.
  static let modifiers = 6
  /// The names that one statement, one `case` or one list of parameters declares.
  static let names = 64
  /// The tokens before the `in` of a closure of Swift: behind a loop's, there is no bracket so near.
  static let closureParameters = 12
  /// The tokens of a destructuring pattern.
  static let pattern = 400
  /// The calls that are chained behind an animation.
  static let chain = 12
  /// The tokens that a path of names before a call has, dots included.
  static let pathTokens = 9
  /// The tokens behind the declaration of a receiver in which its properties are set: more than a function that sets up
  /// an animation has.
  static let receiver = 1000
  /// The bytes of a package's name.
  static let packageBytes = 100
  /// The bytes behind the keyword of a constant that are looked at before a file is lexed: a name, its type and the
  /// beginning of its value.
  static let constantBytes = 96
  /// The bytes behind a query for less motion in which the selector stands.
  static let resetBytes = 200
  /// The selectors of a rule of a style sheet that plays an animation, the bytes of each, and the rules in one another of
  /// which they are put together: those of nested rules multiply.
  static let selectors = 8
  static let selectorBytes = 128
  static let nestedRules = 8

  // MARK: Values

  /// The tokens of a constant of Swift that holds a number, and of one that needs no number to be read.
  static let swiftValue = 40
  static let swiftName = 5
  /// The tokens of a computed property that is one value.
  static let computedValue = 9
  /// The tokens of one that returns one number or another.
  static let returningBody = 120
  /// The places in one file at which a variable is set that are looked at.
  static let assignments = 16
  /// The tokens and the bytes of a constant of JavaScript.
  static let javaScriptValue = 48
  static let javaScriptBytes = 400
  /// The tokens of a function in which an object that it gives is looked for.
  static let givenMembers = 200
  /// The levels of an object of constants.
  static let objectDepth = 6

  // MARK: Expressions

  /// The levels of an expression; each bracket counts twice. They cost stack.
  static let expressionDepth = 40
  /// The operators or members in a row: each is a level of the expression, and to free as many levels as a file can hold
  /// would overflow the stack.
  static let operators = 100
  /// The levels of a value of CSS.
  static let cssDepth = 24
  /// The bytes of a condition that is kept to know its branches by.
  static let conditionBytes = 120
  /// The levels and the steps of an evaluation: constants that name each other twice would take exponential time.
  static let evaluationDepth = 32
  static let evaluationSteps = 2048
  /// The branches of one expression that are followed.
  static let branches = 4

  // MARK: Constants

  /// The scopes around a name that are looked at.
  static let scopes = 64
  /// The tokens between the parameters of a function and its body.
  static let functionHead = 32
  /// The tokens of a function that is one expression.
  static let functionBody = 40

  /// The parts of a path; types that are nested without end would take room without end.
  static let pathParts = 8
  /// The libraries of a package of Dart that are read for what they export.
  package static let libraries = 64
  /// The tokens in which the variable of an export's choice is looked for.
  static let choice = 2048
  /// The types that take over one, and those that take over these.
  static let heirs = 256
  /// The types that one takes over directly.
  static let parents = 4
  /// The bytes of a path: deep ones would take quadratic room.
  static let pathBytes = 256
  /// The parts of a constant once the constants in it are replaced, and how many replace each other: constants of
  /// constants, each used several times, would grow without end.
  static let constantParts = 200
  static let constantDepth = 8
  /// The files that pass on what others export, until the one is found that declares a name.
  static let passingFiles = 32

  // MARK: Files

  /// The modules of a page that are looked at by themselves: each is a copy of it.
  static let modules = 16

  /// The alternatives that the braces of a pattern make; more are a mistake.
  static let patternAlternatives = 256
  /// The lines of a file's first comments that are looked at, and the bytes of each: a text may be one line of
  /// megabytes.
  static let headerLines = 24
  static let headerLineBytes = 400
  /// The bytes of a file: larger ones are no source that a person wrote.
  package static let fileBytes = 8 << 20
  /// The bytes of a generated file whose constants are read: those of tokens have some kilobytes, while mocks and
  /// translations, which have none, have megabytes, and reading them takes half as long again as an app does.
  package static let generatedBytes = 1 << 16
  /// The bytes of a line: longer ones are not written by hand.
  static let lineBytes = 1000
  /// The first bytes of a text, enough to see whether a program made it small.
  static let minifiedSample = 64 << 10
  /// The bytes of a text that may be minified, and of one that may be built of many files: shorter ones cost nothing to
  /// read.
  static let minifiedBytes = 4 << 10
  static let builtBytes = 200
  /// The rules without white space that make a text a built one: people write fewer.
  static let packedRules = 20

  // MARK: Fixes

  /// The brackets around a call of Dart, and the words of a constant's type before its `=`, that are looked at for a
  /// `const`.
  package static let constantBrackets = 64
  package static let constantType = 8
  /// How often places that are left may leave others with the same constants.
  package static let constantRounds = 8
  /// The tokens before the `package` of a file of Kotlin, annotations of the file among them.
  package static let packageTokens = 4000
  /// The projects of Xcode in one folder that are read, and the bytes of each: the largest apps have some megabytes.
  package static let xcodeProjects = 8
  package static let xcodeProjectBytes = 32 << 20
  /// The levels of a property list: a project of Xcode has six.
  package static let propertyListDepth = 24
  /// The presets of one motion among which the one to propose is looked for: each is a distance to measure.
  package static let equalPresets = 8

  // MARK: Around a place, for the readers of the platforms, in tokens unless said otherwise

  /// Back and up from a bare name of SwiftUI to what says that it is an animation.
  static let swiftContext = 400
  /// Back to the extension around a name of SwiftUI: extensions are long.
  static let swiftExtension = 600
  /// Branches of an `if` with `else` behind each.
  static let swiftBranches = 20
  /// A type: `[String: SwiftUI.Animation?]`.
  static let swiftType = 12
  /// From a use to where something of it was made or set in the same function: timing parameters, the times of other
  /// animations, an animator and the set that plays it.
  static let setUp = 300
  /// To both sides of a transaction's duration, for its timing function.
  static let transaction = 40

  /// To both sides of a duration of Android's views, for what sets up the same animation; calls in a chain too.
  static let animatorSetup = 96
  /// Back to a declaration that hides others of its name.
  static let localDeclaration = 512
  /// Behind a name, for its type or what it is made with.
  static let declaredType = 10
  /// Lambdas around an `it`, sets of animations in one another, and functions of easings: `Easing.out(Easing.cubic)`.
  static let nesting = 8
  /// Members in a chain of calls.
  static let memberChain = 64

  /// Classes of one element that are looked at together.
  static let classes = 200
  /// Tokens of a tag beside its classes.
  static let attributes = 400
  /// Strings of classes of one element, and the brackets around one of them with the bytes in these.
  static let classStrings = 24
  static let classBrackets = 6
  static let classBytes = 8192
  /// To both sides of a property of motion, for others in its rule.
  static let ruleTokens = 400
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
  /// Outward from a text to what makes a style of it.
  static let styleUse = 64
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
}
