import PlainText

/// The platforms that are written in a language, and by what a file is known to be worth reading.
struct LanguagePlatforms: Sendable {
  /// The readers that find the platforms' motions.
  let readers: [any PlatformReader.Type]
  /// Byte sequences of which a file with a motion, or with a constant for one, holds at least one; a file with none is
  /// not lexed.
  let hints: [String]
  /// Another sign of a motion in such a file; nil where hints say all.
  var holds: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)?
  /// Byte sequences by which a source asks whether the person wants less motion.
  let reducedHints: [String]
  /// The names of the folders whose files are read, qualifiers behind a dash apart; nil for any.
  var folders: Set<String>?
}

extension Language {
  /// The language of a file by its name, or by its path where only the files of some folders are read; nil for a file
  /// that is not read.
  package init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(ending: String(fileName[fileName.utf8.index(after: dot)...]))
    guard let folders = platforms.folders else { return }
    let path = fileName.utf8.split(separator: UInt8(ascii: "/"))
    guard path.count > 1, folders.contains(String(Substring(path[path.count - 2]).prefix { $0 != "-" }))
    else {
      return nil
    }
  }

  /// The one table of what is looked for in each language.
  var platforms: LanguagePlatforms {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .java: .java
    case .dart: .dart
    case .css, .scss, .sass, .less: .styleSheets
    case .html, .astro: .markup
    case .xml: .androidResources
    case .javascript, .typescript: .javaScript
    }
  }
}

extension LanguagePlatforms {
  fileprivate static let swift = LanguagePlatforms(
    readers: [SwiftUIReader.self, UIKitReader.self, CoreAnimationReader.self, AppKitReader.self],
    // Parts of words: `withAnimation`, `animate`, `UIViewPropertyAnimator`, `duration`, `Spring`, `spring` and so on;
    // files that only declare constants name them like this too.
    hints: [
      "nimation", "nimator", "animate(", "duration", "Duration", "pring", "Timing", "timingCurve", "Keyframe",
    ],
    holds: { swiftNumbers.stand(in: $0) },
    // accessibilityReduceMotion, isReduceMotionEnabled, reduceMotion, accessibilityDisplayShouldReduceMotion.
    reducedHints: ["educeMotion"])

  fileprivate static let kotlin = LanguagePlatforms(
    readers: [ComposeReader.self, AndroidViewReader.self],
    // What motions are written with, and in which words the constants are named that they use.
    hints: [
      "tween", "spring", "keyframes", "Easing", "duration", "Duration", "DURATION", "Spec(", "Spec<",
      "Interpolator", "SpringForce", "illis", "MILLIS", "teCamera(", "seCamera(", "crossfade(",
    ],
    holds: { kotlinNumbers.stand(in: $0) },
    reducedHints: androidReducedHints)

  fileprivate static let java = LanguagePlatforms(
    readers: [JavaViewReader.self],
    hints: [
      "Duration", "DURATION", "Interpolator", "SpringForce", "illis", "MILLIS", "teCamera(", "seCamera(",
      "crossfade(",
    ],
    holds: { javaNumbers.stand(in: $0) },
    reducedHints: androidReducedHints)

  private static let androidReducedHints = [
    "areAnimatorsEnabled", "ANIMATOR_DURATION_SCALE", "TRANSITION_ANIMATION_SCALE", "MotionDurationScale",
    "reduceMotion", "ReduceMotion", "reducedMotion", "ReducedMotion",
  ]

  fileprivate static let dart = LanguagePlatforms(
    readers: [FlutterReader.self],
    hints: ["duration", "Duration", "Curve", "curve", "Cubic(", "SpringDescription"],
    reducedHints: ["disableAnimations", "reduceMotion", "ReduceMotion", "reducedMotion", "ReducedMotion"])

  fileprivate static let styleSheets = LanguagePlatforms(
    readers: [CSSReader.self],
    // What stands in a style sheet with a motion or with what one may be made of: a property, an easing function, or
    // else a time; and the theme that Tailwind declares.
    hints: [
      "ransition", "nimation", "uration", "elay", "ease", "ezier", "inear(", "teps(", "tailwindcss", "@theme",
    ],
    holds: { CSSTime.stands($0) },
    reducedHints: ["prefers-reduced-motion", "motion-reduce:", "motion-safe:"])

  fileprivate static let markup = LanguagePlatforms(
    readers: [MarkupReader.self],
    // A component may hold a script, a style sheet and classes.
    hints: javaScript.hints + styleSheets.hints,
    reducedHints: javaScript.reducedHints + styleSheets.reducedHints)

  fileprivate static let androidResources = LanguagePlatforms(
    readers: [AndroidResourceReader.self],
    hints: ["uration", "nterpolator", "<integer"],
    reducedHints: [],
    // Types of resources in which motions stand, `values-sw600dp` among them.
    folders: ["anim", "animator", "interpolator", "transition", "values", "drawable", "xml"])

  fileprivate static let javaScript = LanguagePlatforms(
    readers: [
      ReanimatedReader.self, MotionReader.self, WebAnimationReader.self, JavaScriptObjectReader.self,
      JavaScriptOptionReader.self, LayoutAnimationReader.self, LibraryMotionReader.self,
      LibraryCallReader.self, JavaScriptStringReader.self,
    ],
    // Endings of words that begin with a small or a capital letter, but not where that would find other words:
    // `configuration`, `extension`. None is shorter than five bytes, because the search moves on by the shortest.
    hints: [
      "duration", "Duration", "DURATION", "springify(", "ransition:", "ransition=", "ransition =",
      "ransition\"", "ransition'", "ransition-d", "ransition-ti", "ransitionD", "ransitionT", "nimation",
      "nimate(", "nimate-[", "ANIMATION", "asing", "ffness", "mping", "mass:", "ezier", "ease-", "elay-",
      "friction", "bounce:", "imeout={", "sitions.create(", ".gentle", ".wobbly", ".stiff", ".molasses",
      "SpringConfig", "rty('--", "rty(\"--",
      // What a file passes on of others.
      "export * from",
    ] + (1...9).map { "ransition-\($0)" } + " \n\t\r{,(_'\"`.[=!&|:?+-*/<>;$@}".map { "\($0)tension" },
    holds: { javaScriptNumbers.stand(in: $0) },
    reducedHints: ["educeMotion", "educedMotion", "reduced-motion", "motion-reduce", "motion-safe"])

  private static let swiftNumbers = SharedNumbers(behind: "static let ")
  private static let kotlinNumbers = SharedNumbers(behind: "const val ")
  private static let javaNumbers = SharedNumbers(behind: "static final ")
  private static let javaScriptNumbers = SharedNumbers(behind: "export const ", needsName: true)
}

/// Constants that a file without a word of motion holds for others: `enum AppTime { static let quick = 0.2 }`.
struct SharedNumbers: Sendable {
  private let search: MultiSearch
  /// The bytes of the keyword.
  private let length: Int
  /// Whether the constant may hold an object or a function, which is then known by what it is called.
  private let needsName: Bool

  /// Numbers behind a keyword: `static let quick = 0.2`.
  init(behind keyword: String, needsName: Bool = false) {
    search = MultiSearch([keyword])
    length = keyword.utf8.count
    self.needsName = needsName
  }

  /// Words in the names of motions' constants, in small letters.
  private static let words: [StaticString] = [
    "time", "duration", "timing", "speed", "fast", "slow", "quick", "delay", "tempo", "pace", "motion",
    "millis", "_ms", "spring", "token", "interval", "theme",
  ]

  /// Whether such a constant stands in the bytes.
  func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let found = search.first(in: bytes, from: start) {
      start = found + length
      let line = bytes[start..<min(start + ScanLimits.constantBytes, bytes.count)].prefix { $0 != 0x0A }
      if needsName ? Self.isNamed(line) : Self.isNumber(line) { return true }
    }
    return false
  }

  /// `quick: Double = 0.2`
  private static func isNumber(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let value = line.drop { $0 != UInt8(ascii: "=") }.dropFirst()
    return value.first { $0 != 0x20 }.map { $0.isDigit || $0 == UInt8(ascii: ".") } ?? false
  }

  private static func isNamed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = line.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
    return ByteSearch.holds(UnsafeBufferPointer(rebasing: name), oneOf: words)
  }
}
