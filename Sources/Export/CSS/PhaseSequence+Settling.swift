import MotionPhysics

extension PhaseSequence {
  private var springs: [Spring] {
    phases.compactMap { phase in
      if case .spring(let spring, _) = phase.animation { return spring }
      return nil
    }
  }

  /// Whether the last motion comes to rest.
  var settles: Bool { springs.allSatisfy { $0.settlingTime().isFinite } }

  /// Seconds after which a triggered sequence is at rest, up to the next millisecond: its duration where no spring goes
  /// on beyond it, or where one never settles.
  func settled(tolerance: Double) -> Double {
    let slowest = springs.map { $0.settlingTime(epsilon: min(tolerance, 0.001)) }.max() ?? 0
    guard slowest > 0, slowest.isFinite, let first = phases.first else { return duration }
    let scales = Course.scales(of: self)
    let steps = Self.settlingSteps
    // Motion that was carried along may be larger than the way itself, but not for long.
    let span = 4 * slowest
    for step in (0...steps).reversed() {
      let time = duration + span * Double(step) / Double(steps)
      let isFar = values(time: time).enumerated().contains { index, value in
        (0..<value.value.count).contains {
          abs(value.value[$0] - first.values[index][$0]) > 0.5 * tolerance * scales[index][$0]
        }
      }
      if isFar { return ((time + span / Double(steps)) * 1000).rounded(.up) / 1000 }
    }
    return duration
  }

  private static let settlingSteps = 1000

  /// After how many cycles a loop repeats itself; nil where it does not within a few.
  func cyclesUntilSteady(tolerance: Double) -> Int? {
    if isPlain { return 0 }
    let scales = Course.scales(of: self)
    return (0...Self.mostCycles).first { cycle in
      (0...Self.cycleSteps).allSatisfy { step in
        let time = (Double(cycle) + (Double(step) + 0.5) / Double(Self.cycleSteps + 1)) * duration
        return zip(values(time: time), values(time: time + duration)).enumerated().allSatisfy { index, pair in
          (0..<pair.0.value.count).allSatisfy {
            abs(pair.0.value[$0] - pair.1.value[$0]) <= tolerance * scales[index][$0]
          }
        }
      }
    }
  }

  private static let mostCycles = 8
  private static let cycleSteps = 100
}

extension Course {
  /// How far each number of each property of a sequence goes between its phases; 1 for one that stays.
  static func scales(of sequence: PhaseSequence) -> [[Double]] {
    sequence.properties.indices.map { property in
      let values = sequence.phases.map { $0.values[property].array }
      return (values.first ?? []).indices.map { index in
        let numbers = values.map { $0[index] }
        let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
        return range > 0 ? range : 1
      }
    }
  }
}
