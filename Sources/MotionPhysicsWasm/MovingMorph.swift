import MotionPhysics

/// A morph on its way, and one that a finger holds at a progress.
final class MovingMorph: MovingNumbers {
  private let morph: Morph
  private let direction: Morph.Direction
  private let progress: Double?

  init(_ morph: Morph, _ direction: Morph.Direction = .present, heldAt progress: Double? = nil) {
    self.morph = morph
    self.direction = direction
    self.progress = progress
  }

  override var count: Int {
    morph.elements.reduce(0) { $1.properties.reduce($0) { $0 + $1.from.count } }
  }
  override var length: Double { progress == nil ? morph.duration(direction) : 0 }
  override func write(time: Double, to place: inout WrittenNumbers) {
    if let progress {
      place.put(morph.values(direction, progress: progress))
    } else {
      place.put(morph.values(direction, time: time))
    }
  }

  override func way(_ direction: Morph.Direction) -> MovingNumbers? {
    progress == nil ? MovingMorph(morph, direction) : nil
  }
  override func held(at progress: Double) -> MovingNumbers? {
    self.progress == nil ? MovingMorph(morph, direction, heldAt: progress) : nil
  }
  override func released(at progress: Double, velocity: Double) -> MovingNumbers? {
    guard self.progress == nil else { return nil }
    do throws(MotionError) {
      let release = try morph.release(direction, progress: progress, velocity: velocity)
      return ReleasedMorph(release, count: count)
    } catch {
      return nil
    }
  }
}

/// A morph that was let go.
final class ReleasedMorph: MovingNumbers {
  private let release: MorphRelease
  private let numbers: Int

  init(_ release: MorphRelease, count: Int) { (self.release, numbers) = (release, count) }

  override var count: Int { numbers }
  override var length: Double { release.duration }
  override var outcome: Int32 { release.outcome == .finish ? 1 : 0 }
  override func write(time: Double, to place: inout WrittenNumbers) { place.put(release.values(time: time)) }
}
