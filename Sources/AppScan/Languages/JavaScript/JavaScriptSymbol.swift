/// How long an operator of JavaScript is. `<` and `>` stay single before others of their kind, because they are
/// also the brackets of type arguments.
enum JavaScriptSymbol {
  /// The length of the operator that begins with these bytes.
  static func length(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    switch first {
    case UInt8(ascii: "."): return second == first && third == first ? 3 : 1
    case UInt8(ascii: "="):
      if second == UInt8(ascii: ">") { return 2 }
      return second == first ? (third == first ? 3 : 2) : 1
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? (third == second ? 3 : 2) : 1
    case UInt8(ascii: "?"):
      // `a?.5:1` is a condition.
      if second == UInt8(ascii: ".") { return third &- UInt8(ascii: "0") < 10 ? 1 : 2 }
      return second == first ? (third == UInt8(ascii: "=") ? 3 : 2) : 1
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "*"):
      if second == first { return third == UInt8(ascii: "=") ? 3 : 2 }
      return second == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return second == first || second == UInt8(ascii: "=") ? 2 : 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "^"), UInt8(ascii: "/"):
      return second == UInt8(ascii: "=") ? 2 : 1
    default: return 1
    }
  }
}
