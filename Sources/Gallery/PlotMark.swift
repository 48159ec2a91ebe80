/// A moment worth naming: a keyframe, a new target, a release.
public struct PlotMark: Sendable, Equatable {
  /// Seconds since the motion began.
  public var time: Double
  /// What happens then, in a word or two.
  public var label: String

  /// A mark at a time, with the words beside it.
  public init(time: Double, label: String) {
    self.time = time
    self.label = label
  }
}
