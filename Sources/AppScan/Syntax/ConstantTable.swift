/// The constants of a whole app, found by path; of one file those that are no function's own.
package struct ConstantTable {
  /// The declarations that one way of writing a name may mean.
  private struct Entry {
    var first: Declaration
    var isAmbiguous = false
  }

  /// By bare name.
  private var names: [String: Entry] = [:]
  /// By every end of a declared path that has a dot.
  private var paths: [String: Entry] = [:]
  /// The types of names and paths that have one; nil where there are several.
  private var types: [String: String?] = [:]
  /// The types of members by their bare names; nil where there are several.
  private var memberTypes: [String: String?] = [:]
  /// What each file declares, by its path without its ending, for imports that say which file they mean.
  private var modules: [String: FileConstants] = [:]
  /// The full paths by their last part, for imports from a folder that has another name.
  private var modulesByName: [String: [String]] = [:]

  /// An empty table.
  package init() {}

  /// Adds what a file declares.
  package mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations where !declaration.place.isLocal {
      if let type = declaration.type, !declaration.isApart { addType(type, of: declaration) }
      add(declaration)
    }
  }

  /// Adds what other files can see of what a file declares.
  ///
  /// - Parameter path: the file's path, for imports by it.
  package mutating func addShared(_ declarations: [Declaration], path: String = "") {
    let own = FileConstants(declarations)
    if !path.isEmpty, declarations.contains(where: \.isShared) { addModule(own, path) }
    for declaration in declarations where !declaration.place.isLocal {
      if let type = declaration.type, !declaration.isApart { addType(type, of: declaration) }
      guard declaration.isShared || declaration.isOfInstance else { continue }
      guard let value = declaration.value else {
        // Where a constructor asks for it, whoever makes one says what it is.
        if declaration.role == .standard { add(declaration.seenFromAfar(nil)) }
        continue
      }
      if value.isLiteral {
        add(declaration.seenFromAfar(value))
      } else {
        var names = [declaration.name]
        if case .function(let parameters) = declaration.role { names += parameters }
        add(declaration.seenFromAfar(value.replacing(own, names, at: declaration.place)))
      }
    }
  }

  private mutating func addModule(_ constants: FileConstants, _ path: String) {
    let module = Self.withoutEnding(path)
    modules[module] = constants
    modulesByName[Self.lastFolderPart(module), default: []].append(module)
  }

  private mutating func addType(_ type: String, of declaration: Declaration) {
    let name = declaration.path
    if let known = types[name], known != type { types[name] = .some(nil) } else { types[name] = type }
    let member = declaration.name
    if let known = memberTypes[member], known != type {
      memberTypes[member] = .some(nil)
    } else {
      memberTypes[member] = type
    }
  }

  /// The type that all members of a name have; nil where they have none or several.
  func type(ofMember name: String) -> String? { memberTypes[name] ?? nil }

  /// The type of a name or path; nil for one that has none or several.
  func type(of path: String) -> String? { types[path] ?? nil }

  /// What a file declares that an import names; nil for one that was not read or is not the only one of that name.
  /// - Parameters:
  ///   - module: as the source writes it, such as `../theme/times` or `@/theme/times`.
  ///   - file: the path of the file that imports.
  func module(_ module: String, from file: String) -> FileConstants? {
    if module.hasPrefix(".") {
      let path = Self.joined(file, module)
      return modules[path] ?? modules[path + "/index"]
    }
    let tail = Self.withoutEnding(
      module.hasPrefix("@/") || module.hasPrefix("~/") ? String(module.dropFirst(2)) : module)
    let found = (modulesByName[Self.lastFolderPart(tail)] ?? []).filter {
      $0 == tail || $0.hasSuffix("/" + tail)
    }
    return found.count == 1 ? modules[found[0]] : nil
  }

  private static func joined(_ file: String, _ module: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in module.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return withoutEnding(parts.joined(separator: "/"))
  }

  private static func withoutEnding(_ path: String) -> String {
    for ending in [".tsx", ".ts", ".jsx", ".js", ".mjs", ".mts"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.utf8.count))
    }
    return path
  }

  private static func lastFolderPart(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private mutating func add(_ declaration: Declaration) {
    if declaration.isApart { return }
    if !declaration.isMember { Self.add(declaration, as: declaration.name, to: &names) }
    let path = declaration.path.utf8
    var dots = 0
    var index = path.endIndex
    while index > path.startIndex, dots < ScanLimits.pathParts {
      path.formIndex(before: &index)
      guard path[index] == UInt8(ascii: ".") else { continue }
      dots += 1
      guard dots > 1 else { continue }
      Self.add(declaration, as: String(declaration.path[path.index(after: index)...]), to: &paths)
    }
    if dots > 0, index == path.startIndex { Self.add(declaration, as: declaration.path, to: &paths) }
  }

  private static func add(_ declaration: Declaration, as name: String, to entries: inout [String: Entry]) {
    guard let entry = entries[name] else {
      entries[name] = Entry(first: declaration)
      return
    }
    // What its constructor gives a member is what it is.
    if declaration.role == .standard, entry.first.role == .value, entry.first.value == nil {
      entries[name]?.first = declaration
    } else if entry.first.role == .standard, declaration.role == .value, declaration.value == nil {
      return
    } else if !declaration.agrees(with: entry.first) {
      entries[name]?.isAmbiguous = true
    }
  }

  /// The meaning of a name or path. A bare name means something only when it is declared once, whatever it is,
  /// or every time as the same; a path (`MotionTokens.fast`) only when one declaration ends in it, or all of them are
  /// the same.
  package func lookUp(_ path: String) -> ConstantLookup {
    guard let entry = entry(path) else { return .unknown }
    return entry.isAmbiguous ? .ambiguous : entry.first.meaning
  }

  private func entry(_ path: String) -> Entry? {
    path.utf8.contains(UInt8(ascii: ".")) ? paths[path] : names[path]
  }

  /// The last part of a path and what stands before it; nil for a bare name.
  static func split(_ path: String) -> (owner: String, member: String)? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
  }

  static func lastPart(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }
}

extension Declaration {
  /// Whether it is a member of what a type makes: other files reach it by the type of a value.
  fileprivate var isOfInstance: Bool {
    !place.isLocal && path.utf8.contains(UInt8(ascii: ".")) && role != .parameter
  }

  /// As other files see it.
  fileprivate func seenFromAfar(_ value: Expression?) -> Declaration {
    Declaration(
      path: path, value: value, isShared: true, isMember: isMember || !isShared, role: role, type: type)
  }
}
