/// A value that is typed after its name: `--duration 0.4` or `--duration=0.4`.
///
/// The name is the property's in kebab case unless another is given; the placeholder is the name.
@propertyWrapper
package final class Option<Value>: Parameter<Value> {
  /// The typed value, or the default.
  package var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// An option with a default value.
  package init(
    wrappedValue: Value, help: String, placeholder: String? = nil, name: String? = nil,
    short: Character? = nil, completion: CompletionKind = .none
  ) where Value: ArgumentValue {
    super.init(
      Specification(
        role: .option, name: name ?? "", short: short, help: help, placeholder: placeholder,
        completion: completion, valueType: Value.self, defaultValue: wrappedValue),
      initial: wrappedValue, read: readOne)
  }

  /// An option that is nil unless given.
  package init<Wrapped: ArgumentValue>(
    help: String, placeholder: String? = nil, name: String? = nil, short: Character? = nil,
    completion: CompletionKind = .none
  ) where Value == Wrapped? {
    super.init(
      Specification(
        role: .option, name: name ?? "", short: short, help: help, placeholder: placeholder,
        completion: completion, valueType: Wrapped.self), initial: .some(nil), read: readOptional)
  }

  /// An option that may be repeated; with `isCommaSeparated` one word may also hold several values.
  package init<Element: ArgumentValue>(
    help: String, placeholder: String? = nil, name: String? = nil, short: Character? = nil,
    completion: CompletionKind = .none, isCommaSeparated: Bool = false
  ) where Value == [Element] {
    super.init(
      Specification(
        role: .option, name: name ?? "", short: short, help: help, placeholder: placeholder,
        isRepeating: true, completion: completion, valueType: Element.self), initial: []
    ) { words throws(RefusedWord) in
      try readMany(isCommaSeparated ? try splitAtCommas(words) : words)
    }
  }
}

/// A name that is true when it is typed: `--dry-run`.
@propertyWrapper
package final class Flag: Parameter<Bool> {
  package var wrappedValue: Bool {
    get { value }
    set { value = newValue }
  }

  /// A flag, false unless typed. The name is the property's in kebab case unless another is given.
  package init(wrappedValue: Bool = false, help: String, name: String? = nil, short: Character? = nil) {
    super.init(
      Specification(role: .flag, name: name ?? "", short: short, help: help), initial: wrappedValue
    ) { _ throws(RefusedWord) in true }
  }
}
