import MotionPhysics
import Presets
import StrictJSON

/// Presets as `--json` prints them: what was typed, what it resolves to, and what it is tied to.
struct PresetJSON {
  let source: any PresetSource
  let resolver: Resolver

  init(_ source: any PresetSource, _ resolver: Resolver? = nil) {
    self.source = source
    self.resolver = resolver ?? Resolver(source)
  }

  /// Writes a preset's members into an object that is open.
  ///
  /// - Parameters:
  ///   - motion: What it resolves to, where that is known already; nil of a preset that is in the source.
  ///   - usedBy: The presets that mention it.
  func writeMembers(
    of preset: Preset, motion: Motion? = nil, usedBy: [PresetName], to writer: inout JSONWriter
  ) throws {
    writer.member("name", preset.name.text)
    writer.member("kind", preset.kind.rawValue)
    writer.member("summary", preset.summary)
    writer.member("reduced", try resolver.reduced(of: preset)?.text)
    writer.member("role", preset.role?.rawValue)
    writer.member("deprecated", preset.deprecated)
    writer.member("origin", preset.origin)
    writer.member("usedBy", usedBy.map(\.text))
    writer.member("base", preset.base?.text)
    writer.member("lineage", try source.lineage(of: preset).map(\.text))
    writer.object("typed") { PresetEncoder.writeMembers(of: preset.content, to: &$0) }
    do {
      MotionDescription(try motion ?? resolver.keptMotion(of: preset)).write(to: &writer)
    } catch let error as ResolutionError {
      // What is wrong with one preset hides no other.
      writer.member("problem", error.message)
    }
  }
}

/// The members that changed, as `--json` prints them.
enum MemberChangeJSON {
  /// Writes them into an object that is open.
  static func write(from before: Preset, to after: Preset, to writer: inout JSONWriter) {
    writer.objects("changes", MemberChange.all(from: before, to: after)) { writer, change in
      writer.member("path", change.path)
      writer.member("before", change.before)
      writer.member("after", change.after)
    }
  }
}

extension PresetSource {
  /// The preset, its base or what it stands for, and so on to one that is made from nothing. No more than there may be
  /// in a row: an older registry may hold more.
  func lineage(of preset: Preset) throws -> [PresetName] {
    var names = [preset.name]
    var current: Preset? = preset
    while let parent = current?.content.origin, !names.contains(parent),
      Ranges.chainDepth.contains(Double(names.count))
    {
      names.append(parent)
      current = try self.preset(named: parent)
    }
    return names
  }
}

extension Preset {
  var base: PresetName? { content.spring?.base }
}
