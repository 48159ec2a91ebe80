import Findings

/// Texts that break formats which forget to escape.
enum Hostile {
  static let texts = [
    "quotes \" ' ` \\", "two\nlines", "carriage\r\nreturn", "tab\there", "]]> <![CDATA[ <b a='1'> & &amp;",
    "::error file=x::oops\n::set-output name=a::b", "100 %, 50 %25 %0A", "a:b,c=d;e|f",
    "bidi \u{61C}\u{200F}\u{202E}txt\u{202C} \u{2066}x\u{2069}",
    "escape \u{1B}[31mred\u{1B}[0m \u{9B}1m bell \u{7}", "separator \u{2028}\u{2029}\u{85}\u{B}\u{C}",
    "astral 😀 e\u{301} \u{1F468}\u{200D}\u{1F469}", "bom \u{FEFF} \u{FFFE} \u{FFFF}", "delete \u{7F}",
    "nul \u{0} one \u{1}", "",
    " lead and trail ", "{0} [link](https://example.com) ##[error]x",
    "file.swift:1:1: error: not this one [rule]",
  ]

  /// One finding a text, the text in every member that can hold it.
  static let findings = Finding.sortedAndNumbered(
    texts.map { text in
      Finding(
        rule: "rule" + text, severity: .warning, preset: "preset" + text,
        place: Place(
          file: "folder/" + text + ".swift", line: 3, column: 4, endLine: 3, endColumn: 9, path: "path" + text
        ),
        platform: text, subject: text, message: "message" + text, hint: "hint" + text,
        motion: FoundMotion(
          kind: .spring, api: text, parameters: [FoundParameter("p" + text, 1)], duration: 0.3, bounce: 0),
        nearest: NearestPreset(preset: text, distance: 0, at: 0), replacement: text)
    })

  static let rules = texts.map { text in
    RuleDescription(
      id: "rule" + text, summary: "summary" + text, explanation: "explanation" + text, severity: .warning)
  }

  static let input = ReportInput(
    findings: findings, summary: FindingSummary(findings, presets: 1), rules: rules,
    tool: ReportTool(name: "tool" + texts.joined(), version: texts.joined()),
    usesColor: false, width: 60, source: { _ in texts })
}
