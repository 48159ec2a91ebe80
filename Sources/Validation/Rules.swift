import PlainText

package enum Rules {
  /// The rules: first those of broken registries, then those of style, each in the order of the lists.
  package static let all: [Rule] = [
    .invalidParameters, .invalidName, .nameCase, .danglingReference, .wrongReference, .circularReference,
    .derivedOutOfRange, .zeroLengthKeyframe, .unknownException, .thresholdAboveCap,
    .bounceExaggerated, .characterMismatch, .linearMotion, .durationOutOfRange, .longSettling,
    .equalsBase, .deepDerivation, .exactDuplicate, .nearDuplicate,
    .missingReduced, .bouncingReduced,
    .valueJump, .velocityBreak, .springKeyframeCut, .loopMismatch,
    .phaseJump, .loopJump, .morphEnd,
    .deprecatedInUse, .unknownReplacement, .missingSummary, .unknownProperty,
  ]

  /// The rule of that name, nil when there is none.
  package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// The rule of that name.
  package static func existing(_ id: String) throws(UnknownRule) -> Rule {
    if let rule = rule(id) { return rule }
    throw UnknownRule(id)
  }
}

/// A name that no rule bears.
package struct UnknownRule: Error, Hashable, Sendable {
  package let id: String
  /// The rule that was probably meant.
  package let suggestion: String?

  /// Creates the error and looks for the nearest rule.
  package init(_ id: String) {
    self.id = id
    suggestion = Suggestions.nearest(to: id, among: Rules.all.map(\.id))
  }

  /// The mistake and the remedy, as a sentence.
  package var sentence: String {
    let hint = suggestion.map { "did you mean \($0)?" } ?? "validate --rules lists them"
    return "there is no rule \"\(id.visible)\"; \(hint)"
  }
}
