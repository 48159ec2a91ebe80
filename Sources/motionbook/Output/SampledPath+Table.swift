import MotionPhysics
import Presets

extension SampledPath {
  /// An aligned table under a line that says what it is.
  func table(at times: [Double]) -> String {
    let duration = duration
    let length =
      switch path {
      case .scalar(.spring): duration.isFinite ? "settles at \(Figures.seconds(duration))" : noDurationReason
      case .scalar(.curve): "over a progress"
      case .properties(let motion) where motion.driver == .progress: "over a progress"
      default: duration.isFinite ? "\(Figures.seconds(duration)) long" : noDurationReason
      }
    var columns = NumberTable()
    switch path {
    case .scalar(let run):
      let samples = times.map(run.sample)
      columns.add(isCurve ? "PROGRESS" : "TIME", times)
      columns.add("VALUE", samples.map(\.value))
      columns.add(isCurve ? "SLOPE" : "VELOCITY", samples.map(\.velocity))
    case .properties(let motion):
      columns.add(motion.driver == .progress ? "PROGRESS" : "TIME", times)
      let samples = times.map(motion.values)
      for (place, property) in motion.properties.enumerated() {
        for (index, label) in ComponentNames.of(property.property, property.value).enumerated() {
          columns.add(label, samples.map { $0[place].value[index] })
          columns.add("\(label)/s", samples.map { $0[place].velocity[index] })
        }
      }
    }
    let end = outcome.map { ", \($0 == .finish ? "finishes" : "is cancelled")" } ?? ""
    return "\(name), \(kind.phrase), \(length)\(end)\n\(columns.text)"
  }

  private var isCurve: Bool { kind == .curve }
}
