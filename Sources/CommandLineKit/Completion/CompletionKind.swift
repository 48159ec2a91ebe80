/// What a shell offers for a value.
package enum CompletionKind: Sendable, Equatable {
  /// Nothing, or the type's own ``ArgumentValue/choices``.
  case none
  /// Files and folders.
  case file
  /// Folders.
  case directory
  /// The names that the tool itself prints for `list --names`.
  case presetName
  /// These words.
  case choices([String])
}

extension Specification {
  /// The completion with a type's choices in place of nothing.
  var effectiveCompletion: CompletionKind {
    guard completion == .none, !choices.isEmpty else { return completion }
    return .choices(choices)
  }
}
