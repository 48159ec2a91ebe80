import CommandLineKit
import MotionPhysics
import Presets
import Registry

/// Which presets `list` shows, beside their names.
struct ListFilter: Options {
  @Option(help: "Only presets of these kinds.", isCommaSeparated: true) var kind: [Kind]
  @Option(help: "Only presets of this role; none is without.") var role: RoleChoice?
  @Option(
    help: "Only presets unchanged from this pack; none is your own.", placeholder: "pack",
    completion: .choices(PackNames.all + ["none"]))
  var pack: String?
  @Flag(help: "Only presets that no other one uses.") var unused = false
  @Flag(help: "Only deprecated presets.") var deprecated = false
  @Option(help: "Only presets with this text in name or summary.", placeholder: "text") var search: String?
  @Option(help: "Only presets that take no longer.", placeholder: "time") var maxTime: Time?
  @Option(help: "Only presets that take at least so long.", placeholder: "time") var minTime: Time?

  /// Whether nothing is left out.
  var isEmpty: Bool {
    kind.isEmpty && role == nil && pack == nil && !unused && !deprecated && search == nil && maxTime == nil
      && minTime == nil
  }

  func validate() throws {
    if let pack, pack != "none" { _ = try Pack.existing([pack]) }
  }

  /// The presets that are wanted.
  func chosen(from presets: [Preset], of book: Book) -> [Preset] {
    if isEmpty { return presets }
    let users = unused ? book.users() : [:]
    let resolver = Resolver(book)
    return presets.filter { preset in
      if !kind.isEmpty, !kind.contains(preset.kind) { return false }
      if let role, preset.role != role.role { return false }
      if let pack, preset.origin != (pack == "none" ? nil : pack) { return false }
      if unused, users[preset.name] != nil { return false }
      if deprecated, preset.deprecated == nil { return false }
      if let search = search?.lowercased() {
        let texts = [preset.name.text, preset.summary ?? ""]
        if !texts.contains(where: { $0.lowercased().contains(search) }) { return false }
      }
      guard maxTime != nil || minTime != nil else { return true }
      guard let length = (try? resolver.motion(of: preset))?.length else { return false }
      return length <= maxTime?.seconds ?? .infinity && length >= minTime?.seconds ?? 0
    }
  }
}

extension Motion {
  /// Seconds until it is over, a delay included; nil for a curve and for what a progress drives.
  var length: Double? {
    switch self {
    case .spring(let spring, let delay): delay + spring.settlingTime()
    case .curve: nil
    case .duration(let seconds): seconds
    case .tween(_, let duration, let delay): delay + duration
    case .clip(let timeline, let driver, _): driver == .progress ? nil : timeline.duration
    case .sequence(let sequence): sequence.duration
    case .morph(let morph): morph.duration(.present)
    }
  }
}
