/// What the curves of a plot run over.
package enum PlotAxis: Sendable, Equatable {
  /// Seconds.
  case time
  /// A share from 0 to 1, such as a scroll position or a curve's input.
  case progress

  /// What follows the number of a tick.
  var suffix: String { self == .time ? " s" : "" }

  /// What a velocity is given for.
  var rate: String { self == .time ? "per second" : "over the whole progress" }

  /// What the curves run over, for a sentence.
  var words: String { self == .time ? "time" : "progress" }
}
