/// The native build's fits of recordings, each a line: an object with the samples and what `fit_recording` writes.
enum FitReference {
  static func write(_ random: inout Seeded) {
    for index in 0..<12 {
      let duration = random.number(in: 0.3...0.9)
      let bounce = random.number(in: -0.3...0.6)
      let times = (0..<90).map { Double($0) / 60 }
      let values = times.map { time in
        let value = springValue(
          duration: duration, bounce: bounce, target: 300, velocity: 0, time: time - 0.1)
        return index % 2 == 0 ? value : value.rounded()
      }
      var answers = [Double](repeating: .nan, count: 19)
      let isFitted = fitRecording(samples: times + values, count: 90, tolerance: 0.01, values: &answers)
      print("{\"samples\": \(times + values), \"tolerance\": 0.01, ", terminator: "")
      print("\"fitted\": \(isFitted), \"answers\": \(answers)}")
    }
  }
}
