/// A value that is typed without a name; arguments are filled in the order of their declaration.
///
/// An array takes all words that are left, so it must be the last argument.
@propertyWrapper
package final class Argument<Value>: Parameter<Value> {
  /// The typed value.
  package var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// An argument that must be given. The placeholder is the property's name unless another is given.
  package init(help: String, placeholder: String? = nil, completion: CompletionKind = .none)
  where Value: ArgumentValue {
    var specification = Self.specification(help, placeholder, completion, Value.self)
    specification.isRequired = true
    super.init(specification, initial: nil, read: readOne)
  }

  /// An argument that is nil unless given.
  package init<Wrapped: ArgumentValue>(
    help: String, placeholder: String? = nil, completion: CompletionKind = .none
  ) where Value == Wrapped? {
    let specification = Self.specification(help, placeholder, completion, Wrapped.self)
    super.init(specification, initial: .some(nil), read: readOptional)
  }

  /// All words that are left; at least one if `isRequired`.
  package init<Element: ArgumentValue>(
    help: String, placeholder: String? = nil, completion: CompletionKind = .none, isRequired: Bool = false
  ) where Value == [Element] {
    var specification = Self.specification(help, placeholder, completion, Element.self)
    specification.isRepeating = true
    specification.isRequired = isRequired
    super.init(specification, initial: [], read: readMany)
  }

  private static func specification(
    _ help: String, _ placeholder: String?, _ completion: CompletionKind, _ type: any ArgumentValue.Type
  ) -> Specification {
    Specification(
      role: .argument, name: placeholder ?? "", help: help, completion: completion, valueType: type)
  }
}
