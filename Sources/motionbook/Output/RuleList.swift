import Presets
import CommandLineKit
import StrictJSON
import Validation

/// `validate --rules` and `validate --explain`
enum RuleList {
  static func print(on console: Console, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.array("rules") { writer in
          for rule in Rules.all { writer.object { write(rule, to: &$0) } }
        }
      }
      return console.outBytes(writer.text.utf8)
    }
    var table = Table()
    table.add(["RULE", "SEVERITY", "THRESHOLD", "SUMMARY"])
    for rule in Rules.all {
      table.add([
        rule.id, rule.severity.rawValue, rule.threshold.map { Figures.text($0.value) } ?? "", rule.summary,
      ])
    }
    console.out(table.text)
  }

  static func explain(_ rule: Rule, on console: Console, asJSON: Bool) {
    guard asJSON else { return console.out(rule.explained, terminator: "") }
    var writer = JSONWriter()
    writer.object { writer in
      write(rule, to: &writer)
      writer.member("explanation", rule.explanation)
      writer.member("wrong", rule.bad.map(\.registry))
      writer.member("right", rule.good.map(\.registry))
    }
    console.outBytes(writer.text.utf8)
  }

  private static func write(_ rule: Rule, to writer: inout JSONWriter) {
    writer.member("rule", rule.id)
    writer.member("severity", rule.severity.rawValue)
    writer.member("summary", rule.summary)
    writer.member("threshold", rule.threshold?.value)
    writer.member("thresholdMeaning", rule.threshold?.meaning)
    writer.member("isStyle", rule.isStyle)
  }
}
