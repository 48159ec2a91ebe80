/// The parameters of one command, in the order of their declaration.
///
/// Reflection is slow compared with everything else at start-up, so only the command at hand is reflected.
struct Reflection {
  /// A parameter and its specification with the name it has in this command.
  struct Entry {
    let specification: Specification
    let parameter: any DeclaredParameter
  }

  private(set) var entries: [Entry] = []
  private(set) var groups: [any Options] = []

  init(of command: any Command) {
    collect(from: command)
  }

  var specifications: [Specification] { entries.map(\.specification) }

  private mutating func collect(from value: Any) {
    for case (let label?, let child) in Mirror(reflecting: value).children {
      switch child {
      case let parameter as any DeclaredParameter:
        // A wrapped property `name` is stored as `_name`.
        let specification = parameter.specification.named(afterProperty: String(label.drop { $0 == "_" }))
        entries.append(Entry(specification: specification, parameter: parameter))
      case let bundle as any ParameterBundle:
        groups.append(bundle.options)
        collect(from: bundle.options)
      default:
        continue
      }
    }
  }
}
