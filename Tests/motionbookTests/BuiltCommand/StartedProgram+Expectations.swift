import TestSupport
import Testing

extension StartedProgram.Outcome {
  /// The outcome, if it has the status.
  @discardableResult
  func expect(_ status: Int32, sourceLocation: SourceLocation = #_sourceLocation) -> StartedProgram.Outcome {
    #expect(self.status == status, "\(err)", sourceLocation: sourceLocation)
    return self
  }

  /// A failure that says something about each of these, in few lines that start as errors do.
  func expectSentence(
    status: Int32 = 2, naming words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.status == status, "\(err)", sourceLocation: sourceLocation)
    #expect(err.contains("Error: "), "no sentence: \(err)", sourceLocation: sourceLocation)
    #expect(!err.contains("Fatal error"), "\(err)", sourceLocation: sourceLocation)
    for word in words {
      #expect(err.contains(word), "\(word) is missing: \(err.prefix(500))", sourceLocation: sourceLocation)
    }
  }

  /// Seconds of the processor, which other programs hardly change, of a script that ends with `times`.
  var processorSeconds: Double {
    get throws {
      let user = try #require(text.split(separator: "\n").last?.split(separator: " ").first)
      let parts = user.dropLast().split(separator: "m").compactMap { Double($0) }
      try #require(parts.count == 2, "\(text)")
      return parts[0] * 60 + parts[1]
    }
  }
}
