/// The classes of one element that say one motion together: `hover:duration-300 hover:ease-linear`.
struct TailwindMotion {
  private var durations: Set<String> = []
  private var others:
    [String: [(shape: String, argument: (name: String, value: Expression), range: Range<Int>)]] = [:]

  /// - Parameter tokens: The classes that may move something.
  init(_ source: Source, _ tokens: [Range<Int>]) {
    guard tokens.count > 1, tokens.count <= ScanLimits.classes else { return }
    for token in tokens {
      let utility = TailwindUtility(source, token)
      guard utility.mayMove, let (shape, arguments) = utility.motion, arguments.count == 1 else { continue }
      if arguments[0].name == "duration" {
        durations.insert(utility.variants)
      } else {
        others[utility.variants, default: []].append((shape.api, arguments[0], utility.range))
      }
    }
  }

  /// Whether the class belongs to a duration beside it, which says the whole motion.
  func isTaken(_ utility: TailwindUtility) -> Bool {
    durations.contains(utility.variants)
      && (others[utility.variants] ?? []).contains { $0.range == utility.range }
  }

  /// What classes with the same variants add to a duration, and the bytes of its easing function. A variant without
  /// one has that of the element.
  func beside(_ utility: TailwindUtility) -> (arguments: Arguments, companion: Range<Int>?) {
    guard utility.motion?.arguments.first?.name == "duration" else { return ([], nil) }
    let own = others[utility.variants] ?? []
    let easing = own.last { $0.argument.name != "delay" }
    let inherited = easing ?? others[""]?.last { $0.argument.name != "delay" }
    let delay = own.last { $0.argument.name == "delay" }
    return ([inherited?.argument, delay?.argument].compactMap { $0 }, easing?.range)
  }
}
