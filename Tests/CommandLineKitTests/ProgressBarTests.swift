import TestSupport
import Testing

@testable import CommandLineKit

@Suite("Progress bar")
struct ProgressBarTests {
  private func console(
    _ environment: [String: String] = ["LANG": "C.UTF-8"], width: Int = 80, isTerminal: Bool = true
  ) -> Console {
    Console.captured(environment: environment, width: width, errorIsTerminal: isTerminal)
  }

  @Test("it is drawn over itself, and taken away at the end")
  func drawing() {
    let console = console()
    let bar = ProgressBar(console, "checking", total: 200, delay: 0, interval: 0)
    bar.update(50)
    #expect(
      console.capturedErrors
        == "\r" + "checking ██████░░░░░░░░░░░░░░░░░░ 25 % (50 of 200)" + "\u{1B}[K")
    bar.update(200)
    bar.finish()
    bar.finish()
    #expect(console.capturedErrors.hasSuffix("(50 of 200)\u{1B}[K\r\u{1B}[K"))
  }

  @Test("whatever is written takes it away first")
  func otherWords() {
    let console = console(["LANG": "C"])
    let bar = ProgressBar(console, "checking", total: 2, delay: 0, interval: 0)
    bar.update(1)
    console.note("a note")
    bar.update(1)
    console.out("a result")
    let line = "\rchecking ############............ 50 % (1 of 2)\u{1B}[K"
    #expect(console.capturedErrors == line + "\r\u{1B}[Ka note\n" + line + "\r\u{1B}[K")
    #expect(console.capturedOutput == "a result\n")
  }

  @Test("a narrow terminal gets what fits on one line")
  func narrow() {
    let console = console(width: 12)
    ProgressBar(console, "checking", total: 2, delay: 0, interval: 0).update(1)
    #expect(console.capturedErrors == "\rchecking ██\u{1B}[K")
  }

  @Test(
    "it is not there without a terminal, when it is to be quiet, on a dumb terminal, and before work is long")
  func silence() {
    let quiet = console()
    quiet.isQuiet = true
    for console in [console(isTerminal: false), quiet, console(["TERM": "dumb"])] {
      let bar = ProgressBar(console, "checking", total: 2, delay: 0, interval: 0)
      bar.update(1)
      bar.finish()
      #expect(console.capturedErrors == "")
    }
    let early = console()
    let bar = ProgressBar(early, "checking", total: 2, delay: 60)
    bar.update(1)
    bar.finish()
    #expect(early.capturedErrors == "")
  }
}
