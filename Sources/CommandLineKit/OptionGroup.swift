/// A bundle of wrapped properties that several commands share.
package protocol Options {
  /// A bundle with nothing parsed yet.
  init()

  /// Checks what single values cannot show; called before the command's own `validate`.
  ///
  /// - Throws: ``UsageError`` for what the person typed wrong.
  func validate() throws
}

extension Options {
  /// Accepts everything.
  package func validate() throws {}
}

/// Puts a bundle of parameters into a command as if they were declared there.
@propertyWrapper
package struct OptionGroup<Group: Options> {
  /// The bundle.
  package let wrappedValue: Group

  /// A group of parameters.
  package init() {
    wrappedValue = Group()
  }
}

/// An option group without its type.
protocol ParameterBundle {
  var options: any Options { get }
}

extension OptionGroup: ParameterBundle {
  var options: any Options { wrappedValue }
}
