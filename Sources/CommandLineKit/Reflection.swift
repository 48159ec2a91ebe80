/// The parameters of one command, in the order of their declaration.
///
/// Reflection is slow compared with everything else at start-up, so only the command at hand is reflected.
struct Reflection {
  /// A parameter and its specification with the name it has in this command.
  struct Entry {
    let specification: Specification
    let assign: (_ words: [String]) throws(RefusedWord) -> Void
  }

  private(set) var entries: [Entry] = []
  private(set) var groups: [any Options] = []

  init(of command: any Command) {
    collect(from: command)
  }

  var specifications: [Specification] { entries.map(\.specification) }

  private mutating func collect(from value: Any) {
    for case (let label?, let property as WrappedProperty) in Mirror(reflecting: value).children {
      switch property {
      case let declared as DeclaredParameter: add(declared, label: label)
      case let bundle as ParameterBundle:
        groups.append(bundle.options)
        collect(from: bundle.options)
      default: continue
      }
    }
  }

  private mutating func add(_ declared: DeclaredParameter, label: String) {
    // A wrapped property `name` is stored as `_name`.
    let name = String(label.drop { $0 == "_" })
    entries.append(
      Entry(specification: declared.specification.named(afterProperty: name), assign: declared.assign))
  }
}
