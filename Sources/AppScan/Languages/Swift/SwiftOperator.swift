/// How long an operator is. `<` and `>` stand alone, because they are brackets of generics too, and so do `?` and
/// `!`, because they stand behind types and values.
enum SwiftOperator {
  /// The length of the operator that begins with these bytes.
  @inline(__always)
  static func length(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    switch (first, second) {
    case (UInt8(ascii: "."), UInt8(ascii: ".")):
      third == UInt8(ascii: ".") || third == UInt8(ascii: "<") ? 3 : 2
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
      third == UInt8(ascii: "=") ? 3 : 2
    case (UInt8(ascii: "?"), UInt8(ascii: ".")), (UInt8(ascii: "?"), UInt8(ascii: "?")),
      (UInt8(ascii: "!"), UInt8(ascii: ".")), (UInt8(ascii: "-"), UInt8(ascii: ">")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: "+"), UInt8(ascii: "=")), (UInt8(ascii: "-"), UInt8(ascii: "=")),
      (UInt8(ascii: "*"), UInt8(ascii: "=")), (UInt8(ascii: "%"), UInt8(ascii: "=")):
      2
    default: 1
    }
  }
}
