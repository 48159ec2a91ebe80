import AppCheck
import Findings

extension ProjectCheck {
  /// From which distance on a motion is another one.
  var thresholds: CheckThresholds {
    var thresholds = CheckThresholds()
    if let springThreshold { thresholds.spring = springThreshold }
    if let tweenThreshold { thresholds.tween = tweenThreshold }
    return thresholds
  }

  /// What the rules' findings count as.
  var settings: [String: AppChecker.Setting] {
    rules.mapValues { severity in Severity(rawValue: severity.rawValue).map { .severity($0) } ?? .off }
  }
}
