import PlainText
import Presets

extension Rule {
  static let unknownException = Rule(
    id: "unknown-exception",
    summary: "Every exception and every setting names a rule that it can change.",
    explanation: """
      An exception under a misspelt name allows nothing, and a setting under one sets nothing, without \
      anybody noticing. A threshold belongs only to a rule that measures against one, and what no command reads \
      stays an error.
      """,
    severity: .warning, isStyle: false,
    good: [
      #"{"name": "confetti", "kind": "spring", "duration": 0.5, "bounce": 0.6, "allow": {"bounce-exaggerated": "a party"}}"#
    ],
    bad: [
      #"{"name": "confetti", "kind": "spring", "duration": 0.5, "bounce": 0.6, "allow": {"bounce-exagerated": "a party"}}"#,
      #"{"format": "motionbook/1", "settings": {"rules": {"near-duplicates": {"severity": "note"}}}, "presets": []}"#,
      #"{"format": "motionbook/1", "settings": {"rules": {"missing-summary": {"threshold": 2}}}, "presets": []}"#,
      #"{"format": "motionbook/1", "settings": {"rules": {"dangling-reference": {"severity": "off"}}}, "presets": []}"#,
    ],
    check: .registry { subject, report in
      let known = Set(Rules.all.map(\.id))
      for preset in subject.presets where !preset.typed.allow.isEmpty {
        for id in preset.typed.allow.keys.sorted() {
          if Rules.rule(id)?.isRequired == true {
            report.add(
              preset, at: "allow", about: id, "it allows \"\(id)\", which is always an error",
              hint: "leave the exception out")
          } else if !known.contains(id) {
            report.add(
              preset, at: "allow", about: id, "it allows \"\(id)\", and there is no such rule",
              hint: hint(id))
          }
        }
      }
      for (id, setting) in subject.settings.rules.sorted(by: { $0.key < $1.key }) {
        let path = "settings.rules.\(id)"
        if !known.contains(id) {
          report.add(setting: path, "there is no rule \"\(id)\" to set", hint: hint(id))
        } else if let severity = setting.severity, severity != .error, Rules.rule(id)?.isRequired == true {
          report.add(
            setting: path, "\(id) is set to \(severity.rawValue), and is always an error",
            hint: "motionbook config unset \(id).severity")
        } else if setting.threshold != nil, let rule = Rules.rule(id), rule.threshold == nil {
          report.add(
            setting: path, "\(id) has a threshold, and measures against none",
            hint: "leave the threshold out; the rule's severity can be set")
        }
      }
    })

  private static func hint(_ id: String) -> String {
    let nearest = Suggestions.nearest(to: id, among: Rules.all.map(\.id).sorted())
    return nearest.map { "did you mean \($0)?" } ?? "motionbook validate --rules lists the rules"
  }
}
