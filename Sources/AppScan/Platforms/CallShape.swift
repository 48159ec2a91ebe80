/// How a platform writes a motion: the call or property, its parameters, and what they mean. One row of a platform's
/// table; its example is its documentation and its test.
package struct CallShape: Sendable {
  /// Where it plays.
  package let platform: AppPlatform
  /// The name in reports, such as `Compose.spring`.
  package let api: String
  /// The names by which it is called in a source.
  package let callees: [String]
  /// Its parameters in the order of positions.
  package let parameters: [Parameter]
  /// A source that holds the shape once.
  package let example: String
  /// What is read there, in the words of ``Site/summary``.
  package let reads: String
  /// What the values mean.
  let motion: @Sendable (Parameters) -> MotionReading

  /// A parameter of a call.
  package struct Parameter: Sendable {
    /// The label in the source, and the name in reports.
    package let name: String
    /// Other labels of the same parameter.
    package let aliases: [String]
    /// Whether the motion depends on it. What does not (a completion, an initial velocity) may stay unread.
    package let isEssential: Bool
    /// Whether it may be given by its position.
    package let isPositional: Bool
    /// Whether reports list it. A curve that only the motion shows is not listed.
    package let isReported: Bool

    init(
      _ name: String, aliases: [String] = [], isEssential: Bool = true, isPositional: Bool = false,
      isReported: Bool = true
    ) {
      self.name = name
      self.aliases = aliases
      self.isEssential = isEssential
      self.isPositional = isPositional
      self.isReported = isReported
    }
  }

  init(
    _ platform: AppPlatform, _ api: String, callees: [String], parameters: [Parameter], example: String,
    reads: String,
    motion: @escaping @Sendable (Parameters) -> MotionReading
  ) {
    self.platform = platform
    self.api = api
    self.callees = callees
    self.parameters = parameters
    self.example = example
    self.reads = reads
    self.motion = motion
  }
}
