import MotionPhysics
import Presets

/// Changes as people make them on a branch: numbers, summaries, keyframes, names, presets that come and go.
package struct RandomEdits {
  private var random: Seeded
  /// The registry as it is after the edits.
  package private(set) var book: RegistrySnapshot
  /// The presets that were touched, by the names that they had at first.
  package private(set) var touched: Set<PresetName> = []
  private var firstNames: [PresetName: PresetName] = [:]
  private let mark: String

  /// - Parameter mark: Told apart by it are the names that two branches make.
  package init(_ book: RegistrySnapshot, seed: UInt64, mark: String) {
    self.book = book
    self.mark = mark
    random = Seeded(seed: seed)
  }

  /// Performs one edit that leaves the registry right in itself.
  ///
  /// - Parameter avoided: Presets, by their first names, that stay as they are.
  package mutating func edit(avoiding avoided: Set<PresetName> = []) throws {
    let free = book.presets.filter { !avoided.contains(firstNames[$0.name] ?? $0.name) }
    guard let preset = free.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: replace(preset, changingNumber(of: preset))
    case 45..<55: replace(preset, changingList(of: preset))
    case 55..<65: replace(preset, saying(preset))
    case 65..<80: try add()
    case 80..<92: try rename(preset)
    default: remove(preset)
    }
  }

  private mutating func touch(_ name: PresetName) { touched.insert(firstNames[name] ?? name) }

  private mutating func replace(_ old: Preset, _ new: Preset?) {
    guard let new, new != old else { return }
    let changed = RegistrySnapshot(
      book.presets.filter { $0.name != old.name } + [new], settings: book.settings)
    let resolver = Resolver(changed)
    let names = changed.presets.map(\.name)
    guard names.allSatisfy({ (try? resolver.motion(named: $0)) != nil }) else { return }
    book = changed
    touch(old.name)
  }

  private mutating func saying(_ preset: Preset) -> Preset {
    var preset = preset
    if random.chance(50) {
      preset.summary = "Said by \(mark) at \(Int.random(in: 0..<1000, using: &random))."
    } else {
      preset.role = Role.allCases.randomElement(using: &random)
    }
    return preset
  }

  private mutating func changingNumber(of preset: Preset) -> Preset? {
    let tree = MemberTree(preset)
    guard let path = paths(of: tree, at: "").randomElement(using: &random) else { return nil }
    let factor = random.number(0.8...1.1)
    return tree.changing(path) { Double($0).map { .value("\(($0 * factor * 1000).rounded() / 1000)") } }?
      .preset
  }

  private func paths(of tree: MemberTree, at path: String) -> [String] {
    switch tree {
    case .value(let text): Double(text) == nil ? [] : [path]
    case .object(let members):
      members.filter { !$0.key.contains(".") && $0.key != "extensions" }.flatMap {
        paths(of: $0.tree, at: path.isEmpty ? $0.key : "\(path).\($0.key)")
      }
    case .list(let trees): trees.indices.flatMap { paths(of: trees[$0], at: "\(path)[\($0)]") }
    }
  }

  /// Takes a keyframe or phase out, or puts one in again that was there.
  private mutating func changingList(of preset: Preset) -> Preset? {
    var preset = preset
    switch preset.content {
    case .clip(var clip):
      guard let track = clip.tracks.indices.randomElement(using: &random),
        let index = clip.tracks[track].keyframes.indices.randomElement(using: &random)
      else { return nil }
      if random.chance(50), clip.tracks[track].keyframes.count > 1 {
        clip.tracks[track].keyframes.remove(at: index)
      } else {
        let new = ClipKeyframe(to: clip.tracks[track].keyframes[index].to, motion: .move)
        clip.tracks[track].keyframes.insert(new, at: index)
      }
      preset.content = .clip(clip)
    case .sequence(var sequence):
      guard sequence.phases.count > 1 else { return nil }
      sequence.phases.removeLast()
      preset.content = .sequence(sequence)
    default: return nil
    }
    return preset
  }

  private mutating func newName() throws -> PresetName {
    try PresetName("new-\(mark).n\(Int.random(in: 0..<1_000_000, using: &random))")
  }

  private mutating func add() throws {
    let name = try newName()
    if book.preset(named: name) != nil { return }
    let springs = book.presets.filter { $0.kind == .spring }
    let content: Content =
      if let base = springs.randomElement(using: &random), random.chance(70) {
        .spring(TypedSpring(.adjusted(Adjustment(base: base.name, durationScale: 0.9))))
      } else {
        .duration(random.number(0.1...2))
      }
    book = RegistrySnapshot(book.presets + [Preset(name: name, content: content)], settings: book.settings)
    touch(name)
    for reference in book.preset(named: name)?.references ?? [] { touch(reference.name) }
  }

  private mutating func rename(_ preset: Preset) throws {
    let name = try newName()
    if book.preset(named: name) != nil { return }
    touch(preset.name)
    firstNames[name] = firstNames[preset.name] ?? preset.name
    book = book.renaming([preset.name: name])
  }

  private mutating func remove(_ preset: Preset) {
    if book.users()[preset.name] != nil { return }
    touch(preset.name)
    book = RegistrySnapshot(book.presets.filter { $0.name != preset.name }, settings: book.settings)
  }
}

extension MemberTree {
  /// The tree with another value at a path; nil where there is none.
  fileprivate func changing(_ path: String, _ change: (String) -> MemberTree?) -> MemberTree? {
    var found = self
    for step in path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" }) {
      if let index = Int(step), !found.items.isEmpty {
        guard found.items.indices.contains(index) else { return nil }
        found = found.items[index]
      } else {
        guard let member = found[String(step)] else { return nil }
        found = member
      }
    }
    guard case .value(let text) = found, let new = change(text) else { return nil }
    var tree = self
    tree.replace(at: path, with: new)
    return tree
  }
}
