/// Every rule for registries.
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
    .deprecatedInUse, .missingSummary,
  ]

  /// The rule of that name, nil when there is none.
  package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}
