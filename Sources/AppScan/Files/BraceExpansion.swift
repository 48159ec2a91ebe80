/// Writes out the braces of a pattern: `*.{ts,tsx}` is `*.ts` and `*.tsx`.
enum BraceExpansion {
  /// More alternatives than this are a mistake.
  static let limit = 256

  /// The pattern without braces, once for each combination.
  ///
  /// - Throws: ``PathPatternProblem/unfinished`` or ``PathPatternProblem/tooMany``.
  static func alternatives(of pattern: [UInt8]) throws(PathPatternProblem) -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var index = 0
    while index < pattern.count {
      var choices: [[UInt8]]
      switch pattern[index] {
      case UInt8(ascii: "{"): choices = try members(pattern, &index)
      case UInt8(ascii: "\\") where index + 1 < pattern.count:
        choices = [Array(pattern[index...index + 1])]
        index += 2
      default:
        choices = [[pattern[index]]]
        index += 1
      }
      if results.count * choices.count > limit { throw .tooMany }
      results = results.flatMap { beginning in choices.map { beginning + $0 } }
    }
    return results
  }

  private static func members(_ pattern: [UInt8], _ index: inout Int) throws(PathPatternProblem) -> [[UInt8]]
  {
    var members: [[UInt8]] = [[]]
    index += 1
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "}"): return members
      case UInt8(ascii: "{"), UInt8(ascii: "["): throw .unfinished
      case UInt8(ascii: ","): members.append([])
      case UInt8(ascii: "\\") where index < pattern.count:
        members[members.count - 1] += [byte, pattern[index]]
        index += 1
      default: members[members.count - 1].append(byte)
      }
    }
    throw .unfinished
  }
}
