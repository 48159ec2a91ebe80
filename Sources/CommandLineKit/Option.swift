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
    var specification = Self.specification(help, placeholder, name, short, completion)
    specification.valueType = Value.self
    specification.defaultValue = wrappedValue
    super.init(specification, initial: wrappedValue, read: readOne)
  }

  /// An option that is nil unless given.
  package init<Wrapped: ArgumentValue>(
    help: String, placeholder: String? = nil, name: String? = nil, short: Character? = nil,
    completion: CompletionKind = .none
  ) where Value == Wrapped? {
    var specification = Self.specification(help, placeholder, name, short, completion)
    specification.valueType = Wrapped.self
    super.init(specification, initial: .some(nil), read: readOptional)
  }

  /// An option that may be repeated; with `isCommaSeparated` one word may also hold several values.
  package init<Element: ArgumentValue>(
    help: String, placeholder: String? = nil, name: String? = nil,
    short: Character? = nil, completion: CompletionKind = .none,
    isCommaSeparated: Bool = false
  ) where Value == [Element] {
    var specification = Self.specification(help, placeholder, name, short, completion)
    specification.valueType = Element.self
    specification.isRepeating = true
    super.init(specification, initial: []) { words throws(RefusedWord) in
      try readMany(isCommaSeparated ? try splitAtCommas(words) : words)
    }
  }

  private static func specification(
    _ help: String, _ placeholder: String?, _ name: String?, _ short: Character?,
    _ completion: CompletionKind
  ) -> Specification {
    Specification(
      role: .option, name: name ?? "", short: short, help: help, placeholder: placeholder,
      completion: completion)
  }
}

/// A name that is true when it is typed: `--dry-run`.
@propertyWrapper
package final class Flag: Parameter<Bool> {
  /// Whether the flag was typed.
  package var wrappedValue: Bool {
    get { value }
    set { value = newValue }
  }

  /// A flag, false unless typed. The name is the property's in kebab case unless another is given.
  package init(
    wrappedValue: Bool = false, help: String, name: String? = nil, short: Character? = nil
  ) {
    let specification = Specification(
      role: .flag, name: name ?? "", short: short, help: help)
    super.init(specification, initial: wrappedValue) { _ throws(RefusedWord) in true }
  }
}
