/// A moment worth naming: a keyframe, a new target, a release.
package struct PlotMark: Sendable, Equatable {
  /// Seconds since the motion began.
  package var time: Double
  /// What happens then, in a word or two.
  package var label: String

  /// A mark at a time, with the words beside it.
  package init(time: Double, label: String) {
    self.time = time
    self.label = label
  }
}
