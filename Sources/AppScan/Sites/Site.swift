import MotionPhysics
import PlainText

/// A motion that an app's source writes by hand: the innermost call or property that carries the numbers.
package struct Site: Hashable, Sendable {
  /// Where it stands.
  package let place: SitePlace
  /// Where it plays.
  package let platform: AppPlatform
  /// The call or property, such as `SwiftUI.spring(response:dampingFraction:)`.
  package let api: String
  /// The parameters that the source writes, in its own units.
  package let parameters: [SiteParameter]
  /// Whether a whole animation stands there, so that another may take its place.
  package let isAnimation: Bool
  /// The role that decides which motion may be put in its place.
  package let role: SiteRole
  /// Whether it says how long something moves and leaves the curve to what the platform takes where none is said.
  package let saysDurationOnly: Bool
  /// Whether its curve is that of the same element in another state, so that one of its own may be said beside it.
  package let inheritsCurve: Bool
  /// The parameter, or the property that can be set or overridden, through which a number comes, so that others may give
  /// another; empty where that has no name, nil where there is none.
  package let given: String?
  /// The constants of the app that what it writes names.
  package let constants: [SiteConstant]
  /// Whether it declares a constant that the app uses: its motion counts there.
  package let countsElsewhere: Bool
  /// The duration or the curve that could be read where the other could not; nil where both could, or neither.
  package let half: SiteMotion?
  /// The motion; nil when it could not be read, or when the site says no motion by itself.
  package private(set) var motion: SiteMotion?
  /// The parameters that are each nothing but a name that no file declares, or in Sass a call with a word,
  /// `motion-get(fade)`; a name that stands for another one counts as that one, and of names that stand in for one another
  /// each is one. Of a site that is read they are those for which a value stands in, `var(--fast, 200ms)`. Empty where
  /// anything else could not be read.
  package private(set) var undeclared: [SiteParameter]
  /// Why the motion could not be read; nil when everything could.
  package private(set) var reason: UnreadableReason?

  /// Whether all that matters could be read.
  package var isReadable: Bool { reason == nil }

  /// The site as one that says what can be read of it and no more, because the rest is an export's; itself where nothing
  /// or all of it can.
  package var byHalf: Site { half.map { read(as: $0) } ?? self }

  /// The parameter that says the half which could not be read, where that is nothing but names.
  package var otherHalf: SiteParameter? { half == nil ? nil : undeclared.first { $0.half != nil } }

  /// The site as one that says a whole motion, of which something else knows the half that could not be read.
  package func saying(_ kind: SiteMotion.Kind) -> Site { read(as: SiteMotion(kind)) }

  private func read(as motion: SiteMotion) -> Site {
    var site = self
    site.motion = motion
    site.reason = nil
    site.undeclared = []
    return site
  }

  /// The site as two, of which one says how long it takes and the other its curve; nil for what is no tween.
  package var halves: (duration: Site, curve: Site)? {
    guard case .tween(let duration, let curve)? = motion?.kind else { return nil }
    var halves = (duration: self, curve: self)
    halves.duration.motion?.kind = .duration(duration)
    halves.curve.motion?.kind = .curve(curve)
    return halves
  }

  /// The site as if the overdamped spring that it writes were played; nil where what it writes is played.
  package var asWritten: Site? {
    guard let written = motion?.asWritten else { return nil }
    var site = self
    site.motion = written
    return site
  }
}

/// A parameter of a call as the source writes it.
package struct SiteParameter: Hashable, Sendable {
  /// The source's name for it, or the platform's where the source gives none.
  package let name: String
  /// Its value, in the source's unit.
  package let value: Value

  /// Creates a parameter.
  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// Where a site stands.
package struct SitePlace: Hashable, Sendable {
  /// The bytes of the call or property that carries the numbers: what a replacement would take the place of. What
  /// follows and belongs to the site, such as `.delay(1)`, is not among them.
  package let range: Range<Int>
  /// The bytes of what stands elsewhere and belongs to it, such as the timing function beside a duration; nil where
  /// nothing does.
  package internal(set) var companion: Range<Int>?
  /// The line of its name, from 1.
  package let line: Int
  /// The column of its name in Unicode scalars, from 1.
  package let column: Int
  /// The line on which it ends.
  package let endLine: Int
  /// The column after its end in Unicode scalars.
  package let endColumn: Int
}

/// Where a motion plays, as reports name it.
package enum AppPlatform: String, CaseIterable, Sendable {
  case swiftui
  case uikit
  case coreanimation
  case appkit
  case compose
  case androidView = "android-view"
  case flutter
  case css
  case cssInJS = "css-in-js"
  case tailwind
  case webJS = "web-js"
  case reanimated

  /// The languages in which its motions are written.
  package var languages: LanguageFamily {
    switch self {
    case .swiftui, .uikit, .coreanimation, .appkit: .swift
    case .compose, .androidView: .android
    case .flutter: .dart
    case .css, .cssInJS, .tailwind, .webJS, .reanimated: .web
    }
  }

  /// Whether motions are text of style sheets or classes there, in which a duration and a curve stand side by side.
  package var isStyled: Bool { [.css, .cssInJS, .tailwind].contains(self) }
}

/// The role of a call or property where another motion is put in its place.
package enum SiteRole: Hashable, Sendable {
  /// A motion or a part of one, of which there is no more to say.
  case plain
  /// A duration whose curve may be said elsewhere, such as `transition-duration`.
  case duration
  /// Such a duration beside which no curve may be said, as that would be the curve of something else too.
  case bareDuration
  /// A property that says a whole motion in one value, in which an easing function may stand beside the duration.
  case shorthand
  /// Such a property of a transition, of which nothing else is part but what moves and how long it waits.
  case transition
  /// A call that goes evenly where it says no curve, with the labels by which it takes one.
  case even(curves: [String])
  /// A number of seconds or milliseconds that nothing else can stand for.
  case number
  /// A value that others take: a custom property, a variable or an argument of Sass or Less, which compute with it, or a
  /// motion or an easing function in a string of JavaScript that nothing says is CSS.
  case variable
  /// A constant of JavaScript that something takes elsewhere, by itself or in an object: `const fade = { duration: 0.2 }`.
  case constant
  /// A style or a class in a text of a script of which nothing says that it becomes one, as samples of code are.
  case text
  /// A style or a class in a text of a script that becomes a page or a part of one by itself, with styles of its own.
  case document
  /// A value of CSS in whose place no variable may stand, such as a timing function in keyframes.
  case literal
  /// A place in the indented syntax of Sass.
  case indented
  /// A spring that blends in over time from the one before it.
  case blending
  /// An object that a library of JavaScript takes as it is.
  case object(ObjectLibrary)
  /// A resource of Android, which names other resources.
  case resource

  /// A library whose objects an export writes.
  package enum ObjectLibrary: Hashable, Sendable {
    case motion, reanimated, reactSpring, gsap
    /// React Native's own `Animated`.
    case reactNative
    /// Moti, whose objects are Reanimated's with a type and a delay.
    case moti
    /// Legend-Motion, whose objects are those of React Native's own `Animated`.
    case legendMotion
    /// The browser's own animations.
    case webAnimations
    /// One for which no export writes objects: `svelte/motion`, Motion One, Popmotion.
    case other
  }
}

/// A place where a source uses a name that an export may have generated.
package struct SymbolUse: Hashable, Sendable {
  /// The whole path or token, such as `Motion.apple.bouncy` or `--motion-apple-bouncy-easing`.
  package let symbol: String
  /// Where it stands.
  package let place: SitePlace
  /// The name by which the file imports what its path begins with, which may be the first of its own; nil where that is
  /// no name of the file: it has no dots, or stands behind the dot of something else.
  package let origin: String?
  /// Whether the source writes it otherwise, by another name or with brackets.
  package let isIndirect: Bool
  /// The beginning of the symbol that does not stand there: `Motion.` of `m.fade` behind `m = Motion.of(…)`.
  package var unwritten = ""

  /// The symbol as a declaration has it: `R.integer.fade` of the resource `@integer/fade`.
  package var declaredName: String {
    guard symbol.hasPrefix("@") else { return symbol }
    return "R." + symbol.dropFirst().map { $0 == "/" ? "." : $0 }
  }

  /// The first name of its path.
  package var head: String { NamePath.head(symbol) }
}

extension Site {
  /// The velocity that a spring is written to start with, in the platform's own measure; 0 where that is none, or no
  /// number that can be read.
  package var initialVelocity: Double {
    guard case .spring? = motion?.kind else { return 0 }
    let velocity = parameters.first {
      ["initialVelocity", "initialSpringVelocity", "velocity"].contains($0.name)
    }
    // Of UIKit's two directions the faster one.
    if case .numbers(let vector)? = velocity?.value { return vector.max { abs($0) < abs($1) } ?? 0 }
    return velocity?.value.number ?? 0
  }

  /// Six decimals, without zeros at the end.
  package static func figure(_ value: Double) -> String { DecimalText.rounded(value, decimals: 6) }
}

extension SiteCurve {
  /// The control points, or the name where there are none.
  package var summary: String {
    guard let bezier else { return name ?? "curve" }
    return bezier.map(Site.figure).joined(separator: ":")
  }
}
