import AppCheck
import CommandLineKit
import StrictJSON

/// `check --rules` and `check --explain`
enum CheckRuleList {
  static func print(on console: Console, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.array("rules") { writer in
          for rule in CheckRules.all { writer.object { write(rule, to: &$0) } }
        }
      }
      return console.outBytes(writer.text.utf8)
    }
    var table = Table()
    table.add(["RULE", "SEVERITY", "SUMMARY"])
    for rule in CheckRules.all { table.add([rule.id, rule.severity.rawValue, rule.summary]) }
    console.out(table.text)
  }

  static func explain(_ rule: CheckRule, on console: Console, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      writer.object { writer in
        write(rule, to: &writer)
        writer.member("explanation", rule.explanation)
      }
      return console.outBytes(writer.text.utf8)
    }
    console.out("\(rule.id) (\(rule.severity.rawValue))\n\(rule.summary)\n\n\(rule.explanation)")
  }

  private static func write(_ rule: CheckRule, to writer: inout JSONWriter) {
    writer.member("rule", rule.id)
    writer.member("severity", rule.severity.rawValue)
    writer.member("summary", rule.summary)
  }
}
