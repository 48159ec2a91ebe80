import Foundation
import Gallery

/// Springs from 0 to 1 by the closed form of the damped oscillator, from rest.
enum SpringSamples {
  static func samples(duration: Double, dampingRatio: Double, until end: Double, count: Int = 200)
    -> [PlotSample]
  {
    let frequency = 2 * Double.pi / duration
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return (0..<count).map { index in
      let time = end * Double(index) / Double(count - 1)
      let decay = exp(-dampingRatio * frequency * time)
      let swing = cos(damped * time) + dampingRatio * frequency / damped * sin(damped * time)
      return PlotSample(
        time: time, value: 1 - decay * swing,
        velocity: decay * frequency * frequency / damped * sin(damped * time))
    }
  }

  static func series(
    _ name: String, duration: Double = 0.5, dampingRatio: Double = 0.7, until end: Double = 1,
    settlingTime: Double? = nil
  ) -> PlotSeries {
    PlotSeries(
      name: name, samples: samples(duration: duration, dampingRatio: dampingRatio, until: end),
      settlingTime: settlingTime)
  }

  static let beforeAndAfter = [
    series("before", duration: 0.5, dampingRatio: 0.85, settlingTime: 0.698),
    series("after", duration: 0.4, dampingRatio: 0.6, settlingTime: 0.649),
  ]
}
