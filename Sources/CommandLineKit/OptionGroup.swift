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

/// An option group without its type.
package class ParameterBundle: WrappedProperty {
  let options: any Options

  init(_ options: any Options) { self.options = options }
}

/// Puts a bundle of parameters into a command as if they were declared there.
///
/// Its type demands no protocol of the group: the runtime would look for it among all conformances when the command starts.
@propertyWrapper
package final class OptionGroup<Group>: ParameterBundle {
  /// The bundle.
  package let wrappedValue: Group

  /// A group of parameters.
  package init() where Group: Options {
    wrappedValue = Group()
    super.init(wrappedValue)
  }
}
