import MotionPhysics
import Presets

extension SampledPath {
  /// An aligned table under a line that says what it is.
  func table(at times: [Double]) -> String {
    let duration = duration
    let length =
      switch path {
      case .scalar(.spring): duration.isFinite ? "settles at \(Figures.seconds(duration))" : noDurationReason
      case .scalar(.curve), .clip(_, .progress): "over a progress"
      default: "\(Figures.seconds(duration)) long"
      }
    var columns = NumberTable()
    switch path {
    case .scalar(let run):
      let samples = times.map(run.sample)
      columns.add(isCurve ? "PROGRESS" : "TIME", times)
      columns.add("VALUE", samples.map(\.value))
      columns.add(isCurve ? "SLOPE" : "VELOCITY", samples.map(\.velocity))
    case .clip(let timeline, let driver):
      columns.add(driver == .progress ? "PROGRESS" : "TIME", times)
      for track in timeline.tracks {
        for (index, label) in ComponentNames.of(track).enumerated() {
          columns.add(label, times.map { track.track.value(time: $0)[index] })
          columns.add("\(label)/s", times.map { track.track.velocity(time: $0)[index] })
        }
      }
    }
    return "\(name), \(kind.phrase), \(length)\n\(columns.text)"
  }

  private var isCurve: Bool { kind == .curve }
}
