import AppScan
import PlainText

extension CheckRule {
  /// Motions whose numbers cannot be read.
  static let unreadableMotion = CheckRule(
    id: "unreadable-motion",
    summary: "Motions are written so that they can be checked.",
    explanation: """
      The numbers are computed, or come from a name that is declared more than once or not at all in what was \
      read, so nobody can say which motion it is; or a spring starts with a velocity, which no preset has. Take it from \
      an export, or from a constant.
      """,
    severity: .note,
    check: { subject, report in
      var unknown: [String: Set<String>] = [:]
      subject.forEachSite { file, site, verdict in
        guard case .unread = verdict else { return }
        // Of a name that no preset has another rule tells, and what is to be written there.
        let names = unknown[file.path] ?? subject.unknownNames(in: file)
        unknown[file.path] = names
        if site.undeclared.contains(where: { $0.value.name.map(names.contains) ?? false }) { return }
        if site.isReadable, site.initialVelocity != 0 {
          let velocity = DecimalText.significant(site.initialVelocity)
          report.add(
            file, site,
            message:
              "\(MatchText.motion(site, nil)) starts with a velocity of \(velocity), which no preset has",
            hint: nil)
          return
        }
        let misspelt = subject.variables.misspelt(in: site)
        let why =
          misspelt.map { "nothing that was read declares \($0.variable), and no preset is called so" }
          ?? site.reason?.sentence ?? UnreadableReason.curve.sentence
        report.add(
          file, site, message: "\(site.api) cannot be read: \(why)",
          hint: misspelt.map { "did you mean \($0.preset)?" })
      }
    })
}

extension UnreadableReason {
  /// The reason for people.
  var sentence: String {
    switch self {
    case .expression: "it is computed when the app runs"
    case .constant: "nothing that was read says what its constant is"
    case .ambiguousName: "its constant is declared more than once"
    case .parameter: "it is a parameter: whoever calls says what it is"
    case .unknownArgument: "it has an argument that is not known"
    case .untypedSpring: "it has no type, without which a spring may play none of its numbers"
    case .curve: "its curve is known by its name only"
    case .branches: "it has more branches than are followed"
    case .range: "no motion has such numbers"
    }
  }
}
