import MotionPhysics
import Presets

extension Rule {
  static let characterMismatch = Rule(
    id: "character-mismatch",
    summary: "Springs of one group and role have one character.",
    explanation: """
      Presets that stand in one group, such as sheet.present, sheet.dismiss and sheet.detent, are seen on \
      one thing. When a few of them bounce much more than all the others, the thing seems to be made of two \
      materials. Bring them nearer, or move them to a group of their own. A group whose bounces form a scale \
      is none of this: only a gap counts.
      """,
    severity: .warning,
    threshold: RuleThreshold(
      meaning: "the largest gap of bounce between the few bouncy springs of a group and the rest", value: 0.25
    ),
    good: [
      #"""
      {"name": "sheet.detent", "kind": "spring", "duration": 0.3, "bounce": 0},
      {"name": "sheet.dismiss", "kind": "spring", "duration": 0.35, "bounce": 0},
      {"name": "sheet.present", "kind": "spring", "duration": 0.5, "bounce": 0.15}
      """#
    ],
    bad: [
      #"""
      {"name": "sheet.detent", "kind": "spring", "duration": 0.3, "bounce": 0},
      {"name": "sheet.dismiss", "kind": "spring", "duration": 0.35, "bounce": 0},
      {"name": "sheet.present", "kind": "spring", "duration": 0.5, "bounce": 0.4}
      """#
    ],
    check: .registry { subject, report in
      guard subject.isWhole else { return }
      var groups: [GroupKey: [Member]] = [:]
      for preset in subject.presets {
        let group = preset.name.group
        guard case .spring(let spring, _)? = preset.ownMotion, !group.isEmpty else { continue }
        groups[GroupKey(group: group, role: preset.role), default: []].append((preset, spring.bounce))
      }
      for members in groups.values where members.count >= 3 { checkGroup(members, &report) }
    })

  private typealias Member = (preset: ResolvedPreset, bounce: Double)

  private struct GroupKey: Hashable {
    let group: String
    let role: Role?
  }

  private static func checkGroup(_ members: [Member], _ report: inout RuleReport) {
    let sorted = members.sorted { $0.bounce < $1.bounce }
    let gaps = zip(sorted, sorted.dropFirst()).map { $1.bounce - $0.bounce }
    guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }), gaps[widest] > report.threshold + 1e-9
    else {
      return
    }
    let few = sorted[(widest + 1)...]
    guard few.count < widest + 1 else { return }
    let calm = sorted[widest].bounce
    for (preset, bounce) in few {
      let group = preset.name.group
      report.add(
        preset, about: group,
        "its bounce of \(ReadableNumber.text(bounce)) stands out among the \(members.count) springs of "
          + "\(group): the others have \(ReadableNumber.text(calm)) or less",
        hint:
          "bring it nearer to them, or give it a group of its own with motionbook rename \(preset.name) NEW")
    }
  }
}
