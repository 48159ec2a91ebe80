/// Something that the person typed wrong: exit 64, and the usage line is printed too.
public struct UsageError: CommandFailure, Equatable {
  /// What is wrong.
  public let sentence: String
  /// Synopsis and help of the parameter that is wrong, if it is one.
  public let parameterHelp: String?
  /// The names of the command, the tool's first; the tool fills in what a command leaves out.
  public internal(set) var commandPath: [String]?

  /// EX_USAGE of sysexits.h, as in swift-argument-parser.
  public var exitCode: Int32 { 64 }

  /// A mistake in the command line.
  public init(_ sentence: String) {
    self.init(sentence, parameterHelp: nil, commandPath: nil)
  }

  init(_ sentence: String, parameterHelp: String? = nil, commandPath: [String]?) {
    self.sentence = sentence
    self.parameterHelp = parameterHelp
    self.commandPath = commandPath
  }
}
