/// Says what the names in a file mean, by what the file declares and behind it the app: from the innermost brackets
/// outward, then the members of the types around, then what is imported, then what any file declares.
struct NameResolver {
  let own: FileConstants
  let app: ConstantTable
  /// The path of the file.
  let path: String

  /// The meaning of a name or path.
  /// - Parameter place: where it stands; nil for a name in what another file declares.
  func lookUp(_ path: String, at place: Declaration.Place?) -> ConstantLookup {
    guard let offset = place?.offset else { return known(app.lookUp(path).fromAfar, path, nil) }
    if path.hasPrefix(FileConstants.ownMember) {
      let member = String(path.dropFirst(FileConstants.ownMember.count))
      return own.lookUp(path, at: offset).or(
        NamePath.split(member) == nil
          ? ofTypes(member, offset).or(app.lookUp(member).fromAfar) : lookUp(member, at: place))
    }
    let head = NamePath.head(path)
    if head.utf8.count == path.utf8.count { return bare(path, offset) }
    return dotted(path, head, offset, depth: 0)
  }

  /// The meaning of a name or path, through constants that are other names of it: `const FADE = Times.fade`.
  func settled(_ path: String, at place: Declaration.Place) -> ConstantLookup {
    var found = lookUp(path, at: place)
    for _ in 0..<ScanLimits.constantDepth {
      guard case .value(let value, let place) = found, case .name(let other) = value.standard else { break }
      found = lookUp(other, at: place)
    }
    return found
  }

  /// A name or path as the library has it from which the file imports it under another: `Easing.quad` of `E.quad` and of
  /// `Reanimated.Easing.quad`.
  func original(_ path: String) -> String {
    let head = NamePath.head(path)
    guard case .name(let name)? = own.imported(head)?.value, name != head, name != "default" else {
      return path
    }
    let rest = path.dropFirst(head.utf8.count)
    return name == "*" ? String(rest.dropFirst()) : name + rest
  }

  /// A constant as the file names it.
  /// - Parameter place: Where the file declares it; nil for one of another file.
  func constant(_ path: String, _ place: Declaration.Place?) -> SiteConstant {
    let isOwn = path.hasPrefix(FileConstants.ownMember) && !self.path.hasSuffix(".swift")
    return SiteConstant(
      path: isOwn ? "this." + path.dropFirst(FileConstants.ownMember.count) : path, place: place,
      isShared: place.map { own.isShared(at: $0.offset) } ?? true)
  }

  /// Whether a name or path means a member for which an heir of its type may have another value.
  /// - Parameters:
  ///   - place: where it stands.
  ///   - declared: where the file declares what it means; nil for what another file does.
  func isOverridden(_ path: String, at place: Declaration.Place?, declared: Declaration.Place?) -> Bool {
    guard let place, declared?.isLocal != true else { return false }
    // What is static in Dart is its type's own.
    if let declared, self.path.hasSuffix(".dart"), own.isShared(at: declared.offset) { return false }
    guard let (owner, member) = NamePath.split(path), owner != "self" else {
      let member = NamePath.last(path)
      return own.types(around: place.offset).contains { app.isOverridden(member, of: $0.path) }
    }
    return type(of: owner, at: place).map { app.isOverridden(member, of: $0) } ?? false
  }

  private func dotted(_ path: String, _ head: String, _ offset: Int, depth: Int) -> ConstantLookup {
    let there = own.lookUp(head, at: offset)
    // What a call gives is no object of that name.
    if case .parameter = there { return tokens(known(.parameter, path, offset), path) }
    let found = own.lookUp(path, at: offset)
    guard case .unknown = found else { return found }
    if case .value(.members, _) = there { return .unknown }
    if case .value(let value, let place?) = there, case .name(let other) = value.standard,
      depth < ScanLimits.pathParts
    {
      // Another name of an object: `const SPRING = Springs.soft`.
      let whole = other + path.dropFirst(head.utf8.count)
      let first = NamePath.head(whole)
      if first != head {
        let found = dotted(whole, first, place.offset, depth: depth + 1)
        return value == value.standard ? found : found.given(by: head)
      }
    }
    return tokens(known(afar(path, head, offset), path, offset), path)
  }

  /// The meaning of tokens that are reached through what a call gives, where only one object holds such a path:
  /// `theme.motion.fast` of `motion: { fast: 200 }`. A single name behind the dot is too little to go by.
  private func tokens(_ found: ConstantLookup, _ path: String) -> ConstantLookup {
    switch found {
    case .unknown, .parameter: break
    default: return found
    }
    for ending in NamePath.endings(of: path).dropFirst().dropLast() {
      if case .value(let value, _) = app.token(ending) { return .value(value, nil) }
    }
    return found
  }

  private func bare(_ name: String, _ offset: Int) -> ConstantLookup {
    own.lookUp(name, at: offset).or(ofTypes(name, offset)).or(afar(name, name, offset))
  }

  /// A member of the types around a place that another file declares: `extension Card` beside `struct Card`.
  private func ofTypes(_ name: String, _ offset: Int) -> ConstantLookup {
    own.types(around: offset).reduce(.unknown) { found, type in
      found.or(app.lookUp(type.path + "." + name).fromAfar).or(takenOver(name, by: type.path, depth: 0))
    }
  }

  /// A member of a type that another takes over: `class Card: Panel` has what `Panel` has.
  private func takenOver(_ name: String, by type: String, depth: Int) -> ConstantLookup {
    guard depth < ScanLimits.pathParts else { return .unknown }
    let parents = own.parents[type] ?? app.parents[type] ?? []
    return parents.prefix(ScanLimits.parents).reduce(.unknown) { found, parent in
      found.or(member(name, of: parent, depth: depth + 1))
    }
  }

  /// The meaning of a name that the file does not declare.
  private func afar(_ path: String, _ head: String, _ offset: Int) -> ConstantLookup {
    guard let imported = own.imported(head), let module = imported.type,
      case .name(let name)? = imported.value
    else { return used(path, offset).or(app.lookUp(path).fromAfar) }
    let rest = path.dropFirst(head.count)
    let there = name == "*" ? String(rest.dropFirst()) : name + rest
    let found = app.shared(there, of: module, from: self.path)
    // A file that none is known of, or a default that is called as it likes.
    return found.or(app.lookUp(there).fromAfar).or(app.lookUp(path).fromAfar)
  }

  /// The meaning of a variable of Sass in the style sheets that the file uses without a name, or behind that of a module
  /// which nothing says in this file.
  private func used(_ path: String, _ offset: Int) -> ConstantLookup {
    let variable = NamePath.withoutModule(path)
    if variable != path { return own.lookUp(variable, at: offset).or(app.lookUp(variable).fromAfar) }
    guard path.hasPrefix("$") else { return .unknown }
    return own.used.reduce(.unknown) { found, module in
      found.or(app.shared(path, of: module, from: self.path))
    }
  }

  /// The meaning of a path by the type of what stands before its last part, where nothing else is known of it.
  private func known(_ found: ConstantLookup, _ path: String, _ offset: Int?) -> ConstantLookup {
    switch found {
    case .unknown, .parameter: break
    default: return found
    }
    guard let (owner, member) = NamePath.split(path), let type = type(of: owner, offset, depth: 0) else {
      return found
    }
    let standard = self.member(member, of: type, depth: 0).or(found)
    switch standard {
    case .parameter, .ambiguous, .value(.given, _):
      return given(member, to: owner, of: type, offset) ?? standard
    default: return standard
    }
  }

  /// What a constant is made with for a member that its constructor asks for: `spec.fade` of `const spec =
  /// Spec(fade: …)`; nil where that is not known.
  private func given(
    _ member: String, to owner: String, of type: String, _ offset: Int?
  ) -> ConstantLookup? {
    let place = offset.map { Declaration.Place(offset: $0, scope: 0..<Int.max) }
    guard case .value(.call(type, let arguments), let owned) = lookUp(owner, at: place),
      case .function(let names, _, _) = self.member(Declaration.constructor, of: type, depth: 0),
      let position = names.firstIndex(of: member)
    else { return nil }
    let argument = arguments.enumerated().first { index, argument in
      argument.label == member || argument.label == nil && index == position
    }
    return argument.map { .value($0.element.value, owned) }
  }

  private func member(_ name: String, of type: String, depth: Int) -> ConstantLookup {
    let path = type + "." + name
    return own.lookUp(path, at: 0).or(app.lookUp(path).fromAfar).or(takenOver(name, by: type, depth: depth))
  }

  /// The type of a name or path; nil where none is written.
  func type(of path: String, at place: Declaration.Place?) -> String? {
    type(of: path, place?.offset, depth: 0)
  }

  private func type(of path: String, _ offset: Int?, depth: Int) -> String? {
    guard depth < ScanLimits.pathParts else { return nil }
    if let offset {
      if path == "widget" { return own.types(around: offset).lazy.compactMap(\.type).first }
      if let type = own.type(of: path, at: offset) { return type }
    }
    if let type = app.names.type(of: path) { return type }
    guard let (owner, member) = NamePath.split(path) else { return nil }
    if let type = type(of: owner, offset, depth: depth + 1) {
      let path = type + "." + member
      return own.type(of: path, at: 0) ?? app.names.type(of: path)
    }
    // `styles.times` where all that is called `times` is of one type.
    return app.names.type(ofMember: member)
  }
}
