/// How long an operator of Kotlin or Dart is. `<` and `>` stay single, because they are also brackets of types.
enum SymbolLength {
  /// The length of the operator that begins with these bytes.
  static func of(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    switch (first, second) {
    case (UInt8(ascii: "."), UInt8(ascii: ".")): third == first ? 3 : 2
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
      third == second ? 3 : 2
    case (UInt8(ascii: "?"), UInt8(ascii: ".")), (UInt8(ascii: "?"), UInt8(ascii: ":")),
      (UInt8(ascii: "?"), UInt8(ascii: "?")), (UInt8(ascii: "!"), UInt8(ascii: "!")),
      (UInt8(ascii: "="), UInt8(ascii: ">")), (UInt8(ascii: "-"), UInt8(ascii: ">")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
      (UInt8(ascii: ":"), UInt8(ascii: ":")), (UInt8(ascii: "+"), UInt8(ascii: "=")),
      (UInt8(ascii: "-"), UInt8(ascii: "=")), (UInt8(ascii: "*"), UInt8(ascii: "=")),
      (UInt8(ascii: "/"), UInt8(ascii: "=")), (UInt8(ascii: "%"), UInt8(ascii: "=")),
      (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
      (UInt8(ascii: "~"), UInt8(ascii: "/")):
      2
    default: 1
    }
  }
}
