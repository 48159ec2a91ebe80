import PlainText

/// One thing that is wrong with a JSON text, and where.
public struct JSONProblem: Error, Hashable, Sendable {
  /// The mistake, without the place: "the key \"name\" stands here twice".
  public let message: String
  /// The place, counted from 1 in lines and Unicode scalars.
  public let place: JSONPlace
  /// The place as a path from the root, such as `presets[3].tracks[0].to`; empty at the root.
  public let path: String
  /// The kind of mistake, for programs that sort problems. Optional; StrictJSON never sets it.
  public var category: String?
  /// The file, where several were read at once.
  public var file: String?

  /// How many mistakes of one text are listed, at most. No person reads more, and a large text can hold millions.
  public static let limit = 10_000

  /// The problem in place of the first one beyond the limit.
  public static let further = "more is wrong from here on, and is not listed"

  /// A problem and its place.
  public init(
    message: String, place: JSONPlace, path: String, category: String? = nil, file: String? = nil
  ) {
    self.message = message
    self.place = place
    self.path = path
    self.category = category
    self.file = file
  }

  /// The problem as one sentence with its place, on one line whatever the text holds.
  public var sentence: String {
    let position = "line \(place.line), column \(place.column)"
    return (path.isEmpty ? "\(position): \(message)" : "\(position), \(path): \(message)").visible
  }
}

extension [JSONProblem] {
  /// Whether there are more problems than a person reads. In a text of 200 MB a hundred million values can be wrong,
  /// and saying so of each took 24 GB.
  package var isFull: Bool { count > JSONProblem.limit }

  /// Adds problems until the list is full; in place of the first one beyond the limit it says that there are more.
  package mutating func addWithinLimit(_ problems: some Sequence<JSONProblem>) {
    for problem in problems {
      if isFull { return }
      let isLast = count == JSONProblem.limit
      append(isLast ? problem.saying(JSONProblem.further) : problem)
    }
  }
}

extension JSONProblem {
  fileprivate func saying(_ message: String) -> JSONProblem {
    JSONProblem(message: message, place: place, path: path, category: category, file: file)
  }
}

/// A place in a text: line and column, both counted from 1, the column in Unicode scalars.
public struct JSONPlace: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// A line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
