import Testing

@testable import MotionPhysics

@Suite("Spring: position and velocity against 60-digit vectors")
struct SpringTrajectoryTests {
  @Test("springs made from mass, stiffness and damping agree to a few units in the last place")
  func physicalSprings() throws {
    let vectors = try Vector.list("own-spring-trajectories")
    #expect(vectors.count > 500)
    for vector in vectors {
      let spring = try Spring(
        validatingMass: #require(vector["mass"]?.number), stiffness: #require(vector["stiffness"]?.number),
        damping: #require(vector["damping"]?.number), allowOverDamping: true)
      let velocity = try #require(vector["v0"]?.number)
      let time = try #require(vector["t"]?.number)
      let x = spring.value(initialVelocity: velocity, time: time)
      let v = spring.velocity(initialVelocity: velocity, time: time)
      let scale = max(1, abs(velocity), abs(velocity) / spring.angularFrequency)
      #expect(abs(x - (try #require(vector["x"]?.number))) <= 2e-15 * scale, "\(vector)")
      let speedScale = max(spring.angularFrequency, abs(velocity))
      #expect(abs(v - (try #require(vector["v"]?.number))) <= 4e-15 * speedScale, "\(vector)")
    }
  }

  @Test("springs made from duration and bounce agree to a few units in the last place")
  func perceptualSprings() throws {
    let vectors = try Vector.list("own-duration-bounce-trajectories")
    #expect(vectors.count > 150)
    for vector in vectors {
      let spring = try Spring(
        validatingDuration: #require(vector["duration"]?.number), bounce: #require(vector["bounce"]?.number))
      let target = try #require(vector["target"]?.number)
      let velocity = try #require(vector["initialVelocity"]?.number)
      let time = try #require(vector["t"]?.number)
      let x = spring.value(target: target, initialVelocity: velocity, time: time)
      let v = spring.velocity(target: target, initialVelocity: velocity, time: time)
      let frequency = spring.angularFrequency
      let scale = max(1, abs(target), abs(velocity), abs(velocity) / frequency)
      #expect(abs(x - (try #require(vector["value"]?.number))) <= 2e-15 * scale, "\(vector)")
      let speedScale = max(frequency * max(1, abs(target)), abs(velocity))
      #expect(abs(v - (try #require(vector["velocity"]?.number))) <= 4e-15 * speedScale, "\(vector)")
    }
  }
}
