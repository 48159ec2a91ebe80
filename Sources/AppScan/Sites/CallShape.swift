/// The values of a call by the names of its parameters, in the order of the source.
package typealias Arguments = [(name: String, value: Expression)]
/// The changes of a motion as a whole, such as `.delay(0.2)`, `.speed(2)` and `.repeatForever()`.
package typealias Modifiers = [(name: String, value: Expression?)]

/// How a platform writes a motion: the call or property, its parameters, and what they mean. One row of a platform's
/// table; its example is its documentation and its test. Each of the very many places in an app only points to it.
package final class CallShape: Sendable {
  /// The name of an argument that stands for what an object spreads: `{ ...spring, damping: 20 }`.
  static let spread = "spread"
  /// The name of an argument that stands for the constant that an object is: `withTiming(1, Times.fast)`, `{ ...fast }`.
  static let constant = "constant"

  /// Whether an argument stands for another object.
  static func isOther(_ argument: String) -> Bool { argument == spread || argument == constant }

  /// The name of an argument that says that the curve is that of the same element in another state.
  static let inherited = "inherited"

  /// Where it plays.
  package let platform: AppPlatform
  /// The name in reports, such as `Compose.spring`.
  package let api: String
  /// The names by which it is called in a source.
  package let callees: [String]
  /// Its parameters in the order of positions.
  package let parameters: [Parameter]
  /// Whether a whole animation stands there, so that another may take its place; not a curve, a spring as a value or
  /// a keyframe, which are parts of one.
  package let isAnimation: Bool
  /// The role that decides which motion may be put in its place.
  let role: SiteRole
  /// A source that holds the shape once.
  package let example: String
  /// The example's motion, in the words of ``Site/summary``.
  package let reads: String
  /// The platform's own names, which may stand in its values.
  let library: Library
  private let meaning: Meaning

  /// The motion of some values; nil for what is no motion by itself, such as a delay alone. Throws the
  /// `UnreadableReason` why there is none that can be read. (A closure cannot say so without a type for each row.)
  typealias Meaning = @Sendable (Parameters) throws -> SiteMotion?

  /// A parameter of a call.
  package struct Parameter: Sendable {
    /// The label in the source, and the name in reports.
    package let name: String
    /// Whether the motion depends on it. What does not (a completion, an initial velocity) may stay unread.
    package let isEssential: Bool
    /// Whether it may be given by its position.
    package let isPositional: Bool
    /// Whether reports list it. A curve that only the motion shows is not listed.
    package let isReported: Bool
    /// Whether it takes a spring, whose numbers stand in a call of its own.
    let takesSpring: Bool

    init(
      _ name: String, isEssential: Bool = true, isPositional: Bool = false, isReported: Bool = true,
      takesSpring: Bool = false
    ) {
      self.name = name
      self.isEssential = isEssential
      self.isPositional = isPositional
      self.isReported = isReported
      self.takesSpring = takesSpring
    }
  }

  init(
    _ platform: AppPlatform, _ api: String, callees: [String] = [], parameters: [Parameter],
    isAnimation: Bool = true, role: SiteRole = .plain, library: Library = Library(), example: String,
    reads: String, motion: @escaping Meaning
  ) {
    self.platform = platform
    self.api = api
    self.callees = callees
    self.parameters = parameters
    self.isAnimation = isAnimation
    self.role = role
    self.library = library
    self.example = example
    self.reads = reads
    meaning = motion
  }

  /// Whether the motion depends on an argument: on those of which that is said, or on all where it is said of none.
  func dependsOn(_ argument: String) -> Bool {
    !parameters.contains { $0.name == argument && !$0.isEssential }
      || !parameters.contains(where: \.isEssential)
  }

  /// Whether a duration may stand there without a curve, which is the platform's then.
  var mayLackCurve: Bool {
    switch role {
    case .variable, .number, .text, .document, .blending: false
    case .plain, .duration, .bareDuration, .shorthand, .transition, .literal, .indented, .constant, .object,
      .even,
      .resource:
      parameters.contains { TweenHalf(parameter: $0.name) == .curve }
    }
  }

  /// The motion of some values; nil for what is no motion by itself.
  func motion(_ values: Parameters) throws(UnreadableReason) -> SiteMotion? {
    do {
      return try meaning(values)
    } catch let reason as UnreadableReason {
      throw reason
    } catch {
      throw .expression
    }
  }

  /// The shape with the example of another language.
  func showing(_ example: String) -> CallShape {
    copy(parameters, example, meaning)
  }

  /// The shape with the parameters of another, whose call stands as its argument.
  func taking(_ inner: CallShape) -> CallShape {
    copy(inner.parameters, example, inner.meaning)
  }

  private func copy(_ parameters: [Parameter], _ example: String, _ meaning: @escaping Meaning) -> CallShape {
    CallShape(
      platform, api, callees: callees, parameters: parameters, isAnimation: isAnimation,
      role: role, library: library, example: example, reads: reads, motion: meaning)
  }

  /// The values of a call by the names of the shape's parameters: labelled ones by label, others by their position.
  /// Arguments that the shape does not know are left out.
  func arguments(_ source: Source, _ opening: Int) -> Arguments {
    let positional = parameters.filter(\.isPositional)
    return source.arguments(opening).enumerated().compactMap { position, argument in
      let parameter: Parameter?
      if let label = source.label(argument) {
        parameter = parameters.first { $0.name == label }
      } else {
        parameter = position < positional.count ? positional[position] : nil
      }
      return parameter.map { ($0.name, ExpressionParser.parse(source, argument.value)) }
    }
  }
}

/// The members that the rows of a platform's table have in common. Called, it makes one.
struct ShapeTable: Sendable {
  let platform: AppPlatform
  /// The beginning of their names in reports.
  let prefix: String
  let library: Library
  /// Whether their motions begin after what their parameter `delay` says.
  var mayWait = false

  /// - Parameter callees: The name itself where nothing else is given.
  func callAsFunction(
    _ name: String, _ parameters: [CallShape.Parameter], callees: [String]? = nil, isAnimation: Bool = true,
    role: SiteRole = .plain, example: String, reads: String, motion: @escaping CallShape.Meaning
  ) -> CallShape {
    CallShape(
      platform, prefix + name, callees: callees ?? [name], parameters: parameters, isAnimation: isAnimation,
      role: role, library: library, example: example, reads: reads
    ) { values in
      var found = try motion(values)
      if mayWait { found?.delay += values.delay() }
      return found
    }
  }
}

extension [CallShape] {
  var byCallee: [String: [CallShape]] {
    reduce(into: [:]) { found, shape in
      for callee in shape.callees { found[callee, default: []].append(shape) }
    }
  }
}
