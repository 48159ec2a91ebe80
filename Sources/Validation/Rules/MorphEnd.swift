import MotionPhysics
import Presets

extension Rule {
  static let morphEnd = Rule(
    id: "morph-end",
    summary:
      "An element of a morph ends presenting where dismissing begins, and ends dismissing where it began.",
    explanation: """
      A copy of the view carries an element while a morph runs, so it must end exactly where the real view is: \
      presenting at `to`, dismissing at `from`. A curve that does not end at 1, or a spring that never comes to \
      rest, leaves it elsewhere, and it jumps as the copy is taken away.
      """,
    severity: .warning,
    threshold: RuleThreshold(meaning: "the largest jump, as a share of the way", value: 0.01),
    good: [
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"frame": {"from": [0, 0, 80, 80], "to": [0, 0, 390, 844]}}}]}
      """#
    ],
    bad: [
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none",
        "present": {"animation": {"curve": {"points": [[0, 0], [1, 0.9]]}, "duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"frame": {"from": [0, 0, 80, 80], "to": [0, 0, 390, 844]}}}]}
      """#,
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "animation": {"duration": 0.5, "bounce": 1},
          "properties": {"scale": {"from": 1, "to": 2}}}]}
      """#,
    ],
    check: .preset { preset, report in
      guard case .morph(let morph)? = preset.ownMotion else { return }
      for (position, element) in morph.elements.enumerated() {
        guard element.properties.contains(where: { $0.from != $0.to }) else { continue }
        for direction in Morph.Direction.allCases {
          let animation = element.animation ?? morph.transition(direction).animation
          guard animation.missesItsEnd(by: report.threshold) else { continue }
          let (begins, there) = direction == .present ? ("dismissing", "to") : ("presenting", "from")
          report.add(
            preset, at: "elements[\(position)]", about: "elements[\(position)].\(direction.rawValue)",
            "\(element.name) does not end at `\(there)`, where \(begins) begins: it jumps there",
            hint: "use a curve that ends at 1, or a spring that comes to rest")
          // Both ways by the same animation are one mistake.
          if element.animation != nil || morph.dismiss == nil { break }
        }
      }
    })
}

extension Animation {
  /// Whether it never comes to rest, or elsewhere than at 1.
  fileprivate func missesItsEnd(by threshold: Double) -> Bool {
    switch self {
    case .spring(let spring, _): spring.damping == 0
    case .tween(let curve, _, _): abs(curve.value(at: 1) - 1) > threshold
    }
  }
}
