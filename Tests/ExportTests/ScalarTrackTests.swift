import MotionPhysics
import TestSupport
import Testing

@testable import Export

@Suite("Tracks as numbers with easings")
struct ScalarTrackTests {
  @Test("Eased between their ends, pieces go where the track goes", arguments: 0..<200)
  func pieces(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    let track = try Self.track(&random)
    for component in 0..<track.initial.count {
      let scalar = ScalarTrack(track, component: component)
      var time = 0.0
      for piece in scalar.pieces {
        #expect(abs(piece.start - time) < 1e-12)
        time = piece.end
        guard piece.duration > 0 else { continue }
        for share in [0.01, 0.2, 0.5, 0.77, 0.99] {
          let expected = track.value(time: piece.start + share * piece.duration)[component]
          #expect(abs(Self.eased(piece, share) - expected) < 1e-7, "\(piece) at \(share)")
        }
      }
      #expect(abs(time - track.duration) < 1e-12)
    }
  }

  @Test("What comes back to where it began is parted where it turns")
  func loop() throws {
    let track = try ValueTrack(
      initial: Components(1),
      keyframes: [
        .cubic(to: Components(1), duration: 1, startVelocity: Components(8), endVelocity: Components(-8))
      ])
    let pieces = ScalarTrack(track, component: 0).pieces
    #expect(pieces.count == 2)
    #expect(pieces.first?.to == 3)
  }

  /// The share of the way that a platform makes of it.
  private static func eased(_ piece: ScalarPiece, _ share: Double) -> Double {
    let progress: Double
    switch ScalarEasing(piece) {
    case nil: return piece.to
    case .curve(let curve): progress = curve.value(at: share)
    case .spring(let spring, let seconds, let target, let velocity):
      progress = spring.value(target: target, initialVelocity: velocity, time: share * seconds)
    }
    return piece.from + (piece.to - piece.from) * progress
  }

  private static func track(_ random: inout Seeded) throws -> ValueTrack {
    let count = Int.random(in: 1...4, using: &random)
    func value() throws -> Components {
      try Components((0..<count).map { _ in Double.random(in: -9...9, using: &random) })
    }
    var keyframes: [ValueKeyframe] = []
    let initial = try value()
    var last = initial
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let stays = Int.random(in: 0..<4, using: &random) == 0
      let to = stays ? last : try value()
      last = to
      let duration = Double.random(in: 0.05...0.8, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: keyframes.append(.linear(to: to, duration: duration, curve: .easeInOut))
      case 1:
        keyframes.append(.cubic(to: to, duration: duration, startVelocity: nil, endVelocity: try value()))
      case 2:
        let spring = try Spring(
          validatingDuration: 0.4, bounce: Double.random(in: -0.6...0.7, using: &random))
        keyframes.append(.spring(to: to, duration: duration, spring: spring, startVelocity: nil))
      default: keyframes.append(.move(to: to))
      }
    }
    return try ValueTrack(initial: initial, keyframes: keyframes)
  }
}
