/// Something that the person typed wrong: exit 64, and the usage line is printed too.
package struct UsageError: CommandFailure, Equatable {
  /// What is wrong.
  package let sentence: String
  /// Synopsis and help of the parameter that is wrong, if it is one.
  package let parameterHelp: String?
  /// The names of the command, the tool's first; the tool fills in what a command leaves out.
  package internal(set) var commandPath: [String]?

  /// EX_USAGE of sysexits.h, as in swift-argument-parser.
  package var exitCode: Int32 { 64 }

  /// A mistake in the command line.
  package init(_ sentence: String) {
    self.init(sentence, parameterHelp: nil, commandPath: nil)
  }

  init(_ sentence: String, parameterHelp: String? = nil, commandPath: [String]?) {
    self.sentence = sentence
    self.parameterHelp = parameterHelp
    self.commandPath = commandPath
  }
}
