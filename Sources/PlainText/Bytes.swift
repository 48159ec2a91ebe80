extension String {
  /// Lets the body read the text's bytes in a row.
  ///
  /// A text that hands them out one by one takes two to six times as long: the checksums of the migrations were a tenth of a
  /// cold start, and the grammar of names a twentieth of validation.
  @inlinable
  package func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    var text = self
    return text.withUTF8 { body($0) }
  }
}
