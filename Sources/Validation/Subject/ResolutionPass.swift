import MotionPhysics
import Presets

/// Resolves every preset in one walk that follows each base and alias once.
///
/// `Resolver` answers for single presets and follows names by recursion; this one must also bear a chain of a
/// hundred thousand bases, tell all faults instead of the first, and be done in milliseconds.
struct ResolutionPass {
  let subject: ValidationSubject
  let presets: [Preset]
  let names: NameIndex
  let traits: [PresetTraits]
  var result: ResolutionDraft
  /// The presets that are made of springs, curves and durations.
  private(set) var composites: [Int] = []
  /// The adjustments, copied while their presets are at hand, and which of them is each preset's.
  private var adjustments: [CompactAdjustment] = []
  private var adjustmentIndices: [Int32]
  private var states: [State]
  private var path: [Int] = []

  private enum State: UInt8 {
    case waiting, open, done
  }

  static func resolve(_ subject: ValidationSubject) -> Resolution {
    var pass = ResolutionPass(subject: subject)
    for index in pass.presets.indices { pass.scan(index) }
    for index in pass.presets.indices where pass.states[index] == .waiting { pass.resolve(from: index) }
    pass.resolveComposites()
    return Resolution(pass.result)
  }

  private init(subject: ValidationSubject) {
    self.subject = subject
    presets = subject.presets
    names = subject.names
    traits = subject.traits
    result = ResolutionDraft(count: presets.count)
    adjustmentIndices = [Int32](repeating: -1, count: presets.count)
    states = [State](repeating: .waiting, count: presets.count)
  }

  /// Resolves what is made from nothing, and looks up bases, aliases and reduced partners of the rest.
  /// Presets are large, and this is the only walk over all of them.
  private mutating func scan(_ index: Int) {
    result.roles[index] = presets[index].role
    result.hasReduced[index] = traits[index].contains(.hasReduced)
    states[index] = .done
    switch presets[index].content {
    case .spring(let spring):
      switch spring.parameters {
      case .standalone(let parameters):
        settle(index, parameters)
        if let delay = spring.delay { settle(index, delay: delay) }
      case .adjusted(let adjustment):
        result.parents[index] = look(up: adjustment.base, from: index, at: "base")
        result.springs[index].delay = spring.delay ?? .nan
        adjustmentIndices[index] = Int32(adjustments.count)
        adjustments.append(CompactAdjustment(adjustment))
        states[index] = .waiting
      }
    case .alias(let target):
      result.parents[index] = look(up: target, from: index, at: "of")
      states[index] = .waiting
    case .duration(let seconds): settleDuration(index, seconds)
    case .curve(let shape): settleCurve(index, shape)
    default: composites.append(index)
    }
    if case .preset(let partner) = presets[index].reduced {
      result.reduced[index] = look(up: partner, from: index, at: "reduced")
    }
  }

  /// The place of a name; -1, with a fault, when nothing bears it.
  mutating func look(up name: PresetName, from index: Int, at path: String) -> Int32 {
    if let found = names[name] { return Int32(found) }
    if !subject.unreadNames.contains(name.text) { add(.missing(name), to: index, at: path) }
    return -1
  }

  /// Goes up from a preset to one that is resolved or made from nothing, then down again.
  private mutating func resolve(from start: Int) {
    path.removeAll(keepingCapacity: true)
    var index = start
    while states[index] == .waiting {
      states[index] = .open
      path.append(index)
      guard result.parents[index] >= 0 else { break }
      index = Int(result.parents[index])
    }
    if states[index] == .open, result.parents[index] >= 0 { reportCycle(at: index) }
    while let next = path.popLast() {
      settle(next)
      states[next] = .done
    }
  }

  private mutating func reportCycle(at index: Int) {
    guard let first = path.firstIndex(of: index) else { return }
    let members = Array(path[first...])
    for (position, member) in members.enumerated() {
      let path = traits[member].contains(.isAlias) ? "of" : "base"
      add(.cycle(members, position: position), to: member, at: path)
    }
  }

  /// Resolves a preset whose base or target is resolved. On a cycle that one is not, and stands for nothing.
  private mutating func settle(_ index: Int) {
    let parent = Int(result.parents[index])
    guard parent >= 0 else { return }
    result.depths[index] = result.depths[parent] + 1
    result.roles[index] = result.roles[index] ?? result.roles[parent]
    result.hasReduced[index] = result.hasReduced[index] || result.hasReduced[parent]
    if adjustmentIndices[index] >= 0 {
      return settle(index, adjustments[Int(adjustmentIndices[index])], parent: parent)
    }
    result.kinds[index] = result.kinds[parent]
    result.springs[index] = result.springs[parent]
    if result.kinds[parent] == .curve { result.curves[index] = result.curves[parent] }
  }

  private mutating func settleDuration(_ index: Int, _ seconds: Double) {
    do throws(MotionError) {
      try Bounds.zeroOrMore.check(seconds, "duration")
      result.kinds[index] = .duration
      result.springs[index].duration = seconds
    } catch {
      add(.parameter(error), to: index, at: "duration")
    }
  }

  private mutating func settleCurve(_ index: Int, _ shape: CurveShape) {
    do throws(MotionError) {
      result.curves[index] = try shape.unitCurve()
      result.kinds[index] = .curve
    } catch {
      add(.parameter(error), to: index, at: "")
    }
  }

  mutating func add(_ reason: ResolutionFault.Reason, to index: Int, at path: String) {
    result.faults.append(ResolutionFault(preset: index, path: path, reason: reason))
  }
}
