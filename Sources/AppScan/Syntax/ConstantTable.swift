/// The constants of a whole app: what its files share, by name and path and by the file that declares it.
package struct ConstantTable {
  private(set) var names = DeclaredNames()
  /// The declarations of each file, by its path without its ending, for imports that say which file they mean.
  private var modules: [String: FileConstants] = [:]
  /// The types that each type takes over.
  private(set) var parents: [String: [String]] = [:]
  /// The types that take over each type.
  private var heirs: [String: Set<String>] = [:]
  /// The paths of the members of types that take over others.
  private var heirMembers: Set<String> = []
  /// How the app uses the constants of design systems, by their paths.
  private(set) var uses: [String: ConstantUse] = [:]
  /// The full paths by their last part, for imports from a folder that has another name.
  private var modulesByName: [String: [String]] = [:]

  package init() {}

  /// Adds what other files can see of a file.
  ///
  /// - Parameter path: the file's path, for imports by it.
  package mutating func add(_ shared: SharedDeclarations, path: String = "") {
    if !path.isEmpty, shared.isModule { addModule(shared.own, path) }
    uses.merge(shared.uses) { $0 == .motion ? $0 : $1 }
    parents.merge(shared.parents) { known, more in known == more ? known : [] }
    for (type, parents) in shared.parents {
      for parent in parents { heirs[NamePath.last(parent), default: []].insert(type) }
    }
    heirMembers.formUnion(shared.heirMembers)
    for declaration in shared.own.declarations where !declaration.place.isLocal {
      names.addType(of: declaration)
    }
    for declaration in shared.seen { names.add(declaration) }
  }

  /// Adds what other files can see of those that a program wrote. A name that people declare themselves is theirs.
  package mutating func addGenerated(_ files: [(path: String, shared: SharedDeclarations)]) {
    let known = names
    for (path, shared) in files {
      if shared.isModule { addModule(shared.own, path) }
      parents.merge(shared.parents) { known, more in known == more ? known : [] }
      for declaration in shared.seen {
        if case .unknown = known.lookUp(declaration.path) { names.add(declaration) }
      }
    }
  }

  private mutating func addModule(_ constants: FileConstants, _ path: String) {
    let module = ModulePath.sass(path) ?? ModulePath.withoutEnding(path)
    modules[module] = constants
    modulesByName[ModulePath.name(module), default: []].append(module)
  }

  /// The meaning of a name or path.
  package func lookUp(_ path: String) -> ConstantLookup { names.lookUp(path) }

  /// The meaning of a path behind a dot, also through members that are other names of objects: `motion.fast` of
  /// `motion: springs`.
  func token(_ path: String, depth: Int = 0) -> ConstantLookup {
    let found = names.lookUp(path)
    guard case .unknown = found, depth < ScanLimits.constantDepth else { return found }
    for owner in NamePath.beginnings(of: path).dropFirst() {
      guard let other = names.otherName(of: owner) else { continue }
      return token(other + path.dropFirst(owner.utf8.count), depth: depth + 1)
    }
    return found
  }

  /// Whether a type that takes over another, or takes over such a one, has a member of a name.
  func isOverridden(_ member: String, of type: String) -> Bool {
    var types = [NamePath.last(type)]
    var next = 0
    while next < types.count, next < ScanLimits.heirs {
      for heir in heirs[types[next]] ?? [] {
        if heirMembers.contains(heir + "." + member) { return true }
        let name = NamePath.last(heir)
        if !types.contains(name) { types.append(name) }
      }
      next += 1
    }
    return false
  }

  /// The meaning of a name or path in the file that an import names, or in those whose names that passes on.
  /// - Parameters:
  ///   - module: as the source writes it, such as `../theme/times` or `@/theme/times`.
  ///   - file: the path of the file that imports.
  func shared(_ path: String, of module: String, from file: String) -> ConstantLookup {
    var met: Set<String> = []
    return shared(path, of: module, from: file, &met)
  }

  /// - Parameter met: The files that have been asked: two may pass on one another.
  private func shared(
    _ path: String, of module: String, from file: String, _ met: inout Set<String>
  ) -> ConstantLookup {
    guard let place = self.module(module, from: file), met.count < ScanLimits.passingFiles,
      met.insert(place).inserted, let constants = modules[place]
    else { return .unknown }
    let found = constants.shared(path)
    guard case .unknown = found else { return found }
    let head = NamePath.head(path)
    if let other = constants.imported(head), let module = other.type, case .name(let name)? = other.value {
      let rest = path.dropFirst(head.utf8.count)
      return shared(name == "*" ? String(rest.dropFirst()) : name + rest, of: module, from: place, &met)
    }
    for module in constants.used {
      let found = shared(path, of: module, from: place, &met)
      if case .unknown = found { continue }
      return found
    }
    return .unknown
  }

  /// The path without its ending of the file that an import names; nil for one that was not read or is not the only one
  /// of that name.
  private func module(_ module: String, from file: String) -> String? {
    func known(_ paths: String...) -> String? { paths.first { modules[$0] != nil } }
    if let path = ModulePath.sass(ModulePath.joined(file, module)) {
      return known(path, path.dropLast(".scss".utf8.count) + "/index.scss")
    }
    if module.hasPrefix(".") {
      let path = ModulePath.withoutEnding(ModulePath.joined(file, module))
      return known(path, path + "/index")
    }
    let tail = ModulePath.withoutEnding(
      module.hasPrefix("@/") || module.hasPrefix("~/") ? String(module.dropFirst(2)) : module)
    var endings = [tail, tail + "/index"]
    // A package of the same repository, or the alias of a folder: `@acme/motion` is `packages/motion/src/index.ts`.
    if tail.hasPrefix("@"), let slash = tail.firstIndex(of: "/") {
      let inner = String(tail[tail.index(after: slash)...])
      let folder = inner.prefix { $0 != "/" }
      let rest = inner.dropFirst(folder.count)
      endings += [inner, inner + "/index", folder + "/src" + (rest.isEmpty ? "/index" : rest)]
    }
    return endings.lazy.compactMap { ending in
      let found = (modulesByName[ModulePath.name(ending)] ?? []).filter {
        $0 == ending || $0.hasSuffix("/" + ending)
      }
      return found.count == 1 ? found[0] : nil
    }.first
  }
}

/// Paths by which files import one another.
package enum ModulePath {
  /// The name of a path's file, without its folders; empty where there is none.
  package static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// A path from the folder of a file as one from where the file's own begins.
  package static func joined(_ file: String, _ path: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return (file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path by which a script imports leads to a file of the app: by itself, or by an alias as most apps have.
  package static func isOfApp(_ path: String) -> Bool {
    [".", "/", "@/", "~", "#", "$"].contains(where: path.hasPrefix)
  }

  /// A path without the ending of a script, which an import may leave out or say as that of what a compiler makes of it.
  package static func withoutEnding(_ path: String) -> String {
    for ending in [".tsx", ".ts", ".jsx", ".js", ".mjs", ".mts"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.utf8.count))
    }
    return path
  }
}

/// The declarations of a file as other files see them. Made of one file alone, on any thread, so that little is left to
/// do when the files of an app come together.
package struct SharedDeclarations: Sendable {
  /// All that the file declares.
  let own: FileConstants
  /// As other files see it: names of the file itself are replaced by what they mean there.
  let seen: [Declaration]
  /// The types that each type takes over.
  let parents: [String: [String]]
  /// The paths of the members of types that take over others.
  let heirMembers: [String]
  /// Whether something in it can be imported.
  let isModule: Bool
  /// How it uses the constants of design systems, by their paths.
  let uses: [String: ConstantUse]

  /// Those of a file that declares nothing.
  static let none = SharedDeclarations([])

  package init(_ declarations: [Declaration], uses: [String: ConstantUse] = [:]) {
    self.uses = uses
    isModule = declarations.contains(where: \.isShared)
    let parents = declarations.parents
    self.parents = parents
    heirMembers =
      parents.isEmpty
      ? []
      : declarations.filter { declaration in
        declaration.isOfInstance && !declaration.isApart
          && NamePath.split(declaration.path).map { parents[$0.owner] != nil } ?? false
      }.map(\.path)
    let own = FileConstants(declarations)
    self.own = own
    seen = declarations.compactMap { declaration in
      guard !declaration.place.isLocal, declaration.isShared || declaration.isOfInstance else { return nil }
      guard let value = declaration.value else {
        // Where a constructor asks for it, each call of the constructor gives the value.
        return declaration.role == .standard ? declaration.seenFromAfar(nil) : nil
      }
      if value.isLiteral { return declaration.seenFromAfar(value) }
      var kept = [declaration.name]
      if case .function(let parameters) = declaration.role { kept += parameters }
      return declaration.seenFromAfar(value.replacing(own, kept, at: declaration.place))
    }
  }
}

/// A use of a design system's constant.
package enum ConstantUse: Hashable, Sendable {
  /// Something moves by it, or another constant that something may move by.
  case motion
  /// An argument of what moves nothing, as a delay or a timeout.
  case other
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
