/// A name that is true when it is typed: `--dry-run`.
@propertyWrapper
package struct Flag {
  let parameter: Parameter<Bool>

  /// Whether the flag was typed.
  package var wrappedValue: Bool {
    get { parameter.value }
    nonmutating set { parameter.value = newValue }
  }

  /// A flag, false unless typed. The name is the property's in kebab case unless another is given.
  package init(
    wrappedValue: Bool = false, help: String, name: String? = nil, short: Character? = nil,
    isHidden: Bool = false
  ) {
    let specification = Specification(
      role: .flag, name: name ?? "", short: short, help: help, isHidden: isHidden)
    parameter = Parameter(specification, initial: wrappedValue) { _ throws(RefusedWord) in true }
  }
}

extension Flag: DeclaredParameter {
  var specification: Specification { parameter.specification }

  func assign(_ words: [String]) throws(RefusedWord) {
    try parameter.assign(words)
  }
}
