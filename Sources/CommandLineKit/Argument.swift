/// A value that is typed without a name; arguments are filled in the order of their declaration.
///
/// An array takes all words that are left, so it must be the last argument.
@propertyWrapper
package final class Argument<Value>: Parameter<Value> {
  package var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// An argument that must be given. The placeholder is the property's name unless another is given.
  package init(help: String, placeholder: String? = nil, completion: CompletionKind = .none)
  where Value: ArgumentValue {
    super.init(
      Specification(
        role: .argument, name: placeholder ?? "", help: help, isRequired: true, completion: completion,
        valueType: Value.self), initial: nil, read: readOne)
  }

  /// An argument that is nil unless given.
  package init<Wrapped: ArgumentValue>(
    help: String, placeholder: String? = nil, completion: CompletionKind = .none
  ) where Value == Wrapped? {
    super.init(
      Specification(
        role: .argument, name: placeholder ?? "", help: help, completion: completion, valueType: Wrapped.self),
      initial: .some(nil), read: readOptional)
  }

  /// All words that are left; at least one if `isRequired`.
  package init<Element: ArgumentValue>(
    help: String, placeholder: String? = nil, completion: CompletionKind = .none, isRequired: Bool = false
  ) where Value == [Element] {
    super.init(
      Specification(
        role: .argument, name: placeholder ?? "", help: help, isRequired: isRequired, isRepeating: true,
        completion: completion, valueType: Element.self), initial: [], read: readMany)
  }
}
