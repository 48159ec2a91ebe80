extension String {
  /// A file's path as a URI: relative without `./`, absolute with `file://`, everything but unreserved characters
  /// percent-encoded (RFC 3986, section 2.3), the colon too, which would make a first segment a scheme.
  var fileURI: String {
    let path = withoutDotSegment
    return (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded
  }

  /// A path without leading `./`, which formats that compare paths take for another file.
  var withoutDotSegment: String {
    var path = Substring(self)
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    return String(path)
  }

  private var percentEncoded: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
